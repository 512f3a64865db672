"""Four-Card Golf for the comparison of engines."""

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from itertools import chain
from operator import itemgetter

import numpy as np

from backnine.cards import Card, Pack
from backnine.fast.kernel import new_dice
from backnine.games.four_card import FOUR_CARD
from backnine.games.four_card.fast import rules as fast
from backnine.hole import Hole, Seat
from tests.fast.equality import Picture, Style, Table

PHASES = ("first-look", "draw", "place", "over")
PILES = (None, "stock", "discard")
ENDINGS = (None, "knock", "pace-of-play")

STYLES = (
    Style(weight=40),
    Style(shuns=("peek",), weight=55),
    Style(shuns=("knock", "peek"), care=0.8, weight=4),
    Style(shuns=("knock",), care=0.8, weight=1),
)
LONG = (
    Style(shuns=("knock", "peek"), weight=8),
    Style(shuns=("knock", "draw"), care=0.99, weight=1),
    Style(shuns=("knock", "draw", "peek"), weight=1),
    Style(shuns=("knock",), care=0.999, weight=1),
)

Row = list[int]


def _stock(row: Row) -> list[int]:
    return row[fast.PILES + row[fast.TOP] : fast.PILES + row[fast.PACK]]


@cache
def _by_slot(first: int, seats: tuple[Seat, ...]) -> Callable[[Row], tuple[int, ...]]:
    """What stands at the slots of these seats."""
    return itemgetter(*[first + 4 * seat + slot for seat in seats for slot in range(4)])


class FourCard:
    game = FOUR_CARD

    def __init__(self, state: fast.HoleState | None = None, seats: tuple[Seat, ...] = ()) -> None:
        self.dice = new_dice(4, 4)
        self.state = np.empty(fast.SIZE, np.int16) if state is None else state
        self.table: Table | None = None
        self.bare = self.state
        self.seats = seats

    def deal(self, table: Table, order: Pack) -> None:
        if table is not self.table:
            self.table, self.seats = table, table.seats
            self.bare = fast.table(table.players, table.house, dealer=table.dealer, seats=table.seats)
        fast.deal(self.state, self.bare, fast.ranks(order))

    def moves(self) -> list[int]:
        return [fast.moves(self.state, seat) for seat in range(self.state[fast.PLAYERS])]

    def play(self, seat: Seat, move: int) -> None:
        fast.play(self.state, seat, move, self.dice)
        if self.state[fast.ORDERED] < self.state[fast.PACK]:
            fast.order_stock(self.state, self.dice)

    def renewed(self, discards: Pack) -> Pack:
        by_rank: dict[int, list[Card]] = defaultdict(list)
        for card in discards:
            by_rank[fast.RANK[card]].append(card)
        order = (self.state[fast.HELD], *self.stock())
        return tuple(by_rank[rank].pop() for rank in order)

    def strokes(self) -> tuple[int, ...]:
        strokes = np.zeros(12, np.int16)
        fast.score(self.state, strokes)
        return tuple(int(strokes[seat]) for seat in self.seats)

    def stock(self) -> list[int]:
        return _stock(self.state.tolist())

    def cards(self) -> tuple[int, ...]:
        return _by_slot(fast.CARDS, self.seats)(self.state.tolist())

    def picture(self) -> Picture:
        row: Row = self.state[: fast.PILES + self.state[fast.PACK]].tolist()
        players = row[fast.PLAYERS]
        return {
            "phase": PHASES[row[fast.PHASE]],
            "waiting": row[fast.WAITING],
            "turn": row[fast.TURN],
            "closer": row[fast.CLOSER],
            "ending": ENDINGS[row[fast.ENDING]],
            "held": row[fast.HELD],
            "held from": PILES[row[fast.HELD_FROM]],
            "renewals": row[fast.RENEWALS],
            "takes": row[fast.TAKES],
            "turns": row[fast.TURNS : fast.TURNS + players],
            "owed": row[fast.OWED : fast.OWED + players],
            "cards": _by_slot(fast.CARDS, self.seats)(row),
            "up": {row[fast.PHASE] == fast.OVER},
            "seen": _by_slot(fast.SEEN, self.seats)(row),
            "discard": row[fast.PILES : fast.PILES + row[fast.DISCARDS]],
            "stock": _stock(row),
        }

    def picture_of(self, hole: Hole) -> Picture:
        rank = fast.RANK.__getitem__
        cards, up, seen = zip(*chain.from_iterable(hole.layouts), strict=True)
        return {
            "phase": hole.phase,
            "waiting": sum([1 << seat for seat in hole.waiting]),
            "turn": fast.NONE if hole.turn is None else hole.turn,
            "closer": fast.NONE if hole.closer is None else hole.closer,
            "ending": hole.ending,
            "held": fast.NONE if hole.held is None else rank(hole.held),
            "held from": hole.held_from,
            "renewals": hole.renewals,
            "takes": hole.takes,
            "turns": list(hole.turns),
            "owed": [sum([1 << slot - 1 for slot in owed]) for owed in hole.owed],
            "cards": tuple(map(rank, cards)),
            "up": set(up),
            "seen": seen,
            "discard": list(map(rank, hole.discard)),
            "stock": list(map(rank, hole.stock)),
        }
