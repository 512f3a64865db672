"""What whoever runs the server orders of a table."""

from collections.abc import Callable

import pytest

from backnine.record import write
from backnine.record_reader import read
from backnine.refused import Refused
from backnine.replay import verify
from backnine.store import Key, Slip
from backnine.table.keys import token_hash
from backnine.table.orders import AnyOrder, BreakOff, CallOtherwise, EraseKey, RemoveTable, ShutTable
from backnine.table.records import record_of
from tests.table.room import Guest, Room, play_out

MakeRoom = Callable[..., Room]


def order(room: Room, what: AnyOrder) -> bool | str:
    """Was the table deleted; or why it was refused."""
    said: list[bool | Refused] = []
    room.table.order(what, said.append)
    room.settle()
    (answer,) = said
    return answer.why if isinstance(answer, Refused) else answer


def seat_key(room: Room, chair: int) -> Key:
    key = room.store.key_now(token_hash(f"seat {chair}"))
    assert key is not None
    return key


def named(room: MakeRoom, **wishes: object) -> tuple[Room, list[Guest]]:
    table = room(people=2, names=("Xanthippe", "Ben"), house="holes=1", **wishes)
    return table, table.guests(0, 1)


# Ending a match


@pytest.mark.parametrize("paused", [False, True])
def test_a_match_is_broken_off_and_the_same_people_may_begin_another(room: MakeRoom, paused: bool) -> None:
    table, (ann, ben) = named(room)
    ann.play()
    if paused:
        ann.say("pause")
    assert order(table, BreakOff()) is False
    assert (ben.table["state"], ben.table["broken_off"], ben.table["records"]) == ("open", True, [0])
    assert [chair["matches"] for chair in ben.table["chairs"]] == [0, 0]
    assert ann.bye is None
    ann.say("start")
    assert (ben.table["state"], ben.table["broken_off"], ben.table["round"]) == ("playing", False, 1)
    play_out([ann, ben])
    kept = table.store.load_now("t1")
    assert kept is not None
    assert verify(read(write(record_of(kept, 1)))).outcome is not None
    assert record_of(kept, 0).outcome is None
    assert record_of(kept, 0).seed != record_of(kept, 1).seed


def test_nothing_of_a_match_that_is_broken_off_was_told_before(room: MakeRoom) -> None:
    table, (ann, ben) = named(room)
    ann.play()
    seed = table.table.state.on_table.seed.hex().encode()
    assert not any(seed in told for guest in (ann, ben) for told in guest.told)
    order(table, BreakOff())
    sealed = table.table.state.rounds[-1].seed.hex().encode()
    assert not any(sealed in told for guest in (ann, ben) for told in guest.told)


def test_only_a_match_that_is_played_can_be_broken_off(room: MakeRoom) -> None:
    table = room(start=False)
    assert order(table, BreakOff()) == "table-is-open"
    table.guests(0)[0].say("start")
    assert order(table, BreakOff()) is False
    assert order(table, BreakOff()) == "table-is-open"


def test_it_is_so_after_a_restart(room: MakeRoom) -> None:
    table, (ann, _) = named(room)
    ann.play()
    order(table, BreakOff())
    table.restart()
    (ann,) = table.guests(0)
    assert (ann.table["state"], ann.table["broken_off"]) == ("open", True)
    assert not any(told.startswith(b'{"t":"view"') for told in ann.told)


# Closing and deleting


@pytest.mark.parametrize("start", [False, True])
def test_a_table_is_shut_for_good(room: MakeRoom, start: bool) -> None:
    table, guests = named(room, start=start)
    assert order(table, ShutTable()) is False
    assert [guest.bye for guest in guests] == ["shut", "shut"]
    again = Guest(table, {0}).enter()
    assert again.bye == "shut"
    assert order(table, ShutTable()) == "table-is-shut"
    table.restart()
    assert Guest(table, {1}).enter().bye == "shut"
    assert seat_key(table, 0).kind == "seat"  # for the record
    if start:
        kept = table.store.load_now("t1")
        assert kept is not None
        assert record_of(kept, 0).outcome is None


def test_a_table_is_deleted_whoever_sits_there(room: MakeRoom) -> None:
    table, guests = named(room)
    guests[0].play()
    assert order(table, RemoveTable()) is True
    assert [guest.bye for guest in guests] == ["deleted", "deleted"]
    assert table.store.load_now("t1") is None
    assert order(table, RemoveTable()) == "no-such-table"


# Names


def test_a_name_is_another_everywhere_and_the_record_proves_what_it_did(room: MakeRoom) -> None:
    table, (ann, ben) = named(room)
    play_out([ann, ben])
    ann.say("rematch")
    ben.say("rematch")
    assert order(table, CallOtherwise("xanthippe", "Ann")) is False
    assert [chair["name"] for chair in ben.table["chairs"]] == ["Ann", "Ben"]
    play_out([ann, ben])
    kept = table.store.load_now("t1")
    assert kept is not None
    for number in (0, 1):
        record = record_of(kept, number)
        assert record.setup.names == ("Ann", "Ben")
        verify(read(write(record)))


