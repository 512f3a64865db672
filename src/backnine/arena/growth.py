"""How the win shares settle while a contest goes on."""

from collections.abc import Sequence
from itertools import groupby
from math import inf, sqrt
from typing import Final

from backnine.arena.plots.lines import Point
from backnine.arena.result import Contest, MatchLine

MOST_POINTS: Final = 60
FIRST_DEALS: Final = 5  # fewer say nothing, and their bands would flatten the plot
_SURE: Final = 1.96


def running_shares(contest: Contest) -> list[list[Point]]:
    """For each contestant the share of matches won by each of its seats, after more and more matches."""
    deals = [tuple(lines) for _, lines in groupby(contest.lines, lambda line: line.deal)]
    stops = _stops(len(deals))
    matches = [0]
    for lines in deals:
        matches.append(matches[-1] + len(lines))
    return [
        _running([_share(lines, who) for lines in deals], stops, matches) for who in _contestants(contest)
    ]


def _contestants(contest: Contest) -> range:
    return range(len(contest.contestants))


def _stops(deals: int) -> list[int]:
    """After how many deals a point is drawn."""
    first = min(max(FIRST_DEALS, deals // 25), deals)
    step = max(1, (deals - first) // MOST_POINTS)
    return sorted({*range(first, deals + 1, step), deals} - {0})


def _share(lines: Sequence[MatchLine], who: int) -> float:
    """Wins of a deal for each seat that the contestant held in it; a shared win counts its part."""
    held = sum(line.seats.count(who) for line in lines)
    won = sum(1 / len(line.winners) for line in lines for seat in line.winners if line.seats[seat] == who)
    return won / held if held else 0.0


def _running(shares: Sequence[float], stops: Sequence[int], matches: Sequence[int]) -> list[Point]:
    return [_point(shares[:stop], matches[stop]) for stop in stops]


def _point(shares: Sequence[float], matches: int) -> Point:
    """The mean of the deals and its interval."""
    mean = sum(shares) / len(shares)
    if len(shares) < 2:
        return Point(matches, mean, -inf, inf)
    error = sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
    return Point(matches, mean, max(0.0, mean - _SURE * error), min(1.0, mean + _SURE * error))
