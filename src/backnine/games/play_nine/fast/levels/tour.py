"""Tour, compiled: `bots/tour.py` with the same budgets and the same dice."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import FLIP, GOLDEN, SWAP, DiceState, bare, mixed, wide
from backnine.games.play_nine.bots.tour import AMONG_MORE, POSITIONS, USUAL_BUDGET
from backnine.games.play_nine.fast.desk import Brain, Desk
from backnine.games.play_nine.fast.levels.sight import fresh_slot
from backnine.games.play_nine.fast.rules import (
    FROM_DISCARD,
    HELD_FROM,
    MOST_SEATS,
    PHASE,
    SEATS,
    TEE_OFF,
    TO_PLACE,
    HoleRow,
)
from backnine.games.play_nine.fast.search import at_sight, look_ahead_as
from backnine.games.play_nine.fast.stakes import BEHIND, HOLES_LEFT

USUAL: Final = -1  # a budget: what pays at the table
_POSITIONS: Final = np.array([POSITIONS.get(seats, 0) for seats in range(MOST_SEATS + 1)], np.int64)
_SEED_BITS: Final = np.uint64(62)


@bare
def tour(hole: HoleRow, place: int, budget: int, brain: Brain, desk: Desk, dice: DiceState) -> int:
    """Its move, with so many milliseconds and with the stakes on the desk."""
    if hole[PHASE] == TEE_OFF:
        return FLIP + fresh_slot(hole, place, dice)
    if budget == 0:
        return by_the_network(hole, place, brain, desk)
    seats = wide(hole[SEATS])
    if budget == USUAL:
        budget = USUAL_BUDGET if seats == 2 else AMONG_MORE
    dice[0] += GOLDEN
    seed = wide(int(mixed(dice[0]) >> np.uint64(64) - _SEED_BITS))
    return look_ahead_as(hole, place, budget * _POSITIONS[seats], seed, brain, desk)


@bare
def by_the_network(hole: HoleRow, place: int, brain: Brain, desk: Desk) -> int:
    """Its move at first sight. Where a discard goes is known when it is taken, and nothing comes between."""
    if hole[PHASE] == TO_PLACE and hole[HELD_FROM] == FROM_DISCARD:
        return SWAP + wide(desk.put)
    return at_sight(hole, place, True, brain, desk)


@bare
def stake(
    place: int, left: int, seats: NDArray[np.int64], count: int, totals: NDArray[np.int64], desk: Desk
) -> None:
    """What the match is about, with so many holes left: in a play-off (none, and less) only this hole."""
    desk.stakes[:] = 0
    if left >= 0:
        desk.stakes[HOLES_LEFT] = left
        for other in range(count):
            desk.stakes[BEHIND + other] = totals[seats[place]] - totals[seats[other]]
