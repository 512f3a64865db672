"""Keeping house: tables sleep when nobody is there, old ones are forgotten, and trouble ends neither."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from backnine.server import clubhouse as house
from backnine.server.brains import WorkerBrains
from backnine.server.clubhouse import Clubhouse, NewChair, NewTable
from backnine.server.run import LoopClock
from backnine.server.settings import DAY, ServerSettings
from backnine.store import database
from backnine.store.sqlite import SqliteStore

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


def days_later(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now + days * DAY)


async def test_what_is_forgotten_and_when(clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch) -> None:
    never_began, begun = await clubhouse.make(NEW), await clubhouse.make(BEGUN)
    for days, kept in ((6, {never_began.table, begun.table}), (8, {begun.table}), (366, set())):
        days_later(monkeypatch, days)
        await clubhouse.forget_old()
        assert {glance.id for glance in clubhouse.store.latest(9)} == kept
        monkeypatch.undo()


async def test_a_table_somebody_is_at_is_not_forgotten(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    awake, asleep = await clubhouse.make(NEW), await clubhouse.make(NEW)
    await clubhouse.table(awake.table)
    days_later(monkeypatch, 8)
    await clubhouse.forget_old()
    assert [glance.id for glance in clubhouse.store.latest(9)] == [awake.table]
    assert clubhouse.store.load(asleep.table) is None


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
