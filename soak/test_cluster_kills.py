"""Processes, the bus and the database are killed, paused and cut off for ten minutes: `make soak`.

`BACKNINE_SOAK_SECONDS` makes it shorter.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.engines import PostgresServer, ValkeyServer
from tests.server.cluster import Cluster
from tests.server.cluster_crowd import ClusterCrowd
from tests.server.harm import HARM, hurt
from tests.server.network import Network, Unavailable
from tests.server.test_cluster_crash import sit_down

SECONDS = float(os.environ.get("BACKNINE_SOAK_SECONDS", "600"))
PAUSES = (0, 0.5, 2, 4, 7)

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(SECONDS + 600)]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def play_through(cluster: Cluster, harm: Callable[[ClusterCrowd], Awaitable[None]]) -> None:
    crowd = ClusterCrowd(cluster, Random("whatever ends"))
    sit_down(crowd, 4)
    until = time.monotonic() + SECONDS
    async with crowd:
        while time.monotonic() < until:
            await crowd.play(50)
            await harm(crowd)
            await crowd.go_on_everywhere()
        await crowd.go_home()
    assert await asyncio.to_thread(crowd.check_all) >= len(crowd.tables)
    assert "Traceback" not in cluster.logs()


async def test_a_process_is_killed_every_few_seconds(tmp_path: Path) -> None:
    with Cluster(tmp_path, 3) as cluster:
        await play_through(cluster, ClusterCrowd.kill)


async def test_nothing_is_lost_whatever_ends(tmp_path: Path) -> None:
    async def harm(crowd: ClusterCrowd) -> None:
        await hurt(crowd, crowd.dice.choice(("process-killed", *HARM)), crowd.dice.choice(PAUSES))

    database, bus = PostgresServer(), ValkeyServer()
    with Cluster(tmp_path, 3, database, bus) as cluster:
        await play_through(cluster, harm)
    database.remove()
    bus.stop()


async def test_lines_that_are_cut(tmp_path: Path) -> None:
    """One process is cut off from the bus, the database or both, for any time."""
    try:
        network = Network(3)
    except Unavailable as why:
        pytest.skip(str(why))

    async def harm(crowd: ClusterCrowd) -> None:
        place = crowd.dice.randrange(3)
        engines = crowd.dice.choice((("bus",), ("database",), ("bus", "database")))
        for engine in engines:
            network.cut(place, engine)
        await asyncio.sleep(crowd.dice.choice(PAUSES))
        for engine in engines:
            network.mend(place, engine)

    with network, network.cluster(tmp_path) as cluster:
        await play_through(cluster, harm)
        cluster.database.remove()
        cluster.bus.stop()
