"""Tour: what it does without the kernels, and how it gets ready."""

from random import Random

import pytest

from backnine.bots import find_bot, tour
from backnine.bots.club import CLUB
from backnine.bots.tour import Tour
from backnine.fast import compiled

from .drawn import play_nine
from .rounds import moves_of, start

POSITION = play_nine("? 12 ? ? / 6 3 ? ?", "? ? ? ? / ? 4 ? 8", held="9")


@pytest.fixture
def _no_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tour, "installed", lambda: False)


@pytest.mark.usefixtures("_no_kernels")
def test_without_the_kernels_it_plays_as_club_does() -> None:
    match = start("play-nine", 2, "holes=1", seed=4)
    assert moves_of(match, [find_bot("tour")] * 2) == moves_of(match, [CLUB] * 2)
    assert not Tour().needs_time("play-nine")
    assert Tour().why(POSITION.view, POSITION.moves, POSITION.moves[0], Random(0)).worth is None


def test_getting_ready_compiles_what_is_needed() -> None:
    Tour().get_ready("play-nine")
    assert compiled("play-nine")
    assert not Tour().needs_time("play-nine")


def test_says_what_its_move_is_worth() -> None:
    bot = Tour(5)
    move = bot.choose(POSITION.view, POSITION.moves, Random(3))
    assert (bot.why(POSITION.view, POSITION.moves, move, Random(3)).worth or 0) >= 0
