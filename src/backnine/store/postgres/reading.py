"""What is read, each table at one moment, and compared with its sums."""

from typing import Final

from backnine.store import Damaged, Glance, Kept, Key
from backnine.store.chain import NOTHING, Head
from backnine.store.postgres.compact import as_rows
from backnine.store.postgres.connection import Postgres
from backnine.store.postgres.slips import read_own
from backnine.store.seeds import Seeds
from backnine.store.whole import chained, seals_of, span, table_fits, whole_key, whole_round

_TABLE: Final = "SELECT id, code, state, sitting, touched, n, head, sum FROM tables WHERE id = $1"
_ROUNDS: Final = (
    "SELECT number, first, seed, header, seal, sum FROM rounds WHERE table_id = $1 ORDER BY number"
)
_AT: Final = (
    "SELECT number, n + CASE WHEN move IS NULL THEN 0 ELSE 1 END, chain FROM entries"
    " WHERE table_id = $1 AND number = $2"
)
_SINCE: Final = "SELECT coalesce(max(number), $2), count(*) FROM entries WHERE table_id = $1 AND number > $2"
_MOVES: Final = (  # a move's number is never less than its `n`
    "SELECT n, seat, move, stand_in, chain FROM entries"
    " WHERE table_id = $1 AND number >= $2 AND n >= $2 AND n < $3 AND move IS NOT NULL ORDER BY number"
)
_RECORDS: Final = (
    "SELECT first, past, moves, chain FROM records"
    " WHERE table_id = $1 AND first >= $2 AND first < $3 ORDER BY first"
)
_KEY: Final = "SELECT hash, table_id, kind, seat, sum FROM keys WHERE hash = $1"
_LATEST: Final = "SELECT id, state, touched FROM tables ORDER BY touched DESC LIMIT $1"


async def read_table(database: Postgres, table: str, seeds: Seeds, which: int | None = None) -> Kept | None:
    async with database.transaction(isolation="repeatable_read", readonly=True):
        return await read_within(database, table, seeds, which)


async def read_within(database: Postgres, table: str, seeds: Seeds, which: int | None = None) -> Kept | None:
    """Within a transaction."""
    found = await database.fetchrow(_TABLE, table)
    if not found:
        return None
    if not table_fits(tuple(found)):
        raise Damaged(table)
    id_, _, state, sitting, _, number, head, _ = found
    rounds = tuple(whole_round(table, tuple(row), seeds) for row in await database.fetch(_ROUNDS, table))
    changed = Head(*await database.fetchrow(_AT, table, number) or NOTHING)
    if not rounds or (changed.number, changed.chain) != (number, head):
        raise Damaged(table)
    last, since = await database.fetchrow(_SINCE, table, number)
    if since != last - number:
        raise Damaged(table)
    kept = Kept(id_, state, sitting, rounds, (), last + 1, await read_own(database, table))
    first, end = span(kept, which)
    seals = seals_of(kept)
    over = [tuple(row) for row in await database.fetch(_RECORDS, table, first, end)]
    played = as_rows(table, over, seals)
    played += [tuple(row) for row in await database.fetch(_MOVES, table, first, end)]
    if len(played) < min(changed.moves, end) - first:
        raise Damaged(table)
    return kept._replace(moves=chained(table, played, seals, first))


async def read_key(database: Postgres, hashed: bytes) -> Key | None:
    found = await database.fetchrow(_KEY, hashed)
    return whole_key(tuple(found)) if found else None


async def read_code(database: Postgres, code: str) -> str | None:
    table: str | None = await database.fetchval("SELECT id FROM tables WHERE code = $1", code)
    return table


async def read_fact(database: Postgres, name: str) -> bytes | None:
    value: bytes | None = await database.fetchval("SELECT value FROM facts WHERE name = $1", name)
    return value


async def read_latest(database: Postgres, count: int) -> list[Glance]:
    return [Glance(*row) for row in await database.fetch(_LATEST, None if count < 0 else count)]
