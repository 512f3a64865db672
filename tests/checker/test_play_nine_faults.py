"""Each rule of Play Nine, broken once: the checker must name the line and the clause."""

from collections.abc import Callable
from typing import Any

import pytest

from .blame import all_is_well, blames, blames_last
from .checker import check
from .simulator import Json, Simulator

ROWS = ["1 2 3 4 5 6 7 8", "3 3 7 7 3 3 7 7"]
PILE = "9 10 11 12 0 H 9 10 11 12 0 H 9 10"
TEE = ["0 flip 1", "1 flip 2", "0 flip 2", "1 flip 1"]
TURNS = [
    f"{seat} {word}" for slot in range(3, 8) for seat in (0, 1) for word in ("draw", f"toss {slot}")
]  # both are left with one face-down card, slot 8
OUT = [*TEE, *TURNS, "0 draw", "0 toss 8"]  # seat 0 putts out
END = ["1 draw", "1 toss"]  # PN-43


def start(**house: Any) -> Simulator:
    sim = Simulator("play-nine", 2, **{"holes": 1, **house})
    sim.deal(1, ROWS, PILE)
    return sim


def right() -> Simulator:
    sim = start().script(*OUT, *END)
    sim.score([36, -20])
    return sim.result([1], "lowest-total")


def test_the_right_match_passes() -> None:
    assert check(right().text()) == []


ILLEGAL: list[tuple[str, list[str]]] = [
    ("PN-07", ["0 flip 1", "0 flip 2", "0 flip 3"]),
    ("PN-07", ["0 flip 1", "0 flip 1"]),
    ("PN-07", [*TEE, "0 flip 3"]),
    ("PN-07", ["0 flip 1", "0 draw"]),
    ("PN-07", ["0 flip 1", "0 flip 2", "0 draw"]),
    ("PN-07", [*TEE, "0 draw", "0 toss 3", "0 flip 4"]),
    ("PN-04", [*TEE, "1 draw"]),
    ("PN-04", [*TEE, "1 take"]),
    ("PN-04", [*TEE, "0 draw", "1 toss 3"]),
    ("PN-04", [*TEE, "0 draw", "1 swap 1"]),
    ("PN-04", [*TEE, "0 draw", "0 toss 3", "0 draw"]),
    ("PN-08", [*TEE, "0 draw", "0 draw"]),
    ("PN-08", [*TEE, "0 take", "0 take"]),
    ("PN-08", [*TEE, "0 draw", "0 take"]),
    ("PN-08", [*TEE, "0 take", "0 draw"]),
    ("PN-08", [*TEE, "0 swap 3"]),
    ("PN-08", [*TEE, "0 toss 3"]),
    ("PN-10", [*TEE, "0 draw", "0 toss 1"]),
    ("PN-11", [*TEE, "0 take", "0 toss 3"]),
    ("PN-11", [*TEE, *TURNS, "0 take", "0 toss"]),
    ("PN-14", [*TEE, "0 draw", "0 toss"]),
    ("PN-14", [*TEE, *TURNS[:-4], "0 draw", "0 toss"]),
    ("PN-08", [*TEE, "0 knock"]),
    ("PN-08", [*TEE, "0 peek 3"]),
    ("PN-08", ["0 look"]),
    ("PN-08", ["0 decline"]),
    ("shape", [*TEE, "0 draw", "0 swap 9"]),
    ("shape", [*TEE, "0 draw", "0 swap 0"]),
    ("shape", [*TEE, "0 draw", "0 swap"]),
    ("shape", [*TEE, "0 draw 1"]),
    ("shape", [*TEE, "0 fold"]),
    ("PN-15", [*OUT, *END, "0 draw"]),
]


@pytest.mark.parametrize(("clause", "moves"), ILLEGAL)
def test_illegal_moves_are_caught(clause: str, moves: list[str]) -> None:
    assert blames_last(start().script(*moves), clause)


def test_no_pass_and_strangers_are_caught() -> None:
    assert blames_last(start(no_pass=True).script(*TEE, *TURNS, "0 draw", "0 toss"), "PN-14")
    for moves in (["0 flip 1"], [*TEE, "0 draw"]):
        sim = start().script(*moves)
        sim.lines[-1]["seat"] = 2
        assert blames_last(sim, "PN-04")


