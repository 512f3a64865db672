"""What a Four-Card seat should do: its own side of the hole solved as a solitaire against the clock."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.cards import Card
from backnine.fast.kernel import Floats, bare, kernel
from backnine.games.four_card.fast import rules as fast
from backnine.games.four_card.fast.clock import (
    CLOSING,
    DEALS,
    ENDING,
    EVENTS,
    KNOCKING,
    LAST_TOPS,
    ROUNDS,
    TOPS,
    WIDTH,
    ClockTable,
    Sight,
    Stakes,
    read_clock,
)
from backnine.games.four_card.fast.squares import COUNTS, NOWHERE, Shorts, Squares, code, squares
from backnine.games.four_card.fast.views import known as known_to
from backnine.moves import Move
from backnine.view import View

ENOUGH: Final = 0.03  # of the deals must come to a round for it to count
NEVER: Final = -1e9
GIFTS: Final = (0, 2, 4, 6, 9)  # values of discards whose effect is looked at; others lie between
USUAL: Final = (0.25, 4, 4, 10, 5.8, -1, 0.5)  # how the others play, but for their knock count
WITHOUT_KNOCKING: Final = (fast.STEADY, -100, 0, 0, -100, -100, 5.8, -1, 0.5)


class Reading(NamedTuple):
    """What a bot makes of the table."""

    keeps: Sequence[Sequence[float]]  # by place (four a seat) and rank: how likely its owner has kept a card
    knock_at: Sequence[float]  # by seat: the count at which it usually knocks
    stroke: float  # what a stroke is worth, as long as nothing is at stake but strokes
    chance: Sequence[float]  # by lead over the best of the others, from -FARTHEST up: what that is worth
    totals: Sequence[float]  # by seat
    luck: float  # how far each of the others may still stray in the holes to come


def weigh(view: View, moves: Sequence[Move], reading: Reading, deals: int, seed: int) -> dict[Move, float]:
    """What each of the moves is worth."""
    table = _Table(view, reading, deals, seed)
    return {move: table.worth(move) for move in moves}


class _Table:
    """A position, and what the squares that may come of it are worth."""

    def __init__(self, view: View, reading: Reading, deals: int, seed: int) -> None:
        assert view.seat is not None
        known, unseen = known_to(view)
        self.view = view
        self.squares = squares(bool(view.house["pairs_cancel"]), bool(view.house["jokers"]))
        self.own = [self._kind(slot.card) for slot in view.layouts[view.seat]]
        left = np.bincount(unseen, minlength=len(fast.VALUE))
        keeps = np.array(reading.keeps)
        self.stock = _stock(known, left.astype(np.int16), keeps, self.squares.kind)
        brains = [(fast.STEADY, low, *USUAL) for low in reading.knock_at]
        brains[view.seat] = WITHOUT_KNOCKING
        stakes = Stakes(reading.stroke, np.array(reading.totals), np.array(reading.chance), reading.luck)
        sight = Sight(
            view.seat, known, left.astype(np.int16), keeps, fast.brains(*brains), stakes, self.squares.kind
        )
        self.after, self.knock = search(
            sight, self.squares, self._starts(), self.stock, _gift_ranks(), deals, seed
        )

    def _starts(self) -> NDArray[np.int64]:
        """The square as it is, and with the card in hand, or the discard, in each of the slots."""
        kind = self._kind(self.view.held or self.view.discard[-1])
        put = [[*self.own[:slot], kind, *self.own[slot + 1 :]] for slot in range(4)]
        return np.array([self._number(kinds) for kinds in (self.own, *put)], np.int64)

    def worth(self, move: Move) -> float:
        if move.verb == "knock":
            return float(self.knock[self._number(self.own)])
        if move.verb == "draw":
            kinds = np.flatnonzero(self.stock)
            return float(sum(self.stock[kind] * self._best(int(kind), may_toss=True) for kind in kinds))
        if move.verb == "take":
            return self._best(self._kind(self.view.discard[-1]), may_toss=False)
        held = self._kind(self.view.held)
        return self._tossed(held) if move.slot is None else self._placed(held, move.slot - 1)

    def _best(self, kind: int, *, may_toss: bool) -> float:
        placed = [self._placed(kind, slot) for slot in range(4)]
        return max([*placed, self._tossed(kind)] if may_toss else placed)

    def _placed(self, kind: int, slot: int) -> float:
        then = self._number([*self.own[:slot], kind, *self.own[slot + 1 :]])
        return float(self._gift(self.own[slot]) @ self.after[:, then])

    def _tossed(self, kind: int) -> float:
        return float(self._gift(kind) @ self.after[:, self._number(self.own)])

    def _kind(self, card: Card | None) -> int:
        return self.squares.value.size if card is None else int(self.squares.kind[fast.RANK[card]])

    def _number(self, kinds: Sequence[int]) -> int:
        return int(self.squares.number[self._code(kinds)])

    def _code(self, kinds: Sequence[int]) -> int:
        one, two, three, four = kinds
        return code(one, two, three, four, self.squares.value.size + 1)

    def _gift(self, kind: int) -> Floats:
        """How much a discard is like each of the gifts; a card not known may be any."""
        if kind == self.squares.value.size:
            each = [chance * self._gift(kind) for kind, chance in enumerate(self.stock)]
            return np.asarray(np.sum(each, axis=0))
        return _like_gifts(int(self.squares.value[kind]))


def _stock(known: fast.HoleState, left: Shorts, keeps: Floats, kind: Shorts) -> Floats:
    """The chance of each kind of card in the stock: what is unseen, less what the others likely have."""
    cards = left.astype(float)
    for place in np.flatnonzero(known[fast.CARDS : fast.SEEN] == fast.UNKNOWN):
        likely = left * keeps[place]
        cards -= likely / likely.sum()
    cards = np.maximum(cards, 0.01 * left)
    return np.asarray(np.bincount(kind, cards) / cards.sum())


@cache
def _like_gifts(value: int) -> Floats:
    return np.array([np.interp(value, GIFTS, row) for row in np.eye(len(GIFTS))])


@cache
def _gift_ranks() -> Shorts:
    return np.array([list(fast.VALUE).index(value) for value in GIFTS], np.int16)


@kernel
def search(
    sight: Sight,
    squares: Squares,
    starts: NDArray[np.int64],
    stock: Floats,
    gifts: Shorts,
    deals: int,
    seed: int,
) -> tuple[Floats, Floats]:
    """What squares are worth that may come of `starts`: by gift and square once the turn is over, and by
    square if the seat knocks now. `stock` is the chance of each kind of card."""
    clock, first = np.zeros((ROUNDS + 1, EVENTS, WIDTH)), np.zeros((2 * len(gifts) + 1, EVENTS, WIDTH))
    read_clock(sight, gifts, deals, seed, clock, first)
    within = reachable(squares, starts)
    size = squares.strokes.size
    later, knock, next_knock = np.zeros((ROUNDS + 1, size)), np.full(size, NEVER), np.zeros(size)
    final(squares, within, stock, clock, 0, KNOCKING, knock)
    final(squares, within, stock, clock, 1, KNOCKING, next_knock)
    solve(squares, within, stock, clock, later)
    after, now, room = np.full((len(gifts), size), NEVER), np.zeros(size), np.empty((2, size))
    for gift in range(len(gifts)):
        final(squares, within, stock, first, 2 * gift + 1, KNOCKING, now)
        for square in within:  # what the gift helps the others as if it were knocked next turn
            now[square] += later[1, square] - next_knock[square]
        after_turn(squares, within, stock, first, 2 * gift, now, after[gift], room)
    return after, knock


@kernel
def reachable(squares: Squares, starts: NDArray[np.int64]) -> NDArray[np.int64]:
    """The squares that may come of these."""
    seen = np.zeros(squares.strokes.size, np.bool_)
    found = np.empty(squares.strokes.size, np.int64)
    count = 0
    for start in starts:
        if not seen[start]:
            seen[start] = True
            found[count] = start
            count += 1
    done = 0
    while done < count:
        for place in range(squares.after.shape[1]):
            for kind in range(squares.after.shape[2]):
                then = squares.after[found[done], place, kind]
                if then != NOWHERE and not seen[then]:
                    seen[then] = True
                    found[count] = then
                    count += 1
        done += 1
    return found[:count]


@kernel
def solve(
    squares: Squares, within: NDArray[np.int64], stock: Floats, clock: ClockTable, worth: Floats
) -> int:
    """What each square is worth at the beginning of the seat's turn, by round. The last round that counts."""
    last = 1
    while last < ROUNDS and clock[last + 1, KNOCKING, DEALS] > ENOUGH * clock[1, KNOCKING, DEALS]:
        last += 1
    size = worth.shape[1]
    after, knock, room = np.zeros(size), np.zeros(size), np.zeros((2, size))
    final(squares, within, stock, clock, last, KNOCKING, worth[last])
    for number in range(last - 1, 0, -1):
        after_turn(squares, within, stock, clock, number, worth[number + 1], after, room)
        final(squares, within, stock, clock, number, KNOCKING, knock)
        turn(squares, within, stock, clock, number, TOPS, after, knock, worth[number])
    return last


