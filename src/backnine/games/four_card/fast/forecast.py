"""What a hole of Four-Card Golf will cost all: how a table is told to the network (`fast/forecasts.py`).

Taught by `training/four_forecasts.py` under the usual house rules, for tables where nobody holds a card, also
after a knock. Each table is told as somebody sees it, be it one seat or all of them together. Cards are kinds
by what they count, 0 (ace) to 9 (ten and court) and 10 (king), `DARK` where nobody knows them, and `HIDDEN`
where their owner does.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.forecasts import (
    ForecastRows,
    RowNumbers,
    WeightRows,
    least_of_others,
    read_nets,
    told,
)

KINDS: Final = 11
DARK, HIDDEN = KINDS, KINDS + 1
VALUES: Final = np.array([*range(1, 11), 0, 5.8, 4.0])  # the last two only so that sums can be made
SLOTS: Final = 4
_FILE: Final = Path(__file__).with_name("forecasts.npz")
_CELLS: Final = KINDS + 2
_STEPS: Final = 6  # turns until a seat acts, at most
_TABLES: Final = 7  # players, at most 6
_HOURS: Final = 16  # turns that who is next has had, at most
_KNOWN: Final = 41  # strokes of the cards that are known
_LIKELY: Final = 21  # strokes of a square, by twos
_LEADS: Final = 25
_SAVES: Final = 11
GOES_ON, CLOSER, TO_PLAY, DONE = range(4)  # where a seat stands

# Rows of the network
OWN: Final = 0
SQUARE: Final = OWN + _CELLS  # known strokes, unknown and hidden cards, and where the seat stands
SIDE: Final = SQUARE + _KNOWN * 25 * 4
SIDE_SQUARE: Final = SIDE + _CELLS
HOUR: Final = SIDE_SQUARE + _KNOWN * 25  # turns so far, and until the seat acts
OWN_HOUR: Final = HOUR + _HOURS * _STEPS  # the square as it may be, and turns so far
RIVAL_HOUR: Final = OWN_HOUR + _LIKELY * _HOURS
AT_TABLE: Final = RIVAL_HOUR + _LIKELY * _HOURS  # players, turns until the seat acts, where it stands
LEAD: Final = AT_TABLE + _TABLES * _STEPS * 4
TOP: Final = LEAD + _LEADS * 4  # whether another seat is next, the discard, and whether somebody has knocked
SAVES: Final = (
    TOP + 2 * KINDS * 2
)  # whether another is next, what the discard saves there, unknown cards there
OUTPUT: Final = SAVES + 2 * _SAVES * 5
ROWS_OF_FOUR: Final = OUTPUT + 1

SquareCells = NDArray[np.int64]  # [table, seat, slot]


@cache
def four_nets() -> tuple[WeightRows, WeightRows]:
    return read_nets(_FILE)


def rows_of(
    cells: SquareCells, turn: RowNumbers, closer: RowNumbers, hour: RowNumbers, tops: RowNumbers
) -> ForecastRows:
    """`turn`, `closer`: the places of who is next, and of who has knocked (or -1), by table; `tops`: discards
    by table."""
    seats = cells.shape[1]
    value = VALUES[cells]
    likely = value.sum(axis=2)
    known = np.where(cells < DARK, value, 0).sum(axis=2).astype(np.int64)
    unknown = (cells == DARK).sum(axis=2) * 5 + (cells == HIDDEN).sum(axis=2)
    place = np.arange(seats)
    steps = (place - turn[:, None]) % seats
    stands = _stands(place, steps, turn, closer)
    few, late = np.minimum(steps, _STEPS - 1), np.minimum(hour, _HOURS - 1)[:, None]
    twos = np.clip(likely / 2, 0, _LIKELY - 1).astype(np.int64)
    lowest = np.take_along_axis(likely, least_of_others(likely), axis=1)
    theirs = np.clip(lowest / 2, 0, _LIKELY - 1).astype(np.int64)
    ahead = np.clip((likely - lowest) / 2 + _LEADS // 2, 0, _LEADS - 1).astype(np.int64)
    rest = [
        SQUARE + (np.minimum(known, _KNOWN - 1) * 25 + unknown) * 4 + stands,
        HOUR + late * _STEPS + few,
        OWN_HOUR + twos * _HOURS + late,
        RIVAL_HOUR + theirs * _HOURS + late,
        AT_TABLE + (min(seats, _TABLES - 1) * _STEPS + few) * 4 + stands,
        LEAD + ahead * 4 + stands,
    ]
    side = SIDE_SQUARE + np.minimum(known, _KNOWN - 1) * 25 + unknown
    return ForecastRows(
        likely,
        np.concatenate([OWN + cells, np.stack(rest, axis=2)], axis=2),
        np.concatenate([SIDE + cells, side[:, :, None]], axis=2),
        _top_rows(cells, turn, closer, tops),
    )


def _stands(place: RowNumbers, steps: RowNumbers, turn: RowNumbers, closer: RowNumbers) -> RowNumbers:
    """Whether the hole goes on, or what a seat has left of the last round."""
    seats = len(place)
    left = ((closer - turn) % seats)[:, None]
    last = np.where(place == closer[:, None], CLOSER, np.where(steps < left, TO_PLAY, DONE))
    return np.where(closer[:, None] < 0, GOES_ON, last)


def _top_rows(cells: SquareCells, turn: RowNumbers, closer: RowNumbers, tops: RowNumbers) -> RowNumbers:
    """The next player replaces the worst card, as far as it can be seen."""
    tables, seats, _ = cells.shape
    following = cells[np.arange(tables), turn]
    worst = VALUES[following].max(axis=1)
    saves = np.clip(np.rint(worst[:, None] - VALUES[tops]), 0, _SAVES - 1).astype(np.int64)
    dark = (following >= DARK).sum(axis=1)
    another = (np.arange(seats) != turn[:, None]).astype(np.int64)[:, None, :]
    knocked = (closer >= 0).astype(np.int64)[:, None, None]
    card = TOP + (another * KINDS + tops[:, :, None]) * 2 + knocked
    use = SAVES + (another * _SAVES + saves[:, :, None]) * 5 + dark[:, None, None]
    return np.stack([card, use], axis=3)


def foresee(
    cells: Sequence[Sequence[Sequence[int]]], turn: int, closer: int, hour: int
) -> list[list[list[float]]]:
    """Strokes by table, discard of any kind, and seat. Cards that nobody knows are -1, hidden ones -2."""
    known = np.array(cells, np.int64)
    known = np.where(known == -1, DARK, np.where(known == -2, HIDDEN, known))
    tables, seats, _ = known.shape
    each = np.ones(tables, np.int64)
    tops = np.broadcast_to(np.arange(KINDS), (tables, KINDS))
    rows = rows_of(known, each * turn, each * closer, each * hour, tops)
    found: list[list[list[float]]] = told(four_nets()[seats > 2], rows).tolist()
    return found
