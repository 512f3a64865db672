"""The store in one SQLite file: a single writer thread that commits together what arrived together."""

import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

from backnine import tracing
from backnine.refused import Refused
from backnine.store import (
    Change,
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
    Taken,
    rows,
    slips,
)
from backnine.store.calendar import Calendar
from backnine.store.copying import TableRows, read_rows, write_rows
from backnine.store.database import back_up, check, is_damage, open_database, opened
from backnine.store.health import PROBE, PROBE_SECONDS, PROBED, Health
from backnine.store.migrations import migrate
from backnine.store.pruning import Pruning, compact, make_compactable
from backnine.store.reading import Call, Reader
from backnine.store.reviews import read_review, write_review
from backnine.store.seeds import Seeds, open_seeds
from backnine.store.tidying import tidy

MOST_AT_ONCE = 1000
MOST_HEADS = 20_000  # tables whose last move is known without looking

_log = logging.getLogger("backnine.store")

Measure = Callable[[float], object]


class _Job(NamedTuple):
    """A move, a change, a fact, a review, a slip, or else: forget the table."""

    done: Stored
    table: str
    number: int = 0
    entry: Entry | None = None
    change: Change | None = None
    fact: Fact | None = None
    review: StoredReview | None = None
    slip: Slip | None = None


class SqliteStore:
    """`call` runs a function in the thread that is to hear of the results, such as `call_soon_threadsafe`.

    `measure` hears how many seconds each commit took, `refused` how many could not be stored. With a `secret`
    seeds are locked on disk.
    """

    def __init__(
        self,
        path: Path | str,
        call: Call | None = None,
        measure: Measure | None = None,
        refused: Callable[[int], object] | None = None,
        *,
        secret: str | None = None,
    ) -> None:
        self.path = Path(path)
        self._call: Call = call or (lambda function: function())
        self._measure: Measure = measure or (lambda seconds: None)
        self._health = Health(refused)
        self._jobs: SimpleQueue[_Job | threading.Event | None] = SimpleQueue()
        self._heads: rows.Heads = {}
        self._closed = False
        self._closing = threading.Lock()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.path.touch(mode=0o600)  # there are seeds in it
            self._writer = open_database(self.path, lambda writer: self._prepare(writer, secret))
            self._reader = Reader(self.path, self._call, self._health)
            self._loader = Reader(self.path, self._call, self._health)  # whole tables: keys do not wait
        except sqlite3.DatabaseError as error:
            why = "store-damaged" if is_damage(error) else "no-store"
            raise Refused(why, file=str(path), reason=str(error)) from None
        except UnicodeDecodeError as error:  # SQLite quotes what it found
            raise Refused("store-damaged", file=str(path), reason=error.reason) from None
        except OSError as error:
            raise Refused("no-store", file=str(path), reason=str(error)) from None
        self._stopped = threading.Event()
        self._threads = [
            threading.Thread(target=self._write, name="store", daemon=True),
            threading.Thread(target=tidy, args=(self.path, self._stopped), name="tidy", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _prepare(self, writer: sqlite3.Connection, secret: str | None) -> None:
        found = check(writer)
        if found == "partly":
            _log.warning("the file is large: it was checked in part only")
        elif found != "ok":
            raise Refused("store-damaged", file=str(self.path), reason=found.replace("\n", " ")[:200])
        migrate(writer)
        make_compactable(writer)
        self._seeds: Seeds = open_seeds(writer, secret)
        self._calendar = Calendar(rows.read_fact(writer, "calendar"), rows.read_newest(writer))
        try:
            rows.read_table(writer, "", self._seeds)
            rows.read_key(writer, b"")
            rows.read_code(writer, "")
        except sqlite3.OperationalError as error:  # the very shape of it is damaged
            raise Refused("store-damaged", file=str(self.path), reason=str(error)) from None

    @property
    def problem(self) -> str | None:
        return self._health.problem

    # Writing

    def append(self, table: str, number: int, entry: Entry, done: Stored) -> None:
        self._jobs.put(_Job(done, table, number, entry=entry))

    def change(self, table: str, number: int, change: Change, done: Stored) -> None:
        self._jobs.put(_Job(done, table, number, change=change))

    def forget(self, table: str, done: Stored) -> None:
        self._jobs.put(_Job(done, table))

    def set_fact(self, fact: Fact, done: Stored) -> None:
        self._jobs.put(_Job(done, "", fact=fact))

    def keep_review(self, table: str, review: StoredReview, done: Stored) -> None:
        self._jobs.put(_Job(done, table, review=review))

    def pin(self, slip: Slip, done: Stored) -> None:
        self._jobs.put(_Job(done, slip.table, slip=slip))

    def flush(self) -> None:
        passed = threading.Event()
        with self._closing:  # behind the last job nobody would see it
            if self._closed:
                return
            self._jobs.put(passed)
        passed.wait()
        for reader in (self._reader, self._loader):
            reader.flush()

    def close(self) -> None:
        with self._closing:
            self._closed = True
            self._jobs.put(None)
        self._stopped.set()
        for thread in self._threads:
            thread.join()
        for reader in (self._reader, self._loader):
            reader.close()

    def _write(self) -> None:
        """Take what there is, commit it together, tell all who waited; the next ones gather meanwhile."""
        going_on = True
        while going_on:
            jobs: list[_Job] = []
            passed: list[threading.Event] = []
            try:
                job = self._jobs.get(timeout=PROBE_SECONDS)  # those who read may have met a problem, too
            except Empty:
                if self.problem:
                    self._probe()
                continue
            while True:
                if job is None:
                    going_on = False
                elif isinstance(job, threading.Event):
                    passed.append(job)
                else:
                    jobs.append(job)
                if len(jobs) == MOST_AT_ONCE:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            if jobs:
                begun = time.perf_counter()
                with tracing.shared("commit", (job.done for job in jobs)):
                    problems = self._commit(jobs)
                self._measure(time.perf_counter() - begun)
                self._answer(jobs, problems)
            for event in passed:
                event.set()
        self._writer.close()

    def _answer(self, jobs: list[_Job], problems: list[Refused | None]) -> None:
        def tell() -> None:
            for job, problem in zip(jobs, problems, strict=True):
                try:
                    job.done(problem)
                except Exception:  # one table's mistake must not leave the others waiting
                    _log.exception(
                        "an answer of the store was not taken", extra={"facts": {"table": job.table}}
                    )

        self._call(tell)

    def _commit(self, jobs: list[_Job]) -> list[Refused | None]:
        """All in one transaction, also if one of them is in the way of the others. When the disk fails, all
        fail: none of them is tried by itself."""
        try:
            try:
                self._together(jobs)
                problems: list[Refused | None] = [None] * len(jobs)
            except (sqlite3.IntegrityError, Refused):
                self._roll_back()
                problems = self._one_by_one(jobs)
        except Exception as error:  # whatever it is, the writer goes on and nobody waits for ever
            if not isinstance(error, sqlite3.Error):
                _log.exception("the store failed")
            self._roll_back()
            self._health.fails(str(error), len(jobs))
            return [StoreFailed(str(error))] * len(jobs)
        self._health.works()
        if failed := sum(isinstance(problem, StoreFailed) for problem in problems):
            self._health.refuse(failed)
        return problems

    def _together(self, jobs: list[_Job]) -> None:
        writer = self._writer
        if writer.in_transaction:  # the disk would not even let us give up
            writer.execute("ROLLBACK")
        others = [job for job in jobs if not job.entry]
        if not others:
            self._know(self._append(jobs))  # a transaction by itself
            return
        writer.execute("BEGIN IMMEDIATE")
        heads = self._append(jobs)
        for job in others:
            self._apply(job)
        writer.execute("COMMIT")
        self._know(heads, others)

    def _one_by_one(self, jobs: list[_Job]) -> list[Refused | None]:
        """Each is done or not, and then all that was done is brought to disk together."""
        writer = self._writer
        problems: list[Refused | None] = []
        writer.execute("BEGIN IMMEDIATE")
        for job in jobs:
            writer.execute("SAVEPOINT job")
            try:
                if job.entry:
                    self._append([job])
                else:
                    self._apply(job)
                problems.append(None)
            except (sqlite3.IntegrityError, Refused) as error:
                writer.execute("ROLLBACK TO job")
                problems.append(_problem(job, error))
            writer.execute("RELEASE job")
        writer.execute("COMMIT")
        return problems

    def _append(self, jobs: list[_Job]) -> rows.Heads:
        moves = [(job.table, job.number, job.entry) for job in jobs if job.entry]
        return rows.append(self._writer, moves, self._heads) if moves else {}

    def _apply(self, job: _Job) -> None:
        if job.change:
            rows.apply(
                self._writer,
                job.table,
                job.number,
                job.change,
                now=self._calendar.now(),
                seeds=self._seeds,
            )
        elif job.fact:
            rows.write_fact(self._writer, job.fact)
        elif job.review:
            write_review(self._writer, job.table, job.review)
        elif job.slip:
            slips.pin(self._writer, job.slip)
        else:
            self._writer.execute("DELETE FROM tables WHERE id = ?", (job.table,))

    def _know(self, heads: rows.Heads, changed: list[_Job] | None = None) -> None:
        """The last entries that are on disk; after a change another match may have begun."""
        if len(self._heads) > MOST_HEADS:
            self._heads.clear()
        self._heads |= heads
        for job in changed or ():
            if not job.slip:
                self._heads.pop(job.table, None)

    def _probe(self) -> None:
        """Would it work again?"""
        with contextlib.suppress(sqlite3.Error):
            self._roll_back()
            self._writer.execute(PROBE)
            self._writer.execute(PROBED)
            self._health.works()

    def _roll_back(self) -> None:
        self._heads.clear()
        with contextlib.suppress(sqlite3.Error):
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")

    # Reading

    def load(self, table: str, done: Found[Kept | None], number: int | None = None) -> None:
        self._loader.ask(table, self._table(table, number), done)

    def key(self, hashed: bytes, done: Found[Key | None]) -> None:
        self._reader.ask("?", lambda database: rows.read_key(database, hashed), done)

    def table_of_code(self, code: str, done: Found[str | None]) -> None:
        self._reader.ask("?", lambda database: rows.read_code(database, code), done)

    def latest(self, count: int, done: Found[list[Glance]]) -> None:
        self._reader.ask("?", lambda database: rows.read_latest(database, count), done)

    def fact(self, name: str, done: Found[bytes | None]) -> None:
        self._reader.ask("?", lambda database: rows.read_fact(database, name), done)

    def review(self, table: str, number: int, done: Found[StoredReview | None]) -> None:
        self._loader.ask(table, lambda database: read_review(database, table, number), done)

    def now(self) -> int:
        return self._calendar.now()

    def slips(self, table: str, done: Found[list[Slip]]) -> None:
        self._reader.ask(table, lambda database: slips.read_of_chairs(database, table), done)

    def due(self, count: int, done: Found[list[Slip]]) -> None:
        self._reader.ask("?", lambda database: slips.read_due(database, self.now(), count), done)

    def _table(self, table: str, number: int | None) -> Callable[[sqlite3.Connection], Kept | None]:
        """As it was at one moment: the state must never be older than the rounds."""
        return lambda database: rows.read_table(database, table, self._seeds, number)

    # The same for tools that have the file to themselves, and wait

    def load_now(self, table: str, number: int | None = None) -> Kept | None:
        return self._loader.ask_now(table, self._table(table, number))

    def key_now(self, hashed: bytes) -> Key | None:
        return self._reader.ask_now("?", lambda database: rows.read_key(database, hashed))

    def table_of_code_now(self, code: str) -> str | None:
        return self._reader.ask_now("?", lambda database: rows.read_code(database, code))

    def latest_now(self, count: int) -> list[Glance]:
        return self._reader.ask_now("?", lambda database: rows.read_latest(database, count))

    def fact_now(self, name: str) -> bytes | None:
        return self._reader.ask_now("?", lambda database: rows.read_fact(database, name))

    # Keeping house

    def prune(self, keep: Keep, is_played: Callable[[Kept], bool]) -> Pruned:
        with opened(self.path) as database:
            look = Pruning(database, self._calendar, keep)
            pruned = look.run(self.load_now, is_played, lambda: self._closed)
            compact(database, lambda: self._closed)
            return pruned

    def backup(self, path: str) -> None:
        back_up(self.path, Path(path))

    def rows_of(self, table: str) -> TableRows | None:
        return self._loader.ask_now(table, lambda database: read_rows(database, table, self._seeds))

    def put(self, rows: TableRows) -> None:
        """A table of another store."""
        with opened(self.path) as database:
            write_rows(database, rows, self._seeds)


def _problem(job: _Job, error: sqlite3.IntegrityError | Refused) -> Refused:
    if isinstance(error, Refused):
        return error
    return Taken(job.table, job.number) if job.entry else StoreFailed(str(error))
