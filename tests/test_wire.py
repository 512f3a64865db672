"""The JSON shapes: the lines in their order, their exact keys, and that docs/json.md shows them."""

import json
import re
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from backnine.cards import read_layout
from backnine.games import GAMES, Game, find_game
from backnine.house import HouseRule, Setting
from backnine.locales import Words
from backnine.match import begin
from backnine.record import Record
from backnine.record_reader import read, read_bytes
from backnine.replay import replay
from backnine.shuffle import Shuffle
from backnine.view import view
from backnine.wire import Json, replay_json, strokes_json, view_json

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "json.md").read_text(encoding="utf-8")
EXAMPLE = (ROOT / "docs" / "record.md").read_text(encoding="utf-8").split("```golf\n")[1].split("```")[0]
GOLDEN = sorted((ROOT / "tests" / "records").glob("*.golf"))

KEYS = {
    "match": ["t", "game", "rules", "house", "seats", "commitment", "seed"],
    "deal": ["t", "hole", "dealer", "seats", "layouts", "stock", "discard"],
    "move": ["t", "n", "hole", "seat", "move", "layouts", "stock", "discard", "held", "turn", "closer"],
    "score": ["t", "hole", "strokes", "totals", "reason"],
    "result": ["t", "totals", "winners", "reason"],
}
ADDED = ["seals", "words", "salts"]  # to the line of the match, where players added to the shuffle
VIEW_KEYS = [
    "hole", "holes", "dealer", "turn", "seat", "seats", "totals", "closer", "phase", "held", "stock",
    "discard", "layouts", "known", "turns",
]  # fmt: skip


@cache
def record_of(path: Path) -> Record:
    return read_bytes(path.read_bytes())


def over_the_wire(value: Json) -> Any:
    """As another program gets it."""
    return json.loads(json.dumps(value))


def lines(path: Path) -> list[Any]:
    return [over_the_wire(line) for line in replay_json(record_of(path))]


each_golden = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)


# The replay


@each_golden
def test_every_line_has_its_keys(path: Path) -> None:
    for line in lines(path):
        assert [key for key in line if key not in ADDED] == KEYS[line["t"]]
        assert ("salts" in line) == (line["t"] == "match" and bool(record_of(path).setup.salts))
        assert (
            ("words" in line)
            == ("seals" in line)
            == (line["t"] == "match" and any(record_of(path).setup.seals))
        )
        for layout in line.get("layouts", []):
            assert all(list(slot) == ["card", "up"] for slot in layout)


FOLLOWERS = {
    "match": {"deal"},
    "deal": {"move"},
    "move": {"move", "score"},
    "score": {"deal", "result"},
    "result": set(),
}


@each_golden
def test_the_lines_come_in_order(path: Path) -> None:
    told = lines(path)
    kinds = [line["t"] for line in told]
    assert (kinds[0], kinds[-1]) == ("match", "result")
    assert all(after in FOLLOWERS[before] for before, after in pairwise(kinds))
    assert [line["n"] for line in told if line["t"] == "move"] == list(range(1, kinds.count("move") + 1))
    holes = list(range(1, kinds.count("deal") + 1))
    for kind in ("deal", "score"):
        assert [line["hole"] for line in told if line["t"] == kind] == holes


@each_golden
def test_every_card_is_there_in_every_line(path: Path) -> None:
    """Nothing is hidden and nothing is lost: each line accounts for the whole pack."""
    record = record_of(path)
    pack = sorted(find_game(record.setup.game).pack(record.setup.house, record.setup.players))
    for line in lines(path):
        if line["t"] in ("deal", "move"):
            held = [line["held"]] if line.get("held") else []
            laid = [slot["card"] for layout in line["layouts"] for slot in layout]
            assert sorted([*laid, *line["stock"], *line["discard"], *held]) == pack


@each_golden
def test_the_totals_add_up(path: Path) -> None:
    record = record_of(path)
    totals = [0] * record.setup.players
    seats: list[int] = []
    for line in lines(path):
        seats = line["seats"] if line["t"] == "deal" else seats
        if line["t"] == "score" and line["hole"] <= record.setup.house.number("holes"):
            totals = [total + strokes for total, strokes in zip(totals, line["strokes"], strict=True)]
        if line["t"] in ("score", "result"):
            assert line["totals"] == totals
        if line["t"] == "score":
            assert len(line["strokes"]) == len(seats)


def test_a_match_line_says_what_the_table_changed() -> None:
    first = lines(ROOT / "tests" / "records" / "play-nine-adjacent.golf")[0]
    assert first["house"] == {"adjacent": True, "holes": 2}
    assert lines(ROOT / "tests" / "records" / "four-card-look-1.golf")[0]["house"] == {"look": 1, "holes": 1}
    assert lines(ROOT / "tests" / "records" / "four-card-nine-holes.golf")[0]["house"] == {}


