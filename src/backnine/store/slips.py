"""Slips in SQLite: what is pinned to tables, each row with its sum. One that does not fit it is none."""

import sqlite3
from collections.abc import Iterable
from typing import Any, Final

from backnine.store import Slip
from backnine.store.chain import sum_of

_PIN: Final = (
    "INSERT OR REPLACE INTO slips (table_id, name, value, chair, at, sum)"
    " SELECT :table, :name, :value, :chair, :at, :sum WHERE EXISTS (SELECT 1 FROM tables WHERE id = :table)"
    " AND (:chair < 0 OR EXISTS"
    " (SELECT 1 FROM keys WHERE table_id = :table AND kind = 'seat' AND seat = :chair))"
)
_UNPIN: Final = "DELETE FROM slips WHERE table_id = ? AND name = ?"
_ALL: Final = "SELECT table_id, name, value, chair, at, sum FROM slips WHERE "
_DUE: Final = _ALL + "at <= ? ORDER BY at LIMIT ?"
OF_CHAIR: Final = "DELETE FROM slips WHERE table_id = ? AND chair = ?"


def sum_of_slip(slip: Slip) -> int:
    return sum_of("slip", *slip)


def whole_slips(rows: Iterable[Any]) -> list[Slip]:
    """A damaged one is none: it can be pinned anew."""
    slips = [(Slip(*row[:5]), row[5]) for row in rows]
    return [slip for slip, sum_ in slips if sum_ == sum_of_slip(slip)]


def pin(writer: sqlite3.Connection, slip: Slip) -> None:
    if slip.value:
        writer.execute(_PIN, {**slip._asdict(), "sum": sum_of_slip(slip)})
    else:
        writer.execute(_UNPIN, slip[:2])


def read_own(reader: sqlite3.Connection, table: str) -> tuple[Slip, ...]:
    """The table's own."""
    return tuple(whole_slips(reader.execute(_ALL + "table_id = ? AND chair < 0", (table,))))


def read_of_chairs(reader: sqlite3.Connection, table: str) -> list[Slip]:
    return whole_slips(reader.execute(_ALL + "table_id = ? AND chair >= 0 ORDER BY name", (table,)))


def read_due(reader: sqlite3.Connection, now: int, count: int) -> list[Slip]:
    return whole_slips(reader.execute(_DUE, (now, count)))


def read_all(reader: sqlite3.Connection, table: str) -> list[Slip]:
    return whole_slips(reader.execute(_ALL + "table_id = ? ORDER BY name", (table,)))
