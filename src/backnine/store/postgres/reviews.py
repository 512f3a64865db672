"""Reviews in the database."""

from typing import Final

from backnine.store import StoredReview
from backnine.store.chain import sum_of_review
from backnine.store.postgres.connection import Postgres
from backnine.store.reviews import whole_review

_WRITE: Final = (
    "INSERT INTO reviews (table_id, number, judge, body, sum)"
    " SELECT id, $2::integer, $3::text, $4::bytea, $5::bigint FROM tables WHERE id = $1 FOR KEY SHARE"
    " ON CONFLICT (table_id, number) DO UPDATE SET"
    " judge = excluded.judge, body = excluded.body, sum = excluded.sum"
)
_READ: Final = "SELECT number, judge, body, sum FROM reviews WHERE table_id = $1 AND number = $2"


async def write_review(writer: Postgres, table: str, review: StoredReview) -> None:
    await writer.execute(_WRITE, table, *review, sum_of_review(table, *review))


async def read_review(line: Postgres, table: str, number: int) -> StoredReview | None:
    row = await line.fetchrow(_READ, table, number)
    return whole_review(table, row and tuple(row))
