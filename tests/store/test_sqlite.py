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
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backnine.refused import Refused
from backnine.store import LAST, Change, Entry, Glance, Kept, Key, KeyTaken, Round, StoreFailed, Taken, sqlite
from backnine.store.health import Health
from backnine.store.sqlite import MOST_AT_ONCE, SqliteStore
from tests.store.shelf import SEED, Shelf, entry, key, look_into

# Moves


def test_what_was_stored_is_loaded(shelf: Shelf) -> None:
    shelf.open_table("t1")
    shelf.open_table("t2")
    assert (
        shelf.whys(("t1", entry(0)), ("t1", Entry(1, 1, "swap 3", "weekender")), ("t2", entry(0)))
        == [None] * 3
    )
    assert shelf.load_now("t1") == Kept(
        "t1", "playing", b"{}", (Round(0, 0, SEED),), (entry(0), Entry(1, 1, "swap 3", "weekender")), 3
    )
    assert shelf.moves("t2") == [entry(0)]
    assert shelf.load_now("t3") is None


def test_one_round_is_loaded_without_the_others(shelf: Shelf) -> None:
    """Whoever has played at a table for years need not wait for it all."""
    shelf.open_table("t1")
    first, second = [entry(n) for n in range(3)], [entry(n) for n in range(3, 5)]
    for number, moves in ((0, first), (1, second)):
        begun = Change("playing", b"{}", round=Round(number, moves[0].n, SEED, b"how"))
        assert shelf.whys(("t1", begun)) == [None]
        assert shelf.whys(*(("t1", move) for move in moves)) == [None] * len(moves)
    sealed = Change("over", b"{}", round=Round(2, 5, SEED))
    assert shelf.whys(("t1", sealed)) == [None]
    loaded = {number: shelf.load_now("t1", number) for number in (None, 0, 1, 2, 3, LAST)}
    moves_of = {number: list(kept.moves) for number, kept in loaded.items() if kept}
    assert moves_of == {None: first + second, 0: first, 1: second, 2: [], 3: [], LAST: second}
    with sqlite3.connect(shelf.path) as other:
        other.execute("UPDATE entries SET move = 'take' WHERE n = 1")
    other.close()
    assert shelf.load_now("t1", LAST) == loaded[LAST]  # the match on the table is whole
    with pytest.raises(Refused, match="table damaged"):
        shelf.load_now("t1", 0)


def test_a_number_is_used_once(shelf: Shelf) -> None:
    shelf.open_table("t1")
    assert shelf.whys(("t1", entry(0, "draw"))) == [None]
    (problem,) = shelf.hand_over(("t1", entry(0, "take")))
    assert isinstance(problem, Taken)
    assert problem.details == {"table": "t1", "number": 1}
    assert shelf.moves("t1") == [entry(0, "draw")]


def test_one_that_cannot_be_stored_does_not_hinder_the_others(shelf: Shelf) -> None:
    """They arrived together, and would have been committed together."""
    shelf.open_table("t1")
    shelf.open_table("t2")
    jobs = [("t1", entry(0)), ("t1", entry(0, "take")), ("t2", entry(0)), ("t0", entry(0)), ("t1", entry(1))]
    assert shelf.whys(*jobs) == [None, "number-taken", None, "number-taken", None]
    assert shelf.moves("t1") == [entry(0), entry(1)]
    assert shelf.moves("t2") == [entry(0)]


def test_more_than_fit_into_one_batch(shelf: Shelf) -> None:
    shelf.open_table("t1")
    entries = [entry(n) for n in range(2 * MOST_AT_ONCE + 1)]
    assert shelf.whys(*(("t1", each) for each in entries)) == [None] * len(entries)
    assert shelf.moves("t1") == entries


JOBS = st.lists(st.tuples(st.sampled_from(["a", "b", "nowhere"]), st.integers(0, 5)), max_size=12)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(batches=st.lists(JOBS, min_size=1, max_size=4))
def test_answers_and_disk_agree(tmp_path_factory: pytest.TempPathFactory, batches: Any) -> None:
    """However moves arrive, the next one is stored, and after opening again those are there and no others."""
    path = tmp_path_factory.mktemp("store") / "tables.db"
    shelf = Shelf(path)
    kept: dict[str, dict[int, Entry]] = {"a": {}, "b": {}, "nowhere": {}}
    for table in ("a", "b"):
        shelf.open_table(table)
    for number, batch in enumerate(batches):
        jobs = [
            (table, entry(n, f"swap {number * 12 + place + 1}")) for place, (table, n) in enumerate(batch)
        ]
        for (table, each), why in zip(jobs, shelf.whys(*jobs), strict=True):
            is_next = table != "nowhere" and each.n == len(kept[table])
            assert why == (None if is_next else "number-taken")
            if is_next:
                kept[table][each.n] = each
    shelf.close()
    again = Shelf(path)
    for table, moves in kept.items():
        assert again.moves(table) == [moves[n] for n in sorted(moves)]
    again.close()


