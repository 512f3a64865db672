"""The log of moves, in every kind of store: what is answered as stored is there, all of it or nothing."""

import threading
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from backnine.refused import Refused
from backnine.store import LAST, Change, Entry, Fact, Glance, Kept, Key, KeyTaken, Round, Taken
from backnine.store.sqlite import MOST_AT_ONCE
from tests.store.shelf import SEED, AnyShelf, Place, entry, key

# Moves


def test_what_was_stored_is_loaded(shelf: AnyShelf) -> None:
    shelf.open_table("t1")
    shelf.open_table("t2")
    assert (
        shelf.whys(("t1", entry(0)), ("t1", Entry(1, 1, "swap 3", "weekender")), ("t2", entry(0)))
        == [None] * 3
    )
    assert shelf.load_now("t1") == Kept(
        "t1", "playing", b"{}", (Round(0, 0, SEED),), (entry(0), Entry(1, 1, "swap 3", "weekender")), 3
    )
    assert shelf.moves("t2") == [entry(0)]
    assert shelf.load_now("t3") is None


def test_one_round_is_loaded_without_the_others(shelf: AnyShelf) -> None:
    """Whoever has played at a table for years need not wait for it all."""
    shelf.open_table("t1")
    first, second = [entry(n) for n in range(3)], [entry(n) for n in range(3, 5)]
    for number, moves in ((0, first), (1, second)):
        begun = Change("playing", b"{}", round=Round(number, moves[0].n, SEED, b"how"))
        assert shelf.whys(("t1", begun)) == [None]
        assert shelf.whys(*(("t1", move) for move in moves)) == [None] * len(moves)
    sealed = Change("over", b"{}", round=Round(2, 5, SEED))
    assert shelf.whys(("t1", sealed)) == [None]
    loaded = {number: shelf.load_now("t1", number) for number in (None, 0, 1, 2, 3, LAST)}
    moves_of = {number: list(kept.moves) for number, kept in loaded.items() if kept}
    assert moves_of == {None: first + second, 0: first, 1: second, 2: [], 3: [], LAST: second}
    shelf.place.bend_move(1)
    assert shelf.load_now("t1", LAST) == loaded[LAST]  # the match on the table is whole
    with pytest.raises(Refused, match="table damaged"):
        shelf.load_now("t1", 0)


def test_a_number_is_used_once(shelf: AnyShelf) -> None:
    shelf.open_table("t1")
    assert shelf.whys(("t1", entry(0, "draw"))) == [None]
    (problem,) = shelf.hand_over(("t1", entry(0, "take")))
    assert isinstance(problem, Taken)
    assert problem.details == {"table": "t1", "number": 1}
    assert shelf.moves("t1") == [entry(0, "draw")]


def test_one_that_cannot_be_stored_does_not_hinder_the_others(shelf: AnyShelf) -> None:
    """They arrived together, and would have been committed together."""
    shelf.open_table("t1")
    shelf.open_table("t2")
    jobs = [("t1", entry(0)), ("t1", entry(0, "take")), ("t2", entry(0)), ("t0", entry(0)), ("t1", entry(1))]
    assert shelf.whys(*jobs) == [None, "number-taken", None, "number-taken", None]
    assert shelf.moves("t1") == [entry(0), entry(1)]
    assert shelf.moves("t2") == [entry(0)]


def test_more_than_fit_into_one_batch(shelf: AnyShelf) -> None:
    shelf.open_table("t1")
    entries = [entry(n) for n in range(2 * MOST_AT_ONCE + 1)]
    assert shelf.whys(*(("t1", each) for each in entries)) == [None] * len(entries)
    assert shelf.moves("t1") == entries


JOBS = st.lists(st.tuples(st.sampled_from(["a", "b", "nowhere"]), st.integers(0, 5)), max_size=12)


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(batches=st.lists(JOBS, min_size=1, max_size=4))
def test_answers_and_disk_agree(places: Callable[[], Place], batches: Any) -> None:
    """However moves arrive, the next one is stored, and after opening again those are there and no others."""
    place = places()
    shelf = place.shelf()
    kept: dict[str, dict[int, Entry]] = {"a": {}, "b": {}, "nowhere": {}}
    for table in ("a", "b"):
        shelf.open_table(table)
    for number, batch in enumerate(batches):
        jobs = [
            (table, entry(n, f"swap {number * 12 + place + 1}")) for place, (table, n) in enumerate(batch)
        ]
        for (table, each), why in zip(jobs, shelf.whys(*jobs), strict=True):
            is_next = table != "nowhere" and each.n == len(kept[table])
            assert why == (None if is_next else "number-taken")
            if is_next:
                kept[table][each.n] = each
    shelf.close()
    again = place.shelf()
    for table, moves in kept.items():
        assert again.moves(table) == [moves[n] for n in sorted(moves)]
    again.close()


