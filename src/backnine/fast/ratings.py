"""Ratings of whole contests in a kernel: what openskill's Plackett-Luce model makes of match after match, to
the last bit, two hundred times as quickly. The model is openskill's: `arena/ratings.py` asks it where nothing
is compiled, and a test compares both.
"""

import math
from typing import NamedTuple

import numpy as np

from backnine.fast import rows
from backnine.fast.kernel import Floats, WholeNumbers, bare
from backnine.fast.rows import Rows


class RatingModel(NamedTuple):
    """The numbers of a model, as openskill calls them. `two` is 2: a power that the compiler knew, it would
    work out as a product, which is another number now and then."""

    beta_squared: float
    tau_squared: float
    kappa: float
    two: float


class RatingDesk(NamedTuple):
    """For one match: by place, from the winner down."""

    seats: WholeNumbers
    ranks: WholeNumbers
    alike: WholeNumbers  # how many have this rank
    mu: Floats
    sigma: Floats
    variance: Floats
    worth: Floats
    at_stake: Floats  # what all are worth who came no better


def new_rating_desk(players: int) -> RatingDesk:
    floats = [np.zeros(players) for _ in range(5)]
    seats, ranks, alike = (np.zeros(players, np.int64) for _ in range(3))
    return RatingDesk(seats, ranks, alike, *floats)


@bare
def rate_matches(matches: Rows, mu: Floats, sigma: Floats, model: RatingModel, desk: RatingDesk) -> None:
    """These rows of matches, one after another; `mu` and `sigma` go by contestant."""
    players = len(desk.seats)
    for number in range(len(matches)):
        match = matches[number]
        _put_in_order(match, players, desk)
        sitting = match[rows.TOTALS + 2 * players :]
        for place in range(players):
            contestant = sitting[desk.seats[place]]
            desk.mu[place] = mu[contestant]
            desk.sigma[place] = math.sqrt(sigma[contestant] * sigma[contestant] + model.tau_squared)
        _rate(model, desk)
        for contestant in range(len(mu)):
            mu[contestant] = _mean(desk.mu, contestant, sitting, desk)
            sigma[contestant] = _mean(desk.sigma, contestant, sitting, desk)


@bare
def _put_in_order(match: Rows, players: int, desk: RatingDesk) -> None:
    """Winners first, then by total, and seats of the same rank in their order."""
    for seat in range(players):
        place = seat
        while place and _before(match, seat, desk.seats[place - 1]):
            desk.seats[place] = desk.seats[place - 1]
            place -= 1
        desk.seats[place] = seat
    rank = first = 0
    for place in range(players):
        if place and _before(match, desk.seats[place - 1], desk.seats[place]):
            rank, first = rank + 1, place
        desk.ranks[place] = rank
        for other in range(first, place + 1):
            desk.alike[other] = place + 1 - first


@bare
def _before(match: Rows, seat: int, other: int) -> bool:
    winners = match[rows.WINNERS]
    won, it_won = winners >> seat & 1, winners >> other & 1
    if won or it_won:
        return bool(won > it_won)
    return bool(match[rows.TOTALS + seat] < match[rows.TOTALS + other])


@bare
def _rate(model: RatingModel, desk: RatingDesk) -> None:
    """In the order in which openskill adds and multiplies."""
    players, spread = len(desk.seats), 0.0
    for place in range(players):
        desk.variance[place] = math.pow(desk.sigma[place], model.two)
        spread += desk.variance[place] + model.beta_squared
        desk.at_stake[place] = 0.0
    spread = math.sqrt(spread)
    for place in range(players):
        desk.worth[place] = math.exp(desk.mu[place] / spread)
        for other in range(players):
            if desk.ranks[other] <= desk.ranks[place]:
                desk.at_stake[other] += desk.worth[place]
    for place in range(players):
        omega = delta = 0.0
        for other in range(players):
            if desk.ranks[other] <= desk.ranks[place]:
                chance = desk.worth[place] / desk.at_stake[other]
                delta += chance * (1 - chance) / desk.alike[other]
                omega += (1 - chance if place == other else -chance) / desk.alike[other]
        variance = desk.variance[place]
        delta *= variance / math.pow(spread, model.two)
        delta *= math.sqrt(variance) / spread
        desk.mu[place] += omega * (variance / spread)
        desk.sigma[place] *= math.sqrt(max(1 - delta, model.kappa))


@bare
def _mean(values: Floats, contestant: int, sitting: Rows, desk: RatingDesk) -> float:
    """Over the seats of a contestant: of the exact sum, as `fmean` has it. What rounding takes is added up
    beside; of so few numbers of a size that is exact."""
    total, lost, held = 0.0, 0.0, 0
    for place in range(len(values)):
        if sitting[desk.seats[place]] == contestant:
            value = values[place]
            after = total + value
            part = after - total
            lost += (total - (after - part)) + (value - part)
            total, held = after, held + 1
    return float((total + lost) / held)
