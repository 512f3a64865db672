"""What is judged at a glance is what the mind thinks, to the last bit, however the table came about."""

from math import erf as exactly
from random import Random

import numpy as np
import pytest

from backnine.fast.kernel import any_bit, new_dice, pick_up, shuffle
from backnine.games import find_game
from backnine.games.play_nine.fast.bell import erf
from backnine.games.play_nine.fast.brain import brain, network
from backnine.games.play_nine.fast.desk import LEFT, MOVES, new_desk
from backnine.games.play_nine.fast.glance import follow, see
from backnine.games.play_nine.fast.holes import next_to_act
from backnine.games.play_nine.fast.judging import judge
from backnine.games.play_nine.fast.memory import recall
from backnine.games.play_nine.fast.mind import DESK_FLOATS, DESK_INTS, tee_shot
from backnine.games.play_nine.fast.mind import judge as judge_with_care
from backnine.games.play_nine.fast.rules import (
    FULL_PACK,
    OVER,
    PACK,
    PHASE,
    SEATS,
    TEE_OFF,
    HoleRow,
    deal,
    legal,
    new_hole,
    play,
)
from backnine.games.play_nine.fast.search import gather_unseen, redeal
from tests.bots.rounds import random_house


def dealt(seed: int) -> HoleRow:
    """A hole of any size with any house rules, after the tee-off."""
    throws, dice = Random(seed), new_dice(seed, 0)
    seats = throws.choice(find_game("play-nine").players)
    hole, order = new_hole(random_house("play-nine", seats, throws)), FULL_PACK.copy()
    shuffle(dice, order, len(order))
    deal(hole, order, seats, 0)
    while hole[PHASE] == TEE_OFF:
        seat = next_to_act(hole)
        play(hole, seat, tee_shot(hole, seat, dice), dice)
    return hole


@pytest.mark.parametrize("part", range(4))
def test_every_move_is_worth_the_same(part: int) -> None:
    ints, floats = np.zeros(DESK_INTS, np.int64), np.zeros(DESK_FLOATS)
    carefully, judged, room = np.zeros(MOVES), 0, new_desk()
    for seed in range(10 * part, 10 * part + 10):
        hole, desk, dice = dealt(seed), room[0], new_dice(seed, 1)
        see(hole, desk)
        while hole[PHASE] != OVER:
            seat, judged = next_to_act(hole), judged + 1
            move = judge_with_care(hole, seat, network(int(hole[SEATS])), ints, floats, carefully)
            room["best_only"] = 1
            assert judge(hole, seat, brain()[0], desk) == move
            assert desk["values"][move] == carefully[move]
            room["best_only"] = 0
            assert judge(hole, seat, brain()[0], desk) == move
            assert desk["values"].tolist() == carefully.tolist()
            pick_up(dice, seed, judged)
            follow(hole, seat, move if judged % 3 else any_bit(legal(hole, seat), dice), desk, dice)
    assert judged > 400


@pytest.mark.parametrize("seed", range(3))
def test_what_is_remembered_is_what_would_be_judged(seed: int) -> None:
    """The same table with the unseen cards dealt anew and played on, as a search does it."""
    ints, floats, carefully = np.zeros(DESK_INTS, np.int64), np.zeros(DESK_FLOATS), np.zeros(MOVES)
    start, room, dice, remembered = dealt(seed), new_desk(), new_dice(seed, 1), 0
    unseen, cards, desk = np.zeros(PACK, np.int64), np.zeros(PACK, np.int64), room[0]
    room["best_only"] = 1
    see(start, desk)
    hidden = gather_unseen(int(desk["table"][LEFT]), unseen)
    for number in range(80):
        hole = start.copy()
        pick_up(dice, seed, number)
        redeal(hole, dice, unseen, hidden, cards, PACK)
        see(hole, desk)
        while hole[PHASE] != OVER:
            seat = next_to_act(hole)
            move = judge_with_care(hole, seat, network(int(hole[SEATS])), ints, floats, carefully)
            room["values"] = 0
            assert recall(hole, seat, brain()[0], desk) == move
            assert desk["worth"] == carefully[move]
            remembered += not desk["values"].any()
            follow(hole, seat, move, desk, dice)
    assert remembered > 80


def test_the_error_function_is_that_of_the_library() -> None:
    for number in range(-7000, 7001, 7):
        assert erf(number / 1000) == pytest.approx(exactly(number / 1000), abs=1e-11)
