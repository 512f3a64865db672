"""How many holes it takes until the better of two players is ahead."""

from collections.abc import Iterable, Sequence
from math import ceil, inf, sqrt
from statistics import NormalDist, fmean, pstdev
from typing import Final, NamedTuple

from backnine.arena.intervals import mean_estimate
from backnine.arena.luck import Cell, cells_of
from backnine.arena.result import Contest, Estimate

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


def duels(contest: Contest) -> list[Duel]:
    """Each pair of contestants that can be told apart at all."""
    deals = [cells for cells in cells_of(contest).values() if cells]
    bots = range(len(contest.contestants))
    found = [_duel(deals, one, other) for one in bots for other in bots if one < other]
    return [duel for duel in found if duel]


def _duel(deals: Sequence[Sequence[Cell]], one: int, other: int) -> Duel | None:
    by_deal = [[*_differences(cells, one, other)] for cells in deals]
    means = [fmean(found) for found in by_deal if found]
    if len(means) < 2:
        return None
    every = [difference for found in by_deal for difference in found]
    value, low, high = mean_estimate(means)
    if value > 0:  # the first one takes more strokes
        return Duel(other, one, Estimate(value, low, high), pstdev(every))
    return Duel(one, other, Estimate(-value, -high, -low), pstdev(every))


def _differences(cells: Sequence[Cell], one: int, other: int) -> Iterable[float]:
    """Strokes of the one less those of the other, wherever both play the same hole at the same table."""
    tables: dict[object, tuple[list[float], list[float]]] = {}
    for cell in cells:
        ours, theirs = tables.setdefault((cell.group, cell.rotation), ([], []))
        if cell.bot in (one, other):
            (ours if cell.bot == one else theirs).append(cell.strokes)
    return (mine - its for ours, theirs in tables.values() for mine in ours for its in theirs)
