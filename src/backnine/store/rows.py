"""What is written and read, row by row, each with its sum; what does not fit its sum is not given out."""

import sqlite3
from collections.abc import Iterable

from msgspec.json import encode

from backnine.refused import Refused
from backnine.store import Change, Damaged, Entry, Fact, Glance, Kept, Key, KeyTaken, Outdated, Round, Taken
from backnine.store.chain import NOTHING, Head, link, seal, sum_of_key, sum_of_round, sum_of_table
from backnine.store.seeds import Seeds
from backnine.store.slips import OF_CHAIR, read_own
from backnine.store.whole import chained, seals_of, span, table_fits, whole_key, whole_round

Heads = dict[str, Head]

# All moves of a batch in one statement: Python's lock is given up and fought for once, not once a row.
_APPEND = (
    "INSERT INTO entries (table_id, number, n, seat, move, stand_in, chain)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),"
    " json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),"
    " json_extract(value, '$[6]') FROM json_each(?)"
)
_CHANGE = "INSERT INTO entries (table_id, number, n, chain) VALUES (?, ?, ?, ?)"
_FORGET_CHANGE = "DELETE FROM entries WHERE table_id = ? AND number = ? AND move IS NULL"  # the one before
_LAST = (
    "SELECT number, n + (move IS NOT NULL), chain FROM entries"
    " WHERE table_id = ? ORDER BY number DESC LIMIT 1"
)
_SEALED = "SELECT seal FROM rounds WHERE table_id = ? AND first = ? ORDER BY number DESC LIMIT 1"


def append(writer: sqlite3.Connection, moves: Iterable[tuple[str, int, Entry]], known: Heads) -> Heads:
    """Moves behind what is there; the last of each table. `known` saves looking for them."""
    new: Heads = {}
    rows = []
    for table, number, entry in moves:
        head = new.get(table) or known.get(table)
        if head is None or (head.number != number - 1 and table not in new):
            head = _head(writer, table)
        if (head.number, head.moves) != (number - 1, entry.n):
            raise Taken(table, number)
        chain = link(head.chain, entry)
        new[table] = Head(number, entry.n + 1, chain)
        rows.append((table, number, *entry, chain))
    writer.execute(_APPEND, (encode(rows).decode(),))
    return new


def _last(writer: sqlite3.Connection, table: str) -> Head:
    return Head(*writer.execute(_LAST, (table,)).fetchone() or NOTHING)


def _head(writer: sqlite3.Connection, table: str) -> Head:
    """What the next move is chained to: the first of a match to the seal of its seed."""
    head = _last(writer, table)
    sealed = writer.execute(_SEALED, (table, head.moves)).fetchone()
    return head._replace(chain=sealed[0]) if sealed else head


def apply(
    writer: sqlite3.Connection, table: str, number: int, change: Change, *, now: int, seeds: Seeds
) -> None:
    last = _last(writer, table)
    head = Head(number, last.moves, last.chain)
    found = writer.execute("SELECT code, touched, n FROM tables WHERE id = ?", (table,)).fetchone()
    if not found and (number or change.code is None):
        raise Refused("no-such-table", table=table)
    if last.number != number - 1 or (found and change.code is not None):
        raise Taken(table, number)
    code, touched, before = found or (change.code, now, -1)
    touched = now if change.touches else touched
    sum_ = sum_of_table((table, code, change.state, change.sitting, touched), number, last.chain)
    if found:
        writer.execute(
            "UPDATE tables SET state = ?, sitting = ?, touched = ?, n = ?, head = ?, sum = ?,"
            " forget_at = CASE WHEN ? THEN NULL ELSE forget_at END WHERE id = ?",
            (change.state, change.sitting, touched, head.number, head.chain, sum_, change.touches, table),
        )
    else:
        writer.execute(
            "INSERT INTO tables (id, code, state, sitting, touched, n, head, sum)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (table, code, change.state, change.sitting, touched, head.number, head.chain, sum_),
        )
    writer.execute(_CHANGE, (table, *head))
    writer.execute(_FORGET_CHANGE, (table, before))
    _drop_keys(writer, table, change)
    _add_keys(writer, change.add_keys)
    for round_ in (change.round, *change.rounds):
        if round_:
            _write_round(writer, table, round_, seeds)


