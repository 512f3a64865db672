"""The checker passes right matches and catches any damage; the other tests break the rules."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from .checker import check
from .random_match import random_match
from .simulator import Json, Simulator

RIGHT: list[tuple[str, int, Json]] = [
    ("play-nine", 2, {}),
    ("play-nine", 6, {"holes": 2, "adjacent": True}),
    ("play-nine", 3, {"holes": 1, "no_pass": True, "renewals": 0}),
    ("play-nine", 4, {"holes": 3, "closer_penalty": True, "ties": "shared", "renewals": 3}),
    ("four-card", 2, {}),
    ("four-card", 4, {"look": "any", "pairs_cancel": True, "jokers": True}),
    ("four-card", 5, {"look": 1, "knock_penalty": True, "ties": "playoff"}),
    ("four-card", 12, {"look": 4, "no_peek": True, "packs": 1, "holes": 2}),
    ("four-card", 9, {"holes": 1, "renewals": 0}),
    ("six-card", 2, {}),
    ("six-card", 4, {"holes": 3, "flip": "may", "blocks": True, "packs": 3, "twos_keep": True}),
    ("six-card", 5, {"holes": 2, "flip": "must", "twos": 2, "jokers": True, "closer_penalty": True}),
    ("six-card", 8, {"holes": 2, "packs": 1, "last_round": False, "ties": "playoff"}),
    ("six-card", 12, {"holes": 1, "renewals": 0}),
]


@pytest.mark.parametrize(("game", "players", "house"), RIGHT)
def test_right_matches_pass(game: str, players: int, house: Json) -> None:
    assert check(random_match(game, players, players, **house).text()) == []


@pytest.mark.parametrize("game", ["play-nine", "four-card", "six-card"])
def test_random_matches_reach_every_ending(game: str) -> None:
    """The matches above mean something only if such matches see all that can happen."""
    seen = set()
    for seed in range(20):
        sim = random_match(game, 2 + seed % 3, seed, haste=seed % 10 / 9, holes=1)
        assert check(sim.text()) == []
        seen |= {line["reason"] for line in sim.lines if line["t"] in ("score", "result")}
    close = "knock" if game == "four-card" else "putt-out"
    assert seen >= {"pace-of-play", close, "lowest-total"}


def test_shared_wins_and_play_offs_pass() -> None:
    """Four kings each: everybody ties on every hole until one gets an ace."""
    for ties in ("shared", "playoff"):
        sim = tied_match({"ties": "playoff"} if ties == "playoff" else {})
        assert check(sim.text()) == []


def tied_match(house: Json) -> Simulator:
    """Seats 0, 2 and 3 tie; the play-off on hole 2 leaves 2 and 3, hole 3 leaves 3."""
    sim = Simulator("four-card", 4, holes=1, packs=3, **house)
    low, high = "KC KD KH KS", "QC QD QH QS"
    knock_at_once(sim, 3, [low, high, low, low])
    if not house:
        return sim.result([0, 2, 3], "shared")
    knock_at_once(sim, 0, [high, low, low], [0, 2, 3])
    knock_at_once(sim, 2, [high, low], [2, 3])
    return sim.result([3], "play-off")


def knock_at_once(sim: Simulator, dealer: int, rows: list[str], seats: list[int] | None = None) -> None:
    sim.deal(dealer, rows, seats=seats)
    sim.script(*(f"{seat} decline" for seat in sim.seats))
    sim.script(f"{sim.turn} knock")
    while sim.turn is not None:
        sim.script(f"{sim.turn} draw", f"{sim.turn} toss")
    sim.score()


# Damage of every kind to lines that were right


def damaged(value: Any) -> Iterator[Any]:
    """Other values in place of this one, each wrong in one way."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, None)
    elif isinstance(value, str):
        yield from ("7" if value != "7" else "8", "", 3)
    elif value is None:
        yield from (0, "7")
    elif isinstance(value, list):
        yield from damaged_list(value)
    else:
        for key in value:
            yield {name: item for name, item in value.items() if name != key}
            yield from ({**value, key: worse} for worse in damaged(value[key]))