def test_a_change_is_whole_or_nothing(shelf: AnyShelf) -> None:
    """The last part of it fails (a key that exists already), so none of it is true."""
    shelf.open_table("t1", key("ann", "t1"), key("ben", "t1", seat=1))
    bad = Change(
        "over", b"new", add_keys=(key("cat", "t1", seat=2), key("ben", "t1")), drop_keys=(("seat", 0),),
        round=Round(1, 7, SEED),
    )  # fmt: skip
    before = shelf.load_now("t1")
    (problem,) = shelf.hand_over(("t1", bad))
    assert isinstance(problem, KeyTaken)
    assert shelf.load_now("t1") == before
    assert shelf.key_now(key("ann", "t1").hash) == key("ann", "t1")
    assert shelf.key_now(key("cat", "t1").hash) is None
    assert shelf.whys(("t1", entry(0)), ("t1", bad)) == [None, "key-taken"]
    assert shelf.whys(("t1", entry(1))) == [None]
    assert shelf.moves("t1") == [entry(0), entry(1)]


def test_keys_come_and_go(shelf: AnyShelf) -> None:
    ann, host, watch = key("ann", "t1"), key("host", "t1", "host", -1), key("watch", "t1", "watch", -1)
    shelf.open_table("t1", ann, host, watch)
    shelf.open_table("t2", key("other", "t2"))
    new = key("new", "t1")
    lost = key("old", "t1", seat=1)
    assert shelf.whys(("t1", Change("open", b"{}", add_keys=(lost,)))) == [None]
    assert shelf.whys(("t1", Change("open", b"{}", drop_keys=(("seat", 1),), lost="moved"))) == [None]
    assert shelf.key_now(lost.hash) == lost._replace(kind="moved")  # it opens nothing, and says why
    assert shelf.whys(("t1", Change("open", b"{}", add_keys=(new,), drop_keys=(("seat", 0),)))) == [None]
    found = [shelf.key_now(each.hash) for each in (ann, new, host, watch, key("other", "t2"))]
    assert found == [None, new, host, watch, key("other", "t2")]


def test_a_round_gets_its_header_and_another_follows(shelf: AnyShelf) -> None:
    shelf.open_table("t1")
    begun, next_one = Round(0, 0, SEED, b"header"), Round(1, 30, bytes(32))
    for each in (begun, next_one):
        assert shelf.whys(("t1", Change("playing", b"{}", round=each))) == [None]
    kept = shelf.load_now("t1")
    assert kept is not None
    assert kept.rounds == (begun, next_one)


def test_two_tables_cannot_have_one_code_or_one_name(shelf: AnyShelf) -> None:
    shelf.open_table("t1")
    same_code = Change("open", b"{}", "CODE-t1", round=Round(0, 0, SEED))
    same_name = Change("open", b"{}", "OTHER", round=Round(0, 0, SEED))
    assert shelf.whys(("t2", same_code), ("t1", same_name)) == ["store-failed", "number-taken"]
    assert shelf.table_of_code_now("CODE-t1") == "t1"
    assert shelf.table_of_code_now("OTHER") is None
    assert shelf.load_now("t2") is None


def test_neither_seeds_nor_hashes_are_shown_by_accident() -> None:
    assert SEED.hex() not in repr(Round(0, 0, SEED))
    assert repr(SEED) not in repr(Round(0, 0, SEED))
    assert repr(Key(b"secret", "t1", "seat", 0)) == "Key(t1, seat, 0)"


def test_the_tables_touched_last(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 50)
    shelf = place.shelf()
    for table, when in (("a", 100), ("b", 300), ("c", 200)):
        monkeypatch.setattr("time.time", lambda when=when: when)
        shelf.open_table(table)
    assert shelf.latest_now(2) == [Glance("b", "playing", 300), Glance("c", "playing", 200)]
    monkeypatch.setattr("time.time", lambda: 400)
    assert shelf.whys(("a", Change("over", b"{}"))) == [None]
    assert shelf.latest_now(1) == [Glance("a", "over", 400)]
    shelf.close()


def test_closing_stores_what_was_handed_over(place: Place) -> None:
    shelf = place.shelf()
    shelf.open_table("t1")
    answers: list[Refused | None] = []
    for n in range(500):
        shelf.append("t1", 1 + n, entry(n), answers.append)
    shelf.close()
    assert answers == [None] * 500
    assert place.rows("SELECT count(move), max(n) FROM entries") == [(500, 499)]


def test_answers_come_in_the_thread_that_wants_them(place: Place) -> None:
    calls: list[Any] = []
    store = place.shelf(calls.append)
    heard: list[tuple[Refused | None, str]] = []
    store.change(
        "t1",
        0,
        Change("open", b"{}", "C", round=Round(0, 0, SEED)),
        lambda problem: heard.append((problem, threading.current_thread().name)),
    )
    store.flush()
    assert heard == []
    for call in calls:
        call()
    assert heard == [(None, threading.current_thread().name)]
    store.close()