@kernel
def after_turn(
    squares: Squares,
    within: NDArray[np.int64],
    stock: Floats,
    clock: ClockTable,
    number: int,
    later: Floats,
    worth: Floats,
    room: Floats,
) -> None:
    """What each square is worth when the seat's turn is over: the hole goes on, is closed, or has ended."""
    on = clock[number + 1, KNOCKING, DEALS]
    closed, ended = clock[number, CLOSING, DEALS], clock[number, ENDING, DEALS]
    total = max(on + closed + ended, 1e-9)
    for square in within:
        worth[square] = on / total * later[square]
    if closed > 0:
        final(squares, within, stock, clock, number, CLOSING, room[0])
        turn(squares, within, stock, clock, number, LAST_TOPS, room[0], room[0], room[1])
        for square in within:
            worth[square] += closed / total * room[1, square]
    if ended > 0:
        final(squares, within, stock, clock, number, ENDING, room[0])
        for square in within:
            worth[square] += ended / total * room[0, square]


@bare
def turn(
    squares: Squares,
    within: NDArray[np.int64],
    stock: Floats,
    clock: ClockTable,
    number: int,
    tops: int,
    after: Floats,
    knock: Floats,
    worth: Floats,
) -> None:
    """A turn of the solitaire: knock, draw and put the card where it does most, or take what lies there.

    (In the last round nobody knocks: `knock` is then no more than a draw that is thrown away.)"""
    kinds = squares.after.shape[2]
    deals = 0.0
    for kind in range(kinds):
        deals += clock[number, tops, kind]
    for square in within:
        draw = 0.0
        for kind in range(kinds):
            draw += stock[kind] * _best(squares, square, kind, after, after[square])
        draw = max(draw, knock[square])
        worth[square] = draw
        for kind in range(kinds):
            if clock[number, tops, kind] > 0:
                gain = _best(squares, square, kind, after, draw) - draw
                worth[square] += clock[number, tops, kind] / deals * gain


@bare
def _best(squares: Squares, square: int, kind: int, after: Floats, best: float) -> float:
    """The best that can be made of a card of this kind, if it is better than `best`."""
    for place in range(squares.after.shape[1]):
        then = squares.after[square, place, kind]
        if then != NOWHERE and after[then] > best:
            best = after[then]
    return best


@kernel
def final(
    squares: Squares,
    within: NDArray[np.int64],
    stock: Floats,
    clock: ClockTable,
    number: int,
    event: int,
    worth: Floats,
) -> None:
    """What each square is worth as it lies, its unknown cards being any that are left."""
    deals = clock[number, event, DEALS]
    if deals == 0:
        return
    table = np.empty((5, COUNTS))
    for count in range(COUNTS):
        table[0, count] = clock[number, event, count] / deals
    for unknown in range(1, 5):
        for count in range(COUNTS):
            table[unknown, count] = 0
            for kind in range(stock.size):
                then = min(max(count + squares.value[kind], 0), COUNTS - 1)
                table[unknown, count] += stock[kind] * table[unknown - 1, then]
    for square in within:
        worth[square] = table[squares.unknown[square], squares.strokes[square]]
