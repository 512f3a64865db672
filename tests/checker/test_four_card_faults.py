"""Each rule of Four-Card Golf, broken once: the checker must name the line and the clause."""

from collections.abc import Callable
from typing import Any

import pytest

from .blame import all_is_well, blames, blames_last
from .checker import check
from .simulator import Json, Simulator

ROWS = ["AC 2C 3C JC", "KC KD KH 5D", "9S 9H 9D 9C"]
PILE = "4C 6C 7C 8C 10C QC"
LOOK = ["2 look", "0 decline", "1 look"]
OTHERS = ["1 draw", "1 toss", "2 draw", "2 toss"]
KNOCK = [*LOOK, "0 draw", "0 swap 4", "1 take", "1 swap 4", "2 knock"]  # seat 0: 6C for JC; seat 1: JC for 5D
LAST = ["0 draw", "0 toss", "1 take", "1 swap 4"]  # seat 1: 7C for JC


def start(**house: Any) -> Simulator:
    sim = Simulator("four-card", 3, **{"holes": 1, **house})
    sim.deal(2, ROWS, PILE)
    return sim


def right() -> Simulator:
    sim = start().script(*KNOCK, *LAST)
    sim.score([12, 7, 36])
    return sim.result([1], "lowest-total")


def test_the_right_match_passes() -> None:
    assert check(right().text()) == []


ILLEGAL: list[tuple[str, list[str]]] = [
    ("FC-04", ["0 look", "0 look"]),
    ("FC-04", ["0 decline", "0 look"]),
    ("FC-04", ["0 look", "0 decline"]),
    ("FC-04", ["0 look 3"]),
    ("FC-04", [*LOOK, "0 look"]),
    ("FC-26", ["0 look", "0 draw"]),
    ("FC-06", [*LOOK, "1 draw"]),
    ("FC-06", [*LOOK, "1 knock"]),
    ("FC-06", [*LOOK, "1 peek 1", "1 take"]),
    ("FC-06", [*LOOK, "1 peek 1", "0 draw", "1 swap 2"]),
    ("FC-06", [*LOOK, "0 draw", "0 draw"]),
    ("FC-06", [*LOOK, "0 draw", "0 take"]),
    ("FC-06", [*LOOK, "0 swap 1"]),
    ("FC-06", [*LOOK, "0 toss"]),
    ("FC-06", [*LOOK, "0 flip 1"]),
    ("FC-08", [*LOOK, "0 draw", "0 toss 1"]),
    ("FC-09", [*LOOK, "0 take", "0 toss"]),
    ("FC-10", [*LOOK, "0 draw", "0 knock"]),
    ("FC-10", [*KNOCK, "0 knock"]),
    ("FC-10", [*KNOCK, *LAST, "2 draw"]),
    ("shape", [*LOOK, "0 draw", "0 swap 5"]),
    # peeks: seat 1 has looked at 3 and 4, seat 0 at nothing
    ("FC-25", ["0 look", "0 peek 1"]),
    ("FC-25", [*LOOK, "1 peek 3"]),
    ("FC-25", [*LOOK, "1 peek 1", "1 peek 1"]),
    ("FC-25", [*LOOK, "0 draw", "0 swap 1", "0 peek 1"]),
    ("FC-25", [*LOOK, "0 take", "0 swap 1", "0 peek 1"]),
    ("FC-25", [*LOOK, "0 peek 1", "0 take"]),
    ("FC-25", [*LOOK, "0 peek 1", "0 knock"]),
    ("FC-25", [*LOOK, "0 peek 1", "0 draw", "0 swap 2"]),
    ("FC-25", [*LOOK, "0 peek 1", "0 draw", "0 toss"]),
    ("FC-25", [*LOOK, "0 draw", "0 peek 1", "0 toss"]),
    ("FC-25", [*LOOK, "0 draw", "0 peek 1", "0 swap 2"]),
    ("FC-25", [*LOOK, "1 peek 1", "0 draw", "0 toss", "1 take"]),
    ("FC-25", [*LOOK, "0 take", "0 peek 1", "0 swap 2", *OTHERS, "0 take"]),
    ("FC-25", [*LOOK, "0 peek 1", "0 peek 2", "0 draw", "0 swap 1", *OTHERS, "0 knock"]),
    ("FC-25", [*KNOCK, "0 peek 1"]),
    ("FC-25", [*KNOCK, "2 peek 1"]),
    ("FC-25", [*KNOCK, "0 draw", "0 peek 1"]),
    ("FC-25", [*KNOCK, "0 draw", "0 toss", "0 peek 1"]),
    ("FC-25", [*KNOCK, "1 peek 1", "1 peek 2"]),
    ("FC-25", [*KNOCK, "1 peek 1", "0 draw", "0 toss", "1 take"]),
]


@pytest.mark.parametrize(("clause", "moves"), ILLEGAL)
def test_illegal_moves_are_caught(clause: str, moves: list[str]) -> None:
    assert blames_last(start().script(*moves), clause)


