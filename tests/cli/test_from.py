"""A position as the start of a match and of a contest."""

import json
from pathlib import Path

import pytest

from backnine.arena.contest import play_contest
from backnine.arena.plan import make_plan
from backnine.matchlog import MatchLog
from backnine.position import of_match, write_line
from backnine.position_reader import read
from backnine.record import write
from backnine.refused import Refused
from backnine.setup import set_up
from tests.command import answered, backnine

NINE = """\
play-nine holes=5
0 > 3 3 1 1 / 3 3 1 ?
1 7 7 ? 1 / 9 0 0 2
discard 12 1
hole 5 dealer 1 turns 8
totals 40 -3
"""
LINE = write_line(read(NINE))
ENDED = NINE.replace("0 > 3 3 1 1 / 3 3 1 ?", "0 3 3 1 1 / 3 3 1 1").replace("7 7 ? 1", "7 7 8 1")
ENDED = ENDED.replace("1 7", "1 closer 7") + "ending putt-out"


def test_a_match_goes_on_from_a_position_to_its_end() -> None:
    """Fifth hole of five: seat 0 takes the 1, goes out, seat 1 has its last turn, and the totals decide."""
    answer = backnine("play", "--from", LINE, "--seats", "you,rookie", "--seed", "8", stdin="t\n8\n\n\n\n")
    assert answer.returncode == 0, answer.stderr
    assert "Hole 5 of 5" in answer.stdout
    assert "Draw" not in answer.stdout
    assert "You win with 20 strokes" in answer.stdout
    assert ".golf" not in answer.stdout  # there is no record of it
    assert "verify" not in answer.stdout


def test_bots_alone_play_on_and_the_score_card_has_the_holes_from_there() -> None:
    earlier = LINE.replace("hole.5", "hole.4")
    answer = backnine("play", "--from", earlier, "--people", "0", "--bots", "rookie,weekender", "--seed", "1")
    assert answer.returncode == 0, answer.stderr
    rookie = next(line for line in answer.stdout.splitlines() if line.startswith("Rookie"))
    cells = rookie.split()
    assert cells[1:4] == ["·"] * 3
    assert 40 + int(cells[4]) + int(cells[5]) == int(cells[6])


def test_whoever_says_nothing_takes_the_seat_that_is_to_act() -> None:
    turned = NINE.replace("0 >", "0").replace("1 7", "1 > 7").replace("dealer 1", "dealer 0")
    answer = backnine("play", "--from", turned, "--seed", "1", stdin="q\n")
    assert answer.returncode == 0, answer.stderr
    assert "Robin" in answer.stdout.split("Player 1")[0]  # in seat 0, above one's own cards


def test_whoever_leaves_is_told_that_nothing_is_kept() -> None:
    told = backnine("play", "--from", LINE, stdin="q\n")
    assert "not kept" in told.stdout


def test_the_same_seed_deals_the_same_cards() -> None:
    def once(seed: int) -> MatchLog:
        setup = set_up("play-nine", ("A", "B"), house=read(NINE).hole.house, start=read(NINE))
        return MatchLog.begin(setup, seed.to_bytes(32, "big"))

    assert of_match(once(1).match) == of_match(once(1).match)
    assert of_match(once(1).match) != of_match(once(2).match)
    log = once(1)
    hole = log.match.hole
    assert (hole.number, hole.turn, log.match.totals) == (5, 0, (40, -3))
    with pytest.raises(Refused, match="position no record"):
        write(log.record())


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("--save", "match.golf"), "--save"),
        (("--house", "holes=3"), "--house"),
        (("--salt", "x"), "--salt"),
        (("--seats", "you,rookie,club"), "2 seats"),
        (("--resume", "match.golf"), "--from"),
    ],
)
def test_what_does_not_go_with_a_position_is_refused(arguments: tuple[str, ...], hint: str) -> None:
    answer = answered("play", "--from", LINE, *arguments)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert hint in answer.stderr


def test_a_game_beside_a_position_and_a_match_that_is_over_are_refused(tmp_path: Path) -> None:
    assert answered("play", "four-card", "--from", LINE).returncode == 2
    over = answered("play", "--from", ENDED)
    assert (over.returncode, over.stdout) == (2, "")
    assert "over" in over.stderr


# In the arena


def test_a_contest_from_a_position_is_the_rest_of_its_hole() -> None:
    plan = make_plan("play-nine", ("weekender", "rookie"), matches=10, seed="5", start=read(NINE))
    contest = play_contest(plan, jobs=1, keep=True).contest
    assert len(contest.lines) == 10
    for line in contest.lines:
        (hole,) = line.holes
        assert line.totals == hole.strokes
        assert hole.number == 1
        best = min(hole.strokes)
        assert line.winners == tuple(seat for seat in (0, 1) if hole.strokes[seat] == best)
    assert {line.seats for line in contest.lines} == {(0, 1), (1, 0)}


def test_the_command_tells_the_figures_of_the_hole() -> None:
    options = ("--matches", "4", "--seed", "5", "--jobs", "1", "--json")
    answer = backnine("arena", "play-nine", "weekender", "rookie", "--from", LINE, *options)
    assert answer.returncode == 0, answer.stderr
    told = json.loads(answer.stdout)
    assert (told["matches"], told["from"]) == (4, LINE)


def test_a_report_of_a_position_from_standard_input_says_how_to_play_it_again(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    options = ("--matches", "2", "--jobs", "1", "--report", report)
    answer = backnine("arena", "play-nine", "rookie", "weekender", "--from", "-", *options, stdin=NINE)
    assert answer.returncode == 0, answer.stderr
    assert f"rest of this hole: {LINE}" in answer.stdout
    assert f"--from {LINE}" in report.read_text("utf-8")


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("play-nine", "club", "rookie", "--house", "holes=3", "--from", LINE), "--house"),
        (("four-card", "club", "rookie", "--from", LINE), "play-nine"),
        (("play-nine", "club", "rookie", "--seats", "3", "--from", LINE), "2 seats"),
        (("play-nine", "club", "rookie", "--from", ENDED), "over"),
    ],
)
def test_a_contest_that_does_not_fit_the_position_is_refused(arguments: tuple[str, ...], hint: str) -> None:
    answer = answered("arena", *arguments)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert hint in answer.stderr


def test_no_contest_where_somebody_sits_out() -> None:
    text = "four-card ties=playoff\n0 > ? ? / ? ?\n1 out\n2 ? ? / ? ?\ndiscard AS\nhole 11"
    with pytest.raises(Refused, match="sits out"):
        make_plan("four-card", ("rookie", "club", "club"), start=read(text))
