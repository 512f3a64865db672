"""Decisions that are close: played out on deals that are the same for every move.

The best is chosen on one half of the deals and measured on the other: whoever picks the least of noisy
numbers and believes them would find fault with perfect play.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from backnine.coach.aims import Aim, aim, apart, chance_of, is_last, place_of, share_of
from backnine.coach.grades import LIMITS, NOTHING, Unit
from backnine.coach.judge import Expected, Judge, PlayOut, Weighed, against
from backnine.moves import Move
from backnine.view import View

RIVALS: Final = 3  # moves beside the one that was made
CLOSE: Final = (0.2, 2.5)  # strokes given away at first sight: less is fine, more is bad in any case
BATCH: Final = 20  # deals: chances are told apart by batches where strokes alone do not tell them

Trials = dict[Move, tuple[Expected, ...]]


class Measured(NamedTuple):
    """What a move gives away, how far that may be off, and at first sight; on so many deals, if any. The same
    of the chance to win, and what every move costs."""

    best: Move
    loss: float
    se: float
    taught: float
    deals: int = 0
    unit: Unit = "strokes"
    chance: float = 0.0
    chance_se: float = 0.0
    costs: tuple[tuple[Move, float], ...] = ()


class Doubt(NamedTuple):
    """A decision, what its seat is after, and the move that is looked at."""

    judge: Judge
    view: View
    weighed: Weighed
    wanted: Aim
    move: Move
    seed: int

    @property
    def place(self) -> int:
        return place_of(self.view)

    def wants(self, trials: Sequence[Expected]) -> list[float]:
        return [against(strokes, self.place) for strokes in trials]

    def played(self, play_out: PlayOut) -> Trials:
        """The moves that look best, and this one."""
        candidates = [each for each, _ in self.wanted.costs[:RIVALS]]
        return play_out(
            self.view, tuple(dict.fromkeys([*candidates, self.move])), self.judge.deals, self.seed
        )


def measure(judge: Judge, view: View, weighed: Weighed, move: Move, seed: int) -> Measured:
    """At first sight, or played out where that might be wrong."""
    call = Doubt(judge, view, weighed, aim(judge, view, weighed), move, seed)
    told = _by_chances(call) if call.wanted.unit == "chance" else _by_strokes(call)
    return told._replace(unit=call.wanted.unit, costs=call.wanted.costs)


def _by_strokes(call: Doubt) -> Measured:
    judge, loss = call.judge, call.wanted.cost(call.move)
    if loss <= NOTHING:
        return Measured(call.move, 0.0, 0.0, 0.0)
    told = Measured(call.wanted.best, loss, judge.error, loss)
    if judge.play_out and CLOSE[0] <= loss < CLOSE[1]:
        trials = call.played(judge.play_out)
        told = _halved({each: call.wants(trials[each]) for each in trials}, call.move, loss)
    best, then = (chance_of(judge, call.view, call.weighed[each]) for each in (told.best, call.move))
    return told._replace(chance=max(0.0, best - then))


def _halved(trials: dict[Move, list[float]], move: Move, taught: float) -> Measured:
    half = len(trials[move]) // 2
    best = min(trials, key=lambda each: sum(trials[each][:half]))
    mean, se = apart(trials[move][half:], trials[best][half:])
    if mean <= 0 or best == move:
        return Measured(move, 0.0, se, taught, 2 * half)
    return Measured(best, mean, se, taught, 2 * half)


# Chances


def _by_chances(call: Doubt) -> Measured:
    """The move that wins most often is the best one; the loss is told in strokes as well, but never as a
    gain."""
    judge, best, move = call.judge, call.wanted.best, call.move
    if move == best or call.wanted.cost(move) <= NOTHING:
        return Measured(move, 0.0, 0.0, 0.0)
    ours, its = call.wants([call.weighed[move], call.weighed[best]])
    strokes, lost = max(0.0, ours - its), call.wanted.chance[best] - call.wanted.chance[move]
    play_out = _decisive(call) or judge.play_out
    if play_out is None or not LIMITS["chance"][0] / 2 <= lost < LIMITS["chance"][-1]:
        told = Measured(best, strokes, judge.error, strokes)
        return told._replace(chance=max(0.0, lost), chance_se=judge.error * call.wanted.a_stroke)
    return _played_for_chances(call, play_out, strokes)


def _decisive(call: Doubt) -> PlayOut | None:
    """Where the end of the hole is that of the match."""
    return call.judge.to_the_end if is_last(call.view) else None


def _played_for_chances(call: Doubt, play_out: PlayOut, strokes: float) -> Measured:
    trials, move = call.played(play_out), call.move
    told = _halved({each: [-chance for chance in _chances(call, trials[each])] for each in trials}, move, 0.0)
    half = len(trials[move]) // 2
    mean, se = apart(*(call.wants(trials[each][half:]) for each in (move, told.best)))
    loss = max(0.0, mean)
    return Measured(told.best, loss, se, strokes, 2 * half, chance=told.loss, chance_se=told.se)


def _chances(call: Doubt, trials: Sequence[Expected]) -> list[float]:
    """Of each deal: who won; or of each batch, by what is to be expected in the middle of it."""
    if _decisive(call):
        return [share_of(call.view, strokes) for strokes in trials]
    batches = [trials[first : first + BATCH] for first in range(0, len(trials), BATCH)]
    return [chance_of(call.judge, call.view, _mean(batch)) for batch in batches]


def _mean(trials: Sequence[Expected]) -> Expected:
    return tuple([sum(strokes) / len(trials) for strokes in zip(*trials, strict=True)])
