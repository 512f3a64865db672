"""The memory game: what one was shown alone is told again until it was seen, and not for the asking after."""

from typing import Any

import pytest

from tests.table.room import Guest, MakeRoom, Room

Json = dict[str, Any]
PRIVATE = ("looked", "peeked", "drew", "placed")


def secrets(view: Json) -> list[tuple[int, str]]:
    """Numbers of the moves of one's own that come with a card, and what happened."""
    return [
        (played["n"], happened["what"])
        for played in view.get("played", [])
        for happened in played["happened"]
        if played["seat"] == view["seat"] and happened["what"] in PRIVATE and "card" in happened
    ]


def numbers(view: Json) -> list[int]:
    return [played["n"] for played in view.get("played", [])]


def come_in(room: Room, chair: int, have: int | None = None) -> Json:
    """Somebody connects anew: the first view that is told."""
    guest = Guest(room, {chair}).enter(have)
    guest.leave()
    return next(message for message in guest.heard() if message["t"] == "view")


def asked_again(guest: Guest) -> list[Json]:
    """In every way in which a table can be asked what was played."""
    return [
        guest.say("hello")[-1],
        guest.say("hello", have=0)[-1],
        guest.say("move", n=0, move="draw")[-1],
        guest.say("eyes", seat=guest.visitor.seats[0])[-1],
        come_in(guest.room, guest.visitor.seats[0]),
        come_in(guest.room, guest.visitor.seats[0], have=0),
    ]


def looked(room: MakeRoom, **settings: Any) -> tuple[Room, Guest, Guest]:
    """Both have looked at their near cards; Ann first."""
    table = room(game="four-card", timer=0, **settings)
    ann, ben = table.guests(0, 1)
    ann.say("move", n=0, move="look")
    assert secrets(ann.view) == [(0, "looked")] * 2
    ben.say("move", n=1, move="look")
    return table, ann, ben


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
def test_a_browser_that_was_loaded_anew_hears_all_that_was_played_in_this_hole(
    room: MakeRoom, game: str
) -> None:
    table = room(game=game, people=1, bots=("rookie",), house="holes=2")
    (ann,) = table.guests(0)
    while ann.view["hole"] == 1:
        if ann.view["phase"] == "over":
            first = ann.view["n"]
            ann.say("seen", hole=1)
            continue
        ann.play()
        assert numbers(come_in(table, 0)) == list(range(ann.view["n"]))
    ann.play()
    for have in (None, 0, first - 1, first):
        assert numbers(come_in(table, 0, have)) == list(range(first, ann.view["n"]))
    for have in (ann.view["n"], 1_000_000):
        assert numbers(come_in(table, 0, have)) == []


def test_a_look_that_was_lost_on_its_way_is_told_again(room: MakeRoom) -> None:
    table, ann, _ = looked(room)
    ann.leave()
    table.restart()
    assert secrets(come_in(table, 0, have=0)) == [(0, "looked")] * 2
    assert secrets(come_in(table, 0)) == [(0, "looked")] * 2


def test_a_look_that_was_noted_is_not_told_again(room: MakeRoom) -> None:
    _, ann, ben = looked(room)
    assert ann.say("noted", n=1) == []
    for view in asked_again(ann):
        assert secrets(view) == []
    assert numbers(ann.say("hello")[-1]) == [0, 1]  # the move is told, the cards are not
    assert secrets(ben.say("hello")[-1]) == [(1, "looked")] * 2
    assert ann.say("noted", n=2, seat=1)[0]["why"] == "not-your-seat"
    assert secrets(ben.say("hello")[-1]) == [(1, "looked")] * 2


def test_who_says_to_have_a_view_has_seen_it(room: MakeRoom) -> None:
    _, ann, ben = looked(room)
    assert secrets(come_in(ann.room, 0, have=2)) == []
    ben.say("move", n=2, move="fly away")
    for guest in (ann, ben):
        for view in asked_again(guest):
            assert secrets(view) == []


def test_whoever_has_moved_since_has_seen_it(room: MakeRoom) -> None:
    table, *guests = looked(room)
    mover = guests[guests[0].view["turn"]]
    n = mover.view["n"]
    mover.say("move", n=n, move="draw")
    assert secrets(mover.view) == [(n, "drew")]
    for view in asked_again(mover):
        assert secrets(view) == [(n, "drew")]
        assert view["held"]
    mover.say("move", n=n + 1, move="swap 2")
    assert secrets(mover.view) == [(n + 1, "placed")]
    for _ in range(2):
        for view in asked_again(mover):
            assert secrets(view) == []
        table.restart()
        mover.enter()


def test_a_peek_is_told_again_until_the_next_move(room: MakeRoom) -> None:
    _, *guests = looked(room)
    mover = guests[guests[0].view["turn"]]
    n = mover.view["n"]
    mover.say("move", n=n, move="draw")
    mover.say("move", n=n + 1, move="peek 1")
    for view in asked_again(mover):
        assert secrets(view) == [(n + 1, "peeked")]
    mover.say("move", n=n + 2, move="swap 1")
    for view in asked_again(mover):
        assert secrets(view) == []


