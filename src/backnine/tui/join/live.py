"""A terminal that can be interrupted while it asks: others play, too, and the page may be out of date."""

import codecs
import os
import sys
import unicodedata
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from threading import Event, Thread

import click

from backnine.refused import harmless
from backnine.tui.terminal import Stale, Terminal, somebody_is_there

LONGEST = 64 * 1024
TICK = 0.5  # seconds; where the system lets no key interrupt a wait


class LiveTerminal(Terminal):
    """A thread reads what is typed; `bell` rings for each line, as it does for news."""

    def __init__(self, bell: Event) -> None:
        self.bell = bell
        self._typed: deque[str | None] = deque()
        self._page: list[str] = []  # as it was last drawn
        Thread(target=self._read, daemon=True).start()

    def page(self, lines: Iterable[str]) -> None:
        self._page = list(lines)
        super().page(self._page)

    def rewrite(self, old: Sequence[str], new: Sequence[str]) -> None:
        """Lines of the page become others where they stand; what is being typed stays as it is."""
        if not sys.stdout.isatty() or os.environ.get("TERM") == "dumb" or len(self._page) >= self.height:
            return
        for before, after in zip(old, new, strict=False):
            if before != after and before in self._page:
                row = self._page.index(before)
                self._page[row] = after
                click.echo(f"\x1b7\x1b[{row + 1};1H", nl=False, color=True)
                click.echo(after, nl=False)
                click.echo("\x1b[K\x1b8", nl=False, color=True)

    def ask(self, prompt: str = "> ", stale: Callable[[], bool] | None = None) -> str:
        click.echo(prompt, nl=False)
        while not self._typed:
            self.bell.clear()
            if stale and stale():
                click.echo()
                raise Stale
            if not self._typed:
                self.bell.wait(TICK)
        line = self._typed.popleft()
        if line is None:
            self._typed.append(None)  # there will be no more
            click.echo()
            raise EOFError
        if not somebody_is_there():
            click.echo(harmless(line))
        return unicodedata.normalize("NFKC", line).strip()

    def _read(self) -> None:
        for line in _lines():
            self._typed.append(line)
            self.bell.set()
        self._typed.append(None)
        self.bell.set()


def _lines() -> Iterator[str]:
    """From under Python's buffers: a thread that waits in one would hold its lock when the program ends."""
    try:
        raw = sys.stdin.buffer.raw  # type: ignore[union-attr]
    except AttributeError:
        return
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    text = ""
    while data := raw.read(4096):
        text += decoder.decode(data)
        *lines, text = text.split("\n")
        yield from lines
        text = text[-LONGEST:]
    if text:
        yield text
