"""What a seat is after at a decision: few strokes against the others or, near the end of a match, to win it.

In the last hole chances come from play-outs to its end, where the judge can: who is far behind wants a move
that may do wonders, and expected strokes do not tell which one does.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from backnine.coach.chances import chances, unit_of
from backnine.coach.grades import SURE, Unit
from backnine.coach.judge import Expected, Judge, Weighed, against
from backnine.moves import Move
from backnine.view import View

DEALS: Final = 200  # on which chances are reckoned at first sight
RIVALS: Final = 4  # moves that are played out for it, the best by strokes
STEP: Final = 1.0  # strokes by which it is tried out what a stroke is worth
DECIDED: Final = 0.002  # chance to win that a stroke is worth: where it is less, strokes are what counts


class Aim(NamedTuple):
    """What each move gives away, told in strokes, the best first. By chances: as many strokes as would cost
    the same chance. `chance` is that of winning after each move, where it is what counts."""

    unit: Unit
    costs: tuple[tuple[Move, float], ...]
    chance: dict[Move, float]
    a_stroke: float = 0.0  # what it is worth in chance

    @property
    def best(self) -> Move:
        return self.costs[0][0]

    def cost(self, move: Move) -> float:
        return dict(self.costs)[move]


def aim(judge: Judge, view: View, weighed: Weighed) -> Aim:
    """Of the seat of this view, for these moves."""
    place = place_of(view)
    by_strokes = costs_of(weighed, place)
    if unit_of(view) == "strokes":
        return Aim("strokes", by_strokes, {})
    best = weighed[by_strokes[0][0]]
    a_stroke = _worth_of_a_stroke(judge, view, best)
    if a_stroke < DECIDED or len(by_strokes) < 2:
        chance = {move: chance_of(judge, view, weighed[move]) for move in weighed}
        return Aim("chance", by_strokes, chance, a_stroke)
    chance = _chances_of(judge, view, weighed, tuple([move for move, _ in by_strokes]))
    most = max(chance.values())
    costs = {move: (most - chance[move]) / a_stroke for move in chance}
    ranked = sorted(costs, key=costs.__getitem__)  # of equal ones the one with the fewest strokes
    return Aim("chance", tuple([(move, costs[move]) for move in ranked]), chance, a_stroke)


def place_of(view: View) -> int:
    assert view.seat is not None
    return view.seats.index(view.seat)


def costs_of(weighed: Weighed, place: int) -> tuple[tuple[Move, float], ...]:
    """What each move gives away against the best, in strokes; the best first."""
    wanted = {move: against(strokes, place) for move, strokes in weighed.items()}
    least = min(wanted.values())
    ranked: Sequence[Move] = sorted(wanted, key=wanted.__getitem__)
    return tuple([(move, wanted[move] - least) for move in ranked])


def chance_of(judge: Judge, view: View, strokes: Expected) -> float:
    return chances(view, strokes, judge.spread)[place_of(view)]


def _worth_of_a_stroke(judge: Judge, view: View, strokes: Expected) -> float:
    fewer, more = (_with_more(view, strokes, step) for step in (-STEP, STEP))
    return (chance_of(judge, view, fewer) - chance_of(judge, view, more)) / (2 * STEP)


def _with_more(view: View, strokes: Expected, more: float) -> Expected:
    place = place_of(view)
    return (*strokes[:place], strokes[place] + more, *strokes[place + 1 :])


def _chances_of(judge: Judge, view: View, weighed: Weighed, ranked: Sequence[Move]) -> dict[Move, float]:
    """By expected strokes or, where that can be tried and clearly comes out otherwise, by how the last hole
    ends."""
    found = {move: chance_of(judge, view, weighed[move]) for move in ranked}
    if judge.to_the_end and is_last(view):
        first, *others = ranked[:RIVALS]
        trials = judge.to_the_end(view, (first, *others), DEALS, 0)
        shares = {move: [share_of(view, strokes) for strokes in trials[move]] for move in trials}
        for move in others:
            more, se = apart(shares[move], shares[first])
            if abs(more) > SURE * se:
                found[move] = found[first] + more
    return found


def apart(ours: Sequence[float], its: Sequence[float]) -> tuple[float, float]:
    """The mean difference between two moves on the same deals, and its standard error."""
    found = [mine - other for mine, other in zip(ours, its, strict=True)]
    mean = sum(found) / len(found)
    return mean, sqrt(sum([(each - mean) ** 2 for each in found]) / max(1, len(found) - 1) / len(found))


# The last hole


def is_last(view: View) -> bool:
    """The match is decided by this hole, or in a play-off that may follow."""
    return view.hole >= view.holes


def share_of(view: View, strokes: Expected) -> float:
    """Of the match, when the last hole ends so: all, nothing, or a part where there is a tie."""
    before = [view.totals[seat] * (view.hole <= view.holes) for seat in view.seats]
    totals = [total + more for total, more in zip(before, strokes, strict=True)]
    least = min(totals)
    return (totals[place_of(view)] == least) / totals.count(least)
