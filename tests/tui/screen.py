"""A real terminal for tests: the command runs on a pseudo-terminal, and a screen shows what a person sees."""

import re
import time
from pathlib import Path
from types import TracebackType

import pexpect
import pyte

from backnine.locales import Words
from tests.command import COMMAND, environment

PATIENCE = 30


def plain(raw: str) -> str:
    """Output without its colours and carriage returns."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\r", "", raw)


def prompts_of(words: Words) -> tuple[str, ...]:
    """What the program prints last when it waits for a line."""
    waits = [words("table-remember"), words("table-remember-one"), words("table-hand-over-ready", name="")]
    enter = [f"{words('table-press-enter')} {more}" for more in ("", "[q] ")]
    return ("> ", *enter, *(f"{wait}\n" for wait in waits))


class Screen:
    """`Screen("play", …, columns=80, rows=24)`: `wait_for` reads until a text shows, `type` sends a line."""

    def __init__(self, *arguments: str | Path, columns: int = 80, rows: int = 24, **env: str) -> None:
        texts = [str(argument) for argument in arguments]
        language = texts[texts.index("--lang") + 1] if "--lang" in texts else "en"
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.raw = ""
        self.answered = 0
        self.prompts = prompts_of(Words(language))
        self.child = pexpect.spawn(
            str(COMMAND),
            texts,
            dimensions=(rows, columns),
            env=environment(**{"TERM": "xterm-256color"} | env),
            encoding="utf-8",
            timeout=PATIENCE,
            echo=True,
        )
        self.child.delaybeforesend = None  # nothing is sent before it was asked for

    def __enter__(self) -> "Screen":
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

    def read(self) -> bool:
        """Take what has come; false at the end of the program."""
        try:
            data = self.child.read_nonblocking(65536, timeout=0.05)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.raw += data
        self.stream.feed(data)
        return True

    def wait_for(self, pattern: str) -> str:
        """The screen once it shows the pattern."""
        end = time.monotonic() + PATIENCE
        while not re.search(pattern, self.flat):
            alive = self.read()
            if not re.search(pattern, self.flat):
                assert alive, f"ended without {pattern!r}:\n{self.text}"
                assert time.monotonic() < end, f"never saw {pattern!r}:\n{self.text}"
        return self.text

    def prompted(self) -> bool:
        """Wait until the program asks for something (true) or has ended (false)."""
        end = time.monotonic() + PATIENCE
        while not self.asks():
            if not self.read():
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
        while self.read():
            pass
        self.child.close()
        assert self.child.exitstatus is not None
        return int(self.child.exitstatus)
