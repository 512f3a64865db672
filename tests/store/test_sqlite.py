"""The log of moves in a real file: what is answered as stored is there, all of it or nothing."""

import os
import sqlite3
import stat
import threading
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from backnine.refused import Refused
from backnine.store import Change, Entry, StoreFailed, sqlite, tidying
from backnine.store.health import Health
from backnine.store.sqlite import SqliteStore
from tests.store.shelf import Shelf, entry, look_into

# The file


def test_nobody_else_can_read_the_file(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    before = os.umask(0)
    try:
        store = SqliteStore(folder / "tables.db")
        store.flush()
        modes = [stat.S_IMODE(each.stat().st_mode) for each in sorted(folder.iterdir())]
    finally:
        os.umask(before)
    assert modes == [0o600] * 3  # the database, its log and the index of the log
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    store.close()


def test_a_move_is_on_disk_when_it_is_answered(shelf: Shelf) -> None:
    for database in (shelf._writer, shelf._reader.database):
        pragmas = [
            database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
        ]
        assert pragmas == ["wal", 2]  # 2: FULL
        assert database.execute("PRAGMA foreign_keys").fetchone()[0] == 1


def test_the_log_is_put_away_at_the_end(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables.db")
    shelf.open_table("t1")
    shelf.close()
    assert sorted(each.name for each in tmp_path.iterdir()) == ["tables.db"]


def test_a_long_log_is_carried_over_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "TIDY_SECONDS", 0.01)
    monkeypatch.setattr(tidying, "TIDY_FROM", 1)
    shelf = Shelf(tmp_path / "tables.db")
    shelf.open_table("t1")
    assert shelf.whys(("t1", entry(0))) == [None]
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        (tmp_path / "alone.db").write_bytes((tmp_path / "tables.db").read_bytes())  # without its log
        with suppress(sqlite3.Error):
            if look_into(tmp_path / "alone.db", "SELECT count(move) FROM entries") == [(1,)]:
                break
        time.sleep(0.02)
    else:
        pytest.fail("the file alone never held the move")
    shelf.close()


def test_a_killed_process_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    """No farewell to the database: its files as they are right after the answer are opened elsewhere."""
    shelf = Shelf(tmp_path / "tables.db")
    shelf.open_table("t1")
    for n in range(20):
        assert shelf.whys(("t1", entry(n))) == [None]
        left = tmp_path / f"left-{n}"
        left.mkdir()
        for name in ("tables.db", "tables.db-wal"):
            (left / name).write_bytes((tmp_path / name).read_bytes())
        found = look_into(left / "tables.db", "SELECT count(move) FROM entries")
        assert found == [(n + 1,)]
    shelf.close()


# Trouble


def test_a_full_disk(shelf: Shelf) -> None:
    """SQLite's own error, by its own limit: nothing is stored, and when there is room again all goes on."""
    shelf.open_table("t1")
    writer = shelf._writer
    pages = writer.execute("PRAGMA page_count").fetchone()[0]
    writer.execute(f"PRAGMA max_page_count = {pages}")
    stored = 0
    while shelf.whys(("t1", entry(stored))) == [None]:  # the last pages fill up
        stored += 1
    (problem,) = shelf.hand_over(("t1", entry(stored)))
    assert isinstance(problem, StoreFailed)
    assert "full" in str(problem.details["reason"])
    assert shelf.whys(("t1", Change("over", b"x" * 10_000))) == ["store-failed"]
    kept = shelf.load_now("t1")
    assert kept is not None
    assert (kept.state, len(kept.moves)) == ("playing", stored)
    writer.execute("PRAGMA max_page_count = 1000000")
    assert shelf.whys(("t1", entry(stored)), ("t1", Change("over", b"{}"))) == [None, None]
    assert len(shelf.moves("t1")) == stored + 1


@pytest.mark.parametrize("jobs", [1, 3])
def test_a_disk_that_cannot_be_written(shelf: Shelf, jobs: int) -> None:
    shelf.open_table("t1")
    shelf._writer.execute("PRAGMA query_only = ON")
    whys = shelf.whys(*(("t1", entry(n)) for n in range(jobs)), ("t1", Change("over", b"{}")))
    assert whys == ["store-failed"] * (jobs + 1)
    shelf._writer.execute("PRAGMA query_only = OFF")
    assert shelf.whys(*(("t1", entry(n)) for n in range(jobs))) == [None] * jobs


def test_a_database_somebody_else_has_locked(shelf: Shelf) -> None:
    """All who wait, wait together: a hundred moves take no longer than one."""
    shelf.open_table("t1")
    shelf._writer.execute("PRAGMA busy_timeout = 100")
    other = sqlite3.connect(shelf.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    begun = time.monotonic()
    assert shelf.whys(*(("t1", entry(n)) for n in range(100))) == ["store-failed"] * 100
    assert shelf.whys(("t1", entry(0)), ("t1", Change("over", b"{}"))) == ["store-failed"] * 2
    assert time.monotonic() - begun < 5  # and not 100 times a tenth of a second
    other.execute("ROLLBACK")
    other.close()
    assert shelf.whys(("t1", entry(0))) == [None]


class Locking:
    """A database that somebody else takes hold of as soon as something is undone."""

    def __init__(self, real: sqlite3.Connection, path: Path) -> None:
        self.real = real
        self.other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)

    def execute(self, text: str, *values: Any) -> Any:
        answer = self.real.execute(text, *values)
        if text == "ROLLBACK":
            self.other.execute("BEGIN IMMEDIATE")
        return answer

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


def test_a_lock_in_the_middle_of_trying_one_by_one_is_waited_for_once(shelf: Shelf) -> None:
    shelf.open_table("t1")
    shelf._writer.execute("PRAGMA busy_timeout = 300")
    locking = Locking(shelf._writer, shelf.path)
    shelf._writer = locking  # type: ignore[assignment]
    begun = time.monotonic()
    jobs: list[tuple[str, Entry | Change]] = [("t1", Change("over", b"{}"))]
    jobs += [*(("t1", entry(n // 2)) for n in range(40))]
    assert shelf.whys(*jobs) == ["store-failed"] * 41
    assert time.monotonic() - begun < 3  # and not 40 times 0.3 seconds
    locking.other.close()
    shelf._writer = locking.real
    assert shelf.moves("t1") == []
    assert shelf.whys(*jobs) == [None, *[None, "number-taken"] * 20]


def test_many_are_brought_to_disk_at_once_even_if_one_is_in_the_way(shelf: Shelf) -> None:
    shelf.open_table("t1")
    before = shelf.whys(("t1", entry(0)))
    asked: list[str] = []
    shelf._writer.set_trace_callback(asked.append)
    whys = shelf.whys(*(("t1", entry(n)) for n in range(100)), ("t1", Change("over", b"{}")))
    assert before + whys == [None, "number-taken", *[None] * 100]
    one_by_one = asked[asked.index("ROLLBACK") :]
    assert (one_by_one[1], one_by_one[-1]) == ("BEGIN IMMEDIATE", "COMMIT")
    assert one_by_one.count("COMMIT") == 1
    assert [each.n for each in shelf.moves("t1")] == list(range(100))
    kept = shelf.load_now("t1")
    assert kept
    assert kept.state == "over"


class Stubborn:
    """A database that fails in the middle of a change, and then will not even roll back, once."""

    def __init__(self, real: sqlite3.Connection, *fails: str) -> None:
        self.real = real
        self.fails = list(fails) or ["UPDATE", "ROLLBACK"]

    def execute(self, text: str, *values: Any) -> Any:
        if self.fails and text.startswith(self.fails[0]):
            error = sqlite3.OperationalError(f"no {self.fails.pop(0)}")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error
        return self.real.execute(text, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)


def test_nothing_is_answered_as_stored_inside_a_change_that_failed(shelf: Shelf) -> None:
    shelf.open_table("t1")
    shelf._writer = Stubborn(shelf._writer)  # type: ignore[assignment]
    assert shelf.whys(("t1", entry(0)), ("t1", Change("over", b"{}"))) == ["store-failed"] * 2
    assert shelf.whys(("t1", entry(0, "take"))) == [None]
    assert look_into(shelf.path, "SELECT move FROM entries WHERE move IS NOT NULL") == [("take",)]


def test_a_read_that_failed_is_forgotten_though_nobody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "PROBE_SECONDS", 0.01)
    works, worked = Health.works, threading.Event()

    def tell(health: Health) -> None:
        works(health)
        worked.set()

    monkeypatch.setattr(Health, "works", tell)
    with closing(Shelf(tmp_path / "tables.db")) as shelf:
        shelf._reader.database = Stubborn(shelf._reader.database, "BEGIN")  # type: ignore[assignment]
        with pytest.raises(StoreFailed):
            shelf.latest_now(1)
        assert worked.wait(30)
        assert shelf.problem is None


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "junk.db").write_text("not a database, whatever it is called" * 100)
    for path in (tmp_path / "file" / "tables.db", tmp_path, tmp_path / "junk.db"):
        with pytest.raises(Refused) as refused:
            SqliteStore(path)
        assert refused.value.why == ("store-damaged" if path.suffix and path.is_file() else "no-store")
    assert (tmp_path / "junk.db").read_text().startswith("not a database")


def test_who_reads_while_the_store_is_closed_is_refused(shelf: Shelf) -> None:
    shelf.open_table("t1")
    begun, go, found = threading.Event(), threading.Event(), []

    def slowly(database: sqlite3.Connection) -> list[object]:
        begun.set()
        go.wait(20)
        return database.execute("SELECT id FROM tables").fetchall()

    reading = threading.Thread(target=lambda: found.append(shelf._loader.ask_now("t1", slowly)))
    reading.start()
    assert begun.wait(20)
    closing = threading.Thread(target=shelf.close)
    closing.start()
    go.set()
    reading.join()
    closing.join()
    assert found == [[("t1",)]]
    with pytest.raises(StoreFailed):
        shelf.load_now("t1")


def test_a_mistake_of_ours_in_reading_is_answered(shelf: Shelf, caplog: pytest.LogCaptureFixture) -> None:
    found: list[object] = []

    def broken(database: sqlite3.Connection) -> object:
        raise KeyError("a mistake of ours")

    shelf._reader.ask("t1", broken, found.append)
    shelf.flush()
    assert isinstance(found[0], StoreFailed)
    assert "a mistake of ours" in caplog.text
