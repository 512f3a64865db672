"""Tour: what it does without the kernels, and how it gets ready."""

from collections import Counter
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from backnine.bots import find_bot, tour
from backnine.bots.club import CLUB
from backnine.bots.tour import Tour
from backnine.bots.tour.thought import Thinker
from backnine.cards import HOLE_IN_ONE, Card, golf_pack
from backnine.fast import compiled
from backnine.games import moves
from backnine.games.play_nine.bots.tour import think
from backnine.games.play_nine.fast.search import best_place
from backnine.matchlog import MatchLog
from backnine.record import write
from backnine.setup import set_up
from backnine.view import view
from tests.command import answered

from .drawn import play_nine
from .rounds import moves_of, start, steps

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


def test_nothing_is_compiled_only_to_say_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = MatchLog.begin(set_up("play-nine", ("A", "B"), ("tour", "rookie"), "holes=1"), bytes(32))
    while log.match.outcome is None:
        log = log.dealt()
        seat = log.match.hole.acting[0]
        log = log.play(seat, moves(log.match.hole, seat)[0])
    (tmp_path / "match.golf").write_text(write(log.record()))
    monkeypatch.setattr(tour, "compiled", lambda game: False)
    monkeypatch.setattr(tour, "thinker_for", lambda game: Thinker(Mock(side_effect=AssertionError)))
    told = answered("replay", tmp_path / "match.golf")
    assert (told.returncode, told.stderr) == (0, "")
    assert "•" in told.stdout


def test_getting_ready_compiles_what_is_needed() -> None:
    Tour().get_ready("play-nine")
    assert compiled("play-nine")
    assert not Tour().needs_time("play-nine")


@pytest.mark.parametrize(("rivals", "usual"), [(1, 16), (3, 100)])
def test_takes_longer_where_it_pays(rivals: int, usual: int) -> None:
    """Among more than two it thinks longer, if nothing else is said."""
    position = play_nine("? 9 ? 5 / 6 ? 3 ?", *["? ? ? ? / ? 4 ? 8"] * rivals, held="4")
    thoughts = [think(position.view, position.moves, Random(7), budget) for budget in (None, usual, 5)]
    assert thoughts[0] == thoughts[1] != thoughts[2]


def test_says_what_its_move_is_worth() -> None:
    bot = Tour(5)
    move = bot.choose(POSITION.view, POSITION.moves, Random(3))
    worth = bot.why(POSITION.view, POSITION.moves, move, Random(3)).worth
    assert worth is not None
    assert 0 <= worth < 12


def test_says_where_a_card_will_go_that_it_takes() -> None:
    bots = [Tour(2), Tour(2)]
    told: list[int | None] = []
    for step in steps(start("play-nine", 2, "holes=9", seed=6), bots):
        if step.move is None or step.seat is None:
            continue
        seen = view(step.match, step.seat, recall=True)
        if step.move.verb == "take":
            told.append(best_place(seen))
        elif step.match.hole.held_from == "discard":
            told.append(step.move.slot)
    places = list(zip(told[::2], told[1::2], strict=True))
    assert len(places) > 10
    assert sum(one == other for one, other in places) > 0.8 * len(places)


@pytest.mark.parametrize("renewed", [0, 1])
def test_takes_a_hole_in_one_when_nothing_is_left_to_draw(renewed: int) -> None:
    """PN-42: all cards up, the stock empty, somebody has gone out."""
    layouts = ("7 3 5 1 / 9 3 6 2", "0 0 3 1 / 0 0 3 1")
    lying = Counter(Card(word) for layout in layouts for word in layout.replace("/", "").split())
    rest = Counter(golf_pack()) - lying - Counter([HOLE_IN_ONE])
    discard = (*rest.elements(), HOLE_IN_ONE)
    last = play_nine(*layouts, closer=1, stock=(), discard=discard, renewals=renewed)
    assert str(Tour(5).choose(last.view, last.moves, Random(0))) == "take"
