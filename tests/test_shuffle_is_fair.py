"""Chi-square: each test has a false alarm once in a million. Seeds are fixed, so it never flickers."""

import math
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from backnine.shuffle import (
    Shuffle,
)
from tests.test_shuffle import page_key, page_numbers

# Is it fair? Chi-square, each test with a false alarm once in a million; fixed seeds, so it never flickers.

Shuffler = Callable[[int, int], Sequence[int]]  # the number of the trial, how many cards
ONE_IN_A_MILLION = 4.7534  # standard deviations of the normal distribution, one side


def real(trial: int, size: int) -> Sequence[int]:
    return Shuffle(trial.to_bytes(32, "big")).order("hole 1", tuple(range(size)))


def swap_with_any(trial: int, size: int) -> Sequence[int]:
    """The well-known blunder: every place is swapped with any place."""
    numbers = page_numbers(page_key(trial.to_bytes(32, "big"), ()), "naive")
    order = list(range(size))
    for place in range(size):
        other = next(numbers) % size
        order[place], order[other] = order[other], order[place]
    return order


def few_bits(trial: int, size: int) -> Sequence[int]:
    """Fisher-Yates with the remainder of too small a number and nothing passed over."""
    numbers = page_numbers(page_key(trial.to_bytes(32, "big"), ()), "few bits")
    order = list(range(size))
    for n in range(size, 1, -1):
        other = (next(numbers) & (31 if size < 32 else 63)) % n
        order[n - 1], order[other] = order[other], order[n - 1]
    return order


def off_by_one(trial: int, size: int) -> Sequence[int]:
    """Sattolo's mistake: no card ever stays where it was."""
    numbers = page_numbers(page_key(trial.to_bytes(32, "big"), ()), "off by one")
    order = list(range(size))
    for n in range(size, 1, -1):
        other = next(numbers) % (n - 1)
        order[n - 1], order[other] = order[other], order[n - 1]
    return order


def alarm(statistic: float, freedom: int) -> bool:
    """Beyond the chi-square quantile of one in a million (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return statistic > freedom * (1 - spread + ONE_IN_A_MILLION * math.sqrt(spread)) ** 3


def orders_alarm(shuffler: Shuffler, size: int, trials: int) -> bool:
    """Are all orders of a few cards equally frequent?"""
    seen = Counter(tuple(shuffler(trial, size)) for trial in range(trials))
    orders = math.factorial(size)
    expected = trials / orders
    missing = orders - len(seen)
    statistic = sum((times - expected) ** 2 for times in seen.values()) / expected + missing * expected
    return alarm(statistic, orders - 1)


def places_alarm(shuffler: Shuffler, size: int, trials: int) -> bool:
    """Is every card equally frequent in every place? Rows and columns of the table both add up to
    `trials`, which leaves (size - 1)^2 degrees of freedom and stretches the statistic a little."""
    seen = [[0] * size for _ in range(size)]
    for trial in range(trials):
        for place, card in enumerate(shuffler(trial, size)):
            seen[place][card] += 1
    expected = trials / size
    statistic = sum((times - expected) ** 2 for row in seen for times in row) / expected
    return alarm(statistic * (size - 1) / size, (size - 1) ** 2)


@pytest.mark.parametrize("size", [4, 5])
def test_all_orders_are_equally_likely(size: int) -> None:
    assert not orders_alarm(real, size, 24_000)


@pytest.mark.parametrize("size", [52, 108])
def test_every_card_is_equally_likely_in_every_place(size: int) -> None:
    assert not places_alarm(real, size, 3_000)


@pytest.mark.parametrize("shuffler", [swap_with_any, few_bits, off_by_one])
def test_the_test_of_orders_catches_a_biased_shuffle(shuffler: Shuffler) -> None:
    assert orders_alarm(shuffler, 5, 24_000)


@pytest.mark.parametrize("shuffler", [swap_with_any, few_bits, off_by_one])
def test_the_test_of_places_catches_a_biased_shuffle(shuffler: Shuffler) -> None:
    assert places_alarm(shuffler, 52, 3_000)
