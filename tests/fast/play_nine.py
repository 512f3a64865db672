"""Play Nine for the comparison of engines."""

from collections import defaultdict

import numpy as np

from backnine.cards import Card, Pack, golf_pack
from backnine.fast.kernel import new_dice
from backnine.games.play_nine import PLAY_NINE
from backnine.games.play_nine.fast import rules as fast
from backnine.hole import EVERYBODY, NOBODY, Hole, Layout, Seat
from tests.fast.equality import Picture, Style, Table

PHASES = ("tee-off", "draw", "place", "over")
ENDINGS = (None, "putt-out", "pace-of-play")
NUMBER = {card: fast.number_of_card(card) for card in golf_pack()}
STYLES = (
    Style(weight=80),
    Style(shuns=("toss",), care=0.5, weight=10),
    Style(shuns=("take",), care=0.9, weight=10),
)
LONG = (
    Style(shuns=("take",), dawdles=0.998, weight=70),
    Style(shuns=("draw",), dawdles=1.0, weight=20),
    Style(dawdles=0.999, weight=10),
)


class PlayNine:
    """Seats of the kernel are those dealt in, counted from 0."""

    game = PLAY_NINE

    def __init__(self, hole: fast.HoleRow | None = None, seats: tuple[Seat, ...] = ()) -> None:
        self.dice = new_dice(9, 9)
        self.hole = np.empty(fast.SIZE, np.int16) if hole is None else hole
        self.table: Table | None = None
        self.seats = seats
        self._forget()

    def deal(self, table: Table, order: Pack) -> None:
        if table is not self.table:
            self.table, self.seats = table, table.seats
            self.hole = fast.new_hole(table.house)
        cards = np.array([NUMBER[card] for card in order], np.int8)
        fast.deal(self.hole, cards, len(self.seats), self.seats.index(table.dealer))
        self._forget()

    def moves(self) -> list[int]:
        assert self.table is not None
        masks = [0] * self.table.players
        for place, seat in enumerate(self.seats):
            masks[seat] = fast.legal(self.hole, place)
        return masks

    def play(self, seat: Seat, move: int) -> None:
        fast.play(self.hole, self.seats.index(seat), move, self.dice)

    def renewed(self, discards: Pack) -> Pack:
        by_number: dict[int, list[Card]] = defaultdict(list)
        for card in discards:
            by_number[NUMBER[card]].append(card)
        row: list[int] = self.hole.tolist()
        return tuple(by_number[number].pop() for number in (row[fast.HELD], *_stock(row)))

    def strokes(self) -> tuple[int, ...]:
        result = np.zeros(fast.MOST_SEATS, np.int64)
        fast.score(self.hole, result)
        return tuple(result.tolist()[: len(self.seats)])

    def picture(self) -> Picture:
        row: list[int] = self.hole.tolist()
        count = len(self.seats)
        return {
            "phase": PHASES[row[fast.PHASE]],
            "waiting": row[fast.WAITING],
            "turn": row[fast.TURN_OF],
            "closer": row[fast.CLOSER],
            "ending": ENDINGS[row[fast.ENDING]],
            "held": row[fast.HELD],
            "held from": row[fast.HELD_FROM] if row[fast.PHASE] == fast.TO_PLACE else None,
            "renewals": row[fast.RENEWED],
            "takes": row[fast.TAKES],
            "turns": row[fast.TURNS : fast.TURNS + count],
            "layouts": row[fast.CARDS : fast.CARDS + 8 * count],
            "down": row[fast.DOWN : fast.DOWN + count],
            "discard": row[fast.PILE : fast.PILE + row[fast.DISCARDS]],
            "stock": _stock(row),
        }

    def picture_of(self, hole: Hole) -> Picture:
        from_pile = None if hole.held_from is None else int(hole.held_from == "discard")
        self._read(hole)
        return {
            "phase": hole.phase,
            "waiting": sum([1 << self.seats.index(seat) for seat in hole.waiting]) if hole.waiting else 0,
            "turn": self._place(hole.turn),
            "closer": self._place(hole.closer),
            "ending": hole.ending,
            "held": fast.NOTHING if hole.held is None else NUMBER[hole.held],
            "held from": from_pile,
            "renewals": hole.renewals,
            "takes": hole.takes,
            "turns": [hole.turns[seat] for seat in self.seats],
            "layouts": self.cards,
            "down": self.down,
            "discard": self.discard,
            "stock": self.stock,
        }

    def _place(self, seat: Seat | None) -> int:
        return fast.NOBODY if seat is None else self.seats.index(seat)

    def _forget(self) -> None:
        self.layouts: list[Layout] = [()] * len(self.seats)
        self.piles: tuple[Pack, Pack] = (), ()
        self.cards, self.down = [0] * 8 * len(self.seats), [0] * len(self.seats)
        self.discard: list[int] = []
        self.stock: list[int] = []

    def _read(self, hole: Hole) -> None:
        """Most layouts and piles are the same as a move ago, and need not be read again."""
        for place, seat in enumerate(self.seats):
            layout = hole.layouts[seat]
            if layout is not self.layouts[place]:
                self.layouts[place] = layout
                self.cards[8 * place : 8 * place + 8], self.down[place] = _read(layout)
        discard, stock = self.piles
        if hole.discard is not discard:
            self.discard = _numbers(hole.discard)
        if hole.stock is not stock:
            self.stock = _numbers(hole.stock)
        self.piles = hole.discard, hole.stock


def _read(layout: Layout) -> tuple[list[int], int]:
    """The cards and a mask of those face down: everybody has seen the others, and nobody these."""
    cards, ups, seen = zip(*layout, strict=True)
    assert seen == tuple([EVERYBODY if up else NOBODY for up in ups])
    return _numbers(cards), sum([1 << number for number, up in enumerate(ups) if not up])


def _numbers(cards: Pack) -> list[int]:
    return list(map(NUMBER.__getitem__, cards))


def _stock(row: list[int]) -> list[int]:
    return row[fast.PILE - row[fast.STOCK] : fast.PILE]
