"""Keeping house: locked seeds, the calendar, and what is old; by one process of all at a time."""

import re
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from backnine.store import Keep, Kept, Pruned
from backnine.store.calendar import Calendar
from backnine.store.postgres.connection import Postgres, connect
from backnine.store.pruning import Pruning
from backnine.store.seeds import Seeds, seeds_with

if TYPE_CHECKING:
    from backnine.store.postgres.store import PostgresStore

_ONE: Final = 0x6261636C  # the lock of who looks for what is old
_FACT: Final = "SELECT value FROM facts WHERE name = $1"
_NOW: Final = "SELECT extract(epoch FROM clock_timestamp())"
_NAMED: Final = re.compile(r":(\w+)")


async def open_seeds(database: Postgres, secret: str | None) -> Seeds:
    """The first start with a secret locks those that are there."""
    async with database.transaction():
        await database.execute("LOCK TABLE facts IN SHARE ROW EXCLUSIVE MODE")  # several may start at once
        seeds, check = seeds_with(await database.fetchval(_FACT, "secret"), secret)
        if check:
            await database.execute("INSERT INTO facts VALUES ('secret', $1)", check)
            rounds = await database.fetch("SELECT table_id, number, seed FROM rounds")
            locked = [(table, number, seeds.lock(table, number, seed)) for table, number, seed in rounds]
            await database.executemany(
                "UPDATE rounds SET seed = $3 WHERE table_id = $1 AND number = $2", locked
            )
    return seeds


async def open_calendar(database: Postgres, clock: Callable[[], float] | None) -> Calendar:
    """By the clock of the database, which is one for all machines. The time of day here is not asked: it may
    be wrong, and may leap."""
    if clock is None:
        since = float(await database.fetchval(_NOW)) - time.monotonic()
        clock = lambda: time.monotonic() + since  # noqa: E731
    newest = await database.fetchval("SELECT max(touched) FROM tables")
    return Calendar(await database.fetchval(_FACT, "calendar"), newest, clock)


def prune(
    store: "PostgresStore", calendar: Calendar, keep: Keep, is_played: Callable[[Kept], bool]
) -> Pruned:
    database = store.wait_for(connect(store.url))
    try:
        calendar.now()  # it must not take idle days for a leap
        if not store.wait_for(database.fetchval("SELECT pg_try_advisory_lock($1)", _ONE)):
            return Pruned(0, 0, 0, 0)  # another process is at it
        calendar.catch_up(store.wait_for(database.fetchval(_FACT, "calendar")))
        look = Pruning(BlockingConnection(store, database), calendar, keep)
        return look.run(store.load_now, is_played, lambda: store.is_closed)
    finally:
        store.wait_for(database.close())


class BlockingConnection:
    """A connection for who waits in a thread of its own, with statements as SQLite has them."""

    def __init__(self, store: "PostgresStore", database: Postgres) -> None:
        self.store = store
        self.database = database

    def execute(self, query: str, parameters: dict[str, Any] | None = None, /) -> "RowsFound":
        names = list(dict.fromkeys(_NAMED.findall(query)))
        numbered = _NAMED.sub(lambda name: f"${names.index(name[1]) + 1}", query)
        return self.store.wait_for(self._run(numbered, [(parameters or {})[name] for name in names]))

    async def _run(self, query: str, values: list[Any]) -> "RowsFound":
        statement = await self.database.prepare(query)
        rows = [tuple(row) for row in await statement.fetch(*values)]
        return RowsFound(rows, int(statement.get_statusmsg().split()[-1]))


class RowsFound:
    def __init__(self, rows: list[tuple[Any, ...]], count: int) -> None:
        self.rows = rows
        self.rowcount = count

    def fetchone(self) -> tuple[Any, ...] | None:
        return self.rows[0] if self.rows else None

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self.rows)
