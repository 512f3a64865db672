"""Whole matches kept as files: today's program must read, replay and write them as yesterday's did."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from backnine.games import GAMES, Game
from backnine.match import Match
from backnine.record import Record, write
from backnine.record_reader import read_bytes
from backnine.replay import verify
from tests.records import make
from tests.records.wishes import Wish, wishes

HERE = Path(make.__file__).parent
FILES = sorted(HERE.glob("*.golf"))
INDEX: dict[str, dict[str, Any]] = json.loads((HERE / "index.json").read_text(encoding="utf-8"))


@cache
def golden(path: Path) -> Record:
    return read_bytes(path.read_bytes())


@cache
def played(path: Path) -> Match:
    return verify(golden(path))


def every_record(game: Game | None = None) -> list[Record]:
    records = [golden(path) for path in FILES]
    return [record for record in records if game is None or record.setup.game == game.name]


each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_the_index_names_every_file() -> None:
    assert sorted(INDEX) == sorted(path.stem for path in FILES)


@each_file
def test_reads_and_prints_identically(path: Path) -> None:
    assert write(golden(path)).encode() == path.read_bytes()


@each_file
def test_verifies_with_the_totals_of_the_index(path: Path) -> None:
    match, entry = played(path), INDEX[path.stem]
    assert match.outcome is not None
    assert list(match.totals) == entry["totals"]
    assert (list(match.outcome.winners), match.outcome.reason) == (entry["winners"], entry["reason"])
    assert (golden(path).setup.game, match.players, str(match.house)) == (
        entry["game"],
        entry["players"],
        entry["house"],
    )
    assert (len(match.scores), golden(path).moves) == (entry["holes"], entry["moves"])


@each_file
def test_shows_what_the_index_says(path: Path) -> None:
    assert sorted(make.events_of(golden(path))) == INDEX[path.stem]["shows"]


@pytest.mark.parametrize("wish", wishes(), ids=lambda wish: wish.name)
def test_is_made_again_letter_for_letter(wish: Wish) -> None:
    assert write(make.grant(wish)).encode() == (HERE / f"{wish.name}.golf").read_bytes()


# Do the files cover what they are kept for?


@each_game
def test_every_number_of_players_is_there(game: Game) -> None:
    assert {record.setup.players for record in every_record(game)} == set(game.players)


@each_game
def test_every_house_rule_is_said(game: Game) -> None:
    said = {key for record in every_record(game) for key in record.setup.house.said}
    assert said == {rule.key for rule in game.house_rules}


@pytest.mark.parametrize(
    ("game", "house"),
    [
        *(("four-card", word) for word in ("look=any", "look=1", "look=4", "packs=1", "packs=2", "packs=3")),
        *(("four-card", word) for word in ("ties=playoff", "renewals=0", "no_peek=true")),
        *(("six-card", word) for word in ("flip=may", "flip=must", "packs=1", "packs=2", "packs=3")),
        *(("six-card", word) for word in ("last_round=false", "twos=2", "ties=playoff", "renewals=0")),
        *(("play-nine", word) for word in ("ties=shared", "renewals=0", "renewals=5", "holes=18")),
    ],
)
def test_a_setting_is_said(game: str, house: str) -> None:
    assert any(
        record.setup.game == game and house in str(record.setup.house).split(",") for record in every_record()
    )


@each_game
def test_some_matches_are_nine_holes(game: Game) -> None:
    assert any(record.setup.house["holes"] == 9 for record in every_record(game))


EVENTS = {
    "play-nine": [
        "adjacent matters", "closer_penalty", "draw", "flip", "lowest-total", "names in Japanese",
        "nobody draws", "one left, no pass", "pace-of-play", "pass", "play-off", "play-off of 3, then of 2",
        "PN-21", "PN-22", "putt-out", "redraw", "renewed", "renewed 2 times", "shared", "swap", "take",
        "toss", "bots", "comments", "memory aid", "salts",
        "words", "left out", "bots that think", "stand-in",
    ],
    "four-card": [
        "decline", "draw", "joker scored", "knock", "knock_penalty", "look", "lowest-total", "nobody draws",
        "pace-of-play", "pairs_cancel", "peek", "peek in the last round", "peek in turn", "peek out of turn",
        "play-off", "play-off of 3, then of 2", "redraw", "redraw twice", "renewed", "shared", "swap", "take",
        "toss", "two owed", "bots", "comments", "memory aid", "salts",
        "words", "left out", "bots that think", "stand-in",
    ],
    "six-card": [
        "closer_penalty", "draw", "flip", "joker scored", "lowest-total", "no last round", "nobody draws",
        "pace-of-play", "pair of twos", "play-off", "putt-out", "redraw", "renewed", "SC-21", "SC-22",
        "shared", "swap", "take", "too many turns", "toss and turn up", "toss and turn up nothing",
    ],
}  # fmt: skip


@pytest.mark.parametrize(("game", "event"), [(game, event) for game in EVENTS for event in EVENTS[game]])
def test_an_event_occurs(game: str, event: str) -> None:
    assert any(entry["game"] == game and event in entry["shows"] for entry in INDEX.values())


def test_a_play_off_narrows_from_three_to_two() -> None:
    """Read from the files themselves: only the tied are dealt in, and the hole lines say so."""
    text = (HERE / "four-card-play-off-of-three.golf").read_text(encoding="utf-8")
    seats = [line.partition(", seats ")[2].split() for line in text.splitlines() if line.startswith("Hole")]
    assert [len(hole) for hole in seats] == [0, 3, 2]
    assert set(seats[2]) < set(seats[1])
