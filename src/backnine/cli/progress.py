"""A bar on the screen of somebody who waits: how far, and how long still."""

import os
import sys
from shutil import get_terminal_size
from time import monotonic
from types import TracebackType
from typing import Final

from backnine.locales import Words
from backnine.tui.text import cells

WIDEST_BAR: Final = 40
ENDLESS: Final = 10**12  # so many is no number of matches, but no limit
_BLINK: Final = 0.1  # seconds between two drawings
_PARTS: Final = " ▏▎▍▌▋▊▉█"


class Progress:
    """`with Progress(words) as progress: … progress(done, wanted)`. Draws on standard error, and only if that
    is a terminal; nothing of it is left on the screen afterwards."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.shown = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self.began = self.drawn = monotonic()
        self.before: int | None = None  # matches that were played before, or waited for to begin

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._draw("")

    def __call__(self, done: int, wanted: int) -> None:
        now = monotonic()
        if self.before is None:
            self.before, self.began = done, now
        if self.shown and (done == self.before or now - self.drawn > _BLINK):
            self.drawn = now
            self._draw(
                bar(self.words, done, wanted, self._left(done, wanted), get_terminal_size().columns - 1)
            )

    def _left(self, done: int, wanted: int) -> float | None:
        """Seconds, by how long those took that were played since it began."""
        since = done - (self.before or 0)
        return (self.drawn - self.began) / since * (wanted - done) if since else None

    def _draw(self, line: str) -> None:
        if self.shown:
            sys.stderr.write(f"\r\x1b[K{line}")
            sys.stderr.flush()


def bar(words: Words, done: int, wanted: int, seconds: float | None, width: int) -> str:
    """The bar and, as far as they fit, how many of how many and the time left; of how many and how long is
    not told where nobody knows."""
    if wanted >= ENDLESS:
        return f"{done}"[:width]
    told = f" {done}/{wanted}"
    left = "" if seconds is None else "  " + words("cli-arena-time-left", time=clock(seconds))
    if cells(told + left) + 10 > width:
        left = ""
    room = min(width - cells(told + left) - 2, WIDEST_BAR)
    if room < 4:
        return told.strip()[:width]
    whole, part = divmod(round(min(1, done / wanted) * room * 8), 8)
    filled = "█" * whole + (_PARTS[part] if part else "")
    return f"▕{filled:<{room}}▏{told}{left}"


def clock(seconds: float) -> str:
    """0:07, 12:30, 1:02:03."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
