"""Somebody else writes to the same table: nobody overwrites anybody, and nobody is thrown out."""

import gc
import weakref
from collections.abc import Callable

import pytest

from backnine.refused import Refused
from backnine.shuffle import seal
from backnine.store import LAST
from backnine.table import Table, forgetting, lobby, shuffling
from backnine.table.deciding import Proposal
from backnine.table.decisions import Request, decide
from backnine.table.requests import EndMatch, TakeChair
from backnine.table.scene import NOBODY, Scene
from backnine.table.state import TableState, difference
from tests.table.room import Guest, MakeRoom, Room, play_hole, play_out


class Elsewhere(Room):
    """The same table in another process: its own memory, the same file."""

    def __init__(self, room: Room) -> None:
        self.store, self.answers, self.clock, self.dice = room.store, room.answers, room.clock, room.dice
        self.brains = room.brains
        self.table = room.load()


def test_a_pause_from_elsewhere_reaches_everybody_here(room: MakeRoom) -> None:
    here = room()
    ann, ben = here.guests(0, 1)
    Guest(Elsewhere(here), {0}).enter().say("pause")
    answers = ben.say("move", n=0, move="flip 1")
    assert [each["t"] for each in answers] == ["table", "view", "refused"]
    assert answers[-1]["why"] == "table-is-paused"
    assert ann.table["state"] == ben.table["state"] == "paused"
    ben.say("resume")
    ann.say("move", n=0, move="flip 1")
    assert ben.view["n"] == 1
    assert (ann.bye, ben.bye) == (None, None)


def test_two_changes_at_once_are_both_made(room: MakeRoom) -> None:
    """Each began from the same table: the second is decided again on what the first has made of it."""
    here = room(start=False)
    (ann,) = here.guests(0)
    there = Elsewhere(here)
    Guest(there, {1}).enter().say("name", name="Benjamin")
    ann.say("name", name="Annabel")
    assert [chair["name"] for chair in ann.table["chairs"]] == ["Annabel", "Benjamin"]
    there.table.catch_up()
    there.settle()
    assert there.table.sitting.written() == here.table.sitting.written()
    assert there.table.state.number == here.table.state.number


def test_moves_from_elsewhere_are_told_one_by_one(room: MakeRoom) -> None:
    here = room()
    ann, ben = here.guests(0, 1)
    there = Elsewhere(here)
    others = there.guests(0, 1)
    for guest in (*others, *others):
        guest.play()
    before = len(ann.told)
    here.table.catch_up()
    here.settle()
    views = [message for message in ann.heard(before) if message["t"] == "view"]
    assert [move["n"] for view in views for move in view.get("played", ())] == [0, 1, 2, 3]
    assert ben.view["layouts"] == others[0].view["layouts"]
    here.table.catch_up()
    here.settle()
    assert here.table.n == there.table.n == 4


def test_another_match_from_elsewhere(room: MakeRoom) -> None:
    here = room(house="holes=1")
    ann, ben = here.guests(0, 1)
    there = Elsewhere(here)
    others = there.guests(0, 1)
    play_out(others)
    for guest in others:
        guest.say("rematch")
    assert others[0].table["state"] == "playing"
    others[0].play()
    ann.say("ping")
    here.table.catch_up()
    here.settle()
    assert ann.table["round"] == 1
    assert ann.view["n"] == here.moves() == others[0].view["n"]
    assert ann.view["layouts"] == others[0].view["layouts"]
    for guest in (ann, ben):
        guest.play()
    assert here.moves() == ann.view["n"]


def test_a_seat_given_up_elsewhere_is_lost_here(room: MakeRoom) -> None:
    here = room(people=3, house="holes=1")
    ann, ben, _ = guests = here.guests(0, 1, 2)
    Guest(Elsewhere(here), {1}).enter().say("leave")
    ann.say("move", n=0, move="flip 1")
    assert ann.table["chairs"][1]["kind"] == "left"
    assert ben.view["seat"] is None
    assert ben.last("welcome")["seats"] == []
    assert [guest.bye for guest in guests] == [None] * 3


def test_a_table_deleted_elsewhere_is_deleted_here(room: MakeRoom) -> None:
    here = room(start=False)
    ann, ben = here.guests(0, 1)
    Guest(Elsewhere(here), {0}).enter().say("delete")
    ann.say("name", name="Annabel")
    assert (ann.bye, ben.bye) == ("deleted", "deleted")
    assert here.table.broken


def test_who_joins_meanwhile_gets_the_next_chair(room: MakeRoom) -> None:
    here = room(start=False, people=1)
    (ann,) = here.guests(0)
    for _ in range(2):
        ann.say("add-chair", who="open")
    there = Elsewhere(here)
    joined: list[int | Refused] = []
    there.table.join("Ben", "token of Ben", joined.append)
    there.settle()
    here.table.join("Cat", "token of Cat", joined.append)
    here.settle()
    assert joined == [1, 2]
    assert [chair["name"] for chair in ann.table["chairs"]] == ["P0", "Ben", "Cat"]


