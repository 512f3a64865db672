"""With a secret of the host's seeds are locked on disk: the file alone, or a copy of it, deals nothing."""

from pathlib import Path

import pytest

from backnine.refused import Refused
from backnine.store import Change, Round
from tests.store.shelf import SEED, Shelf, entry, look_into

SECRET = "a secret of the host's own"
OTHER = bytes(reversed(SEED))


def files(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()))


def seed_of(shelf: Shelf) -> bytes:
    kept = shelf.load_now("t1")
    assert kept
    return kept.rounds[-1].seed


def test_the_file_holds_no_seed_but_the_store_does(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables.db", secret=SECRET)
    shelf.open_table("t1")
    assert shelf.whys(("t1", entry(0))) == [None]
    assert shelf.whys(("t1", Change("over", b"{}", round=Round(1, 1, OTHER)))) == [None]
    assert SEED not in files(tmp_path)
    shelf.backup(str(tmp_path / "copy.db"))
    shelf.close()
    assert SEED not in files(tmp_path)
    assert SECRET.encode() not in files(tmp_path)
    for name in ("tables.db", "copy.db"):
        again = Shelf(tmp_path / name, secret=SECRET)
        kept = again.load_now("t1")
        assert kept
        assert kept.rounds == (Round(0, 0, SEED), Round(1, 1, OTHER))
        again.close()
    lengths = {row[0] for row in look_into(tmp_path / "copy.db", "SELECT length(seed) FROM rounds")}
    assert lengths == {1 + 12 + 32 + 16}


def test_seeds_that_were_there_are_locked_at_the_first_start_with_a_secret(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables.db")
    shelf.open_table("t1")
    shelf.hand_over(("t1", entry(0)))
    shelf.close()
    assert SEED in files(tmp_path)
    again = Shelf(tmp_path / "tables.db", secret=SECRET)
    assert SEED not in files(tmp_path)  # nor in the log, nor where it was before
    assert seed_of(again) == SEED
    assert again.whys(("t1", entry(1))) == [None]
    again.close()


@pytest.mark.parametrize(
    ("secret", "why"), [(None, "store-needs-secret"), ("another of 16 letters", "wrong-secret")]
)
def test_without_the_right_secret_nothing_starts(tmp_path: Path, secret: str | None, why: str) -> None:
    shelf = Shelf(tmp_path / "tables.db", secret=SECRET)
    shelf.open_table("t1")
    shelf.close()
    with pytest.raises(Refused) as refused:
        Shelf(tmp_path / "tables.db", secret=secret)
    assert refused.value.why == why
    again = Shelf(tmp_path / "tables.db", secret=SECRET)  # and nothing was changed
    assert seed_of(again) == SEED
    again.close()


def test_a_locked_seed_opens_only_at_its_own_table(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables.db", secret=SECRET)
    shelf.open_table("t1")
    shelf.open_table("t2")
    shelf._writer.execute(
        "UPDATE rounds SET seed = (SELECT seed FROM rounds WHERE table_id = 't2') WHERE table_id = 't1'"
    )
    with pytest.raises(Refused, match="table damaged"):
        shelf.load_now("t1")
    shelf.close()
