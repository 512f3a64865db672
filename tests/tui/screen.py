"""A real terminal for tests: the command runs on a pseudo-terminal, and a screen shows what a person sees."""

import os
import pty
import re
import signal
import subprocess
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import pexpect
import pyte
from pexpect.fdpexpect import fdspawn

from backnine.locales import Words
from backnine.tui.own_name import keep_name
from tests.command import COMMAND, STATE, environment
from tests.forked import Forked

PATIENCE = 30


def plain(raw: str) -> str:
    """Output without its colours and carriage returns, and without what changed elsewhere on the page."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\r", "", re.sub(r"\x1b7.*?\x1b8", "", raw))


def prompts_of(words: Words) -> tuple[str, ...]:
    """What the program prints last when it waits for a line."""
    waits = [words("table-remember"), words("table-remember-one"), words("table-hand-over-ready", name="")]
    enter = [f"{words('table-press-enter')} {more}" for more in ("", "[q] ")]
    return ("> ", *enter, *(f"{wait}\n" for wait in waits))


class Forking(fdspawn):  # type: ignore[misc]
    """What `pexpect.spawn` is, but the command is forked, with its modules read."""

    def __init__(self, arguments: list[str], rows: int, columns: int, env: dict[str, str]) -> None:
        ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (rows, columns))
        self.forked = Forked([str(COMMAND), *arguments], env, [theirs] * 3, terminal=True)
        os.close(theirs)
        super().__init__(ours, encoding="utf-8", timeout=PATIENCE)

    def sendintr(self) -> None:
        os.write(self.child_fd, b"\x03")

    def sendeof(self) -> None:
        os.write(self.child_fd, b"\x04")

    def kill(self, which: int) -> None:
        self.forked.send_signal(which)

    def wait(self) -> int:
        return self.forked.wait(PATIENCE)

    def close(self, force: bool = False) -> None:
        """As somebody closes a window, who waits no longer than a second."""
        if not self.closed:
            super().close()
        try:
            self.forked.wait(1)
        except subprocess.TimeoutExpired:
            self.kill(signal.SIGKILL)
        code = self.wait()
        self.exitstatus = code if code >= 0 else None


class Screen:
    """`Screen("play", …, columns=80, rows=24)`: `wait_for` reads until a text shows, `type` sends a line."""

    def __init__(
        self, *arguments: str | Path, columns: int = 80, rows: int = 24, forked: bool = True, **env: str
    ) -> None:
        texts = [str(argument) for argument in arguments]
        language = texts[texts.index("--lang") + 1] if "--lang" in texts else "en"
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.raw = ""
        self.answered = 0
        self.prompts = prompts_of(Words(language))
        keep_name(STATE, "")  # somebody who was asked for a name before, and wanted none
        env = environment(**{"TERM": "xterm-256color"} | env)
        self.child = (
            Forking(texts, rows, columns, env)
            if forked
            else pexpect.spawn(
                str(COMMAND), texts, dimensions=(rows, columns), env=env, encoding="utf-8", timeout=PATIENCE
            )
        )
        self.child.delaybeforesend = None  # nothing is sent before it was asked for

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.child.close(force=True)

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display).strip("\n")

    @property
    def flat(self) -> str:
        """The screen as one line, whatever was wrapped."""
        return " ".join(self.text.split())

    def read(self, patience: float = 0.05) -> bool:
        """Take what has come, or wait a little for it; false at the end of the program."""
        try:
            data = self.child.read_nonblocking(65536, timeout=patience)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.raw += data
        self.stream.feed(data)
        return True

    def wait_for(self, pattern: str) -> str:
        """The screen once it shows the pattern, with what comes together with it: a page comes in pieces."""
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, self.flat):
            alive = self.read(1)
            if not re.search(pattern, self.flat):
                assert alive, f"ended without {pattern!r}:\n{self.text}"
                assert time.monotonic() < end, f"never saw {pattern!r}:\n{self.text}"
        text = self.text
        while self.read_more() and re.search(pattern, self.flat):
            text = self.text
        return text

    def read_more(self) -> bool:
        """Whether anything more came within a moment."""
        before = len(self.raw)
        return self.read() and len(self.raw) > before

    def prompted(self) -> bool:
        """Wait until the program asks for something (true) or has ended (false)."""
        end = time.monotonic() + PATIENCE
        while not self.asks():
            if not self.read(1):
                return False
            assert time.monotonic() < end, f"neither asks nor ends:\n{self.text}"
        return True

    def asks(self) -> bool:
        """The last thing printed since the last answer is a prompt."""
        printed = plain(self.raw[self.answered :])
        return printed.endswith(self.prompts)

    def type(self, line: str) -> None:
        """Send a line."""
        self.answered = len(self.raw)
        self.child.send(line + "\r")

    def ended(self) -> int:
        """Wait for the end and give the exit code."""
        while self.read(1):
            pass
        self.child.close()
        assert self.child.exitstatus is not None
        return int(self.child.exitstatus)
