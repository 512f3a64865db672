"""The score of a match with real cards: how it was set up and what was told of it, as one value.

`begin` starts one, `enter` adds what somebody tells, `undo` takes the last of it back, `standing` says what
follows from all of it: who deals, strokes with their reasons, totals, ties, the winner. docs/keeper.md
describes the file.
"""

from backnine.keeper.entering import enter, undo
from backnine.keeper.kept import (
    CardsTold,
    CloserTold,
    HoleDone,
    KeptEntry,
    KeptMatch,
    StrokesTold,
    begin,
)
from backnine.keeper.kept_file import read_kept, write_kept
from backnine.keeper.standing import KeptHole, KeptStanding, SeatScore, bounds, standing

__all__ = [
    "CardsTold",
    "CloserTold",
    "HoleDone",
    "KeptEntry",
    "KeptHole",
    "KeptMatch",
    "KeptStanding",
    "SeatScore",
    "StrokesTold",
    "begin",
    "bounds",
    "enter",
    "read_kept",
    "standing",
    "undo",
    "write_kept",
]
