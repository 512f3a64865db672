"""The moves of a match that is over, as one row: a tenth of the room, and one thing to read."""

import zlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import DecodeError
from msgspec.msgpack import decode, encode

from backnine.store import Damaged, Entry, Round
from backnine.store.chain import link
from backnine.store.postgres.connection import Postgres
from backnine.store.whole import Row

_OVER = (
    "DELETE FROM entries WHERE table_id = $1 AND number < $2 AND n < $3 AND move IS NOT NULL"
    " RETURNING number, n, seat, move, stand_in, chain"
)
_KEEP = "INSERT INTO records (table_id, first, past, moves, chain) VALUES ($1, $2, $3, $4, $5)"
_ROUNDS = "SELECT number, first FROM rounds WHERE table_id = $1 ORDER BY number"


class Numbered(NamedTuple):
    """A move with its number in the table's log."""

    number: int
    entry: Entry


async def compact(database: Postgres, table: str, number: int, newest: Round) -> None:
    """After change `number`, which seals another match: what was played before `newest` is over."""
    over = sorted(await database.fetch(_OVER, table, number, newest.first))
    rounds = [tuple(row) for row in await database.fetch(_ROUNDS, table)]
    ends = [first for _, first in rounds[1:]]
    for (_, first), past in zip(rounds, ends, strict=False):
        played = [row for row in over if first <= row["n"] < past]
        if played:
            moves = [Numbered(row["number"], Entry(*row[1:5])) for row in played]
            await database.execute(_KEEP, table, first, past, packed(moves), played[-1]["chain"])


def packed(moves: Iterable[Numbered]) -> bytes:
    """`n` follows from the place."""
    return zlib.compress(encode([(number, entry.seat, entry.move, entry.by) for number, entry in moves]))


def unpacked(table: str, first: int, moves: bytes) -> list[Numbered]:
    try:
        rows = decode(zlib.decompress(moves), type=list[tuple[int, int, str, str]])
    except (zlib.error, DecodeError):
        raise Damaged(table) from None
    return [
        Numbered(number, Entry(n, seat, move, by)) for n, (number, seat, move, by) in enumerate(rows, first)
    ]


def as_rows(table: str, records: Sequence[Row], seals: dict[int, int]) -> list[Row]:
    """The moves of these records as if each were still a row, with the chain that must lead to their end."""
    rows: list[Row] = []
    for first, past, moves, end in records:
        chain = 0
        for _, entry in unpacked(table, first, moves):
            chain = link(seals.get(entry.n, chain), entry)
            rows.append((*entry, chain))
        if chain != end or not rows or rows[-1][0] != past - 1:
            raise Damaged(table)
    return rows
