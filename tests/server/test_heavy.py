"""Work that takes long: few at a time, written once, and nothing quick or last waits for it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event
from typing import cast

import httpx
import pytest

from backnine.but import but
from backnine.matchlog import MatchLog
from backnine.record import Record, write
from backnine.refused import Refused
from backnine.server.brains import WorkerBrains
from backnine.server.clubhouse import Clubhouse
from backnine.server.heavy import Heavy
from backnine.server.records import Records
from backnine.server.run import LoopClock
from backnine.server.settings import ServerSettings
from backnine.store import Change, Entry, Found, Kept, Key, Round, Store
from backnine.store.sqlite import SqliteStore
from backnine.table.keys import new_token, token_hash
from backnine.table.sitting import Sitting, setup_of, write_setup
from tests.records.players import endless
from tests.server.host import EASY, Host

pytestmark = pytest.mark.anyio

SOON = 20.0  # seconds, until a test gives up


async def test_what_comes_on_top_is_refused() -> None:
    heavy, go = Heavy(threads=1, most=2), Event()
    running = [asyncio.create_task(heavy.run(lambda: go.wait(SOON))) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await heavy.run(lambda: True)
    assert refused.value.why == "too-busy"
    go.set()
    assert await asyncio.gather(*running) == [True, True]
    assert await heavy.run(lambda: "again") == "again"
    heavy.close()


async def test_a_failure_goes_to_who_asked() -> None:
    heavy = Heavy(threads=1, most=2)
    with pytest.raises(ZeroDivisionError):
        await heavy.run(lambda: 1 // 0)
    assert await heavy.run(lambda: 1) == 1
    heavy.close()


async def test_whoever_waits_when_it_closes_is_told_at_once() -> None:
    heavy, go = Heavy(threads=1, most=9), Event()
    waiting = [asyncio.create_task(heavy.run(lambda: go.wait(SOON))) for _ in range(5)]
    await asyncio.sleep(0)
    heavy.close()
    told = await asyncio.gather(*waiting, return_exceptions=True)
    assert [cast(Refused, each).why for each in told] == ["too-busy"] * 5
    go.set()


# Records


def long_match(moves: int) -> tuple[Sitting, Round, list[Entry]]:
    """Two players who take each other's discards for ever and draw just often enough, by the first rules."""
    sitting = Sitting("play-nine", "holes=1,renewals=5", state="over")
    for name in ("Ana", "Bo"):
        sitting.add_chair("person", name)
    setup = but(setup_of(sitting, None), rules=1)
    sealed = Round(0, 0, bytes(32), write_setup(setup))
    log = MatchLog.begin(setup, sealed.seed)
    entries: list[Entry] = []
    while log.n < moves:
        log = log.dealt()
        seat, move = endless(log.match.hole)
        log = log.play(seat, move)
        entries.append(Entry(len(entries), seat, str(move)))
    return sitting, sealed, entries


def put_away(store: SqliteStore, name: str, moves: int) -> str:
    """A finished match in the store, and a token to it."""
    sitting, sealed, entries = long_match(moves)
    sitting.code, token = name.upper(), new_token()
    keys = (Key(token_hash(token), name, "seat", 0),)
    new = Change("over", sitting.written(), sitting.code, keys, round=sealed)
    store.change(name, 0, new, lambda _: None)
    for entry in entries:
        store.append(name, 1 + entry.n, entry, lambda _: None)
    store.flush()
    return token


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    kept = SqliteStore(tmp_path / "tables.db", asyncio.get_running_loop().call_soon_threadsafe)
    yield kept
    kept.close()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Record]:
    """What was written, each time it was."""
    done: list[Record] = []

    def note(record: Record) -> str:
        done.append(record)
        return write(record)

    monkeypatch.setattr("backnine.server.records.write", note)
    return done


async def test_a_record_is_written_once_for_all_who_ask(store: SqliteStore, written: list[Record]) -> None:
    put_away(store, "long", 300)
    heavy = Heavy(threads=1, most=1)
    records = Records(store, heavy)
    texts = await asyncio.gather(*(records.of("long", 0) for _ in range(8)))
    assert len(set(texts)) == 1
    assert await records.of("long", 0) == texts[0]
    assert len(written) == 1
    records.forget("long")
    assert await records.of("long", 0) == texts[0]
    assert len(written) == 2
    heavy.close()


async def test_nothing_of_what_was_forgotten_meanwhile_is_kept() -> None:
    """A name that is replaced while a record is being written is not told by it afterwards."""
    asked: list[Found[Kept | None]] = []

    class Slow:
        def load(self, table: str, done: Found[Kept | None], number: int | None = None) -> None:
            asked.append(done)

    heavy = Heavy(threads=1, most=9)
    records = Records(cast(Store, Slow()), heavy)
    first = asyncio.create_task(records.of("t", 0))
    while not asked:
        await asyncio.sleep(0.01)
    records.forget("t")
    second = asyncio.create_task(records.of("t", 0))
    while len(asked) < 2:
        await asyncio.sleep(0.01)
    for done in asked:
        done(None)
    await asyncio.gather(first, second, return_exceptions=True)
    assert len(asked) == 2
    heavy.close()


async def test_only_so_much_is_kept(store: SqliteStore, written: list[Record]) -> None:
    for name in ("one", "two"):
        put_away(store, name, 200)
    heavy = Heavy(threads=1, most=9)
    size = len(await Records(store, heavy).of("one", 0))
    records = Records(store, heavy, most=int(1.5 * size))
    written.clear()
    for name in ("one", "two", "two", "one"):
        await records.of(name, 0)
    assert len(written) == 3
    heavy.close()


async def test_long_records_hold_up_nobody_and_no_stop(tmp_path: Path) -> None:
    """Eight fetches of long records are under way: a stranger joins at once, and the server stops at once."""
    data = tmp_path / "data"
    kept = SqliteStore(data / "tables.db")
    tokens = [put_away(kept, f"long{number}", 6_000) for number in range(8)]
    kept.close()
    with Host(data, *EASY) as host:
        made = host.make(people=1, start=False)
        async with httpx.AsyncClient(base_url=host.url, timeout=SOON, trust_env=False) as http:
            fetches = [
                asyncio.create_task(http.get("/api/records/0", headers={"authorization": f"Bearer {token}"}))
                for token in tokens
            ]
            await asyncio.wait(fetches, return_when=asyncio.FIRST_COMPLETED)
            joined = await http.post("/api/join", json={"code": made["code"]})
            under_way = [fetch for fetch in fetches if not fetch.done()]
            assert (joined.status_code, len(under_way) > 0) == (409, True)
            assert await asyncio.to_thread(host.stop) == 0
            told = await asyncio.gather(*under_way, return_exceptions=True)
            assert any(isinstance(each, BaseException) or each.status_code == 503 for each in told)


async def test_a_kept_record_does_not_tell_a_name_that_was_forgotten(store: SqliteStore) -> None:
    loop = asyncio.get_running_loop()
    token = put_away(store, "named", 40)
    await asyncio.sleep(0)
    house = Clubhouse(ServerSettings(), store, LoopClock(loop), WorkerBrains(1))
    assert "Ana" in await house.record("named", 0)
    await house.give_up(await house.key(token))
    told = await house.record("named", 0)
    assert ("Ana" in told, "Bo" in told) == (False, True)
    house.close()
