"""Looking ahead in Play Nine, compiled: deal the unseen cards at random, play on a few rounds, judge what
comes.

Every candidate meets the same deals, so that luck cancels. What counts at the end is the worth in strokes or,
near the end of a match, the chance to win it.
"""

from functools import cache
from math import erf, sqrt
from pathlib import Path
from typing import Final

import numpy as np

from backnine.fast.kernel import MOVES as MOVE
from backnine.fast.kernel import SWAP, TAKE, DiceState, Floats, bare, kernel, new_dice, pick_up, throw, wide
from backnine.games.play_nine.fast.mind import (
    DESK_FLOATS,
    DESK_INTS,
    LAYOUTS,
    LEAST_DOWN,
    OTHERS_NOW,
    OWN,
    WORST,
    Ints,
    Net,
    judge,
    likely,
)
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CARDS,
    CLOSER,
    DOWN,
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
    play,
    score,
)
from backnine.moves import Move
from backnine.view import View

BATCH: Final = 16  # deals between two looks at who has fallen behind
MOVES: Final = 64
ROUNDS: Final = 0  # whole rounds that are played on before judging
WIDTH: Final = 3.0  # strokes behind the best at first sight: no candidate,
WIDER: Final = 9.0  # but strokes are not all that counts near the end of a match
TRUST: Final = 16.0  # deals that the first sight counts for,
TRUST_AMONG_MORE: Final = 100.0  # and where more rivals bring more luck
CLEARLY: Final = 3.0  # standard errors behind the best: no candidate any more

# What is at stake
HOLES_LEFT: Final = 0  # after this one; -1: count strokes only
BEHIND: Final = 1  # from here on, by place: how many strokes the seat is behind each of the others so far
SPREAD: Final = 12.4  # standard deviation of a hole between two players
# My own luck, which all rivals face alike, in seven steps (Gauss and Hermite), and how likely each is.
LUCK: Final = np.array([-3.7504397, -2.3667594, -1.1544054, 0.0, 1.1544054, 2.3667594, 3.7504397])
LIKELY: Final = np.array(
    [0.000548269, 0.030757124, 0.240123179, 0.457142857, 0.240123179, 0.030757124, 0.000548269]
)
LAST_TURNS: Final = 20.0  # how uncertain a hole is once somebody has gone out
# As measured, by the cards that the fastest player has still down: how uncertain an open hole is between two
# alone and between any two of more, and how much of what one rival lies better than another will last.
VARIANCE: Final = np.array([20.0, 75.0, 100.0, 122.0, 138.0, 148.0, 155.0, 155.0, 155.0])
AMONG_MORE: Final = np.array([20.0, 86.0, 124.0, 140.0, 152.0, 161.0, 165.0, 165.0, 165.0])
LASTING: Final = np.array([0.7, 0.65, 0.53, 0.45, 0.38, 0.33, 0.3, 0.3, 0.3])
STROKE: Final = 0.002  # what a stroke is worth when the match is as good as decided


@bare
def redeal(hole: HoleRow, dice: DiceState, cards: Ints) -> None:
    """Deal all cards that nobody has seen anew: the face-down ones and the stock."""
    count = 0
    seats = int(hole[SEATS])
    for seat in range(seats):
        for slot in range(SLOTS):
            if hole[DOWN + seat] >> slot & 1:
                cards[count] = hole[CARDS + seat * SLOTS + slot]
                count += 1
    for place in range(ORDER + PACK - hole[STOCK], ORDER + PACK):
        cards[count] = hole[place]
        count += 1
    for seat in range(seats):
        for slot in range(SLOTS):
            if hole[DOWN + seat] >> slot & 1:
                hole[CARDS + seat * SLOTS + slot] = _pick(dice, cards, count)
                count -= 1
    for place in range(ORDER + PACK - hole[STOCK], ORDER + PACK):
        hole[place] = _pick(dice, cards, count)
        count -= 1


@bare
def _pick(dice: DiceState, cards: Ints, count: int) -> int:
    """One of the first `count` cards; the last takes its place."""
    chosen = throw(dice, count)
    card = int(cards[chosen])
    cards[chosen] = cards[count - 1]
    return card


