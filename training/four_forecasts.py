"""Teach the forecasts of Four-Card Golf: what a hole will cost every seat, when `club` plays on.

    python -m training.four_forecasts

`training/forecasts.py` has the options and does the teaching. Each table is told as one of the seats sees it,
or all together. Now and then a hole begins with moves at random.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import KNOCK, any_bit, kernel, pick_up, throw
from backnine.fast.matches import MatchDesk, new_desk
from backnine.games.four_card.fast import forecast
from backnine.games.four_card.fast.engine import acting
from backnine.games.four_card.fast.levels.sight import CARD
from backnine.games.four_card.fast.matches import CLUB, FourCardRoom, choose, new_room
from backnine.games.four_card.fast.rules import (
    CARDS,
    CLOSER,
    DEALER,
    DISCARDS,
    DRAWING,
    LEFT,
    LOOKING,
    OVER,
    PHASE,
    PILES,
    SEEN,
    TURN,
    TURNS,
    deal_at_random,
    play,
    score,
    turn_moves,
)
from backnine.games.four_card.rules import FOUR_CARD, pack, value
from training.forecasts import Course, Lessons, main

WHIMS: Final = 10  # the longest row of moves at random
MOST: Final = 40  # tables of a hole
KIND: Final = np.array([*range(10), 9, 9, 10], np.int64)  # by rank
TURN_AT, CLOSER_AT, HOUR_AT, TOP_AT = range(4)


@kernel
def _play(
    room: FourCardRoom,
    desk: MatchDesk,
    seats: int,
    first: int,
    seed: int,
    cells: NDArray[np.uint8],
    facts: NDArray[np.int16],
    strokes: NDArray[np.int16],
) -> None:
    """Some tables of each hole, with what it comes to in the end."""
    hole, result, dice = room.hole, np.zeros(seats, np.int64), desk.dice
    many, number = 0, first
    while many + MOST < len(cells):
        pick_up(dice, seed, number)
        room.table[DEALER] = number % seats
        deal_at_random(hole, room.table, dice)
        wild = throw(dice, WHIMS) * seats // 2 if throw(dice, 2) == 0 else 0
        begun = many
        while hole[PHASE] != OVER:
            seat = acting(hole)
            if wild > 0 and throw(dice, 2) == 0:
                legal = turn_moves(hole, seat)
                move = any_bit(legal & ~(1 << KNOCK) if throw(dice, 10) else legal, dice)
            else:
                move = choose(room, desk, 1, seat, CLUB, 0)
            wild -= 1
            play(hole, seat, move, dice)
            waits = hole[PHASE] == DRAWING or hole[PHASE] == LOOKING
            if waits and wild <= 0 and many - begun < MOST and throw(dice, 3) == 0:
                eyes = throw(dice, seats + 1)
                for other in range(seats):
                    for slot in range(4):
                        seen = hole[SEEN + 4 * other + slot]
                        if seen == 0:
                            cells[many, other, slot] = forecast.DARK
                        elif eyes == seats or seen >> eyes & 1:
                            cells[many, other, slot] = KIND[hole[CARDS + 4 * other + slot]]
                        else:
                            cells[many, other, slot] = forecast.HIDDEN
                turn = hole[LEFT + hole[DEALER]] if hole[PHASE] == LOOKING else hole[TURN]
                facts[many, TURN_AT], facts[many, CLOSER_AT] = turn, hole[CLOSER]
                facts[many, HOUR_AT] = hole[TURNS + turn]
                facts[many, TOP_AT] = KIND[hole[PILES + hole[DISCARDS] - 1]]
                many += 1
        score(hole, result)
        for each in range(begun, many):
            for other in range(seats):
                strokes[each, other] = result[other]
        number += 1


def lessons(seats: int, tables: int, first: int, seed: int) -> Lessons:
    house = FOUR_CARD.house("")
    cells = np.zeros((tables, seats, 4), np.uint8)
    facts, strokes = np.zeros((tables, 4), np.int16), np.zeros((tables, seats), np.int16)
    desk = new_desk(pack(house, seats), CARD, value, seats)
    _play(new_room(seats, house, ["club"], desk), desk, seats, first, seed, cells, facts, strokes)
    whole, told = cells.astype(np.int64), facts.astype(np.int64)
    turn, closer, hour = told[:, TURN_AT], told[:, CLOSER_AT], told[:, HOUR_AT]
    rows = forecast.rows_of(whole, turn, closer, hour, told[:, TOP_AT:])
    return Lessons(rows, strokes.astype(np.float64)).some(slice(0, tables - MOST))


if __name__ == "__main__":
    main(Course(lessons, forecast.ROWS_OF_FOUR, forecast._FILE))
