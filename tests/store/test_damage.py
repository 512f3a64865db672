"""A damaged file is noticed: what is loaded is what was stored, or it is refused."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from backnine.refused import Refused
from backnine.store import LAST, Change, Entry, Kept, Key, Round, sqlite
from backnine.store.chain import link, seal
from backnine.store.database import check
from backnine.store.sqlite import SqliteStore
from tests.store.shelf import SEED, Shelf, entry, key, look_into

TABLES = ("t1", "t2", "t3")
MOVES = 30
FLIPS = 120


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three tables, each with two matches and the keys to its seats."""
    path = tmp_path_factory.mktemp("whole") / "tables.db"
    shelf = Shelf(path)
    for table in TABLES:
        shelf.open_table(table, *(key(f"{table}-{seat}", table, seat=seat) for seat in range(3)))
        begun = Round(0, 0, SEED, b'{"game": "play-nine", "salts": ["a word"]}')
        assert shelf.whys((table, Change("playing", b"sitting " * 9, round=begun))) == [None]
        assert (
            shelf.whys(*((table, Entry(n, n % 3, f"swap {n % 8 + 1}", "")) for n in range(MOVES)))
            == [None] * MOVES
        )
        again = Round(1, MOVES, bytes(32), b'{"game": "play-nine", "dealer": 1}')
        assert shelf.whys((table, Change("over", b"sitting " * 9, round=again))) == [None]
        assert shelf.whys(*((table, entry(MOVES + n)) for n in range(5))) == [None] * 5
        assert shelf.whys((table, Change("playing", b"sitting " * 9))) == [None]
    shelf.close()
    return path


class Answers:
    """All one can ask of a store about these tables."""

    def __init__(self, store: SqliteStore) -> None:
        self.kept = [self.ask(store.load_now, table) for table in TABLES]
        self.kept += [self.ask(lambda table: store.load_now(table, LAST), table) for table in TABLES]
        self.codes = [self.ask(store.table_of_code_now, f"CODE-{table}") for table in TABLES]
        hashes = [key(f"{table}-{seat}", table).hash for table in TABLES for seat in range(3)]
        self.keys = [self.ask(store.key_now, hashed) for hashed in hashes]
        self.all: list[Kept | str | Key | None] = [*self.kept, *self.codes, *self.keys]

    def ask(self, call: Any, about: Any) -> Any:
        try:
            return call(about)
        except Refused:
            return None


