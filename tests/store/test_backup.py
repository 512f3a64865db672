"""`backnine backup`: a copy that holds all that was acknowledged, while others go on writing."""

import stat
import threading
from pathlib import Path

import pytest

from backnine.refused import Refused
from backnine.store.database import back_up
from tests.command import answered, backnine
from tests.store.shelf import Shelf, entry, key, look_into


def test_a_copy_while_a_writer_goes_on(tmp_path: Path) -> None:
    """Every move that was answered before the copy began is in it, and none is missing in between."""
    shelf = Shelf(tmp_path / "tables.db")
    shelf.open_table("t1", key("ann", "t1"))
    stored, stop = [0], threading.Event()

    def write() -> None:
        while not stop.is_set():
            assert shelf.whys(("t1", entry(stored[0]))) == [None]
            stored[0] += 1

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            reached = stored[0] + 20
            while stored[0] < reached:
                stop.wait(0.001)
            answered_before = stored[0]
            copy = tmp_path / f"copy-{number}.db"
            shelf.backup(str(copy))
            opened = Shelf(copy)
            moves = opened.moves("t1")
            assert len(moves) >= answered_before
            assert moves == [entry(n) for n in range(len(moves))]
            assert opened.key_now(key("ann", "t1").hash) == key("ann", "t1")
            assert opened._reader.database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            opened.close()
    finally:
        stop.set()
        writer.join()
    assert len(shelf.moves("t1")) == stored[0]  # nobody was held up
    shelf.close()


def test_the_command(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables.db")
    shelf.open_table("t1")
    shelf.whys(("t1", entry(0)))
    copy = tmp_path / "copy.db"
    done = backnine("backup", "--data", tmp_path, copy)  # the store is still open
    assert (done.returncode, done.stdout) == (0, f"Saved to {copy}.\n")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("copy.db?*"))  # one file, fit to be copied elsewhere
    opened = Shelf(copy)
    assert opened.moves("t1") == [entry(0)]
    opened.close()
    shelf.close()


def test_what_exists_is_left_alone(tmp_path: Path) -> None:
    Shelf(tmp_path / "tables.db").close()
    other = tmp_path / "other.txt"
    other.write_text("mine")
    refused = answered("backup", other, BACKNINE_DATA=str(tmp_path))
    assert refused.returncode == 2
    assert "other.txt exists already" in refused.stderr
    assert "--overwrite" not in refused.stderr  # there is no such option here
    assert other.read_text() == "mine"


def test_nothing_to_copy(tmp_path: Path) -> None:
    refused = answered("backup", "--data", tmp_path / "nowhere", tmp_path / "copy.db")
    assert refused.returncode == 2
    assert "There are no tables" in refused.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("target", ["no/such/folder/copy.db", "folder"])
def test_nowhere_to_copy_to(tmp_path: Path, target: str) -> None:
    Shelf(tmp_path / "tables.db").close()
    (tmp_path / "folder").mkdir()
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(Refused) as refused:
        back_up(tmp_path / "tables.db", tmp_path / target)
    assert refused.value.why == ("backup-exists" if target == "folder" else "unwritable-file")
    assert sorted(tmp_path.rglob("*")) == before


def test_something_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("something else" * 100)
    refused = answered("backup", "--data", tmp_path, tmp_path / "copy.db")
    assert refused.returncode == 2
    assert "not a database" in refused.stderr
    assert not (tmp_path / "copy.db").exists()


def test_a_damaged_file_makes_no_copy(tmp_path: Path) -> None:
    """Or after two weeks there would be damaged copies only."""
    shelf = Shelf(tmp_path / "tables.db")
    for number in range(200):
        shelf.open_table(f"t{number}", key(f"ann {number}", f"t{number}"))
    shelf.close()
    (page,) = look_into(tmp_path / "tables.db", "SELECT rootpage FROM sqlite_schema WHERE name = 'keys'")[0]
    assert isinstance(page, int)
    with (tmp_path / "tables.db").open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 100)
    refused = answered("backup", "--data", tmp_path, tmp_path / "copy.db")
    assert refused.returncode == 1
    assert "is damaged" in refused.stderr
    assert not list(tmp_path.glob("copy.db*"))
