"""Decisions that are close: played out on deals that are the same for every move.

The best is chosen on one half of the deals and measured on the other: whoever picks the least of noisy
numbers and believes them would find fault with perfect play.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from backnine.coach.grades import NOTHING
from backnine.coach.judge import Expected, Judge, Weighed, against, best_of
from backnine.moves import Move
from backnine.view import View

DEALS: Final = 400
RIVALS: Final = 3  # moves beside the one that was made
CLOSE: Final = (0.2, 2.5)  # strokes given away at first sight: less is fine, more is bad in any case


class Measured(NamedTuple):
    """What a move gives away, how far that may be off, and at first sight; on so many deals, if any."""

    best: Move
    loss: float
    se: float
    taught: float
    deals: int = 0


def measure(judge: Judge, view: View, weighed: Weighed, move: Move, seed: int) -> Measured:
    """At first sight, or played out where that might be wrong."""
    place = view.seats.index(view.seat) if view.seat is not None else 0
    best = best_of(weighed, place)
    loss = against(weighed[move], place) - against(weighed[best], place)
    if loss <= NOTHING:
        return Measured(move, 0.0, 0.0, 0.0)
    if judge.play_out is None or not CLOSE[0] <= loss < CLOSE[1]:
        return Measured(best, loss, judge.error, loss)
    ranked = sorted(weighed, key=lambda each: against(weighed[each], place))
    candidates = tuple(dict.fromkeys([*ranked[:RIVALS], move]))
    played = judge.play_out(view, candidates, DEALS, seed)
    return _halved({each: _wanted(played[each], place) for each in candidates}, move, loss)


def _wanted(trials: Sequence[Expected], place: int) -> list[float]:
    return [against(strokes, place) for strokes in trials]


def _halved(trials: dict[Move, list[float]], move: Move, taught: float) -> Measured:
    half = len(trials[move]) // 2
    best = min(trials, key=lambda each: sum(trials[each][:half]))
    apart = [mine - its for mine, its in zip(trials[move][half:], trials[best][half:], strict=True)]
    mean = sum(apart) / len(apart)
    se = sqrt(sum([(each - mean) ** 2 for each in apart]) / max(1, len(apart) - 1) / len(apart))
    if mean <= 0 or best == move:
        return Measured(move, 0.0, se, taught, 2 * half)
    return Measured(best, mean, se, taught, 2 * half)
