"""The kernels equal `games/`, over ten million holes a game, and many long ones: `make soak`, in parts that
pytest counts.

`BACKNINE_SOAK_HOLES=100000 make soak` plays as many instead.
"""

import os

import pytest

from tests.fast import four_card, play_nine, six_card
from tests.fast.equality import compare

HOLES = int(os.environ.get("BACKNINE_SOAK_HOLES", "10_000_000"))
PARTS = 1_000


@pytest.mark.parametrize("part", range(PARTS))
def test_four_card_is_equal_move_by_move(part: int) -> None:
    compare(four_card.FourCard(), f"soak four-card {part}", HOLES // PARTS, four_card.STYLES)


@pytest.mark.parametrize("part", range(PARTS))
def test_long_holes_of_four_card_too(part: int) -> None:
    compare(four_card.FourCard(), f"soak four-card, long {part}", HOLES // PARTS // 50, four_card.LONG)


@pytest.mark.parametrize("part", range(PARTS))
def test_long_holes_of_play_nine_too(part: int) -> None:
    compare(play_nine.PlayNine(), f"soak play-nine, long {part}", HOLES // PARTS // 50, play_nine.LONG)


@pytest.mark.parametrize("part", range(PARTS))
def test_play_nine_is_equal_move_by_move(part: int) -> None:
    compare(play_nine.PlayNine(), f"soak play-nine {part}", HOLES // PARTS, play_nine.STYLES)


@pytest.mark.parametrize("part", range(PARTS))
def test_long_holes_of_six_card_too(part: int) -> None:
    compare(six_card.SixCard(), f"soak six-card, long {part}", HOLES // PARTS // 50, six_card.LONG)


@pytest.mark.parametrize("part", range(PARTS))
def test_six_card_is_equal_move_by_move(part: int) -> None:
    compare(six_card.SixCard(), f"soak six-card {part}", HOLES // PARTS, six_card.STYLES)
