"""Teach the forecasts of Six-Card Golf: what a hole will cost every seat, when `club` plays on.

    python -m training.six_forecasts --out FOLDER [--holes 60000] [--epochs 3]

`training/forecasts.py` does the teaching. Now and then a hole begins with moves at random, so that poor
layouts are seen, too.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import any_bit, kernel, new_dice, shuffle, throw, wide
from backnine.games.six_card.fast import forecast
from backnine.games.six_card.fast.engine import acting
from backnine.games.six_card.fast.levels.judgement import LEVELS
from backnine.games.six_card.fast.levels.kinds import kind_tables
from backnine.games.six_card.fast.levels.lookahead import SixCardBrain, choose, new_brain
from backnine.games.six_card.fast.rules import (
    CARDS,
    CLOSER,
    DEALER,
    DISCARDS,
    DOWN,
    NOBODY,
    OVER,
    PHASE,
    PILES,
    SLOTS,
    TEE_OFF,
    TO_DRAW,
    TURN_OF,
    HoleArray,
    deal,
    legal,
    new_hole,
    numbers,
    play,
    score,
)
from backnine.games.six_card.rules import SIX_CARD, pack
from training.forecasts import Course, Lessons, main

CLUB: Final = LEVELS.index("club")
WHIMS: Final = 10  # the longest row of moves at random
MOST: Final = 40  # tables of a hole


@kernel
def _play(
    fresh: HoleArray,
    order: HoleArray,
    seats: int,
    first: int,
    seed: int,
    brain: SixCardBrain,
    cells: NDArray[np.uint8],
    facts: NDArray[np.int16],
    strokes: NDArray[np.int16],
) -> int:
    """Some tables of each hole, with what it comes to in the end; how many."""
    hole, result = fresh.copy(), np.zeros(seats, np.int64)
    many, number = 0, first
    while many + MOST < len(cells):
        dice = new_dice(seed, number)
        shuffle(dice, order, len(order))
        deal(hole, order, seats, number % seats)
        wild = throw(dice, WHIMS) * seats // 2 if throw(dice, 2) == 0 else 0
        begun = many
        while hole[PHASE] != OVER:
            seat = acting(hole)
            level = throw(dice, 2) == 0
            random = wild > 0 and level
            move = any_bit(legal(hole, seat), dice) if random else choose(hole, seat, CLUB, brain, dice)
            wild -= 1
            play(hole, seat, move, dice)
            waits = hole[PHASE] == TO_DRAW or hole[PHASE] == TEE_OFF
            if waits and wild <= 0 and hole[CLOSER] == NOBODY and many - begun < MOST and throw(dice, 3) == 0:
                for other in range(seats):
                    for slot in range(SLOTS):
                        dark = wide(hole[DOWN + other]) >> slot & 1
                        cells[many, other, slot] = (
                            forecast.DARK if dark else hole[CARDS + other * SLOTS + slot]
                        )
                facts[many, 0] = (hole[DEALER] + 1) % seats if hole[PHASE] == TEE_OFF else hole[TURN_OF]
                facts[many, 1] = hole[PILES + hole[DISCARDS] - 1]
                many += 1
        score(hole, result)
        for each in range(begun, many):
            for other in range(seats):
                strokes[each, other] = result[other]
        number += 1
    return number


def lessons(seats: int, tables: int, first: int, seed: int) -> Lessons:
    house = SIX_CARD.house("")
    cells = np.zeros((tables, seats, SLOTS), np.uint8)
    facts, strokes = np.zeros((tables, 2), np.int16), np.zeros((tables, seats), np.int16)
    order = numbers(pack(house, seats))
    brain = new_brain(kind_tables(house, seats))
    _play(new_hole(house, seats), order, seats, first, seed, brain, cells, facts, strokes)
    whole = cells.astype(np.int64)
    down = (whole == forecast.DARK).sum(axis=2)
    turn, top = facts[:, 0].astype(np.int64), facts[:, 1:].astype(np.int64)
    rows = forecast.rows_of(whole, down, turn, top)
    return Lessons(rows, strokes.astype(np.float64)).some(slice(0, tables - MOST))


if __name__ == "__main__":
    main(Course(lessons, forecast.ROWS_OF_SIX, forecast._FILE))
