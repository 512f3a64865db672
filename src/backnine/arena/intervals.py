"""Confidence intervals (95 %) over deals. The matches of a deal hang together: they are played with the same
cards. So every deal counts as one observation, the mean of its matches."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean
from typing import Final

from backnine.arena.result import Estimate

CONFIDENCE: Final = 0.95
_Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def mean_estimate(deals: Sequence[float]) -> Estimate:
    """The mean, with Student's t; a single deal cannot tell how far it may be off."""
    mean = fmean(deals)
    if len(deals) < 2:
        return Estimate(mean, -math.inf, math.inf)
    spread = sum((deal - mean) ** 2 for deal in deals) / (len(deals) - 1)
    give = student(len(deals) - 1) * math.sqrt(spread / len(deals))
    return Estimate(mean, mean - give, mean + give)


def share_estimate(deals: Sequence[float], matches: int) -> Estimate:
    """A share of wins, with Wilson's interval for as many independent matches as would be as certain as
    these deals of `matches` matches each. One imaginary deal of the usual spread keeps the interval honest
    where few deals happen to agree."""
    share, count = fmean(deals), len(deals)
    middle = (share * count + 0.5) / (count + 1)
    usual = middle * (1 - middle) / matches
    found = (sum((deal - share) ** 2 for deal in deals) + usual) / count
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
