"""A table in the terminal's own process, played through messages alone."""

import json
import subprocess
import sys
from random import Random

import pytest

from backnine.games import GAMES
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.record import Record, write
from backnine.refused import Refused
from backnine.replay import verify
from backnine.setup import set_up
from backnine.tui.client import TableClient
from backnine.tui.local import LocalConnection
from backnine.view import view
from tests.command import environment

SEED = bytes(range(32))


def begun(game: str, *bots: str | None, house: str = "holes=2", memory_aid: bool = False) -> MatchLog:
    names = tuple(f"S{seat}" for seat in range(len(bots)))
    return MatchLog.begin(set_up(game, names, bots, house, memory_aid=memory_aid, bots_version=1), SEED)


class Hand:
    """Everybody at the keyboard: plays whatever is legal, and checks what is on the screen."""

    def __init__(self, log: MatchLog, seed: int = 1) -> None:
        self.kept: list[Record] = []
        self.table = LocalConnection(log, self.kept.append)
        self.client = TableClient(self.table)
        self.dice = Random(seed)
        self.client.hear()

    def move(self) -> None:
        client, seat = self.client, self.client.acting
        if client.view.phase == "over":
            client.seen_hole(client.view.hole)
            return
        assert seat is not None
        if client.view.seat != seat:
            client.look_as(seat)
        likes = [move for move in client.moves if move.verb != "knock" or self.dice.random() < 0.1]
        client.move(seat, self.dice.choice(likes))
        stand = client.view.n - 2 * len({pair for seen in client.views for pair in seen.undone})
        assert self.kept[-1].moves == self.table.log.n == stand  # on disk before it is told
        while client.looks:
            client.looked()

    def play(self) -> MatchLog:
        while self.client.score.outcome is None:
            self.move()
        return self.table.log


@pytest.mark.parametrize("game", [game.name for game in GAMES])
@pytest.mark.parametrize("bots", [(None, "rookie"), (None, None), ("weekender", None, "rookie", None)])
def test_a_match_through_messages(game: str, bots: tuple[str | None, ...]) -> None:
    hand = Hand(begun(game, *bots))
    record = hand.play().record()
    assert verify(record).outcome is not None
    assert write(hand.kept[-1]) == write(record)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_what_is_read_from_messages_is_the_view_of_the_seat(game: str) -> None:
    hand = Hand(begun(game, None, "rookie", None))
    while hand.client.score.outcome is None:
        hand.move()
        seen, match = hand.client.seen(), hand.table.log.dealt().match
        if seen.phase != "over":
            assert seen == view(match, seen.seat, recall=False)._replace(takes=0)
    assert hand.client.seen()._replace(seat=None) == view(match, None, recall=False)._replace(takes=0)


def test_nothing_of_a_seat_is_told_before_its_player_is_there() -> None:
    """FC-24: two people at one keyboard."""
    client = Hand(begun("four-card", None, None)).client
    assert client.hides
    assert (client.view.seat, client.moves) == (None, ())
    client.look_as(0)
    assert client.view.seat == 0


@pytest.mark.parametrize("aid", [False, True])
def test_a_look_is_told_again_only_with_memory_aid(aid: bool) -> None:
    """FC-05: by the table, which is asked again each time."""
    hand = Hand(begun("four-card", None, "rookie", memory_aid=aid))
    hand.client.move(0, next(move for move in hand.client.moves if move.verb == "look"))
    seen = hand.client.next_look().layouts[0]
    assert [slot.card is not None for slot in seen] == [False, False, True, True]
    hand.client.looked()
    own = [each for each in hand.client.news(0) if each.seat == 0]
    assert [each.what for each in own] == ["looked", "looked"]
    assert [each.card is not None for each in own] == [aid, aid]
    assert not hand.client.looks


def test_a_look_is_not_given_back_by_a_match_that_is_resumed() -> None:
    hand = Hand(begun("four-card", None, "rookie"))
    hand.client.move(0, next(move for move in hand.client.moves if move.verb == "look"))
    again = Hand(hand.table.log).client
    assert not again.looks
    assert not any(each.card for each in again.news(0) if each.what == "looked")


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_news_begin_with_ones_own_last_turn(game: str) -> None:
    """At the end of every hole, the last one too."""
    hand, ends = Hand(begun(game, None, "rookie")), 0
    while hand.client.score.outcome is None:
        hand.move()
        if hand.client.view.phase == "over":
            ends += 1
            told = [each.what for each in hand.client.news(0) if each.seat == 0]
            assert told[0] in ("drew", "took", "knocked", "renewed", "peeked")
            assert len(told) < 8  # a turn, with peeks
    assert ends >= 2


def test_a_refused_move_changes_nothing() -> None:
    hand = Hand(begun("play-nine", None, "rookie"))
    before = hand.client.view
    refused = hand.client.move(0, Move("draw"))
    assert refused
    assert refused.why == "now-tee-off"
    assert hand.client.view == before


def test_a_resumed_match_goes_on_as_if_it_had_never_stopped() -> None:
    stayed, left = Hand(begun("six-card", None, "club")), Hand(begun("six-card", None, "club"))
    for _ in range(15):
        left.move()
    back = Hand(left.table.log)
    back.dice = left.dice
    assert write(back.play().record()) == write(stayed.play().record())


def test_bots_we_do_not_know_are_refused_before_anything_is_shown() -> None:
    with pytest.raises(Refused, match="no such bot"):
        LocalConnection(begun("play-nine", None, "shark"))


def test_to_play_no_server_is_loaded() -> None:
    """It would take longer than the rest of the start."""
    code = (
        "import json, sys; from backnine.cli import run;"
        "run(['play', '--people', '0', '--bots', 'rookie,rookie', '--house', 'holes=1']);"
        "json.dump([name for name in sys.modules], sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment(), check=True)
    loaded = {name.partition(".")[0] for name in json.loads(done.stderr)}
    assert "backnine" in loaded
    assert not loaded & {
        "litestar",
        "uvicorn",
        "websockets",
        "httpx",
        "sqlite3",
        "asyncio",
        "prometheus_client",
    }
