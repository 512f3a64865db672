"""What is written and read, row by row, each with its sum; what does not fit its sum is not given out."""

import sqlite3
from collections.abc import Iterable
from typing import Any

from msgspec.json import encode

from backnine.refused import Refused
from backnine.store import LAST, Change, Damaged, Entry, Kept, Key, Round
from backnine.store.chain import NOTHING, Head, link, seal, sum_of_key, sum_of_round, sum_of_table
from backnine.store.seeds import Seeds

Row = tuple[Any, ...]
Heads = dict[str, Head]

# All moves of a batch in one statement: Python's lock is given up and fought for once, not once a row.
_APPEND = (
    "INSERT INTO moves (table_id, n, seat, move, stand_in, chain)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),"
    " json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]') FROM json_each(?)"
)


def append(writer: sqlite3.Connection, moves: Iterable[tuple[str, Entry]], known: Heads) -> Heads:
    """Moves behind those that are there; the last of each table. `known` saves looking for them."""
    new: Heads = {}
    rows = []
    for table, entry in moves:
        head = new.get(table) or known.get(table)
        if head is None or head.n != entry.n - 1:
            head = _head_before(writer, table, entry.n)
        chain = link(head.chain, entry)
        new[table] = Head(entry.n, chain)
        rows.append((table, *entry, chain))
    writer.execute(_APPEND, (encode(rows).decode(),))
    return new


def _head_before(writer: sqlite3.Connection, table: str, n: int) -> Head:
    """What move `n` is chained to. Without a move before it, it cannot be stored."""
    last = writer.execute("SELECT chain FROM moves WHERE table_id = ? AND n = ?", (table, n - 1)).fetchone()
    if n and not last:
        raise sqlite3.IntegrityError(f"no move {n - 1}")
    begins = "SELECT seal FROM rounds WHERE table_id = ? AND first = ? ORDER BY number DESC LIMIT 1"
    sealed = writer.execute(begins, (table, n)).fetchone()
    if not sealed and not last:
        raise sqlite3.IntegrityError("no match")
    return Head(n - 1, (sealed or last)[0])


