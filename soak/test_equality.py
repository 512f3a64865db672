"""The kernels equal `games/`, over ten million holes a game: `make soak`, in parts that pytest counts.

`BACKNINE_SOAK_HOLES=100000 make soak` plays as many instead.
"""

import os

import pytest

from tests.fast.equality import compare
from tests.fast.four_card import STYLES, FourCard

HOLES = int(os.environ.get("BACKNINE_SOAK_HOLES", "10_000_000"))
PARTS = 1_000


@pytest.mark.parametrize("part", range(PARTS))
def test_four_card_is_equal_move_by_move(part: int) -> None:
    compare(FourCard(), f"soak four-card {part}", HOLES // PARTS, STYLES)
