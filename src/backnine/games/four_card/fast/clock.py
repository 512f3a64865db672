"""The clock of a Four-Card hole: what the others will have come to, and when one of them will knock.

It is read off many deals of the unknown cards. In each of them the others play on as people do, while this
seat goes on without knocking; `search.py` then plays its square against the clock.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import KNOCK, TOSS, DiceState, Floats, bare, copy, pick_up, throw, wide
from backnine.games.four_card.fast import rules as fast
from backnine.games.four_card.fast.rules import (
    CARDS,
    CLOSER,
    DISCARDS,
    DRAWING,
    HELD,
    HELD_FROM,
    KNOCK_AT,
    LATER,
    LOWEST,
    NONE,
    ORDERED,
    OVER,
    PACK,
    PATIENCE,
    PENALTY,
    PHASE,
    PILES,
    PLACING,
    PLAYERS,
    SEEN,
    SETTINGS,
    SIZE,
    STOCK,
    TOP,
    TURN,
    TURNS,
    UNKNOWN,
    VALUE,
    HoleState,
    Policies,
)
from backnine.games.four_card.fast.squares import COUNTS, LEAST, Shorts
from backnine.games.four_card.rules import KNOCK_PENALTY

ROUNDS: Final = 12  # as far as the clock goes
FARTHEST: Final = 200  # a lead beyond it is as good as this one
KNOCKS_AROUND: Final = 2  # how far from usual somebody's knock count may be
MISSED: Final = 0.3  # how likely somebody with a low count has not knocked: it may be low only just now
NO_USE: Final = 10  # the rank of a discard that nobody wants

# A clock: by round, what may happen, and count or kind. Sums over the deals that came so far.
ClockTable = NDArray[np.float64]

KNOCKING = 0  # its turn comes; what each count is worth if it knocks
TOPS = 1  # its turn comes; the kinds of the discard it may take
CLOSING = 2  # somebody has knocked before its next turn; what each count is worth after that turn, its last
LAST_TOPS = 3
ENDING = 4  # the hole has ended before its next turn; what each count is worth
EVENTS = 5
DEALS = COUNTS  # behind the counts: how many deals
WIDTH = COUNTS + 1


class Stakes(NamedTuple):
    """What strokes are worth to the seat."""

    stroke: float  # each one fewer than the others' average
    totals: Floats  # by seat, before this hole
    chance: Floats  # by lead over the best of the others, from -FARTHEST up
    luck: float  # how far each of the others may still stray in the holes to come


class Sight(NamedTuple):
    """What the seat goes by."""

    seat: int
    known: HoleState
    unseen: Shorts  # cards by rank
    keeps: Floats  # by place and rank: how likely the owner of a card would have kept it
    brains: Policies  # how the others play; its own brain never knocks
    stakes: Stakes
    kind: Shorts  # by rank, as in `Squares`


class Workspace(NamedTuple):
    """Arrays to play deals in, made once."""

    dealt: HoleState
    line: HoleState
    branch: HoleState
    left: Shorts
    strokes: NDArray[np.int16]
    brains: Policies
    luck: Floats
    dice: DiceState


def new_workspace(players: int) -> Workspace:
    return Workspace(
        np.zeros(SIZE, np.int16),
        np.zeros(SIZE, np.int16),
        np.zeros(SIZE, np.int16),
        np.zeros(len(VALUE), np.int16),
        np.zeros(players, np.int16),
        np.zeros((players, SETTINGS), np.float32),
        np.zeros(players),
        np.zeros(1, np.uint64),
    )


@bare
def read_clock(
    sight: Sight,
    gifts: Shorts,
    deals: int,
    seed: int,
    room: Workspace,
    clock: ClockTable,
    first: ClockTable,
) -> None:
    """Fill the clock for a seat that leaves a discard of no use, and the first round of it for each of the
    gifts (ranks) that it may leave instead: gift number g is in rounds 2g and 2g + 1 of `first`."""
    clock[:] = 0.0
    first[:] = 0.0
    for seat in range(wide(sight.known[PLAYERS])):
        copy(room.brains[seat], sight.brains[seat], SETTINGS)
    for deal in range(deals):
        pick_up(room.dice, seed, deal)
        _deal(sight, room)
        weight = _styles(sight, room)
        start = room.dice[0]
        if sight.known[PHASE] == DRAWING and sight.known[CLOSER] == NONE:
            fast.set_up(room.line, room.dealt)
            _if_it_knocks(sight, room, weight, clock, 0)
        for number in range(-1, len(gifts)):
            room.dice[0] = start
            _leave(sight, room, NO_USE if number < 0 else int(gifts[number]))
            here = clock if number < 0 else first
            going = _round(sight, room, weight, here, max(2 * number, 0))
            if number < 0:
                for later in range(1, ROUNDS):
                    if not going:
                        break
                    _its_turn(sight, room)
                    going = _round(sight, room, weight, clock, later)


# A deal of the unknown cards


@bare
def _deal(sight: Sight, room: Workspace) -> None:
    """Put an unseen card wherever one is unknown; the rest is the stock."""
    state, left = room.dealt, room.left
    fast.set_up(state, sight.known)
    for rank in range(left.size):
        left[rank] = sight.unseen[rank]
    for owner_knows in range(1, -1, -1):
        for place in range(4 * wide(state[PLAYERS])):
            if state[CARDS + place] == UNKNOWN and (state[SEEN + place] != 0) == owner_knows:
                state[CARDS + place] = _pick(sight, room, place)
    state[ORDERED] = state[TOP]
    place = PILES + int(state[TOP])
    for rank in range(left.size):
        for _ in range(left[rank]):
            state[place] = rank
            place += 1
    fast.order_stock(state, room.dice)


@bare
def _pick(sight: Sight, room: Workspace, place: int) -> int:
    """One of the cards left, the likelier the sooner its owner would have kept it."""
    left, total = room.left, 0.0
    for rank in range(left.size):
        total += left[rank] * sight.keeps[place, rank]
    point = total * throw(room.dice, 1 << 24) / (1 << 24)
    picked = 0
    for rank in range(left.size):
        if left[rank] > 0:
            picked = rank
            point -= left[rank] * sight.keeps[place, rank]
            if point < 0:
                break
    left[picked] -= 1
    return picked


@bare
def _styles(sight: Sight, room: Workspace) -> float:
    """Everybody knocks a little earlier or later than usual. How likely is it that nobody has knocked yet?"""
    likely, state, brains = 1.0, room.dealt, room.brains
    for seat in range(wide(state[PLAYERS])):
        if seat == sight.seat or state[CARDS + 4 * seat] == NONE:
            continue
        room.luck[seat] = sight.stakes.luck * _bell(room.dice)
        early = throw(room.dice, 2 * KNOCKS_AROUND + 1) - KNOCKS_AROUND
        brains[seat, KNOCK_AT] = sight.brains[seat, KNOCK_AT] + early
        if state[TURNS + seat] > 0 and state[CLOSER] != seat:
            later = max(state[TURNS + seat] - 1 - brains[seat, PATIENCE], 0) * brains[seat, LATER]
            low = max(brains[seat, KNOCK_AT] - later, brains[seat, LOWEST])
            if fast.likely_strokes(state, seat, brains) <= low:
                likely *= MISSED
    return likely


@bare
def _bell(dice: DiceState) -> float:
    """About normally distributed."""
    total = -2.0
    for _ in range(4):
        total += throw(dice, 1 << 20) / (1 << 20)
    return total * 1.732


# What happens then


@bare
def _move(room: Workspace, seat: int) -> None:
    move = fast.choose(room.line, seat, room.brains, room.dice)
    fast.play(room.line, seat, move, room.dice)


@bare
def _leave(sight: Sight, room: Workspace, card: int) -> None:
    """The seat ends its turn and leaves this card on the discard pile."""
    state = room.line
    fast.set_up(state, room.dealt)
    if state[PHASE] == DRAWING and state[TOP] < state[PACK]:
        state[TOP] += 1
    state[PHASE] = PLACING
    state[HELD] = card
    state[HELD_FROM] = STOCK
    fast.play(state, sight.seat, TOSS, room.dice)


@bare
def _its_turn(sight: Sight, room: Workspace) -> None:
    while room.line[PHASE] != OVER and room.line[TURN] == sight.seat:
        _move(room, sight.seat)


@bare
def _round(sight: Sight, room: Workspace, weight: float, clock: ClockTable, number: int) -> bool:
    """The others' turns, up to the seat's own. Whether the hole is still open then."""
    state = room.line
    while state[PHASE] != OVER and state[TURN] != sight.seat:
        _move(room, wide(state[TURN]))
    if state[PHASE] == OVER:
        _weigh(sight, room, state, weight, clock, number, ENDING)
        return False
    top = sight.kind[state[PILES + state[DISCARDS] - 1]]
    if state[CLOSER] != NONE:
        clock[number, LAST_TOPS, top] += weight
        fast.play_out(state, room.brains, room.dice)
        _weigh(sight, room, state, weight, clock, number, CLOSING)
        return False
    clock[number + 1, TOPS, top] += weight
    _if_it_knocks(sight, room, weight, clock, number + 1)
    return True


@bare
def _if_it_knocks(sight: Sight, room: Workspace, weight: float, clock: ClockTable, number: int) -> None:
    before = room.dice[0]
    fast.set_up(room.branch, room.line)
    fast.play(room.branch, sight.seat, KNOCK, room.dice)
    fast.play_out(room.branch, room.brains, room.dice)
    _weigh(sight, room, room.branch, weight, clock, number, KNOCKING)
    room.dice[0] = before


@bare
def _weigh(
    sight: Sight, room: Workspace, state: HoleState, weight: float, clock: ClockTable, number: int, event: int
) -> None:
    """Add what each count of the seat would be worth, now that the others' strokes are known."""
    strokes, stakes = room.strokes, sight.stakes
    fast.score(state, strokes)
    lowest, best, total, others = 1000, 1e6, 0.0, 0
    for seat in range(wide(state[PLAYERS])):
        if seat != sight.seat and state[CARDS + 4 * seat] != NONE:
            lowest = min(lowest, int(strokes[seat]))
            best = min(best, stakes.totals[seat] + strokes[seat] + room.luck[seat])
            total += strokes[seat]
            others += 1
    average, lead = total / others, int(np.floor(best - stakes.totals[sight.seat] + 0.5)) + FARTHEST
    punished = state[PENALTY] != 0 and state[CLOSER] == sight.seat
    for count in range(COUNTS):
        mine = count + LEAST
        if punished and mine > lowest:
            mine += KNOCK_PENALTY
        chance = stakes.chance[min(max(lead - mine, 0), 2 * FARTHEST)]
        clock[number, event, count] += weight * (stakes.stroke * (average - mine) + chance)
    clock[number, event, DEALS] += weight
