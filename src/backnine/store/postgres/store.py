"""The store in PostgreSQL: one writer in each process, which commits together what arrived together."""

import asyncio
import contextlib
import logging
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from backnine import tracing
from backnine.refused import Refused
from backnine.store import (
    Change,
    Damaged,
    Entry,
    Fact,
    Found,
    Glance,
    Keep,
    Kept,
    Key,
    Pruned,
    Slip,
    Stored,
    StoredReview,
    StoreFailed,
)
from backnine.store.copying import TableRows
from backnine.store.health import PROBE_SECONDS, Health
from backnine.store.moving import write_file
from backnine.store.postgres import copying, reading, slips
from backnine.store.postgres.batches import Batches, Task
from backnine.store.postgres.connection import (
    COMMAND_SECONDS,
    CROSSED,
    FAILED,
    LOST,
    NOT_OPENED,
    Postgres,
    connect,
    reason,
    refused,
)
from backnine.store.postgres.house import open_calendar, open_seeds, prune
from backnine.store.postgres.lines import Lines
from backnine.store.postgres.reviews import read_review
from backnine.store.postgres.steps import take_steps
from backnine.store.reading import Call

MOST_AT_ONCE: Final = 1000
READERS: Final = 4  # connections

Result = TypeVar("Result")

_log = logging.getLogger("backnine.store")


