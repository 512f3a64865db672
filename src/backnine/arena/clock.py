"""How long decisions take, counted in steps of a twentieth or so: a million of them fit in a small table, and
their median can still be told."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from time import perf_counter
from typing import Final

from backnine.arena.result import Thinking

_STEPS: Final = 16  # for each doubling
_LEAST: Final = 1e-7  # seconds


class StopWatch:
    """A stop watch for one contestant: `with clock: …` is one decision."""

    def __init__(self) -> None:
        self._seconds = 0.0
        self._spread: Counter[int] = Counter()
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = perf_counter()

    def __exit__(self, *_: object) -> None:
        took = perf_counter() - self._began
        self._seconds += took
        self._spread[step_of(took)] += 1

    def read(self) -> Thinking:
        return Thinking(self._spread.total(), self._seconds, dict(self._spread))


def step_of(seconds: float) -> int:
    return round(_STEPS * math.log2(max(seconds, _LEAST)))


def median_seconds(spreads: Iterable[Mapping[int, int]]) -> float:
    """The median of all decisions, 0 if there are none."""
    together: Counter[int] = Counter()
    for spread in spreads:
        together.update(spread)
    half = together.total() / 2
    for step in sorted(together):
        half -= together[step]
        if half <= 0:
            return float(2 ** (step / _STEPS))
    return 0.0
