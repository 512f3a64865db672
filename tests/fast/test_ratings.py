"""Ratings in a row are those of openskill, match by match, to the last bit."""

from random import Random

import numpy as np
import pytest

from backnine.arena.leaderboard import MOST_RATED, Leaderboard
from backnine.arena.ratings import first_ratings, rated, rated_in_a_row
from backnine.fast import rows
from backnine.fast.rows import Rows
from backnine.hole import Seat

Rated = tuple[list[int], list[Seat], list[int]]  # the contestant by seat, who won, totals


def random_match(dice: Random, contestants: int, seats: int) -> Rated:
    """Many ties, and winners who needed a play-off: they may have as many strokes as others."""
    sitting = [*range(contestants), *(contestants - 1 for _ in range(seats - contestants))]
    dice.shuffle(sitting)
    totals = [dice.randint(-3, 3) for _ in range(seats)]
    first = [seat for seat in range(seats) if totals[seat] == min(totals)]
    return sitting, sorted(dice.sample(first, dice.randint(1, len(first)))), totals


def in_rows(matches: list[Rated]) -> Rows:
    found = [
        [0, 0, 1, 0, sum(1 << seat for seat in winners), *totals, *(0 for _ in totals), *sitting]
        for sitting, winners, totals in matches
    ]
    return np.array(found, np.int32)


@pytest.mark.parametrize(("contestants", "seats"), [(1, 2), (2, 2), (2, 4), (3, 12), (4, 4), (5, 7)])
def test_in_a_row_they_are_the_same(contestants: int, seats: int) -> None:
    dice = Random(contestants)
    matches = [random_match(dice, contestants, seats) for _ in range(80)]
    one_by_one = first_ratings(contestants)
    for sitting, winners, totals in matches:
        one_by_one = rated(one_by_one, sitting, winners, totals)
    told = in_rows(matches)
    assert told.shape[1] == rows.TOTALS + 3 * seats
    half = rated_in_a_row(first_ratings(contestants), told[:30])
    assert rated_in_a_row(half, told[30:]) == one_by_one


def test_no_more_are_rated_than_move_anything() -> None:
    board = Leaderboard.empty(2)
    told = in_rows([random_match(Random(1), 2, 2)] * 50)
    board.matches = MOST_RATED - 20
    board.rate_in_a_row(told)
    assert board.full
    assert board.ratings == rated_in_a_row(first_ratings(2), told[:20])
    board.rate_in_a_row(told)
    assert board.ratings == rated_in_a_row(first_ratings(2), told[:20])