@bare
def chance(seat: int, seats: int, worth: float, lags: Floats, variance: float, stakes: Floats) -> float:
    """What is to be kept low: strokes, or the chance not to win the match. `lags` says by how many strokes
    the seat is behind each of the others in this hole, `variance` how uncertain that is."""
    if stakes[HOLES_LEFT] < 0:
        return worth
    variance += stakes[HOLES_LEFT] * SPREAD * SPREAD
    if variance <= 0:
        return _lost_for_sure(seat, seats, lags, stakes) + STROKE * worth
    if seats == 2:
        other = 1 - seat
        lost = 0.5 + 0.5 * erf((stakes[BEHIND + other] + lags[other]) / sqrt(2.0 * variance))
        return lost + STROKE * worth
    won = 0.0
    scale = sqrt(variance / 2)  # of which half is mine and half is each rival's
    for step in range(len(LUCK)):
        ahead_of_all = 1.0
        for other in range(seats):
            if other != seat:
                behind = stakes[BEHIND + other] + lags[other] + LUCK[step] * scale
                ahead_of_all *= 0.5 - 0.5 * erf(behind / (scale * sqrt(2.0)))
        won += LIKELY[step] * ahead_of_all
    return 1.0 - won + STROKE * worth


@bare
def _lost_for_sure(seat: int, seats: int, lags: Floats, stakes: Floats) -> float:
    """The match is over: lost, won, or to be played off with so many others."""
    tied = 0
    for other in range(seats):
        if other != seat:
            behind = stakes[BEHIND + other] + lags[other]
            if behind > 0:
                return 1.0
            tied += behind == 0
    return tied / (tied + 1.0)


@bare
def play_on(
    hole: HoleRow,
    seat: int,
    rounds: int,
    net: Net,
    dice: DiceState,
    ints: Ints,
    floats: Floats,
    values: Floats,
    lags: Floats,
) -> tuple[float, float]:
    """Play the hole on as the network would, for some rounds or to its end: what it is then worth to the
    seat, and how uncertain that is. `lags` gets how far it is behind each of the others."""
    seats = int(hole[SEATS])
    while hole[PHASE] != OVER:
        acting = wide(hole[TURN_OF])
        move = judge(hole, acting, net, ints, floats, values)
        if acting == seat and hole[PHASE] == TO_DRAW and hole[CLOSER] == NOBODY:
            rounds -= 1
            if rounds < 0:
                share_out(hole, seat, values[move], ints, floats, lags)
                return values[move], variance_ahead(hole, seat, ints)
        play(hole, acting, move, dice)
    result = ints[OWN : OWN + SLOTS]
    score(hole, result)
    total = 0
    for other in range(seats):
        total += result[other]
        lags[other] = result[seat] - result[other]
    return result[seat] - (total - result[seat]) / (seats - 1), 0.0


@bare
def fewest_down(hole: HoleRow, seat: int, ints: Ints) -> int:
    """The cards that the fastest player has still down."""
    mine = 0
    down = hole[DOWN + seat]
    while down:
        down &= down - 1
        mine += 1
    return int(min(mine, ints[LEAST_DOWN]))


@bare
def variance_ahead(hole: HoleRow, seat: int, ints: Ints) -> float:
    """How uncertain the rest of an open hole is."""
    variances = VARIANCE if hole[SEATS] == 2 else AMONG_MORE
    return float(variances[fewest_down(hole, seat, ints)])


@bare
def share_out(hole: HoleRow, seat: int, worth: float, ints: Ints, floats: Floats, lags: Floats) -> None:
    """What a worth, which is against the mean of the others, means against each of them as they lie."""
    lasting = LASTING[fewest_down(hole, seat, ints)]
    for other in range(hole[SEATS]):
        if other != seat:
            shown = ints[LAYOUTS + other * SLOTS : LAYOUTS + (other + 1) * SLOTS]
            better = floats[OTHERS_NOW] - likely(shown, hole[ADJACENT] != 0)
            lags[other] = worth + lasting * better


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


