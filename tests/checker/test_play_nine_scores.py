"""Strokes, dealers, play-offs and results of Play Nine, right and wrong."""

import pytest

from .blame import all_is_well, blames_last
from .checker import check
from .simulator import Json, Simulator


def play_out(sim: Simulator) -> None:
    """Everybody turns up slot after slot, so the first to play putts out and nothing is replaced."""
    for slot in (1, 2):
        sim.script(*(f"{seat} flip {slot}" for seat in sim.seats))
    while sim.turn is not None:
        slot = next(slot for slot, card in enumerate(sim.row(sim.turn), 1) if not card["up"])
        sim.script(f"{sim.turn} draw", f"{sim.turn} toss {slot}")


@pytest.mark.parametrize(
    ("row", "house", "strokes"),
    [
        ("1 2 3 4 5 6 7 8", {}, 36),
        ("5 2 3 4 5 6 7 8", {}, 30),
        ("5 5 3 4 5 5 7 8", {}, 12),
        ("5 3 5 4 5 7 5 8", {}, 12),
        ("5 3 5 4 5 7 5 8", {"adjacent": True}, 22),
        ("5 5 4 5 5 5 8 5", {}, -3),
        ("5 5 4 5 5 5 8 5", {"adjacent": True}, 2),
        ("5 5 5 5 5 5 5 5", {}, -20),
        ("H H 1 2 H H 3 4", {}, -20),
        ("H 1 2 3 H 4 5 6", {}, 11),
        ("H 1 2 H H 3 4 H", {"adjacent": True}, -10),
        ("0 0 1 2 0 0 3 4", {}, 0),
        ("3 7 3 7 3 7 3 7", {}, -20),
        ("3 7 3 7 3 7 3 7", {"adjacent": True}, 0),
        ("1 2 3 4 5 6 7 8", {"closer_penalty": True}, 72),
        ("H H H 1 1 1 1 H", {"closer_penalty": True}, -16),
    ],
)
def test_strokes_by_hand(row: str, house: Json, strokes: int) -> None:
    """Seat 1 has 12 (or -20, where seat 0 is meant to pay the penalty)."""
    other = "3 3 7 7 3 3 7 7" if house.get("closer_penalty") else "1 1 1 1 2 2 2 2"
    for wrong in (0, 1):
        sim = Simulator("play-nine", 2, holes=1, **house)
        sim.deal(1, [row, other])
        play_out(sim)
        sim.score([strokes + wrong, -20 if house.get("closer_penalty") else 12])
        assert blames_last(sim, "PN-20") if wrong else all_is_well(sim)


# From hole to hole


def quick_hole(sim: Simulator, dealer: int, rows: list[str], seats: list[int] | None = None) -> None:
    sim.deal(dealer, rows, seats=seats)
    play_out(sim)
    sim.score()


LOW, HIGH = "3 3 7 7 3 3 7 7", "1 2 4 5 6 8 9 10"


def play_off(dealers: list[int], third: list[int]) -> Simulator:
    """Seats 0, 2 and 3 of four tie on the only hole; then 2 and 3 on the next."""
    sim = Simulator("play-nine", 4, holes=1)
    quick_hole(sim, 3, ["1 1 1 1 2 2 2 2", HIGH, "3 3 3 3 0 0 0 0", "12 7 8 9 0 7 8 9"])
    quick_hole(sim, dealers[0], [HIGH, LOW, "12 12 11 11 12 12 11 11"], [0, 2, 3])
    quick_hole(sim, dealers[1], [HIGH, LOW], third)
    return sim


def test_play_offs() -> None:
    assert check(play_off([0, 2], [2, 3]).result([3], "play-off").text()) == []
    assert "PN-30: dealer" in check(play_off([2, 3], [2, 3]).text())[0]
    assert "PN-30: dealer" in check(play_off([0, 3], [2, 3]).text())[0]
    assert "PN-32: seats" in check(play_off([0, 2], [0, 2]).text())[0]
    assert "PN-32: winners" in check(play_off([0, 2], [2, 3]).result([2], "play-off").text())[0]
    assert "PN-32: reason" in check(play_off([0, 2], [2, 3]).result([3], "lowest-total").text())[0]
    sim = play_off([0, 2], [2, 3])
    sim.lines[-1]["totals"][2] += 1
    assert blames_last(sim, "PN-31")


def test_a_tie_must_be_played_off_and_a_win_must_not() -> None:
    tie = Simulator("play-nine", 2, holes=1)
    quick_hole(tie, 0, [LOW, "12 12 11 11 12 12 11 11"])
    assert blames_last(tie.result([0, 1], "shared"), "PN-32")
    won = Simulator("play-nine", 2, holes=1)
    quick_hole(won, 0, [LOW, HIGH])
    won.deal(1)
    assert blames_last(won, "PN-31")


def test_the_deal_passes_to_the_left_and_all_holes_are_played() -> None:
    sim = Simulator("play-nine", 3, holes=2)
    quick_hole(sim, 1, [LOW, HIGH])
    assert blames_last(sim.result([0], "lowest-total"), "PN-31")
    sim.lines.pop()
    sim.deal(1)
    assert blames_last(sim, "PN-30")
