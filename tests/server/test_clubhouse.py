"""Keeping house: tables sleep when nobody is there, old ones are forgotten, and trouble ends neither."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from backnine.refused import Refused
from backnine.server import clubhouse as house
from backnine.server.brains import WorkerBrains
from backnine.server.clubhouse import Clubhouse, NewChair, NewTable
from backnine.server.run import LoopClock
from backnine.server.settings import ServerSettings
from backnine.store import Entry, Pruned, database, pruning, rows
from backnine.store.calendar import DAY
from backnine.store.sqlite import SqliteStore
from backnine.table import Table

pytestmark = pytest.mark.anyio

NEW = NewTable("play-nine", [NewChair("here"), NewChair("open")])
BEGUN = NewTable("play-nine", [NewChair("here"), NewChair("bot")], start=True)


@pytest.fixture
async def clubhouse(tmp_path: Path) -> AsyncIterator[Clubhouse]:
    loop = asyncio.get_running_loop()
    settings = ServerSettings(data=tmp_path)
    store = SqliteStore(settings.database, loop.call_soon_threadsafe)
    yield Clubhouse(settings, store, LoopClock(loop), WorkerBrains(1))
    await asyncio.to_thread(store.close)


async def live(clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    """So many days pass; on each it is looked for what is old."""
    monkeypatch.setattr(pruning, "BREATH", 0)
    for _ in range(days):
        days_later(monkeypatch, 1)
        await clubhouse.forget_old()


def days_later(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now + days * DAY)


def tables(clubhouse: Clubhouse) -> set[str]:
    return {glance.id for glance in clubhouse.store.latest(9)}


async def play(clubhouse: Clubhouse, table: str, seat: int) -> None:
    """Somebody turns up a card, and is gone."""
    answer: asyncio.Future[Refused | None] = asyncio.get_running_loop().create_future()
    clubhouse.store.append(table, Entry(0, seat, "flip 1"), answer.set_result)
    assert await answer is None


async def test_what_is_forgotten_and_when(clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's move keeps a table; a bot's does not."""
    never_began, played, unplayed = [await clubhouse.make(wish) for wish in (NEW, BEGUN, BEGUN)]
    await play(clubhouse, played.table, 0)
    await play(clubhouse, unplayed.table, 1)
    await live(clubhouse, monkeypatch, 1)
    assert tables(clubhouse) == {never_began.table, played.table, unplayed.table}
    await live(clubhouse, monkeypatch, 2)
    assert tables(clubhouse) == {never_began.table, played.table}
    await live(clubhouse, monkeypatch, 6)
    assert tables(clubhouse) == {played.table}
    await live(clubhouse, monkeypatch, 82)
    assert clubhouse.pruned == Pruned(marked=1, spared=0, deleted=0, waiting=1)
    await live(clubhouse, monkeypatch, 7)
    assert tables(clubhouse) == set()
    assert clubhouse.pruned.deleted == 1


async def test_a_table_somebody_is_at_is_not_forgotten(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    awake, asleep = await clubhouse.make(NEW), await clubhouse.make(NEW)
    await clubhouse.table(awake.table)
    await live(clubhouse, monkeypatch, 10)
    assert tables(clubhouse) == {awake.table}
    assert clubhouse.store.load(asleep.table) is None


async def test_a_table_that_wakes_while_old_ones_are_deleted_stays(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await clubhouse.make(NEW)
    await live(clubhouse, monkeypatch, 8)
    assert clubhouse.pruned.waiting == 1
    due, woken = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def wait(reader: sqlite3.Connection, table: str) -> bool:
        loop.call_soon_threadsafe(due.set)
        assert woken.wait(20)
        return rows.is_whole(reader, table)

    monkeypatch.setattr(pruning, "is_whole", wait)
    looking = asyncio.create_task(live(clubhouse, monkeypatch, 1))
    await asyncio.wait_for(due.wait(), 20)
    await clubhouse.table(made.table)
    woken.set()
    await looking
    assert clubhouse.pruned.deleted == 0
    assert tables(clubhouse) == {made.table}


async def test_who_comes_when_a_table_is_just_gone_is_told(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await clubhouse.make(NEW)
    load = clubhouse._load

    def prune() -> Pruned:
        woken.result(20)
        return Pruned(0, 0, 0, 0)

    def load_and_lose(id_: str) -> Table:
        table = load(id_)
        clubhouse.store.forget(id_, lambda refused: None)
        return table

    woken: Future[None] = Future()
    monkeypatch.setattr(clubhouse, "_prune", prune)
    monkeypatch.setattr(clubhouse, "_load", load_and_lose)
    looking = asyncio.create_task(clubhouse.forget_old())
    await asyncio.sleep(0)  # it has begun
    with pytest.raises(Refused, match="no such table"):
        await clubhouse.table(made.table)
    assert clubhouse.tables == {}
    woken.set_result(None)
    await looking


async def test_empty_tables_sleep_but_not_while_somebody_joins(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await clubhouse.make(NEW)
    table = await clubhouse.table(made.table)
    monkeypatch.setattr(house, "SLEEP_SECONDS", 0)
    joining = asyncio.create_task(clubhouse.join(made.code.lower(), "Ben"))
    while not table.storing:
        await asyncio.sleep(0)
    clubhouse.sweep()
    assert clubhouse.tables == {made.table: table}
    assert (await joining).seat == 1
    clubhouse.sweep()
    assert clubhouse.tables == {}
    again = await clubhouse.table(made.table)
    assert again is not table
    assert again.sitting.chairs[1].name == "Ben"


async def test_a_locked_disk_does_not_end_it(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The oldest tables stay for another day, and empty ones still go to sleep."""
    made = await clubhouse.make(NEW)
    await clubhouse.table(made.table)
    days_later(monkeypatch, 8)
    clubhouse.tables.clear()
    other = sqlite3.connect(clubhouse.settings.database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.01)
    monkeypatch.setattr(house, "SWEEP_SECONDS", 0)
    swept = asyncio.Event()
    sweep = clubhouse.sweep

    def count() -> None:
        if "could not be kept" in caplog.text:
            swept.set()
        sweep()

    monkeypatch.setattr(clubhouse, "sweep", count)
    keeping = asyncio.create_task(clubhouse.keep_house())
    await asyncio.wait_for(swept.wait(), 20)
    other.execute("ROLLBACK")
    other.close()
    assert not keeping.done()
    keeping.cancel()
    assert clubhouse.store.load(made.table) is not None