OUT_MOVE, LAST = 27, 29
Edit = Callable[[list[Json]], Any]
WRONG: list[tuple[str, int, Edit]] = [
    # the deal
    ("PN-02", 1, lambda x: x[1]["stock"].pop()),
    ("PN-02", 1, lambda x: x[1]["stock"].append("H")),
    ("PN-02", 1, lambda x: x[1].update(discard=["8"])),
    ("PN-05", 1, lambda x: x[1]["stock"].append(x[1]["layouts"][0].pop()["card"])),
    ("PN-05", 1, lambda x: x[1]["layouts"][0][0].update(up=True)),
    ("PN-05", 1, lambda x: x[1]["layouts"].pop()),
    ("PN-06", 1, lambda x: x[1]["discard"].append(x[1]["stock"].pop())),
    ("PN-06", 1, lambda x: x[1]["stock"].append(x[1]["discard"].pop())),
    ("PN-01", 1, lambda x: x[1].update(seats=[1, 0])),
    ("PN-30", 1, lambda x: x[1].update(dealer=2)),
    ("shape", 1, lambda x: x[1].update(hole=2)),
    # the table after a move
    ("PN-07", 2, lambda x: x[2]["layouts"][0][1].update(up=True)),
    ("PN-04", 5, lambda x: x[5].update(turn=1)),
    ("PN-04", 4, lambda x: x[4].update(turn=0)),
    ("PN-08", 6, lambda x: x[6].update(held="7")),
    ("PN-08", 6, lambda x: x[6].update(held=None)),
    ("PN-08", 6, lambda x: x[6]["stock"].insert(0, "10")),
    ("PN-08", 6, lambda x: x[6]["stock"].reverse()),
    ("PN-10", 7, lambda x: x[7]["layouts"][0][2].update(up=False)),
    ("PN-10", 7, lambda x: x[7]["layouts"][0][2].update(card="4")),
    ("PN-10", 7, lambda x: x[7]["layouts"][1][2].update(up=True)),
    ("PN-10", 7, lambda x: x[7]["discard"].pop()),
    ("PN-10", 7, lambda x: x[7]["discard"].reverse()),
    ("PN-10", 7, lambda x: x[7].update(held="10")),
    ("PN-04", 7, lambda x: x[7].update(turn=0)),
    ("PN-15", 7, lambda x: x[7].update(closer=0)),
    ("PN-15", OUT_MOVE, lambda x: x[OUT_MOVE].update(closer=None)),
    ("PN-15", LAST, lambda x: x[LAST].update(turn=0)),
    ("PN-15", LAST, lambda x: x[LAST].update(closer=1)),
    ("PN-17", LAST, lambda x: x[LAST]["layouts"][1][7].update(up=False)),
    ("shape", 6, lambda x: x[6].update(n=6)),
    ("shape", 6, lambda x: x[6].update(hole=2)),
    # the score and the result
    ("PN-15", OUT_MOVE + 1, lambda x: x.__delitem__(slice(OUT_MOVE + 1, LAST + 1))),
    ("PN-15", 30, lambda x: x.pop(30)),
    ("shape", 30, lambda x: x[30].update(hole=2)),
    ("PN-20", 30, lambda x: x[30].update(strokes=[36, 0], totals=[36, 0])),
    ("PN-20", 30, lambda x: x[30].update(strokes=[-20, 36], totals=[-20, 36])),
    ("PN-31", 30, lambda x: x[30].update(totals=[36, -21])),
    ("PN-15", 30, lambda x: x[30].update(reason="pace-of-play")),
    ("PN-31", 31, lambda x: x[31].update(winners=[0])),
    ("PN-31", 31, lambda x: x[31].update(winners=[0, 1])),
    ("PN-31", 31, lambda x: x[31].update(totals=[0, 0])),
    ("PN-31", 31, lambda x: x[31].update(reason="play-off")),
    ("PN-31", 31, lambda x: x.pop()),
    ("shape", 32, lambda x: x.append(x[31])),
]


@pytest.mark.parametrize(("clause", "at", "edit"), WRONG)
def test_wrong_tables_are_caught(clause: str, at: int, edit: Edit) -> None:
    sim = right()
    edit(sim.lines)
    assert blames(sim, at + 1, clause)


BAD_SWAPS: list[Callable[[Json], Any]] = [
    lambda line: line["layouts"][0][7].update(up=False),
    lambda line: line["layouts"][0][7].update(card="8"),
    lambda line: line["discard"].pop(),
]


def test_a_swapped_card_must_lie_face_up_and_the_old_one_on_the_discards() -> None:
    for draw, clause in (("draw", "PN-09"), ("take", "PN-11")):
        for spoil in BAD_SWAPS:
            sim = start().script(*TEE, f"0 {draw}", "0 swap 8")
            spoil(sim.lines[-1])
            assert blames_last(sim, clause)


def test_going_out_in_the_last_round_starts_no_other() -> None:
    sim = start().script(*OUT, "1 draw", "1 toss 8")
    sim.lines[-1].update(closer=1, turn=0)
    assert blames_last(sim, "PN-15")


# The stock runs out


def patient(**house: Any) -> Simulator:
    """Both swap a face-up card until the stock is empty; seat 0 or 1 is next to draw."""
    sim = start(**house).script(*TEE)
    while sim.stock:
        sim.script(f"{sim.turn} draw", f"{sim.turn} swap 1")
    return sim


BAD_RENEWALS: list[Callable[[Json], Any]] = [
    lambda line: line["stock"].pop(),
    lambda line: line["stock"].append(line["discard"].pop()),
    lambda line: line.update(held=None),
    lambda line: line["stock"].append("5"),
]


def test_the_stock_is_renewed_from_all_discards_but_the_top() -> None:
    sim = patient()
    sim.script(f"{sim.turn} draw", f"{sim.turn} swap 1")
    assert all_is_well(sim)
    for spoil in BAD_RENEWALS:
        sim = patient()
        sim.script(f"{sim.turn} draw")
        spoil(sim.lines[-1])
        assert blames_last(sim, "PN-41")


def test_the_hole_ends_at_the_right_renewal() -> None:
    sim = patient(renewals=0)
    sim.renewals = 1  # one too many
    assert blames_last(sim.script(f"{sim.turn} draw"), "PN-42")
    sim = patient()
    sim.renewals = 0  # one too few
    assert blames_last(sim.script(f"{sim.turn} draw"), "PN-41")
    sim = patient(renewals=0)
    sim.script(f"{sim.turn} draw")
    sim.reason = "putt-out"
    sim.score()
    assert blames_last(sim, "PN-42")
