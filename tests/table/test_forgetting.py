"""Forget me, and delete this table: what goes, what stays, and who has to agree."""

from collections.abc import Callable

import pytest

from backnine.record import write
from backnine.record_reader import read
from backnine.replay import verify
from backnine.table.forgetting import with_name_forgotten
from backnine.table.keys import token_hash
from backnine.table.latecomers import DoorQuestion
from backnine.table.records import record_of
from backnine.table.sitting import read_sitting
from tests.table.room import Guest, Room

MakeRoom = Callable[..., Room]


def kept_bytes(table: Room) -> bytes:
    """All that the store has on disk."""
    table.store.close()
    folder = table.store.path.parent
    return b"".join(file.read_bytes() for file in folder.glob("tables.db*"))


def call(guest: Guest, name: str) -> None:
    guest.say("name", name=name)


def named(room: MakeRoom, **wishes: object) -> tuple[Room, list[Guest]]:
    """Xanthippe and Ben are about to play."""
    table = room(start=False, people=2, house="holes=1", **wishes)
    guests = table.guests(0, 1)
    call(guests[0], "Xanthippe")
    call(guests[1], "Ben")
    return table, guests


def play_out(table: Room, guests: list[Guest]) -> None:
    while guests[-1].table["state"] == "playing":
        for guest in guests:
            if guest.view["moves"]:
                guest.play()
        table.wait(50)


# Forget me


def test_in_a_match_a_bot_plays_on_under_another_name(room: MakeRoom) -> None:
    table, (ann, ben) = named(room)
    ann.say("start")
    ann.say("leave", forget=True)
    chair = ben.table["chairs"][0]
    assert (chair["kind"], chair["name"]) == ("left", "Golfer")
    assert table.store.key_now(b"") is None
    play_out(table, [ben])
    kept = table.store.load_now("t1")
    assert kept is not None
    text = write(record_of(kept, 0))
    assert "Xanthippe" not in text
    verify(read(text))  # still proved
    assert b"Xanthippe" not in kept_bytes(table)


def test_after_the_match_the_name_goes_from_every_round(room: MakeRoom) -> None:
    table, (ann, ben) = named(room)
    ann.say("start")
    play_out(table, [ann, ben])
    call(ann, "Xanthippe II")
    ann.say("rematch")
    ben.say("rematch")
    play_out(table, [ann, ben])
    ann.say("leave", forget=True)
    kept = table.store.load_now("t1")
    assert kept is not None
    records = [record_of(kept, number) for number in (0, 1)]
    assert [record.setup.names for record in records] == [("Golfer", "Ben")] * 2
    for record in records:
        verify(read(write(record)))
    assert b"Xanthippe" not in kept_bytes(table)


def two_matches_of_two_people(room: MakeRoom) -> tuple[Room, Guest, Guest]:
    """Ben has played the first at seat 1 and left; Dana came, and has played the second."""
    table, (ann, ben) = named(room)
    ann.say("start")
    play_out(table, [ann, ben])
    ben.say("leave")
    dana = sit_down(table, ann, "Dana")
    ann.say("rematch")
    dana.say("rematch")
    play_out(table, [ann, dana])
    return table, ann, dana


def names_in_records(table: Room) -> list[str]:
    kept = table.store.load_now("t1")
    assert kept is not None
    return [record_of(kept, number).setup.names[1] for number in (0, 1)]


def test_who_had_the_seat_before_keeps_their_name(room: MakeRoom) -> None:
    table, _, dana = two_matches_of_two_people(room)
    assert names_in_records(table) == ["Ben", "Dana"]
    dana.say("leave", forget=True)
    assert names_in_records(table) == ["Ben", "Golfer"]


@pytest.mark.parametrize(("name", "left"), [("Ben", ["Golfer", "Dana"]), ("Dana", ["Ben", "Golfer"])])
def test_a_name_is_taken_from_who_had_it_alone(room: MakeRoom, name: str, left: list[str]) -> None:
    table, _, _ = two_matches_of_two_people(room)
    kept = table.store.load_now("t1")
    assert kept is not None
    change = with_name_forgotten(kept, name)
    assert change is not None
    table.store.change("t1", kept.number, change, lambda problem: None)
    table.settle_store()
    assert names_in_records(table) == left
    assert name.encode() not in kept_bytes(table)


def sit_down(table: Room, host: Guest, name: str) -> Guest:
    """In seat 1, later than the others."""
    table.table.ask_to_come_in(DoorQuestion(name, 1, token_hash(name)), lambda said: None)
    table.settle()
    host.say("let-in", asking=host.table["asking"][0]["asking"])
    return Guest(table, {table.table.sitting.chairs[1].id}).enter()


@pytest.mark.parametrize(("name", "left"), [("Dana", "Golfer"), ("Mika", None)])
def test_the_name_of_who_took_a_bots_chair_and_left_it_goes_too(
    room: MakeRoom, name: str, left: str | None
) -> None:
    """But not that of a bot."""
    table = room(people=1, bots=("club",), house="holes=1")
    (ann,) = table.guests(0)
    bot = table.table.sitting.chairs[1].name
    assert bot == "Mika"
    if left:
        dana = sit_down(table, ann, "Dana")
        play_out(table, [ann, dana])
        dana.say("leave")
    else:
        play_out(table, [ann])
    sit_down(table, ann, "Eli")
    kept = table.store.load_now("t1")
    assert kept is not None
    change = with_name_forgotten(kept, name)
    if left is None:
        assert change is None
        return
    assert change is not None
    table.store.change("t1", kept.number, change, lambda problem: None)
    table.settle_store()
    kept = table.store.load_now("t1")
    assert kept is not None
    assert record_of(kept, 0).setup.names[1] == left
    assert [chair.name for chair in read_sitting(kept.sitting).chairs] == ["P0", "Eli"]


