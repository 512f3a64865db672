"""How many holes it takes until the better of two players is ahead."""

from math import ceil, inf, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from backnine.arena.account import Account
from backnine.arena.intervals import Moments, mean_of
from backnine.arena.result import Estimate

SURE: Final = 0.95
_NORMAL: Final = NormalDist()


class Duel(NamedTuple):
    """Two contestants at the same table: strokes a hole that the better one leads by, and how widely the
    difference of a single hole spreads (its standard deviation)."""

    better: int
    other: int
    lead: Estimate
    spread: float

    def chance(self, holes: int) -> float:
        """That the better one is ahead after so many holes; many holes together make a normal curve."""
        if not self.spread:
            return 1.0 if self.lead.value > 0 else 0.5
        return _NORMAL.cdf(self.lead.value * sqrt(holes) / self.spread)

    @property
    def holes(self) -> Estimate:
        """Holes until the better one is ahead in 95 of 100 cases; the interval is that of the lead."""
        return Estimate(*(self._holes(lead) for lead in (self.lead.value, self.lead.high, self.lead.low)))

    def _holes(self, lead: float) -> float:
        return max(1, ceil((_NORMAL.inv_cdf(SURE) * self.spread / lead) ** 2)) if lead > 0 else inf


def duels(account: Account) -> list[Duel]:
    """Each pair of contestants that can be told apart at all."""
    return [_duel(account, one, other) for one, other in account.shape.pairs] if account.deals > 1 else []


def _duel(account: Account, one: int, other: int) -> Duel:
    shape = account.shape
    tables = shape.rotations * shape.holes * shape.held[one] * shape.held[other]  # of a deal
    moments = account.moments(("duel", one, other), tables)
    value, low, high = mean_of(moments)
    every = Moments(account.deals * tables, moments.total, account.apart[one, other], 1)
    spread = sqrt(every.scatter / every.deals)
    if value > 0:  # the first one takes more strokes
        return Duel(other, one, Estimate(value, low, high), spread)
    return Duel(one, other, Estimate(-value, -high, -low), spread)
