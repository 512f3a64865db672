"""Lines through a contest: how the win shares settle, and what each hole costs."""

from collections.abc import Sequence
from itertools import groupby
from statistics import fmean
from typing import Final

from backnine.arena.figures import held_by, wins
from backnine.arena.intervals import mean_estimate, share_estimate
from backnine.arena.plots.lines import Point
from backnine.arena.result import Contest, MatchLine

MOST_POINTS: Final = 60
FIRST_DEALS: Final = 5  # fewer say nothing, and their bands would flatten the plot


def running_shares(contest: Contest) -> list[list[Point]]:
    """For each contestant the share of matches won by each of its seats, after more and more deals."""
    deals = [[*lines] for _, lines in groupby(contest.lines, key=lambda line: line.deal)]
    stops = _stops(len(deals))
    found = []
    for number, contestant in enumerate(contest.contestants):
        shares = [fmean(wins(line, held_by(number, line)) for line in lines) for lines in deals]
        found.append([_point(shares[:stop], len(deals[0]), contestant.seats) for stop in stops])
    return found


def strokes_by_hole(contest: Contest) -> list[list[Point]]:
    """For each contestant the strokes on the first hole, the second …"""
    deals = [[*lines] for _, lines in groupby(contest.lines, key=lambda line: line.deal)]
    return [
        [
            Point(hole + 1, *mean_estimate([fmean(_strokes(lines, number, hole)) for lines in deals]))
            for hole in range(contest.holes)
        ]
        for number in range(len(contest.contestants))
    ]


def _strokes(lines: Sequence[MatchLine], number: int, hole: int) -> list[int]:
    """Of a contestant on one hole of a deal, in all rotations and seats."""
    return [line.holes[hole].strokes[seat] for line in lines for seat in held_by(number, line)]


def _stops(deals: int) -> list[int]:
    """After how many deals a point is drawn."""
    first = min(max(FIRST_DEALS, deals // 25), deals)
    step = max(1, (deals - first) // MOST_POINTS)
    return sorted({*range(first, deals + 1, step), deals} - {0})


def _point(shares: Sequence[float], matches: int, seats: int) -> Point:
    """The share of all seats of a contestant, told for each of them."""
    share = share_estimate(shares, matches)
    return Point(len(shares) * matches, *(bound / seats for bound in share))
