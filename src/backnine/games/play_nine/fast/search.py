"""Looking ahead in Play Nine, compiled: deal the unseen cards at random, play on a few rounds, judge what
comes.

Every candidate meets the same deals, so that luck cancels. What counts at the end is the worth in strokes or,
near the end of a match, the chance to win it.
"""

from math import sqrt
from threading import local
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import GOLDEN, SWAP, TAKE, DiceState, Floats, bare, kernel, pick_up, throw, wide
from backnine.fast.kernel import MOVES as MOVE
from backnine.games.play_nine.fast.brain import brain
from backnine.games.play_nine.fast.desk import (
    BATCH,
    LEFT,
    MOVES,
    TABLE_FACTS,
    Brain,
    BrainRoom,
    Desk,
    DeskRoom,
    new_desk,
)
from backnine.games.play_nine.fast.glance import follow, see
from backnine.games.play_nine.fast.judging import judge
from backnine.games.play_nine.fast.last_round import WORST, Ints
from backnine.games.play_nine.fast.memory import recall
from backnine.games.play_nine.fast.rules import (
    CARDS,
    CLOSER,
    DOWN,
    KINDS,
    NOBODY,
    ORDER,
    OVER,
    PACK,
    PHASE,
    SEATS,
    SIZE,
    SLOTS,
    STOCK,
    TO_DRAW,
    TURN_OF,
    HoleRow,
    from_view,
    score,
)
from backnine.games.play_nine.fast.stakes import (
    BEHIND,
    HOLES_LEFT,
    LAST_TURNS,
    chance,
    share_out,
    variance_ahead,
)
from backnine.moves import Move
from backnine.view import View

ROUNDS: Final = 0  # whole rounds that are played on before judging
WIDTH: Final = 3.0  # strokes behind the best at first sight: no candidate,
WIDER: Final = 9.0  # but strokes are not all that counts near the end of a match
TRUST: Final = 16.0  # deals that the first sight counts for,
TRUST_AMONG_MORE: Final = 100.0  # and where more rivals bring more luck
CLEARLY: Final = 3.0  # standard errors behind the best: no candidate any more


@bare
def copy(to: NDArray[Any], these: NDArray[Any], many: int) -> None:
    for place in range(many):
        to[place] = these[place]


@bare
def gather_unseen(left: int, unseen: Ints) -> int:
    """All cards that nobody has seen, from the lowest to the highest, and how many they are."""
    count = 0
    for kind in range(KINDS):
        for _ in range(left >> 4 * kind & 15):
            unseen[count] = kind
            count += 1
    return count


@bare
def redeal(hole: HoleRow, dice: DiceState, unseen: Ints, count: int, cards: Ints, draws: int) -> None:
    """Deal all cards that nobody has seen anew: the face-down ones, and as many of the stock as may be drawn.
    The others are left out, and the dice thrown for them."""
    for number in range(count):
        cards[number] = unseen[number]
    for seat in range(hole[SEATS]):
        down = wide(hole[DOWN + seat])
        for slot in range(SLOTS):
            if down >> slot & 1:
                hole[CARDS + seat * SLOTS + slot] = _pick(dice, cards, count)
                count -= 1
    for place in range(ORDER + PACK - hole[STOCK], min(ORDER + PACK, ORDER + PACK - hole[STOCK] + draws)):
        hole[place] = _pick(dice, cards, count)
        count -= 1
    dice[0] += GOLDEN * np.uint64(count)


@bare
def _pick(dice: DiceState, cards: Ints, count: int) -> int:
    """One of the first `count` cards; the last takes its place."""
    chosen = throw(dice, count)
    card = int(cards[chosen])
    cards[chosen] = cards[count - 1]
    return card


@bare
def play_on(hole: HoleRow, seat: int, rounds: int, brain: Brain, desk: Desk) -> tuple[float, float]:
    """Play the hole on as the network would, for some rounds or to its end: what it is then worth to the
    seat, and how uncertain that is. `lags` gets how far it is behind each of the others."""
    dice = desk.dice[:]
    while hole[PHASE] != OVER:
        acting = wide(hole[TURN_OF])
        move = recall(hole, acting, brain, desk)
        if acting == seat and hole[PHASE] == TO_DRAW and hole[CLOSER] == NOBODY:
            rounds -= 1
            if rounds < 0:
                share_out(hole, seat, desk.worth, desk, desk.lags[:])
                return desk.worth, variance_ahead(hole, seat, desk)
        follow(hole, acting, move, desk, dice)
        if move == TAKE:  # where it goes is known already
            follow(hole, acting, SWAP + desk.put, desk, dice)
    return finished(hole, seat, desk), 0.0


