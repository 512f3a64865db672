"""The store in one SQLite file: a single writer thread that commits together what arrived together."""

import contextlib
import logging
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from msgspec.json import encode

from backnine.refused import Refused
from backnine.store import Change, Done, Entry, Glance, Kept, Key, Round, StoreFailed, Taken
from backnine.store.migrations import migrate

MOST_AT_ONCE = 1000
BUSY_SECONDS = 10
BREATH = 0.005  # seconds

# All moves of a batch in one statement: Python's lock is given up and fought for once, not once a row.
_APPEND = (
    "INSERT INTO moves SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
    " json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)"
)
# The log is carried over into the file by a thread of its own, in a quiet moment or when it is long: for a
# third of a second the disk has no time for moves. If it fell far behind, the writer would help.
TIDY_SECONDS = 1.0
TIDY_FROM = 64 * 1024 * 1024  # bytes of log
_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # where the system would else leave it in the drive's own memory
    "foreign_keys = ON",
    "journal_size_limit = 16777216",
    "wal_autocheckpoint = 65536",  # pages: 256 MB
)

_log = logging.getLogger("backnine.store")

Call = Callable[[Callable[[], None]], object]  # how answers get back to the thread that asked
Measure = Callable[[float], object]


class _Job(NamedTuple):
    done: Done
    table: str
    entry: Entry | None = None
    change: Change | None = None


