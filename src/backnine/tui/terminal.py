"""The terminal itself: its width, a page on it, a question to it."""

import shutil
import sys
import unicodedata
from collections.abc import Iterable

import click

from backnine.refused import Refused

LEAST_COLUMNS = 30
MOST_COLUMNS = 100


class Terminal:
    """Where a person reads and types. Piped input and output work too, without clearing the screen."""

    @property
    def width(self) -> int:
        columns = shutil.get_terminal_size().columns
        if columns < LEAST_COLUMNS:
            raise Refused("narrow-terminal", columns=columns, least=LEAST_COLUMNS)
        return min(columns - 1, MOST_COLUMNS)  # a full last column makes some terminals wrap

    @property
    def height(self) -> int:
        return shutil.get_terminal_size().lines

    def page(self, lines: Iterable[str]) -> None:
        """A fresh screen with these lines."""
        if sys.stdout.isatty():
            click.echo("\x1b[H\x1b[2J\x1b[3J", nl=False)  # the scrolled-off part too: it may hold a secret
        self.show(lines)

    def show(self, lines: Iterable[str]) -> None:
        for line in lines:
            click.echo(line)

    def ask(self, prompt: str = "> ") -> str:
        """A line from the player; EOFError when there is no more input."""
        click.echo(prompt, nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            raise EOFError
        if not sys.stdin.isatty():
            click.echo(line.rstrip("\n"))
        return unicodedata.normalize("NFKC", line).strip()  # full-width letters are letters too
