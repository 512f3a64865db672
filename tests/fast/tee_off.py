"""What the adapters of games that begin with a tee-off share: their kernels have the same fields."""

from collections import defaultdict
from collections.abc import Mapping
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from backnine.cards import Card, Pack
from backnine.fast.kernel import new_dice
from backnine.games import Game
from backnine.hole import EVERYBODY, NOBODY, Hole, Layout, Seat
from backnine.house import House
from tests.fast.equality import Picture, Table

PHASES = ("tee-off", "draw", "place", "over")
ENDINGS = (None, "putt-out", "pace-of-play")

Row = list[int]


class TeeOff:
    """Seats of the kernel are those dealt in, counted from 0."""

    game: Game
    fast: ModuleType  # the compiled rules
    number: Mapping[Card, int]  # of each card
    discards: int  # where they begin

    def __init__(self, hole: NDArray[np.int16] | None = None, seats: tuple[Seat, ...] = ()) -> None:
        self.dice = new_dice(9, 9)
        self.hole = np.empty(self.fast.SIZE, np.int16) if hole is None else hole
        self.table: Table | None = None
        self.seats = seats
        self._forget()

    # What games do not share

    def new_hole(self, house: House, players: int) -> NDArray[np.int16]:
        raise NotImplementedError

    def order(self, cards: Pack) -> NDArray[Any]:
        raise NotImplementedError

    def stock_in(self, row: Row) -> Row:
        raise NotImplementedError

    # What they share

    def deal(self, table: Table, order: Pack) -> None:
        if table is not self.table:
            self.table, self.seats = table, table.seats
            self.hole = self.new_hole(table.house, table.players)
        self.fast.deal(self.hole, self.order(order), len(self.seats), self.seats.index(table.dealer))
        self._forget()

    def moves(self) -> list[int]:
        assert self.table is not None
        masks = [0] * self.table.players
        for place, seat in enumerate(self.seats):
            masks[seat] = self.fast.legal(self.hole, place)
        return masks

    def play(self, seat: Seat, move: int) -> None:
        self.fast.play(self.hole, self.seats.index(seat), move, self.dice)

    def renewed(self, discards: Pack) -> Pack:
        by_number: dict[int, list[Card]] = defaultdict(list)
        for card in discards:
            by_number[self.number[card]].append(card)
        row: Row = self.hole.tolist()
        return tuple(by_number[number].pop() for number in (row[self.fast.HELD], *self.stock_in(row)))

    def strokes(self) -> tuple[int, ...]:
        result = np.zeros(self.fast.MOST_SEATS, np.int64)
        self.fast.score(self.hole, result)
        return tuple(result.tolist()[: len(self.seats)])

    def picture(self) -> Picture:
        fast, row, count = self.fast, self.hole.tolist(), len(self.seats)
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
            "layouts": row[fast.CARDS : fast.CARDS + self.game.slots * count],
            "down": row[fast.DOWN : fast.DOWN + count],
            "discard": row[self.discards : self.discards + row[fast.DISCARDS]],
            "stock": self.stock_in(row),
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
            "held": self.fast.NOTHING if hole.held is None else self.number[hole.held],
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
        return -1 if seat is None else self.seats.index(seat)

    def _forget(self) -> None:
        self.layouts: list[Layout] = [()] * len(self.seats)
        self.piles: tuple[Pack, Pack] = (), ()
        self.cards, self.down = [0] * self.game.slots * len(self.seats), [0] * len(self.seats)
        self.discard: Row = []
        self.stock: Row = []

    def _read(self, hole: Hole) -> None:
        """Most layouts and piles are the same as a move ago, and need not be read again."""
        slots = self.game.slots
        for place, seat in enumerate(self.seats):
            layout = hole.layouts[seat]
            if layout is not self.layouts[place]:
                self.layouts[place] = layout
                self.cards[slots * place : slots * (place + 1)], self.down[place] = self._read_layout(layout)
        discard, stock = self.piles
        if hole.discard is not discard:
            self.discard = self._numbers(hole.discard)
        if hole.stock is not stock:
            self.stock = self._numbers(hole.stock)
        self.piles = hole.discard, hole.stock

    def _read_layout(self, layout: Layout) -> tuple[Row, int]:
        """The cards and a mask of those face down: everybody has seen the others, and nobody these."""
        cards, ups, seen = zip(*layout, strict=True)
        assert seen == tuple([EVERYBODY if up else NOBODY for up in ups])
        return self._numbers(cards), sum([1 << number for number, up in enumerate(ups) if not up])

    def _numbers(self, cards: Pack) -> Row:
        return list(map(self.number.__getitem__, cards))
