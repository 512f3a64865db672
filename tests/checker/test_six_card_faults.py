"""Each rule of Six-Card Golf, broken once: the checker must name the line and the clause."""

from collections.abc import Callable
from typing import Any

import pytest

from .blame import all_is_well, blames, blames_last
from .checker import check
from .simulator import Json, Simulator

ROWS = ["AS 3S 4S 5S 6S 7S", "9H 10H JH 9D 10D JD"]
PILE = "8C KC QC 8D KD QD 8H KH QH 8S KS QS"
TEE = ["0 flip 1", "1 flip 2", "0 flip 2", "1 flip 1"]
TURNS = [
    f"{seat} {word}" for slot in range(3, 6) for seat in (0, 1) for word in ("draw", f"toss {slot}")
]  # both are left with one face-down card, slot 6
OUT = [*TEE, *TURNS, "0 draw", "0 toss 6"]
END = ["1 draw", "1 toss"]


def start(**house: Any) -> Simulator:
    sim = Simulator("six-card", 2, **{"holes": 1, "flip": "may", **house})
    sim.deal(1, ROWS, PILE)
    return sim


def right() -> Simulator:
    sim = start().script(*OUT, *END)
    sim.score([26, 0])
    return sim.result([1], "lowest-total")


def test_the_right_match_passes() -> None:
    assert check(right().text()) == []


ILLEGAL: list[tuple[str, list[str]]] = [
    ("SC-04", ["0 flip 1", "0 flip 2", "0 flip 3"]),
    ("SC-04", ["0 flip 1", "0 flip 1"]),
    ("SC-04", [*TEE, "0 flip 3"]),
    ("SC-04", ["0 flip 1", "0 flip 2", "0 draw"]),
    ("SC-05", [*TEE, "1 draw"]),
    ("SC-05", [*TEE, "0 draw", "1 swap 1"]),
    ("SC-05", [*TEE, "0 draw", "0 toss", "0 draw"]),
    ("SC-05", [*TEE, "0 draw", "0 draw"]),
    ("SC-05", [*TEE, "0 draw", "0 take"]),
    ("SC-05", [*TEE, "0 swap 3"]),
    ("SC-05", [*TEE, "0 toss"]),
    ("SC-05", [*TEE, "0 knock"]),
    ("SC-05", [*TEE, "0 peek 3"]),
    ("SC-05", ["0 look"]),
    ("SC-07", [*TEE, "0 draw", "0 toss 1"]),
    ("SC-08", [*TEE, "0 take", "0 toss"]),
    ("SC-08", [*TEE, "0 take", "0 toss 3"]),
    ("shape", [*TEE, "0 draw", "0 swap 7"]),
    ("SC-10", [*OUT, *END, "0 draw"]),
]


@pytest.mark.parametrize(("clause", "moves"), ILLEGAL)
def test_illegal_moves_are_caught(clause: str, moves: list[str]) -> None:
    assert blames_last(start().script(*moves), clause)


def test_what_a_table_says_of_turning_up_is_held_to() -> None:
    assert blames_last(start(flip="must").script(*TEE, "0 draw", "0 toss"), "SC-07")
    sim = Simulator("six-card", 2, holes=1)
    sim.deal(1, ROWS, PILE)
    assert blames_last(sim.script(*TEE, "0 draw", "0 toss 3"), "SC-07")


LAST = len(OUT) + 3  # the line of the last move
Edit = Callable[[list[Json]], Any]
WRONG: list[tuple[str, int, Edit]] = [
    ("SC-01", 1, lambda x: x[1]["stock"].pop()),
    ("SC-01", 1, lambda x: x[1]["stock"].append("JK")),
    ("SC-02", 1, lambda x: x[1]["stock"].append(x[1]["layouts"][0].pop()["card"])),
    ("SC-02", 1, lambda x: x[1]["layouts"][0][0].update(up=True)),
    ("SC-03", 1, lambda x: x[1]["discard"].append(x[1]["stock"].pop())),
    ("SC-30", 1, lambda x: x[1].update(dealer=2)),
    ("SC-04", 2, lambda x: x[2]["layouts"][0][1].update(up=True)),
    ("SC-05", 5, lambda x: x[5].update(turn=1)),
    ("SC-05", 6, lambda x: x[6].update(held="7S")),
    ("SC-07", 7, lambda x: x[7]["layouts"][0][2].update(up=False)),
    ("SC-07", 7, lambda x: x[7]["discard"].pop()),
    ("SC-10", 7, lambda x: x[7].update(closer=0)),
    ("SC-10", LAST - 2, lambda x: x[LAST - 2].update(closer=None)),
    ("SC-10", LAST, lambda x: x[LAST].update(turn=0)),
    ("SC-11", LAST, lambda x: x[LAST]["layouts"][1][5].update(up=False)),
    ("SC-20", LAST + 1, lambda x: x[LAST + 1].update(strokes=[26, 58], totals=[26, 58])),
    ("SC-10", LAST + 1, lambda x: x[LAST + 1].update(reason="pace-of-play")),
    ("SC-30", LAST + 2, lambda x: x[LAST + 2].update(winners=[0])),
]


@pytest.mark.parametrize(("clause", "at", "edit"), WRONG)
def test_wrong_tables_are_caught(clause: str, at: int, edit: Edit) -> None:
    sim = right()
    edit(sim.lines)
    assert blames(sim, at + 1, clause)


def test_a_swapped_card_must_lie_face_up() -> None:
    for draw, clause in (("draw", "SC-06"), ("take", "SC-08")):
        sim = start().script(*TEE, f"0 {draw}", "0 swap 6")
        sim.lines[-1]["layouts"][0][5].update(up=False)
        assert blames_last(sim, clause)


def test_without_a_last_round_the_hole_ends_at_once() -> None:
    sim = start(last_round=False).script(*OUT)
    sim.score([26, 0])
    assert check(sim.result([1], "lowest-total").text()) == []
    played_on = start(last_round=False)
    played_on.house = {"flip": "may"}  # plays by the usual rule, though the head says otherwise
    assert blames_last(played_on.script(*OUT), "SC-10")


@pytest.mark.parametrize(
    ("row", "house", "strokes"),
    [
        ("AS 2S 9C KD 5S QH", {}, 23),
        ("AS 2S 9C KD 5S QH", {"twos": 2}, 27),
        ("2S 3S 5S 2D KS AS", {}, 9),
        ("2S 3S 5S 2D KS AS", {"twos_keep": True}, 5),
        ("7S 7H 5S 7D 7C AS", {}, 6),
        ("7S 7H 5S 7D 7C AS", {"blocks": True}, -4),
        ("2S 2H 5S 2D 2C AS", {"blocks": True, "twos_keep": True}, -4),
        ("JK 3S 5S JK KS AS", {"jokers": True}, 5),
        ("AS 3S 4S 5S 6S 7S", {"closer_penalty": True}, 52),
    ],
)
def test_strokes_by_hand(row: str, house: Json, strokes: int) -> None:
    """SC-20 to SC-23, SC-33: seat 0 turns up its cards one by one and goes out."""
    for wrong in (0, 1):
        sim = Simulator("six-card", 2, holes=1, flip="must", **house)
        sim.deal(1, [row, "9H 10H JH 9D 10D JD"])
        sim.script(*TEE)
        while sim.turn is not None:
            slot = next(slot for slot, card in enumerate(sim.row(sim.turn), 1) if not card["up"])
            sim.script(f"{sim.turn} draw", f"{sim.turn} toss {slot}")
        sim.score([strokes + wrong, 0])
        assert blames_last(sim, "SC-20") if wrong else all_is_well(sim)
