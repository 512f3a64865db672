"""What is stored for one household in a day is bounded; in memory, and nobody else's share."""

from os import urandom
from pathlib import Path

import pytest
from websockets import InvalidStatus

from backnine.refused import Refused
from backnine.server.guard import CHAIR_BYTES, MOVE_BYTES, TABLE_BYTES, Quota
from backnine.store import Change, Entry, Key, Round
from backnine.store.calendar import DAY
from backnine.table.sitting import Sitting, setup_of, write_setup
from tests.server.host import Host
from tests.store.shelf import SEED, Shelf
from tests.table.room import Guest, Room, playing


def test_a_day_gives_back_what_a_day_took() -> None:
    time = [0.0]
    quota = Quota(1, lambda: time[0])
    assert quota.pay("10.0.0.1", 1_000_000)
    quota.check("10.0.0.1")
    assert not quota.pay("10.0.0.1", 500_000)
    with pytest.raises(Refused) as refused:
        quota.check("10.0.0.1")
    assert (refused.value.why, refused.value.details) == ("quota-used-up", {"most": 1})
    quota.check("10.0.0.2")
    time[0] = DAY / 2 - 1
    with pytest.raises(Refused):
        quota.check("10.0.0.1")
    time[0] = DAY / 2 + 1
    quota.check("10.0.0.1")


def test_a_network_of_ipv6_is_one_household() -> None:
    quota = Quota(1, lambda: 0)
    quota.pay("2001:db8::1", 2_000_000)
    with pytest.raises(Refused):
        quota.check("2001:db8::2")
    quota.check("2001:db8:0:1::1")


def test_what_is_charged_is_no_less_than_what_is_stored(tmp_path: Path) -> None:
    """A table of six with all its keys, and moves of which every other was a stand-in's."""
    sitting = Sitting("play-nine")
    for place in range(6):
        sitting.add_chair("person", f"A long name, {place}")
    header = write_setup(setup_of(sitting, None))
    shelf = Shelf(tmp_path / "tables.db")
    before = _size(shelf)
    for number in range(100):
        keys = [Key(urandom(32), f"table{number}", "seat", seat) for seat in range(8)]
        new = Change(
            "playing", sitting.written(), f"CODE{number}", tuple(keys), round=Round(0, 0, SEED, header)
        )
        assert shelf.whys((f"table{number}", new)) == [None]
    assert (_size(shelf) - before) / 100 < TABLE_BYTES
    before = _size(shelf)
    moves = [("table7", Entry(n, n % 6, "swap 8", "weekender" * (n % 2))) for n in range(3000)]
    assert shelf.whys(*moves) == [None] * 3000
    assert (_size(shelf) - before) / 3000 < MOVE_BYTES
    shelf.close()


def _size(shelf: Shelf) -> int:
    shelf._writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return shelf.path.stat().st_size


def test_those_who_are_here_share_what_was_stored(tmp_path: Path) -> None:
    """Bots' moves, too; and whoever hangs up before the next sweep has paid."""
    room = Room(tmp_path, people=2, bots=("rookie",), house="holes=1")
    ann, ben = room.guests(0, 1)
    paid: dict[str, list[float]] = {"ann": [], "ben": []}
    ann.visitor.pay, ben.visitor.pay = paid["ann"].append, paid["ben"].append
    room.table.sweep()
    paid["ann"].clear()  # the bot's first moves, made before Ben came
    assert paid["ben"] == []
    before = room.table.n
    ann.play()
    share = (room.table.n - before) / 2
    assert share > 0
    room.table.sweep()
    room.table.sweep()
    assert paid == {"ann": [share], "ben": [share]}
    before = room.table.n
    ben.play()
    ben.leave()
    assert paid["ben"] == [share, (room.table.n - before) / 2]
    room.close()


def test_who_looks_in_makes_no_bill_smaller(tmp_path: Path) -> None:
    """Whoever comes or goes, what was stored is paid for once, by those who were there."""
    room = Room(tmp_path, people=2, house="holes=1")
    ann, ben = room.guests(0, 1)
    paid: dict[str, list[float]] = {"ann": [], "ben": [], "others": []}
    ann.visitor.pay, ben.visitor.pay = paid["ann"].append, paid["ben"].append
    before = room.table.n
    for player in playing([ann, ben]):
        player.play()
        others = [Guest(room, set()) for _ in range(10)]
        for other in others:
            other.visitor.pay = paid["others"].append
            other.enter()
        room.table.sweep()
        for other in others:
            other.leave()
    stored = room.table.n - before
    assert stored > 10
    assert sum(paid["ann"]) == sum(paid["ben"]) == stored / 2
    assert paid["others"] == []
    room.close()


@pytest.mark.anyio
async def test_a_household_that_stores_too_much_is_stopped(tmp_path: Path) -> None:
    options = ("--rate", "1000000", "--megabytes", "1", "--workers", "1")
    with Host(tmp_path / "data", *options) as host:
        made = host.make(people=2)
        token = made["seats"][0]["token"]
        ann = await host.enter(token)
        for _ in range(1_000_000 // TABLE_BYTES):  # and what comes back every second is far less
            host.make(people=2)
        await ann.move("flip 1")  # the last bytes
        assert (await ann.ended())[1] == "quota-used-up"
        with pytest.raises(AssertionError, match="quota-used-up"):
            host.make(people=2)
        with pytest.raises(InvalidStatus) as refused:
            await host.dial(token)
        assert refused.value.response.status_code == 429
        assert host.get("/health").status_code == 200
        assert 'backnine_hung_up_total{why="quota-used-up"} 1.0' in host.get("/metrics").text


def test_a_key_to_watch_is_paid_for_whichever_way_it_is_asked_for(tmp_path: Path) -> None:
    options = ("--rate", "1000000", "--megabytes", "1", "--workers", "1")
    with Host(tmp_path / "data", *options) as host:
        made = host.make(people=1, bots=["club"])
        for _ in range(1_000_000 // TABLE_BYTES - 1):
            host.make(people=2)
        enough = 3 * TABLE_BYTES // CHAIR_BYTES  # also for what comes back meanwhile
        wish = {"code": made["code"], "seat": None, "name": "Dana"}
        said = [
            host.request("POST", "/api/ask", wish | {"token": f"{number:043}"}).json()
            for number in range(enough)
        ]
        assert said[0]["answer"] == "yes"
        assert said[-1]["why"] == "quota-used-up"