def test_before_the_start_the_chair_is_free_and_the_name_gone(room: MakeRoom) -> None:
    table, (ann, ben) = named(room)
    ann.say("leave", forget=True)
    assert ben.table["chairs"][0]["kind"] == "open"
    assert b"Xanthippe" not in kept_bytes(table)


def test_two_who_are_forgotten_are_told_apart(room: MakeRoom) -> None:
    table = room(people=3)
    ann, ben, cat = table.guests(0, 1, 2)
    ann.say("leave", forget=True)
    ben.say("leave", forget=True)
    assert [chair["name"] for chair in cat.table["chairs"]] == ["Golfer", "Golfer 2", "P2"]


def test_whoever_only_leaves_keeps_the_name(room: MakeRoom) -> None:
    ann, ben = room(people=2).guests(0, 1)
    ann.say("leave")
    assert ben.table["chairs"][0]["name"] == "P0"


def test_the_key_opens_nothing_more_and_a_restart_brings_nothing_back(room: MakeRoom) -> None:
    table, (ann, _) = named(room)
    ann.say("start")
    ann.say("leave", forget=True)
    table.restart()
    assert [chair.name for chair in table.table.sitting.chairs] == ["Golfer", "Ben"]
    assert Guest(table, {0}).enter().last("welcome")["seats"] == []


# Delete this table


def is_deleted(table: Room) -> bool:
    return table.store.load_now("t1") is None


def test_who_plays_alone_deletes_at_once(room: MakeRoom) -> None:
    table = room(people=1, bots=("rookie",))
    (ann,) = table.guests(0)
    ann.say("delete")
    assert is_deleted(table)
    assert ann.bye == "deleted"
    assert table.table.broken


def test_nothing_of_a_deleted_table_stays_in_the_file(room: MakeRoom) -> None:
    table, (ann, ben) = named(room)
    ann.say("start")
    ann.say("delete")
    ben.say("delete")
    assert is_deleted(table)
    assert b"Xanthippe" not in kept_bytes(table)


def test_a_running_match_is_deleted_when_all_who_sit_there_agree(room: MakeRoom) -> None:
    table = room(people=3)
    ann, ben, cat = table.guests(0, 1, 2)
    cat.leave()
    ann.say("delete")
    assert ben.table["deleting"] == [0]
    ben.say("delete")
    assert not is_deleted(table)  # Cat is away, and has a say
    cat.enter()
    cat.say("delete")
    assert is_deleted(table)
    assert [each.bye for each in (ann, ben, cat)] == ["deleted"] * 3


def test_a_wish_can_be_taken_back_and_outlives_a_restart(room: MakeRoom) -> None:
    table = room(people=2)
    ann, ben = table.guests(0, 1)
    ann.say("delete")
    table.restart()
    ann, ben = table.guests(0, 1)
    assert ben.table["deleting"] == [0]
    ann.say("delete", on=False)
    assert ben.table["deleting"] == []
    ben.say("delete")
    assert not is_deleted(table)


def test_after_the_match_those_who_are_here_decide(room: MakeRoom) -> None:
    table = room(people=2, house="holes=1", grace=30)
    ann, ben = table.guests(0, 1)
    play_out(table, [ann, ben])
    ann.say("delete")
    assert not is_deleted(table)  # nobody's record goes from under their eyes
    ben.leave()
    table.wait(20)
    ann.say("delete")
    assert not is_deleted(table)  # perhaps only a phone that sleeps
    table.wait(20)
    ann.say("delete")
    assert is_deleted(table)


def test_a_wish_is_of_one_match(room: MakeRoom) -> None:
    table = room(people=2, house="holes=1")
    ann, ben = table.guests(0, 1)
    play_out(table, [ann, ben])
    ann.say("delete")
    ann.say("rematch")
    ben.say("rematch")
    ben.say("delete")
    assert not is_deleted(table)
    assert ben.table["deleting"] == [1]


def test_before_the_start_it_is_the_hosts_to_decide(room: MakeRoom) -> None:
    table = room(people=2, start=False)
    ann, ben = table.guests(0, 1)
    assert ben.say("delete")[0]["why"] == "only-the-host"
    ann.say("delete")
    assert is_deleted(table)


def test_a_spectator_deletes_nothing(room: MakeRoom) -> None:
    table = room(people=1, bots=("rookie",))
    eve = Guest(table, set()).enter()
    assert eve.say("delete")[0]["why"] == "only-players"
    assert not is_deleted(table)


def test_several_at_one_device_agree_together(room: MakeRoom) -> None:
    table = room(people=2)
    both = Guest(table, {0, 1}).enter()
    both.say("delete")
    assert is_deleted(table)


def test_a_table_run_by_the_hosts_key_is_deleted_by_it(room: MakeRoom) -> None:
    table = room(people=0, bots=("rookie", "rookie"))
    host = Guest(table, set(), host=True).enter()
    host.say("delete")
    assert is_deleted(table)


@pytest.mark.parametrize("message", ["ping", "start", "delete"])
def test_nothing_is_done_at_a_deleted_table(room: MakeRoom, message: str) -> None:
    table = room(people=1, bots=("rookie",))
    (ann,) = table.guests(0)
    ann.say("delete")
    assert ann.say(message) == []
    table.table.touch()
    table.settle()
    assert is_deleted(table)
