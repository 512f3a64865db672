"""The terminal itself: its width, a page on it, a question to it."""

import os
import shutil
import sys
import unicodedata
from collections.abc import Callable, Iterable
from itertools import islice

import click

from backnine.refused import Refused, harmless
from backnine.tui.text import paint, wrap

LEAST_COLUMNS = 30
MOST_COLUMNS = 100


def somebody_is_there() -> bool:
    """A person reads and types, not a pipe or nobody."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def say(text: str, *, err: bool = False, color: bool | None = None) -> None:
    """A message outside a match: wrapped for a person at a terminal, as it is for a pipe; errors are red."""
    lines = text.split("\n")
    if (sys.stderr if err else sys.stdout).isatty():
        lines = [part for line in lines for part in wrap(line, Terminal().width)]
    for line in lines:
        click.echo(paint(line, "red") if err else line, err=err, color=color)


class Stale(Exception):  # noqa: N818 - no mistake
    """The page that asked is out of date."""


class Terminal:
    """Where a person reads and types. Piped input and output work too, without clearing the screen."""

    @property
    def width(self) -> int:
        columns = max(shutil.get_terminal_size().columns, LEAST_COLUMNS)
        return min(columns - 1, MOST_COLUMNS)  # a full last column makes some terminals wrap

    def check_width(self) -> None:
        """Before a match: refuse a terminal that cannot show it. One that shrinks later is borne with."""
        columns = shutil.get_terminal_size().columns
        if columns < LEAST_COLUMNS:
            raise Refused("narrow-terminal", columns=columns, least=LEAST_COLUMNS)

    @property
    def height(self) -> int:
        return shutil.get_terminal_size().lines

    def page(self, lines: Iterable[str]) -> None:
        """A fresh screen with these lines."""
        if sys.stdout.isatty():
            self.clear()
        self.show(lines)

    def clear(self) -> None:
        """Nothing of the page before may be read, not even by scrolling back: it may hold a secret."""
        if os.environ.get("TERM") == "dumb":
            click.echo("\n" * self.height)
        else:
            click.echo("\x1b[H\x1b[2J\x1b[3J", nl=False, color=True)  # NO_COLOR is about colours only

    def leaf(self, lines: Iterable[str], prompt: str, *, keep: int = 0) -> list[str] | None:
        """A long text, a page at a time; None if somebody types q before its end. The last `keep` lines or
        fewer are not shown but given back, for a page that has more to say. No more is read of the lines
        than is shown."""
        step = max(self.height - 2, 5)
        source, rest = iter(lines), list[str]()
        while True:
            rest += islice(source, max(step, keep + 1) - len(rest))
            if len(rest) <= keep:
                return rest
            self.page(rest[:step])
            rest = rest[step:]
            if self.ask(prompt).lower() == "q":
                return None

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            click.echo(line)

    def ask(self, prompt: str = "> ", stale: Callable[[], bool] | None = None) -> str:
        """A line from the player; EOFError when there is no more input. Where others play elsewhere, `Stale`
        as soon as the page is out of date."""
        click.echo(prompt, nl=False)
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            click.echo()
            raise EOFError
        if not somebody_is_there():
            click.echo(harmless(line))
        return unicodedata.normalize("NFKC", line).strip()  # full-width letters are letters too
