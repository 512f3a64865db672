"""Sequences of events that once stopped a table or gave something away."""

from collections.abc import Callable
from typing import Any

import pytest

from backnine.protocol import Settings, Start
from backnine.record import write
from backnine.refused import Refused
from backnine.table.acts import MOST_WAITING
from backnine.table.clocks import RETRY_SECONDS
from backnine.table.presence import MOST_DEVICES, MOST_WATCHING
from backnine.table.records import record_of
from tests.table.room import Guest, MakeRoom, play_hole, play_out


def test_a_flood_of_wishes_loses_no_move_of_a_bot(room: MakeRoom) -> None:
    table = room(people=1, bots=("rookie",), pace=500)
    (ann,) = table.guests(0)
    for number in range(MOST_WAITING + 20):
        table.table.handle(ann.visitor, Settings(timer=number))
    while table.clock.ring(table.clock.time + 1):  # the bot's pace is over while all that waits
        pass
    table.settle()
    assert any(message.get("why") == "too-many-requests" for message in ann.heard())
    table.wait(5)
    assert table.table.pipeline.bot_turns.seat is None
    assert table.moves() == 2


def test_who_has_gone_before_being_let_in_is_not_here(room: MakeRoom) -> None:
    table = room()
    (ann,) = table.guests(0)
    table.table.handle(ann.visitor, Settings(timer=60))  # is being stored
    ghost = Guest(table, {1})
    table.table.enter(ghost.visitor)
    table.table.exit(ghost.visitor)
    table.settle()
    assert table.table.visitors == [ann.visitor]
    assert not ann.table["chairs"][1]["here"]


@pytest.mark.parametrize("who", ["open", "here", "bot"])
def test_the_key_of_who_was_asked_to_go_opens_nothing(room: MakeRoom, who: str) -> None:
    """Also when it was shown before, and the chair has somebody else meanwhile."""
    table = room(start=False)
    (ann,) = table.guests(0)
    late = Guest(table, {1})  # the key was looked up, hello has not been said
    ann.say("set-chair", seat=1, who=who)
    joined: list[int | Refused] = []
    table.table.join("New", "token", joined.append)
    table.settle()
    late.enter()
    assert late.visitor.seats == []


def test_who_has_left_cannot_play_on_from_another_device(room: MakeRoom) -> None:
    table = room()
    ann, ben = table.guests(0, 1)
    ben.say("leave")
    again = Guest(table, {1}).enter()
    assert again.visitor.seats == []
    assert again.say("move", n=again.view["n"], move="flip 1")[0]["why"] == "not-your-seat"
    assert ann.table["chairs"][1]["kind"] == "left"


def test_without_spectators_who_has_no_seat_any_more_sees_no_more(room: MakeRoom) -> None:
    table = room(watch=False)
    _, ben = table.guests(0, 1)
    ben.say("leave")
    assert ben.bye == "left"
    assert Guest(table, set()).enter().bye == "no-spectators"


def test_a_guest_who_goes_does_not_end_a_table_that_has_not_begun(room: MakeRoom) -> None:
    table = room(start=False, people=1)
    table.table.sitting.host = None  # run by who has the host's key
    host, ann = Guest(table, set(), host=True).enter(), table.guests(0)[0]
    ann.say("leave")
    assert host.table["state"] == "open"


def test_a_rematch_does_not_wait_for_who_has_gone(room: MakeRoom) -> None:
    table = room(house="holes=1")
    ann, ben = table.guests(0, 1)
    play_out([ann, ben])
    ann.say("rematch")
    assert ann.table["state"] == "over"
    ben.leave()
    assert ann.table["state"] == "playing"


