"""Positions drawn as text, and what a bot does in them. Seat 0 is to act; `?` is a card it does not know."""

from collections import Counter
from random import Random
from typing import NamedTuple

from backnine import games
from backnine.bots import find_bot
from backnine.but import but
from backnine.cards import Card
from backnine.hole import NOBODY, Hole, Layout, Slot, face_up, only
from backnine.match import Match, begin
from backnine.moves import Move
from backnine.shuffle import Shuffle
from backnine.view import View, view


class Position(NamedTuple):
    match: Match

    @property
    def view(self) -> View:
        return view(self.match, 0, recall=True)

    @property
    def moves(self) -> tuple[Move, ...]:
        return games.moves(self.match.hole, 0)


def play_nine(*layouts: str, top: str = "7", held: str = "", house: str = "", **drawn: object) -> Position:
    """Seat 0 first; face-up cards by name."""
    return _position(
        "play-nine", [_nine(layout) for layout in layouts], top=top, held=held, house=house, drawn=drawn
    )


def four_card(
    mine: str, *, top: str = "9S", held: str = "", house: str = "", players: int = 2, **drawn: object
) -> Position:
    """Seat 0's square: the cards it knows by name. The others' squares are dark."""
    dark = (Slot(Card("5C")),) * 4
    return _position(
        "four-card", [_four(mine), *[dark] * (players - 1)], top=top, held=held, house=house, drawn=drawn
    )


def six_card(*layouts: str, top: str = "9S", held: str = "", house: str = "", **drawn: object) -> Position:
    """Seat 0 first; face-up cards by name."""
    return _position(
        "six-card", [_six(layout) for layout in layouts], top=top, held=held, house=house, drawn=drawn
    )


def _words(text: str) -> list[str]:
    return text.replace("/", " ").split()


def _nine(text: str) -> Layout:
    return tuple(Slot(Card("5")) if word == "?" else face_up(Card(word)) for word in _words(text))


def _six(text: str) -> Layout:
    return tuple(Slot(Card("5C")) if word == "?" else face_up(Card(word)) for word in _words(text))


def _four(text: str) -> Layout:
    return tuple(Slot(Card("5C" if word == "?" else word), False, _seen(word)) for word in _words(text))


def _seen(word: str) -> int:
    return NOBODY if word == "?" else only(0)


def _position(
    game: str, layouts: list[Layout], *, top: str, held: str, house: str, drawn: dict[str, object]
) -> Position:
    match = begin(game, len(layouts), games.find_game(game).house(house), Shuffle(bytes(32)))
    hole = but(
        match.hole,
        layouts=tuple(layouts),
        discard=(Card(top),),
        held=Card(held) if held else None,
        held_from="stock" if held else None,
        phase="place" if held else "draw",
        waiting=frozenset(),
        turn=0,
    )
    hole = but(hole, **drawn)  # type: ignore[arg-type]
    return Position(but(match, hole=hole if "stock" in drawn else _with_the_rest(match, hole)))


def _with_the_rest(match: Match, hole: Hole) -> Hole:
    """The cards nobody has seen are dealt from the rest of the pack, and what is left is the stock."""
    slots = [slot for layout in hole.layouts for slot in layout]
    seen = [slot.card for slot in slots if slot.seen != NOBODY] + [*hole.discard, *filter(None, [hole.held])]
    rest = list((Counter(match.game.pack(match.house, match.players)) - Counter(seen)).elements())
    Random(0).shuffle(rest)
    layouts = tuple(
        tuple(slot._replace(card=rest.pop()) if slot.seen == NOBODY else slot for slot in layout)
        for layout in hole.layouts
    )
    return but(hole, layouts=layouts, stock=tuple(rest))


def choices(bot: str, position: Position, throws: int = 200) -> Counter[str]:
    """How often the bot does what, over many throws of the dice."""
    player = find_bot(bot)
    return Counter(str(player.choose(position.view, position.moves, Random(n))) for n in range(throws))


def always(bot: str, position: Position) -> str:
    """What the bot does whatever the dice say: `swap 3`, or `swap 1|2` if it cares no further."""
    return _one_verb(list(choices(bot, position, 40)))


def mostly(bot: str, position: Position) -> str:
    """The same, but for slips: what is done much less often than something else is not told."""
    made = choices(bot, position)
    return _one_verb([move for move, times in made.items() if times > 0.4 * max(made.values())])


def _one_verb(moves: list[str]) -> str:
    made = [move.partition(" ") for move in sorted(moves)]
    (verb,) = {verb for verb, _, _ in made}
    return f"{verb} {'|'.join(slot for _, _, slot in made)}".strip()
