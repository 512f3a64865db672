"""What a hole of Six-Card Golf will cost everybody: how a table is told to the network (`fast/forecasts.py`).

Taught by `training/six_forecasts.py` under the usual house rules, for tables where nobody holds a card and
nobody has gone out. Cards are kinds, 0 (ace) to 12 (king), and `DARK` where nobody knows them.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.forecasts import (
    ForecastRows,
    ForecastStrokes,
    RowNumbers,
    WeightRows,
    least_of_others,
    read_nets,
    told,
)
from backnine.games.six_card.fast.rules import SLOTS, values
from backnine.games.six_card.rules import COLUMNS, SIX_CARD

KINDS: Final = 13
DARK: Final = KINDS
_FILE: Final = Path(__file__).with_name("forecasts.npz")
_WIDE: Final = KINDS + 1
_DOWNS: Final = SLOTS + 1
_STEPS: Final = 6  # turns until a seat acts, at most
_TABLES: Final = 7  # players, at most 6
_TWICE: Final = 40  # strokes of a layout, by twos
_LEADS: Final = 25
_SAVES: Final = 24


def _alone() -> ForecastStrokes:
    """Strokes of a column by its two cards, an unknown one being an average one."""
    value = np.array(values(SIX_CARD.house(""))[:KINDS], np.float64)
    known = np.where(np.eye(KINDS, dtype=bool), 0.0, value[:, None] + value)
    mean = value.mean()
    table = np.zeros((_WIDE, _WIDE))
    table[:KINDS, :KINDS] = known
    table[:KINDS, DARK] = table[DARK, :KINDS] = known.mean(axis=0)
    table[DARK, DARK] = 2 * mean
    return table


ALONE: Final = _alone()
_COLUMN: Final = np.array(
    [[min(a, b) * _WIDE + max(a, b) for b in range(_WIDE)] for a in range(_WIDE)], np.int64
)

# Rows of the network
OWN: Final = 0
SIDE: Final = OWN + _WIDE * _WIDE
RACE: Final = SIDE + _WIDE * _WIDE  # own cards down, and the least down of another
AT_TABLE: Final = RACE + _DOWNS * _DOWNS  # players, and turns until the seat acts
DOWN_THEN: Final = AT_TABLE + _TABLES * _STEPS
RIVAL_THEN: Final = DOWN_THEN + _DOWNS * _STEPS
COUNTS: Final = RIVAL_THEN + _DOWNS * _STEPS  # the layout as it lies, and cards down
LEAD: Final = COUNTS + _TWICE * _DOWNS
TOP: Final = LEAD + _LEADS  # whether another seat is next, and the discard
SAVES: Final = TOP + 2 * KINDS  # whether another is next, what the discard saves there, and cards down there
OUTPUT: Final = SAVES + 2 * _SAVES * _DOWNS
ROWS_OF_SIX: Final = OUTPUT + 1

LayoutCells = NDArray[np.int64]  # [table, seat, slot]


@cache
def six_nets() -> tuple[WeightRows, WeightRows]:
    return read_nets(_FILE)


def rows_of(cells: LayoutCells, down: RowNumbers, turn: RowNumbers, tops: RowNumbers) -> ForecastRows:
    """`turn`: the place of who is next, by table; `tops`: discards by table."""
    seats = cells.shape[1]
    above, below = cells[..., :COLUMNS], cells[..., COLUMNS:]
    base = ALONE[above, below].sum(axis=2)
    columns = _COLUMN[above, below]
    place = np.arange(seats)
    steps = (place - turn[:, None]) % seats
    rival = least_of_others(down)
    then = np.take_along_axis(steps, rival, axis=1)
    fewest = np.take_along_axis(down, rival, axis=1)
    lowest = np.take_along_axis(base, least_of_others(base), axis=1)
    few = np.minimum(steps, _STEPS - 1)
    rest = [
        RACE + down * _DOWNS + fewest,
        AT_TABLE + min(seats, _TABLES - 1) * _STEPS + few,
        DOWN_THEN + down * _STEPS + few,
        RIVAL_THEN + fewest * _STEPS + np.minimum(then, _STEPS - 1),
        COUNTS + np.clip((base + 10) / 2, 0, _TWICE - 1).astype(np.int64) * _DOWNS + down,
        LEAD + np.clip((base - lowest) / 3 + _LEADS // 2, 0, _LEADS - 1).astype(np.int64),
    ]
    own = np.concatenate([OWN + columns, np.stack(rest, axis=2)], axis=2)
    return ForecastRows(base, own, SIDE + columns, _top_rows(cells, down, turn, tops))


def _top_rows(cells: LayoutCells, down: RowNumbers, turn: RowNumbers, tops: RowNumbers) -> RowNumbers:
    tables, seats, _ = cells.shape
    number = np.arange(tables)
    following, dark = cells[number, turn], down[number, turn]
    saves = np.zeros(tops.shape)
    for slot in range(SLOTS):
        beside = following[:, (slot + COLUMNS) % SLOTS]
        now = ALONE[following[:, slot], beside]
        saves = np.maximum(saves, now[:, None] - ALONE[tops, beside[:, None]])
    most = np.clip(np.rint(saves), 0, _SAVES - 1).astype(np.int64)
    another = (np.arange(seats) != turn[:, None]).astype(np.int64)[:, None, :]
    card = TOP + another * KINDS + tops[:, :, None]
    use = SAVES + (another * _SAVES + most[:, :, None]) * _DOWNS + dark[:, None, None]
    return np.stack([card, use], axis=3)


def foresee(cells: Sequence[Sequence[Sequence[int]]], turn: int) -> list[list[list[float]]]:
    """Strokes by table, discard of any kind, and seat. Cards that nobody knows are -1."""
    known = np.array(cells, np.int64) % _WIDE
    tables, seats, _ = known.shape
    tops = np.broadcast_to(np.arange(KINDS), (tables, KINDS))
    rows = rows_of(known, (known == DARK).sum(axis=2), np.full(tables, turn), tops)
    found: list[list[list[float]]] = told(six_nets()[seats > 2], rows).tolist()
    return found