@bare
def finished(hole: HoleRow, seat: int, desk: Desk) -> float:
    """What a hole that is over was worth to the seat."""
    seats, total, result = wide(hole[SEATS]), 0, desk.result
    score(hole, desk.result[:])
    for other in range(seats):
        total += result[other]
        desk.lags[other] = result[seat] - result[other]
    return float(result[seat] - (total - result[seat]) / (seats - 1))


@bare
def first_candidates(prior: Floats, best: int, width: float, candidates: Ints) -> int:
    """The moves that are not far behind at first sight, and how many there are."""
    count = 0
    for move in range(MOVES):
        if prior[move] < prior[best] + width:
            candidates[count] = move
            count += 1
    return count


@bare
def compare(results: Floats, candidates: Ints, count: int, against: Floats) -> None:
    """Add up the squared differences between any two candidates over a batch."""
    for one in range(count):
        for other in range(one):
            first, second = candidates[one], candidates[other]
            for number in range(BATCH):
                difference = results[first, number] - results[second, number]
                against[first, second] += difference * difference
            against[second, first] = against[first, second]


@bare
def keep_the_best(candidates: Ints, count: int, best: int, sums: Floats, against: Floats, deals: int) -> int:
    """Let go of those that are clearly behind; how many stay."""
    kept = 0
    for place in range(count):
        move = candidates[place]
        gap = (sums[move] - sums[best]) / deals
        error = sqrt(max(1e-12, against[move, best] / deals - gap * gap) / deals)
        if move == best or gap < CLEARLY * error:
            candidates[kept] = move
            kept += 1
    return kept


@bare
def look_further(
    hole: HoleRow,
    seat: int,
    budget: int,
    rounds: int,
    width: float,
    trust: float,
    seed: int,
    brain: Brain,
    desk: Desk,
) -> int:
    """The best move by looking ahead with at most `budget` positions played on, with the stakes on the desk.
    Its costs get the strokes that each candidate comes to; without a budget those that each move comes to at
    first sight. Cards that nobody has seen are not looked at."""
    best = at_sight(hole, seat, False, brain, desk)
    copy(desk.prior[:], desk.values[:], MOVES)
    if budget == 0:
        copy(desk.costs[:], desk.prior[:], MOVES)
        return best
    desk.costs[:] = WORST
    candidates = desk.candidates[:]
    count = first_candidates(desk.prior[:], best, width, candidates)
    uncertain, seats = at_first_sight(hole, seat, desk), wide(hole[SEATS])
    clear(count, desk)
    deals, hidden = 0, gather_unseen(wide(desk.table[LEFT]), desk.unseen[:])
    copy(desk.seen[:], desk.table[:], TABLE_FACTS)
    desk.best_only = 1
    while count > 1 and budget >= count * BATCH:
        budget -= count * BATCH
        for number in range(BATCH):
            pick_up(desk.dice[:], seed, deals + number)
            copy(desk.dealt[:], hole, SIZE)
            redeal(desk.dealt[:], desk.dice[:], desk.unseen[:], hidden, desk.cards[:], (2 + rounds) * seats)
            try_candidates(seat, rounds, number, count, brain, desk)
        deals += BATCH
        compare(desk.results[:], candidates, count, desk.against[:])
        best = believed_best(seat, seats, count, deals, uncertain, trust, desk)
        count = keep_the_best(candidates, count, best, desk.totals[:], desk.against[:], deals)
    return best


@bare
def at_sight(hole: HoleRow, seat: int, best_only: bool, brain: Brain, desk: Desk) -> int:
    """The best move at first sight; if it is only that which is wanted, others may go unjudged."""
    desk.best_only = best_only
    see(hole, desk)
    return judge(hole, seat, brain, desk)


@bare
def at_first_sight(hole: HoleRow, seat: int, desk: Desk) -> float:
    """How far the seat is behind each of the others before anything is tried, and how uncertain that is."""
    desk.at_first[:] = 0
    if hole[CLOSER] != NOBODY:
        return LAST_TURNS
    share_out(hole, seat, 0.0, desk, desk.at_first[:])
    return variance_ahead(hole, seat, desk)


@bare
def clear(count: int, desk: Desk) -> None:
    for place in range(count):
        move = desk.candidates[place]
        desk.totals[move] = desk.strokes[move] = 0.0
        for other in range(count):
            desk.against[move, desk.candidates[other]] = 0.0


