"""Bots that take their time, and those who do not want to wait for them."""

from pathlib import Path

import pytest

from tests.table.room import Guest, Room

PACE = 700


def room_of(folder: Path, people: int = 1) -> tuple[Room, Guest]:
    room = Room(folder, people=people, bots=("weekender",) * 3, pace=PACE, timer=0, undo=False)
    guest = Guest(room, {0}, host=True).enter()
    others = [Guest(room, {seat}).enter() for seat in range(1, people)]
    while guest.view["phase"] == "tee-off":  # all at once
        room.wait(1)
        for each in (guest, *others):
            if each.view["moves"]:
                each.play()
    return room, guest


def to_bots(room: Room, guest: Guest) -> None:
    """Until it is a bot's turn, after one's own."""
    while not guest.view["moves"]:
        room.wait(1)
    while guest.view["moves"]:
        guest.play()
    assert guest.view["phase"] != "over"


def test_hurried_bots_play_at_once_until_it_is_ones_turn(tmp_path: Path) -> None:
    room, guest = room_of(tmp_path)
    to_bots(room, guest)
    n, then = guest.view["n"], room.clock.time
    guest.say("hurry")
    assert guest.view["moves"]
    assert guest.view["n"] >= n + 3
    assert room.clock.time == then  # no time has passed
    room.wait(5)
    assert guest.view["moves"]
    room.close()


def test_the_next_time_they_take_their_time_again(tmp_path: Path) -> None:
    room, guest = room_of(tmp_path)
    to_bots(room, guest)
    guest.say("hurry")
    to_bots(room, guest)
    n = guest.view["n"]
    room.wait(PACE / 1000 - 0.1)
    assert guest.view["n"] == n
    room.wait(0.2)
    assert guest.view["n"] == n + 1
    room.close()


def test_on_ones_own_turn_there_is_nothing_to_hurry(tmp_path: Path) -> None:
    room, guest = room_of(tmp_path)
    while not guest.view["moves"]:
        room.wait(1)
    assert guest.say("hurry") == []
    to_bots(room, guest)
    n = guest.view["n"]
    room.settle()
    assert guest.view["n"] == n
    room.close()


def test_a_hole_is_played_out_to_its_end(tmp_path: Path) -> None:
    room, guest = room_of(tmp_path)
    while guest.view["phase"] != "over":
        if guest.view["moves"]:
            guest.play()
        else:
            guest.say("hurry")
    assert guest.last("score")["holes"]
    room.close()


@pytest.mark.parametrize("there", [True, False])
def test_nobody_hurries_while_others_play(tmp_path: Path, there: bool) -> None:
    room, guest = room_of(tmp_path, people=2)
    if not there:
        room.table.visitors[-1].close("gone")
    (refused,) = [told for told in guest.say("hurry") if told["t"] == "refused"]
    assert refused["why"] == "others-play"
    room.close()


def test_whoever_watches_hurries_nobody(tmp_path: Path) -> None:
    room, _ = room_of(tmp_path)
    spectator = Guest(room, set()).enter()
    (refused,) = spectator.say("hurry")
    assert refused["t"] == "refused"
    room.close()
