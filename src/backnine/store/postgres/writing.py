"""What is written, in as few statements as can be; the numbers of entries are the fence."""

from collections.abc import Iterable, Sequence
from typing import Final

from backnine.refused import Refused
from backnine.store import Change, Entry, Fact, Key, KeyTaken, Outdated, Round, Taken
from backnine.store.chain import NOTHING, Head, link, seal, sum_of_key, sum_of_round, sum_of_table
from backnine.store.postgres.compact import compact
from backnine.store.postgres.connection import Postgres
from backnine.store.postgres.slips import OF_CHAIR
from backnine.store.rows import Heads
from backnine.store.seeds import Seeds

NewMove = tuple[str, int, Entry]  # table, number, move

# The rows of the tables are locked against changes, and seen as they are now: a number that a change has used
# and given up is taken all the same. What does not come back was written by somebody else.
_APPEND: Final = (
    "WITH fence AS MATERIALIZED"
    " (SELECT id, n FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR KEY SHARE)"
    " INSERT INTO entries (table_id, number, n, seat, move, stand_in, chain)"
    " SELECT new.* FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::smallint[], $5::text[],"
    " $6::text[], $7::bigint[]) AS new (table_id, number, n, seat, move, stand_in, chain)"
    " JOIN fence ON fence.id = new.table_id AND new.number > fence.n"
    " ON CONFLICT DO NOTHING RETURNING table_id"
)
# What the next move is chained to: the first of a match to the seal of its seed.
_HEADS: Final = (
    "SELECT asked.id, last.number, last.moves, coalesce(sealed.seal, last.chain)"
    " FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL"
    " (SELECT number, n + CASE WHEN move IS NULL THEN 0 ELSE 1 END AS moves, chain FROM entries"
    "  WHERE table_id = asked.id ORDER BY number DESC LIMIT 1) AS last"
    " LEFT JOIN LATERAL (SELECT seal FROM rounds WHERE table_id = asked.id AND first = last.moves"
    "  ORDER BY number DESC LIMIT 1) AS sealed ON true"
)
_LAST: Final = (
    "SELECT number, n + CASE WHEN move IS NULL THEN 0 ELSE 1 END, chain FROM entries"
    " WHERE table_id = $1 ORDER BY number DESC LIMIT 1"
)
_UPDATE: Final = (
    "UPDATE tables SET state = $2, sitting = $3, touched = $4, n = $5, head = $6, sum = $7,"
    " forget_at = CASE WHEN $8::boolean THEN NULL ELSE forget_at END WHERE id = $1"
)
_INSERT: Final = (
    "INSERT INTO tables (id, code, state, sitting, touched, n, head, sum)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
_CHANGE: Final = "INSERT INTO entries (table_id, number, n, chain) VALUES ($1, $2, $3, $4)"
_FORGET_CHANGE: Final = "DELETE FROM entries WHERE table_id = $1 AND number = $2 AND move IS NULL"
ADD_KEYS: Final = (
    "INSERT INTO keys (hash, table_id, kind, seat, sum) SELECT * FROM"
    " unnest($1::bytea[], $2::text[], $3::text[], $4::integer[], $5::bigint[])"
    " ON CONFLICT DO NOTHING RETURNING hash"
)
_DROP_KEYS: Final = "DELETE FROM keys WHERE table_id = $1 AND kind = $2 AND seat = $3 RETURNING hash"
_FACT: Final = "UPDATE facts SET value = $3::bytea WHERE name = $1 AND value = $2::bytea"
_NEW_FACT: Final = "INSERT INTO facts SELECT $1, $3::bytea WHERE $2::bytea IS NULL ON CONFLICT DO NOTHING"
_DROP_HASHES: Final = "DELETE FROM keys WHERE table_id = $1 AND hash = ANY($2::bytea[])"
ROUND: Final = (
    "INSERT INTO rounds (table_id, number, first, seed, header, seal, sum)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_id, number) DO UPDATE SET"
    " first = excluded.first, seed = excluded.seed, header = excluded.header,"
    " seal = excluded.seal, sum = excluded.sum"
)


async def append(database: Postgres, moves: Sequence[NewMove], known: Heads) -> Heads:
    """At most one move of each table; the heads of those that were stored. The others came too late."""
    unknown = [table for table, number, _ in moves if _head(known, table, number) is None]
    found = known | await read_heads(database, unknown) if unknown else known
    heads: Heads = {}
    rows = []
    for table, number, entry in moves:
        head = found.get(table)
        if head and (head.number, head.moves) == (number - 1, entry.n):
            chain = link(head.chain, entry)
            heads[table] = Head(number, entry.n + 1, chain)
            rows.append((table, number, *entry, chain))
    if not rows:
        return {}
    stored = await database.fetch(_APPEND, *map(list, zip(*rows, strict=True)))
    return {table: heads[table] for (table,) in stored}


def _head(known: Heads, table: str, number: int) -> Head | None:
    head = known.get(table)
    return head if head and head.number == number - 1 else None


async def read_heads(database: Postgres, tables: Sequence[str]) -> Heads:
    return {row[0]: Head(*row[1:]) for row in await database.fetch(_HEADS, list(tables))}


async def apply(
    database: Postgres, table: str, number: int, change: Change, *, now: int, seeds: Seeds
) -> None:
    """In a transaction. Nobody appends to a table while its row is locked here."""
    found = await database.fetchrow("SELECT code, touched, n FROM tables WHERE id = $1 FOR UPDATE", table)
    last = Head(*await database.fetchrow(_LAST, table) or NOTHING)
    if not found and (number or change.code is None):
        raise Refused("no-such-table", table=table)
    if last.number != number - 1 or (found and change.code is not None):
        raise Taken(table, number)
    code, touched, before = found or (change.code, now, -1)
    touched = now if change.touches else touched
    sum_ = sum_of_table((table, code, change.state, change.sitting, touched), number, last.chain)
    row = (change.state, change.sitting, touched, number, last.chain, sum_)
    if found:
        await database.execute(_UPDATE, table, *row, change.touches)
    else:
        await database.execute(_INSERT, table, code, *row)
    await database.execute(_CHANGE, table, number, last.moves, last.chain)
    if found:
        await database.execute(_FORGET_CHANGE, table, before)
    await _change_keys(database, table, change)
    for round_ in (change.round, *change.rounds):
        if round_:
            await write_round(database, table, round_, seeds)
    if change.round and change.round.number and not change.round.header:
        await compact(database, table, number, change.round)


async def _change_keys(database: Postgres, table: str, change: Change) -> None:
    for kind, seat in change.drop_keys:
        hashes = [row[0] for row in await database.fetch(_DROP_KEYS, table, kind, seat)]
        if kind == "seat":
            await database.execute(OF_CHAIR, table, seat)
        if change.lost:
            await add_keys(database, [Key(hashed, table, change.lost, seat) for hashed in hashes])
    for chair in change.unpin:
        await database.execute(OF_CHAIR, table, chair)
    if change.drop_hashes:
        await database.execute(_DROP_HASHES, table, list(change.drop_hashes))
    await add_keys(database, change.add_keys)


async def add_keys(database: Postgres, keys: Iterable[Key]) -> None:
    rows = [(*key, sum_of_key(*key)) for key in keys]
    if rows and len(await database.fetch(ADD_KEYS, *map(list, zip(*rows, strict=True)))) < len(rows):
        raise KeyTaken


async def write_fact(database: Postgres, fact: Fact) -> None:
    """The row is there or not, and what it was: all in one statement."""
    done = await database.execute(_FACT if fact.before is not None else _NEW_FACT, *fact)
    if done.endswith(" 0"):
        raise Outdated(fact.name)


async def write_round(database: Postgres, table: str, round_: Round, seeds: Seeds) -> None:
    number, first, seed, header = round_
    sealed = seal(table, number, first, seed)
    locked = seeds.lock(table, number, seed)
    await database.execute(ROUND, table, number, first, locked, header, sealed, sum_of_round(sealed, header))
