"""Sums that come out alike everywhere."""

from collections.abc import Iterable
from functools import reduce
from operator import add


def added(parts: Iterable[float]) -> float:
    """The sum from left to right, each step rounded. `sum` rounds otherwise from Python 3.12 on; a bot must
    decide alike in every version, and in the kernels."""
    return reduce(add, parts, 0.0)
