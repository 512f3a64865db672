"""A hole without a mouse, in both games: with Tab and Enter, and with shortcuts."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.keyboard import Keyboard, Shortcuts
from tests.browser.player import Player


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
@pytest.mark.parametrize("kind", [Keyboard, Shortcuts])
def test_a_hole_by_keyboard(visit: Visit, kind: type[Player], game: str) -> None:
    ann = visit(kind=kind, table={"game": game, "house": "holes=1"})
    ann.press("web-play-now")
    ann.play()
    assert len(ann.seen["score"]["holes"]) >= 1
