"""Choosing whom to play against: the bots by name, with a line of character each."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from backnine.bots import BOT_NAMES, BOTS, find_bot
from backnine.games import GAMES, Game
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.refused import Refused
from backnine.tui import pages
from backnine.tui.terminal import Terminal
from backnine.tui.text import cells, paint, wrap

T = TypeVar("T")

USUAL = "weekender"


def characters(words: Words) -> list[tuple[str, str]]:
    """The name of every bot and a line about it."""
    return [(bot.name, _character(words, bot.name)) for bot in BOTS]


def _character(words: Words, name: str) -> str:
    line = words(f"bot-{name}-character")
    return f"{line} {words('bot-without-fast')}" if weaker_here([name]) else line


def weaker_here(bots: Iterable[str | None]) -> bool:
    """One of these bots misses the compiled kernels."""
    # A seat may also be a program's.
    ours = [find_bot(name) for name in bots if name and name.partition("@")[0] in BOT_NAMES]
    return any(bot.lacks_kernels(game.name) for bot in ours for game in GAMES)


def note(words: Words, bots: Iterable[str | None], width: int) -> list[str]:
    """What should be known about these bots before the match."""
    if not weaker_here(bots):
        return []
    return ["", *(paint(line, "alarm") for line in wrap(words("table-tour-without-fast"), width))]


def ask(words: Words, game: Game, terminal: Terminal, count: int, seat: Callable[[list[str]], T]) -> T:
    """Ask a person for the bots in `count` empty seats; `seat` seats them, or refuses."""
    complaint = ""
    while True:
        terminal.page(_page(words, game, terminal.width, complaint))
        try:
            typed = terminal.ask()
            if typed.lower() in ("q", "quit"):
                raise SystemExit(0)  # nothing has begun yet
            return seat(understand(typed, count))
        except EOFError:
            return seat([USUAL] * count)
        except Refused as refused:
            complaint = problem_text(words, refused)


def understand(typed: str, count: int) -> list[str]:
    """`3` or `club` is that bot for every seat, `1,3` is a mixed table, `0` is nobody, nothing is the usual
    one."""
    if typed.strip() == "0":
        return []
    chosen = [_named(word) for word in typed.lower().replace(",", " ").split()] or [USUAL]
    return chosen * count if len(chosen) == 1 else chosen


def _named(word: str) -> str:
    by_number = {str(number): bot.name for number, bot in enumerate(BOTS, 1)}
    return by_number.get(word) or find_bot(word).name


def _page(words: Words, game: Game, width: int, complaint: str) -> list[str]:
    lines = [*pages.head(words, game, width), paint(words("table-against-whom"), "strong")]
    for number, (name, character) in enumerate(characters(words), 1):
        lines += _choice(number, name, character, width)
    lines += ["", *wrap(words("table-choose-bots", bot=USUAL.capitalize()), width)]
    return [*lines, *(paint(line, "alarm") for line in (wrap(complaint, width) if complaint else []))]


def _choice(number: int, name: str, character: str, width: int) -> list[str]:
    """`[1] Rookie     Still learning …`, later lines under the first."""
    key, column = f"[{number}]", max(cells(bot.name) for bot in BOTS) + 2
    first, *rest = wrap(character, width - column - len(key) - 1)
    indent = " " * (column + len(key) + 1)
    return [f"{paint(key, 'glow')} {name.capitalize():<{column}}{first}", *(indent + line for line in rest)]
