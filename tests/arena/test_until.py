"""A run that stops as soon as its headline figure is known well enough."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from backnine.arena import until
from backnine.arena.account import Account, Shape
from backnine.arena.contest import play_contest
from backnine.arena.figures import difference_of, strokes_of
from backnine.arena.leaderboard import Leaderboard
from backnine.arena.marks import MOST_MARKS, is_mark, next_mark
from backnine.arena.plan import Plan, make_plan
from backnine.arena.result import Contest
from backnine.arena.simulation import simulate
from backnine.arena.tally import SeatTally, Tally
from backnine.arena.told import Told
from backnine.arena.until import LEAST_DEALS, expected_deals, give_of, narrow_enough
from backnine.locales import LANGUAGES, Words
from tests.command import answered

pytestmark = pytest.mark.usefixtures("match_by_match")


def account(strokes: list[int], *, ranked: bool = False) -> Account:
    """Of deals of one hole between two bots; the first takes so many strokes, the other none."""
    found = Account(
        Shape(2, 1, 1, (1, 1)),
        Tally((SeatTally("one"), SeatTally("other"))),
        Leaderboard.empty(2) if ranked else None,
    )
    found.deals = len(strokes)
    total, squares = sum(strokes), sum(each * each for each in strokes)
    found.sums = Counter({("strokes", 0, 0): total, ("against", 0, 0): total, ("against", 1, 0): -total})
    found.squares = Counter(dict.fromkeys(found.sums, squares))
    return found


def test_marks_are_evenly_apart_and_few() -> None:
    marks = [deals for deals in range(1, 1000) if is_mark(deals)]
    assert marks[:MOST_MARKS] == [*range(1, 65)]
    assert marks[MOST_MARKS : MOST_MARKS + 33] == [*range(66, 130, 2), 132]
    assert [next_mark(deals) for deals in (0, 63, 64, 65, 128, 131)] == [1, 64, 66, 66, 132, 132]
    assert all(next_mark(deals) in marks for deals in range(960))


def test_the_width_alone_decides_and_only_at_marks() -> None:
    few, many = [10, 12] * (LEAST_DEALS // 2 - 1), [10, 12] * 100
    assert give_of(account(few)) < 0.5
    assert not narrow_enough(account(few), 0.5)
    assert narrow_enough(account(many), 0.15)
    assert not narrow_enough(account(many[:-1]), 0.15)  # 199 deals are no mark
    assert not narrow_enough(account(many), 0.1)
    assert narrow_enough(account([each + 50 for each in many]), 0.15)


def test_a_contest_looks_at_the_difference() -> None:
    many = [10, 12] * 100
    ranked = account(many, ranked=True)
    assert give_of(ranked) == pytest.approx(
        (difference_of(ranked, 0).high - difference_of(ranked, 0).low) / 2
    )
    assert give_of(account(many)) == pytest.approx(
        (strokes_of(account(many), 0).high - strokes_of(account(many), 0).low) / 2
    )


def test_how_long_it_will_take() -> None:
    many = [10, 12] * 100
    assert expected_deals(account(many), give_of(account(many)) / 2) == pytest.approx(800, abs=1)
    assert expected_deals(account(many), 99) == LEAST_DEALS
    assert expected_deals(account([]), 1) == expected_deals(account([3]), 1) == float("inf")


def test_intervals_hold_the_truth_after_looking_again_and_again() -> None:
    """Skewed strokes with a mean of 20; the dice are fixed. Some 95 of 100 are to hold it."""
    dice, held, runs = Random(14), 0, 250
    for _ in range(runs):
        found, strokes = account([]), list[int]()
        while not narrow_enough(found, 1.5):
            while len(strokes) < next_mark(found.deals):
                strokes.append(round(dice.gammavariate(2, 5) + 10))
            found = account(strokes)
        interval = strokes_of(found, 0)
        held += interval.low <= 20 <= interval.high
    assert 0.92 <= held / runs <= 0.98


# A whole run


GIVE, FEW = 2.2, 16


def small(*bots: str, matches: int = 2000) -> Plan:
    return make_plan("six-card", bots, seats=2, matches=matches, house="holes=1,ties=shared", seed="9")


TOLD: list[tuple[int, int]] = []


@pytest.fixture(scope="module")
def soon() -> Iterator[None]:
    """The first look is after a few deals, as 64 take a while match by match."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(until, "LEAST_DEALS", FEW)
        yield


@pytest.fixture(scope="module")
def stopped(soon: None) -> Contest:
    return simulate(small("rookie"), jobs=1, until=GIVE, progress=lambda *told: TOLD.append(told)).contest


def test_it_stops_at_the_same_deal_on_any_number_of_cores(soon: None, stopped: Contest) -> None:
    assert stopped.reached
    assert not stopped.interrupted
    assert FEW < stopped.matches < 64
    assert simulate(small("rookie"), jobs=2, until=GIVE).contest == stopped


def test_progress_knows_how_long_it_will_take(stopped: Contest) -> None:
    assert TOLD[0] == (0, 2000)
    assert TOLD[-1] == (stopped.matches, stopped.matches)


def test_what_is_enough_is_what_one_looks_at(soon: None) -> None:
    """Equals differ by nothing on mirrored deals, so the first look is enough."""
    contest, account = play_contest(small("rookie", "rookie"), jobs=2, until=0.001)
    assert contest.reached
    assert (account.deals, give_of(account)) == (FEW, 0)


def test_the_number_of_matches_is_the_most() -> None:
    contest, account = simulate(small("rookie", matches=5), jobs=1, until=0.01)
    assert (contest.reached, contest.interrupted, account.deals) == (False, False, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_why_it_stopped(stopped: Contest, language: str) -> None:
    (said,) = Told(Words(language)).ended(stopped)
    assert Words(language)("report-until-reached", played=stopped.matches, give=f"{GIVE}").split()[0] in said
    assert f"{GIVE}" in said.replace(",", ".")


@pytest.mark.parametrize("command", ["sim", "arena"])
@pytest.mark.parametrize("give", ["0", "-1", "±", "±0,2", "nan", "1e9", "much"])
def test_what_is_no_width_is_refused(command: str, give: str) -> None:
    answer = answered(command, "play-nine", "rookie", "weekender", "--until", give)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert "--until" in answer.stderr
