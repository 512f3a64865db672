"""A table as it is stored, row by row, to be put into another store with the same numbers and sums."""

import sqlite3
from typing import Any, NamedTuple

from backnine.store import Entry, Key, Round, Slip
from backnine.store.chain import seal, sum_of_key, sum_of_round, sum_of_table
from backnine.store.rows import read_table
from backnine.store.seeds import Seeds
from backnine.store.slips import pin, read_all
from backnine.store.whole import whole_key

_TABLE = "SELECT id, code, state, sitting, touched, n, head, forget_at, played FROM tables WHERE id = ?"
_KEYS = "SELECT hash, table_id, kind, seat, sum FROM keys WHERE table_id = ? ORDER BY hash"
_ENTRIES = "SELECT number, n, seat, move, stand_in, chain FROM entries WHERE table_id = ? ORDER BY number"
_PUT_TABLE = (
    "INSERT INTO tables (id, code, state, sitting, touched, n, head, forget_at, played, sum)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_PUT_KEYS = "INSERT INTO keys (hash, table_id, kind, seat, sum) VALUES (?, ?, ?, ?, ?)"
_PUT_ROUNDS = (
    "INSERT INTO rounds (table_id, number, first, seed, header, seal, sum) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_PUT_ENTRIES = (
    "INSERT INTO entries (table_id, number, n, seat, move, stand_in, chain) VALUES (?, ?, ?, ?, ?, ?, ?)"
)


class EntryRow(NamedTuple):
    """An entry of the log: a move, or a change, which has no move of its own."""

    number: int
    n: int
    seat: int | None
    move: str | None
    by: str | None
    chain: int

    @property
    def entry(self) -> Entry:
        assert self.move is not None
        return Entry(self.n, self.seat or 0, self.move, self.by or "")


class TableRows(NamedTuple):
    id: str
    code: str | None
    state: str
    sitting: bytes
    touched: int
    n: int
    head: int
    forget_at: int | None
    played: bool
    keys: tuple[Key, ...]
    rounds: tuple[Round, ...]
    entries: tuple[EntryRow, ...]
    slips: tuple[Slip, ...]

    @property
    def sum(self) -> int:
        return sum_of_table((self.id, self.code, self.state, self.sitting, self.touched), self.n, self.head)

    def round_rows(self, seeds: Seeds) -> list[tuple[Any, ...]]:
        rows = []
        for number, first, seed, header in self.rounds:
            sealed = seal(self.id, number, first, seed)
            locked = seeds.lock(self.id, number, seed)
            rows.append((self.id, number, first, locked, header, sealed, sum_of_round(sealed, header)))
        return rows

    def key_rows(self) -> list[tuple[Any, ...]]:
        return [(*key, sum_of_key(*key)) for key in self.keys]


def read_rows(database: sqlite3.Connection, table: str, seeds: Seeds) -> TableRows | None:
    """Only what is whole is copied."""
    kept = read_table(database, table, seeds)
    if kept is None:
        return None
    found = database.execute(_TABLE, (table,)).fetchone()
    keys = tuple(map(whole_key, database.execute(_KEYS, (table,))))
    entries = tuple(EntryRow(*row) for row in database.execute(_ENTRIES, (table,)))
    slips = tuple(read_all(database, table))
    return TableRows._make((*found[:8], bool(found[8]), keys, kept.rounds, entries, slips))


def write_rows(database: sqlite3.Connection, rows: TableRows, seeds: Seeds) -> None:
    """All of it or nothing."""
    database.execute("BEGIN IMMEDIATE")
    try:
        database.execute(_PUT_TABLE, (*rows[:9], rows.sum))
        database.executemany(_PUT_KEYS, rows.key_rows())
        database.executemany(_PUT_ROUNDS, rows.round_rows(seeds))
        database.executemany(_PUT_ENTRIES, [(rows.id, *entry) for entry in rows.entries])
        for slip in rows.slips:
            pin(database, slip)
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise
