"""Which processes are alive, and who owns a table: rows in the database that all of them see.

No clock is compared with another's: a process is lost when its beat has not risen while others looked.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from backnine.refused import Refused
from backnine.store import StoreFailed
from backnine.store.postgres.connection import COMMAND_SECONDS, FAILED, LOST, Postgres, connect, reason

BEAT_SECONDS: Final = 0.5
MISSED: Final = 6  # beats: then it is lost
ASLEEP_SECONDS: Final = 2.5  # less than that

_BEAT: Final = "UPDATE nodes SET beat = beat + 1 WHERE id = $1 RETURNING id"
_NODES: Final = "SELECT id, beat, draining FROM nodes"
_CLAIM: Final = (  # who has it stays its owner
    "INSERT INTO leases (table_id, node) VALUES ($1, $2)"
    " ON CONFLICT (table_id) DO UPDATE SET table_id = excluded.table_id RETURNING node, epoch"
)

_log = logging.getLogger("backnine.cluster")


class Lease(NamedTuple):
    node: str
    epoch: int


class Sighting(NamedTuple):
    """Another process as it was last seen."""

    beat: int
    missed: int
    draining: bool


class Members:
    """`lost` hears of a process that is gone, `expelled` that the others take us for gone."""

    def __init__(self, url: str, me: str) -> None:
        self.url = url
        self.me = me
        self.lost: Callable[[str], None] = lambda node: None
        self.expelled: Callable[[], None] = lambda: None
        self.draining = False
        self._others: dict[str, Sighting] = {}
        self._database: Postgres | None = None
        self._one_at_a_time = asyncio.Lock()
        self._awake_at = time.monotonic()

    @property
    def others(self) -> list[str]:
        return list(self._others)

    def is_alive(self, node: str) -> bool:
        return node == self.me or node in self._others

    def choose(self, table: str) -> str:
        """Rendezvous hashing: all choose the same, and most choices stay when one comes or goes."""
        stay = [node for node, seen in self._others.items() if not seen.draining]
        stay += [] if self.draining else [self.me]
        return max(stay or [self.me], key=lambda node: blake2b(f"{node} {table}".encode()).digest())

    # The database

    async def join(self) -> None:
        await self._run("INSERT INTO nodes (id) VALUES ($1) ON CONFLICT DO NOTHING", self.me)
        await self._look()

    async def leave(self) -> None:
        with contextlib.suppress(Refused):
            await self._run("DELETE FROM nodes WHERE id = $1", self.me)
        if self._database:
            self._database.terminate()

    async def drain(self) -> None:
        """No table is given to us any more."""
        self.draining = True
        await self._run("UPDATE nodes SET draining = true WHERE id = $1", self.me)

    async def claim(self, table: str) -> Lease:
        """Be the owner, or hear who is."""
        try:
            row = await self._run(_CLAIM, table, self.me)
        except StoreFailed:
            if await self._run("SELECT 1 FROM nodes WHERE id = $1", self.me):
                raise
            raise Refused("too-busy") from None  # they take us for gone
        return Lease(*row[0])

    async def owner(self, table: str) -> str:
        row = await self._run("SELECT node FROM leases WHERE table_id = $1", table)
        node = str(row[0][0]) if row else ""
        return node if self.is_alive(node) else self.choose(table)

    async def owned(self) -> set[str]:
        """The tables we own."""
        return {
            str(row[0]) for row in await self._run("SELECT table_id FROM leases WHERE node = $1", self.me)
        }

    async def release(self, *tables: str) -> None:
        await self._run("DELETE FROM leases WHERE table_id = ANY($1) AND node = $2", list(tables), self.me)

    async def _run(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        async with self._one_at_a_time:
            try:
                if self._database is None or self._database.is_closed():
                    self._database = await connect(self.url)
                async with asyncio.timeout(COMMAND_SECONDS):
                    return [tuple(row) for row in await self._database.fetch(query, *values)]
            except FAILED as error:
                if isinstance(error, LOST) and self._database:
                    self._database.terminate()
                raise StoreFailed(reason(error)) from None

    # Beating

    def was_asleep(self) -> bool:
        """Has the whole process stood still for so long that the others may have missed it? Told once."""
        now = time.monotonic()
        slept, self._awake_at = now - self._awake_at > ASLEEP_SECONDS, now
        return slept

    async def stay_awake(self) -> None:
        """Apart from the beats, which may have to wait for the database."""
        while True:
            await asyncio.sleep(BEAT_SECONDS / 2)
            if self.was_asleep():
                _log.warning("asleep for too long: all tables are given up")
                self.expelled()

    async def beat_for_ever(self, each_time: Callable[[], None]) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if not await self._run(_BEAT, self.me):
                    _log.warning("taken for lost: all tables are given up")
                    self.expelled()
                    await self.join()
                await self._look()
            except StoreFailed:
                continue  # nobody is lost because the database is
            except Exception:
                _log.exception("a beat failed")
            each_time()

    async def _look(self) -> None:
        found = {str(row[0]): row for row in await self._run(_NODES)}
        found.pop(self.me, None)
        for node in [each for each in self._others if each not in found]:
            self._forget(node)
        for node, (_, beat, draining) in found.items():
            before = self._others.get(node)
            missed = before.missed + 1 if before and before.beat == beat else 0
            self._others[node] = Sighting(beat, missed, draining)
            if missed >= MISSED:
                await self._run("DELETE FROM nodes WHERE id = $1 AND beat = $2", node, beat)
                self._forget(node)

    def _forget(self, node: str) -> None:
        del self._others[node]
        _log.warning("a process is gone", extra={"facts": {"node": node}})
        self.lost(node)
