"""Ratings from the matches of a contest, in their order (openskill's Plackett-Luce model)."""

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING

from backnine.arena.result import Rating
from backnine.hole import Seat

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

    from backnine.fast.rows import Rows


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only a contest needs it

    return PlackettLuce()


def first_ratings(contestants: int) -> list[Rating]:
    """Before the first match."""
    usual = _model().rating()
    return [Rating(usual.mu, usual.sigma)] * contestants


def rated(
    before: Sequence[Rating], seats: Sequence[int], winners: Sequence[Seat], totals: Sequence[int]
) -> list[Rating]:
    """By contestant, after a match. One that holds several seats is rated by the mean of what its seats gain
    or lose."""
    teams = [[_model().create_rating([*before[contestant]])] for contestant in seats]
    after = _model().rate(teams, ranks=ranks(winners, totals))
    found = [Rating(rating.mu, rating.sigma) for (rating,) in after]
    return [
        _mean([found[seat] for seat, contestant in enumerate(seats) if contestant == number])
        for number in range(len(before))
    ]


def rated_in_a_row(before: Sequence[Rating], matches: "Rows") -> list[Rating]:
    """The same after many matches, which are rows as kernels write them (`fast/rows.py`)."""
    import numpy as np  # noqa: PLC0415 - it is there where kernels are

    from backnine.fast import ratings, rows  # noqa: PLC0415 - loads Numba

    mu, sigma = (np.array(values) for values in zip(*before, strict=True))
    desk = ratings.new_rating_desk((matches.shape[1] - rows.TOTALS) // 3)
    model = _model()
    numbers = ratings.RatingModel(model.beta**2, model.tau * model.tau, model.kappa, 2.0)
    ratings.rate_matches(matches, mu, sigma, numbers, desk)
    return list(map(Rating, mu.tolist(), sigma.tolist()))


def _mean(seats: Sequence[Rating]) -> Rating:
    return Rating(fmean(seat.mu for seat in seats), fmean(seat.sigma for seat in seats))


def ranks(winners: Sequence[Seat], totals: Sequence[int]) -> list[float]:
    """Winners first, even if they needed a play-off, then by total; equal totals are equal ranks."""
    results = [(seat not in winners, total) for seat, total in enumerate(totals)]
    results = [(lost, total if lost else 0) for lost, total in results]
    return [float(sorted(set(results)).index(result)) for result in results]
