"""Strokes less luck: the same figures with a narrower interval, because luck comes to nothing on average.

Every hole is judged by the coach (docs/coach.md), which is far slower than playing it, so this is on demand.
"""

from typing import Final

from backnine.arena.account import Account
from backnine.arena.intervals import mean_of
from backnine.arena.result import Estimate, WithoutLuck
from backnine.coach.analysis import judged
from backnine.coach.hole_account import holes_of
from backnine.matchlog import MatchLog

PARTS: Final = 1000  # of a stroke: an account adds up whole numbers


def luck_by_hole(log: MatchLog) -> list[tuple[int, ...]]:
    """In parts of a stroke, in the order of the hole's seats."""
    return [tuple([round(PARTS * row.luck) for row in judged(hole).players]) for hole in holes_of(log)]


def without_luck(account: Account, bot: int, raw: Estimate) -> WithoutLuck | None:
    """`raw` is the difference with luck in it. Nothing, if the matches were not judged."""
    if ("less luck", bot, 0) not in account.sums:
        return None
    shape, held = account.shape, account.shape.held[bot]
    unit = PARTS * shape.rotations * shape.holes * held
    strokes = mean_of(account.moments(("less luck", bot, 0), unit))
    if held == shape.seats:
        return WithoutLuck(strokes, Estimate(0.0, 0.0, 0.0), 1.0)
    difference = mean_of(account.moments(("less luck against", bot, 0), unit * (shape.seats - held)))
    return WithoutLuck(strokes, difference, _times(raw, difference))


def _times(raw: Estimate, less: Estimate) -> float:
    wide, narrow = raw.high - raw.low, less.high - less.low
    return (wide / narrow) ** 2 if narrow else 1.0
