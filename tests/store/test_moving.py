"""What is kept beside the tables goes with them into another store."""

from collections.abc import Callable
from pathlib import Path

from backnine.refused import Refused
from backnine.store import CLUB, Fact
from backnine.store.moving import move_all, write_file
from backnine.store.sqlite import SqliteStore
from tests.store.shelf import AnyShelf, Place


def decide(shelf: AnyShelf, value: bytes) -> None:
    problems: list[Refused | None] = []
    shelf.set_fact(Fact(CLUB, shelf.fact_now(CLUB), value), problems.append)
    shelf.flush()
    assert problems == [None]


def test_what_the_club_has_decided_moves_with_the_tables(
    shelf: AnyShelf, places: Callable[[], Place]
) -> None:
    shelf.open_table("t1")
    decide(shelf, b"bans")
    target = places().shelf()
    decide(target, b"others")
    assert move_all(shelf, target).tables == 1
    assert target.fact_now(CLUB) == b"bans"
    target.close()


def test_and_is_in_a_copy(shelf: AnyShelf, tmp_path: Path) -> None:
    decide(shelf, b"bans")
    write_file(shelf, tmp_path / "copy.db", None)
    copy = SqliteStore(tmp_path / "copy.db")
    assert copy.fact_now(CLUB) == b"bans"
    copy.close()