def damaged_list(items: list[Any]) -> Iterator[list[Any]]:
    if items:
        yield from (items[1:], items[:-1], [*items, items[-1]])
    for i, item in enumerate(items):
        if i and items[i - 1] != item:
            yield [*items[: i - 1], item, items[i - 1], *items[i + 1 :]]
        yield from ([*items[:i], worse, *items[i + 1 :]] for worse in damaged(item))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    ("game", "house"),
    [
        ("play-nine", {}),
        ("play-nine", {"renewals": 0}),
        ("four-card", {"packs": 2}),
        ("four-card", {"look": "any"}),
        ("six-card", {"flip": "may"}),
        ("six-card", {"last_round": False, "jokers": True}),
    ],
)
def test_any_damage_to_a_line_is_caught(game: str, house: Json, seed: int) -> None:
    sim = random_match(game, 2 + seed % 3, seed, haste=seed % 3 * 0.3, holes=1 + seed % 2, **house)
    text = sim.text()
    rng = Random(seed)
    for _ in range(12):
        at = rng.randrange(1, len(text))
        worse = rng.choice(list(damaged(sim.lines[at])))
        assert check([*text[:at], json.dumps(worse), *text[at + 1 :]]), (at, sim.lines[at], worse)


@pytest.mark.parametrize("game", ["play-nine", "four-card", "six-card"])
def test_a_line_lost_doubled_or_out_of_order_is_caught(game: str) -> None:
    text = random_match(game, 2, 5, holes=2).text()
    for at in range(0, len(text), 1 + len(text) // 15):
        assert check(text[:at] + text[at + 1 :]), f"line {at + 1} lost"
        assert check([*text[:at], text[at], *text[at:]]), f"line {at + 1} doubled"
        if at:
            assert check([*text[: at - 1], text[at], text[at - 1], *text[at + 1 :]]), f"line {at + 1} early"
        assert check(text[:at]), f"cut off before line {at + 1}"


# The head and the form of lines

Edit = Callable[[Json], Any]
WORD = "ab" * 32
SEAL = sha256(bytes.fromhex(WORD)).hexdigest()

HEADS: list[tuple[str, str, int, Edit]] = [
    ("shape", "play-nine", 2, lambda head: head.update(game="minigolf")),
    ("shape", "play-nine", 2, lambda head: head.update(rules=3)),
    ("shape", "play-nine", 2, lambda head: head.update(seats="ab")),
    ("PN-01", "play-nine", 2, lambda head: head.update(seats=["a"])),
    ("PN-01", "play-nine", 2, lambda head: head.update(seats=list("abcdefg"))),
    ("FC-20", "four-card", 2, lambda head: head.update(seats=list("abcdefghijklm"))),
    (
        "FC-20",
        "four-card",
        2,
        lambda head: head.update(house={"packs": 1, "jokers": True}, seats=list("abcdefghijklm")),
    ),
    ("shape", "play-nine", 2, lambda head: head.update(commitment="00")),
    ("shape", "play-nine", 2, lambda head: head.update(commitment="0" * 64)),
    ("shape", "play-nine", 2, lambda head: head.update(commitment="00", seed=None)),
    ("shape", "play-nine", 2, lambda head: head.update(seed="ff" * 32)),
    ("shape", "play-nine", 2, lambda head: head.update(seed="ff", commitment=sha256(b"\xff").hexdigest())),
    ("shape", "play-nine", 2, lambda head: head.update(seals=[SEAL, None])),
    ("shape", "play-nine", 2, lambda head: head.update(seals=[SEAL], words=[WORD])),
    ("shape", "play-nine", 2, lambda head: head.update(seals=[SEAL, 1], words=[WORD, None])),
    ("shape", "play-nine", 2, lambda head: head.update(seals=[SEAL, None], words=["fore", None])),
    ("shape", "play-nine", 2, lambda head: head.update(seals=[None, SEAL], words=[WORD, None])),
    ("shape", "play-nine", 2, lambda head: head.update(seals=[WORD, None], words=[SEAL, None])),
    ("house", "play-nine", 2, lambda head: head.update(house={"jokers": True})),
    ("house", "four-card", 2, lambda head: head.update(house={"adjacent": True})),
    ("house", "play-nine", 2, lambda head: head.update(house={"adjacent": 1})),
    ("house", "play-nine", 2, lambda head: head.update(house={"adjacent": False})),
    ("house", "play-nine", 2, lambda head: head.update(house={"holes": 9})),
    ("house", "play-nine", 2, lambda head: head.update(house={"holes": 19})),
    ("house", "play-nine", 2, lambda head: head.update(house={"holes": True})),
    ("house", "four-card", 2, lambda head: head.update(house={"renewals": 6})),
    ("house", "four-card", 2, lambda head: head.update(house={"look": 2})),
    ("house", "four-card", 2, lambda head: head.update(house={"look": True})),
    ("house", "four-card", 2, lambda head: head.update(house={"ties": "shared"})),
    ("house", "play-nine", 2, lambda head: head.update(house={"ties": "coin"})),
    ("house", "four-card", 2, lambda head: head.update(house={"packs": 0})),
    ("SC-01", "six-card", 2, lambda head: head.update(seats=list("abcdefghijklm"))),
    ("house", "six-card", 2, lambda head: head.update(house={"flip": "never"})),
    ("house", "six-card", 2, lambda head: head.update(house={"twos": 0})),
    ("house", "six-card", 2, lambda head: head.update(house={"last_round": True})),
    ("house", "six-card", 2, lambda head: head.update(house={"packs": 4})),
    ("house", "six-card", 2, lambda head: head.update(house={"no_pass": True})),
]


@pytest.mark.parametrize(("clause", "game", "players", "edit"), HEADS)
def test_wrong_heads_are_caught(clause: str, game: str, players: int, edit: Edit) -> None:
    head = deepcopy(Simulator(game, players).lines[0])
    edit(head)
    assert check([json.dumps(head)])[0].startswith(f"line 1: {clause}: ")


@pytest.mark.parametrize(
    "line", ["", "null", "[]", "{", '{"t":"deal"}', '{"t":"shot"}', '{"t":"match","t":"match"}']
)
def test_lines_that_are_no_lines_are_caught(line: str) -> None:
    head = Simulator("play-nine", 2).text()
    assert check([*head, line])[0].startswith("line 2: ")


def test_a_name_twice_in_a_line_is_caught() -> None:
    text = tied_match({}).text()
    text[1] = text[1].replace('"hole": 1', '"hole": 1, "hole": 1')
    assert check(text)[0].startswith("line 2: shape: ")


def test_words_may_be_sealed_and_left_out() -> None:
    sim = tied_match({})
    sim.lines[0] |= {"seals": [SEAL, SEAL, None, None], "words": [WORD, None, None, None]}
    assert check(sim.text()) == []


def test_a_match_may_keep_its_seed_to_itself() -> None:
    sim = tied_match({})
    del sim.lines[0]["seed"]
    assert check(sim.text()) == []


def test_the_command(tmp_path: Path) -> None:
    text = tied_match({}).text()
    (tmp_path / "right").write_text("\n".join(text) + "\n")
    command = [sys.executable, "-m", "tests.checker"]
    root = Path(__file__).parents[2]
    right, wrong = (
        subprocess.run([*command, *names], cwd=root, check=False, capture_output=True, text=True, input=given)
        for names, given in (([tmp_path / "right"], ""), (["-"], "\n".join(text[:-1])))
    )
    assert (right.returncode, right.stdout) == (0, "")
    assert wrong.returncode == 1
    assert wrong.stdout.startswith(f"-: line {len(text)}: FC-22: ")
