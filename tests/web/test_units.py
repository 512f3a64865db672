"""The browser client's unit tests. Its own check of a match is given every record there is, and every card of
it as the rules moved it; its prompts are given positions under every house rule, and its replay what each
seat knew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from backnine import games
from backnine.games import GAMES, Game
from backnine.house import House
from backnine.keeper import write_kept
from backnine.locales import LANGUAGES, Words
from backnine.match import begin, play
from backnine.record import Record, write_draw
from backnine.record_reader import read
from backnine.shuffle import Shuffle
from backnine.table.showing import public_seen, seat_seen
from backnine.wire import replay_json
from tests.keeper.from_records import kept_from
from tests.keeper.told import told as told_of
from tests.web.advised import advised
from tests.web.node import run
from tests.web.replayed import replayed

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_the_units_of_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = {path.stem: path.read_text("utf-8") for path in (ROOT / "tests/records").glob("*.golf")}
    told = {name: read(text) for name, text in sorted(records.items())}
    cases = [_case(name, records[name], record) for name, record in told.items() if record.outcome]
    assert any(case["words"] for case in cases)
    houses = [(game, house) for game in GAMES for house in _houses(game)]
    prompts = [each for at in houses for each in _positions(*at)]
    handed = {
        "witnessed": cases,
        "prompts": prompts,
        "replayed": replayed(records, told),
        "kept": [_kept(name, record) for name, record in told.items() if record.outcome],
        "advised": list(advised()),
    }
    for name, value in handed.items():
        (tmp_path / f"{name}.json").write_text(json.dumps(value), "utf-8")
    monkeypatch.setenv("VITE_HANDED", str(tmp_path))
    assert run("vitest", "run", "--reporter=dot").returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_look_is_asked_for_as_the_house_has_it(language: str) -> None:
    """Two near cards, one, or all: three sentences."""
    words = Words(language)
    assert len({words("web-first-look", look=look) for look in ("near", 1, 4)}) == 3


def _houses(game: Game) -> list[House]:
    return [game.house({rule.key: choice}) for rule in game.house_rules for choice in rule.choices]


def _positions(game: Game, house: House) -> Iterator[dict[str, object]]:
    """Of one hole, those that differ in what may be done."""
    dice, known = Random(1), set()
    match, n = begin(game.name, 2, house, Shuffle(bytes(32))), 0
    while not match.hole.over:
        seat = dice.choice(match.hole.acting)
        moves = games.moves(match.hole, seat)
        seen = seat_seen(public_seen(match, n), match, seat, memory_aid=False, may_move=True)
        kind = (
            match.hole.phase,
            seen.held_from,
            frozenset(str(move).split()[0] for move in moves),
            len(moves),
        )
        if kind not in known:
            known.add(kind)
            looks = [house["look"]] if "look" in house else []
            yield {"house": house.said, "view": {"t": "view", **to_builtins(seen)}, "looks": looks}
        match, _ = play(match, seat, dice.choice(moves))
        n += 1


def _case(name: str, text: str, record: Record) -> dict[str, object]:
    steps = list(replay_json(record))
    return {
        "name": name,
        "record": text,
        "commitment": record.commitment,
        "draw": write_draw(record.draw) if record.draw else "",
        "words": any(record.setup.words),
        "shown": list(_shown(steps)),
        "cards": sum(map(_left_the_stock, steps)),
    }


def _kept(name: str, record: Record) -> dict[str, object]:
    """The same match told to the score keeper, and what follows from it."""
    kept = kept_from(record)
    return {"name": name, "text": write_kept(kept), "standing": told_of(kept)}


def _left_the_stock(step: dict[str, Any]) -> int:
    """How many cards were dealt, turned up or drawn at this step."""
    if step["t"] == "deal":
        return sum(map(len, step["layouts"])) + len(step["discard"])
    return int(step["t"] == "move" and step["move"] == "draw" and bool(step.get("held")))


def _shown(steps: list[dict[str, Any]]) -> Iterator[str]:
    """Every card in its place after every move, as a device notes it that sees everything."""
    n = hole = 0
    seats: list[int] = []
    for step in steps:
        if step["t"] == "deal":
            hole, seats = step["hole"], step["seats"]
        elif step["t"] == "move":
            n += 1
        if step["t"] in ("deal", "move"):
            if step["discard"]:
                yield f"{hole} {n} discard {step['discard'][-1]}"
            if step.get("held"):
                yield f"{hole} {n} held {step['held']}"
            for seat, layout in zip(seats, step["layouts"], strict=True):
                for slot, each in enumerate(layout, 1):
                    yield f"{hole} {n} {seat}.{slot} {each['card']}"
