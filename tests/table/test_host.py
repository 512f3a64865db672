"""Whoever makes a table stays its host: being away costs nobody the office."""

from collections.abc import Callable

import pytest

from tests.table.room import Guest, Room

MakeRoom = Callable[..., Room]


def sweep(table: Room, seconds: float) -> None:
    """So much time, as the server lets it pass: it looks after its tables every now and then."""
    for _ in range(2):
        table.table.sweep()
        table.settle()
        table.wait(seconds / 2)
    table.table.sweep()
    table.settle()


def away(table: Room) -> tuple[Guest, Guest, Guest]:
    """The host's phone sleeps, and two others wait."""
    host, ben, cat = table.guests(0, 1, 2)
    host.leave()
    sweep(table, 40)
    return host, ben, cat


def test_the_office_stays_and_somebody_acts_meanwhile(room: MakeRoom) -> None:
    _, ben, cat = away(room(start=False, people=3, grace=30))
    for guest in (ben, cat):
        assert (guest.table["host"], guest.table["acting_host"]) == (0, 1)
        assert not guest.last("welcome")["host"]


def test_nobody_acts_before_the_grace_is_over(room: MakeRoom) -> None:
    table = room(start=False, people=2, grace=30)
    host, ben = table.guests(0, 1)
    host.leave()
    sweep(table, 20)
    assert ben.table["acting_host"] is None
    assert ben.say("start")[0]["why"] == "only-the-host"


@pytest.mark.parametrize(
    ("message", "fields"),
    [
        ("set-chair", {"seat": 0, "who": "none"}),
        ("set-chair", {"seat": 2, "who": "open"}),
        ("add-chair", {"who": "bot"}),
        ("settings", {"house": "holes=1"}),
        ("settings", {"watch": False}),
        ("hand-over", {"seat": 1}),
        ("hand-over", {"seat": 2}),
    ],
)
def test_whoever_acts_takes_nothing_from_anybody(
    room: MakeRoom, message: str, fields: dict[str, object]
) -> None:
    table = room(start=False, people=3, grace=30)
    _, ben, _ = away(table)
    before = table.table.sitting.written()
    assert ben.say(message, **fields)[0]["why"] == "only-the-host"
    assert table.table.sitting.written() == before


def test_whoever_acts_may_start_and_only_they(room: MakeRoom) -> None:
    _, ben, cat = away(room(start=False, people=3, grace=30))
    assert cat.say("start")[0]["why"] == "only-the-host"
    ben.say("start")
    assert (ben.table["state"], ben.table["host"], ben.table["acting_host"]) == ("playing", 0, None)


def test_the_host_is_back_at_once(room: MakeRoom) -> None:
    host, ben, _ = away(room(start=False, people=3, grace=30))
    host.enter()
    assert (host.last("welcome")["host"], host.table["acting_host"]) == (True, None)
    assert ben.say("start")[0]["why"] == "only-the-host"
    host.say("set-chair", seat=1, who="open")
    assert ben.last("welcome")["seats"] == []


def test_when_whoever_acts_has_gone_the_next_does(room: MakeRoom) -> None:
    _, ben, cat = away(room(start=False, people=3, grace=30))
    ben.leave()
    assert cat.table["acting_host"] == 2
    cat.say("start")
    assert cat.table["state"] == "playing"


def test_somebody_acts_for_a_host_who_never_came(room: MakeRoom) -> None:
    table = room(start=False, people=2, grace=10)
    (ann,) = table.guests(0)
    ann.say("hand-over", seat=1)  # who has a key and never used it
    sweep(table, 20)
    assert (ann.table["host"], ann.table["acting_host"]) == (1, 0)


def test_in_a_match_nobody_takes_the_office_from_a_host_who_is_away(room: MakeRoom) -> None:
    table = room(people=2, grace=30)
    host, ben = table.guests(0, 1)
    host.leave()
    sweep(table, 100)
    assert (ben.table["host"], ben.table["acting_host"]) == (0, 1)
    assert ben.say("pause")[-1]["why"] == "only-the-host"
    assert ben.table["chairs"][0]["standing_in"]
    host.enter()
    assert host.say("pause")[-1]["t"] != "refused"
    assert host.table["state"] == "paused"


def test_a_restart_changes_no_host(room: MakeRoom) -> None:
    table = room(start=False, people=3, grace=30)
    away(table)
    table.restart()
    host, ben, _ = table.guests(0, 1, 2)
    assert host.last("welcome")["host"]
    assert not ben.last("welcome")["host"]


def test_a_host_who_leaves_for_good_hands_over(room: MakeRoom) -> None:
    host, ben, _ = room(start=False, people=3).guests(0, 1, 2)
    host.say("leave")
    assert ben.last("welcome")["host"]
