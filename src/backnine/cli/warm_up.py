"""Before play starts: kernels not yet compiled are compiled, and whoever plays is told why it takes long, or
that a bot is weaker without them."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from time import monotonic

import click

from backnine.arena.kernels import get_ready, kernels_for
from backnine.arena.plan import Plan
from backnine.bots import find_bot
from backnine.cli.progress import clock
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.opponents import weaker_here
from backnine.tui.terminal import say

SECONDS = 1  # between two signs of life
ERASE_LINE = "\r\x1b[K"


def warm_up(words: Words, game: str, bots: Iterable[str | None]) -> None:
    for name in {name for name in bots if name}:
        with suppress(Refused):  # whoever wants to play with a bot we do not know will be told then
            bot = find_bot(name)
            if bot.needs_time(game):
                with compiling(words):
                    bot.get_ready(game)
                _forget_keys()


@contextmanager
def compiling(words: Words) -> Iterator[None]:
    """Something is compiled for somebody who waits."""
    click.echo(words("table-compiling"), err=True)
    with _signs_of_life(words):
        yield


def warm_up_matches(words: Words, plan: Plan) -> None:
    """Compile what plays whole matches, if this plan is for it."""
    compiled = kernels_for(plan)
    if compiled and not compiled.is_kept():
        click.echo(words("cli-sim-compiling"), err=True)
        with _signs_of_life(words):
            get_ready(plan, compiled)


@contextmanager
def _signs_of_life(words: Words) -> Iterator[None]:
    """How much is compiled by now and how long it has taken, where somebody looks."""
    sys.stderr.flush()
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield
        return
    done = Event()
    telling = Thread(target=_tell, args=(words, done), daemon=True)
    telling.start()
    try:
        yield
    finally:
        done.set()
        telling.join()
        sys.stderr.write(ERASE_LINE)


def _tell(words: Words, done: Event) -> None:
    from backnine.fast.disk_cache import parts_kept  # noqa: PLC0415 - loads Numba

    began, before = monotonic(), parts_kept()
    while not done.wait(SECONDS):
        told = words("table-compiled", parts=parts_kept() - before, time=clock(monotonic() - began))
        sys.stderr.write(ERASE_LINE + told)
        sys.stderr.flush()


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