def test_a_listener_that_fails_does_not_hinder_the_others(
    shelf: AnyShelf, caplog: pytest.LogCaptureFixture
) -> None:
    shelf.open_table("t1")
    answers: list[Refused | None] = []

    def fail(problem: Refused | None) -> None:
        raise RuntimeError("a mistake of ours")

    shelf.append("t1", 1, entry(0), fail)
    shelf.append("t1", 2, entry(1), answers.append)
    shelf.flush()
    assert answers == [None]
    assert "a mistake of ours" in caplog.text
    assert shelf.whys(("t1", entry(2))) == [None]


def test_every_commit_is_measured(place: Place) -> None:
    took: list[float] = []
    store = place.shelf(measure=took.append)
    store.open_table("t1")
    before = len(took)
    store.hand_over(*(("t1", entry(n)) for n in range(100)))
    assert len(took) == before + 2  # the one that held up the writer, and a hundred in one
    assert min(took) > 0
    store.close()


def test_a_table_is_deleted_with_all_that_is_its_own(shelf: AnyShelf) -> None:
    shelf.open_table("t1", key("ann", "t1"))
    shelf.open_table("t2", key("ben", "t2"))
    assert shelf.whys(("t1", entry(0)), ("t2", entry(0))) == [None, None]
    answers: list[Refused | None] = []
    shelf.forget("t1", answers.append)
    shelf.flush()
    assert answers == [None]
    assert shelf.load_now("t1") is None
    assert shelf.key_now(key("ann", "t1").hash) is None
    for name in ("entries", "rounds", "keys"):
        assert shelf.place.rows(f"SELECT DISTINCT table_id FROM {name}") == [("t2",)]
    assert shelf.whys(("t1", entry(1)), ("t1", Change("over", b"{}"))) == ["number-taken", "no-such-table"]
    assert shelf.moves("t2") == [entry(0)]


def test_a_deleted_table_does_not_come_back(shelf: AnyShelf) -> None:
    """Number 0 makes a table only where there is a code for it."""
    answers: list[Refused | None] = []
    shelf.change("gone", 0, Change("over", b"{}"), answers.append)
    shelf.flush()
    assert [str(each) for each in answers] == ["no such table: table gone"]
    assert shelf.place.rows("SELECT count(*) FROM tables") == [(0,)]


def test_changes_leave_one_row(shelf: AnyShelf) -> None:
    shelf.open_table("t1")
    for n in range(5):
        assert shelf.whys(("t1", Change("playing", b"{}")), ("t1", entry(n))) == [None, None]
    kept = shelf.load_now("t1")
    assert kept is not None
    assert (kept.number, len(kept.moves)) == (11, 5)
    assert shelf.place.rows("SELECT count(*) - count(move) FROM entries") == [(1,)]


# Facts beside the tables


def set_fact(shelf: AnyShelf, fact: Fact) -> str | None:
    said: list[Refused | None] = []
    shelf.set_fact(fact, said.append)
    shelf.flush()
    (problem,) = said
    return problem.why if problem else None


def test_a_fact_is_written_by_who_knows_the_last(shelf: AnyShelf) -> None:
    assert shelf.fact_now("club") is None
    assert set_fact(shelf, Fact("club", b"before", b"one")) == "changed-meanwhile"
    assert set_fact(shelf, Fact("club", None, b"one")) is None
    assert set_fact(shelf, Fact("club", None, b"two")) == "changed-meanwhile"
    assert set_fact(shelf, Fact("club", b"one", b"two")) is None
    assert set_fact(shelf, Fact("club", b"one", b"three")) == "changed-meanwhile"
    assert set_fact(shelf, Fact("other", None, b"x")) is None
    found: list[bytes | Refused | None] = []
    shelf.fact("club", found.append)
    shelf.flush()
    assert (found, shelf.fact_now("club"), shelf.fact_now("nothing")) == ([b"two"], b"two", None)


def test_a_fact_and_moves_in_one_batch(shelf: AnyShelf) -> None:
    """One that is out of date does not hinder the others."""
    shelf.open_table("t1")
    set_fact(shelf, Fact("club", None, b"one"))
    answers: list[Refused | None] = []
    shelf.append("t1", 1, entry(0), answers.append)
    shelf.set_fact(Fact("club", b"old", b"two"), answers.append)
    shelf.append("t1", 2, entry(1), answers.append)
    shelf.set_fact(Fact("club", b"one", b"three"), answers.append)
    shelf.flush()
    assert [problem and problem.why for problem in answers] == [None, "changed-meanwhile", None, None]
    assert (shelf.moves("t1"), shelf.fact_now("club")) == ([entry(0), entry(1)], b"three")


def test_a_single_key_is_dropped_by_its_hash(shelf: AnyShelf) -> None:
    keys = [key("a", "t1", "watch", -1), key("b", "t1", "watch", -1), key("c", "t1")]
    shelf.open_table("t1", *keys)
    assert shelf.whys(("t1", Change("playing", b"{}", drop_hashes=(keys[0].hash, b"nothing")))) == [None]
    assert [shelf.key_now(each.hash) for each in keys] == [None, *keys[1:]]
