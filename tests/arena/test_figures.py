"""The figures of contests small enough to be counted by hand."""

import math
from dataclasses import replace

import pytest

import backnine
from backnine.arena.as_json import contest_json
from backnine.arena.clock import StopWatch, median_seconds
from backnine.arena.ratings import ranks
from backnine.arena.result import Contest, Contestant, Misplay, Thinking
from backnine.games import find_game
from tests.arena.hand_made import contest, figures_of, hole, line, modelled


def two_deals() -> Contest:
    """Two holes a match: one plays seat 0, then seat 1; the dealer of the first hole is seat 1 both times."""
    return contest(
        [
            line(0, 0, (0, 1), [hole(1, 1, (10, 20), closer=0), hole(2, 0, (12, 14), closer=1)]),
            line(0, 1, (1, 0), [hole(1, 1, (15, 11), closer=1), hole(2, 0, (9, 13), closer=0)]),
            line(1, 0, (0, 1), [hole(1, 1, (5, 5), closer=0), hole(2, 0, (7, 4), closer=None)]),
            line(1, 1, (1, 0), [hole(1, 1, (8, 2), closer=1), hole(2, 0, (6, 9), closer=1)]),
        ],
        holes=2,
    )


def test_shares_strokes_and_differences() -> None:
    """One: 22:34 won, 24:24 shared, 12:9 lost, 11:14 won."""
    one, other = figures_of(two_deals()).standings
    assert one.win_share.value == (1 + 0.5 + 0 + 1) / 4
    assert one.win_share.value + other.win_share.value == 1
    assert one.strokes.value == (22 + 24 + 12 + 11) / 8
    assert one.difference.value == (22 - 34 + 24 - 24 + 12 - 9 + 11 - 14) / 8
    assert other.difference.value == -one.difference.value
    assert tuple(hole.value for hole in one.by_hole) == ((10 + 11 + 5 + 2) / 4, (12 + 13 + 7 + 9) / 4)
    assert one.turns == 5
    assert one.closed == 5 / 8  # and nobody one of the others
    assert other.closed == 2 / 8


def test_the_interval_pairs_the_matches_of_a_deal() -> None:
    """Its deals differ by -3 and 0 strokes a hole: t with one degree of freedom."""
    difference = figures_of(two_deals()).standings[0].difference
    assert difference.high - difference.value == pytest.approx(12.706 * 1.5, rel=0.001)


def test_seat_effects() -> None:
    """Seat 0 plays first at hole 1, seat 1 at hole 2."""
    found = figures_of(two_deals())
    first = [10 - 15, 14 - 13, 15 - 13, 13 - 11, 5 - 5, 4 - 5.5, 8 - 5, 9 - 7.5]
    assert found.places[0].strokes.value == pytest.approx(sum(first) / 8)
    assert found.places[1].strokes.value == -found.places[0].strokes.value
    assert found.places[0].win_share.value == (1 + 0.5 + 0 + 0) / 4
    assert found.seats[0].strokes.value == pytest.approx(sum([-5, -1, 2, -2, 0, 1.5, 3, -1.5]) / 8)
    assert found.seats[0].win_share.value + found.seats[1].win_share.value == 1


def three_seats() -> Contest:
    """Bot 1 fills two of three seats; a play-off of two decides the last match."""
    lines = [
        line(0, 0, (0, 1, 1), [hole(1, 0, (3, 6, 9))]),
        line(0, 1, (1, 1, 0), [hole(1, 0, (4, 4, 7))]),
        line(0, 2, (1, 0, 1), [hole(1, 0, (5, 5, 8)), hole(2, 1, (2, 9))._replace(seats=(0, 1))]),
    ]
    lines[2] = replace(lines[2], winners=(0,), reason="play-off")
    together = contest(lines, holes=1, seats=3)
    return replace(together, contestants=(Contestant("tour", "tour", 1), Contestant("field", "field", 2)))


