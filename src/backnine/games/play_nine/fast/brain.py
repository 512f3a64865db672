"""The networks of Play Nine in whole numbers: sums of them are exact, in whatever order they are added."""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from backnine.fast.kernel import Floats
from backnine.games.play_nine.fast.desk import BrainRoom
from backnine.games.play_nine.fast.last_round import UNSEEN_TOP
from backnine.games.play_nine.fast.mind import (
    AT_TABLE,
    BIAS,
    COUNT_DOWN,
    EMPTY,
    LIVE,
    MOST_ROWS,
    OUTPUT,
    RACE,
    ROWS,
    SHARE,
    SIDE,
    TOP,
    TOP_DOWN,
    UNITS,
    VALUE,
    Net,
)
from backnine.games.play_nine.fast.rules import KINDS, MOST_SEATS, SLOTS

_NETS: Final = Path(__file__).with_name("nets.npz")

# Rows of our own, after those of the network: what changes when a card comes to a layout or goes, alone or in
# a column with its like; and when one card less is face down.
_VALUES: Final = KINDS * 25 * LIVE
COMES: Final = ROWS
PAIRS_UP: Final = COMES + _VALUES
GOES: Final = PAIRS_UP + _VALUES
PARTS: Final = GOES + _VALUES
COVERS: Final = PARTS + _VALUES
ALL_ROWS: Final = COVERS + 81


_BRAIN: Final = np.dtype(
    [
        ("rows", np.int32, (2, 2, ALL_ROWS, UNITS)),
        ("output", np.int32, (2, 2, UNITS)),
        ("at_table", np.float64, (2, 2, MOST_SEATS + 1, UNITS)),
    ],
    align=True,
)
_CACHE_LINE: Final = 64  # bytes: rows that begin with one are read quicker


@cache
def network(seats: int) -> Net:
    """The network for a table of this size, as `mind.py` reads it."""
    with np.load(_NETS) as nets:
        return np.ascontiguousarray(nets["two" if seats == 2 else "more"], dtype=np.float32)


@cache
def brain() -> BrainRoom:
    """Both networks, as they were taught, for two players and for more."""
    with np.load(_NETS) as nets:
        both = np.stack([nets["two"], nets["more"]]).astype(np.float64)
    whole = _with_our_rows(both) / SHARE
    assert np.array_equal(whole, whole.round())
    assert np.abs(whole).max() * MOST_ROWS < 2**31
    table = both[:, :, BIAS, None] + both[:, :, AT_TABLE : AT_TABLE + MOST_SEATS + 1]
    room = _lined_up(_BRAIN)
    room["rows"], room["output"], room["at_table"] = whole, whole[:, :, OUTPUT], table / SHARE
    return room


def _lined_up(kind: np.dtype[np.void]) -> BrainRoom:
    """Room for one record, from the beginning of a cache line on."""
    room = np.zeros(kind.itemsize + _CACHE_LINE, np.uint8)
    first = -room.ctypes.data % _CACHE_LINE
    return room[first : first + kind.itemsize].view(kind)


def _with_our_rows(both: Floats) -> Floats:
    """A kind that is not there has no row, and a discard that is left to the next player one, not two."""
    rows = np.zeros((2, 2, ALL_ROWS, UNITS))
    rows[:, :, :ROWS] = both
    rows[:, :, EMPTY] = 0
    for top in range(UNSEEN_TOP + 1):
        rows[:, :, TOP_DOWN + 9 * top : TOP_DOWN + 9 * (top + 1)] += both[:, :, TOP + top, None]
    for first in (VALUE, SIDE + VALUE):
        rows[:, :, first : first + _VALUES].reshape(2, 2, KINDS, 25, LIVE, UNITS)[:, :, :, 0] = 0
    values = rows[:, :, VALUE : VALUE + _VALUES].reshape(2, 2, KINDS, 25, LIVE, UNITS)
    for ours, more in ((COMES, 1), (PAIRS_UP, 4), (GOES, -1), (PARTS, -4)):
        there = [have for have in range(25) if 0 <= have + more < 25]
        changes = rows[:, :, ours : ours + _VALUES].reshape(2, 2, KINDS, 25, LIVE, UNITS)
        changes[:, :, :, there] = values[:, :, :, [have + more for have in there]] - values[:, :, :, there]
    for down in range(1, SLOTS + 1):
        fewer = rows[:, :, COUNT_DOWN + down - 1] - rows[:, :, COUNT_DOWN + down]
        races = rows[:, :, RACE + 9 * (down - 1) : RACE + 9 * down]
        rows[:, :, COVERS + 9 * down : COVERS + 9 * (down + 1)] = races + fewer[:, :, None]
    return rows
