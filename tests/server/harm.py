"""What may happen to a server of several processes, and to what it stands on, while people play."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.engines import PostgresServer, ValkeyServer
from tests.server.cluster_crowd import ClusterCrowd

HARM = (
    *("process-killed", "process-paused", "bus-killed", "bus-paused"),
    *("database-killed", "database-paused"),
)


async def hurt(crowd: ClusterCrowd, how: str, seconds: float) -> None:
    """For so long; then all is there again."""
    cluster = crowd.cluster
    if how == "process-killed":
        await crowd.kill(down=seconds)
    elif how == "process-paused":
        process = crowd.dice.choice(cluster.hosts).process
        assert process
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        process.send_signal(signal.SIGCONT)
    elif how.startswith("bus"):
        async with _bus(cluster.bus, how):
            await asyncio.sleep(seconds)
    else:
        async with _database(cluster.database, how):
            await asyncio.sleep(seconds)


@asynccontextmanager
async def _bus(bus: ValkeyServer, how: str) -> AsyncIterator[None]:
    if how == "bus-killed":
        await asyncio.to_thread(bus.stop)
        yield
        await asyncio.to_thread(bus.start)
    else:
        bus.signal(signal.SIGSTOP)
        yield
        bus.signal(signal.SIGCONT)


@asynccontextmanager
async def _database(database: PostgresServer, how: str) -> AsyncIterator[None]:
    if how == "database-killed":
        await asyncio.to_thread(database.kill)
        yield
        await asyncio.to_thread(database.start)
    else:
        backends = await asyncio.to_thread(database.backends)
        database.freeze(backends)
        yield
        database.thaw(backends)
