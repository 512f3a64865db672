"""`backnine forget`: what is forgotten is in the file no more, and the rest proves what it did."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from backnine.record import write
from backnine.record_reader import read
from backnine.replay import verify
from backnine.server.lock import Lock
from backnine.store import Change
from backnine.store.calendar import Calendar
from backnine.store.sqlite import SqliteStore
from backnine.table.records import record_of
from backnine.table.sitting import Sitting, read_sitting
from tests.command import answered
from tests.store.shelf import Shelf, look_into
from tests.table.room import Room


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Xanthippe has lost a match to Ben, and the server is stopped."""
    room = Room(tmp_path, people=2, house="holes=1", start=False)
    ann, ben = room.guests(0, 1)
    ann.say("name", name="Xanthippe")
    ben.say("name", name="Ben")
    ann.say("start")
    while ann.table["state"] == "playing":
        for guest in (ann, ben):
            if guest.view["moves"]:
                guest.play()
        room.wait(50)
    room.store.close()
    return tmp_path


def on_disk(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("tables.db*"))


@pytest.mark.parametrize("name", ["Xanthippe", "xanthippe", "Xan\u200bthippe"])
def test_a_name_is_forgotten_and_the_record_still_proved(data: Path, name: str) -> None:
    assert b"Xanthippe" in on_disk(data)
    answer = answered("forget", "--data", data, "--name", name)
    assert (answer.returncode, answer.stdout) == (0, "The name was replaced at 1 table.\n")
    assert b"Xanthippe" not in on_disk(data)
    with closing(SqliteStore(data / "tables.db")) as store:
        kept = store.load_now("t1")
    assert kept is not None
    text = write(record_of(kept, 0))
    assert '"Golfer"' in text
    assert '"Ben"' in text
    verify(read(text))


def test_that_a_name_goes_makes_no_table_younger(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def touched() -> int:
        with closing(SqliteStore(data / "tables.db")) as store:
            return store.latest_now(1)[0].touched

    before = touched()
    monkeypatch.setattr(Calendar, "now", lambda calendar: before + 1000)
    assert answered("forget", "--data", data, "--name", "Ben").returncode == 0
    assert touched() == before


def test_a_numbered_name_too_and_nobody_elses(tmp_path: Path) -> None:
    room = Room(tmp_path, people=3)
    for chair, name in zip(room.table.sitting.chairs, ("Ann 2", "Anna", "An"), strict=True):
        chair.name = name
    room.table.touch()
    room.store.close()
    assert answered("forget", "--data", tmp_path, "--name", "Ann", "t1").stdout.endswith("1 table.\n")
    with closing(SqliteStore(tmp_path / "tables.db")) as store:
        kept = store.load_now("t1")
    assert kept is not None
    assert [chair.name for chair in read_sitting(kept.sitting).chairs] == ["Golfer", "Anna", "An"]


@pytest.mark.parametrize("named", [True, False])
def test_a_damaged_table_keeps_no_name_at_the_others(tmp_path: Path, *, named: bool) -> None:
    with closing(Shelf(tmp_path / "tables.db")) as shelf:
        for table in ("first", "broken", "last"):
            sitting = Sitting("play-nine")
            sitting.add_chair("person", "Xanthippe")
            shelf.open_table(table)
            assert shelf.whys((table, Change("open", sitting.written()))) == [None]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE tables SET state = 'over' WHERE id = 'broken'")
    which = ["first", "broken", "last"] if named else []
    answer = answered("forget", "--data", tmp_path, "--name", "Xanthippe", *which)
    assert (answer.returncode, answer.stdout) == (1, "The name was replaced at 2 tables.\n")
    assert "damaged and were not looked at: broken." in " ".join(answer.stderr.split())
    found = look_into(tmp_path / "tables.db", "SELECT id FROM tables WHERE instr(sitting, x'58616e7468')")
    assert found == [("broken",)]


def test_a_table_is_deleted(data: Path) -> None:
    answer = answered("forget", "--data", data, "t1")
    assert (answer.returncode, answer.stdout) == (0, "1 table deleted.\n")
    assert b"Xanthippe" not in on_disk(data)
    with closing(SqliteStore(data / "tables.db")) as store:
        assert store.load_now("t1") is None


@pytest.mark.parametrize("what", [["t1"], ["--name", "Ben"]])
def test_a_dry_run_changes_nothing(data: Path, what: list[str]) -> None:
    answer = answered("forget", "--data", data, "--dry-run", *what)
    assert answer.returncode == 0
    assert "1 table" in answer.stdout
    assert b"Ben" in on_disk(data)


@pytest.mark.parametrize(
    ("what", "said"),
    [([], "--name"), (["nowhere"], "nowhere"), (["--name", "Ben", "nowhere"], "nowhere")],
)
def test_mistakes_change_nothing(data: Path, what: list[str], said: str) -> None:
    answer = answered("forget", "--data", data, *what)
    assert answer.returncode == 2
    assert said in answer.stderr
    assert b"Xanthippe" in on_disk(data)


def test_a_folder_without_tables_stays_empty(tmp_path: Path) -> None:
    answer = answered("forget", "--data", tmp_path, "t1")
    assert answer.returncode == 2
    assert str(tmp_path) in answer.stderr.replace("\n", "")
    assert not list(tmp_path.iterdir())


def test_not_while_a_server_runs(data: Path) -> None:
    with Lock(data):
        answer = answered("forget", "--data", data, "t1")
    assert answer.returncode == 2
    assert "Stop it first" in " ".join(answer.stderr.split())
    assert b"Xanthippe" in on_disk(data)
