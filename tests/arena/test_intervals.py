"""Intervals: known values, and the promise itself: 95 of 100 hold the truth."""

import math
from random import Random

import pytest

from backnine.arena.intervals import mean_estimate, share_estimate, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_wilson() -> None:
    """The textbook's: 8 of 10."""
    value, low, high = wilson(0.8, 10)
    assert (value, round(low, 3), round(high, 3)) == (0.8, 0.490, 0.943)


def test_a_mean_by_hand() -> None:
    value, low, high = mean_estimate([1, 2, 3, 4])
    give = 3.182 * math.sqrt(5 / 3 / 4)
    assert value == 2.5
    assert [value - low, high - value] == pytest.approx([give, give], rel=0.01)


def test_one_deal_tells_nothing_of_its_error() -> None:
    assert mean_estimate([3.5]) == (3.5, -math.inf, math.inf)
    value, low, high = share_estimate([1.0], 2)
    assert value == high == 1
    assert low < 0.1


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_deals_that_all_agree_are_not_taken_for_certainty(share: float) -> None:
    value, low, high = share_estimate([share] * 20, 2)
    assert low <= value <= high
    assert high - low > 0.05


def test_more_deals_are_more_certain() -> None:
    widths = [high - low for _, low, high in (share_estimate([0.5, 1, 1, 0] * n, 2) for n in (2, 8, 32, 128))]
    assert widths == sorted(widths, reverse=True)
    assert widths[2] / widths[3] == pytest.approx(2, rel=0.05)


def _deal(dice: Random, better: float, luck: float) -> tuple[float, float]:
    """Two matches with the same cards, once for either side: the share won and the mean margin."""
    cards = dice.gauss(0, luck)
    margins = [better + side * cards + dice.gauss(0, 1) for side in (1, -1)]
    return sum(margin > 0 for margin in margins) / 2, sum(margins) / 2


@pytest.mark.parametrize(("better", "luck"), [(0, 1), (0.7, 1), (1, 0.3), (0.7, 2), (3, 1)])
@pytest.mark.parametrize("deals", [20, 100])
def test_95_of_100_intervals_hold_the_truth(better: float, luck: float, deals: int) -> None:
    """The simulated cards help or hurt, as real ones do; a share is also tried where it is nearly 1."""
    dice, times = Random(1), 300
    truth = 0.5 * (1 + math.erf(better / math.sqrt(2 * (luck**2 + 1))))
    shares = means = 0
    for _ in range(times):
        played = [_deal(dice, better, luck) for _ in range(deals)]
        share = share_estimate([won for won, _ in played], 2)
        mean = mean_estimate([margin for _, margin in played])
        shares += share.low <= truth <= share.high
        means += mean.low <= better <= mean.high
    assert shares >= 0.91 * times
    assert 0.91 * times <= means <= 0.99 * times
