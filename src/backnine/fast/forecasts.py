"""What a hole will cost every seat, by a small network: for games whose rooms bring its weights.

A table is told to it as rows of weights that are added up, seat by seat: those of its own layout, those of
the others' (their mean), those of all else, and those of the top discard. Only NumPy: nothing is compiled.
"""

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

WeightRows = NDArray[np.float32]  # [row, unit]; the last row is the output
RowNumbers = NDArray[np.int64]
ForecastStrokes = NDArray[np.float64]

UNITS_OF_FORECAST: Final = 32
SCALE_OF_FORECAST: Final = 10.0  # strokes


class ForecastRows(NamedTuple):
    """Tables with the same number of seats, each with as many discards as it is to be tried with."""

    base: ForecastStrokes  # [table, seat]: strokes as it lies
    own: RowNumbers  # [table, seat, place]: of its own layout, and all else
    side: RowNumbers  # [table, seat, place]: of its layout, as the others see it
    top: RowNumbers  # [table, discard, seat, place]


def told(net: WeightRows, rows: ForecastRows) -> ForecastStrokes:
    """Strokes by table, discard and seat."""
    seats = rows.base.shape[1]
    own = net[rows.own].sum(axis=2)
    side = net[rows.side].sum(axis=2)
    own += (side.sum(axis=1, keepdims=True) - side) / np.float32(seats - 1)
    units = own[:, None] + net[rows.top].sum(axis=3)
    found = np.maximum(units, 0) @ net[-1]
    strokes: ForecastStrokes = rows.base[:, None] + SCALE_OF_FORECAST * found.astype(np.float64)
    return strokes


def least_of_others(by_seat: NDArray[np.float64] | RowNumbers) -> RowNumbers:
    """The place of the least among the other seats, by table and seat."""
    seats = by_seat.shape[1]
    others = np.repeat(by_seat[:, None, :].astype(np.float64), seats, axis=1)
    others[:, np.arange(seats), np.arange(seats)] = np.inf
    places: RowNumbers = others.argmin(axis=2)
    return places


def read_nets(path: Path) -> tuple[WeightRows, WeightRows]:
    """For two players, and for more."""
    with np.load(path) as nets:
        two, more = nets["two"], nets["more"]
    return np.ascontiguousarray(two, np.float32), np.ascontiguousarray(more, np.float32)
