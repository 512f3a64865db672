"""Before play starts: kernels not yet compiled are compiled, and whoever plays is told why it takes long, or
that a bot is weaker without them."""

import sys
from collections.abc import Iterable
from contextlib import suppress

import click

from backnine.bots import find_bot
from backnine.bots.tour import NAME, Tour
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.opponents import weaker_here
from backnine.tui.terminal import say


def warm_up(words: Words, game: str, bots: Iterable[str | None]) -> None:
    for name in {name for name in bots if name and name.startswith(NAME)}:
        with suppress(Refused):  # whoever wants to play with a bot we do not know will be told then
            bot = find_bot(name)
            if isinstance(bot, Tour) and bot.needs_time(game):
                click.echo(words("table-compiling"), err=True)
                sys.stderr.flush()
                bot.get_ready(game)
                _forget_keys()


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
