"""The shape of the database, from any version on."""

import sqlite3
from pathlib import Path

import pytest

from backnine.refused import Refused
from backnine.store import Change, Round, migrations
from backnine.store.sqlite import SqliteStore
from tests.store.shelf import SEED, Shelf, entry, key, look_into


def shape(path: Path) -> list[tuple[object, ...]]:
    return look_into(path, "SELECT type, name, sql FROM sqlite_schema ORDER BY name")


def version(path: Path) -> object:
    return look_into(path, "PRAGMA user_version")[0][0]


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch()
    SqliteStore(path).close()
    assert version(path) == len(migrations.STEPS)
    assert {row[1] for row in shape(path)} >= {"tables", "keys", "rounds", "entries"}


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    shelf = Shelf(path)
    shelf.open_table("t1")
    shelf.hand_over(("t1", entry(0)))
    shelf.close()
    before = shape(path)
    again = Shelf(path)
    assert again.moves("t1") == [entry(0)]
    again.close()
    assert shape(path) == before


def test_the_steps_that_are_missing_are_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of the version before, with a table in it, gets the new step and keeps what it has."""
    path = tmp_path / "tables.db"
    shelf = Shelf(path)
    shelf.open_table("t1")
    shelf.hand_over(("t1", entry(0)))
    shelf.close()
    new = "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'green';"
    monkeypatch.setattr(migrations, "STEPS", (*migrations.STEPS, new))
    again = Shelf(path)
    assert again.moves("t1") == [entry(0)]
    again.close()
    assert look_into(path, "SELECT id, colour FROM tables") == [("t1", "green")]
    assert version(path) == len(migrations.STEPS)


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    SqliteStore(path).close()
    before, steps = shape(path), migrations.STEPS
    broken = "CREATE TABLE half (id TEXT); DROP TABLE entries; INSERT INTO nowhere VALUES (1);"
    monkeypatch.setattr(migrations, "STEPS", (*steps, broken))
    with pytest.raises(Refused) as refused:
        SqliteStore(path)
    assert refused.value.why == "no-store"
    assert "nowhere" in str(refused.value.details["reason"])
    assert (shape(path), version(path)) == (before, len(steps))
    monkeypatch.setattr(migrations, "STEPS", steps)
    SqliteStore(path).close()  # nothing was left locked


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    SqliteStore(path).close()
    later = len(migrations.STEPS) + 1
    look_into(path, f"PRAGMA user_version = {later}")
    before = path.read_bytes()
    with pytest.raises(Refused) as refused:
        SqliteStore(path)
    assert refused.value.why == "store-too-new"
    assert refused.value.details == {"version": later, "known": later - 1}
    assert path.read_bytes() == before


def first_version(path: Path) -> None:
    """A file as it was before there were sums, with a rematch in it."""
    database = sqlite3.connect(path)
    assert isinstance(migrations.STEPS[0], str)
    database.executescript(migrations.STEPS[0])
    database.execute("INSERT INTO tables VALUES ('t1', 'CODE', 'playing', x'7b7d', 5)")
    database.execute("INSERT INTO keys VALUES (?, 't1', 'seat', 0)", (key("ann", "t1").hash,))
    database.executemany(
        "INSERT INTO rounds VALUES ('t1', ?, ?, ?, x'7b7d')", [(0, 0, SEED), (1, 3, bytes(32))]
    )
    moves = [entry(n) for n in range(5)]
    database.executemany("INSERT INTO moves VALUES ('t1', ?, ?, ?, ?)", moves)
    database.execute("PRAGMA user_version = 1")
    database.commit()
    database.close()


def test_an_old_file_gets_its_sums_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    first_version(path)
    shelf = Shelf(path)
    kept = shelf.load_now("t1")
    assert kept is not None
    assert kept.rounds == (Round(0, 0, SEED, b"{}"), Round(1, 3, bytes(32), b"{}"))
    assert list(kept.moves) == [entry(n) for n in range(5)]
    assert shelf.key_now(key("ann", "t1").hash) == key("ann", "t1")
    assert shelf.table_of_code_now("CODE") == "t1"
    assert shelf.whys(("t1", entry(5)), ("t1", Change("over", b"{}"))) == [None, None]
    assert len(shelf.moves("t1")) == 6
    shelf._writer.execute("UPDATE entries SET move = 'take' WHERE n = 1")
    with pytest.raises(Refused, match="table damaged"):
        shelf.load_now("t1")
    shelf.close()