@pytest.mark.parametrize("looks_first", [True, False])
def test_a_flipped_byte_never_deals_other_cards(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, looks_first: bool
) -> None:
    """All over the file; also where SQLite's own check at the start is left out, and the sums stand alone."""
    if not looks_first:
        monkeypatch.setattr(sqlite, "check", lambda database: "ok")
    data, path = whole.read_bytes(), tmp_path / "tables.db"
    shelf = Shelf(whole)
    right = Answers(shelf)
    shelf.close()
    assert all(right.all)
    refused = 0
    for position in range(7, len(data), len(data) // FLIPS):
        for end in ("", "-wal", "-shm"):
            Path(f"{path}{end}").unlink(missing_ok=True)
        path.write_bytes(data[:position] + bytes([data[position] ^ 0x11]) + data[position + 1 :])
        try:
            store = SqliteStore(path)
        except Refused as problem:
            assert problem.why in ("store-damaged", "no-store", "store-too-new")  # noqa: PT017
            refused += 1
            continue
        found = Answers(store)
        store.close()
        for told, true in zip(found.all, right.all, strict=True):
            assert told is None or told == true, position
        refused += None in found.all
    assert refused > FLIPS // 20  # most of a file is filled with nothing


DAMAGES = (
    "UPDATE entries SET move = 'swap 7' WHERE table_id = 't1' AND n = 12",
    "UPDATE entries SET seat = 2 WHERE table_id = 't1' AND n = 12",
    "UPDATE entries SET stand_in = 'rookie' WHERE table_id = 't1' AND n = 12",
    "UPDATE entries SET move = CAST(x'ff' AS TEXT) WHERE table_id = 't1' AND n = 12",
    "DELETE FROM entries WHERE table_id = 't1' AND n = 12",
    "DELETE FROM entries WHERE table_id = 't1' AND n > 20",
    "DELETE FROM entries WHERE table_id = 't1'",
    "UPDATE rounds SET seed = zeroblob(32) WHERE table_id = 't1' AND number = 0",
    "UPDATE rounds SET seed = 5 WHERE table_id = 't1' AND number = 0",
    "UPDATE rounds SET first = 1 WHERE table_id = 't1' AND number = 0",
    "UPDATE rounds SET header = header || ' ' WHERE table_id = 't1' AND number = 0",
    "UPDATE rounds SET (seed, seal) = (SELECT seed, seal FROM rounds WHERE table_id = 't2' AND number = 1)"
    " WHERE table_id = 't1' AND number = 0",
    "DELETE FROM rounds WHERE table_id = 't1'",
    "UPDATE tables SET sitting = 'x' WHERE id = 't1'",
    "UPDATE tables SET state = 'over' WHERE id = 't1'",
    "UPDATE tables SET n = 3 WHERE id = 't1'",
)


@pytest.mark.parametrize("damage", DAMAGES)
def test_whatever_is_damaged_at_a_table_others_go_on(
    whole: Path, tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(whole.read_bytes())
    with sqlite3.connect(path) as database:
        database.execute(damage)
    database.close()
    shelf = Shelf(path)
    with pytest.raises(Refused) as refused:
        shelf.load_now("t1")
    assert (refused.value.why, refused.value.details) == ("table-damaged", {"table": "t1"})
    assert "a table is damaged" in caplog.text
    assert shelf.whys(("t2", entry(MOVES + 5))) == [None]
    assert len(shelf.moves("t2")) == MOVES + 6
    shelf.close()


def test_a_key_that_was_bent_opens_nothing(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(whole.read_bytes())
    look_into(path, "PRAGMA wal_checkpoint")
    with sqlite3.connect(path) as database:
        database.execute("UPDATE keys SET seat = 2 WHERE table_id = 't1' AND seat = 0")
    database.close()
    shelf = Shelf(path)
    with pytest.raises(Refused, match="table damaged"):
        shelf.key_now(key("t1-0", "t1").hash)
    assert shelf.key_now(key("t1-1", "t1").hash) == key("t1-1", "t1", seat=1)
    shelf.close()


def test_the_chain_goes_on_over_a_restart_and_from_the_seal(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    for n in range(3):
        shelf = Shelf(path)
        if not n:
            shelf.open_table("t1")
        assert shelf.whys(("t1", entry(n))) == [None]
        shelf.close()
    chain = seal("t1", 0, 0, SEED)
    for n, (kept,) in enumerate(
        look_into(path, "SELECT chain FROM entries WHERE move IS NOT NULL ORDER BY n")
    ):
        chain = link(chain, entry(n))
        assert chain == kept


def test_a_large_file_is_checked_for_so_long_only(whole: Path) -> None:
    database = sqlite3.connect(whole)
    assert check(database) == "ok"
    database.execute("CREATE TEMP TABLE many AS SELECT 1")
    database.execute(
        "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 90000)"
        " INSERT INTO many SELECT n FROM c"
    )
    assert check(database, seconds=-1) == "partly"
    assert check(database) == "ok"
    database.close()


def test_a_torn_file_is_refused_and_left_alone(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    data = whole.read_bytes()
    path.write_bytes(data[: len(data) // 2])
    before = path.read_bytes()
    with pytest.raises(Refused) as refused:
        SqliteStore(path)
    assert refused.value.why == "store-damaged"
    assert refused.value.details["file"] == str(path)
    assert path.read_bytes() == before
