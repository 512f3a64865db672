"""A room for each game: what is in it is found there, and nothing else knows a game by its name."""

from dataclasses import replace
from pathlib import Path

import pytest

from backnine.bots import BOTS
from backnine.bots.bot import Habit
from backnine.bots.reasons import Reasons
from backnine.bots.tour.thought import Thinker
from backnine.games import GAMES, Game
from backnine.games.lesson import Lesson
from backnine.games.rooms import brings, module, part

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game with a room of its own outside the package, under a name that no other test uses."""
    room = f"room_of_{tmp_path.name}"
    (tmp_path / room / "bots").mkdir(parents=True)
    monkeypatch.syspath_prepend(tmp_path)
    return replace(GAMES[0], room=room)


def test_a_game_is_exported_by_its_room() -> None:
    for game in GAMES:
        folder = game.room.removeprefix("backnine.games.")
        assert folder == game.name.replace("-", "_")
        assert brings(game, "rules")


def test_a_game_without_a_room_brings_nothing() -> None:
    homeless = replace(GAMES[0], room="")
    assert part(homeless, "bots.club", Habit) is None
    assert module(homeless, "rules") is None


def test_what_a_room_has_not_is_none(visitor: Game) -> None:
    assert part(visitor, "lesson", Lesson) is None
    assert part(visitor, "bots.club", Habit) is None
    assert part(visitor, "no.such.folder", Habit) is None


def test_a_part_that_cannot_be_imported_is_not_taken_for_none(visitor: Game, tmp_path: Path) -> None:
    (tmp_path / visitor.room / "reasons.py").write_text("import no_such_module")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        part(visitor, "reasons", Reasons)


def test_a_part_of_the_wrong_kind_is_refused(visitor: Game, tmp_path: Path) -> None:
    (tmp_path / visitor.room / "lesson.py").write_text("LESSON = 'a song'")
    with pytest.raises(TypeError, match=r"\.lesson: 'a song' is no Lesson"):
        part(visitor, "lesson", Lesson)


@EVERY_GAME
def test_our_rooms_are_furnished(game: Game) -> None:
    assert part(game, "lesson", Lesson)
    assert part(game, "reasons", Reasons)
    for bot in BOTS:
        assert part(game, f"bots.{bot.name}", Thinker if bot.name == "tour" else Habit), bot.name