class PostgresStore:
    """Everything goes on in `loop`, which runs in another thread than the one that opens the store, or in a
    thread with a loop of its own; then `call` brings answers to the one that asked. A server gives its own
    loop: two busy threads of one process wait for each other, some milliseconds each time.

    `measure` hears how many seconds each commit took, `refused` how many could not be stored. `clock` is the
    database's own unless a test brings another: machines may differ.
    """

    def __init__(
        self,
        url: str,
        call: Call | None = None,
        measure: Callable[[float], object] | None = None,
        refused: Callable[[int], object] | None = None,
        *,
        secret: str | None = None,
        clock: Callable[[], float] | None = None,
        loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.url = url
        self._call: Call = (not loop and call) or (lambda function: function())
        self._measure = measure or (lambda seconds: None)
        self._health = Health(refused)
        self._clock = clock
        self._secret = secret
        self._tasks: deque[Task | threading.Event] = deque()
        self._woken = False
        self._closed = False
        self._news = asyncio.Event()
        self._loop = loop or _new_loop()
        self._own = (
            None if loop else threading.Thread(target=self._loop.run_forever, name="store", daemon=True)
        )
        if self._own:
            self._own.start()
        try:
            self.wait_for(self._open())
        except BaseException:
            self._stop()
            raise

    async def _open(self) -> None:
        self._thread = threading.get_ident()
        try:
            self._writer = await connect(self.url)
        except NOT_OPENED as error:
            raise refused(self.url, error) from None
        try:
            await self._prepare()
        except BaseException as error:
            self._writer.terminate()
            await asyncio.sleep(0)  # a loop with an open connection cannot be closed
            raise (refused(self.url, error) if isinstance(error, FAILED) else error) from None
        self._writing = self._loop.create_task(self._write())

    async def _prepare(self) -> None:
        await take_steps(self._writer)
        self._seeds = await open_seeds(self._writer, self._secret)
        self._batches = Batches(self._seeds, await open_calendar(self._writer, self._clock))
        self._lines = Lines(self.url, READERS)

    def wait_for(self, work: Coroutine[Any, Any, Result]) -> Result:
        """In the store's own loop, waited for in this thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    @property
    def problem(self) -> str | None:
        return self._health.problem

    @property
    def is_closed(self) -> bool:
        return self._closed

    # Writing

    def append(self, table: str, number: int, entry: Entry, done: Stored) -> None:
        self._hand_over(Task(done, table, number, entry=entry))

    def change(self, table: str, number: int, change: Change, done: Stored) -> None:
        self._hand_over(Task(done, table, number, change=change))

    def forget(self, table: str, done: Stored) -> None:
        self._hand_over(Task(done, table))

    def set_fact(self, fact: Fact, done: Stored) -> None:
        self._hand_over(Task(done, "", fact=fact))

    def keep_review(self, table: str, review: StoredReview, done: Stored) -> None:
        self._hand_over(Task(done, table, review=review))

    def pin(self, slip: Slip, done: Stored) -> None:
        self._hand_over(Task(done, slip.table, slip=slip))

    def _hand_over(self, task: Task | threading.Event) -> None:
        self._tasks.append(task)
        if not self._woken:  # to wake the writer costs more than to hand over
            self._woken = True
            self._soon(self._news.set)

    def _soon(self, function: Callable[[], object]) -> None:
        """In the loop, from whichever thread."""
        if threading.get_ident() == self._thread:
            function()
        else:
            self._loop.call_soon_threadsafe(function)

    def flush(self) -> None:
        if self._closed:
            return
        passed = threading.Event()
        self._hand_over(passed)
        passed.wait()
        self.wait_for(self._lines.settle())

    def close(self) -> None:
        if self._closed:
            return
        self.flush()
        self._closed = True
        self.wait_for(self._close())
        self._stop()

    async def _close(self) -> None:
        self._writing.cancel()
        await self._lines.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._writer.close(), 1)

    def _stop(self) -> None:
        if self._own:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._own.join()
            self._loop.close()

    async def _write(self) -> None:
        """Take what there is, commit it together, tell all who waited; the next ones gather meanwhile."""
        while True:
            if not self._tasks:
                self._woken = False
                if not self._tasks:  # handed over between the two: nobody would have woken us
                    await self._wait()
                    continue
            tasks: list[Task] = []
            passed: list[threading.Event] = []
            while self._tasks and len(tasks) < MOST_AT_ONCE:
                task = self._tasks.popleft()
                tasks.append(task) if isinstance(task, Task) else passed.append(task)
            if tasks:
                begun = time.perf_counter()
                with tracing.shared("commit", (task.done for task in tasks)):
                    problems = await self._commit(tasks)
                self._measure(time.perf_counter() - begun)
                self._answer(tasks, problems)
            for event in passed:
                event.set()

    async def _wait(self) -> None:
        self._news.clear()
        if self._tasks:
            return
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PROBE_SECONDS if self.problem else None):
                await self._news.wait()
                return
        await self._probe()

    async def _probe(self) -> None:
        """Would it work again?"""
        with contextlib.suppress(Exception):
            await self._run(lambda writer: writer.execute("UPDATE facts SET value = value WHERE name = ''"))
            self._health.works()

    def _answer(self, tasks: list[Task], problems: list[Refused | None]) -> None:
        def tell() -> None:
            for task, problem in zip(tasks, problems, strict=True):
                try:
                    task.done(problem)
                except Exception:  # one table's mistake must not leave the others waiting
                    _log.exception(
                        "an answer of the store was not taken", extra={"facts": {"table": task.table}}
                    )

        self._call(tell)

    async def _commit(self, tasks: list[Task]) -> list[Refused | None]:
        """When the connection fails nobody knows whether it was stored: who tries again finds out by the
        number."""
        try:
            try:
                problems = await self._run(partial(self._batches.store, tasks))
            except CROSSED:  # others wanted the same tables the other way round
                problems = []
                for task in tasks:
                    problems += await self._run(partial(self._batches.store, [task]))
        except Exception as error:  # whatever it is, the writer goes on and nobody waits for ever
            if not isinstance(error, FAILED):
                _log.exception("the store failed")
            self._batches.forget()
            self._health.fails(reason(error), len(tasks))
            return [StoreFailed(reason(error))] * len(tasks)
        self._health.works()
        if failed := sum(isinstance(problem, StoreFailed) for problem in problems):
            self._health.refuse(failed)
        return problems

    async def _run(self, work: Callable[[Postgres], Awaitable[Result]]) -> Result:
        """With the writer's connection, which is made anew after it has failed."""
        if self._writer.is_closed():
            self._writer = await connect(self.url)
        try:
            async with asyncio.timeout(COMMAND_SECONDS):
                return await work(self._writer)
        except LOST:
            self._writer.terminate()
            raise

    # Reading

    def load(self, table: str, done: Found[Kept | None], number: int | None = None) -> None:
        self._ask(lambda line: reading.read_table(line, table, self._seeds, number), done)

    def key(self, hashed: bytes, done: Found[Key | None]) -> None:
        self._ask(lambda line: reading.read_key(line, hashed), done)

    def table_of_code(self, code: str, done: Found[str | None]) -> None:
        self._ask(lambda line: reading.read_code(line, code), done)

    def latest(self, count: int, done: Found[list[Glance]]) -> None:
        self._ask(lambda line: reading.read_latest(line, count), done)

    def fact(self, name: str, done: Found[bytes | None]) -> None:
        self._ask(lambda line: reading.read_fact(line, name), done)

    def review(self, table: str, number: int, done: Found[StoredReview | None]) -> None:
        self._ask(lambda line: read_review(line, table, number), done)

    def now(self) -> int:
        return self._batches.calendar.now()

    def slips(self, table: str, done: Found[list[Slip]]) -> None:
        self._ask(lambda line: slips.read_of_chairs(line, table), done)

    def due(self, count: int, done: Found[list[Slip]]) -> None:
        self._ask(lambda line: slips.read_due(line, self.now(), count), done)

    def _ask(self, read: Callable[[Postgres], Coroutine[Any, Any, Result]], done: Found[Result]) -> None:
        def answered(found: Result | Refused) -> None:
            self._call(lambda: done(found))

        def begin() -> None:
            self._lines.begin(self._found(read, answered))

        self._soon(begin)

    async def _found(
        self, read: Callable[[Postgres], Coroutine[Any, Any, Result]], answered: Found[Result]
    ) -> None:
        found: Result | Refused
        try:
            found = await self.read(read)
        except Refused as refused:
            found = refused
        except Exception as error:  # whatever it is, nobody waits for ever
            _log.exception("the store could not be read")
            found = StoreFailed(str(error))
        answered(found)

    async def read(self, read: Callable[[Postgres], Coroutine[Any, Any, Result]]) -> Result:
        """With a connection of its own; what cannot be read is refused, and the others go on."""
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            return await self._lines.run(read)
        except Damaged as damaged:
            _log.error("a table is damaged", extra={"facts": {"table": damaged.details["table"]}})
            raise
        except FAILED as error:
            self._health.fails(reason(error), 1)
            self._loop.call_soon(self._news.set)  # the writer looks whether it still is so
            raise StoreFailed(reason(error)) from None

    # The same for tools that wait

    def load_now(self, table: str, number: int | None = None) -> Kept | None:
        return self._now(lambda line: reading.read_table(line, table, self._seeds, number))

    def key_now(self, hashed: bytes) -> Key | None:
        return self._now(lambda line: reading.read_key(line, hashed))

    def table_of_code_now(self, code: str) -> str | None:
        return self._now(lambda line: reading.read_code(line, code))

    def latest_now(self, count: int) -> list[Glance]:
        return self._now(lambda line: reading.read_latest(line, count))

    def fact_now(self, name: str) -> bytes | None:
        return self._now(lambda line: reading.read_fact(line, name))

    def _now(self, read: Callable[[Postgres], Coroutine[Any, Any, Result]]) -> Result:
        if self._closed:
            raise StoreFailed("the store is closed")
        return self.wait_for(self.read(read))

    # Keeping house

    def prune(self, keep: Keep, is_played: Callable[[Kept], bool]) -> Pruned:
        return prune(self, self._batches.calendar, keep, is_played)

    def backup(self, path: str) -> None:
        """As a file of the other store, which can be served, or put back into a database."""
        write_file(self, Path(path), self._secret)

    def rows_of(self, table: str) -> TableRows | None:
        return self._now(lambda line: copying.read_rows(line, table, self._seeds))

    def put(self, rows: TableRows) -> None:
        """A table of another store."""
        self._now(lambda line: copying.write_rows(line, rows, self._seeds))


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()