# Changes


def test_a_change_is_whole_or_nothing(shelf: Shelf) -> None:
    """The last part of it fails (a key that exists already), so none of it is true."""
    shelf.open_table("t1", key("ann", "t1"), key("ben", "t1", seat=1))
    bad = Change(
        "over", b"new", add_keys=(key("cat", "t1", seat=2), key("ben", "t1")), drop_keys=(("seat", 0),),
        round=Round(1, 7, SEED),
    )  # fmt: skip
    before = shelf.load_now("t1")
    (problem,) = shelf.hand_over(("t1", bad))
    assert isinstance(problem, KeyTaken)
    assert shelf.load_now("t1") == before
    assert shelf.key_now(key("ann", "t1").hash) == key("ann", "t1")
    assert shelf.key_now(key("cat", "t1").hash) is None
    assert shelf.whys(("t1", entry(0)), ("t1", bad)) == [None, "key-taken"]
    assert shelf.whys(("t1", entry(1))) == [None]
    assert shelf.moves("t1") == [entry(0), entry(1)]


def test_keys_come_and_go(shelf: Shelf) -> None:
    ann, host, watch = key("ann", "t1"), key("host", "t1", "host", -1), key("watch", "t1", "watch", -1)
    shelf.open_table("t1", ann, host, watch)
    shelf.open_table("t2", key("other", "t2"))
    new = key("new", "t1")
    lost = key("old", "t1", seat=1)
    assert shelf.whys(("t1", Change("open", b"{}", add_keys=(lost,)))) == [None]
    assert shelf.whys(("t1", Change("open", b"{}", drop_keys=(("seat", 1),), lost="moved"))) == [None]
    assert shelf.key_now(lost.hash) == lost._replace(kind="moved")  # it opens nothing, and says why
    assert shelf.whys(("t1", Change("open", b"{}", add_keys=(new,), drop_keys=(("seat", 0),)))) == [None]
    found = [shelf.key_now(each.hash) for each in (ann, new, host, watch, key("other", "t2"))]
    assert found == [None, new, host, watch, key("other", "t2")]


def test_a_round_gets_its_header_and_another_follows(shelf: Shelf) -> None:
    shelf.open_table("t1")
    begun, next_one = Round(0, 0, SEED, b"header"), Round(1, 30, bytes(32))
    for each in (begun, next_one):
        assert shelf.whys(("t1", Change("playing", b"{}", round=each))) == [None]
    kept = shelf.load_now("t1")
    assert kept is not None
    assert kept.rounds == (begun, next_one)


def test_two_tables_cannot_have_one_code_or_one_name(shelf: Shelf) -> None:
    shelf.open_table("t1")
    same_code = Change("open", b"{}", "CODE-t1", round=Round(0, 0, SEED))
    same_name = Change("open", b"{}", "OTHER", round=Round(0, 0, SEED))
    assert shelf.whys(("t2", same_code), ("t1", same_name)) == ["store-failed", "number-taken"]
    assert shelf.table_of_code_now("CODE-t1") == "t1"
    assert shelf.table_of_code_now("OTHER") is None
    assert shelf.load_now("t2") is None


def test_neither_seeds_nor_hashes_are_shown_by_accident() -> None:
    assert SEED.hex() not in repr(Round(0, 0, SEED))
    assert repr(SEED) not in repr(Round(0, 0, SEED))
    assert repr(Key(b"secret", "t1", "seat", 0)) == "Key(t1, seat, 0)"


# Lists


def test_the_tables_touched_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 50)
    shelf = Shelf(tmp_path / "tables.db")
    for table, when in (("a", 100), ("b", 300), ("c", 200)):
        monkeypatch.setattr("time.time", lambda when=when: when)
        shelf.open_table(table)
    assert shelf.latest_now(2) == [Glance("b", "playing", 300), Glance("c", "playing", 200)]
    monkeypatch.setattr("time.time", lambda: 400)
    assert shelf.whys(("a", Change("over", b"{}"))) == [None]
    assert shelf.latest_now(1) == [Glance("a", "over", 400)]
    shelf.close()


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


