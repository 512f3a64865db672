"""The host sends somebody off: before the start the chair is free again, later a bot plays on."""

from collections.abc import Callable

import pytest

from tests.table.room import Room, play_out, playing

MakeRoom = Callable[..., Room]


def test_a_bot_plays_on_and_the_player_is_told(room: MakeRoom) -> None:
    table = room(people=3, watch=True, house="holes=1")
    ann, ben, cat = table.guests(0, 1, 2)
    for guest in playing([ann, ben, cat]):
        guest.play()
        if table.moves() > 8:
            break
    ann.say("send-off", seat=1)
    assert (ben.bye, cat.bye) == ("sent-off", None)
    chair = cat.table["chairs"][1]
    assert (chair["kind"], chair["name"], chair["bot"]) == ("left", "P1", "weekender")
    play_out([ann, cat])
    assert cat.table["state"] == "over"


def test_before_the_start_the_chair_is_free_again(room: MakeRoom) -> None:
    table = room(people=2, start=False)
    ann, ben = table.guests(0, 1)
    ann.say("send-off", seat=1)
    assert (ben.bye, ann.table["chairs"][1]["kind"]) == ("sent-off", "open")


@pytest.mark.parametrize("state", ["open", "playing", "paused"])
def test_only_the_host_may(room: MakeRoom, state: str) -> None:
    table = room(people=3, start=state != "open")
    ann, ben, _ = table.guests(0, 1, 2)
    if state == "paused":
        ann.say("pause")
    before = table.table.sitting.written()
    for seat in (0, 1, 2):
        assert ben.say("send-off", seat=seat)[0]["why"] == "only-the-host"
    assert table.table.sitting.written() == before


def test_neither_the_host_nor_a_bot_nor_nobody_is_sent_off(room: MakeRoom) -> None:
    ann, _ = room(people=2, bots=("rookie",)).guests(0, 1)
    said = [ann.say("send-off", seat=seat)[0]["why"] for seat in (0, 2, 5)]
    assert said == ["host-sits-there", "no-person-there", "no-such-seat"]


def test_who_is_sent_off_cannot_come_again(room: MakeRoom) -> None:
    table = room(people=2, watch=False)
    ann, ben = table.guests(0, 1)
    ann.say("send-off", seat=1)
    assert ben.enter().bye == "no-spectators"
