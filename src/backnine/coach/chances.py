"""The chance to win a match: from the totals, the holes left and the strokes expected of this one.

Whatever is still to come is taken for a bell curve, as wide as the judge says a hole is; the strokes of two
seats are taken for independent of each other. Ties are not thought of.
"""

from math import erf, exp, pi, sqrt
from typing import Final

from backnine.coach.grades import Unit
from backnine.coach.judge import Expected
from backnine.view import View

POINTS: Final = 33  # of a curve
REACH: Final = 4.0  # standard deviations to each side
LAST_ROUND: Final = 0.5  # of what was uncertain before it
LAST_HOLES: Final = 2  # in which the chance is what matters
LEAST: Final = 0.05  # of a hole: something is always uncertain while it goes on


def unit_of(view: View) -> Unit:
    """What matters: strokes, or towards the end of a match (and in a play-off) the chance to win it."""
    return "chance" if view.hole > view.holes - LAST_HOLES and view.holes > 1 else "strokes"


def chances(view: View, strokes: Expected, spread: float) -> Expected:
    """That each seat wins the match, by place among the seats, when the hole is expected to cost this."""
    if view.phase == "over":
        return _between_holes(view, spread)
    before = [view.totals[seat] * (view.hole <= view.holes) for seat in view.seats]
    holes = max(0, view.holes - view.hole) + _unsettled(view)
    means = [total + more for total, more in zip(before, strokes, strict=True)]
    return lowest([mean / (spread * sqrt(holes)) for mean in means])


def _between_holes(view: View, spread: float) -> Expected:
    winners = view.outcome.winners if view.outcome else view.tied
    if winners:
        return tuple([(seat in winners) / len(winners) for seat in view.seats])
    holes = max(1, view.holes - view.hole)
    return lowest([view.totals[seat] / (spread * sqrt(holes)) for seat in view.seats])


def _unsettled(view: View) -> float:
    """What part of this hole is still open."""
    slots = [slot for seat in view.seats for slot in view.layouts[seat]]
    part = sum(not slot.up for slot in slots) / len(slots)
    return max(LEAST, part * (1.0 if view.closer is None else LAST_ROUND))


def lowest(means: list[float]) -> Expected:
    """The chance of each to be lowest, if all stray alike with a standard deviation of 1."""
    won = [_is_lowest(place, means) for place in range(len(means))]
    whole = sum(won) or 1.0
    return tuple([chance / whole for chance in won])


def _is_lowest(place: int, means: list[float]) -> float:
    total, mean = 0.0, means[place]
    for number in range(POINTS):
        away = REACH * (2 * number / (POINTS - 1) - 1)
        part = exp(-away * away / 2)
        for other in means[:place] + means[place + 1 :]:
            part *= 0.5 * (1 - erf((mean + away - other) / sqrt(2)))
        total += part
    return total * 2 * REACH / (POINTS - 1) / sqrt(2 * pi)
