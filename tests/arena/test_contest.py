"""Contests from their plan to their lines: fair deals, the same result for the same seed, refusals."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from backnine.arena.contest import play_contest
from backnine.arena.figures import figures
from backnine.arena.plan import Plan, make_plan
from backnine.arena.result import Contest
from backnine.arena.rounds import play_match
from backnine.bots import find_bot
from backnine.refused import Refused
from tests.arena.programs import GOOD, GREET, HEAD, PLAY, nothing_left, program, starts
from tests.bots.rounds import play_out

pytestmark = pytest.mark.usefixtures("match_by_match")

ROOKIES = ["weekender", "rookie"]


def small(**wishes: object) -> Plan:
    return make_plan("four-card", ROOKIES, **({"matches": 6, "house": "holes=2", "seed": "9"} | wishes))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def played() -> Contest:
    return play_contest(small(), jobs=1, keep=True).contest


def test_the_same_whatever_the_number_of_workers(played: Contest) -> None:
    assert play_contest(small(), jobs=2, keep=True).contest == played
    assert play_contest(small(seed="a"), jobs=1, keep=True).contest != played


def test_a_longer_contest_begins_with_the_shorter(played: Contest) -> None:
    plan = small(matches=8)
    bots = plan.players()
    assert tuple(play_match(plan, number, bots) for number in range(6)) == played.lines


def test_lines_tell_what_a_replayed_match_comes_to(played: Contest) -> None:
    for line in played.lines:
        bots = [find_bot(played.contestants[number].spec) for number in line.seats]
        match = play_out(small().begin(line.deal, line.seats).match, bots)
        assert match.outcome is not None
        assert (match.totals, match.outcome.winners) == (line.totals, line.winners)
        assert [score.strokes for score in match.scores] == [hole.strokes for hole in line.holes]
        assert match.hole.turns == line.holes[-1].turns
        assert sum(thinking.decisions for thinking in line.thinking) > 20


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (4, 4), (1, 4), (2, 6)])
def test_everybody_gets_every_seat_of_every_deal(bots: int, seats: int) -> None:
    plan = make_plan("play-nine", ["rookie", "weekender", "rookie", "rookie"][:bots], seats=seats, matches=1)
    for deal in range(5):
        rotations = [plan.seating(deal, rotation) for rotation in range(plan.rotations)]
        for seat in range(seats):
            sat = Counter(seating[seat] for seating in rotations)
            assert [sat[number] for number in range(bots)] == [
                contestant.seats * plan.rotations // seats for contestant in plan.contestants
            ]


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = make_plan("play-nine", ["rookie"] * 4, matches=1)
    after_the_first = {_left_of(plan.seating(deal, 0), 0) for deal in range(20)}
    assert after_the_first == {1, 2, 3}


def _left_of(seating: tuple[int, ...], number: int) -> int:
    return seating[(seating.index(number) + 1) % len(seating)]


def test_the_same_bot_twice_comes_out_even() -> None:
    """Mirrored deals leave no luck at all between equals."""
    plan = make_plan("four-card", ["weekender", "weekender"], matches=8, house="holes=1", seed="9")
    found = figures(*play_contest(plan, jobs=1))
    assert [standing.contestant.name for standing in found.standings] == ["weekender", "weekender 2"]
    assert [standing.win_share.value for standing in found.standings] == [0.5, 0.5]
    assert found.standings[0].difference.value == 0


def test_a_bot_alone_fills_all_seats_and_plays_each_deal_once() -> None:
    plan = make_plan("play-nine", ["rookie"], seats=3, matches=5)
    assert (plan.rotations, plan.matches, plan.contestants[0].seats) == (1, 5, 3)


def test_matches_are_rounded_up_to_whole_deals() -> None:
    assert make_plan("play-nine", ["rookie"] * 3, matches=4).matches == 6


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    play_contest(small(), jobs=2, progress=lambda done, all_: told.append((done, all_)))
    assert told == [(done, 6) for done in range(7)]


def test_an_interrupted_contest_has_whole_deals(played: Contest) -> None:
    def interrupt(done: int, _: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    stopped, _ = play_contest(small(), jobs=1, keep=True, progress=interrupt)
    assert stopped.interrupted
    assert (stopped.lines, stopped.matches) == (played.lines[:2], 2)
    assert replace(stopped, interrupted=False, lines=played.lines, counted=6) == played


def test_an_interrupted_contest_without_a_whole_deal_has_what_there_is(played: Contest) -> None:
    def interrupt(done: int, _: int) -> None:
        if done:
            raise KeyboardInterrupt

    stopped, account = play_contest(small(), jobs=1, keep=True, progress=interrupt)
    assert (stopped.lines, stopped.matches) == (played.lines[:1], 1)
    assert figures(stopped, account).standings[0].win_share.low < 0.3


# Programs in a contest


def test_programs_play_and_leave(tmp_path: Path) -> None:
    plan = make_plan("four-card", [program(tmp_path, GOOD), "rookie"], matches=4, house="holes=1", seats=3)
    contest, account = play_contest(plan, jobs=2)
    assert [contestant.name for contestant in contest.contestants] == ["Greens keeper", "rookie"]
    assert [standing.forfeits for standing in figures(contest, account).standings] == [0, 0]
    assert len(starts(tmp_path)) == 6  # two deals of three matches
    assert nothing_left(tmp_path)


def test_what_a_program_forfeits_is_told(tmp_path: Path) -> None:
    text = HEAD + GREET + PLAY.replace('question["moves"][0]', '"putt"')
    plan = make_plan("four-card", ["rookie", program(tmp_path, text)], matches=2, house="holes=1")
    rookie, putter = figures(*play_contest(plan, jobs=1)).standings
    assert rookie.forfeits == 0
    assert putter.forfeits == putter.decisions
    assert [(problem.fault, problem.first) for problem in putter.problems] == [("illegal", "putt")]


def test_a_program_that_says_no_name_is_called_by_its_command(tmp_path: Path) -> None:
    spec = program(tmp_path, HEAD + "hear(); say(['?'])")
    contest, _ = play_contest(make_plan("four-card", ["rookie", spec], matches=2, house="holes=1"), jobs=1)
    assert contest.contestants[1].name == spec[:40]


def test_programs_of_one_name_are_told_apart(tmp_path: Path) -> None:
    spec = program(tmp_path, GOOD)
    contest, _ = play_contest(make_plan("four-card", [spec, spec], matches=2, house="holes=1"), jobs=1)
    assert [each.name for each in contest.contestants] == ["Greens keeper", "Greens keeper 2"]


def test_nothing_is_left_of_a_program_that_hides_its_children(tmp_path: Path) -> None:
    """They leave its process group, and lose their parent."""
    daemon = ["setsid", "sh", "-c", f"echo $$ >> {tmp_path / 'diary'}; sleep 60 & sleep 60"]
    hide = f"import subprocess; subprocess.Popen({daemon!r})\n"
    hide += "while len(open(sys.argv[1]).readlines()) % 2: time.sleep(0.01)\n"
    text = HEAD + hide + GOOD.removeprefix(HEAD)
    plan = make_plan("four-card", ["rookie", program(tmp_path, text)], matches=2, house="holes=1")
    assert figures(*play_contest(plan, jobs=1)).standings[1].forfeits == 0
    assert len(starts(tmp_path)) == 4
    assert nothing_left(tmp_path)


# Refused before anything starts


@pytest.mark.parametrize(
    ("game", "bots", "wishes", "why"),
    [
        ("golf", ROOKIES, {}, "no-such-game"),
        ("play-nine", ["rookie", "caddie"], {}, "no-such-bot"),
        ("play-nine", ["rookie"], {}, "one-bot-alone"),
        ("play-nine", [], {}, "one-bot-alone"),
        ("play-nine", ["rookie"], {"seats": 1}, "wrong-number-of-players"),
        ("play-nine", ROOKIES, {"seats": 7}, "wrong-number-of-players"),
        ("play-nine", ["rookie"] * 7, {}, "wrong-number-of-players"),
        ("play-nine", ["rookie"] * 3, {"seats": 2}, "more-bots-than-seats"),
        ("play-nine", ROOKIES, {"matches": 0}, "out-of-range"),
        ("play-nine", ROOKIES, {"matches": 10**13}, "out-of-range"),
        ("play-nine", ROOKIES, {"patience": 0.0}, "out-of-range"),
        ("play-nine", ROOKIES, {"patience": float("nan")}, "out-of-range"),
        ("play-nine", ROOKIES, {"seed": "fore"}, "no-such-seed"),
        ("play-nine", ROOKIES, {"house": "holes=99"}, "house-out-of-range"),
        ("play-nine", ["rookie", "cmd:./no-such-bot"], {}, "no-such-program"),
    ],
)
def test_impossible_contests(game: str, bots: list[str], wishes: dict[str, object], why: str) -> None:
    with pytest.raises(Refused) as refused:
        make_plan(game, bots, **wishes)  # type: ignore[arg-type]
    assert refused.value.why == why


def test_nothing_is_started_by_a_setup(tmp_path: Path) -> None:
    make_plan("play-nine", [program(tmp_path, GOOD), "rookie"])
    assert starts(tmp_path) == []
