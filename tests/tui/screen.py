"""A real terminal for tests: the command runs on a pseudo-terminal, and a screen shows what a person sees."""

import re
import time
from pathlib import Path
from types import TracebackType

import pexpect
import pyte

from tests.command import COMMAND, environment

PATIENCE = 30


class Screen:
    """`Screen("play", …, columns=80, rows=24)`: `wait_for` reads until a text shows, `type` sends a line."""

    def __init__(self, *arguments: str | Path, columns: int = 80, rows: int = 24, **env: str) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.Stream(self.screen)
        self.raw = ""
        self.child = pexpect.spawn(
            str(COMMAND),
            [str(argument) for argument in arguments],
            dimensions=(rows, columns),
            env=environment(TERM="xterm-256color", **env),
            encoding="utf-8",
            timeout=PATIENCE,
            echo=True,
        )

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
        while True:
            alive = self.read()
            if not alive:
                return False
            if self.asks():
                return True
            assert time.monotonic() < end, f"neither asks nor ends:\n{self.text}"

    def asks(self) -> bool:
        """The cursor stands behind a prompt and nothing more is coming."""
        line = self.screen.display[self.screen.cursor.y].rstrip()
        blank = not line and self.screen.cursor.y > 0
        return (line == ">" or self.screen.cursor.x > 0 or blank) and not self._more()

    def _more(self) -> bool:
        before = len(self.raw)
        self.read()
        return len(self.raw) != before

    def type(self, line: str) -> None:
        """Send a line; what was on the screen before is forgotten by the next page."""
        self.child.send(line + "\r")

    def ended(self) -> int:
        """Wait for the end and give the exit code."""
        while self.read():
            pass
        self.child.close()
        assert self.child.exitstatus is not None
        return int(self.child.exitstatus)
