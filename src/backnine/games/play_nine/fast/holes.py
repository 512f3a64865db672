"""Whole holes of Play Nine between built-in policies, compiled and on all cores."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numba import prange
from numpy.typing import NDArray

from backnine.fast.kernel import (
    DiceState,
    any_bit,
    bare,
    copy,
    lowest_bit,
    pick_up,
    shuffle,
    threaded,
    wide,
)
from backnine.games.play_nine.fast.brain import brain
from backnine.games.play_nine.fast.desk import Brain, BrainRoom, Desk, new_desk
from backnine.games.play_nine.fast.last_round import Ints
from backnine.games.play_nine.fast.mind import tee_shot
from backnine.games.play_nine.fast.rules import (
    CLOSER,
    ENDING,
    FULL_PACK,
    OVER,
    PHASE,
    SEATS,
    TEE_OFF,
    TURN_OF,
    TURNS,
    WAITING,
    HoleRow,
    deal,
    legal,
    new_hole,
    play,
    score,
)
from backnine.games.play_nine.fast.search import at_sight
from backnine.house import House

RANDOM, NETWORK = range(2)  # policies
BLOCK: Final = 64  # holes that one thread plays in a row
CLOSED_BY, ENDED_BY, TURNS_TAKEN = range(3)  # the facts of a hole


@bare
def at_random(hole: HoleRow, seat: int, dice: DiceState) -> int:
    """Any legal move."""
    return any_bit(legal(hole, seat), dice)


@bare
def choose(
    hole: HoleRow,
    seat: int,
    policy: int,
    brain: Brain,
    desk: Desk,
    dice: DiceState,
) -> int:
    if policy == RANDOM:
        return at_random(hole, seat, dice)
    if hole[PHASE] == TEE_OFF:
        return tee_shot(hole, seat, dice)
    return at_sight(hole, seat, True, brain, desk)


@bare
def next_to_act(hole: HoleRow) -> int:
    """Whose turn it is; at the tee-off the first who has still to turn up cards."""
    return lowest_bit(wide(hole[WAITING])) if hole[PHASE] == TEE_OFF else wide(hole[TURN_OF])


@threaded
def _play(
    table: HoleRow,
    policies: Ints,
    brain: BrainRoom,
    seed: int,
    first: int,
    strokes: NDArray[np.int64],
    facts: NDArray[np.int64],
) -> None:
    count = len(strokes)
    for block in prange((count + BLOCK - 1) // BLOCK):
        hole, order = table.copy(), FULL_PACK.copy()
        room, dice = new_desk(), np.empty(1, np.uint64)
        for number in range(block * BLOCK, min(count, (block + 1) * BLOCK)):
            pick_up(dice, seed, first + number)
            copy(order, FULL_PACK, len(order))
            shuffle(dice, order, len(order))
            deal(hole, order, len(policies), (first + number) % len(policies))
            while hole[PHASE] != OVER:
                seat = next_to_act(hole)
                move = choose(hole, seat, policies[seat], brain[0], room[0], dice)
                play(hole, seat, move, dice)
            score(hole, strokes[number])
            facts[number, CLOSED_BY] = hole[CLOSER]
            facts[number, ENDED_BY] = hole[ENDING]
            facts[number, TURNS_TAKEN] = hole[TURNS : TURNS + hole[SEATS]].sum()


def holes(
    house: House, policies: Sequence[int], *, seed: int, count: int, first: int = 0
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Play holes number `first` and on, the deal passing round: strokes by hole and seat, facts by hole. On
    all threads that Numba may use (`numba.set_num_threads`), with the same result on any number of them."""
    strokes = np.zeros((count, len(policies)), np.int64)
    facts = np.zeros((count, 3), np.int64)
    _play(new_hole(house), np.array(policies, np.int64), brain(), seed, first, strokes, facts)
    return strokes, facts
