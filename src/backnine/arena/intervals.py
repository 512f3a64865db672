"""Confidence intervals (95 %) over deals. The matches of a deal hang together: they are played with the same
cards. So every deal counts as one observation, the mean of its matches."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

from backnine.arena.result import Estimate

CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Moments(NamedTuple):
    """All that an interval needs to know of the deals: how many they are, and the sums of what was found in
    each and of its squares, in whole parts of which `unit` make one."""

    deals: int
    total: int
    squares: int
    unit: int

    @property
    def mean(self) -> float:
        return self.total / (self.deals * self.unit)

    @property
    def scatter(self) -> float:
        """The sum of the squares of what each deal is off the mean."""
        return (self.deals * self.squares - self.total**2) / (self.deals * self.unit**2)


def mean_of(moments: Moments) -> Estimate:
    return _mean(moments.mean, moments.scatter, moments.deals)


def mean_estimate(deals: Sequence[float]) -> Estimate:
    mean = fmean(deals)
    return _mean(mean, sum((deal - mean) ** 2 for deal in deals), len(deals))


def _mean(mean: float, scatter: float, count: int) -> Estimate:
    """The mean, with Student's t; a single deal cannot tell how far it may be off."""
    if count < 2:
        return Estimate(mean, -math.inf, math.inf)
    give = student(count - 1) * math.sqrt(scatter / (count - 1) / count)
    return Estimate(mean, mean - give, mean + give)


def share_of(moments: Moments, matches: int) -> Estimate:
    return _share(moments.mean, moments.scatter, moments.deals, matches)


def share_estimate(deals: Sequence[float], matches: int) -> Estimate:
    share = fmean(deals)
    return _share(share, sum((deal - share) ** 2 for deal in deals), len(deals), matches)


def _share(share: float, scatter: float, count: int, matches: int) -> Estimate:
    """A share of wins, with Wilson's interval for as many independent matches as would be as certain as
    these deals of `matches` matches each. One imaginary deal of the usual spread keeps the interval honest
    where few deals happen to agree."""
    middle = (share * count + 0.5) / (count + 1)
    usual = middle * (1 - middle) / matches
    found = (scatter + usual) / count
    part = middle * matches % 1  # of a win: a deal has whole ones, so its mean must vary at least so much
    spread = max(found, part * (1 - part) / matches**2)
    worth = middle * (1 - middle) * count / spread
    return wilson(share, worth, student(count))


def wilson(share: float, trials: float, z: float = _Z) -> Estimate:
    """A share of so many independent trials, with its interval."""
    square = z * z / trials
    centre = (share + square / 2) / (1 + square)
    give = z / (1 + square) * math.sqrt(share * (1 - share) / trials + square / (4 * trials))
    return Estimate(share, max(centre - give, 0.0), min(centre + give, 1.0))


def student(freedom: int) -> float:
    """The quantile of Student's t for our confidence; beyond two degrees of freedom by its expansion around
    the normal distribution, which is right to a hundredth."""
    if freedom == 1:
        return math.tan(math.pi * CONFIDENCE / 2)
    if freedom == 2:
        tail = (1 - CONFIDENCE) / 2
        return (1 - 2 * tail) / math.sqrt(2 * tail * (1 - tail))
    z, n = _Z, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
