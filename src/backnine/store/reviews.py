"""Reviews in the file: of tables that are there, each with its sum."""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

from backnine.store import StoredReview
from backnine.store.chain import sum_of_review

_WRITE: Final = (
    "INSERT OR REPLACE INTO reviews (table_id, number, judge, body, sum)"
    " SELECT id, ?, ?, ?, ? FROM tables WHERE id = ?"
)
_READ: Final = "SELECT number, judge, body, sum FROM reviews WHERE table_id = ? AND number = ?"


def write_review(writer: sqlite3.Connection, table: str, review: StoredReview) -> None:
    writer.execute(_WRITE, (*review, sum_of_review(table, *review), table))


def read_review(reader: sqlite3.Connection, table: str, number: int) -> StoredReview | None:
    return whole_review(table, reader.execute(_READ, (table, number)).fetchone())


def whole_review(table: str, row: Sequence[Any] | None) -> StoredReview | None:
    """What does not fit its sum is made anew."""
    if row is None:
        return None
    review = StoredReview(*row[:3])
    return review if row[3] == sum_of_review(table, *review) else None
