"""Six-Card Golf at random, as fast as it goes."""

from collections.abc import Callable
from typing import Final

import numpy as np

from backnine.fast.at_random import Bytes, play_hole, tee_offs, toss_table
from backnine.fast.holes import CLOSED_BY, STROKES, TURNS_TAKEN, Kernel, Results, SeedArray
from backnine.fast.kernel import DiceState, bare, copy, kernel, pick_up
from backnine.games.six_card.fast.rules import (
    CLOSER_PENALTY,
    LAST_ROUND,
    MAY,
    MOST_SEATS,
    MUST,
    NEVER,
    PACK,
    RENEWALS,
    SLOTS,
    TURNS_UP,
    HoleArray,
    new_hole,
    numbers,
    penalise,
    strokes,
)
from backnine.games.six_card.rules import pack as whole_pack
from backnine.house import House

_TEE_OFFS: Final = tee_offs(SLOTS)  # SC-04


def _tosses(flip: int) -> Bytes:
    """SC-07; a slot past the last turns up nothing."""
    return toss_table(SLOTS, lambda down: down * (flip != NEVER) + [SLOTS] * (flip != MUST))


_TOSSES: Final = tuple(map(_tosses, (NEVER, MAY, MUST)))


@bare
def _play_one(
    pack: Bytes, down: Bytes, seats: int, tosses: Bytes, table: HoleArray, dice: DiceState
) -> tuple[int, int]:
    """SC-02 to SC-11, SC-32"""
    return play_hole(
        pack, table[PACK], SLOTS, seats, down, _TEE_OFFS, tosses, table[RENEWALS], table[LAST_ROUND], dice
    )


@bare
def _score(pack: Bytes, seats: int, table: HoleArray, closer: int, lay: HoleArray, result: HoleArray) -> None:
    for seat in range(seats):
        for slot in range(SLOTS):
            lay[slot] = pack[slot * seats + seat]
        result[seat] = strokes(lay, table)
    if table[CLOSER_PENALTY]:
        penalise(result, seats, closer)


@kernel
def _play(cards: Bytes, seats: int, tosses: Bytes, table: HoleArray, seeds: SeedArray, out: Results) -> None:
    pack = np.empty(len(cards) + 1, np.uint8)
    down = np.empty(MOST_SEATS, np.uint8)
    lay = np.empty(SLOTS, np.int16)
    dice = np.empty(1, np.uint64)
    for hole in range(len(seeds)):
        copy(pack, cards, len(cards))
        pick_up(dice, seeds[hole], 0)
        turns, closer = _play_one(pack, down, seats, tosses, table, dice)
        out[hole, TURNS_TAKEN] = turns
        out[hole, CLOSED_BY] = closer
        _score(pack, seats, table, closer, lay, out[hole, STROKES:])


def at_table(players: int, house: House) -> Callable[[SeedArray, Results], None]:
    cards = numbers(whole_pack(house, players)).astype(np.uint8)
    table = new_hole(house, players)
    tosses = _TOSSES[table[TURNS_UP]]
    return lambda seeds, out: _play(cards, players, tosses, table, seeds, out)


KERNEL = Kernel(at_table)
