"""Which processes are alive: rows in the database that all of them see.

No clock is compared with another's: a process is lost when its beat has not risen while others looked.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, NamedTuple

from backnine.refused import Refused
from backnine.server.cluster.line import DatabaseLine
from backnine.store import StoreFailed

BEAT_SECONDS: Final = 0.5
MISSED: Final = 6  # beats: then it is lost
ASLEEP_SECONDS: Final = 2.5  # less than that
ANSWER_SECONDS: Final = 2.0  # a beat that takes longer has failed

_BEAT: Final = "UPDATE nodes SET beat = beat + 1, deaf = $2, draining = $3 WHERE id = $1 RETURNING id"
_NODES: Final = "SELECT id, beat, draining, deaf FROM nodes"

_log = logging.getLogger("backnine.cluster")


class Sighting(NamedTuple):
    """Another process as it was last seen."""

    beat: int
    missed: int
    draining: bool
    disconnected: bool  # from the bus

    @property
    def is_away(self) -> bool:
        """Disconnected, and it has given up its tables."""
        return self.draining and self.disconnected


class Members:
    """`lost` is told of a process that is gone, `expelled` that the others take us for gone.

    Beats have a connection of their own, so that they wait for nothing else.
    """

    def __init__(self, url: str, me: str) -> None:
        self.me = me
        self.lost: Callable[[str], None] = lambda node: None
        self.expelled: Callable[[], None] = lambda: None
        self.draining = False
        self.disconnected = False  # from the bus; `deaf` in the database
        self._others: dict[str, Sighting] = {}
        self._line = DatabaseLine(url, ANSWER_SECONDS)
        self._awake_at = self._beaten_at = self._woken_at = time.monotonic()

    @property
    def others(self) -> list[str]:
        return list(self._others)

    @property
    def others_connected(self) -> bool:
        return any(not seen.disconnected for seen in self._others.values())

    @property
    def beat_age(self) -> float:
        """Seconds since our last beat in the database."""
        return time.monotonic() - self._beaten_at

    @property
    def silent_seconds(self) -> float:
        """The same while we were awake: that nobody beats while asleep says nothing of the database."""
        return time.monotonic() - max(self._beaten_at, self._woken_at)

    def is_known(self, node: str) -> bool:
        return node == self.me or node in self._others

    def is_alive(self, node: str) -> bool:
        return node == self.me or (node in self._others and not self._others[node].is_away)

    def choose(self, table: str) -> str:
        """Rendezvous hashing: all choose the same, and most choices stay when one comes or goes."""
        stay = [node for node, seen in self._others.items() if not seen.draining]
        stay += [] if self.draining else [self.me]
        return max(stay or [self.me], key=lambda node: blake2b(f"{node} {table}".encode()).digest())

    # The database

    async def join(self) -> None:
        await self._line.run("INSERT INTO nodes (id) VALUES ($1) ON CONFLICT DO NOTHING", self.me)
        self._beaten_at = time.monotonic()
        await self._look()

    async def meet(self) -> None:
        """Those that have come since our last beat; no beat of theirs counts as missed."""
        for node, beat, draining, disconnected in await self._line.run(_NODES):
            if node != self.me:
                self._others.setdefault(node, Sighting(beat, 0, draining, disconnected))

    async def look_for_others(self) -> list[str]:
        """Those that have just come, too, whom no beat has shown us yet."""
        return [str(node) for (node,) in await self._line.run("SELECT id FROM nodes") if node != self.me]

    async def leave(self) -> None:
        with contextlib.suppress(Refused):
            await self._line.run("DELETE FROM nodes WHERE id = $1", self.me)
        self._line.close()

    async def drain(self) -> None:
        """No table is given to us any more."""
        self.draining = True
        await self.beat()

    async def beat(self) -> None:
        if await self._line.run(_BEAT, self.me, self.disconnected, self.draining):
            self._beaten_at = time.monotonic()
            return
        _log.warning("taken for lost: all tables are given up")
        self.expelled()
        await self.join()

    # Beating

    def was_asleep(self) -> bool:
        """Has the whole process stood still for so long that the others may have missed it? Told once."""
        now = time.monotonic()
        slept, self._awake_at = now - self._awake_at > ASLEEP_SECONDS, now
        if slept:
            self._woken_at = now
        return slept

    async def beat_for_ever(self, each_time: Callable[[], None]) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
                await self._look()
            except StoreFailed:
                continue  # nobody is lost because the database is
            except Exception:
                _log.exception("a beat failed")
            each_time()

    async def _look(self) -> None:
        found = {str(row[0]): row for row in await self._line.run(_NODES)}
        found.pop(self.me, None)
        for node in [each for each in self._others if each not in found]:
            self._forget(node)
        for node, (_, beat, draining, disconnected) in found.items():
            before = self._others.get(node)
            missed = before.missed + 1 if before and before.beat == beat else 0
            seen = self._others[node] = Sighting(beat, missed, draining, disconnected)
            if missed >= MISSED:
                await self._line.run("DELETE FROM nodes WHERE id = $1 AND beat = $2", node, beat)
                self._forget(node)
            elif seen.is_away and before and not before.is_away:
                self.lost(node)

    def _forget(self, node: str) -> None:
        del self._others[node]
        _log.warning("a process is gone", extra={"facts": {"node": node}})
        self.lost(node)
