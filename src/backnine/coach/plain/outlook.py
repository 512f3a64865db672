"""What every layout of a table may be expected to come to, when nobody holds a card."""

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt
from operator import mul
from typing import Final, NamedTuple

from backnine.bots.adding import added
from backnine.bots.plain.judgement import NO_MORE_TO_GAIN, PRICE, UNSURE
from backnine.bots.plain.ledger import UNKNOWN, CardKind, Cells, Ledger, ledger_of, put
from backnine.bots.plain.outlook import Prospects, prospects_of
from backnine.coach.judge import Expected
from backnine.hole import Seat, left_of
from backnine.view import SeenSlot, View

# By hand between fits to 80 holes of each game (docs/coach.md).
FARTHEST: Final = 8  # turns
GIFT: Final = 0.8  # of what a discard could do for the next player, beyond the stock
CARDS_A_TURN: Final = {"out": 1.0, "knock": 0.7}  # that can be put to use
GIVEN_BACK: Final = 0.6  # of the price of each card
PACE, PATIENT_PACE = 1.1, 1.5  # turns for each card face down; the second if nobody has to turn one up
WAITING: Final = 0.9  # turns that a layout waits for the right card in the end
AFTER_OTHERS: Final = 0.6  # turns one has on average after somebody else would close


UnseenKinds = tuple[int, ...]  # how many cards of each kind


class Lie(NamedTuple):
    """How a table lies at the end of a turn, but for the top discard. By place among the seats."""

    cells: tuple[Cells, ...]
    down: tuple[int, ...]
    closer: Seat | None
    over: bool
    turn: Seat


class Usual(NamedTuple):
    """What is the same all through a hole: chances of the whole pack, and what columns come to by them."""

    ledger: Ledger
    prospects: Prospects
    spread: float  # of the values of cards

    def layout(self, cells: Cells, turns: float) -> float:
        """Strokes after so many turns. A card that is put in has a price, as only one column gets it; most of
        what was paid is given back, since one of them does get it."""
        cards = min(turns * CARDS_A_TURN[self.ledger.game.closing], FARTHEST)
        return self.prospects.layout(cells, cards) - GIVEN_BACK * self.prospects.price * cards


@lru_cache(32)
def usual_of(ledger: Ledger) -> Usual:
    total = sum(ledger.many)
    chances = tuple([many / total for many in ledger.many])
    mean = added(map(mul, chances, ledger.value))
    spread = sqrt(added([chance * (v - mean) ** 2 for chance, v in zip(chances, ledger.value, strict=True)]))
    return Usual(ledger, prospects_of(ledger, chances, PRICE * spread), spread)


@lru_cache(4096)
def gifts_of(usual: Usual, cells: Cells, turns: float) -> tuple[float, ...]:
    """What each kind of card on the discard pile does for who comes next, beyond what the stock would."""
    saved = [_best_use(usual, cells, kind, turns) for kind in range(len(usual.ledger.kinds))]
    drawn = added(map(mul, usual.prospects.chances, saved))
    return tuple([GIFT * max(0.0, most - drawn) for most in saved])


def _best_use(usual: Usual, cells: Cells, kind: CardKind, turns: float) -> float:
    later = max(0.0, turns - 1)
    now = usual.prospects.layout(cells, later)
    layouts = [usual.prospects.layout(put(cells, slot, kind), later) for slot in range(len(cells))]
    return max(0.0, now - min(layouts))