def apply(writer: sqlite3.Connection, table: str, change: Change, now: int, seeds: Seeds) -> None:
    last = "SELECT n, chain FROM moves WHERE table_id = ? ORDER BY n DESC LIMIT 1"
    head = Head(*writer.execute(last, (table,)).fetchone() or NOTHING)
    if change.code is not None:
        sum_ = sum_of_table((table, change.code, change.state, change.sitting, now), head)
        row: Row = (table, change.code, change.state, change.sitting, now, *head, sum_)
        writer.execute(
            "INSERT INTO tables (id, code, state, sitting, touched, n, head, sum)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        )
    else:
        found = writer.execute("SELECT code, touched FROM tables WHERE id = ?", (table,)).fetchone()
        if not found:
            raise Refused("no-such-table", table=table)
        code, touched = found[0], now if change.touches else found[1]
        sum_ = sum_of_table((table, code, change.state, change.sitting, touched), head)
        row = (change.state, change.sitting, touched, *head, sum_, change.touches, table)
        writer.execute(
            "UPDATE tables SET state = ?, sitting = ?, touched = ?, n = ?, head = ?, sum = ?,"
            " forget_at = CASE WHEN ? THEN NULL ELSE forget_at END WHERE id = ?",
            row,
        )
    for kind, seat in change.drop_keys:
        writer.execute("DELETE FROM keys WHERE table_id = ? AND kind = ? AND seat = ?", (table, kind, seat))
    keys = [(*key, sum_of_key(*key)) for key in change.add_keys]
    writer.executemany("INSERT INTO keys (hash, table_id, kind, seat, sum) VALUES (?, ?, ?, ?, ?)", keys)
    for round_ in (change.round, *change.rounds):
        if round_:
            _write_round(writer, table, round_, seeds)


def _write_round(writer: sqlite3.Connection, table: str, round_: Round, seeds: Seeds) -> None:
    number, first, seed, header = round_
    sealed = seal(table, number, first, seed)
    row = (table, number, first, seeds.lock(table, number, seed), header, sealed)
    writer.execute(
        "INSERT OR REPLACE INTO rounds (table_id, number, first, seed, header, seal, sum)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (*row, sum_of_round(sealed, header)),
    )


# Reading

_TABLE = "SELECT id, code, state, sitting, touched, n, head, sum FROM tables WHERE id = ?"
_ROUNDS = "SELECT number, first, seed, header, seal, sum FROM rounds WHERE table_id = ? ORDER BY number"
_MOVES = "SELECT n, seat, move, stand_in, chain FROM moves WHERE table_id = ? AND n >= ? AND n < ? ORDER BY n"
_CHAIN = "SELECT chain FROM moves WHERE table_id = ? AND n = ?"
_NO_END = 2**62
_KEY = "SELECT hash, table_id, kind, seat, sum FROM keys WHERE hash = ?"


def read_table(reader: sqlite3.Connection, table: str, seeds: Seeds, which: int | None = None) -> Kept | None:
    found = reader.execute(_TABLE, (table,)).fetchone()
    if not found:
        return None
    if not _fits(found):
        raise Damaged(table)
    id_, _, state, sitting, _, n, head, _ = found
    dealt = reader.execute(_ROUNDS, (table,)).fetchall()
    rounds = tuple(_whole_round(table, row, seeds) for row in dealt)
    last = reader.execute(_CHAIN, (table, n)).fetchone() or (NOTHING.chain,)
    if not rounds or last != (head,):
        raise Damaged(table)
    kept = Kept(id_, state, sitting, rounds, ())
    first, end = _span(kept, which)
    played = reader.execute(_MOVES, (table, first, end)).fetchall()
    if n >= 0 and first <= n < end and len(played) <= n - first:
        raise Damaged(table)
    seals = {each.first: seal(table, each.number, each.first, each.seed) for each in rounds}
    return kept._replace(moves=_chained(table, played, seals, first))


def _span(kept: Kept, which: int | None) -> tuple[int, int]:
    """From which move to which a round goes."""
    if which is None:
        return 0, _NO_END
    number = kept.on_table.number if which == LAST else which
    first = next((each.first for each in kept.rounds if each.number == number), _NO_END)
    return first, next((each.first for each in kept.rounds if each.number == number + 1), _NO_END)


def is_whole(reader: sqlite3.Connection, table: str) -> bool:
    """Is the table's own row, with its dates, as it was stored?"""
    try:
        found = reader.execute(_TABLE, (table,)).fetchone()
    except sqlite3.Error:
        return False
    return found is not None and _fits(found)


def _fits(found: Row) -> bool:
    *row, n, head, sum_ = found
    return bool(sum_ == sum_of_table(tuple(row), Head(n, head)))


def _whole_round(table: str, row: Row, seeds: Seeds) -> Round:
    number, first, locked, header, sealed, sum_ = row
    if sum_ != sum_of_round(sealed, header):
        raise Damaged(table)
    seed = seeds.unlock(table, number, locked)
    if sealed != seal(table, number, first, seed):
        raise Damaged(table)
    return Round(number, first, seed, header)


def _chained(table: str, rows: Iterable[Row], seals: dict[int, int], first: int) -> tuple[Entry, ...]:
    """The moves from this one on, each fitting the one before."""
    moves: list[Entry] = []
    chain = NOTHING.chain
    for row in rows:
        entry = Entry(*row[:4])
        chain = link(seals.get(entry.n, chain), entry)
        if entry.n != first + len(moves) or chain != row[4]:
            raise Damaged(table)
        moves.append(entry)
    return tuple(moves)


def read_key(reader: sqlite3.Connection, hashed: bytes) -> Key | None:
    found = reader.execute(_KEY, (hashed,)).fetchone()
    if not found:
        return None
    key = Key(*found[:4])
    if found[4] != sum_of_key(*key):
        raise Damaged(str(key.table))
    return key


def read_code(reader: sqlite3.Connection, code: str) -> str | None:
    """The table of a code. Codes are looked up in an index, which may be damaged by itself."""
    found = reader.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
    if not found:
        return None
    table = str(found[0])
    whole = reader.execute("SELECT code FROM tables WHERE id = ?", (table,)).fetchone()
    if whole != (code,):
        raise Damaged(table)
    return table