class SqliteStore:
    """`call` runs a function in the thread that is to hear of the results, such as `call_soon_threadsafe`.

    `measure` hears how many seconds each commit took.
    """

    def __init__(self, path: Path | str, call: Call | None = None, measure: Measure | None = None) -> None:
        self.path = Path(path)
        self._call: Call = call or (lambda function: function())
        self._measure: Measure = measure or (lambda seconds: None)
        self._jobs: SimpleQueue[_Job | threading.Event | None] = SimpleQueue()
        self._reading = threading.Lock()
        self._closed = False
        self._closing = threading.Lock()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.path.touch(mode=0o600)  # there are seeds in it
            self._writer = _open(self.path, migrate)
            self._reader = _open(self.path)
        except (OSError, sqlite3.Error) as error:
            raise Refused("no-store", file=str(path), reason=str(error)) from None
        self._stopped = threading.Event()
        self._threads = [
            threading.Thread(target=self._write, name="store", daemon=True),
            threading.Thread(target=self._tidy, name="tidy", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    # Writing

    def append(self, table: str, entry: Entry, done: Done) -> None:
        self._jobs.put(_Job(done, table, entry=entry))

    def change(self, table: str, change: Change, done: Done) -> None:
        self._jobs.put(_Job(done, table, change=change))

    def flush(self) -> None:
        passed = threading.Event()
        with self._closing:  # behind the last job nobody would see it
            if self._closed:
                return
            self._jobs.put(passed)
        passed.wait()

    def close(self) -> None:
        with self._closing:
            self._closed = True
            self._jobs.put(None)
        self._stopped.set()
        for thread in self._threads:
            thread.join()
        with self._reading:
            self._reader.close()

    def _write(self) -> None:
        """Take what there is, commit it together, tell all who waited; the next ones gather meanwhile."""
        going_on = True
        while going_on:
            jobs: list[_Job] = []
            passed: list[threading.Event] = []
            job = self._jobs.get()
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
        """All in one transaction, also if one of them is in the way of the others. When the disk fails, what
        one waited for in vain nobody need wait for again."""
        try:
            try:
                self._together(jobs)
                return [None] * len(jobs)
            except sqlite3.IntegrityError:
                self._roll_back()
                return self._one_by_one(jobs)
        except Exception as error:  # whatever it is, the writer goes on and nobody waits for ever
            if not isinstance(error, sqlite3.Error):
                _log.exception("the store failed")
            self._roll_back()
            return [StoreFailed(str(error))] * len(jobs)

    def _together(self, jobs: list[_Job]) -> None:
        writer = self._writer
        if writer.in_transaction:  # the disk would not even let us give up
            writer.execute("ROLLBACK")
        if not any(job.change for job in jobs):
            _append(writer, jobs)  # a transaction by itself
            return
        writer.execute("BEGIN IMMEDIATE")
        _append(writer, jobs)
        for job in jobs:
            if job.change:
                _apply(writer, job.table, job.change, int(time.time()))
        writer.execute("COMMIT")

    def _one_by_one(self, jobs: list[_Job]) -> list[Refused | None]:
        """Each is done or not, and then all that was done is brought to disk together."""
        writer = self._writer
        problems: list[Refused | None] = []
        writer.execute("BEGIN IMMEDIATE")
        for job in jobs:
            writer.execute("SAVEPOINT job")
            try:
                if job.change:
                    _apply(writer, job.table, job.change, int(time.time()))
                else:
                    _append(writer, [job])
                problems.append(None)
            except sqlite3.IntegrityError as error:
                writer.execute("ROLLBACK TO job")
                problems.append(_problem(job, error))
            writer.execute("RELEASE job")
        writer.execute("COMMIT")
        return problems

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")

    def _tidy(self) -> None:
        """Carry the log over when nothing has been written for a moment, or too much since the last time."""
        log = Path(f"{self.path}-wal")
        with contextlib.suppress(AttributeError, OSError):  # where threads have a rank
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
        written = carried = 0
        while not self._stopped.wait(TIDY_SECONDS):
            try:
                before, now = written, log.stat()
                written = now.st_mtime_ns
                if written == carried or (written != before and now.st_size < TIDY_FROM):
                    continue
                with contextlib.closing(_open(self.path)) as database:
                    database.execute("PRAGMA wal_checkpoint(PASSIVE)")  # nearly all, beside the writer
                    database.execute("PRAGMA busy_timeout = 0")  # a backup that reads is not waited for
                    busy = database.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()[0]  # the rest
                if not busy:
                    carried = written
            except (OSError, sqlite3.Error) as error:
                _log.warning("the log was not carried over", extra={"facts": {"reason": str(error)}})

    # Reading

    def load(self, table: str) -> Kept | None:
        """All of it as it was at one moment: the state must never be older than the rounds."""
        with self._reading:
            self._reader.execute("BEGIN")
            try:
                found = self._select("SELECT id, state, sitting FROM tables WHERE id = ?", table)
                rounds = self._select(
                    "SELECT number, first, seed, header FROM rounds WHERE table_id = ? ORDER BY number", table
                )
                moves = self._select(
                    "SELECT n, seat, move, stand_in FROM moves WHERE table_id = ? ORDER BY n", table
                )
            finally:
                self._reader.execute("COMMIT")
        if not found:
            return None
        id_, state, sitting = found[0]
        return Kept(
            id_, state, sitting, tuple(Round(*row) for row in rounds), tuple(Entry(*row) for row in moves)
        )

    def key(self, hashed: bytes) -> Key | None:
        found = self._read("SELECT hash, table_id, kind, seat FROM keys WHERE hash = ?", hashed)
        return Key(*found[0]) if found else None

    def table_of_code(self, code: str) -> str | None:
        found = self._read("SELECT id FROM tables WHERE code = ?", code)
        return str(found[0][0]) if found else None

    def latest(self, count: int) -> list[Glance]:
        rows = self._read("SELECT id, state, touched FROM tables ORDER BY touched DESC LIMIT ?", count)
        return [Glance(*row) for row in rows]

    def _read(self, query: str, *values: Any) -> list[Any]:
        with self._reading:
            return self._select(query, *values)

    def _select(self, query: str, *values: Any) -> list[Any]:
        return self._reader.execute(query, values).fetchall()

    # Keeping house

    def prune(self, *, open_before: int, any_before: int) -> int:
        """By its own connection, with a breath after each: SQLite gives nobody a turn by itself, and moves
        must not wait for more than one statement."""
        with _closing(self.path) as database:
            olds = database.execute(
                "SELECT id FROM tables WHERE (state = 'open' AND touched < ?) OR touched < ?",
                (open_before, any_before),
            ).fetchall()
            for old in olds:
                if self._closed:
                    break
                database.execute("DELETE FROM tables WHERE id = ?", old)
                time.sleep(BREATH)
        return len(olds)

    def backup(self, path: str) -> None:
        back_up(self.path, Path(path))


def back_up(source: Path, target: Path) -> None:
    """A copy of the database while others go on writing to it; it appears whole or not at all."""
    if not source.exists():
        raise Refused("nothing-to-back-up", file=str(source))
    if target.exists():
        raise Refused("backup-exists", file=str(target))
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with _closing(source) as database, _closing(part, fresh=True) as copy:
            database.backup(copy)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise Refused("unwritable-file", file=str(target), reason=str(error)) from None


class _closing:  # noqa: N801 - it reads as contextlib's
    """A connection for a while."""

    def __init__(self, path: Path, *, fresh: bool = False) -> None:
        self.database = sqlite3.connect(path, isolation_level=None) if fresh else _open(path)

    def __enter__(self) -> sqlite3.Connection:
        return self.database

    def __exit__(self, *problem: object) -> None:
        self.database.close()


def _open(path: Path, prepare: Callable[[sqlite3.Connection], None] | None = None) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS)
    try:
        for pragma in _PRAGMAS:
            database.execute(f"PRAGMA {pragma}")
        if prepare:
            prepare(database)
    except BaseException:
        database.close()  # nothing stays locked, and what was begun is undone
        raise
    return database


def _append(writer: sqlite3.Connection, jobs: list[_Job]) -> None:
    moves = encode([(job.table, *job.entry) for job in jobs if job.entry]).decode()
    writer.execute(_APPEND, (moves,))


def _apply(writer: sqlite3.Connection, table: str, change: Change, now: int) -> None:
    if change.code is not None:
        row = (table, change.code, change.state, change.sitting, now)
        writer.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?)", row)
    else:
        new = (change.state, change.sitting, now, table)
        writer.execute("UPDATE tables SET state = ?, sitting = ?, touched = ? WHERE id = ?", new)
    for kind, seat in change.drop_keys:
        writer.execute("DELETE FROM keys WHERE table_id = ? AND kind = ? AND seat = ?", (table, kind, seat))
    writer.executemany("INSERT INTO keys VALUES (?, ?, ?, ?)", change.add_keys)
    if change.round:
        writer.execute("INSERT OR REPLACE INTO rounds VALUES (?, ?, ?, ?, ?)", (table, *change.round))


def _problem(job: _Job, error: sqlite3.IntegrityError) -> Refused:
    if job.entry:
        return Taken(job.table, job.entry.n)
    return StoreFailed(str(error))
