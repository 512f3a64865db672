"""Advice for real cards over HTTP: from what one seat knows, and every mistake in words."""

from pathlib import Path
from typing import Any

import pytest

from backnine import games
from backnine.coach.hint import hint_at
from backnine.games import GAMES
from backnine.position import of_match, of_view, view_of, write, write_line
from backnine.position_reader import read
from backnine.record_reader import read as read_record
from backnine.replay import proved
from backnine.server.gate import COSTLY
from tests.server.host import Host

RECORDS = Path(__file__).parents[1] / "records"
LAST = "play-nine\n0 > 3 5 12 1 / 3 4 ? 1\n1 closer 0 2 4 6 / 1 3 5 7\ndiscard 12"
HELD = """play-nine
0 > 3 ? 12 ? / 5 ? ? 2
1 7 7 ? 1 / 9 0 0 ?
discard 12
held 3 from stock"""
OPEN = """four-card
0 > ?QS ?9D / ?KH* ?AS*
1 ?2C ?3C* / ?4C! ?5C*
stock 7S 8S 41?
discard 4D"""
Json = dict[str, Any]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Host(tmp_path_factory.mktemp("advice") / "data") as running:
        yield running


def advice(host: Host, position: str, **more: Any) -> Json:
    answer = host.request("POST", "/api/advice", {"position": position} | more)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(host: Host, position: str, **more: Any) -> Json:
    answer = host.request("POST", "/api/advice", {"position": position} | more)
    assert answer.status_code >= 400, answer.text
    return dict(answer.json()) | {"status": answer.status_code}


@pytest.mark.parametrize("position", [LAST, HELD, OPEN])
def test_it_is_what_the_coach_says(host: Host, position: str) -> None:
    told, said = advice(host, position), hint_at(read(position))
    assert (told["seat"], told["judge"], told["best"]) == (said.seat, said.judge, str(said.move))
    assert told["costs"] == pytest.approx({str(move): cost for move, cost in said.costs}, abs=0.001)
    assert told["expected"] == pytest.approx(said.expected[said.move], abs=0.001)
    assert (told["sure"], told["why"]["key"]) == (said.sure, said.why.key)
    assert told["best"] in told["view"]["moves"]


def test_the_last_card_of_the_last_round(host: Host) -> None:
    """By hand: the 12 makes a pair, and nothing else is left to come."""
    told = advice(host, LAST)
    assert (told["best"], told["expected"]) == ("take", [9.0, 28.0])


def test_a_card_in_the_hand_is_weighed(host: Host) -> None:
    told = advice(host, HELD)
    assert (told["view"]["held"], told["view"]["phase"]) == ("3", "place")
    assert set(told["costs"]) == {f"swap {place}" for place in range(1, 9)} | {
        f"toss {place}" for place in (2, 4, 6, 7)
    }


def test_what_the_seat_does_not_know_is_neither_weighed_nor_told(host: Host) -> None:
    """Other cards where the seat knows none: the same answer, to the letter."""
    other = OPEN.replace("?QS", "?KD").replace("?9D", "?KC").replace("?2C", "?KS").replace("7S 8S", "AD AH")
    told = advice(host, OPEN)
    assert told == advice(host, other)
    assert told["position"] == write_line(of_view(view_of(read(OPEN), 0, recall=True)))
    mine = [slot["card"] for slot in told["view"]["layouts"][0]]
    assert mine == [None, None, "KH", "AS"]
    assert [slot["card"] for slot in told["view"]["layouts"][1]] == [None, None, "4C", None]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_any_moment_of_a_match_can_be_asked_about(host: Host, game: games.Game) -> None:
    """As each seat that is to act knew it: every move is weighed, and the text leads to the same answer."""
    log = proved(read_record((RECORDS / f"{game.name}-02.golf").read_text("utf-8")))
    for number in range(0, min(log.n, 150), 7):
        match, seat = log.at(number).match, log.moves[number].seat
        if seat in match.hole.acting:
            known = of_view(view_of(of_match(match), seat, recall=True), rules=match.rules)
            told = advice(host, write(known), seat=seat)
            assert (told["seat"], told["costs"][told["best"]]) == (seat, 0)
            assert min(told["costs"].values()) == 0
            assert advice(host, told["position"], seat=seat) == told


@pytest.mark.parametrize(
    ("position", "why", "where"),
    [
        ("", "position-empty", (1, 1)),
        ("golf\n0 > 1 2", "no-such-game", (1, 1)),
        (LAST.replace("discard 12", "discard 13"), "no-such-card", (4, 9)),
        (LAST.replace("discard 12", "dsicard 12"), "position-unknown-word", (4, 1)),
        (LAST.replace("> ", ""), "position-no-turn", (1, 1)),
        (LAST.replace("3 5 12 1", "3 5 12"), "position-rows", (2, 5)),
        (LAST + " 12 12 12 12 12 12 12 12 12", "too-many-of-a-card", None),
        ("x" * 4_001, "position-too-long", (1, 1)),
    ],
)
def test_a_bad_text_is_told_what_is_wrong_and_where(
    host: Host, position: str, why: str, where: tuple[int, int] | None
) -> None:
    problem = refused(host, position)
    assert (problem["status"], problem["why"]) == (400, why)
    line, column = problem["details"]["line"], problem["details"]["column"]
    assert where in (None, (line, column))
    assert str(line) in problem["text"]
    assert str(column) in problem["text"]


def test_where_nothing_is_to_be_decided(host: Host) -> None:
    over = LAST.replace("> ", "").replace("? 1", "9 1") + "\nending putt-out"
    assert refused(host, over)["why"] == "hole-is-over"
    assert refused(host, LAST, seat=1)["why"] == "not-your-turn"
    untold = OPEN.replace("?KH*", "?*")
    assert refused(host, untold)["why"] == "position-not-told"
    assert refused(host, LAST, seat=99)["why"] == "bad-request"


def test_a_text_in_another_language(host: Host) -> None:
    answer = host.request("POST", "/api/advice", {"position": "golf"}, accept_language="it")
    assert "golf" in answer.json()["text"]
    assert answer.json()["text"] != refused(host, "golf")["text"]


def test_a_large_body_is_refused(host: Host) -> None:
    assert refused(host, "x" * 100_000)["status"] in (400, 413)


def test_it_has_its_price() -> None:
    assert COSTLY["/api/advice"] >= 100
