"""One connection to the database, made anew when it is lost; for one question at a time."""

import asyncio
from typing import Any

from backnine.store import StoreFailed
from backnine.store.postgres.connection import COMMAND_SECONDS, FAILED, LOST, Postgres, connect, reason


class DatabaseLine:
    """A question that is not answered within `seconds` has failed, and the connection is given up."""

    def __init__(self, url: str, seconds: float = COMMAND_SECONDS) -> None:
        self.url = url
        self.seconds = seconds
        self._database: Postgres | None = None
        self._one_at_a_time = asyncio.Lock()

    async def run(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        async with self._one_at_a_time:
            try:
                async with asyncio.timeout(self.seconds):
                    if self._database is None or self._database.is_closed():
                        self._database = await connect(self.url)
                    return [tuple(row) for row in await self._database.fetch(query, *values)]
            except FAILED as error:
                if isinstance(error, LOST):
                    self.close()
                raise StoreFailed(reason(error)) from None

    def close(self) -> None:
        if self._database:
            self._database.terminate()
            self._database = None
