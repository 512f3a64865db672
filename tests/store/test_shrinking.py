"""The file gives back what tables that are forgotten have left free."""

import sqlite3
from contextlib import closing
from pathlib import Path

from backnine.store import Change
from backnine.store.migrations import STEPS
from tests.store.ageing import AgeingStore
from tests.store.shelf import FilePlace, Shelf, entry, look_into


def size(store: AgeingStore) -> int:
    assert isinstance(store.place, FilePlace)
    with closing(sqlite3.connect(store.place.path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return store.place.path.stat().st_size


def test_the_file_shrinks_when_tables_are_forgotten(store: AgeingStore) -> None:
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