@pytest.mark.parametrize(
    "moves",
    [
        [*LOOK, "0 peek 1", "0 peek 2", "0 draw", "0 swap 2"],
        [*LOOK, "0 draw", "0 peek 1", "0 swap 1"],
        [*LOOK, "0 take", "0 peek 1", "0 swap 2"],
        [*LOOK, "0 draw", "2 peek 2", "1 peek 1", "0 swap 1"],
        [*KNOCK, "1 peek 1", "0 take", "0 swap 2", "1 draw", "1 swap 1"],
    ],
)
def test_legal_peeks_pass(moves: list[str]) -> None:
    assert all_is_well(start().script(*moves))


def test_a_knock_with_a_card_in_hand_is_caught_even_if_it_stays_there() -> None:
    sim = start().script(*LOOK, "0 draw", "0 knock")
    sim.lines[-1]["held"] = "6C"
    assert blames_last(sim, "FC-10")


def test_the_house_decides_on_looks_and_peeks() -> None:
    assert blames_last(start(no_peek=True).script(*LOOK, "0 peek 1"), "FC-25")
    assert blames_last(start(look=1).script(*LOOK, "1 peek 3"), "FC-25")
    assert all_is_well(start(look=1).script(*LOOK, "1 peek 4"))
    assert blames_last(start(look=4).script(*LOOK, "1 peek 1"), "FC-25")
    any_two = start(look="any").script("0 look 1", "1 look 2", "1 decline", "0 look 4", "2 decline")
    assert any_two.turn == 0
    assert all_is_well(any_two.script("0 peek 2", "1 peek 1"))
    assert blames_last(any_two.script("0 peek 4"), "FC-25")
    for moves in (
        ["0 look"],
        ["0 look 1", "0 look 1"],
        ["0 look 1", "0 look 2", "0 look 3"],
        ["0 decline", "0 look 1"],
    ):
        assert blames_last(start(look="any").script(*moves), "FC-04")


Edit = Callable[[list[Json]], Any]
WRONG: list[tuple[str, int, Edit]] = [
    # the deal
    ("FC-01", 1, lambda x: x[1]["stock"].pop()),
    ("FC-01", 1, lambda x: x[1]["stock"].append("JK")),
    ("FC-01", 1, lambda x: x[1]["layouts"][0][0].update(card="2C")),
    ("FC-02", 1, lambda x: x[1]["stock"].append(x[1]["layouts"][0].pop()["card"])),
    ("FC-02", 1, lambda x: x[1]["layouts"][0][0].update(up=True)),
    ("FC-03", 1, lambda x: x[1]["discard"].append(x[1]["stock"].pop())),
    ("FC-20", 1, lambda x: x[1].update(seats=[0, 1])),
    ("FC-21", 1, lambda x: x[1].update(dealer=3)),
    # the table after a move (2-4 look, 5-6 seat 0, 7-8 seat 1, 9 the knock, 10-13 the last round)
    ("FC-04", 2, lambda x: x[2]["layouts"][2][2].update(up=True)),
    ("FC-06", 3, lambda x: x[3].update(turn=0)),
    ("FC-06", 4, lambda x: x[4].update(turn=1)),
    ("FC-06", 5, lambda x: x[5].update(held="7C")),
    ("FC-06", 5, lambda x: x[5]["stock"].reverse()),
    ("FC-06", 7, lambda x: x[7]["discard"].append("JC")),
    ("FC-07", 6, lambda x: x[6]["layouts"][0][3].update(up=True)),
    ("FC-07", 6, lambda x: x[6]["layouts"][0][3].update(card="JC")),
    ("FC-07", 6, lambda x: x[6]["discard"].pop()),
    ("FC-07", 6, lambda x: x[6]["discard"].reverse()),
    ("FC-06", 6, lambda x: x[6].update(turn=2)),
    ("FC-09", 8, lambda x: x[8]["layouts"][1][3].update(card="5D")),
    ("FC-09", 8, lambda x: x[8].update(held="JC")),
    ("FC-10", 8, lambda x: x[8].update(closer=1)),
    ("FC-10", 9, lambda x: x[9].update(closer=None)),
    ("FC-10", 9, lambda x: x[9]["stock"].pop(0)),
    ("FC-08", 11, lambda x: x[11]["discard"].pop()),
    ("FC-10", 13, lambda x: x[13].update(turn=2)),
    ("FC-10", 13, lambda x: x[13].update(closer=None)),
    ("FC-05", 13, lambda x: x[13]["layouts"][0][0].update(up=False)),
    ("shape", 9, lambda x: x[9].update(n=9)),
    # the score and the result
    ("FC-10", 12, lambda x: x.__delitem__(slice(12, 14))),
    ("FC-10", 14, lambda x: x.pop(14)),
    ("FC-12", 14, lambda x: x[14].update(strokes=[12, 7, 37], totals=[12, 7, 37])),
    ("FC-13", 14, lambda x: x[14].update(totals=[12, 7, 0])),
    ("FC-10", 14, lambda x: x[14].update(reason="putt-out")),
    ("FC-13", 15, lambda x: x[15].update(winners=[0])),
    ("FC-13", 15, lambda x: x[15].update(winners=[])),
    ("FC-13", 15, lambda x: x[15].update(reason="shared")),
    ("FC-13", 15, lambda x: x[15].update(totals=[12, 7, 35])),
]