@kernel
def search(
    hole: HoleRow,
    seat: int,
    net: Net,
    stakes: Floats,
    budget: int,
    rounds: int,
    width: float,
    trust: float,
    seed: int,
    costs: Floats,
) -> int:
    """The best move by looking ahead with at most `budget` positions played on. `costs` gets the strokes that
    each candidate comes to."""
    ints = np.zeros(DESK_INTS, np.int64)
    floats = np.zeros(DESK_FLOATS, np.float64)
    values = np.zeros(MOVES, np.float64)
    prior = np.zeros(MOVES, np.float64)
    candidates = np.zeros(MOVES, np.int64)
    best = judge(hole, seat, net, ints, floats, prior)
    count = first_candidates(prior, best, width, candidates)
    seats = int(hole[SEATS])
    lags, at_first = np.zeros(seats, np.float64), np.zeros(seats, np.float64)
    uncertain = LAST_TURNS
    if hole[CLOSER] == NOBODY:
        uncertain = variance_ahead(hole, seat, ints)
        share_out(hole, seat, 0.0, ints, floats, at_first)
    sums, strokes = np.zeros(MOVES, np.float64), np.zeros(MOVES, np.float64)
    means = np.zeros(MOVES, np.float64)
    results = np.zeros((MOVES, BATCH), np.float64)
    against = np.zeros((MOVES, MOVES), np.float64)
    cards = np.zeros(PACK, np.int64)
    dealt = np.empty(SIZE, np.int16)
    trial = np.empty(SIZE, np.int16)
    dice = np.empty(1, np.uint64)
    deals = 0
    while count > 1 and budget >= count * BATCH:
        budget -= count * BATCH
        for number in range(BATCH):
            pick_up(dice, seed, deals + number)
            dealt[:] = hole
            redeal(dealt, dice, cards)
            state = dice[0]
            for place in range(count):
                move = candidates[place]
                trial[:] = dealt
                dice[0] = state
                play(trial, seat, move, dice)
                worth, variance = play_on(trial, seat, rounds, net, dice, ints, floats, values, lags)
                results[move, number] = chance(seat, seats, worth, lags, variance, stakes)
                sums[move] += results[move, number]
                strokes[move] += worth
        deals += BATCH
        compare(results, candidates, count, against)
        best = candidates[0]
        for place in range(count):
            move = candidates[place]
            lags[:] = at_first + prior[move]
            believed = chance(seat, seats, prior[move], lags, uncertain, stakes)
            means[move] = (sums[move] + trust * believed) / (deals + trust)
            costs[move] = (strokes[move] + trust * prior[move]) / (deals + trust)
            if means[move] < means[best]:
                best = move
        count = keep_the_best(candidates, count, best, sums, against, deals)
    return int(best)


# For a bot


@cache
def network(seats: int) -> Net:
    """The network for a table of this size."""
    with np.load(Path(__file__).with_name("nets.npz")) as nets:
        return np.ascontiguousarray(nets["two" if seats == 2 else "more"], dtype=np.float32)


def look_ahead(view: View, positions: int, seed: int) -> tuple[Move, dict[Move, float]]:
    """The best move of the seat whose turn it is, with so many positions played on; and what each move that
    was looked at costs, in strokes."""
    assert view.seat is not None
    stakes = _stakes(view)
    costs = np.full(MOVES, WORST)
    seat = view.seats.index(view.seat)
    net = network(len(view.seats))
    width = WIDTH + WIDER / (1 + stakes[HOLES_LEFT]) ** 2
    trust = TRUST if len(view.seats) == 2 else TRUST_AMONG_MORE
    best = search(from_view(view), seat, net, stakes, positions, ROUNDS, width, trust, seed, costs)
    return MOVE[best], {MOVE[int(move)]: float(costs[move]) for move in np.flatnonzero(costs < WORST)}


def best_place(view: View) -> int:
    """Where the top discard would go if it were taken, at first sight: a slot from 1."""
    assert view.seat is not None
    hole, seat = from_view(view), view.seats.index(view.seat)
    play(hole, seat, TAKE, new_dice(0, 0))
    ints, floats, values = np.zeros(DESK_INTS, np.int64), np.zeros(DESK_FLOATS), np.zeros(MOVES)
    return judge(hole, seat, network(len(view.seats)), ints, floats, values) - SWAP + 1


def _stakes(view: View) -> Floats:
    """The match as it stands: in a play-off only this hole counts."""
    assert view.seat is not None
    stakes = np.zeros(BEHIND + len(view.seats))
    if view.hole <= view.holes:
        stakes[HOLES_LEFT] = view.holes - view.hole
        for place, seat in enumerate(view.seats):
            stakes[BEHIND + place] = view.totals[view.seat] - view.totals[seat]
    return stakes
