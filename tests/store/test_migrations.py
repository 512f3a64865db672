"""The shape of the database, from any version on."""

from pathlib import Path

import pytest

from backnine.refused import Refused
from backnine.store import migrations
from backnine.store.sqlite import SqliteStore
from tests.store.shelf import Shelf, entry, look_into


def shape(path: Path) -> list[tuple[object, ...]]:
    return look_into(path, "SELECT type, name, sql FROM sqlite_schema ORDER BY name")


def version(path: Path) -> object:
    return look_into(path, "PRAGMA user_version")[0][0]


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch()
    SqliteStore(path).close()
    assert version(path) == len(migrations.STEPS)
    assert {row[1] for row in shape(path)} >= {"tables", "keys", "rounds", "moves"}


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
    broken = "CREATE TABLE half (id TEXT); DROP TABLE moves; INSERT INTO nowhere VALUES (1);"
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
