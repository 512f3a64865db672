"""The database and the bus end or stand still under load, and clocks are wrong: nothing is lost.

`make soak` does the same for ten minutes, in any order.
"""

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from tests.engines import PostgresServer, ValkeyServer, postgres, valkey
from tests.server.cluster import Cluster, until_ready
from tests.server.cluster_crowd import ClusterCrowd
from tests.server.harm import hurt
from tests.server.test_cluster_crash import sit_down

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]
DAY = 24 * 3600


async def play_through(cluster: Cluster, harms: list[tuple[str, float]]) -> None:
    crowd = ClusterCrowd(cluster, Random(str(harms)))
    sit_down(crowd, 1)
    async with crowd:
        for how, seconds in harms:
            await crowd.play(20)
            await hurt(crowd, how, seconds)
            await crowd.go_on_everywhere()
        await crowd.go_home()
    assert await asyncio.to_thread(crowd.check_all) >= len(crowd.tables)
    assert "Traceback" not in cluster.logs()


async def test_the_database_is_killed_and_paused(tmp_path: Path) -> None:
    database = PostgresServer()
    with Cluster(tmp_path, 3, database) as cluster:
        await play_through(cluster, [("database-killed", 0), ("database-paused", 4), ("database-killed", 2)])
    database.remove()


async def test_the_bus_is_killed_and_paused(tmp_path: Path) -> None:
    bus = ValkeyServer()
    with Cluster(tmp_path, 3, None, bus) as cluster:
        await play_through(cluster, [("bus-killed", 0), ("bus-paused", 5), ("bus-killed", 4)])
        assert "cut off" not in cluster.logs()  # nobody was better off elsewhere
    bus.stop()


async def test_clocks_that_are_wrong_by_days_and_leap(tmp_path: Path) -> None:
    """A process among them is killed: who is alive, and who owns what, hangs on nobody's time of day."""
    with Cluster(tmp_path, 3, postgres(), valkey(), start=False) as cluster:
        for host, days in zip(cluster.hosts, (-400, 20, 4000), strict=True):
            host.program = (sys.executable, "-m", "tests.server.skewed", str(days * DAY))
        cluster.start()
        await play_through(cluster, [("process-killed", 0), ("process-paused", 4)])
        assert not cluster.rows("SELECT id FROM tables WHERE forget_at IS NOT NULL")
        assert not cluster.rows(
            "SELECT id FROM tables WHERE abs(touched - extract(epoch FROM clock_timestamp())) > 3600"
        )


async def test_a_database_that_stands_still_is_seen_and_forgotten(tmp_path: Path) -> None:
    """Moves are refused, the log and `/ready` say so; and it ends by itself."""
    database = PostgresServer()
    with Cluster(tmp_path, 3, database) as cluster:
        made = cluster[0].make(people=2)
        ann = await cluster[1].enter(made["seats"][0]["token"])
        owned = {host.log: cluster.owned_by(host) for host in cluster.hosts}
        backends = await asyncio.to_thread(database.backends)
        database.freeze(backends)
        answer = await ann.ask("move", "view", n=0, move="flip 1", seat=0)
        assert answer["why"] == "store-failed"
        owner = next(host for host in cluster.hosts if made["table"] in owned[host.log])
        await until_ready(owner, 503, "store-failed\n")
        assert owner.metric('backnine_refused_total{why="store-failed"}') >= 1
        assert all(host.get("/health").status_code == 200 for host in cluster.hosts)
        database.thaw(backends)
        for host in cluster.hosts:
            await until_ready(host, 200, "ok\n")
        await ann.move()
        assert ann.view["n"] == 1
        assert "the store works again" in cluster.logs()
        assert "cut off" not in cluster.logs()
        await ann.leave()
    database.remove()
