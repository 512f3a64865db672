"""A crowd at the tables of several processes, any of which may end at any time."""

import asyncio
import time
from contextlib import suppress
from random import Random

from backnine.store import Entry
from backnine.store.postgres.compact import unpacked
from tests.server.cluster import Cluster
from tests.server.crowd import Crowd, Seating
from tests.server.host import PATIENCE, Host, Line

LONGEST_SILENCE = 5.0  # seconds from the death of an owner until its tables go on


class ClusterCrowd(Crowd):
    """Everybody comes to any of the processes; who is connected to one that ends comes to another."""

    excuses = (*Crowd.excuses, "store-failed", "too-busy")

    def __init__(self, cluster: Cluster, dice: Random) -> None:
        super().__init__(cluster[0], dice)
        self.cluster = cluster
        self.unreachable: Host | None = None

    def is_up(self, life: int) -> bool:
        """Some process always is, but perhaps not the one that was asked."""
        return False

    async def dial(self, *tokens: str) -> Line:
        await asyncio.sleep(self.dice.random() * 0.1)
        host = self.cluster.any()
        return await (self.cluster.any() if host is self.unreachable else host).dial(*tokens)

    async def kill(self, *, down: float = 0) -> None:
        """One of them; everybody plays on meanwhile, and it comes back."""
        victim = self.dice.choice(self.cluster.hosts)
        victim.kill()
        self.life += 1
        begun = time.monotonic()
        self.host = self.cluster.any()
        await self.play(30)
        assert time.monotonic() - begun < LONGEST_SILENCE * 2  # thirty moves more, at tables of all kinds
        await asyncio.sleep(down)
        await asyncio.to_thread(victim.start)
        await asyncio.to_thread(self.check_kept)

    async def go_on_everywhere(self) -> None:
        """Until something has been told at every table."""
        before = {seating.id: len(seating.told) for seating in self.tables}
        end = time.monotonic() + PATIENCE
        while waiting := [each for each in self.tables if len(each.told) == before[each.id]]:
            left = end - time.monotonic()
            assert left > 0, [str(player) for player in self.players if player.seating in waiting]
            with suppress(TimeoutError):
                await self.play(1, min(left, 1.0))

    def hang_up_on(self, host: Host) -> None:
        """All who are connected to it; nobody comes to it while it is unreachable."""
        self.unreachable = host
        for player in self.players:
            if player.line and player.line.remote_address[:2] == (host.address, host.port):
                player.line.transport.abort()

    async def make_one_more(self) -> None:
        self.made.append(await asyncio.to_thread(self.cluster.any().make, people=1, bots=("rookie",)))

    def kept(self, seating: Seating) -> dict[int, tuple[int, str, str]]:
        """What is in the database, of matches that are over and of the one that goes on."""
        where = f"WHERE table_id = '{seating.id}'"
        moves = {}
        for n, seat, move, by, packed in self.cluster.rows(
            f"SELECT n, seat, move, stand_in, NULL::bytea FROM entries {where} AND move IS NOT NULL"
            f" UNION ALL SELECT first, NULL, NULL, NULL, moves FROM records {where}"
        ):
            entries = [each.entry for each in unpacked(seating.id, n, packed)] if packed else []
            for entry in entries or [Entry(n, seat, move, by)]:
                assert entry.n not in moves, (seating.name, entry.n)
                moves[entry.n] = (entry.seat, entry.move, entry.by)
        return dict(sorted(moves.items()))
