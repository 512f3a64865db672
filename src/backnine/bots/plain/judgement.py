"""How a seat judges a position when its turn is over: its own layout, the others' and the time left."""

from collections.abc import Sequence
from functools import cached_property
from math import erf, sqrt
from operator import mul
from typing import NamedTuple

from backnine.bots.adding import added
from backnine.bots.plain.ledger import UNKNOWN, CardKind, Cells, ledger_of, put
from backnine.bots.plain.outlook import prospects_of
from backnine.cards import Pack
from backnine.hole import Seat
from backnine.view import SeenSlot, View


class Temper(NamedTuple):
    """What tells one level from another."""

    farthest: float  # turns it looks ahead for its own layout,
    race: float  # and for how the hole will end
    rivals: float  # part of the others' prospects that counts
    gift: float  # part of what a discard does for the next player that counts as a loss
    counts: bool  # remembers which cards have been seen


PACE = 1.25  # turns for each card still face down,
PATIENT_PACE = 3  # and where nobody is made to turn one up
CARDS_A_TURN = 1.4  # the discard pile adds to what the stock brings
PRICE = 0.7  # of a card that is put in, as a part of how far values stray
NO_MORE_TO_GAIN = 0.25  # a player closes when a turn saves less than this, measured likewise
KEPT = 0.15  # how likely a card above the average is kept by an owner who knows it
UNSURE = 1.2  # how far off a guess at the others may be, measured likewise


