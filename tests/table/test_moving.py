"""A seat goes on at another device: with a new key, the same player and the same clock."""

from collections.abc import Callable

from backnine.refused import Refused
from backnine.table.keys import token_hash
from tests.table.room import Guest, Room, play_out, playing

MakeRoom = Callable[..., Room]


def move(table: Room, chair: int, token: str = "another") -> Guest:
    """To a device that is not connected yet."""
    said: list[int | Refused] = []
    table.table.move_seat(chair, token, said.append)
    table.settle()
    [seat] = said
    assert isinstance(seat, int), seat
    return Guest(table, {table.table.sitting.chairs[seat].id})


def kind_of_key(table: Room, token: str) -> str | None:
    key = table.store.key_now(token_hash(token))
    return key and key.kind


def test_the_new_device_plays_on_and_the_old_one_is_told(room: MakeRoom) -> None:
    table = room(people=2, watch=True)
    ann, old = table.guests(0, 1)
    for guest in playing([ann, old]):
        guest.play()
        if table.moves() > 6:
            break
    new = move(table, 1)
    assert old.bye == "moved"
    assert ann.bye is None
    new.enter()
    assert (new.last("welcome")["seats"], new.view["seat"]) == ([1], 1)
    assert (ann.table["chairs"][1]["name"], ann.table["chairs"][1]["here"]) == ("P1", True)
    play_out([ann, new])
    assert ann.table["state"] == "over"


def test_the_old_key_opens_nothing_more(room: MakeRoom) -> None:
    table = room(people=2, watch=False)
    _, old = table.guests(0, 1)
    move(table, 1)
    assert [kind_of_key(table, token) for token in ("seat 1", "another")] == ["moved", "seat"]
    assert old.enter().bye == "no-spectators"
    said: list[int | Refused] = []
    table.table.move_seat(1, "a third", said.append)
    table.settle()
    assert [refused.why for refused in said if isinstance(refused, Refused)] == ["no-such-token"]


def test_host_and_wishes_go_along(room: MakeRoom) -> None:
    table = room(people=2)
    ann, ben = table.guests(0, 1)
    ann.say("delete")
    new = move(table, 0).enter()
    assert new.last("welcome")["host"]
    assert (ben.table["host"], ben.table["deleting"]) == (0, [0])


def test_nobody_gains_time_by_moving(room: MakeRoom) -> None:
    table = room(people=2, timer=60)
    ann, _ = table.guests(0, 1)
    seat = ann.view["acting"][0]
    chair = table.table.sitting.chairs[seat].id
    table.wait(20)
    new = move(table, chair).enter()
    assert {clock["seat"]: clock["left"] for clock in new.view["clocks"]}[seat] == 40


def test_for_whom_never_arrives_a_bot_stands_in(room: MakeRoom) -> None:
    table = room(people=2, grace=30, timer=0)
    ann, _ = table.guests(0, 1)
    move(table, 1)
    table.wait(31)
    assert ann.table["chairs"][1]["standing_in"]


def test_of_a_shared_device_the_others_stay(room: MakeRoom) -> None:
    table = room(people=3)
    ann = Guest(table, {0}).enter()
    shared = Guest(table, {1, 2}).enter()
    new = move(table, 2).enter()
    assert (shared.bye, shared.last("welcome")["seats"]) == (None, [1])
    assert new.last("welcome")["seats"] == [2]
    assert ann.bye is None


def test_what_was_shown_alone_and_seen_is_not_told_again(room: MakeRoom) -> None:
    """Four-Card Golf: to move to another device is no second look."""
    table = room(game="four-card", people=2)
    _, ben = table.guests(0, 1)
    ben.say("move", n=ben.view["n"], move="look", seat=1)
    looked = next(each for each in ben.view["played"] if each["seat"] == 1)["happened"]
    assert any(each.get("card") for each in looked)
    ben.say("noted", n=ben.view["n"], seat=1)
    new = move(table, 1).enter()
    whole = next(each for each in new.heard() if each.get("whole"))
    told = [each for played in whole["played"] if played["seat"] == 1 for each in played["happened"]]
    assert told
    assert not any(each.get("card") for each in told)
    assert not any(slot["card"] for slot in new.view["layouts"][1])


def test_a_word_stays_where_it_was_made(room: MakeRoom) -> None:
    """Before the start the new device seals one of its own."""
    table = room(people=2, start=False, seals=("", "ab" * 32))
    ann, _ = table.guests(0, 1)
    assert ann.table["chairs"][1]["seal"]
    move(table, 1)
    assert not ann.table["chairs"][1]["seal"]


def test_others_hear_of_it_after_catching_up(room: MakeRoom) -> None:
    """Another process has moved the seat: its old device is told the same."""
    table = room(people=2)
    ann, old = table.guests(0, 1)
    here, elsewhere = table.table, table.load()
    elsewhere.move_seat(1, "another", lambda said: None)
    table.settle()
    here.catch_up()
    table.settle()
    assert (old.bye, ann.bye) == ("moved", None)


def test_a_key_that_exists_is_refused_and_nobody_waits_for_it(room: MakeRoom) -> None:
    """It is no trouble of the store's: bots play on, and the seat has the key it had."""
    table = room(people=2, bots=("rookie",), house="holes=1")
    ann, ben = table.guests(0, 1)
    said: list[int | Refused] = []
    table.table.move_seat(1, "seat 0", said.append)
    table.settle()
    refused = said[-1]
    assert isinstance(refused, Refused)
    assert refused.why == "key-taken"
    assert table.table.pipeline.retry_at == 0
    assert (ben.bye, table.table.sitting.chairs[1].id) == (None, 1)
    play_out([ann, ben])
    assert ann.table["state"] == "over"
