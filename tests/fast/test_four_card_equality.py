"""The kernel of Four-Card Golf equals `games/`."""

import pytest

from tests.fast.equality import compare
from tests.fast.four_card import FourCard


@pytest.mark.parametrize("part", range(4))
def test_random_holes_are_equal_move_by_move(part: int) -> None:
    compare(FourCard, f"four-card {part}", 500)
