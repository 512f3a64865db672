"""What is forgotten, and when: marked first, deleted later, whatever the clock does; and the file shrinks."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from backnine.store import Change, Keep, Pruned, pruning
from backnine.store.calendar import DAY
from backnine.store.migrations import STEPS
from tests.store.shelf import Shelf, entry, key, look_into

KEEP = Keep(days=90, open_days=7, unplayed_days=1)
TODAY = 1_800_000_000


class Store:
    """A store, a clock that can be set, and looks for old tables; all tables count as played, or none."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.path = path
        self.time = float(TODAY)
        self.played = True
        monkeypatch.setattr("time.time", lambda: self.time)
        monkeypatch.setattr(pruning, "BREATH", 0)
        self.shelf = Shelf(path)

    def make(self, *tables: str, state: str = "playing") -> None:
        for table in tables:
            self.shelf.open_table(table, key(table, table), state=state)
            assert self.shelf.whys((table, entry(0))) == [None]

    def touch(self, table: str) -> None:
        assert self.shelf.whys((table, Change("playing", b"{}"))) == [None]

    def look(self, keep: Keep = KEEP) -> Pruned:
        return self.shelf.prune(keep, lambda kept: self.played)

    def days(self, count: int) -> list[Pruned]:
        """So many days pass, with a look on each."""
        looks = []
        for _ in range(count):
            self.time += DAY
            looks.append(self.look())
        return looks

    def restart(self, **clock: float) -> None:
        """The server is started anew, its clock set to so many `seconds`, or `days` from now."""
        self.shelf.close()
        self.time = clock.get("seconds", self.time + clock.get("days", 0) * DAY)
        self.shelf = Shelf(self.path)

    @property
    def tables(self) -> set[str]:
        return {each.id for each in self.shelf.latest_now(1000)}


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    made = Store(tmp_path / "tables.db", monkeypatch)
    yield made
    made.shelf.close()


def first(looks: list[Pruned], which: Callable[[Pruned], int]) -> int:
    """On which day it happened first; 0: never."""
    return next((day for day, look in enumerate(looks, 1) if which(look)), 0)


# Marked, then deleted


def test_after_ninety_days_it_is_marked_and_a_week_later_deleted_with_all_that_is_its_own(
    store: Store,
) -> None:
    store.make("old")
    store.days(60)
    store.make("young")
    looks = store.days(40)
    assert first(looks, lambda look: look.marked) == 31
    assert first(looks, lambda look: look.deleted) == 38
    assert sum(look.deleted for look in looks) == 1
    assert store.tables == {"young"}
    assert store.shelf.key_now(key("old", "old").hash) is None
    for name in ("entries", "rounds", "keys"):
        assert look_into(store.path, f"SELECT DISTINCT table_id FROM {name}") == [("young",)]


def test_whoever_comes_back_to_a_marked_table_keeps_it(store: Store) -> None:
    store.make("t1", "t2")
    assert store.days(91)[-1] == Pruned(marked=2, spared=0, deleted=0, waiting=2)
    store.touch("t1")
    store.days(30)
    assert store.tables == {"t1"}


def test_a_longer_time_to_keep_spares_what_was_marked(store: Store) -> None:
    store.make("t1")
    store.days(91)
    assert store.look(Keep(365, 7, 1)) == Pruned(0, spared=1, deleted=0, waiting=0)
    assert store.look(Keep(0, 7, 1)) == Pruned(0, 0, 0, 0)


def test_what_never_began_goes_sooner_and_what_nobody_played_soonest(store: Store) -> None:
    store.played = False
    store.make("lobby", state="open")
    store.make("started")
    store.make("left", state="ended")
    store.days(1)
    assert store.tables == {"lobby", "started", "left"}
    store.days(2)
    assert store.tables == {"lobby"}
    store.days(5)
    assert store.tables == {"lobby"}
    store.days(1)
    assert store.tables == set()


def test_whether_it_was_played_is_asked_once(store: Store) -> None:
    store.make("t1")
    store.days(3)
    store.played = False
    store.days(5)
    assert store.tables == {"t1"}


def test_nothing_begun_is_forgotten_if_it_is_to_be_kept(store: Store) -> None:
    store.make("t1")
    for _ in range(60):
        store.time += 7 * DAY
        store.look(Keep(0, 7, 1))
    assert store.tables == {"t1"}


# Clocks