@pytest.mark.parametrize(("new", "name"), [("", "Golfer"), ("Ben", "Ben 2"), ("Club", "Club 2")])
def test_the_new_name_is_nobody_elses(room: MakeRoom, new: str, name: str) -> None:
    table, (_, ben) = named(room)
    order(table, CallOtherwise("Xanthippe", new))
    assert [chair["name"] for chair in ben.table["chairs"]] == [name, "Ben"]


@pytest.mark.parametrize(("new", "left"), [("", [1]), ("Ann", [0, 1])])
def test_whose_name_is_forgotten_is_reminded_no_more(room: MakeRoom, new: str, left: list[int]) -> None:
    table, _ = named(room)
    for seat in (0, 1):
        table.store.pin(Slip("t1", f"bell-{seat}", b"x", seat), lambda problem: None)
    order(table, CallOtherwise("Xanthippe", new))
    found: list[list[Slip] | Refused] = []
    table.store.slips("t1", found.append)
    table.settle_store()
    assert found == [[Slip("t1", f"bell-{seat}", b"x", seat) for seat in left]]


@pytest.mark.parametrize("new", ["\u200b", "A" * 25])
def test_what_is_no_name_is_refused(room: MakeRoom, new: str) -> None:
    table, (_, ben) = named(room)
    assert order(table, CallOtherwise("Xanthippe", new)) == "bad-text"
    assert ben.table["chairs"][0]["name"] == "Xanthippe"


def test_nobody_is_called_so(room: MakeRoom) -> None:
    table, _ = named(room)
    assert order(table, CallOtherwise("Zoe", "Ann")) == "nobody-called-so"


# Keys


def test_what_belongs_to_a_key_goes_and_the_others_play_on(room: MakeRoom) -> None:
    table, (ann, ben) = named(room)
    ann.play()
    assert order(table, EraseKey(seat_key(table, 0))) is False
    assert table.store.key_now(token_hash("seat 0")) is None
    assert ann.table["chairs"][0]["name"] == "Golfer"
    assert ben.table["chairs"][0]["kind"] == "left"
    assert ben.table["host"] == 1
    play_out([ben])
    table.store.close()
    kept = b"".join(file.read_bytes() for file in table.store.path.parent.glob("tables.db*"))
    assert b"Xanthippe" not in kept


def test_the_last_persons_table_goes_whole(room: MakeRoom) -> None:
    table = room(people=1, bots=("rookie",), house="holes=1")
    (ann,) = table.guests(0)
    play_out([ann])
    assert order(table, EraseKey(seat_key(table, 0))) is True
    assert ann.bye == "deleted"
    assert table.store.load_now("t1") is None


def test_who_was_sent_off_is_forgotten_too(room: MakeRoom) -> None:
    table, (ann, _) = named(room)
    ann.say("send-off", seat=1)
    key = seat_key(table, 1)
    assert key.kind == "sent-off"
    assert order(table, EraseKey(key)) is False
    assert ann.table["chairs"][1]["name"] == "Golfer"
    assert table.store.key_now(token_hash("seat 1")) is None


def test_of_a_table_that_is_shut(room: MakeRoom) -> None:
    table, _ = named(room)
    key = seat_key(table, 0)
    order(table, ShutTable())
    assert order(table, EraseKey(key)) is False
    assert table.table.sitting.chairs[0].name == "Golfer"
    assert table.store.key_now(token_hash("seat 0")) is None
    assert order(table, EraseKey(seat_key(table, 1))) is True


def test_who_sits_there_now_keeps_the_seat(room: MakeRoom) -> None:
    """Ben was sent off, and a bot's chair is Dora's now: Ben's key erases nothing of hers."""
    table, (ann, _) = named(room, start=False)
    ann.say("send-off", seat=1)
    lost = seat_key(table, 1)
    joined: list[object] = []
    table.table.join("Dora", "", joined.append)
    table.settle()
    assert [chair["name"] for chair in ann.table["chairs"]] == ["Xanthippe", "Dora"]
    assert order(table, EraseKey(lost)) == "nobodys-key"
    assert [chair["name"] for chair in ann.table["chairs"]] == ["Xanthippe", "Dora"]


def test_a_key_that_belongs_to_nobody_any_more_is_said_to(room: MakeRoom) -> None:
    table, (ann, _) = named(room)
    stranger = Key(token_hash("who"), "t1", "moved", 77)
    assert order(table, EraseKey(stranger)) == "nobodys-key"
    assert ann.table["chairs"][0]["name"] == "Xanthippe"


def test_a_hosts_key_is_not_the_others_match(room: MakeRoom) -> None:
    table, (ann, _) = named(room)
    table.table.sitting.host = None
    ann.play()
    assert order(table, EraseKey(Key(token_hash("host"), "t1", "host"))) is False
    assert ann.bye is None
    assert ann.table["state"] == "playing"


def test_at_a_closed_table_people_take_their_name_back_themselves(room: MakeRoom) -> None:
    table, _ = named(room)
    order(table, ShutTable())
    problems: list[object] = []
    table.table.give_up(0, problems.append, forget=True)
    table.settle()
    assert problems == [None]
    assert table.table.sitting.chairs[0].name == "Golfer"
