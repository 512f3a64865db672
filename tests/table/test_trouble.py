"""The disk fails: nothing changes, whoever asked is told, and when it is back the table goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.room import Room


@pytest.fixture(params=["open", "playing", "over"])
def room(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Room]:
    """A table in each state, with Ann and Ben at it."""
    made = Room(tmp_path, start=request.param != "open", people=2, bots=("rookie",), house="holes=1")
    if request.param == "over":
        made.table.sitting.state = "over"
    yield made
    made.close()


def disk(room: Room, *, works: bool) -> None:
    room.store._writer.execute(f"PRAGMA query_only = {'OFF' if works else 'ON'}")


def test_a_change_that_cannot_be_stored(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    ann, ben = room.guests(0, 1)
    before = ann.table
    disk(room, works=False)
    answers = ann.say("hand-over", seat=1)
    assert [answer["why"] for answer in answers if answer["t"] == "refused"] == ["store-failed"]
    assert ben.say("ping") == [{"t": "pong"}]  # nothing waits for ever
    disk(room, works=True)
    room.wait(10)
    assert ann.table["host"] == before["host"] == 0
    ann.say("hand-over", seat=1)
    assert ben.table["host"] == 1
    assert [record.getMessage() for record in caplog.records] == ["the store failed", "the store works again"]


def test_the_bots_go_on_when_the_disk_is_back(tmp_path: Path) -> None:
    room = Room(tmp_path, people=1, bots=("rookie", "rookie"), house="holes=1", pace=700)
    (ann,) = room.guests(0)
    disk(room, works=False)
    n = ann.view["n"]
    assert ann.say("move", n=n, move="flip 1")[0]["why"] == "store-failed"
    disk(room, works=True)
    while not ann.table["records"]:
        if ann.view["phase"] == "over":
            ann.say("seen", hole=ann.view["hole"])
        elif ann.view["moves"]:
            ann.play()
        else:
            stored = room.moves()
            disk(room, works=False)
            room.wait(6)
            assert room.moves() == stored
            disk(room, works=True)
            room.wait(6)
            assert room.moves() > stored
    assert ann.table["state"] == "over"
    room.close()