@pytest.mark.parametrize("years", [2, -2, 50, -50])
def test_a_start_with_a_wrong_clock_marks_and_erases_nothing(
    store: Store, years: int, caplog: pytest.LogCaptureFixture
) -> None:
    store.make(*(f"t{number}" for number in range(30)))
    store.days(3)
    before = store.tables
    store.restart(days=years * 365)
    assert store.look() == Pruned(0, 0, 0, 0)
    assert "the clock leapt" in caplog.text
    store.make("wrong")
    assert store.days(20)[-1] == Pruned(0, 0, 0, 0)
    store.restart(days=-years * 365)
    assert store.days(20)[-1] == Pruned(0, 0, 0, 0)
    assert store.tables == before | {"wrong"}


def test_played_under_1970_and_started_at_the_right_time(store: Store) -> None:
    store.restart(seconds=1000)
    store.make("t1", "t2")
    store.touch("t1")
    assert store.look() == Pruned(0, 0, 0, 0)
    store.restart(seconds=TODAY)
    looks = store.days(85)
    assert looks[-1] == Pruned(0, 0, 0, 0)
    assert store.tables == {"t1", "t2"}
    store.days(20)
    assert store.tables == set()  # in the end they are as old as any


def test_a_first_start_under_1970_too(tmp_path: Path, store: Store) -> None:
    store.time = 5.0
    other = Shelf(tmp_path / "other.db")
    other.open_table("t1")
    other.close()
    store.time = float(TODAY)
    again = Shelf(tmp_path / "other.db")
    assert again.prune(KEEP, lambda kept: True) == Pruned(0, 0, 0, 0)
    again.close()


def test_a_clock_that_leaps_while_the_server_runs(store: Store) -> None:
    store.make("t1")
    store.days(2)
    store.time += 800 * DAY
    store.make("t2")
    store.days(10)
    store.time -= 800 * DAY
    assert store.days(70)[-1] == Pruned(0, 0, 0, 0)
    assert store.tables == {"t1", "t2"}


def test_steps_within_a_month_never_delete_at_once(store: Store) -> None:
    """Each look finds the clock weeks ahead: marked is all they are, until it goes steadily."""
    store.make("t1")
    for _ in range(8):
        store.restart(days=29)
        assert store.look().deleted == 0
    assert store.tables == {"t1"}
    store.days(1)
    assert store.tables == set()


def test_after_two_years_off_old_tables_go_in_the_end(store: Store) -> None:
    store.make("t1")
    store.days(60)
    store.restart(days=730)
    store.days(29)
    assert store.tables == {"t1"}
    store.days(10)
    assert store.tables == set()


def test_a_server_that_is_on_once_a_week(store: Store) -> None:
    store.make("t1")
    for _ in range(15):
        store.restart(days=7)
        store.look()
    assert store.tables == set()


def test_unusually_many_wait_longer(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    store.make(*(f"t{number}" for number in range(pruning.UNUSUAL)))
    looks = store.days(130)
    assert first(looks, lambda look: look.marked) == 91
    assert first(looks, lambda look: look.deleted) == 121
    assert "unusually many tables are old" in caplog.text
    assert store.tables == set()


def test_a_calendar_that_cannot_be_read_begins_anew(store: Store) -> None:
    store.make("t1")
    store.days(3)
    store.shelf._writer.execute("UPDATE facts SET value = '[1,2]' WHERE name = 'calendar'")
    store.restart(days=1)
    assert store.days(3)[-1] == Pruned(0, 0, 0, 0)


def test_a_table_whose_dates_are_bent_is_not_deleted(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    store.make("t1")
    store.shelf._writer.execute("UPDATE tables SET touched = 5")
    store.days(20)
    assert store.tables == {"t1"}
    assert "a table is damaged, and kept" in caplog.text


# The file


def size(store: Store) -> int:
    with closing(sqlite3.connect(store.path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return store.path.stat().st_size


def test_the_file_shrinks_when_tables_are_forgotten(store: Store) -> None:
    store.make("small")
    tables = [f"t{number}" for number in range(19)]
    store.make(*tables)
    for table in tables:
        assert store.shelf.whys((table, Change("playing", b"x" * 200_000))) == [None]
    store.days(60)
    store.touch("small")
    large = size(store)
    store.days(40)
    assert store.tables == {"small"}
    assert size(store) < large / 2
    assert store.shelf.moves("small") == [entry(0)]


def test_an_old_file_learns_to_shrink(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as database:
        assert isinstance(STEPS[0], str)
        database.executescript(STEPS[0])
        database.execute("PRAGMA user_version = 1")
    assert look_into(path, "PRAGMA auto_vacuum") == [(0,)]
    Shelf(path).close()
    assert look_into(path, "PRAGMA auto_vacuum") == [(2,)]
