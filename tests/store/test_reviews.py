"""Reviews beside the matches they are of, in every kind of store."""

import pytest

from backnine.refused import Refused
from backnine.store import StoredReview
from tests.store.ageing import AgeingStore
from tests.store.shelf import AnyShelf

ONE = StoredReview(0, "forecast 1", b"holes")


def keep(shelf: AnyShelf, table: str, review: StoredReview) -> Refused | None:
    answers: list[Refused | None] = []
    shelf.keep_review(table, review, answers.append)
    shelf.flush()
    return answers[0]


def read(shelf: AnyShelf, table: str, number: int = 0) -> StoredReview | Refused | None:
    answers: list[StoredReview | Refused | None] = []
    shelf.review(table, number, answers.append)
    shelf.flush()
    return answers[0]


def test_a_review_is_kept_and_a_newer_one_takes_its_place(shelf: AnyShelf) -> None:
    shelf.open_table("t1")
    assert read(shelf, "t1") is None
    assert keep(shelf, "t1", ONE) is None
    assert keep(shelf, "t1", ONE._replace(number=1, body=b"another match")) is None
    assert read(shelf, "t1") == ONE
    newer = ONE._replace(judge="forecast 2", body=b"more")
    assert keep(shelf, "t1", newer) is None
    assert read(shelf, "t1") == newer
    assert shelf.load_now("t1") is not None


def test_of_a_table_that_is_gone_nothing_is_kept(shelf: AnyShelf) -> None:
    shelf.open_table("t1")
    keep(shelf, "t1", ONE)
    shelf.forget("t1", lambda problem: None)
    assert keep(shelf, "t1", ONE) is None
    assert read(shelf, "t1") is None
    assert shelf.place.rows("SELECT * FROM reviews") == []


def test_reviews_are_pruned_with_their_tables(store: AgeingStore) -> None:
    store.make("old")
    keep(store.shelf, "old", ONE)
    store.days(60)
    store.make("young")
    keep(store.shelf, "young", ONE)
    store.days(40)
    assert store.place.rows("SELECT table_id FROM reviews") == [("young",)]


@pytest.mark.parametrize("change", ["judge = 'else'", "body = 'x'", "number = 1"])
def test_what_does_not_fit_its_sum_is_no_review(shelf: AnyShelf, change: str) -> None:
    shelf.open_table("t1")
    keep(shelf, "t1", ONE)
    shelf.place.rows(f"UPDATE reviews SET {change} RETURNING number")
    assert read(shelf, "t1", 1 if "number" in change else 0) is None
