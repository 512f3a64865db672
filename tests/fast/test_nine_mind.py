"""What the compiled judgement of Play Nine works out by counting is right."""

from itertools import permutations
from statistics import mean

import numpy as np
import pytest

from backnine.games.play_nine.fast.last_round import (
    APART_FLOATS,
    APART_INTS,
    FACE_DOWN,
    UNSEEN_TOP,
    averages,
    expected,
    last_turn,
)
from backnine.games.play_nine.fast.mind import likely
from backnine.games.play_nine.fast.rules import KINDS, strokes

DOWN = FACE_DOWN
H = 13


def counted(shown: list[int], unseen: list[int]) -> float:
    """The mean over every way in which the unseen cards can lie in the face-down slots."""
    dark = [slot for slot, symbol in enumerate(shown) if symbol == DOWN]
    results = []
    for cards in permutations(unseen, len(dark)):
        full = list(shown)
        for slot, card in zip(dark, cards, strict=True):
            full[slot] = card
        results.append(strokes(np.array(full, np.int16), False))
    return mean(results)


class Desk:
    def __init__(self, unseen: list[int]) -> None:
        self.left = np.append(np.bincount(unseen, minlength=KINDS), len(unseen)).astype(np.int64)
        self.floats, self.ints = np.zeros(APART_FLOATS), np.zeros(APART_INTS, np.int64)
        averages(self.left, self.floats)

    def expected(self, shown: list[int]) -> float:
        return expected(np.array(shown), self.left, 0, self.floats, self.ints)

    def last_turn(self, shown: list[int]) -> list[float]:
        out = np.zeros(UNSEEN_TOP + 1)
        last_turn(np.array(shown), self.left, 0, self.floats, self.ints, out)
        return [float(value) for value in out]


@pytest.mark.parametrize(
    ("shown", "unseen"),
    [
        ([7, 3, 5, 1, 7, 2, 5, DOWN], [1, 1, 4, 9, H, 0]),
        ([7, 7, 5, 1, 7, DOWN, 5, 8], [7, 7, 4, 9, H, 0]),  # the unseen card may complete a block
        ([DOWN, 3, 5, 1, DOWN, 2, 5, 8], [3, 3, 4, 9, 9, 12]),  # two unseen cards may be a pair
        ([H, 3, 5, 1, DOWN, 2, 5, 8], [H, 3, 4, 9, 9, 12]),  # Hole-in-Ones do not cancel
    ],
)
def test_expected_strokes_are_the_mean_over_all_ways_to_lie(shown: list[int], unseen: list[int]) -> None:
    assert Desk(unseen).expected(shown) == pytest.approx(counted(shown, unseen))


def test_a_layout_without_secrets_is_worth_its_strokes() -> None:
    shown = [3, 3, 7, 7, 3, 3, 7, 7]
    assert Desk([1, 2]).expected(shown) == likely(np.array(shown), False) == -20


def test_the_last_turn_takes_what_helps_most() -> None:
    """7 3 0 9 / 7 3 0 ?: a nine makes the last column a pair; anything else is worth at most a low card."""
    by_top = Desk([4, 4, 6, 12]).last_turn([7, 3, 0, 9, 7, 3, 0, DOWN])
    assert by_top[9] == 0
    assert by_top[1] == pytest.approx(1 + 6.5)  # for the nine, beside a card of 6.5 on average
    assert by_top[UNSEEN_TOP] == pytest.approx(mean(by_top[card] for card in (4, 4, 6, 12)))


def test_a_poor_discard_is_left_and_a_card_drawn() -> None:
    desk = Desk([4, 4, 6, 12])
    by_top = desk.last_turn([7, 3, 0, 9, 7, 3, 0, DOWN])
    # For the nine, with a chance that the unseen card beside it pairs; a twelve is thrown away.
    draws = [4 + 6.5 - 8 * 2 / 4, 4 + 6.5 - 8 * 2 / 4, 6 + 6.5 - 12 / 4, 9 + 6.5]
    assert by_top[12] == pytest.approx(mean(draws))
    assert max(by_top) <= desk.expected([7, 3, 0, 9, 7, 3, 0, DOWN])
