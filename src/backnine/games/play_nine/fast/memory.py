"""Judgements that are remembered: while a search deals the unseen cards over and over, the others stand
before the same choices again and again. The key is all that a judgement is made of, so it is the same one."""

from typing import Final

from backnine.fast.kernel import bare, wide
from backnine.games.play_nine.fast.desk import (
    KEY_WORDS,
    KINDS_OF,
    LAYOUT,
    LEFT,
    REMEMBERED,
    RIVALS,
    Brain,
    Desk,
)
from backnine.games.play_nine.fast.glance import ONES, live
from backnine.games.play_nine.fast.judging import judge, stock_is_out
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CLOSER,
    CLOSER_PENALTY,
    DISCARDS,
    DOWN,
    HELD,
    HELD_FROM,
    MOST_SEATS,
    NO_PASS,
    NOBODY,
    PHASE,
    PILE,
    SEATS,
    TO_DRAW,
    HoleRow,
)

_MOVE, _PUT, _LEAST_DOWN = range(KEY_WORDS, KEY_WORDS + 3)
_WORTH, _OTHERS_NOW, _LIES = range(3)
_FACTOR: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_SHIFT: Final = 29


@bare
def recall(hole: HoleRow, seat: int, brain: Brain, desk: Desk) -> int:
    """The best move, as `judge` finds it, its worth and how the others lie; where the top discard would
    go."""
    place = write_key(hole, seat, desk)
    same = True
    for word in range(KEY_WORDS):
        same &= desk.memory[place, word] == desk.key[word]
    if not same:
        remember(place, judge(hole, seat, brain, desk), desk)
    desk.worth = desk.memory_floats[place, _WORTH]
    desk.others_now = desk.memory_floats[place, _OTHERS_NOW]
    for number in range(RIVALS):
        desk.lies[number] = desk.memory_floats[place, _LIES + number]
    desk.least_down = desk.memory[place, _LEAST_DOWN]
    desk.put = desk.memory[place, _PUT]
    return wide(desk.memory[place, _MOVE])


@bare
def remember(place: int, move: int, desk: Desk) -> None:
    for word in range(KEY_WORDS):
        desk.memory[place, word] = desk.key[word]
    desk.memory[place, _MOVE] = move
    desk.memory[place, _PUT] = desk.put
    desk.memory[place, _LEAST_DOWN] = desk.least_down
    desk.memory_floats[place, _WORTH] = desk.values[move]
    desk.memory_floats[place, _OTHERS_NOW] = desk.others_now
    for number in range(RIVALS):
        desk.memory_floats[place, _LIES + number] = desk.lies[number]


@bare
def kinds_on(desk: Desk) -> int:
    """The kinds of cards that somebody shows."""
    kinds = 0
    for seat in range(MOST_SEATS):
        kinds |= desk.table[KINDS_OF + seat]
    return kinds


@bare
def write_key(hole: HoleRow, seat: int, desk: Desk) -> int:
    """All that a judgement is made of; the place where it would be."""
    table, to_draw = desk.table, hole[PHASE] == TO_DRAW
    card = wide(hole[PILE + hole[DISCARDS] - 1]) if to_draw else wide(hole[HELD])
    house = wide(hole[ADJACENT]) | wide(hole[NO_PASS]) << 1 | wide(hole[CLOSER_PENALTY]) << 2
    turn = wide(hole[SEATS]) | seat << 3 | wide(hole[CLOSER] + 1) << 6
    out = stock_is_out(hole, desk)
    choice = wide(to_draw) | wide(hole[HELD_FROM]) << 1 | wide(out) << 2
    left = wide(table[LEFT])
    if hole[CLOSER] == NOBODY and ONES[hole[DOWN + seat]] > 1 and not out:
        left = live(left) & (kinds_on(desk) | 15 << 4 * card)  # all that the network knows of them
    desk.key[0] = left | card << 56
    desk.key[1] = table[LAYOUT] | table[LAYOUT + 1] << 32
    desk.key[2] = table[LAYOUT + 2] | table[LAYOUT + 3] << 32
    desk.key[3] = table[LAYOUT + 4] | table[LAYOUT + 5] << 32
    desk.key[4] = turn | choice << 9 | house << 12
    mixed = 0
    for word in range(KEY_WORDS):
        mixed = (mixed ^ desk.key[word]) * _FACTOR
        mixed ^= mixed >> _SHIFT
    return mixed & REMEMBERED - 1
