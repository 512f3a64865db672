"""Play Nine at random, as fast as it goes."""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.at_random import Bytes, Word, play_hole, tee_offs, toss_table
from backnine.fast.holes import CLOSED_BY, STROKES, TURNS_TAKEN, Kernel, Results, SeedArray
from backnine.fast.kernel import DiceState, bare, copy, inlined, kernel, pick_up
from backnine.games.play_nine.fast.rules import FULL_PACK, HOLE_IN_ONE, PACK, SLOTS, VALUES, blocks
from backnine.house import House

Chairs = tuple[int, ...]  # one for each seat: how many there are is known when a kernel is compiled
HouseFlags = tuple[int, ...]  # renewals, adjacent, closer_penalty

_TEE_OFFS: Final = tee_offs(SLOTS)  # PN-07
_WHOLE_PACK: Final = FULL_PACK.astype(np.uint8)


def _tosses(down: list[int]) -> list[int]:
    """PN-10, and the pass of PN-14: it turns up nothing."""
    return down + [SLOTS] * (len(down) == 1)


# By house rule no_pass (PN-43)
_TOSSES: Final = (toss_table(SLOTS, _tosses), toss_table(SLOTS, list))


@bare
def _play_one(
    pack: Bytes,
    down: Bytes,
    chairs: Chairs,
    tosses: Bytes,
    table: HouseFlags,
    dice: DiceState,
    result: NDArray[np.int64],
) -> tuple[int, int]:
    """One hole; the strokes by place after the dealer. The turns taken, and who went out."""
    turns, closer = play_hole(
        pack, PACK, SLOTS, len(chairs), down, _TEE_OFFS, tosses, table[0], 1, dice
    )  # PN-05 to PN-17, PN-41, PN-42
    _score(pack, chairs, table, closer, result)
    return turns, closer


@inlined
def _score(pack: Bytes, chairs: Chairs, table: HouseFlags, closer: int, result: NDArray[np.int64]) -> None:
    seats, adjacent = len(chairs), table[1]
    lowest = 1000
    for seat in range(seats):
        total: Word = 0
        pairs: Word = 0
        for column in range(4):
            above = np.int64(pack[np.uint64(column * seats + seat)])
            below = np.int64(pack[np.uint64((column + 4) * seats + seat)])
            if above != below or above == HOLE_IN_ONE:
                total += VALUES[above] + VALUES[below]  # PN-20, PN-21, PN-25
            if above == below:
                pairs |= 1 << (4 * above + column)
        while pairs:
            columns = pairs & 15
            if columns & (columns - 1):
                total += blocks(columns, adjacent != 0)
            pairs >>= 4
        result[seat] = total
        lowest = min(lowest, total)
    if table[2] and closer >= 0 and result[closer] > max(0, lowest):
        result[closer] *= 2


@kernel
def _play(chairs: Chairs, tosses: Bytes, table: HouseFlags, seeds: SeedArray, out: Results) -> None:
    pack = np.empty(PACK + 1, np.uint8)
    down = np.empty(8, np.uint8)
    result = np.empty(8, np.int64)
    dice = np.empty(1, np.uint64)
    for hole in range(len(seeds)):
        copy(pack, _WHOLE_PACK, PACK)
        pick_up(dice, seeds[hole], 0)
        turns, closer = _play_one(pack, down, chairs, tosses, table, dice, result)
        out[hole, TURNS_TAKEN] = turns
        out[hole, CLOSED_BY] = closer
        for seat in range(len(chairs)):
            out[hole, STROKES + seat] = result[seat]


def at_table(players: int, house: House) -> Callable[[SeedArray, Results], None]:
    chairs = (0,) * players
    tosses = _TOSSES[house.number("no_pass")]
    table = tuple(house.number(key) for key in ("renewals", "adjacent", "closer_penalty"))
    return lambda seeds, out: _play(chairs, tosses, table, seeds, out)


KERNEL = Kernel(at_table)
