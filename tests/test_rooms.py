"""A room for each game: what is in it is found there, and nothing else knows a game by its name."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import backnine
from backnine.bots import BOTS
from backnine.bots.bot import Habit
from backnine.bots.reasons import Reasons
from backnine.bots.tour.thought import Thinker
from backnine.games import GAMES, Game
from backnine.games.lesson import Lesson
from backnine.games.rooms import brings, module, part

PACKAGE = Path(backnine.__file__).parent
LIST_OF_GAMES = PACKAGE / "games" / "__init__.py"
WRITTEN = {".py", ".ftl", ".css", ".html", ".json", ".txt"}
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


PARTS = {"lesson": Lesson, "reasons": Reasons, "bots.tour": Thinker} | {
    f"bots.{bot.name}": Habit for bot in BOTS if bot.name != "tour"
}


@EVERY_GAME
@pytest.mark.parametrize(("name", "kind"), PARTS.items(), ids=PARTS)
def test_whatever_a_room_brings_is_of_its_kind(game: Game, name: str, kind: type[object]) -> None:
    assert (part(game, name, kind) is not None) == brings(game, name)


@pytest.mark.parametrize("kind", sorted(set(PARTS.values()), key=str))
def test_every_kind_of_part_is_in_some_room(kind: type[object]) -> None:
    names = [name for name in PARTS if PARTS[name] is kind]
    assert any(brings(game, name) for game in GAMES for name in names)


# Nothing else knows a game by its name


def written_names(game: Game) -> re.Pattern[str]:
    """`play-nine`, `play_nine`, `PlayNine`, `Play Nine`: in comments and docstrings, too."""
    return re.compile("[-_ ]?".join(game.name.split("-")), re.IGNORECASE)


def sources_outside(room: Path) -> Iterator[Path]:
    """What is written by hand, but for the room itself, the texts and the list of games."""
    for path in sorted(PACKAGE.rglob("*")):
        texts = path.is_relative_to(PACKAGE / "locales") and path.suffix == ".ftl"
        built = path.is_relative_to(PACKAGE / "web")
        elsewhere = path != LIST_OF_GAMES and not path.is_relative_to(room)
        if path.suffix in WRITTEN and elsewhere and not (texts or built):
            yield path


def lines_naming(game: Game, path: Path) -> list[str]:
    names = written_names(game)
    place = path.relative_to(PACKAGE)
    lines = enumerate(path.read_text("utf-8").splitlines(), 1)
    return [f"{place}:{number}: {line.strip()}" for number, line in lines if names.search(line)]


@EVERY_GAME
def test_only_its_room_its_texts_and_the_list_of_games_know_its_name(game: Game) -> None:
    room = PACKAGE / "games" / game.room.rpartition(".")[2]
    assert [line for path in sources_outside(room) for line in lines_naming(game, path)] == []


# Nor does anything take a number, or another fact, for a game

NUMBERS = {"rows", "columns", "slots", "tee_shots"}
CLOSING = ("knock", "clos")  # what `secrets` says nothing about
KNOWING = ("secret", "recall", "remember", "memory", "known")  # what `closing` says nothing about


def stand_ins(tree: ast.AST) -> Iterator[int]:
    """Lines such as `game.columns == 2`, or `if game.secrets: ... knock ...`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            asked = sides[:1] if isinstance(node.ops[0], ast.In | ast.NotIn) else sides
            facts = {getattr(side, "attr", getattr(side, "id", "")) for side in asked}
            if facts & NUMBERS and any(_is_number(side) for side in sides):
                yield node.lineno
        elif isinstance(node, ast.If | ast.IfExp | ast.While | ast.BoolOp):
            condition = node if isinstance(node, ast.BoolOp) else node.test
            read = {each.attr for each in ast.walk(condition) if isinstance(each, ast.Attribute)}
            then = node.body if isinstance(node, ast.If | ast.While) else [node]
            words = " ".join(word for each in then for word in _words(each)).lower()
            for fact, foreign in (("secrets", CLOSING), ("closing", KNOWING)):
                words_of_others = words.replace(fact, "")
                if fact in read and any(word in words_of_others for word in foreign):
                    yield node.lineno


def _is_number(node: ast.expr) -> bool:
    many = node.elts if isinstance(node, ast.Tuple | ast.Set | ast.List) else [node]
    return any(isinstance(each, ast.Constant) and isinstance(each.value, int) for each in many)


def _words(tree: ast.AST) -> Iterator[str]:
    for each in ast.walk(tree):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value
        yield getattr(each, "attr", getattr(each, "id", getattr(each, "arg", ""))) or ""


def test_nothing_takes_a_number_or_another_fact_for_a_game() -> None:
    sources = [path for path in PACKAGE.rglob("*.py") if not path.is_relative_to(PACKAGE / "games")]
    assert len(sources) > 300
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sources
        for line in stand_ins(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "said",
    [
        "game.columns == 2",
        "8 != game.slots",
        "columns in (3, 4)",
        "tell('table-last-round-knock' if game.secrets else 'table-last-round')",
        "if match.game.secrets:\n    tell(hole.closer)",
        "game.secrets and move.verb == 'knock'",
        "view(seat, recall=True) if game.closing == 'knock' else view(seat)",
    ],
)
def test_a_stand_in_for_a_game_would_be_noticed(said: str) -> None:
    assert list(stand_ins(ast.parse(said)))


@pytest.mark.parametrize(
    "said", ["place % game.columns == 0", "game.slots == len(layout)", "if game.secrets:\n    recall(seat)"]
)
def test_a_fact_may_be_asked_for_what_it_says(said: str) -> None:
    assert not list(stand_ins(ast.parse(said)))


def test_a_name_would_be_noticed() -> None:
    """In any spelling; and the files looked at are those that could have one."""
    names = written_names(GAMES[0])
    word, *more = GAMES[0].name.split("-")
    for joint in ("-", "_", " ", ""):
        assert names.search(f"# as in {joint.join([word.title(), *more])}")
    looked_at = set(sources_outside(PACKAGE / "games" / "nowhere"))
    assert {PACKAGE / name for name in ("cli/score.py", "games/game.py", "locales/__init__.py")} < looked_at
    assert any(lines_naming(GAMES[0], path) for path in looked_at), "its own room names it"