def test_a_bot_in_several_seats_is_counted_by_seat() -> None:
    alone, field = figures_of(three_seats()).standings
    assert alone.win_share.value == pytest.approx(1 / 3)
    assert field.win_share.value == pytest.approx((0 + 1 + 1) / 3 / 2)
    assert alone.win_share.value + 2 * field.win_share.value == pytest.approx(1)
    assert field.strokes.value == (6 + 9 + 4 + 4 + 5 + 8) / 6
    assert alone.difference.value == pytest.approx((3 - 7.5 + 7 - 4 + 5 - 6.5) / 3)
    assert field.win_share.high <= 0.5


def test_play_offs_count_for_the_win_and_for_nothing_else() -> None:
    decided = three_seats().lines[2]
    assert ranks(decided.winners, decided.totals) == [0, 1, 2]
    assert [hole.value for hole in figures_of(three_seats()).standings[1].by_hole] == [6.0]


def test_ranks_share_ties() -> None:
    shared = three_seats().lines[1]
    assert ranks(shared.winners, shared.totals) == [0, 0, 1]


def test_a_bot_against_itself() -> None:
    alone = replace(two_deals(), contestants=(Contestant("solo", "solo", 2),))
    alone = replace(alone, lines=tuple(replace(each, seats=(0, 0)) for each in alone.lines))
    (standing,) = figures_of(alone).standings
    assert standing.win_share == (0.5, 0.5, 0.5)
    assert standing.difference == (0, 0, 0)


def test_the_better_has_the_better_rating() -> None:
    spread = {"deal": 3.0, "cards": 3.0, "flow": 1.0, "rest": 3.0}
    found = figures_of(modelled(spread, (0.0, 1.0, 2.0), deals=60, holes=3)).standings
    skills = [standing.rating.mu for standing in found if standing.rating]
    assert skills == sorted(skills, reverse=True)
    assert len(skills) == 3
    assert found[0].win_share.value > found[1].win_share.value > found[2].win_share.value
    assert found[0].difference.low < -1.5 * 1000 < found[0].difference.high


def test_forfeits_are_added_up_by_kind_with_the_first_evidence() -> None:
    lines = list(two_deals().lines)
    lines[0] = replace(
        lines[0], problems=(Misplay(1, "late", 2, "first"), Misplay(0, "illegal", 1, "swap 9"))
    )
    lines[2] = replace(lines[2], problems=(Misplay(1, "retired", 5, ""), Misplay(1, "late", 1, "second")))
    one, other = figures_of(replace(two_deals(), lines=tuple(lines))).standings
    assert (one.forfeits, other.forfeits) == (1, 8)
    assert other.problems == (Misplay(1, "retired", 5, ""), Misplay(1, "late", 3, "first"))


def test_the_median_decision() -> None:
    quick, slow = StopWatch(), StopWatch()
    for _ in range(3):
        with quick:
            pass
    with slow:
        sum(range(200_000))
    spreads = [quick.read().spread, slow.read().spread]
    assert median_seconds(spreads) < 0.0005 < slow.read().seconds
    assert median_seconds(spreads[1:]) == pytest.approx(slow.read().seconds, rel=0.05)
    assert median_seconds([]) == 0
    assert quick.read().decisions == 3
    assert quick.read() == Thinking(3, 99.0)  # time is no part of what makes two results equal


def test_json_has_the_fixed_keys_and_no_infinity() -> None:
    lines = two_deals().lines[:2]
    short = replace(two_deals(), lines=lines)
    told = contest_json(short, figures_of(short), "backnine arena")
    assert (told["version"], told["command"]) == (backnine.__version__, "backnine arena")
    assert told["rules"] == find_game("play-nine").version
    assert (told["game"], told["matches"], told["seats"]) == ("play-nine", 2, 2)
    assert told["bots"][0]["diff_ci"] == [None, None]
    fixed = {
        "name", "win_share", "win_share_ci", "strokes_per_hole", "diff_vs_others", "diff_ci",
        "ms_per_decision", "forfeits",
    }  # fmt: skip
    assert fixed <= set(told["bots"][0])


def test_json_of_nothing_played() -> None:
    nothing = replace(two_deals(), lines=(), interrupted=True)
    told = contest_json(nothing, None, "backnine arena")
    assert (told["matches"], told["interrupted"]) == (0, True)
    assert [bot["name"] for bot in told["bots"]] == ["one", "other"]
    assert not math.isnan(told["wanted"])
