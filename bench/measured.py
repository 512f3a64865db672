"""What the benchmarks share: how often in a second, and how results are printed."""

import json
from collections.abc import Callable, Mapping
from time import process_time


def rate(some: Callable[[], int], seconds: float, clock: Callable[[], float] = process_time) -> float:
    """How many a second, if `some` tells how many it has just done."""
    start, count = clock(), 0
    while clock() - start < seconds:
        count += some()
    return count / (clock() - start)


def show(result: Mapping[str, object], *, as_json: bool) -> None:
    rows = [f"{key:>18} {value}" for key, value in result.items()]
    print(json.dumps(result) if as_json else "\n".join(rows))
