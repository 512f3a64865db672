"""Slips in PostgreSQL."""

from typing import Final

from backnine.store import Slip
from backnine.store.postgres.connection import Postgres
from backnine.store.slips import sum_of_slip, whole_slips

# The key is held until it is done: in another process its owner may leave at this very moment.
_PIN: Final = (
    "INSERT INTO slips (table_id, name, value, chair, at, sum)"
    " SELECT id, $2, $3, $4, $5, $6 FROM tables WHERE id = $1 AND ($4::integer < 0 OR EXISTS"
    " (SELECT 1 FROM keys WHERE table_id = $1 AND kind = 'seat' AND seat = $4 FOR KEY SHARE))"
    " ON CONFLICT (table_id, name) DO UPDATE SET"
    " value = excluded.value, chair = excluded.chair, at = excluded.at, sum = excluded.sum"
)
_UNPIN: Final = "DELETE FROM slips WHERE table_id = $1 AND name = $2"
_ALL: Final = "SELECT table_id, name, value, chair, at, sum FROM slips WHERE "
_DUE: Final = _ALL + "at <= $1 ORDER BY at LIMIT $2"
OF_CHAIR: Final = "DELETE FROM slips WHERE table_id = $1 AND chair = $2"


async def pin(database: Postgres, slip: Slip) -> None:
    if slip.value:
        await database.execute(_PIN, *slip, sum_of_slip(slip))
    else:
        await database.execute(_UNPIN, *slip[:2])


async def read_own(database: Postgres, table: str) -> tuple[Slip, ...]:
    """The table's own."""
    return tuple(whole_slips(await database.fetch(_ALL + "table_id = $1 AND chair < 0", table)))


async def read_of_chairs(database: Postgres, table: str) -> list[Slip]:
    return whole_slips(await database.fetch(_ALL + "table_id = $1 AND chair >= 0 ORDER BY name", table))


async def read_due(database: Postgres, now: int, count: int) -> list[Slip]:
    return whole_slips(await database.fetch(_DUE, now, count))


async def read_all(database: Postgres, table: str) -> list[Slip]:
    return whole_slips(await database.fetch(_ALL + "table_id = $1 ORDER BY name", table))
