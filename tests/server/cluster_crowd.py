"""A crowd at the tables of several processes, any of which may end at any time."""

import asyncio
import time
from contextlib import suppress
from random import Random

from backnine.store import Entry
from backnine.store.postgres.compact import unpacked
from tests.server.cluster import Cluster, goes_on_within
from tests.server.crowd import Crowd, Seating
from tests.server.host import PATIENCE, Host, Line


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

    async def kill(self, *, down: float = 0, watch: bool = True) -> None:
        """One of them; everybody plays on meanwhile, and it comes back. `watch`: not before each of its
        tables has gone on."""
        victim = self.dice.choice(self.cluster.hosts)
        owned = await asyncio.to_thread(self.cluster.owned_by, victim)
        lost = [each for each in self.tables if each.id in owned]
        begun = time.monotonic()
        victim.kill()
        before = await asyncio.to_thread(self.latest, lost)
        self.life += 1
        self.host = self.cluster.any()
        if watch:
            await self.tables_go_on(lost, before, begun)
        await self.play(30)
        await asyncio.sleep(down)
        await asyncio.to_thread(victim.start)
        await asyncio.to_thread(self.check_kept)

    def latest(self, tables: list[Seating]) -> dict[str, int]:
        """The number of the last move at each, told or not."""
        rows = self.cluster.rows("SELECT table_id, max(n) FROM entries WHERE move IS NOT NULL GROUP BY 1")
        kept: dict[str, int] = dict(rows)
        return {each.id: max(kept.get(each.id, -1), *each.told, -1) for each in tables}

    async def tables_go_on(self, lost: list[Seating], before: dict[str, int], begun: float) -> None:
        """Somebody is told of a new move at each, soon after the death of its owner."""
        silences: dict[str, float] = {}
        while len(silences) < len(lost):
            with suppress(TimeoutError):
                await self.play(1, 0.5)
            now = time.monotonic() - begun
            silences |= {
                each.id: now
                for each in lost
                if each.id not in silences and max(each.told, default=-1) > before[each.id]
            }
            silent = [each.name for each in lost if each.id not in silences]
            assert now < PATIENCE, f"{silent} have not gone on {now:.1f} s after the death of their owner"
        most = goes_on_within()
        late = {each.name: f"{silences[each.id]:.1f} s" for each in lost if silences[each.id] > most}
        assert not late, f"not within {most:.1f} s after the death of their owner: {late}"

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
