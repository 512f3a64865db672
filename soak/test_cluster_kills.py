"""Processes, the bus and the database are killed, stopped and restarted for ten minutes: `make soak`.

`BACKNINE_SOAK_SECONDS` makes it shorter.
"""

import asyncio
import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from tests.engines import PostgresServer, ValkeyServer
from tests.server.cluster import Cluster
from tests.server.cluster_crowd import ClusterCrowd
from tests.server.test_cluster_crash import sit_down

HARM = ("process", "process", "process", "sleeper", "bus", "database")
SECONDS = float(os.environ.get("BACKNINE_SOAK_SECONDS", "600"))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def hurt(crowd: ClusterCrowd, how: str) -> None:
    cluster = crowd.cluster
    if how == "process":
        await crowd.kill()
    elif how == "sleeper":
        process = crowd.dice.choice(cluster.hosts).process
        assert process
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(crowd.dice.choice((0.5, 2, 5)))
        process.send_signal(signal.SIGCONT)
    elif how == "bus":
        await asyncio.to_thread(cluster.bus.stop)
        await asyncio.sleep(crowd.dice.random())
        await asyncio.to_thread(cluster.bus.start)
    else:
        await asyncio.to_thread(cluster.database.kill)
        await asyncio.to_thread(cluster.database.start)


@pytest.mark.anyio
@pytest.mark.timeout(SECONDS + 600)
async def test_nothing_is_lost_whatever_ends(tmp_path: Path) -> None:
    dice = Random("whatever ends")
    database, bus = PostgresServer(), ValkeyServer()
    with Cluster(tmp_path, 3, database, bus) as cluster:
        crowd = ClusterCrowd(cluster, dice)
        sit_down(crowd, 4)
        until = time.monotonic() + SECONDS
        async with crowd:
            while time.monotonic() < until:
                await hurt(
                    crowd, dice.choice(("process", "process", "process", "sleeper", "bus", "database"))
                )
                await crowd.play(50)
            await crowd.play(1)
            await crowd.go_home()
        assert await asyncio.to_thread(crowd.check_all) >= len(crowd.tables)
    database.remove()
    bus.stop()
