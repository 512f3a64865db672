"""What is pinned to tables, beside their logs: when somebody has to see to one, and what its players left."""

from collections.abc import Callable

from backnine.refused import Refused
from backnine.store import Change, Keep, Slip
from backnine.store.calendar import DAY
from backnine.store.moving import move_all
from tests.store.ageing import AgeingStore
from tests.store.shelf import AnyShelf, Place, entry, key


def pin(shelf: AnyShelf, *slips: Slip) -> None:
    problems: list[Refused | None] = []
    for slip in slips:
        shelf.pin(slip, problems.append)
    shelf.flush()
    assert problems == [None] * len(slips)


def due(shelf: AnyShelf, count: int = 9) -> list[Slip]:
    found: list[list[Slip] | Refused] = []
    shelf.due(count, found.append)
    shelf.flush()
    assert isinstance(found[0], list)
    return found[0]


def of_chairs(shelf: AnyShelf, table: str) -> list[str]:
    found: list[list[Slip] | Refused] = []
    shelf.slips(table, found.append)
    shelf.flush()
    assert isinstance(found[0], list)
    return [slip.name for slip in found[0]]


def test_what_is_due_comes_in_its_order_and_what_is_not_stays_where_it_is(shelf: AnyShelf) -> None:
    for table in ("t1", "t2", "t3"):
        shelf.open_table(table)
    now = shelf.now()
    first, second = (Slip(table, "post", b"x", at=now - age) for table, age in (("t2", 50), ("t1", 20)))
    pin(shelf, second, first, Slip("t3", "post", b"x", at=now + 1000), Slip("t3", "other", b"x"))
    assert due(shelf) == [first, second]
    assert due(shelf, 1) == [first]
    pin(shelf, first._replace(value=b"y", at=now + 1000), second._replace(value=b""))
    assert due(shelf) == []


def test_a_table_is_loaded_with_its_own_and_moves_are_made_beside_them(shelf: AnyShelf) -> None:
    shelf.open_table("t1", key("ann", "t1"))
    own = Slip("t1", "post", b"x", at=5)
    pin(shelf, own, Slip("t1", "bell", b"y", 0), Slip("nowhere", "post", b"x", at=5))
    assert shelf.whys(("t1", entry(0)), ("t1", entry(1))) == [None, None]
    kept = shelf.load_now("t1")
    assert kept is not None
    assert kept.slips == (own,)
    assert of_chairs(shelf, "t1") == ["bell"]
    assert due(shelf) == [own]


def test_what_somebody_left_goes_with_their_key_and_the_rest_with_the_table(shelf: AnyShelf) -> None:
    shelf.open_table("t1", key("ann", "t1"), key("ben", "t1", seat=1))
    pin(shelf, Slip("t1", "a", b"x", 0), Slip("t1", "b", b"x", 1), Slip("t1", "post", b"x", at=1))
    assert shelf.whys(("t1", Change("playing", b"{}", drop_keys=(("seat", 0),)))) == [None]
    pin(shelf, Slip("t1", "a", b"too late", 0))
    assert of_chairs(shelf, "t1") == ["b"]
    shelf.forget("t1", lambda problem: None)
    shelf.flush()
    assert shelf.place.rows("SELECT * FROM slips") == []


def test_a_damaged_one_is_none(shelf: AnyShelf) -> None:
    shelf.open_table("t1")
    pin(shelf, Slip("t1", "post", b"x", at=5))
    shelf.place.rows("UPDATE slips SET at = 4")
    assert due(shelf) == []


def test_they_move_with_their_table(shelf: AnyShelf, places: Callable[[], Place]) -> None:
    shelf.open_table("t1", key("ann", "t1"))
    pin(shelf, Slip("t1", "bell", b"y", 0), Slip("t1", "post", b"x", at=5))
    target = places().shelf()
    assert move_all(shelf, target).tables == 1
    assert due(target) == [Slip("t1", "post", b"x", at=5)]
    assert of_chairs(target, "t1") == ["bell"]
    target.close()


def looks(store: AgeingStore) -> None:
    """At a server that keeps nothing for long."""
    for _ in range(12):
        store.time += DAY
        store.look(Keep(1, 1, 1))


def test_a_table_that_waits_for_somebody_is_not_old(store: AgeingStore) -> None:
    store.played = False
    store.make("waits", "idle")
    pin(store.shelf, Slip("waits", "post", b"x", at=store.shelf.now() + 3 * DAY))
    looks(store)
    assert "waits" in store.tables
    pin(store.shelf, Slip("waits", "post", b""))
    looks(store)
    assert "waits" not in store.tables
