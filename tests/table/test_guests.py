"""Bots of the host's own in chairs: which may be chosen is the table's to know, not the process's."""

from pathlib import Path

import pytest

from backnine.refused import Refused
from backnine.table.outsiders import bot_at_a_table
from tests.table.room import Room


@pytest.mark.parametrize("message", ["set-chair", "add-chair"])
def test_a_refusal_lists_all_that_may_be_chosen(tmp_path: Path, message: str) -> None:
    room = Room(tmp_path, start=False)
    room.brains.guests = ("mine", "yours")
    ann, *_ = room.guests(0, 1)
    where = {"seat": 1} if message == "set-chair" else {}
    (refused,) = ann.say(message, who="bot", bot="theirs", **where)
    assert (refused["t"], refused["why"]) == ("refused", "no-such-bot")
    assert refused["details"]["bots"] == "rookie, weekender, club, tour, random, mine, yours"
    ann.say(message, who="bot", bot="mine", **where)
    assert ann.last("table")["chairs"][-1]["name"] == "mine"
    room.close()


def test_no_other_table_knows_the_guests_of_this_one() -> None:
    assert bot_at_a_table("mine", ("mine",)) == "mine"
    with pytest.raises(Refused):
        bot_at_a_table("mine")
