"""Connections to PostgreSQL, with the settings that what is answered as stored rests on."""

import asyncio
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from backnine.refused import Refused

CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 8.0  # a database that does not answer for so long counts as gone
_SETTINGS: Final = {
    "application_name": "backnine",
    "synchronous_commit": "on",  # a commit that was answered outlives a power cut
    "default_transaction_isolation": "read committed",  # what appends and changes are written for
    "idle_in_transaction_session_timeout": "15000",
    "lock_timeout": "5000",
    "jit": "off",
}

Postgres = Any  # a connection of asyncpg, which has no types of its own

# What may go wrong: anything, the connection itself, a transaction that others have crossed, one row.
FAILED: Final[tuple[type[Exception], ...]] = (
    OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError
)  # fmt: skip
NOT_OPENED: Final[tuple[type[Exception], ...]] = (ValueError, *FAILED)
LOST: Final[tuple[type[Exception], ...]] = (
    OSError, TimeoutError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError,
    asyncpg.OperatorInterventionError, asyncpg.InternalClientError,
)  # fmt: skip
CROSSED: Final[tuple[type[Exception], ...]] = (asyncpg.TransactionRollbackError,)
CLASHED: Final[tuple[type[Exception], ...]] = (
    asyncpg.IntegrityConstraintViolationError, asyncpg.DataError
)  # fmt: skip


def shown(url: str) -> str:
    """An address without the password in it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or ''}{parts.path}"


async def connect(url: str) -> Postgres:
    asked = urlsplit(url).query  # whoever says otherwise knows why
    settings = {name: value for name, value in _SETTINGS.items() if f"{name}=" not in asked}
    async with asyncio.timeout(CONNECT_SECONDS):
        return await asyncpg.connect(url, server_settings=settings, timeout=CONNECT_SECONDS)


def refused(url: str, error: BaseException) -> Refused:
    """The database cannot be used, at the start or by a tool."""
    return Refused("no-database", database=shown(url), reason=reason(error))


def reason(error: BaseException) -> str:
    return (str(error).strip() or type(error).__name__).replace("\n", " ")[:200]