def test_a_long_log_is_carried_over_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "TIDY_SECONDS", 0.01)
    monkeypatch.setattr(sqlite, "TIDY_FROM", 1)
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


def test_closing_stores_what_was_handed_over(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables.db")
    shelf.open_table("t1")
    answers: list[Refused | None] = []
    for n in range(500):
        shelf.append("t1", 1 + n, entry(n), answers.append)
    shelf.close()
    assert answers == [None] * 500
    assert look_into(tmp_path / "tables.db", "SELECT count(move), max(n) FROM entries") == [(500, 499)]
    assert sorted(each.name for each in tmp_path.iterdir()) == ["tables.db"]  # the log was put away


def test_answers_come_in_the_thread_that_wants_them(tmp_path: Path) -> None:
    calls: list[Any] = []
    store = SqliteStore(tmp_path / "tables.db", calls.append)
    heard: list[tuple[Refused | None, str]] = []
    store.change(
        "t1",
        0,
        Change("open", b"{}", "C", round=Round(0, 0, SEED)),
        lambda problem: heard.append((problem, threading.current_thread().name)),
    )
    store.flush()
    assert heard == []
    for call in calls:
        call()
    assert heard == [(None, threading.current_thread().name)]
    store.close()


def test_a_listener_that_fails_does_not_hinder_the_others(
    shelf: Shelf, caplog: pytest.LogCaptureFixture
) -> None:
    shelf.open_table("t1")
    answers: list[Refused | None] = []

    def fail(problem: Refused | None) -> None:
        raise RuntimeError("a mistake of ours")

    shelf.append("t1", 1, entry(0), fail)
    shelf.append("t1", 2, entry(1), answers.append)
    shelf.flush()
    assert answers == [None]
    assert "a mistake of ours" in caplog.text
    assert shelf.whys(("t1", entry(2))) == [None]


def test_every_commit_is_measured(tmp_path: Path) -> None:
    took: list[float] = []
    store = Shelf(tmp_path / "tables.db", measure=took.append)
    store.open_table("t1")
    before = len(took)
    store.hand_over(*(("t1", entry(n)) for n in range(100)))
    assert len(took) == before + 2  # the one that held up the writer, and a hundred in one
    assert min(took) > 0
    store.close()


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


# Deleting at once


def test_a_table_is_deleted_with_all_that_is_its_own(shelf: Shelf) -> None:
    shelf.open_table("t1", key("ann", "t1"))
    shelf.open_table("t2", key("ben", "t2"))
    assert shelf.whys(("t1", entry(0)), ("t2", entry(0))) == [None, None]
    answers: list[Refused | None] = []
    shelf.forget("t1", answers.append)
    shelf.flush()
    assert answers == [None]
    assert shelf.load_now("t1") is None
    assert shelf.key_now(key("ann", "t1").hash) is None
    for name in ("entries", "rounds", "keys"):
        assert look_into(shelf.path, f"SELECT DISTINCT table_id FROM {name}") == [("t2",)]
    assert shelf.whys(("t1", entry(1)), ("t1", Change("over", b"{}"))) == ["number-taken", "no-such-table"]
    assert shelf.moves("t2") == [entry(0)]


def test_a_deleted_table_does_not_come_back(shelf: Shelf) -> None:
    """Number 0 makes a table only where there is a code for it."""
    answers: list[Refused | None] = []
    shelf.change("gone", 0, Change("over", b"{}"), answers.append)
    shelf.flush()
    assert [str(each) for each in answers] == ["no such table: table gone"]
    assert look_into(shelf.path, "SELECT count(*) FROM tables") == [(0,)]


def test_changes_leave_one_row(shelf: Shelf) -> None:
    shelf.open_table("t1")
    for n in range(5):
        assert shelf.whys(("t1", Change("playing", b"{}")), ("t1", entry(n))) == [None, None]
    kept = shelf.load_now("t1")
    assert kept is not None
    assert (kept.number, len(kept.moves)) == (11, 5)
    assert look_into(shelf.path, "SELECT count(*) - count(move) FROM entries") == [(1,)]


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
