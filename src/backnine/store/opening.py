"""Which store it is: a file, or a database across a network."""

from asyncio import AbstractEventLoop
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from backnine.extras import check_installed
from backnine.store.reading import Call
from backnine.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from backnine.store.postgres.store import PostgresStore

SCHEMES: Final = ("postgresql://", "postgres://")


def is_postgres(place: Path | str) -> bool:
    return str(place).startswith(SCHEMES)


def open_store(
    place: Path | str,
    call: Call | None = None,
    measure: Callable[[float], object] | None = None,
    refused: Callable[[int], object] | None = None,
    *,
    secret: str | None = None,
    loop: AbstractEventLoop | None = None,
) -> "SqliteStore | PostgresStore":
    """The arguments are those of the stores."""
    if not is_postgres(place):
        return SqliteStore(place, call, measure, refused, secret=secret)
    check_installed("scale", "asyncpg")
    from backnine.store.postgres.store import PostgresStore  # noqa: PLC0415 - an extra

    return PostgresStore(str(place), call, measure, refused, secret=secret, loop=loop)