def _drop_keys(writer: sqlite3.Connection, table: str, change: Change) -> None:
    for kind, seat in change.drop_keys:
        these, which = "FROM keys WHERE table_id = ? AND kind = ? AND seat = ?", (table, kind, seat)
        hashes = writer.execute(f"SELECT hash {these}", which).fetchall() if change.lost else []
        writer.execute(f"DELETE {these}", which)
        if kind == "seat":
            writer.execute(OF_CHAIR, (table, seat))
        _add_keys(writer, [Key(hashed, table, change.lost, seat) for (hashed,) in hashes])
    writer.executemany(OF_CHAIR, [(table, chair) for chair in change.unpin])
    dropped = [(table, hashed) for hashed in change.drop_hashes]
    writer.executemany("DELETE FROM keys WHERE table_id = ? AND hash = ?", dropped)


def _add_keys(writer: sqlite3.Connection, keys: Iterable[Key]) -> None:
    rows = [(*key, sum_of_key(*key)) for key in keys]
    try:
        writer.executemany("INSERT INTO keys (hash, table_id, kind, seat, sum) VALUES (?, ?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError:
        raise KeyTaken from None


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
_MOVES = (  # a move's number is never less than its `n`
    "SELECT n, seat, move, stand_in, chain FROM entries"
    " WHERE table_id = :table AND number >= :first AND n >= :first AND n < :end AND move IS NOT NULL"
    " ORDER BY number LIMIT :end - :first"
)
_AT = "SELECT number, n + (move IS NOT NULL), chain FROM entries WHERE table_id = ? AND number = ?"
_SINCE = "SELECT count(*) FROM entries WHERE table_id = ? AND number > ?"
_KEY = "SELECT hash, table_id, kind, seat, sum FROM keys WHERE hash = ?"


def read_table(reader: sqlite3.Connection, table: str, seeds: Seeds, which: int | None = None) -> Kept | None:
    found = reader.execute(_TABLE, (table,)).fetchone()
    if not found:
        return None
    if not table_fits(found):
        raise Damaged(table)
    id_, _, state, sitting, _, number, head, _ = found
    dealt = reader.execute(_ROUNDS, (table,)).fetchall()
    rounds = tuple(whole_round(table, row, seeds) for row in dealt)
    changed = Head(*reader.execute(_AT, (table, number)).fetchone() or NOTHING)
    if not rounds or (changed.number, changed.chain) != (number, head):
        raise Damaged(table)
    last = _last(reader, table).number
    if reader.execute(_SINCE, (table, number)).fetchone() != (last - number,):
        raise Damaged(table)
    kept = Kept(id_, state, sitting, rounds, (), last + 1, read_own(reader, table))
    first, end = span(kept, which)
    played = reader.execute(_MOVES, {"table": table, "first": first, "end": end}).fetchall()
    if len(played) < min(changed.moves, end) - first:
        raise Damaged(table)
    return kept._replace(moves=chained(table, played, seals_of(kept), first))


def read_key(reader: sqlite3.Connection, hashed: bytes) -> Key | None:
    found = reader.execute(_KEY, (hashed,)).fetchone()
    if not found:
        return None
    return whole_key(found)


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


def read_latest(reader: sqlite3.Connection, count: int) -> list[Glance]:
    query = "SELECT id, state, touched FROM tables ORDER BY touched DESC LIMIT ?"
    return [Glance(*row) for row in reader.execute(query, (count,))]


def read_fact(reader: sqlite3.Connection, name: str) -> bytes | None:
    """What is kept under a name, beside the tables."""
    found = reader.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return found[0] if found and isinstance(found[0], bytes) else None


def write_fact(writer: sqlite3.Connection, fact: Fact) -> None:
    if read_fact(writer, fact.name) != fact.before:
        raise Outdated(fact.name)
    writer.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (fact.name, fact.value))


def read_newest(reader: sqlite3.Connection) -> int | None:
    """When a table was touched last."""
    newest: int | None = reader.execute("SELECT max(touched) FROM tables").fetchone()[0]
    return newest
