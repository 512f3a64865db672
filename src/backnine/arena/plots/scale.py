"""From values to places on a plot, and the round numbers to write along it."""

from collections.abc import Sequence
from math import ceil, floor, isfinite, log10
from typing import NamedTuple


class Scale(NamedTuple):
    """From `low` at 0 % of the width to `high` at 100 %."""

    low: float
    high: float
    ticks: tuple[float, ...]
    digits: int  # decimals that tell the ticks apart

    def at(self, value: float) -> float:
        """Where a value is, in per cent; what is off the scale is at its end."""
        share = (value - self.low) / (self.high - self.low)
        return 100 * min(max(share, 0.0), 1.0)


def scale(values: Sequence[float], *, most_ticks: int = 6, tight: bool = False, whole: bool = False) -> Scale:
    """A scale over all finite values with at most so many round ticks, on `whole` numbers only where nothing
    else can be. It begins and ends with a tick, or, if `tight`, with the values."""
    finite = [value for value in values if isfinite(value)] or [0.0]
    low, high = min(finite), max(finite)
    if high - low < 1e-9 * max(1.0, abs(low), abs(high)):
        low, high = low - 0.5, high + 0.5
    step = max(_step(high - low, most_ticks), 1.0 if whole else 0.0)
    if not tight:
        while (ceil(high / step) - floor(low / step)) >= most_ticks:
            step = _step(step * 1.01 * (most_ticks - 1), most_ticks)
        low, high = floor(low / step) * step, ceil(high / step) * step
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    ticks = tuple(number * step for number in range(first, last + 1))
    return Scale(low, high, ticks, max(0, -floor(log10(step) + 1e-9)))


def _step(span: float, most_ticks: int) -> float:
    """The smallest of 1, 2, 5, 10, 20 … (or 0.1, 0.2 …) that gives few enough ticks."""
    rough = span / (most_ticks - 1)
    power = 10.0 ** floor(log10(rough))
    return next(power * nice for nice in (1, 2, 5, 10, 20) if power * nice >= rough * (1 - 1e-9))
