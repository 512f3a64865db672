"""Before play starts: kernels not yet compiled are compiled, and whoever plays is told why it takes long, or
that a bot is weaker without them."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

import click

from backnine.bots import find_bot
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.opponents import weaker_here
from backnine.tui.terminal import say

DOT_SECONDS = 3


def warm_up(words: Words, game: str, bots: Iterable[str | None]) -> None:
    for name in {name for name in bots if name}:
        with suppress(Refused):  # whoever wants to play with a bot we do not know will be told then
            bot = find_bot(name)
            if bot.needs_time(game):
                click.echo(words("table-compiling"), err=True)
                with _signs_of_life():
                    bot.get_ready(game)
                _forget_keys()


@contextmanager
def _signs_of_life() -> Iterator[None]:
    """A dot now and then, where somebody looks."""
    sys.stderr.flush()
    if not sys.stderr.isatty():
        yield
        return
    done = Event()
    dots = Thread(target=_dots, args=(done,), daemon=True)
    dots.start()
    try:
        yield
    finally:
        done.set()
        dots.join()
        click.echo(err=True)


def _dots(done: Event) -> None:
    while not done.wait(DOT_SECONDS):
        click.echo(".", nl=False, err=True)


def _forget_keys() -> None:
    """What was typed while waiting was not meant as a move."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import termios  # noqa: PLC0415 - not everywhere

            termios.tcflush(sys.stdin, termios.TCIFLUSH)


def say_if_weaker(words: Words, bots: Iterable[str | None]) -> None:
    """Beside the results, so that nobody measures or beats the wrong bot unawares."""
    if weaker_here(bots):
        say(words("table-tour-without-fast"), err=True)
