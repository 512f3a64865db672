"""Tables drawn as text, so that a test shows its position at a glance: docs/position.md says how.

A drawing for a test need not be a possible position: its cards need not make a pack, and who had how many
`turns` may stand after each seat's cards. Turns and `takes` are compared only where they are drawn. A renewed
stock is not shuffled: the lowest discard becomes its top card.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from backnine import games
from backnine.but import but
from backnine.cards import Card, Pack
from backnine.games import find_game
from backnine.hole import Happening, Hole, Seat
from backnine.moves import Move
from backnine.position import Position, write
from backnine.position_reader import read_drawing
from backnine.refused import Refused


def draw_table(text: str) -> Hole:
    """The hole that the drawing shows."""
    return read_drawing(text).hole


def write_table(hole: Hole) -> str:
    """The one drawing of a hole."""
    return write(Position(hole, (0,) * len(hole.layouts), find_game(hole.game).version))


# Playing on it


def _read_line(line: str) -> tuple[Seat, list[Move]]:
    """Moves as a record writes them: `0: draw, swap 3`."""
    seat, _, moves = line.partition(": ")
    return int(seat), [Move.read(word) for word in moves.split(", ")]


def happened(table: str | Hole, *lines: str) -> tuple[Hole, tuple[Happening, ...]]:
    """The hole after these moves, and what the last of them brought about."""
    hole = draw_table(table) if isinstance(table, str) else table
    last: tuple[Happening, ...] = ()
    for seat, moves in map(_read_line, lines):
        for move in moves:
            hole, last = games.play(hole, seat, move)
    return hole, last


def after(table: str | Hole, *lines: str) -> Hole:
    """The hole after these moves."""
    return happened(table, *lines)[0]


def legal(table: str | Hole, seat: Seat) -> list[str]:
    """What this seat may do, as text."""
    hole = draw_table(table) if isinstance(table, str) else table
    return [str(move) for move in games.moves(hole, seat)]


def refusal(table: str | Hole, line: str) -> str:
    """Why the move is refused; the refusal must also list what would have been legal."""
    (seat, (move,)) = _read_line(line)
    hole = draw_table(table) if isinstance(table, str) else table
    with pytest.raises(Refused) as caught:
        games.play(hole, seat, move)
    assert list(caught.value.moves) == legal(hole, seat)
    return caught.value.why


def assert_table(hole: Hole, drawing: str) -> None:
    """The hole is the one drawn."""
    expected = draw_table(drawing)
    if " turns " not in drawing:
        hole = but(hole, turns=expected.turns)
    if " takes " not in drawing:
        hole = but(hole, takes=expected.takes)
    assert write_table(hole) == write_table(expected)
    assert hole == expected


# Stacked packs


@dataclass(frozen=True)
class Stacked:
    """A shuffler whose packs lie as the test wants them: the cards on top by label, the rest behind.

    A pack with no wish has one of each card on top, so that a draw for the dealer falls to seat 0.
    """

    tops: Mapping[str, str] = field(default_factory=dict)

    def order(self, label: str, cards: Pack) -> Pack:
        top = [Card(word) for word in self.tops[label].split()] if label in self.tops else _one_of_each(cards)
        behind = Counter(cards)
        behind.subtract(top)
        assert min(behind.values()) >= 0, f"the pack has not all of {top}"
        return (*top, *behind.elements())


def _one_of_each(cards: Pack) -> list[Card]:
    return list(dict.fromkeys(cards))


def stack(layouts: Mapping[Seat, str], *, dealer: Seat, then: str = "") -> str:
    """The top of a pack that deals these layouts, and has `then` (first discard, stock) below them."""
    hands = [
        layouts[seat].replace("/", " ").split() for seat in sorted(layouts, key=lambda s: (s <= dealer, s))
    ]
    assert len({len(hand) for hand in hands}) == 1
    return " ".join([card for round_ in zip(*hands, strict=True) for card in round_] + then.split())
