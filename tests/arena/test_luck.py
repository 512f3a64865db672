"""Where differences come from, found again in strokes that were made from known parts."""

from math import inf, sqrt

import pytest

from backnine.arena.ahead import duels
from backnine.arena.luck import SOURCES, luck
from backnine.arena.result import Contest

from .hand_made import account_of, contest, hole, line, modelled

TRUTH = {"deal": 3.0, "cards": 5.0, "flow": 2.0, "rest": 4.0}
BOTS, PLACES = (-3.0, 0.0, 0.0, 3.0), (1.0, 0.0, 0.0, -1.0)
MILLI = 1000**2  # the model's strokes are in thousandths


@pytest.fixture(scope="module")
def four_bots() -> Contest:
    return modelled(TRUTH, BOTS, deals=150, holes=6, places=PLACES, seed=5)


def test_the_sources_of_variance_are_found_again(four_bots: Contest) -> None:
    found = luck(account_of(four_bots))
    assert found is not None
    assert found.holes == 150 * 6 * 4
    truth = {source: sd**2 for source, sd in TRUTH.items()} | {"skill": 18 / 4, "order": 2 / 4}
    assert set(found.variance) == set(SOURCES)
    for source, estimate in found.variance.items():
        assert estimate.low < truth[source] * MILLI < estimate.high, source
        assert estimate.high - estimate.low < 0.9 * truth[source] * MILLI + MILLI, source
    whole = sum(truth.values())
    for source, share in found.shares().items():
        assert share == pytest.approx(truth[source] / whole, abs=0.05), source


def test_the_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """About 95 of 100; the seeds are fixed."""
    truth = {source: sd**2 * MILLI for source, sd in TRUTH.items()} | {
        "skill": 4.5 * MILLI,
        "order": 0.5 * MILLI,
    }
    held = checked = 0
    for seed in range(12):
        found = luck(account_of(modelled(TRUTH, BOTS, deals=40, holes=3, places=PLACES, seed=seed)))
        assert found is not None
        for source, estimate in found.variance.items():
            held += estimate.low < truth[source] < estimate.high
            checked += 1
    assert 0.85 < held / checked <= 1


def test_equal_bots_have_no_skill_between_them() -> None:
    found = luck(account_of(modelled(TRUTH, (0.0, 0.0, 0.0), deals=120, holes=4)))
    assert found is not None
    assert found.variance["skill"].low < 0.05 * MILLI
    assert found.shares()["skill"] < 0.01


def test_without_rotations_cards_and_the_rest_are_one() -> None:
    found = luck(account_of(modelled(TRUTH, (0.0, 0.0, 0.0, 0.0), deals=300, holes=4, rotate=False)))
    assert found is not None
    assert set(found.variance) == {"order", "deal", "rest"}
    assert found.variance["deal"].value == pytest.approx((9 + 4) * MILLI, rel=0.2)
    assert found.variance["rest"].value == pytest.approx((25 + 16) * MILLI, rel=0.1)
    assert found.skill_share(9) == 0


def test_skill_counts_for_more_the_longer_the_match(four_bots: Contest) -> None:
    found = luck(account_of(four_bots))
    assert found is not None
    luck_of_a_hole = 25 + 16 + 0.5
    for holes in (1, 9, 90):
        assert found.skill_share(holes) == pytest.approx(4.5 / (4.5 + luck_of_a_hole / holes), abs=0.04)


def test_a_deal_that_was_cut_short_does_not_count(four_bots: Contest) -> None:
    whole = luck(account_of(contest(list(four_bots.lines[:40]), ("a", "b", "c", "d"), holes=6, seats=4)))
    cut = luck(account_of(contest(list(four_bots.lines[:43]), ("a", "b", "c", "d"), holes=6, seats=4)))
    assert whole == cut


def test_too_little_was_played_for_an_answer() -> None:
    one = line(0, 0, (0, 1), [hole(1, 0, (3, 5))])
    other = line(0, 1, (1, 0), [hole(1, 0, (3, 5))])
    assert luck(account_of(contest([], holes=1))) is None
    assert luck(account_of(contest([one, other], holes=1))) is None
    assert duels(account_of(contest([one, other], holes=1))) == []


# Who is ahead, and how soon


def test_how_long_until_the_better_one_is_ahead(four_bots: Contest) -> None:
    best, worst = duels(account_of(four_bots))[2], duels(account_of(four_bots))[-1]
    assert (best.better, best.other) == (0, 3)
    assert best.lead.low < 6000 < best.lead.high
    spread = sqrt(2 * (25 + 16) + 1)  # two players' cards and whims, and the places
    assert best.spread == pytest.approx(1000 * spread, rel=0.05)
    assert best.holes.value == pytest.approx((1.645 * spread / 6) ** 2, abs=1.5)
    assert best.holes.low <= best.holes.value <= best.holes.high
    assert best.chance(1) < best.chance(9) < 1
    assert best.chance(round(best.holes.value)) == pytest.approx(0.95, abs=0.02)
    assert (worst.better, worst.other) == (2, 3)


def test_equally_good_players_are_never_surely_ahead() -> None:
    (duel,) = duels(account_of(modelled(TRUTH, (0.0, 0.0), deals=30, holes=2)))
    assert duel.lead.low < 0
    assert duel.holes.high == inf


def test_strokes_that_never_differ() -> None:
    lines = [
        line(deal, rotation, seats, [hole(1, 0, (7, 7))])
        for deal in range(4)
        for rotation, seats in enumerate([(0, 1), (1, 0)])
    ]
    (duel,) = duels(account_of(contest(lines, holes=1)))
    assert (duel.lead.value, duel.chance(9), duel.holes.value) == (0, 0.5, inf)
    found = luck(account_of(contest(lines, holes=1)))
    assert found is not None
    assert set(found.shares().values()) == {0}
