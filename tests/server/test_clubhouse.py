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
from backnine.server.clubhouse import ChairAnswer, Clubhouse
from backnine.server.new_table import NewChair, NewTable
from backnine.server.run import LoopClock
from backnine.server.settings import ServerSettings
from backnine.store import Entry, Found, Kept, Pruned, database, pruning, whole
from backnine.store.calendar import DAY
from backnine.store.sqlite import SqliteStore
from backnine.table import Table, Visitor
from backnine.table.keys import token_hash
from backnine.table.latecomers import DoorQuestion
from backnine.table.requests import OpenWindow, SeatLatecomer

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


def on_disk(clubhouse: Clubhouse) -> SqliteStore:
    assert isinstance(clubhouse.store, SqliteStore)
    return clubhouse.store


def tables(clubhouse: Clubhouse) -> set[str]:
    return {glance.id for glance in on_disk(clubhouse).latest_now(9)}


async def play(clubhouse: Clubhouse, table: str, seat: int) -> None:
    """Somebody turns up a card, and is gone."""
    answer: asyncio.Future[Refused | None] = asyncio.get_running_loop().create_future()
    clubhouse.store.append(table, 1, Entry(0, seat, "flip 1"), answer.set_result)
    assert await answer is None


async def test_what_is_forgotten_and_when(clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's move keeps a table; a bot's does not."""
    days_later(monkeypatch, 0)  # from now on time stands still but for the days that are said to pass
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
    (await clubhouse.table(awake.table)).enter(Visitor(lambda told: None, lambda why: None, {0}))
    await live(clubhouse, monkeypatch, 10)
    assert tables(clubhouse) == {awake.table}
    assert on_disk(clubhouse).load_now(asleep.table) is None


async def test_a_table_that_is_only_asked_about_is_not_kept_by_that(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by a start page that was left open: neither when it sleeps again, nor while it is awake."""
    asked, visited = await clubhouse.make(NEW), await clubhouse.make(NEW)
    monkeypatch.setattr(house, "SLEEP_SECONDS", 0)
    for _ in range(4):
        days_later(monkeypatch, 2)
        visitor = Visitor(lambda told: None, lambda why: None, {0})
        (await clubhouse.table(visited.table)).enter(visitor)
        clubhouse.tables[visited.table].exit(visitor)
        await clubhouse.table(asked.table)
        clubhouse.sweep()
        assert clubhouse.tables == {}
    await clubhouse.table(asked.table)
    await clubhouse.forget_old()
    assert clubhouse.pruned == Pruned(marked=1, spared=0, deleted=0, waiting=1)
    for _ in range(8):
        if asked.table in tables(clubhouse):
            await clubhouse.table(asked.table)
        await live(clubhouse, monkeypatch, 1)
    assert asked.table not in tables(clubhouse)


async def test_a_table_that_wakes_while_old_ones_are_deleted_stays(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await clubhouse.make(NEW)
    await live(clubhouse, monkeypatch, 8)
    assert clubhouse.pruned.waiting == 1
    due, woken = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def wait(found: tuple[object, ...]) -> bool:
        loop.call_soon_threadsafe(due.set)
        assert woken.wait(20)
        return whole.table_fits(found)

    monkeypatch.setattr(pruning, "table_fits", wait)
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
    load = clubhouse.store.load

    def prune() -> Pruned:
        woken.result(20)
        return Pruned(0, 0, 0, 0)

    def load_and_lose(table: str, done: Found[Kept | None], number: int | None = None) -> None:
        load(table, done, number)
        clubhouse.store.flush()
        clubhouse.store.forget(table, lambda refused: None)

    woken: Future[None] = Future()
    monkeypatch.setattr(clubhouse, "_prune", prune)
    monkeypatch.setattr(clubhouse.store, "load", load_and_lose)
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
    while not table.is_storing:
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
    assert on_disk(clubhouse).load_now(made.table) is not None


@pytest.mark.parametrize("seat", [None, 1])
async def test_a_yes_while_the_question_is_asked_again_is_a_yes(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch, seat: int | None
) -> None:
    """The key was not there when it was looked for, and the chair not free any more when it was asked for."""
    made = await clubhouse.make(BEGUN)
    question = DoorQuestion("Dana", seat, token_hash("late"), "home")
    wish = (
        OpenWindow(question.hash, by_host=True) if seat is None else SeatLatecomer(1, "Dana", question.hash)
    )
    look, times = clubhouse._let_in, 0

    async def look_and_say_yes(table: Table, asked: DoorQuestion) -> ChairAnswer | None:
        nonlocal times
        found, times = await look(table, asked), times + 1
        if times == 1:
            said: asyncio.Future[object] = asyncio.get_running_loop().create_future()
            table._ask(wish, said.set_result)
            await said
        return found

    monkeypatch.setattr(clubhouse, "_let_in", look_and_say_yes)
    answer = await clubhouse.ask_to_come_in(made.code, question, "late")
    assert (answer.answer, answer.seat, times) == ("yes", seat, 2)
    with pytest.raises(Refused, match="bot"):  # others are refused as before
        await clubhouse.ask_to_come_in(
            made.code, DoorQuestion("Eve", 0, token_hash("other"), "home"), "other"
        )