def test_the_end_of_a_match_is_stored_later_if_the_disk_is_full(
    room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = room(house="holes=1", people=1, bots=("rookie",))
    (ann,) = table.guests(0)
    tries = [0]

    def full(id_: str, number: int, wish: Any, done: Callable[[Refused | None], None]) -> None:
        tries[0] += 1
        done(Refused("store-failed", reason="full"))

    monkeypatch.setattr(table.store, "change", full)
    while not ann.last("score")["outcome"]:
        if ann.view["phase"] == "over":
            ann.say("seen", hole=ann.view["hole"])
        else:
            ann.play()
    table.wait(1)
    assert tries[0] <= 2
    monkeypatch.undo()
    table.wait(10)
    assert ann.table["state"] == "over"


def test_removing_a_chair_moves_nobodys_absence_to_the_host(room: MakeRoom) -> None:
    table = room(start=False, people=3, grace=10)
    table.table.sitting.host = 2
    _, ben, host = table.guests(0, 1, 2)
    ben.leave()
    host.say("set-chair", seat=1, who="none")
    table.wait(20)
    table.table.sweep()
    table.settle()
    assert host.table["host"] == 1  # the host sits one place further up


def test_an_open_table_that_its_only_host_leaves_invites_nobody_any_more(room: MakeRoom) -> None:
    table = room(start=False, people=1)
    (ann,) = table.guests(0)
    ann.say("add-chair", who="open")
    ann.say("leave")
    joined: list[object] = []
    table.table.join("Ben", "token", joined.append)
    table.settle()
    assert [str(each) for each in joined] == ["table is ended"]


def test_a_mistake_of_ours_in_one_thing_does_not_stop_the_next(
    room: MakeRoom, caplog: pytest.LogCaptureFixture
) -> None:
    table = room()
    (ann,) = table.guests(0)

    def broken() -> None:
        raise ZeroDivisionError

    table.table.handle(ann.visitor, Settings(timer=60))
    table.table.acts.do(broken)
    table.table.handle(ann.visitor, Settings(timer=70))
    table.settle()
    assert ann.table["timer"] == 70
    assert "ZeroDivisionError" in caplog.text


def test_nobody_keeps_a_head_for_long(room: MakeRoom) -> None:
    table = room(start=False)
    (ann,) = table.guests(0)
    assert ann.say("add-chair", who="bot", bot="tour@10000")[0]["why"] == "no-such-budget"
    assert ann.say("add-chair", who="bot", bot="tour@200")[0]["t"] == "table"


def test_a_table_written_to_by_another_tells_who_comes_and_who_joins(room: MakeRoom) -> None:
    table = room(start=False)
    (ann,) = table.guests(0)
    table.table.handle(ann.visitor, Start())
    late, joined = Guest(table, {1}), list[int | Refused]()
    table.table.enter(late.visitor)
    table.table.join("New", "token", joined.append)
    table.table.pipeline._end("moved-on")
    table.settle()
    assert late.bye == "moved-on"
    assert isinstance(joined[0], Refused)


def test_nobody_talks_more_from_two_devices(room: MakeRoom) -> None:
    table = room()
    one, other = table.guests(0, 0)
    for guest in (one, other, one):
        assert guest.say("say", phrase="wow")[0]["t"] == "said"
    assert other.say("say", phrase="wow")[0]["why"] == "too-many-phrases"


def test_to_have_seen_a_hole_again_tells_nobody_anything(room: MakeRoom) -> None:
    """A device could make a table write views for everybody, over and over."""
    table = room(house="holes=2")
    ann, ben = table.guests(0, 1)
    play_hole([ann, ben])
    ann.say("seen", hole=1)
    before = len(ben.told)
    assert not ann.say("seen", hole=1)
    assert len(ben.told) == before
    ann.say("pause")
    assert ben.table["state"] == "paused"
    before = len(ben.told)
    ben.say("seen", hole=1)
    assert len(ben.told) == before
    ann.say("resume")
    ben.say("seen", hole=1)
    assert ann.view["hole"] == ben.view["hole"] == 2


def test_spectators_keep_no_player_out(room: MakeRoom) -> None:
    table = room()
    (ann,) = table.guests(0)
    crowd = [Guest(table, set()).enter() for _ in range(MOST_WATCHING + 1)]
    assert [guest.bye for guest in crowd] == [None] * MOST_WATCHING + ["crowded"]
    assert Guest(table, {1}).enter().bye is None
    assert ann.bye is None


@pytest.mark.parametrize("chairs", [{0}, set()])
def test_the_oldest_device_of_a_seat_makes_way_for_the_newest(room: MakeRoom, chairs: set[int]) -> None:
    """The host without a seat, too."""
    table = room(people=1 if chairs else 0, bots=("rookie", "rookie"))
    devices = [Guest(table, set(chairs), host=not chairs).enter() for _ in range(MOST_DEVICES + 2)]
    assert [guest.bye for guest in devices] == ["crowded"] * 2 + [None] * MOST_DEVICES
    assert table.table.visitors == [guest.visitor for guest in devices[2:]]


def test_a_device_for_the_whole_family_counts_for_each_of_its_seats(room: MakeRoom) -> None:
    table = room()
    ann, ben = table.guests(0, 1)
    for _ in range(MOST_DEVICES):
        Guest(table, {0, 1}).enter()
    assert (ann.bye, ben.bye) == ("crowded", "crowded")
    assert len(table.table.visitors) == MOST_DEVICES


def test_heads_that_cannot_think_leave_the_table_able_to_ask_again(
    room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = room(people=1, bots=("rookie",))

    def no_head(*_: object) -> None:
        raise OSError("no more processes")

    with monkeypatch.context() as broken:
        broken.setattr(table.brains, "think", no_head)
        (ann,) = table.guests(0)
    assert table.table.pipeline.bot_turns.seat is None
    while 0 in ann.view["acting"]:
        ann.play()
    assert table.moves() == 2
    table.wait(RETRY_SECONDS)
    assert table.moves() > 2


def test_the_record_says_who_thought_for_a_bot(room: MakeRoom) -> None:
    """`tour` may still be getting ready, or its head may be gone."""
    table = room(people=1, bots=("tour",), house="holes=1")
    table.brains.instead = "club"
    (ann,) = table.guests(0)
    table.brains.instead = ""
    play_out([ann])
    kept = table.store.load_now("t1")
    assert kept is not None
    first, second = write(record_of(kept, 0)).split("; seat 1 is back\n")
    assert first.partition("; club stands in for seat 1\n")[2].startswith("1: flip")
    assert second.startswith("1: ")
    assert "stands in" not in second
