"""The record of a match at a live table: bots and stand-ins would play again what they played there."""

import json

import pytest

from backnine.bots import VERSION, find_bot
from backnine.record import Record, write
from backnine.record_reader import read
from backnine.replay import replay, verify
from backnine.rethink import rethink
from backnine.table.parts import Asker, Decided, Question
from backnine.table.records import record_of
from tests.table.room import Guest, MakeRoom, Room, play_hole, play_out

GAMES = pytest.mark.parametrize("game", ["play-nine", "four-card", "six-card"])


def let_think(room: Room, monkeypatch: pytest.MonkeyPatch, instead: str = "") -> None:
    """Each bot thinks as itself, or another one in its place."""

    def think(question: Question, asker: Asker, done: Decided) -> None:
        bot_turns = instead or question.bot
        told = "" if bot_turns == question.bot else bot_turns
        room.brains.thoughts.append(lambda: done(find_bot(bot_turns).choose(*question[1:]), told))

    monkeypatch.setattr(room.brains, "think", think)


def kept_record(room: Room, number: int = 0) -> Record:
    kept = room.store.load_now("t1")
    assert kept is not None
    return read(write(record_of(kept, number)))


def come_back(guest: Guest) -> None:
    guest.enter()
    guest.say("back", seat=guest.view["seat"])


@GAMES
def test_bots_and_a_stand_in(room: MakeRoom, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    table = room(game=game, people=2, bots=("club", "rookie"), house="holes=3", grace=10)
    let_think(table, monkeypatch)
    ann, ben = table.guests(0, 1)
    play_hole([ann, ben])
    ben.leave()
    table.wait(60)
    ann.say("seen", hole=1)
    table.wait(60)
    play_hole([ann])
    come_back(ben)
    play_out([ann, ben])
    record = kept_record(table)
    assert verify(record).outcome
    told = rethink(record)
    assert told.stood_in > 0
    assert told.moves == sum(bool(step.bot) for step in replay(record))
    assert told.passed_over == ()
    assert "weekender stands in for seat 1" in write(record)
    assert "seat 1 is back" in write(record)


@GAMES
def test_another_bot_in_place_of_one(room: MakeRoom, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    table = room(game=game, people=1, bots=("tour", "club"), house="holes=2")
    let_think(table, monkeypatch, instead="club")
    (ann,) = table.guests(0)
    play_hole([ann])
    let_think(table, monkeypatch, instead="weekender")
    play_out([ann])
    told = rethink(kept_record(table))
    assert told.passed_over == ()
    assert told.stood_in > 0


def test_a_rematch_counts_its_own_moves(room: MakeRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    table = room(people=1, bots=("rookie", "weekender"), house="holes=1")
    let_think(table, monkeypatch)
    (ann,) = table.guests(0)
    play_out([ann])
    ann.say("rematch")
    play_out([ann])
    for number in (0, 1):
        record = kept_record(table, number)
        assert rethink(record).moves == sum(bool(step.bot) for step in replay(record)) > 0


def test_a_match_that_went_on_after_a_restart(room: MakeRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    table = room(people=1, bots=("rookie", "club"), house="holes=2")
    let_think(table, monkeypatch)
    (ann,) = table.guests(0)
    play_hole([ann])
    table.restart()
    (ann,) = table.guests(0)
    play_out([ann])
    assert rethink(kept_record(table)).moves > 0


def test_a_match_of_a_time_that_did_not_say_is_not_thought_again(room: MakeRoom) -> None:
    """Nobody is blamed for bots of another version, or for a `tour` without kernels that was not marked."""
    table = room(people=1, bots=("club",), house="holes=1")
    (ann,) = table.guests(0)
    play_out([ann])
    kept = table.store.load_now("t1")
    assert kept is not None
    begun = kept.rounds[0]
    header = json.loads(begun.header)
    assert header.pop("bots_version") == VERSION
    older = begun._replace(header=json.dumps(header).encode())
    record = record_of(kept._replace(rounds=(older, *kept.rounds[1:])), 0)
    assert verify(record).outcome
    assert rethink(record).passed_over == (("club", "no-version"),)


def test_a_head_that_looks_elsewhere_shows(room: MakeRoom) -> None:
    """The brains of these tests let a rookie think, whatever the bot is called."""
    table = room(people=1, bots=("club",), house="holes=1")
    (ann,) = table.guests(0)
    play_out([ann])
    with pytest.raises(Exception, match="bot differs"):
        rethink(kept_record(table))
