"""Whole holes between policies."""

from collections.abc import Iterator

import numba
import numpy as np
import pytest

from backnine.games.four_card import FOUR_CARD
from backnine.games.four_card.fast import rules as fast

TABLE = fast.table(4, FOUR_CARD.house())
RANDOM = fast.brains(*[fast.RANDOM_BRAIN] * 4)
STEADY = fast.brains(*[fast.STEADY_BRAIN] * 4)


@pytest.fixture
def threads() -> Iterator[int]:
    """As many as the machine has; afterwards, too."""
    most = numba.get_num_threads()
    yield most
    numba.set_num_threads(most)


@pytest.mark.parametrize("brains", [RANDOM, STEADY], ids=["random", "steady"])
def test_the_number_of_threads_changes_nothing(brains: fast.Policies, threads: int) -> None:
    together = fast.holes(TABLE, brains, seed=7, count=5000)
    numba.set_num_threads(1)
    alone = fast.holes(TABLE, brains, seed=7, count=5000)
    assert all(map(np.array_equal, together, alone))


def test_a_hole_depends_on_the_seed_and_its_number_alone() -> None:
    strokes = fast.random_holes(TABLE, seed=7, count=1000)
    assert np.array_equal(fast.random_holes(TABLE, seed=7, first=600, count=400), strokes[600:])
    assert not np.array_equal(fast.random_holes(TABLE, seed=8, count=1000), strokes)
    assert len(np.unique(strokes, axis=0)) > 950


def test_random_players_have_average_squares() -> None:
    """A swap at random changes nothing on average: four times the mean of the pack."""
    strokes = fast.random_holes(TABLE, seed=1, count=50_000)
    mean = 4 * fast.VALUE[:13].mean()
    assert np.allclose(strokes.mean(axis=0), mean, atol=0.15)


def test_random_players_may_peek_and_knock_seldom() -> None:
    plain = fast.random_holes(TABLE, seed=1, count=500)
    assert not np.array_equal(fast.random_holes(TABLE, seed=1, count=500, peeks=True), plain)
    turns, never = (
        fast.holes(TABLE, fast.brains(*[(fast.RANDOM, 0, knocks)] * 4), seed=1, count=500)[1]
        for knocks in (0.2, 0)
    )
    assert turns[:, fast.TURNS_TAKEN].mean() > 12
    assert set(never[:, fast.ENDED_BY]) == {fast.PACE_OF_PLAY}
    assert set(never[:, fast.RENEWED]) == {1}


def test_steady_beats_random() -> None:
    brains = fast.brains(fast.RANDOM_BRAIN, fast.STEADY_BRAIN, fast.RANDOM_BRAIN, fast.STEADY_BRAIN)
    strokes, _ = fast.holes(TABLE, brains, seed=1, count=2000)
    means = strokes.mean(axis=0)
    assert means[1] < means[0] - 3
    assert means[3] < means[2] - 3


def test_who_knocks_at_a_low_count_plays_longer_and_lower() -> None:
    eager, patient = (
        fast.holes(
            TABLE, fast.brains(*[(fast.STEADY, count, 0, 0, 0, 10, 5.8, 0.6, 0)] * 4), seed=1, count=2000
        )
        for count in (12, 5)
    )
    assert patient[0].mean() < eager[0].mean() - 2
    assert patient[1][:, fast.TURNS_TAKEN].mean() > eager[1][:, fast.TURNS_TAKEN].mean() + 5


def test_steady_plays_every_table() -> None:
    for players in FOUR_CARD.players:
        for house in (
            "",
            "look=any,jokers,pairs_cancel",
            "look=1,no_peek,knock_penalty",
            "look=4,renewals=0",
        ):
            table = fast.table(players, FOUR_CARD.house(house), dealer=players - 1)
            brains = fast.brains(*[fast.STEADY_BRAIN] * players)
            strokes, facts = fast.holes(table, brains, seed=players, count=200)
            assert 0 < strokes.mean() < 15
            assert set(facts[:, fast.ENDED_BY]) <= {fast.KNOCKED, fast.PACE_OF_PLAY}