def test_who_is_always_beaten_is_refused(room: MakeRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    here = room(start=False)
    (ann,) = here.guests(0)
    there = Elsewhere(here)
    rival = Guest(there, {1}).enter()
    caught_up = TableState.caught_up
    names = iter("ABCDEFGH")

    def again(state: TableState, *kept: object) -> object:
        found = list(caught_up(state, *kept))  # type: ignore[arg-type]
        if state is here.table.state:
            rival.say("name", name=next(names) * 3)
        return found

    monkeypatch.setattr(TableState, "caught_up", again)
    rival.say("name", name="first")
    answers = ann.say("name", name="Annabel")
    assert [each["why"] for each in answers if each["t"] == "refused"] == ["too-busy"]
    assert ann.table["chairs"][0]["name"] == "P0"


def test_a_match_is_ended_once(room: MakeRoom) -> None:
    """Here and elsewhere somebody finds it over at the same time: the seed that was sealed stays."""
    here = room(house="holes=1")
    players = here.guests(0, 1)
    there = Elsewhere(here)
    play_out(players)
    rounds = here.table.state.rounds
    there.table.catch_up()
    there.settle()
    there.table.pipeline.propose(Request(EndMatch()))
    there.settle()
    assert there.table.state.rounds == rounds


def test_a_match_begins_once(room: MakeRoom) -> None:
    """Words are waited for here and elsewhere, and both give up waiting: the header that was stored first is
    that of the match."""
    word = bytes(32)
    here = room(seals=(seal(word), ""))
    ann, ben = here.guests(0, 1)
    there = Elsewhere(here)
    Guest(there, {1}).enter()
    ann.say("reveal", word=word.hex(), seat=0)
    assert ann.table["state"] == "playing"
    there.wait(10)
    kept = here.store.load_now("t1", LAST)
    assert kept is not None
    assert kept.rounds == here.table.state.rounds
    assert ben.view["layouts"] == ann.view["layouts"]
    assert there.table.sitting.state == "playing"


def test_whoever_asked_is_told_when_a_table_cannot_be_brought_up_to_date(
    room: MakeRoom, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    here = room(start=False, people=1)
    (ann,) = here.guests(0)
    ann.say("add-chair", who="open")
    Guest(Elsewhere(here), {0}).enter().say("name", name="Annabel")

    def broken(*_: object) -> object:
        raise KeyError("a mistake of ours")

    monkeypatch.setattr(TableState, "caught_up", broken)
    joined: list[object] = []
    here.table.join("Ben", "token", joined.append)
    here.settle()
    assert isinstance(joined[0], Refused)
    assert ann.bye == "moved-on"
    assert "a mistake of ours" in caplog.text


def test_a_table_that_is_put_away_is_gone_at_once(room: MakeRoom) -> None:
    """Nothing in it keeps the rest of it: a server looks for circles very rarely."""
    here = room(people=1, bots=("rookie",), house="holes=1", timer=30)
    (ann,) = here.guests(0)
    for _ in range(4):
        ann.play()
    ann.leave()
    here.clock.alarms.clear()
    gone = weakref.ref(here.table.pipeline), weakref.ref(here.table)
    gc.disable()
    try:
        del here.table
        assert [each() for each in gone] == [None, None]
    finally:
        gc.enable()


def test_a_move_that_is_refused_turns_nobodys_eyes(room: MakeRoom) -> None:
    here = room(game="four-card")
    device = Guest(here, {0, 1}).enter()
    assert device.visitor.eyes is None
    device.say("move", n=0, move="draw", seat=1)
    assert device.visitor.eyes is None


# Deciding and applying are pure

SCENE = Scene(1000.0, frozenset({0, 1}), {})
DECISIONS: dict[str, Callable[[TableState], Proposal | None]] = {
    "join": lambda state: decide(state, NOBODY, SCENE, TakeChair("New", "token", "")),
    "give up": lambda state: lobby.give_up(state, 1, SCENE, forget=True),
    "finish": lambda state: decide(state, NOBODY, SCENE, EndMatch()),
    "start": lambda state: shuffling.start(state, state.sitting.copy(), SCENE),
    "delete": lambda state: forgetting.wish(state, {0}, SCENE, by_host=False),
}


@pytest.mark.parametrize("what", DECISIONS)
@pytest.mark.parametrize("begun", [True, False])
def test_to_decide_changes_nothing(room: MakeRoom, what: str, begun: bool) -> None:
    table = room(start=begun, people=2, house="holes=2")
    if begun:
        play_hole(table.guests(0, 1))
    else:
        table.guests(0)[0].say("add-chair", who="open")
    state = table.table.state
    before = (state.number, state.sitting.written(), state.rounds, state.log, state.n)
    for _ in range(2):
        try:
            DECISIONS[what](state)
        except Refused:
            assert begun == (what == "join") or what == "delete"
    assert (state.number, state.sitting.written(), state.rounds, state.log, state.n) == before


def test_a_table_read_anew_is_the_one_that_was_played(room: MakeRoom) -> None:
    """What entries lead to one by one is what they lead to at once."""
    table = room(house="holes=1")
    players = table.guests(0, 1)
    play_out(players)
    players[0].say("name", name="Annabel")
    kept = table.store.load_now("t1", LAST)
    assert kept is not None
    played, anew = table.table.state, TableState.of(kept)
    assert (anew.number, anew.n, anew.rounds) == (played.number, played.n, played.rounds)
    assert anew.log
    assert played.log
    assert anew.log.match == played.log.match
    assert not any(difference(played, anew))


def test_a_table_that_stands_still_is_not_changed_by_catching_up(room: MakeRoom) -> None:
    table = room()
    (ann,) = table.guests(0)
    before, told = table.table.state, len(ann.told)
    table.table.catch_up()
    table.settle()
    assert not any(difference(before, table.table.state))
    assert table.table.state.number == before.number
    assert isinstance(table.table, Table)
    assert {message["t"] for message in ann.heard(told)} <= {"table"}