class TableOutlook:
    """One view of a table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seats = view.seats
        self.ledger = ledger_of(view.game, view.house, view.players)
        self.usual = usual_of(self.ledger)
        self.cells = tuple([self._cells(view.layouts[seat]) for seat in view.seats])
        self.down = tuple([sum([not slot.up for slot in view.layouts[seat]]) for seat in view.seats])
        self.unseen = self._unseen()
        self._known: dict[tuple[Lie, UnseenKinds], Expected] = {}

    def _cells(self, layout: Sequence[SeenSlot]) -> Cells:
        kind = self.ledger.kind
        return tuple([UNKNOWN if slot.card is None else kind[slot.card] for slot in layout])

    def _unseen(self) -> UnseenKinds:
        """How many of each kind may come; an empty stock is made anew from the discards."""
        left = list(self.ledger.unseen(self.view))
        if not self.view.stock:
            for card in self.view.discard[:-1]:
                left[self.ledger.kind[card]] += 1
        return tuple(left)

    @property
    def top(self) -> CardKind:
        return self.ledger.kind[self.view.discard[-1]]

    def _as_it_lies(self, unseen: UnseenKinds) -> Prospects:
        """Face-down cards are any of those that are unseen then."""
        total = sum(unseen) or 1
        chances = tuple([many / total for many in unseen])
        return prospects_of(self.ledger, chances, self.usual.prospects.price)

    def lie(self) -> Lie:
        view = self.view
        turn = left_of(view.dealer, view.seats) if view.turn is None else view.turn
        return Lie(self.cells, self.down, view.closer, view.phase == "over", turn)

    # What it comes to

    def expected(self, table: Lie, top: CardKind, unseen: UnseenKinds) -> Expected:
        """With this card on the discard pile (UNKNOWN is any that is unseen), and so many of each kind
        unseen."""
        strokes = self._without_discard(table, unseen)
        if table.over:
            return strokes
        place = self.seats.index(table.turn)
        gift = self._gift(table, place, top, unseen)
        return (*strokes[:place], strokes[place] - gift, *strokes[place + 1 :])

    def _gift(self, table: Lie, place: int, top: CardKind, unseen: UnseenKinds) -> float:
        gifts = gifts_of(self.usual, table.cells[place], self._turns(table)[place])
        if top != UNKNOWN:
            return gifts[top]
        return added(map(mul, unseen, gifts)) / (sum(unseen) or 1)

    def _without_discard(self, table: Lie, unseen: UnseenKinds) -> Expected:
        ends = table.over or table.closer is not None  # what is unseen matters where cards stay as they lie
        key = table, unseen if ends else ()
        known = self._known.get(key)
        if known is None:
            turns = self._turns(table)
            strokes = [
                self._layout(cells, left, unseen) for cells, left in zip(table.cells, turns, strict=True)
            ]
            known = self._known[key] = self._with_penalty(table, strokes)
        return known

    def _layout(self, cells: Cells, turns: float, unseen: UnseenKinds) -> float:
        if not turns:
            return self._as_it_lies(unseen).layout(cells, 0)
        return self.usual.layout(cells, turns)

    def _with_penalty(self, table: Lie, strokes: list[float]) -> Expected:
        """What the house takes from a closer who is not the lowest, as far as that is likely."""
        if table.closer is None:
            return tuple(strokes)
        place = self.seats.index(table.closer)
        own, lowest = strokes[place], min(strokes[:place] + strokes[place + 1 :], default=0.0)
        beaten = {seat: round(own) - 1 for seat in self.seats} | {table.closer: round(own)}
        penalty = self.ledger.game.penalty(table.closer, beaten, self.view.house)
        if penalty:
            unsure = self.usual.spread * UNSURE + 0.01
            strokes[place] += penalty.strokes * 0.5 * (1 + erf((own - lowest) / unsure / sqrt(2)))
        return tuple(strokes)

    # How long it lasts

    def _turns(self, table: Lie) -> list[float]:
        """That each seat still has."""
        if table.over:
            return [0.0] * len(self.seats)
        if table.closer is not None:
            last = self._last_round(table.turn, table.closer)
            return [float(seat in last) for seat in self.seats]
        ends = [self._end(cells, down) for cells, down in zip(table.cells, table.down, strict=True)]
        others = [min(ends[:place] + ends[place + 1 :], default=0.0) for place in range(len(ends))]
        return [min(end, other + AFTER_OTHERS) for end, other in zip(ends, others, strict=True)]

    def _last_round(self, turn: Seat, closer: Seat) -> list[Seat]:
        seats = []
        while turn != closer:
            seats.append(turn)
            turn = left_of(turn, self.seats)
        return seats

    def _end(self, cells: Cells, down: int) -> float:
        """Turns until this layout would close the hole."""
        if self.ledger.game.closing == "out":
            return (PATIENT_PACE if self.ledger.may_wait else PACE) * down + WAITING
        return knocks_after(self.usual, cells)


@lru_cache(4096)
def knocks_after(usual: Usual, cells: Cells) -> float:
    """Turns until one more would save little."""
    prospects, enough = usual.prospects, NO_MORE_TO_GAIN * usual.spread
    for turns in range(FARTHEST):
        if prospects.columns(cells, turns) - prospects.columns(cells, turns + 1) < enough:
            return turns + 1
    return FARTHEST
