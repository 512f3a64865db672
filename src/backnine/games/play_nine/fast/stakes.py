"""What a position means for the match: the chance not to win it, which a search keeps low."""

from math import sqrt
from typing import Final

import numpy as np

from backnine.fast.kernel import Floats, bare
from backnine.games.play_nine.fast.bell import erf
from backnine.games.play_nine.fast.desk import Desk
from backnine.games.play_nine.fast.glance import ONES
from backnine.games.play_nine.fast.rules import DOWN, SEATS, HoleRow

HOLES_LEFT: Final = 0  # after this one; -1: count strokes only
BEHIND: Final = 1  # from here on, by place: how many strokes the seat is behind each of the others so far
SPREAD: Final = 12.4  # standard deviation of a hole between two players
# My own luck, which all rivals face alike, in seven steps (Gauss and Hermite), and how likely each is.
LUCK: Final = np.array([-3.7504397, -2.3667594, -1.1544054, 0.0, 1.1544054, 2.3667594, 3.7504397])
LIKELY: Final = np.array(
    [0.000548269, 0.030757124, 0.240123179, 0.457142857, 0.240123179, 0.030757124, 0.000548269]
)
LAST_TURNS: Final = 20.0  # how uncertain a hole is once somebody has gone out
# As measured, by the cards that the fastest player has still down: how uncertain an open hole is between two
# alone and between any two of more, and how much of what one rival lies better than another will last.
VARIANCE: Final = np.array([20.0, 75.0, 100.0, 122.0, 138.0, 148.0, 155.0, 155.0, 155.0])
AMONG_MORE: Final = np.array([20.0, 86.0, 124.0, 140.0, 152.0, 161.0, 165.0, 165.0, 165.0])
LASTING: Final = np.array([0.7, 0.65, 0.53, 0.45, 0.38, 0.33, 0.3, 0.3, 0.3])
STROKE: Final = 0.002  # what a stroke is worth when the match is as good as decided


@bare
def chance(seat: int, seats: int, worth: float, lags: Floats, variance: float, stakes: Floats) -> float:
    """What is to be kept low: strokes, or the chance not to win the match. `lags` says by how many strokes
    the seat is behind each of the others in this hole, `variance` how uncertain that is."""
    if stakes[HOLES_LEFT] < 0:
        return worth
    variance += stakes[HOLES_LEFT] * SPREAD * SPREAD
    if variance <= 0:
        return _lost_for_sure(seat, seats, lags, stakes) + STROKE * worth
    if seats == 2:
        other = 1 - seat
        lost = 0.5 + 0.5 * erf((stakes[BEHIND + other] + lags[other]) / sqrt(2.0 * variance))
        return lost + STROKE * worth
    won = 0.0
    scale = sqrt(variance / 2)  # of which half is mine and half is each rival's
    for step in range(len(LUCK)):
        ahead_of_all = 1.0
        for other in range(seats):
            if other != seat:
                behind = stakes[BEHIND + other] + lags[other] + LUCK[step] * scale
                ahead_of_all *= 0.5 - 0.5 * erf(behind / (scale * sqrt(2.0)))
        won += LIKELY[step] * ahead_of_all
    return 1.0 - won + STROKE * worth


@bare
def _lost_for_sure(seat: int, seats: int, lags: Floats, stakes: Floats) -> float:
    """The match is over: lost, won, or to be played off with so many others."""
    tied = 0
    for other in range(seats):
        if other != seat:
            behind = stakes[BEHIND + other] + lags[other]
            if behind > 0:
                return 1.0
            tied += behind == 0
    return tied / (tied + 1.0)


@bare
def fewest_down(hole: HoleRow, seat: int, desk: Desk) -> int:
    """The cards that the fastest player has still down."""
    return int(min(ONES[hole[DOWN + seat]], desk.least_down))


@bare
def variance_ahead(hole: HoleRow, seat: int, desk: Desk) -> float:
    """How uncertain the rest of an open hole is."""
    variances = VARIANCE if hole[SEATS] == 2 else AMONG_MORE
    return float(variances[fewest_down(hole, seat, desk)])


@bare
def share_out(hole: HoleRow, seat: int, worth: float, desk: Desk, lags: Floats) -> None:
    """What a worth, which is against the mean of the others, means against each of them as they lie. The seat
    has just looked at them."""
    lasting, number = LASTING[fewest_down(hole, seat, desk)], 0
    for other in range(hole[SEATS]):
        if other != seat:
            lags[other] = worth + lasting * (desk.others_now - desk.lies[number])
            number += 1