def test_a_match_line_tells_seals_and_words_by_seat() -> None:
    first = lines(ROOT / "tests" / "records" / "play-nine-left-out.golf")[0]
    assert first["words"][1] is None
    assert [sha256(bytes.fromhex(first["words"][0])).hexdigest(), first["seals"][1]] == first["seals"]


def test_a_match_that_goes_on_has_no_result() -> None:
    text = EXAMPLE.split("\n\n")[0].replace('[Result "1, lowest-total"]\n', "")
    kinds = [line["t"] for line in replay_json(read(f"{text}\n\nHole 1, dealer 0\n0: look\n"))]
    assert kinds == ["match", "deal", "move"]


# The view


@each_golden
def test_a_view_has_its_keys_at_every_step(path: Path) -> None:
    for step in replay(record_of(path)):
        players = step.match.players
        for seat in (None, 0, players - 1):
            told = over_the_wire(view_json(view(step.match, seat, recall=True)))
            assert list(told) == VIEW_KEYS
            assert {len(told[key]) for key in ("layouts", "known", "turns", "totals")} == {players}
            assert {who for layout in told["known"] for who in layout} <= {"all", "me", "owner", "none"}


def test_a_spectator_is_seat_null_and_sees_nothing() -> None:
    match = begin("four-card", 2, find_game("four-card").house(), Shuffle(bytes(32)))
    told = over_the_wire(view_json(view(match, None, recall=True)))
    assert told["seat"] is None
    assert all(slot == {"card": None, "up": False} for layout in told["layouts"] for slot in layout)


# The page


def examples() -> list[Any]:
    return [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]


def score_example() -> Json:
    game = find_game("play-nine")
    house = game.house()
    cards = read_layout("H 3 7 7 / H 12 7 7", 2, 4, game.pack(house, 2))
    return strokes_json(game.strokes(cards, house))


def view_example() -> Json:
    """Seat 1 of the example, when seat 0 has taken the discard."""
    (step,) = [step for step in replay(read(EXAMPLE)) if str(step.move) == "take"]
    return view_json(view(step.match, 1, recall=True))


def test_the_examples_are_what_is_written() -> None:
    score, *replayed, seen = examples()
    assert score == over_the_wire(score_example())
    written = [over_the_wire(line) for line in replay_json(read(EXAMPLE))]
    assert all(line in written for line in replayed)
    assert seen == over_the_wire(view_example())


def test_there_is_an_example_of_every_shape_with_its_keys() -> None:
    score, *replayed, seen = examples()
    assert list(score) == ["strokes", "face_value", "savings"]
    assert all(list(saving) == ["clause", "card", "columns", "strokes"] for saving in score["savings"])
    assert {line["t"]: [key for key in line if key not in ADDED] for line in replayed} == KEYS
    assert list(seen) == VIEW_KEYS


def explained(heading: str) -> set[str]:
    """The keys in the tables under a heading."""
    section = re.split(rf"^#+ {heading}$", PAGE, flags=re.MULTILINE)[1]
    return set(
        re.findall(r"^\| `([\w.\[\]]+)` \|", re.split(r"^#", section, flags=re.MULTILINE)[0], re.MULTILINE)
    )


def test_every_key_is_explained() -> None:
    assert explained("A score") == {
        "strokes", "face_value", "savings",
        *(f"savings[].{key}" for key in ("clause", "card", "columns", "strokes")),
    }  # fmt: skip
    assert explained("match") == {*KEYS["match"], *ADDED}
    assert explained("deal") == {*KEYS["deal"]} - {"t"}
    assert explained("deal") | explained("move") >= {*KEYS["move"]} - {"t"}
    assert explained("score") == {*KEYS["score"]} - {"t"}
    assert explained("result") == {*KEYS["result"]} - {"t"}
    assert explained("A view") == set(VIEW_KEYS)


def kind(setting: Setting) -> str:
    return {bool: "boolean", int: "number", str: "string"}[type(setting)]


def row(rule: HouseRule) -> str:
    """How the page tells of a house rule."""
    kinds = " or ".join(dict.fromkeys(map(kind, rule.choices)))
    values = ", ".join(f"`{json.dumps(choice)}`" for choice in rule.choices)
    if kinds == "number" and len(rule.choices) > 2:
        values = f"{rule.choices[0]} to {rule.choices[-1]}"
    values = "" if kinds == "boolean" else f" {values}"
    return f"| `{rule.key}` | {kinds} |{values} | `{json.dumps(rule.default)}` |"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_tells_every_house_rule_of_a_game(game: Game) -> None:
    title = Words("en")(f"web-game-{game.name}")
    table = PAGE.split(f"\n{title}:\n\n")[1].split("\n\n")[0].strip().split("\n")
    assert table[2:] == [row(rule) for rule in game.house_rules]


def test_a_score_is_its_face_value_and_its_savings() -> None:
    told = score_example()
    assert told["strokes"] == told["face_value"] + sum(saving["strokes"] for saving in told["savings"])