class Judgement:
    """What one seat takes in before it weighs its moves."""

    def __init__(self, view: View, temper: Temper) -> None:
        self.view = view
        self.temper = temper
        self.ledger = ledger_of(view.game, view.house, view.players)
        assert view.seat is not None
        self.seat: Seat = view.seat
        self.mine = self.cells(view.layouts[view.seat])
        self.others = [seat for seat in view.seats if seat != view.seat]
        self.chances = self._chances()
        self.mean = self._average([float(value) for value in self.ledger.value])
        away = [value - self.mean for value in self.ledger.value]
        self.spread = sqrt(self._average([each * each for each in away]))
        self.prospects = prospects_of(self.ledger, self.chances, PRICE * self.spread)
        self._theirs: dict[float, float] = {}

    def cells(self, layout: tuple[SeenSlot, ...]) -> Cells:
        kind = self.ledger.kind
        return tuple([UNKNOWN if slot.card is None else kind[slot.card] for slot in layout])

    def _chances(self) -> tuple[float, ...]:
        """How likely each kind is to come: whoever does not count thinks of the whole pack."""
        left = self.ledger.unseen(self.view) if self.temper.counts else self.ledger.many
        total = sum(left)
        return tuple([many / total for many in left])

    def _average(self, by_kind: Sequence[float]) -> float:
        return added(map(mul, self.chances, by_kind))

    # The verdict

    def cost(self, mine: Cells, down: int, *, closed: bool, over: bool) -> float:
        """Strokes: my own, and what the others save by it."""
        if self.view.closer is not None:  # the last round: nothing can be mended
            return self.prospects.layout(mine, 0)
        if closed or over:
            return self._cost_of_ending(mine, closed=closed, over=over)
        my_end, their_end = self._end(self.seat, down), self._their_end
        own = self._hoped(mine, min(my_end, their_end))
        return own + self._rivals(min(their_end, my_end + 1))

    def _cost_of_ending(self, mine: Cells, *, closed: bool, over: bool) -> float:
        """Whoever looks less far than the hole lasts still feels what it gives up by ending it."""
        strokes = self.prospects.layout(mine, 0)
        turns = min(self._end(self.seat, max(1, self._my_down)), self._their_end)
        given_up = strokes - self._hoped(mine, turns, self.temper.race)
        hoped = self._hoped(mine, turns)
        return hoped + given_up + self._rivals(0 if over else 1) + self._penalty(strokes, closed)

    def _hoped(self, mine: Cells, turns: float, farthest: float | None = None) -> float:
        far = self.temper.farthest if farthest is None else farthest
        return self.prospects.layout(mine, min(turns * CARDS_A_TURN, far))

    def _penalty(self, strokes: float, closed: bool) -> float:
        """What the house takes from a closer who is not the lowest, as far as that is likely."""
        if not closed:
            return 0.0
        lowest = min([self._layout_of(seat, 1) for seat in self.others])
        table = {seat: round(strokes) - 1 for seat in self.others} | {self.seat: round(strokes)}
        penalty = self.ledger.game.penalty(self.seat, table, self.view.house)
        if penalty is None:
            return 0.0
        unsure = self.spread * UNSURE + 0.01
        return penalty.strokes * 0.5 * (1 + erf((strokes - lowest) / unsure / sqrt(2)))

    # How long it will last

    @cached_property
    def _their_end(self) -> float:
        layouts = self.view.layouts
        return min([self._end(seat, sum([not slot.up for slot in layouts[seat]])) for seat in self.others])

    def _end(self, seat: Seat, down: int) -> float:
        if self.ledger.game.closing == "out":
            return (PATIENT_PACE if self.ledger.may_wait else PACE) * down
        return self._knocks_after(seat)

    def _knocks_after(self, seat: Seat) -> float:
        """Turns until one more would save little."""
        cells = self.cells(self.view.layouts[seat])
        for turns in range(int(self.temper.race)):
            saves = self.prospects.columns(cells, turns) - self.prospects.columns(cells, turns + 1)
            if saves < NO_MORE_TO_GAIN * self.spread:
                return turns + 1
        return self.temper.race

    # The others

    def _rivals(self, turns: float) -> float:
        """What the others save by having so many turns, on average, against what is usual."""
        return self.temper.rivals * (self._usual - self._their(turns))

    @cached_property
    def _usual(self) -> float:
        return self._their(min(self._their_end, self._end(self.seat, self._my_down) + 1))

    @cached_property
    def _my_down(self) -> int:
        return sum([not slot.up for slot in self.view.layouts[self.seat]])

    def _their(self, turns: float) -> float:
        known = self._theirs.get(turns)
        if known is None:
            sums = [self._layout_of(seat, turns) for seat in self.others]
            known = self._theirs[turns] = added(sums) / len(sums)
        return known

    def _layout_of(self, seat: Seat, turns: float) -> float:
        cells = self.cells(self.view.layouts[seat])
        kept = [slot.known == "owner" and self.view.turns[seat] > 0 for slot in self.view.layouts[seat]]
        turns = min(turns * CARDS_A_TURN, self.temper.race)
        return self.prospects.layout(cells, turns) - sum(kept) * self._kept_is_lower

    @cached_property
    def _kept_is_lower(self) -> float:
        """By how much a card that its owner knows and keeps is lower than any."""
        pairs = [
            (value, chance * (1 if value <= self.mean else KEPT))
            for value, chance in zip(self.ledger.value, self.chances, strict=True)
        ]
        return self.mean - added([v * w for v, w in pairs]) / added([w for _, w in pairs])

    # What is left to the next player

    def gift(self, gone: CardKind) -> float:
        """What it costs to leave this card to the next player."""
        if not self.temper.gift:
            return 0.0
        return self._any_gift if gone == UNKNOWN else self._gifts[gone]

    def gift_on(self, discard: Pack) -> float:
        """The same of the card that is on top of the pile already."""
        return self.gift(self.ledger.kind[discard[-1]]) if discard else 0.0

    @cached_property
    def _gifts(self) -> list[float]:
        """What each kind of card does for the next player, beyond what the stock would."""
        seats = self.view.seats
        after = seats[(seats.index(self.seat) + 1) % len(seats)]
        cells = self.cells(self.view.layouts[after])
        turns = min(self.temper.race, max(0.0, self._their_end - 1))
        saved = [self._best_use(cells, kind, turns) for kind in range(len(self.ledger.kinds))]
        drawn = self._average(saved)
        part = self.temper.gift / len(self.others)
        return [part * max(0.0, most - drawn) for most in saved]

    def _best_use(self, cells: Cells, kind: CardKind, turns: float) -> float:
        now = self.prospects.columns(cells, turns)
        return max(
            0.0, *[now - self.prospects.columns(put(cells, slot, kind), turns) for slot in range(len(cells))]
        )

    @cached_property
    def _any_gift(self) -> float:
        return self._average(self._gifts)
