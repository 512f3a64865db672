"""The same for PostgreSQL, where the moves of matches that are over are in one row each."""

from itertools import pairwise
from typing import Final

from backnine.store import Damaged
from backnine.store.chain import link
from backnine.store.copying import EntryRow, TableRows
from backnine.store.postgres.compact import Numbered, packed, unpacked
from backnine.store.postgres.connection import Postgres
from backnine.store.postgres.reading import read_within
from backnine.store.postgres.slips import pin, read_all
from backnine.store.postgres.writing import ADD_KEYS, ROUND
from backnine.store.seeds import Seeds
from backnine.store.whole import seals_of, whole_key

_TABLE: Final = (
    "SELECT id, code, state, sitting, touched, n, head, forget_at, played FROM tables WHERE id = $1"
)
_KEYS: Final = "SELECT hash, table_id, kind, seat, sum FROM keys WHERE table_id = $1 ORDER BY hash"
_RECORDS: Final = "SELECT first, moves FROM records WHERE table_id = $1 ORDER BY first"
_ENTRIES: Final = "SELECT number, n, seat, move, stand_in, chain FROM entries WHERE table_id = $1"
_PUT_TABLE: Final = (
    "INSERT INTO tables (id, code, state, sitting, touched, n, head, forget_at, played, sum)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
)
_PUT_RECORD: Final = "INSERT INTO records (table_id, first, past, moves, chain) VALUES ($1, $2, $3, $4, $5)"
_PUT_ENTRIES: Final = (
    "INSERT INTO entries (table_id, number, n, seat, move, stand_in, chain)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7)"
)


async def read_rows(database: Postgres, table: str, seeds: Seeds) -> TableRows | None:
    """Only what is whole is copied."""
    async with database.transaction(isolation="repeatable_read", readonly=True):
        kept = await read_within(database, table, seeds)
        if kept is None:
            return None
        found = await database.fetchrow(_TABLE, table)
        keys = await database.fetch(_KEYS, table)
        records = await database.fetch(_RECORDS, table)
        left = await database.fetch(_ENTRIES, table)
        slips = await read_all(database, table)
    seals, chain = seals_of(kept), 0
    entries = []
    for first, moves in records:
        for number, entry in unpacked(table, first, moves):
            chain = link(seals.get(entry.n, chain), entry)
            entries.append(EntryRow(number, *entry, chain))
    entries += [EntryRow(*row) for row in left]
    whole_keys = tuple(whole_key(tuple(row)) for row in keys)
    return TableRows._make((*found, whole_keys, kept.rounds, tuple(sorted(entries)), tuple(slips)))


async def write_rows(database: Postgres, rows: TableRows, seeds: Seeds) -> None:
    """All of it or nothing. What is over is in one row from now on."""
    async with database.transaction():
        await database.execute(_PUT_TABLE, *rows[:9], rows.sum)
        if keys := rows.key_rows():
            await database.execute(ADD_KEYS, *map(list, zip(*keys, strict=True)))
        await database.executemany(ROUND, rows.round_rows(seeds))
        firsts = [each.first for each in rows.rounds]
        for first, past in pairwise(firsts):
            over = [row for row in rows.entries if row.move is not None and first <= row.n < past]
            if not over:
                continue
            if over[-1].number > rows.n:
                raise Damaged(rows.id)  # no match ends without a change behind it
            moves = packed(Numbered(row.number, row.entry) for row in over)
            await database.execute(_PUT_RECORD, rows.id, first, past, moves, over[-1].chain)
        left = [row for row in rows.entries if row.move is None or row.n >= firsts[-1]]
        await database.executemany(_PUT_ENTRIES, [(rows.id, *row) for row in left])
        for slip in rows.slips:
            await pin(database, slip)