@pytest.mark.parametrize(("clause", "at", "edit"), WRONG)
def test_wrong_tables_are_caught(clause: str, at: int, edit: Edit) -> None:
    sim = right()
    edit(sim.lines)
    assert blames(sim, at + 1, clause)


@pytest.mark.parametrize(
    ("row", "house", "strokes"),
    [
        ("AC 2C 3C 10C", {}, 16),
        ("JC QC KC KD", {}, 20),
        ("9C 8C 9D 8D", {}, 34),
        ("9C 8C 9D 8D", {"pairs_cancel": True}, 0),
        ("9C 9D 8C 8D", {"pairs_cancel": True}, 34),
        ("JC 2C QD 3D", {"pairs_cancel": True}, 25),
        ("JK JC JK QC", {"jokers": True}, 16),
        ("JK JC JK QC", {"jokers": True, "pairs_cancel": True}, 20),
        ("JK AC JC 2C", {"jokers": True, "pairs_cancel": True}, 11),
        ("QD QC QH QS", {"knock_penalty": True}, 50),
        ("5D 5C 4H AS", {"knock_penalty": True}, 15),  # shares the lowest
        ("AD 2D 3D 4D", {"knock_penalty": True}, 10),
    ],
)
def test_strokes_by_hand(row: str, house: Json, strokes: int) -> None:
    """Seat 1 has 15."""
    for wrong in (0, 1):
        sim = Simulator("four-card", 2, holes=1, **house)
        sim.deal(1, [row, "6H 7H KH 2H"])
        sim.script("0 look", "1 look", "0 knock", "1 draw", "1 toss").score([strokes + wrong, 15])
        assert blames_last(sim, "FC-12") if wrong else all_is_well(sim)


# The stock runs out


def patient(**house: Any) -> Simulator:
    sim = start(**house).script(*LOOK)
    while sim.stock:
        sim.script(f"{sim.turn} draw", f"{sim.turn} toss")
    return sim


def test_renewal_and_pace_of_play() -> None:
    sim = patient()
    assert all_is_well(sim.script(f"{sim.turn} draw"))
    sim.lines[-1]["stock"].pop()
    assert blames_last(sim, "FC-23")
    sim = patient(renewals=0)
    sim.renewals = 1
    assert blames_last(sim.script(f"{sim.turn} draw"), "FC-23")
    sim = patient()
    sim.renewals = 0
    assert blames_last(sim.script(f"{sim.turn} draw"), "FC-23")
    sim = patient(renewals=0)
    assert all_is_well(sim.script(f"{sim.turn} draw"))
    sim.reason = "knock"
    sim.score()
    assert blames_last(sim, "FC-23")


def taking(turns: int) -> Simulator:
    sim = start().script(*LOOK)
    for _ in range(turns):
        sim.script(f"{sim.turn} take", f"{sim.turn} swap 1")
    return sim


def test_a_hundred_turns_in_a_row_from_the_discards_end_the_hole() -> None:
    assert all_is_well(taking(99))
    assert blames_last(taking(100), "FC-23")
    ended = taking(99)
    ended.script(f"{ended.turn} draw", f"{ended.turn} toss")
    assert all_is_well(ended)


def test_a_taken_discard_never_replaces_a_peeked_card() -> None:
    sim = start().script(*LOOK)
    seat = sim.turn
    sim.script(f"{seat} take", f"{seat} peek 1")
    assert all_is_well(sim)
    assert blames_last(sim.script(f"{seat} swap 1"), "FC-11")


# Packs and ties


PACKS: list[tuple[int, Json, int]] = [(4, {}, 2), (5, {}, 1), (9, {}, 2), (2, {"packs": 2}, 1)]


@pytest.mark.parametrize(("players", "house", "packs"), PACKS)
def test_a_wrong_number_of_packs_is_caught(players: int, house: Json, packs: int) -> None:
    sim = Simulator("four-card", players, **house)
    sim.pack = Simulator("four-card", players, packs=packs).pack
    sim.deal(0)
    assert blames_last(sim, "FC-01")


def test_a_shared_win_is_shared() -> None:
    sim = Simulator("four-card", 2, holes=1)
    sim.deal(0, ["AC 2C 3C 4C", "AD 2D 3D 4D"])
    sim.script("0 look", "1 look", "1 knock", "0 draw", "0 toss").score()
    assert check(sim.result([0, 1], "shared").text()) == []
    for winners, reason in (([0], "lowest-total"), ([1, 0], "shared"), ([0], "shared"), ([0, 1], "play-off")):
        sim.lines.pop()
        assert blames_last(sim.result(winners, reason), "FC-22")
