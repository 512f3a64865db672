"""What only PostgreSQL does: several write at once, a match over is one row, the database may go away."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from random import Random

import asyncpg
import pytest

from backnine.refused import Refused
from backnine.store import LAST, Change, Entry, Round, Slip
from backnine.store.moving import move_all
from backnine.store.postgres.connection import shown
from backnine.store.postgres.store import PostgresStore
from tests.engines import PostgresServer
from tests.store.shelf import SEED, AnyShelf, FilePlace, PostgresPlace, Shelf, entry, key

_WAITING = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@pytest.fixture
def place() -> PostgresPlace:
    return PostgresPlace()


@pytest.fixture
def two(place: PostgresPlace) -> Iterator[tuple[AnyShelf, AnyShelf]]:
    """Two processes, for what the database knows of them."""
    with closing(place.shelf()) as one, closing(place.shelf()) as other:
        yield one, other


def stored(shelf: AnyShelf, number: int, what: Entry | Change, table: str = "t1") -> str | None:
    """As an entry of just this number."""
    answers: list[Refused | None] = []
    if isinstance(what, Entry):
        shelf.append(table, number, what, answers.append)
    else:
        shelf.change(table, number, what, answers.append)
    shelf.flush()
    return answers[0].why if answers[0] else None


def test_who_was_slower_gets_no_row_back(two: tuple[AnyShelf, AnyShelf]) -> None:
    one, other = two
    one.open_table("t1")
    assert stored(one, 1, entry(0)) is None
    assert stored(other, 1, entry(0, "take")) == "number-taken"
    assert stored(other, 2, entry(1)) is None
    assert stored(one, 2, entry(1, "take")) == "number-taken"  # it thought to know the last one
    assert stored(one, 3, entry(2)) is None
    assert other.moves("t1") == [entry(0), entry(1), entry(2)]


def test_a_number_that_a_change_has_given_up_stays_taken(two: tuple[AnyShelf, AnyShelf]) -> None:
    """Of the changes only the last has a row: the number of the one before is free, and yet used."""
    one, other = two
    one.open_table("t1")
    assert stored(other, 1, entry(0)) is None
    for number in (2, 3):
        assert stored(one, number, Change("paused", b"{}")) is None
    assert stored(other, 2, entry(1)) == "number-taken"
    assert stored(other, 4, entry(1)) is None
    assert one.moves("t1") == [entry(0), entry(1)]


def test_nobody_appends_while_a_change_is_under_way(two: tuple[AnyShelf, AnyShelf]) -> None:
    """Two who change and move as fast as they can: each number is used once, and the chain holds."""
    one, _ = two
    one.open_table("t1")
    used: list[tuple[int, str]] = []

    def write(shelf: AnyShelf, seed: int) -> None:
        dice = Random(seed)
        for place in range(60):
            kept = shelf.load_now("t1")
            assert kept
            n = len(kept.moves)
            what = Change("playing", b"{}") if dice.random() < 0.4 else Entry(n, seed, f"swap {place}")
            if stored(shelf, kept.number, what) is None:
                used.append((kept.number, "change" if isinstance(what, Change) else what.move))

    threads = [threading.Thread(target=write, args=(shelf, place)) for place, shelf in enumerate(two)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    numbers = [number for number, _ in used]
    assert sorted(numbers) == list(range(1, len(used) + 1))
    kept = one.load_now("t1")
    assert kept
    assert [each.move for each in kept.moves] == [move for _, move in sorted(used) if move != "change"]


def test_the_other_way_round_nobody_waits_for_ever(two: tuple[AnyShelf, AnyShelf]) -> None:
    """Each holds a table that the other wants to change."""
    one, other = two
    for table in ("a", "b"):
        one.open_table(table)

    def write(shelf: AnyShelf, first: str, second: str) -> None:
        for _ in range(30):
            kept, more = shelf.load_now(first), shelf.load_now(second)
            assert kept
            assert more
            answers: list[Refused | None] = []
            shelf.append(first, kept.number, entry(len(kept.moves)), answers.append)
            shelf.change(second, more.number, Change("playing", b"{}"), answers.append)
            shelf.flush()
            assert {each.why for each in answers if each} <= {"number-taken"}

    threads = [threading.Thread(target=write, args=each) for each in ((one, "a", "b"), (other, "b", "a"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not any(thread.is_alive() for thread in threads)
    for table in ("a", "b"):
        assert one.load_now(table) is not None


# One row for a match


@pytest.mark.anyio
async def test_nothing_is_pinned_for_whose_key_goes_at_the_same_moment(
    place: PostgresPlace, two: tuple[AnyShelf, AnyShelf]
) -> None:
    """They leave in one process, and want to be reminded in another."""
    one, other = two
    one.open_table("t1", key("ann", "t1"))
    leaving, watching = [await asyncpg.connect(place.url) for _ in range(2)]
    answers: list[Refused | None] = []
    async with leaving.transaction():
        await leaving.execute("DELETE FROM keys WHERE table_id = 't1'")
        await leaving.execute("DELETE FROM slips WHERE table_id = 't1'")
        other.pin(Slip("t1", "bell", b"x", 0), answers.append)
        while not answers and not await watching.fetch(_WAITING):
            await asyncio.sleep(0.01)
    await asyncio.to_thread(other.flush)
    assert answers == [None]
    assert await watching.fetch("SELECT * FROM slips") == []
    for line in (leaving, watching):
        await line.close()


def play_a_match(shelf: AnyShelf, moves: int = 40, table: str = "t1") -> None:
    shelf.open_table(table, key(table, table))
    begun = Change("playing", b"{}", round=Round(0, 0, SEED, b"how"))
    assert shelf.whys((table, begun)) == [None]
    assert shelf.whys(*((table, entry(n)) for n in range(moves))) == [None] * moves


def test_a_match_that_is_over_is_one_row(place: PostgresPlace) -> None:
    with closing(place.shelf()) as shelf:
        play_a_match(shelf)
        before = shelf.load_now("t1")
        assert before
        over = Change("over", b"{}", round=Round(1, 40, bytes(32)))
        assert stored(shelf, before.number, over) is None
        assert place.rows("SELECT first, past FROM records") == [(0, 40)]
        assert place.rows("SELECT count(*) FROM entries WHERE move IS NOT NULL") == [(0,)]
        for which in (None, 0, LAST):
            kept = shelf.load_now("t1", which)
            assert kept
            assert kept.moves == before.moves
        begun = Change("playing", b"{}", round=Round(1, 40, bytes(32), b"how"))
        assert stored(shelf, before.number + 1, begun) is None
        assert stored(shelf, before.number + 2, entry(40)) is None
        assert shelf.moves("t1") == [*before.moves, entry(40)]
        assert stored(shelf, 5, entry(3, "take")) == "number-taken"  # long over, and no row in the way


def test_damage_in_that_row_is_noticed(place: PostgresPlace) -> None:
    with closing(place.shelf()) as shelf:
        play_a_match(shelf)
        assert shelf.whys(("t1", Change("over", b"{}", round=Round(1, 40, bytes(32))))) == [None]
        place.bend_move(7)
        with pytest.raises(Refused, match="table damaged"):
            shelf.load_now("t1")
        for damage in ("moves = '\\x00'", "past = 39", "chain = 5", "first = 1"):
            place.rows(f"UPDATE records SET {damage}")
            with pytest.raises(Refused, match="table damaged"):
                shelf.load_now("t1")
        play_a_match(shelf, table="t2")
        assert len(shelf.moves("t2")) == 40


# Moved


def test_there_and_back_again(place: PostgresPlace, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("moved")
    with closing(Shelf(folder / "old.db")) as old, closing(place.shelf()) as shelf:
        play_a_match(old)
        assert old.whys(("t1", Change("over", b"{}", round=Round(1, 40, bytes(32))))) == [None]
        begun = Change("playing", b"{}", round=Round(1, 40, bytes(32), b"how"))
        assert old.whys(("t1", begun), ("t1", entry(40))) == [None, None]
        play_a_match(old, 3, "t2")
        old.open_table("t3")
        FilePlace(old.path).rows("UPDATE tables SET state = 'bent' WHERE id = 't3'")
        assert move_all(old, shelf) == (2, ["t3"])
        with closing(Shelf(folder / "new.db")) as new:
            assert move_all(shelf, new) == (2, [])
            for table in ("t1", "t2"):
                assert old.rows_of(table) == new.rows_of(table) == shelf.rows_of(table)
                assert old.load_now(table) == new.load_now(table) == shelf.load_now(table)
            assert new.key_now(key("t1", "t1").hash) == key("t1", "t1")
            with pytest.raises(Refused, match="target not empty"):
                move_all(shelf, new)
        shelf.backup(str(folder / "copy.db"))
        with closing(Shelf(folder / "copy.db")) as copy:
            assert copy.load_now("t1") == old.load_now("t1")


# The database itself


def test_seeds_are_locked_here_too(place: PostgresPlace) -> None:
    with closing(place.shelf()) as shelf:
        shelf.open_table("t1")
    with closing(place.shelf(secret="a secret of the host's own")) as shelf:
        kept = shelf.load_now("t1")
        assert kept
        assert kept.rounds[0].seed == SEED
    assert place.rows("SELECT seed FROM rounds")[0][0] != SEED
    for secret, why in ((None, "store-needs-secret"), ("another of 16 letters", "wrong-secret")):
        with pytest.raises(Refused) as refused:
            place.shelf(secret=secret)
        assert refused.value.why == why


def test_a_database_of_a_later_version_is_left_alone(place: PostgresPlace) -> None:
    place.shelf().close()
    place.rows("INSERT INTO versions VALUES (99)")
    with pytest.raises(Refused) as refused:
        place.shelf()
    assert (refused.value.why, refused.value.details["version"]) == ("store-too-new", 99)


def test_a_database_that_is_not_there_is_told_without_its_password() -> None:
    url = "postgresql://ann:hush@127.0.0.1:9/golf?connect_timeout=1"
    with pytest.raises(Refused) as refused:
        PostgresStore(url)
    assert refused.value.why == "no-database"
    assert "hush" not in str(refused.value)
    assert shown(url) == "postgresql://127.0.0.1/golf"


@pytest.mark.long
def test_the_database_is_killed_and_nothing_that_was_answered_is_lost() -> None:
    """What failed may be there all the same: whoever tries the number again finds out."""
    server = PostgresServer()
    url = server.url()
    store = PostgresStore(url)
    answers: list[Refused | None] = []
    new = Change("playing", b"{}", "CODE", round=Round(0, 0, SEED))
    store.change("t1", 0, new, answers.append)
    store.flush()
    told: list[Entry] = []
    for life in range(3):
        failed = False
        killer = threading.Timer(0.2, server.kill)
        killer.start()
        deadline = time.monotonic() + 30
        while not failed and time.monotonic() < deadline:
            answers.clear()
            n = len(told)
            store.append("t1", n + 1, Entry(n, life, "draw"), answers.append)
            store.flush()
            failed = answers[0] is not None
            if not failed:
                told.append(Entry(n, life, "draw"))
        killer.join()
        assert failed
        assert store.problem
        server.start()
        while store.problem and time.monotonic() < deadline:
            time.sleep(0.05)
        assert store.problem is None  # though nobody writes
        kept = store.load_now("t1")
        assert kept
        assert list(kept.moves[: len(told)]) == told
        assert len(kept.moves) - len(told) <= 1
        told = list(kept.moves)
    store.close()
    server.remove()


@pytest.mark.long
def test_a_database_that_stalls_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backnine.store.postgres.store.COMMAND_SECONDS", 0.5)
    monkeypatch.setattr("backnine.store.postgres.connection.CONNECT_SECONDS", 0.5)
    server = PostgresServer()
    store = PostgresStore(server.url())
    answers: list[Refused | None] = []
    store.change("t1", 0, Change("playing", b"{}", "CODE", round=Round(0, 0, SEED)), answers.append)
    store.flush()
    assert answers == [None]
    backends = server.backends()
    server.freeze(backends)
    store.append("t1", 1, entry(0), answers.append)
    store.flush()
    assert answers[1] is not None
    assert answers[1].why == "store-failed"
    server.thaw(backends)
    deadline = time.monotonic() + 30
    while store.problem and time.monotonic() < deadline:
        time.sleep(0.05)
    kept = store.load_now("t1")
    assert kept
    store.append("t1", kept.number, entry(len(kept.moves)), answers.append)
    store.flush()
    assert answers[2] is None
    store.close()
    server.remove()
