"""The compiled levels of Play Nine decide as the plain bots do, move for move."""

from random import Random

import numpy as np
import pytest

from backnine.bots import find_bot
from backnine.fast import shuffling
from backnine.fast.kernel import chance, new_dice, number_of, pick_up, throw
from backnine.games import find_game
from backnine.games.play_nine.fast import matches
from backnine.games.play_nine.fast.brain import brain
from backnine.games.play_nine.fast.levels.at_random import at_random
from backnine.games.play_nine.fast.levels.club import club, outlooks
from backnine.games.play_nine.fast.levels.rookie import rookie
from backnine.games.play_nine.fast.levels.sight import look
from backnine.games.play_nine.fast.levels.weekender import weekender
from backnine.games.play_nine.fast.rules import WAITING, HoleRow, from_view
from backnine.matchlog import dice_for
from backnine.shuffle import Shuffle
from backnine.view import view
from backnine.whims import Whims
from tests.bots.rounds import shuffle_of, start, steps
from tests.fast.levels import check, check_played

LEVELS = ("rookie", "weekender", "club", "random", "tour@0", "tour@2")
MATCHES = {"rookie": 60, "weekender": 60, "club": 12, "random": 200, "tour@0": 24, "tour@2": 3}
HOUSES = ("adjacent=true", "no_pass=true", "closer_penalty=true", "renewals=0", "renewals=5", "ties=shared")


def test_throws_are_those_of_the_plain_dice() -> None:
    dice, plain = new_dice(0, 0), Whims(2**64 - 3, 7 * 256 + 5)
    pick_up(dice, np.uint64(2**64 - 3), np.uint64(7 * 256 + 5))
    for sides in range(1, 60):
        assert chance(dice) == plain.random()
        assert throw(dice, sides) == plain.choice(range(sides))


@pytest.mark.parametrize("count", [2, 108, 162])
def test_orders_are_those_of_the_plain_shuffle(count: int) -> None:
    plan = Shuffle(Random(count).randbytes(32))
    desk, letters = np.zeros(shuffling.DESK, np.uint32), np.zeros(shuffling.LETTERS, np.uint8)
    keys = np.zeros(shuffling.KEYS, np.uint32)
    pads, one = np.zeros(shuffling.PADS, np.uint32), np.zeros(shuffling.PADS, np.uint32)
    shuffling.open_deals(desk, shuffling.key_of(plan), letters, 95, keys, pads)
    for lane in range(shuffling.LANES):
        deal = Shuffle(plan.token(f"deal {95 + lane}"))
        assert keys[:2, lane].astype(">u4").tobytes() == deal.token("whims")[:8]
        cards = np.arange(count)
        shuffling.spread(pads, lane, one)
        length = shuffling.write_text(letters, 0, shuffling.letters_of("hole 12 renewal "))
        length = shuffling.write_number(letters, length, 10)
        shuffling.order(desk, one, letters, length, cards, count)
        assert tuple(cards.tolist()) == deal.order("hole 12 renewal 10", tuple(range(count)))


@pytest.mark.parametrize("bound", [2, 3, 52, 64, 107, 108, 162])
def test_numbers_past_the_last_whole_multiple_are_not_used(bound: int) -> None:
    limit = 2**32 - 2**32 % bound
    for number in {0, bound, 2**31, limit - bound, limit - 1, limit, 2**32 - bound, 2**32 - 1}:
        if number < 2**32:
            assert shuffling.favours_low_places(np.uint32(number), bound) == (number >= limit)


@pytest.mark.parametrize("level", LEVELS[:4])
@pytest.mark.parametrize("players", [2, 4])
def test_from_what_a_seat_sees_they_choose_the_same_move(level: str, players: int) -> None:
    """The kernel gets a table in which everything that the seat cannot see is made up. (Tour makes it up
    itself, outside the kernels.)"""
    bot, study = find_bot(level), matches.new_study(brain())
    for step in steps(start("play-nine", players, "holes=1", seed=7), [bot] * players):
        if step.seat is None or step.move is None:
            continue
        hole = from_view(view(step.match, step.seat, recall=True))
        hole[WAITING] = sum(1 << seat for seat in step.match.hole.waiting)
        study.dice[0] = dice_for(shuffle_of(7), step.seat, step.n)._state
        assert chosen(level, hole, step.seat, study) == number_of(step.move)


def chosen(level: str, hole: HoleRow, seat: int, study: matches.Workbench) -> int:
    """What `matches.choose` does; that is compiled only as a part of whole matches."""
    look(hole, study.seen)
    if level == "random":
        return at_random(hole, seat, study.dice)
    if level == "rookie":
        return rookie(hole, seat, study.seen[seat], study.dice)
    if level == "weekender":
        return weekender(hole, seat, study.seen, study.scratch, study.dice)
    return club(hole, seat, study.seen, outlooks(), study.notes, study.masks, study.dice)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", find_game("play-nine").players)
def test_the_same_matches_at_every_table(level: str, players: int) -> None:
    house = "holes=1,ties=shared"
    check_played("play-nine", level, seats=players, matches=MATCHES[level], seed=players, house=house)


@pytest.mark.parametrize("level", LEVELS)
def test_plain_bots_still_play_so(level: str) -> None:
    check("play-nine", level, seats=2, matches=1, seed=1, house="holes=1,ties=shared")


@pytest.mark.parametrize("house", HOUSES)
def test_the_same_matches_with_house_rules_and_mixed_seats(house: str) -> None:
    dice = Random(house)
    seats = dice.randrange(3, 7)
    bots = [dice.choice(LEVELS) for _ in range(3)]
    check_played(
        "play-nine", *bots, seats=seats, matches=1, seed=dice.getrandbits(40), house=f"holes=1,{house}"
    )


def test_whole_matches_with_play_offs() -> None:
    check_played("play-nine", "rookie", "weekender", seats=2, matches=24, seed=3, house="holes=1")
    check_played("play-nine", "weekender", seats=3, matches=2, seed=4)
