"""Who owns a table: a row in the database that all processes see, with an epoch that only rises.

After a restart thousands ask at once: what has gathered is asked in one statement.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Generic, NamedTuple, TypeVar

from backnine.refused import Refused
from backnine.server.cluster.line import DatabaseLine
from backnine.store import StoreFailed

_OWNERS: Final = "SELECT table_id, node FROM leases WHERE table_id = ANY($1)"
_CLAIM: Final = (  # who has it stays its owner; in one order, or two processes would wait for each other
    "INSERT INTO leases (table_id, node) SELECT id, $2 FROM unnest($1::text[]) AS asked (id) ORDER BY id"
    " ON CONFLICT (table_id) DO UPDATE SET table_id = excluded.table_id RETURNING table_id, node, epoch"
)
_RELEASE: Final = "DELETE FROM leases WHERE table_id = ANY($1) AND node = $2"

Lookup = TypeVar("Lookup")

_log = logging.getLogger("backnine.cluster")


class TakenForGone(Refused):
    """The others have crossed us out."""

    def __init__(self) -> None:
        super().__init__("too-busy")


class Lease(NamedTuple):
    node: str
    epoch: int


class Gathered(Generic[Lookup]):
    """Questions that come while one is under way are asked together after it."""

    def __init__(self, ask: Callable[[list[str]], Awaitable[dict[str, Lookup]]]) -> None:
        self._ask = ask
        self._wanted: dict[str, asyncio.Future[Lookup | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def of(self, table: str) -> Lookup | None:
        if table not in self._wanted:
            self._wanted[table] = asyncio.get_running_loop().create_future()
        wanted = self._wanted[table]
        if self._asking is None:
            self._asking = asyncio.ensure_future(self._ask_all())
        return await asyncio.shield(wanted)  # others may wait for the same

    async def _ask_all(self) -> None:
        try:
            while self._wanted:
                wanted, self._wanted = self._wanted, {}
                await self._answer(wanted)
        finally:
            self._asking = None

    async def _answer(self, wanted: dict[str, "asyncio.Future[Lookup | None]"]) -> None:
        try:
            found = await self._ask(list(wanted))
        except Exception as error:  # whatever it is, nobody waits for ever
            if not isinstance(error, Refused):
                _log.exception("leases could not be asked for")
            for answer in wanted.values():
                answer.set_exception(error)
                answer.exception()  # whoever asked may be gone
        else:
            for table, answer in wanted.items():
                answer.set_result(found.get(table))


class Leases:
    def __init__(self, url: str, me: str) -> None:
        self.me = me
        self._line = DatabaseLine(url)
        self._owners = Gathered(self._find_owners)
        self._claims = Gathered(self._claim_all)

    def close(self) -> None:
        self._line.close()

    async def owner(self, table: str) -> str:
        """Nobody, if it is empty."""
        return await self._owners.of(table) or ""

    async def claim(self, table: str) -> Lease:
        """Be the owner, or hear who is."""
        lease = await self._claims.of(table)
        assert lease
        return lease

    async def owned(self) -> set[str]:
        """The tables we own."""
        rows = await self._line.run("SELECT table_id FROM leases WHERE node = $1", self.me)
        return {str(row[0]) for row in rows}

    async def release(self, *tables: str) -> None:
        await self._line.run(_RELEASE, list(tables), self.me)

    async def _find_owners(self, tables: list[str]) -> dict[str, str]:
        return {str(table): str(node) for table, node in await self._line.run(_OWNERS, tables)}

    async def _claim_all(self, tables: list[str]) -> dict[str, Lease]:
        try:
            rows = await self._line.run(_CLAIM, tables, self.me)
        except StoreFailed:
            if await self._line.run("SELECT 1 FROM nodes WHERE id = $1", self.me):
                raise
            raise TakenForGone from None
        return {str(table): Lease(node, epoch) for table, node, epoch in rows}