@bare
def try_candidates(seat: int, rounds: int, number: int, count: int, brain: Brain, desk: Desk) -> None:
    """Every candidate meets the same deal, and the same dice."""
    trial, state, seats = desk.trial[:], desk.dice[0], wide(desk.dealt[SEATS])
    for place in range(count):
        move = wide(desk.candidates[place])
        copy(trial, desk.dealt[:], SIZE)
        copy(desk.table[:], desk.seen[:], TABLE_FACTS)
        desk.dice[0] = state
        follow(trial, seat, move, desk, desk.dice[:])
        worth, variance = play_on(trial, seat, rounds, brain, desk)
        found = chance(seat, seats, worth, desk.lags[:], variance, desk.stakes[:])
        desk.results[move, number] = found
        desk.totals[move] += found
        desk.strokes[move] += worth


@bare
def believed_best(
    seat: int, seats: int, count: int, deals: int, uncertain: float, trust: float, desk: Desk
) -> int:
    """The candidate that has done best so far, the first sight counting for some deals."""
    best, means, prior = desk.candidates[0], desk.means, desk.prior
    for place in range(count):
        move = desk.candidates[place]
        for other in range(seats):
            desk.lags[other] = desk.at_first[other] + prior[move]
        believed = chance(seat, seats, prior[move], desk.lags[:], uncertain, desk.stakes[:])
        means[move] = (desk.totals[move] + trust * believed) / (deals + trust)
        desk.costs[move] = (desk.strokes[move] + trust * prior[move]) / (deals + trust)
        if means[move] < means[best]:
            best = move
    return wide(best)


@bare
def look_ahead_as(hole: HoleRow, seat: int, budget: int, seed: int, brain: Brain, desk: Desk) -> int:
    """The same, as far and as boldly as pays at this table."""
    left, width = 1.0 + desk.stakes[HOLES_LEFT], WIDTH
    if left > 0:  # where only strokes count there is no end that comes nearer
        width += WIDER / (left * left)
    trust = TRUST if hole[SEATS] == 2 else TRUST_AMONG_MORE
    return look_further(hole, seat, budget, ROUNDS, width, trust, seed, brain, desk)


@kernel
def search(
    hole: HoleRow,
    seat: int,
    brain: BrainRoom,
    room: DeskRoom,
    stakes: Floats,
    budget: int,
    seed: int,
    costs: Floats,
) -> int:
    """For a search now and then."""
    desk = room[0]
    copy(desk.stakes, stakes, len(stakes))
    best = look_ahead_as(hole, seat, budget, seed, brain[0], desk)
    copy(costs, desk.costs, len(costs))
    return best


# For a bot


_here: Final = local()


def _desk() -> DeskRoom:
    """A desk for each thread. What is kept on it is as true in the next match."""
    if not hasattr(_here, "desk"):
        _here.desk = new_desk()
    return cast(DeskRoom, _here.desk)


def look_ahead(view: View, positions: int, seed: int) -> tuple[Move, dict[Move, float]]:
    """The best move of the seat whose turn it is, with so many positions played on; and what each move that
    was looked at costs, in strokes."""
    assert view.seat is not None
    costs = np.full(MOVES, WORST)
    hole, seat = from_view(view), view.seats.index(view.seat)
    best = search(hole, seat, brain(), _desk(), _stakes(view), positions, seed, costs)
    return MOVE[best], {MOVE[int(move)]: float(costs[move]) for move in np.flatnonzero(costs < WORST)}


@kernel
def first_place(hole: HoleRow, seat: int, brain: BrainRoom, room: DeskRoom) -> int:
    """Where the top discard would go: a slot from 0."""
    at_sight(hole, seat, False, brain[0], room[0])
    return int(room[0].put)


def best_place(view: View) -> int:
    """Where the top discard would go if it were taken, at first sight: a slot from 1."""
    assert view.seat is not None
    return first_place(from_view(view), view.seats.index(view.seat), brain(), _desk()) + 1


def _stakes(view: View) -> Floats:
    """The match as it stands: in a play-off only this hole counts."""
    assert view.seat is not None
    stakes = np.zeros(BEHIND + len(view.seats))
    if view.hole <= view.holes:
        stakes[HOLES_LEFT] = view.holes - view.hole
        for place, seat in enumerate(view.seats):
            stakes[BEHIND + place] = view.totals[view.seat] - view.totals[seat]
    return stakes
