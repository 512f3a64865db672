"""A new match for the score keeper: asks for whatever was not said on the command line."""

import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from backnine.games import GAMES, Game, find_game
from backnine.hole import Seat
from backnine.house import House
from backnine.keeper import KeptMatch, begin, standing
from backnine.keeper.kept import check_names
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.match import Pick, draw_for_dealer, lowest
from backnine.names import clean_name
from backnine.refused import Refused
from backnine.shuffle import Shuffle, new_seed
from backnine.tui.faces import card_name
from backnine.tui.keeping import KeptFile
from backnine.tui.people import join_names
from backnine.tui.terminal import Terminal
from backnine.tui.text import key_text, paint, wrap

T = TypeVar("T")
MOST_LISTED = 9


class KeptWishes(NamedTuple):
    """What was said on the command line; empty: it is asked for."""

    game: str = ""
    house: str = ""
    names: str = ""


def new_match(words: Words, terminal: Terminal, wishes: KeptWishes) -> KeptMatch:
    game = find_game(wishes.game) if wishes.game else _ask_game(words, terminal)
    house = game.house(wishes.house)
    names = _names(game, house, wishes.names) if wishes.names else _ask_names(words, terminal, game, house)
    draw: tuple[Pick, ...] = ()
    dealer = _ask_dealer(words, terminal, names)
    if dealer is None:
        draw = draw_for_dealer(game, len(names), house, Shuffle(new_seed()))
        dealer = lowest(game, draw[-1], house)[0]
        _show_draw(words, terminal, names, draw)
    kept = KeptMatch(secrets.token_hex(5), int(time.time() * 1000), game, house, tuple(names), dealer, draw)
    return begin(kept)


def _ask(words: Words, terminal: Terminal, lines: list[str], question: str, read: Callable[[str], T]) -> T:
    """Until the answer will do."""
    complaint = ""
    while True:
        alarm = [paint(line, "alarm") for line in (wrap(complaint, terminal.width) if complaint else [])]
        terminal.page([*lines, *alarm, *wrap(words(question), terminal.width)])
        try:
            return read(terminal.ask())
        except Refused as refused:
            complaint = problem_text(words, refused)


def _ask_game(words: Words, terminal: Terminal) -> Game:
    lines = [key_text(str(number), words(f"{game.name}-name")) for number, game in enumerate(GAMES, 1)]
    return _ask(
        words, terminal, lines, "keeper-ask-game", lambda typed: GAMES[_number(typed, len(GAMES)) - 1]
    )


def _ask_names(words: Words, terminal: Terminal, game: Game, house: House) -> list[str]:
    lines = [paint(words(f"{game.name}-name"), "strong")]
    return _ask(words, terminal, lines, "keeper-ask-names", lambda typed: _names(game, house, typed))


def _names(game: Game, house: House, typed: str) -> list[str]:
    names = [name for part in typed.replace("、", ",").split(",") if (name := clean_name(part))]
    game.check_players(len(names), house)
    check_names(names)
    return names


def _ask_dealer(words: Words, terminal: Terminal, names: list[str]) -> Seat | None:
    """None: it is drawn here."""
    lines = [key_text(str(number), name) for number, name in enumerate(names, 1)]
    return _ask(
        words,
        terminal,
        lines,
        "keeper-ask-dealer",
        lambda typed: _number(typed, len(names)) - 1 if typed else None,
    )


def _show_draw(words: Words, terminal: Terminal, names: list[str], draw: tuple[Pick, ...]) -> None:
    for seat, name in enumerate(names):
        cards = ", ".join(card_name(words, card) for pick in draw if (card := pick[seat]) is not None)
        terminal.show(wrap(words("keeper-drew", name=name, cards=cards), terminal.width))
    terminal.show([words("table-press-enter")])
    terminal.ask()


def _number(typed: str, most: int) -> int:
    number = int(typed[:3]) if typed.isdecimal() else 0
    if not 1 <= number <= most:
        raise Refused("keeper-not-understood", typed=typed[:40])
    return number


# Those kept before


def choose_kept(words: Words, terminal: Terminal, folder: Path) -> KeptFile | None:
    """One of the matches in the folder that are not over; None: a new one."""
    found = [(file, kept) for file, kept in _kept_in(folder) if standing(kept).outcome is None][:MOST_LISTED]
    if not found:
        return None
    lines = [
        key_text(str(number), f"{words(f'{kept.game.name}-name')} · {join_names(words, kept.names)}")
        for number, (_, kept) in enumerate(found, 1)
    ]
    return _ask(
        words,
        terminal,
        lines,
        "keeper-ask-kept",
        lambda typed: found[_number(typed, len(found)) - 1][0] if typed else None,
    )


def _kept_in(folder: Path) -> list[tuple[KeptFile, KeptMatch]]:
    """The newest first; what cannot be read is left alone."""
    found = []
    for path in folder.glob("*.json"):
        file = KeptFile(path)
        try:
            found.append((file, file.load()))
        except Refused:
            continue
    return sorted(found, key=lambda each: -each[1].at)
