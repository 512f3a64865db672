"""The recipes of CONTRIBUTING.md lead where they say; and a step that is left out is noticed."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.recipes.recipe import ROOT, Block, Copy, changed, recipe

OFFER = """
from litestar.datastructures import State
from litestar.testing import create_test_client
from types import SimpleNamespace
from backnine.server.app import offer
from backnine.server.door import ClubDoor
from backnine.server.settings import ServerSettings

guard = SimpleNamespace(settings=ServerSettings(), door=ClubDoor())
state = State({"guard": guard, "office": SimpleNamespace(public_key=None)})
with create_test_client([offer], state=state) as client:
    print()
    print(client.get("/api/offer").text)
"""

COMMAND = """
from shlex import split
from backnine.cli import run

def backnine(line):
    print("$", line, flush=True)
    assert run(split(line)) == 0, line
"""

ROOM = """
from pathlib import Path
from tests.table.room import Room, playing

def table(game, bot, house):
    room = Room(Path(), game=game, bots=(bot,), people=2, house=house)
    guests = room.guests(0, 1)
    for guest in playing(guests):
        guest.play()
    print(guests[0].table["state"], guests[0].table["chairs"][2]["bot"])
    room.close()
"""

CHECKER = """
from contextlib import redirect_stdout
from io import StringIO
from tests.checker.checker import check

def complaints(record):
    with redirect_stdout(StringIO()) as printed:
        assert run(["replay", record, "--jsonl"]) == 0
    return check(printed.getvalue().splitlines())
"""

ALL_TEXTS = "tests/locales/test_catalogues.py::test_no_message_is_missing"
NO_OTHER_TEXTS = "tests/locales/test_catalogues.py::test_no_message_is_unused"
SAME_TEXTS = (
    "tests/locales/test_catalogues.py::"
    "test_every_language_has_the_messages_of_english_with_the_same_variables"
)
SHEETS = "tests/test_docs.py::test_the_rule_sheets_are_those_of_the_program"
PAGE = "tests/server/test_protocol_page.py"
MADE = "tests/web/test_sheets.py::test_the_files_are_up_to_date"


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy.into(tmp_path)


def offered(said: str) -> Any:
    """What `OFFER`, at the end of a script, has printed."""
    return json.loads(said.splitlines()[-1])


def test_a_game(copy: Copy) -> None:
    """Its rules can be read; all four levels play it; its record is proved; people are offered it."""
    copy.follow("Add a game")
    said = copy.python(
        COMMAND
        + """
backnine("rules nine-card")
backnine("play nine-card --people 0 --bots rookie,weekender,club,tour --house holes=1 --seed 1 --save 9.golf")
backnine("verify 9.golf")
"""
        + ROOM
        + "table('nine-card', 'club', 'holes=1')"
        + OFFER
    )
    assert "Three cards of one rank in a row or column count nothing." in said
    assert "over club" in said.splitlines()
    assert [game["name"] for game in offered(said)["games"]][-1] == "nine-card"
    copy.passes(
        *(ALL_TEXTS, NO_OTHER_TEXTS, SHEETS, "tests/web/test_sheets.py", "tests/web/test_games.py"),
        *("tests/games/test_nine_card.py", "tests/test_rooms.py", "tests/test_clauses.py"),
        *("-k", "nine-card or nine_card or message or sheets or up_to_date"),
    )


def test_a_bot_level(copy: Copy) -> None:
    """It was in the arena on the way; it is offered, and plays at a table."""
    copy.follow("Add a bot level")
    said = copy.python(ROOM + "table('six-card', 'champion', 'holes=1')" + OFFER)
    assert said.splitlines()[0] == "over champion"
    bot = offered(said)["bots"][-1]
    assert bot == {"name": "champion", "character": "Wins more often than not, and says so."}
    copy.passes(
        *(ALL_TEXTS, "tests/test_rooms.py", "tests/test_docs.py::test_the_readme_introduces_every_bot"),
    )


def test_a_language(copy: Copy) -> None:
    """It speaks, writes its numbers, and is among those that the browser offers."""
    copy.follow("Add a language")
    said = copy.python(COMMAND + "backnine('rules six-card --lang pt')" + OFFER)
    assert "Preparação" in said
    assert "Getting ready" not in said
    made = json.loads((copy.root / "web/src/made/languages.json").read_text("utf-8"))
    assert made["pt"]["name"] == "Português"
    assert offered(said)["languages"] == ["en", "fr", "it", "es", "ja", "pt"]
    copy.passes(SAME_TEXTS, SHEETS, MADE, "tests/locales/test_numbers.py")


def test_a_house_rule(copy: Copy) -> None:
    """It changes a score, as the independent checker agrees, and is offered with its text; old records stay
    what they were."""
    copy.follow("Add a house rule")
    said = copy.python(
        COMMAND
        + """