def test_what_a_stand_in_has_looked_at_is_told_to_who_comes_back(room: MakeRoom) -> None:
    table = room(game="four-card", timer=0, grace=10)
    ann, ben = table.guests(0, 1)
    ben.leave()
    ann.say("move", n=0, move="look")
    table.wait(11)
    assert (1, "looked") in secrets(come_in(table, 1))
    (ben,) = table.guests(1)
    ben.say("noted", n=ben.view["n"])
    assert secrets(come_in(table, 1)) == []


def test_what_was_noted_stays_so_when_the_table_has_slept(room: MakeRoom) -> None:
    table, ann, ben = looked(room)
    ann.say("noted", n=2)
    ann.leave()
    ben.leave()
    table.table.touch()  # it is put away
    table.settle()
    table.restart()
    assert secrets(come_in(table, 0)) == []
    assert secrets(come_in(table, 1)) == [(1, "looked")] * 2


def test_with_a_memory_aid_everything_is_told_again(room: MakeRoom) -> None:
    _, *guests = looked(room, memory_aid=True)
    mover = guests[guests[0].view["turn"]]
    mover.say("noted", n=2)
    mover.say("move", n=2, move="draw")
    mover.say("move", n=3, move="swap 2")
    mine = mover.view["seat"]
    told = [(mine, "looked"), (mine, "looked"), (2, "drew"), (3, "placed")]
    assert secrets(mover.say("hello")[-1]) == told


# Several people at one device


def shows_nobodys(view: Json) -> bool:
    return view["seat"] is None and view["moves"] == [] and view["held"] is None and secrets(view) == []


def hand_to(device: Guest, seat: int) -> Json:
    return device.say("eyes", seat=seat)[-1]


def test_a_shared_device_shows_nobodys_view_until_somebody_says_to_be_there(room: MakeRoom) -> None:
    table = room(game="four-card", people=3, start=False, memory_aid=True)
    device = Guest(table, {0, 1}).enter()
    (cat,) = table.guests(2)
    device.say("start")
    assert shows_nobodys(device.view)
    assert cat.view["seat"] == 2
    assert device.say("move", n=0, move="look")[0]["why"] == "not-your-seat"
    assert hand_to(device, 1)["moves"] == ["look", "decline"]
    assert device.say("eyes", seat=2)[0]["why"] == "not-your-seat"
    device.say("move", n=0, move="look", seat=1)
    assert secrets(device.view) == [(0, "looked")] * 2
    again = Guest(table, {0, 1}).enter()
    assert shows_nobodys(again.view)
    assert all(slot["card"] is None for layout in again.view["layouts"] for slot in layout)
    assert shows_nobodys(again.say("hello", have=0)[-1])
    assert any(slot["card"] for slot in hand_to(again, 1)["layouts"][1])


def test_a_shared_device_that_was_cut_off_shows_a_look_again_to_its_player_alone(room: MakeRoom) -> None:
    table = room(game="four-card", people=2)
    device = Guest(table, {0, 1}).enter()
    hand_to(device, 0)
    device.say("move", n=0, move="look", seat=0)
    device.leave()
    device = Guest(table, {0, 1}).enter(have=0)
    assert shows_nobodys(device.view)
    assert secrets(hand_to(device, 1)) == []
    assert secrets(hand_to(device, 0)) == [(0, "looked")] * 2
    device.say("noted", n=1)
    assert secrets(hand_to(device, 0)) == []


def test_every_hole_begins_with_the_question_who_is_there(room: MakeRoom) -> None:
    table = room(game="four-card", people=2, house="holes=2")
    device = Guest(table, {0, 1}).enter()
    while device.view["hole"] == 1:
        view = device.view
        if view["phase"] == "over":
            device = Guest(table, {0, 1}).enter()  # there is nothing to hide any more
            assert device.view["seat"] == 0
            device.say("seen", hole=1)
            continue
        hand_to(device, view["acting"][0])
        device.play()
    assert shows_nobodys(device.view)


def test_a_shared_device_is_asked_to_look_at_the_end_of_a_hole_nobody_of_it_finished(room: MakeRoom) -> None:
    table = room(game="four-card", people=3, house="holes=2", timer=0, grace=10)
    (cat,) = table.guests(2)
    device = Guest(table, {0, 1}).enter()
    device.leave()
    table.wait(11)
    while cat.view["phase"] != "over":
        if cat.view["turns"][0] and device.visitor.gone:
            device.enter()
        if cat.view["moves"] and 2 in cat.view["acting"]:
            cat.play()
        else:
            table.wait(301)  # nobody at the device says who is there
    assert (device.view["phase"], device.view["seat"]) == ("over", 0)
