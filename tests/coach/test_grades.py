"""Grades at stated limits, and none that might be an error of the judge."""

from typing import Final

import pytest

from backnine.but import but
from backnine.coach.aims import aim
from backnine.coach.chances import chances, lowest
from backnine.coach.grades import Grade, Loss, Unit, grade
from backnine.coach.judge import Expected, Judge, Weighed
from backnine.coach.play_outs import measure
from backnine.moves import Move
from backnine.position import view_of
from backnine.position_reader import read
from backnine.view import View

OPEN = "play-nine\n0 > 3 ? 12 ? / 5 ? ? 2\n1 7 7 ? 1 / 9 0 0 2\ndiscard 12\nhole 9\ntotals 20 10"
EARLY = OPEN.replace("hole 9", "hole 3")
GOOD, POOR, OTHER = Move("draw"), Move("take"), Move("toss")


@pytest.mark.parametrize(
    ("strokes", "se", "chance", "unit", "expected"),
    [
        (0.0, 0.5, 0.0, "strokes", "best"),
        (0.39, 0.1, 0.0, "strokes", "fine"),
        (0.4, 0.1, 0.0, "strokes", "inaccuracy"),
        (0.8, 0.1, 0.0, "strokes", "inaccuracy"),
        (1.0, 0.1, 0.0, "strokes", "mistake"),
        (2.5, 0.1, 0.0, "strokes", "blunder"),
        (2.5, 1.3, 0.0, "strokes", "fine"),  # not sure
        (2.5, 0.1, 0.005, "chance", "fine"),  # it decides nothing
        (0.3, 0.1, 0.04, "chance", "mistake"),
    ],
)
def test_limits(strokes: float, se: float, chance: float, unit: Unit, expected: Grade) -> None:
    assert grade(Loss(strokes, se, chance, unit)) == expected


def judge_with(trials: dict[Move, list[tuple[float, float]]]) -> Judge:
    def play_out(
        view: View, moves: tuple[Move, ...], deals: int, seed: int
    ) -> dict[Move, tuple[Expected, ...]]:
        return {move: tuple(trials[move]) for move in moves}

    return Judge("test", lambda view: (0.0, 0.0), lambda view, moves: {}, play_out=play_out)


def test_a_loss_is_measured_on_other_deals_than_the_best_was_chosen_on() -> None:
    """On the first half OTHER looks best by luck; on the second it is no better than what was played."""
    seen = view_of(read(EARLY), 0, recall=True)
    taught: Weighed = {GOOD: (1.0, 0.0), POOR: (2.0, 0.0), OTHER: (1.5, 0.0)}
    judge = judge_with(
        {
            GOOD: [(5.0, 0.0)] * 2 + [(3.0, 0.0), (4.0, 0.0)],
            OTHER: [(0.0, 0.0)] * 2 + [(7.0, 0.0), (5.0, 0.0)],
            POOR: [(6.0, 0.0)] * 2 + [(6.0, 0.0), (6.0, 0.0)],
        }
    )
    found = measure(judge, seen, taught, POOR, 1)
    assert (found.best, found.loss, found.taught, found.deals) == (POOR, 0.0, 1.0, 4)


def test_played_out_a_loss_has_the_error_of_its_deals() -> None:
    seen = view_of(read(EARLY), 0, recall=True)
    judge = judge_with({GOOD: [(1.0, 0.0)] * 4, POOR: [(3.0, 0.0)] * 3 + [(4.0, 0.0)]})
    found = measure(judge, seen, {GOOD: (1.0, 0.0), POOR: (2.0, 0.0)}, POOR, 1)
    assert (found.best, found.loss, found.se) == (GOOD, 2.5, 0.5)


def test_what_is_plainly_fine_or_bad_is_not_played_out() -> None:
    seen = view_of(read(EARLY), 0, recall=True)
    judge = judge_with({})
    assert measure(judge, seen, {GOOD: (1.0, 0.0), POOR: (1.1, 0.0)}, POOR, 1).deals == 0
    assert measure(judge, seen, {GOOD: (1.0, 0.0), POOR: (9.0, 0.0)}, POOR, 1).loss == 8
    assert measure(judge, seen, {GOOD: (1.0, 0.0), POOR: (9.0, 0.0)}, GOOD, 1).loss == 0


def test_chances_add_up_and_follow_the_strokes() -> None:
    even = lowest([0.0, 0.0, 0.0])
    assert even == pytest.approx((1 / 3,) * 3)
    ahead = lowest([-1.0, 0.0])
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] == pytest.approx(0.760, abs=0.003)  # one standard deviation over the root of two


def test_in_the_last_hole_the_lead_decides() -> None:
    seen = view_of(read(OPEN), 0, recall=True)
    behind = chances(seen, (5.0, 5.0), 8.0)
    level = chances(seen, (-5.0, 5.0), 8.0)
    assert behind[0] < 0.2
    assert level[0] == pytest.approx(0.5)


# Towards the end of a match


def judge_of_endings(endings: dict[Move, list[tuple[float, float]]]) -> Judge:
    """In the middle of its endings a move is worth as much as is expected of it."""

    def play_out(
        view: View, moves: tuple[Move, ...], deals: int, seed: int
    ) -> dict[Move, tuple[Expected, ...]]:
        return {move: tuple(endings[move] * (deals // len(endings[move]))) for move in moves}

    return but(judge_with({}), play_out=play_out, to_the_end=play_out)


STEADY: Final[list[tuple[float, float]]] = [(2.0, 5.0), (4.0, 5.0)]
BOLD: Final[list[tuple[float, float]]] = [(-8.0, 5.0), (20.0, 5.0)]
WEIGHED: Final[Weighed] = {GOOD: (3.0, 5.0), POOR: (6.0, 5.0)}


def test_in_the_last_hole_who_is_far_behind_wants_wonders() -> None:
    """Ten strokes behind, only the bold move wins, though it costs three strokes on average."""
    judge = judge_of_endings({GOOD: STEADY, POOR: BOLD})
    seen = view_of(read(OPEN), 0, recall=True)
    wanted = aim(judge, seen, WEIGHED)
    assert (wanted.unit, wanted.best) == ("chance", POOR)
    assert wanted.chance[POOR] == pytest.approx(wanted.chance[GOOD] + 0.5)
    assert measure(judge, seen, WEIGHED, POOR, 1).loss == 0
    found = measure(judge, seen, WEIGHED, GOOD, 1)
    assert (found.best, found.unit, found.loss, found.chance) == (POOR, "chance", 0.0, 0.5)
    loss = Loss(found.loss, found.se, found.chance, found.unit, found.chance_se)
    assert grade(loss) == "blunder"


def test_before_that_strokes_are_what_counts() -> None:
    judge = judge_of_endings({GOOD: STEADY, POOR: BOLD})
    wanted = aim(judge, view_of(read(EARLY), 0, recall=True), WEIGHED)
    assert (wanted.unit, wanted.best, wanted.cost(POOR)) == ("strokes", GOOD, 3.0)


def test_where_the_match_is_decided_strokes_count_again() -> None:
    lost = OPEN.replace("totals 20 10", "totals 99 10")
    judge = judge_of_endings({GOOD: STEADY, POOR: BOLD})
    wanted = aim(judge, view_of(read(lost), 0, recall=True), WEIGHED)
    assert (wanted.best, wanted.cost(POOR)) == (GOOD, 3.0)