backnine("score six-card 'AS 9H KC / KD 5S QH' --house aces=-1 --json")
backnine("rules six-card")
backnine("play six-card --people 0 --bots rookie,rookie --house holes=1,aces=-1 --seed 1 --save aces.golf")
backnine("verify aces.golf")
backnine("verify tests/records/six-card-02.golf")
"""
        + CHECKER
        + "assert complaints('aces.golf') == []\n"
        + OFFER
    )
    assert '"strokes": 23' in said
    assert "aces=1|-1" in said
    assert "An ace counts 1 or −1." in said
    rules = {rule["key"]: rule for game in offered(said)["games"] for rule in game["house"]}
    assert rules["aces"] == {"key": "aces", "choices": [1, -1], "default": 1}
    copy.passes(
        *(ALL_TEXTS, SHEETS, MADE),
        *(
            "tests/games/test_six_card_aces.py",
            "tests/test_clauses.py",
            "-k",
            "not play-nine and not four-card",
        ),
    )


def test_a_message(copy: Copy) -> None:
    """It is in the schema and among the browser's types; a table answers it, and the page shows it."""
    copy.follow("Add a message")
    types = (copy.root / "web/src/protocol.ts").read_text("utf-8")
    assert 'export interface Clapped {\n  t: "clapped";\n  seat: number | null;\n}' in types
    assert '"clap"' in (copy.root / "docs/protocol.schema.json").read_text("utf-8")
    copy.passes(
        *("tests/table/test_clap.py", "tests/server/test_schema.py::test_the_files_are_up_to_date"),
        *(f"{PAGE}::test_{each}" for each in ("the_examples_are_messages", "every_field_is_named")),
        f"{PAGE}::test_every_message_has_an_example",
    )


LEFT_OUT = {
    "its texts": ("Add a game", 3, ALL_TEXTS, "nine-card-aim"),
    "its character": ("Add a bot level", 3, ALL_TEXTS, "bot-champion-character"),
    "its sheets": ("Add a language", 3, SHEETS, "make schema"),
    "what it says": ("Add a house rule", 2, ALL_TEXTS, "six-card-house-aces"),
    "its example": ("Add a message", 4, f"{PAGE}::test_every_message_has_an_example", "clap"),
}


def test_a_step_left_out_is_noticed(copy: Copy) -> None:
    """One of each recipe, all in one copy: each is noticed by the test that looks after it."""
    for title, step, _, _ in LEFT_OUT.values():
        copy.follow_all_but(step, title)
    checks = sorted({check for _, _, check, _ in LEFT_OUT.values()})
    answer = copy.test("-vv", *checks)
    assert answer.returncode == 1
    failed = answer.stdout.partition("short test summary info")[2]
    for left_out, (_, _, check, named) in LEFT_OUT.items():
        assert f"FAILED {check}" in failed, left_out
        assert named in answer.stdout, left_out


def test_every_recipe_is_followed() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Recipes")[2]
    titles = re.findall(r"^## (.+)", page, re.MULTILINE)
    followed = re.findall(r'\.follow\("(.+?)"', Path(__file__).read_text("utf-8"))
    assert titles == followed
    assert all(recipe(title) for title in titles)


def test_six_card_golf_is_known_where_the_page_says_and_nowhere_else() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (told,) = re.findall(r"^What Six-Card Golf has outside.*?(?=^## )", page, re.MULTILINE | re.DOTALL)
    room, *patterns = [path for path in re.findall(r"`([^`]+)`", told) if "/" in path]
    looked_at = [
        path for folder in LOOKED_THROUGH for path in (ROOT / folder).rglob("*.*") if path.suffix in WRITTEN
    ]
    outside = {path for path in looked_at if not path.is_relative_to(ROOT / room) and names_six_card(path)}
    listed = {pattern: set(ROOT.glob(pattern)) for pattern in patterns}
    assert sorted(outside - set().union(*listed.values())) == []
    assert [pattern for pattern, paths in listed.items() if not paths & outside] == []


LOOKED_THROUGH = ("src/backnine", "web/src", "docs/rules")
WRITTEN = {".py", ".ftl", ".md", ".json", ".ts", ".svelte", ".css", ".html"}


def names_six_card(path: Path) -> bool:
    """By its name or its clauses; what is built is made from the rest."""
    built = path.is_relative_to(ROOT / "src/backnine/web")
    return not built and bool(re.search(r"six[-_]card\b|\bsc-\d\d", path.read_text("utf-8"), re.IGNORECASE))


def test_a_block_goes_to_one_line_and_no_other() -> None:
    text = "a = 1\nb = 2\nb = 3\n"
    assert changed(text, Block("x\n", "f", "after", "a =")) == "a = 1\nx\nb = 2\nb = 3\n"
    assert changed(text, Block("x\n", "f", "before", "a =")) == "x\na = 1\nb = 2\nb = 3\n"
    assert changed(text, Block("x\n", "f", "in place of", "a =")) == "x\nb = 2\nb = 3\n"
    assert changed(text, Block("x\n", "f", "at the end")) == text + "x\n"
    for line in ("b =", "c ="):
        with pytest.raises(AssertionError, match="lines begin with"):
            changed(text, Block("x\n", "f", "after", line))
