"""Lines between processes, database and bus are cut without a word, and slow: every table goes on."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.cluster import Cluster, until_ready
from tests.server.cluster_crowd import ClusterCrowd
from tests.server.host import PATIENCE, Host
from tests.server.network import Network, Unavailable
from tests.server.test_cluster_crash import sit_down

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]
CUT_OFF = "cut off: tables and visitors go to other processes"


@pytest.fixture
def network() -> Iterator[Network]:
    try:
        made = Network(3)
    except Unavailable as why:
        pytest.skip(str(why))
    with made:
        yield made


@pytest.fixture
def three(network: Network, tmp_path: Path) -> Iterator[Cluster]:
    with network.cluster(tmp_path) as cluster:
        yield cluster
    cluster.database.remove()
    cluster.bus.stop()


async def until_said(host: Host, words: str, said: int) -> None:
    """In its log, behind what it had said before."""
    end = time.monotonic() + PATIENCE
    while words not in host.log.read_text()[said:]:
        assert time.monotonic() < end, host.log.read_text()
        await asyncio.sleep(0.05)


async def test_a_process_loses_the_bus_the_database_and_everything(network: Network, three: Cluster) -> None:
    """One after the other. It gives up its tables and its visitors, and comes back."""
    crowd = ClusterCrowd(three, Random("cut"))
    sit_down(crowd, 1)
    async with crowd:
        for engine in ("bus", "database"):
            await crowd.play(20)
            said = len(three[0].log.read_text())
            network.cut(0, engine)
            await until_said(three[0], CUT_OFF, said)
            await until_ready(three[0], 503, "cut-off\n")
            await crowd.go_on_everywhere()
            said = len(three[0].log.read_text())
            network.mend(0, engine)
            await until_said(three[0], "no longer cut off", said)
            await until_ready(three[0], 200, "ok\n")
        await crowd.play(20)
        said = len(three[0].log.read_text())
        network.unplug(0)
        crowd.hang_up_on(three[0])  # clients whose pings nobody answers do
        await crowd.go_on_everywhere()
        await until_said(three[0], CUT_OFF, said)
        said = len(three[0].log.read_text())
        network.plug_in(0)
        crowd.unreachable = None
        await until_said(three[0], "no longer cut off", said)
        await crowd.play(20)
        await crowd.go_home()
    assert await asyncio.to_thread(crowd.check_all) >= len(crowd.tables)
    assert "Traceback" not in three.logs()


async def test_slow_lines(network: Network, three: Cluster) -> None:
    try:
        for place in range(3):
            network.slow_down(place)
    except Unavailable as why:
        pytest.skip(str(why))
    crowd = ClusterCrowd(three, Random("slow"))
    sit_down(crowd, 1)
    async with crowd:
        await crowd.play(60)
        await crowd.kill()
        await crowd.go_on_everywhere()
        await crowd.go_home()
    assert await asyncio.to_thread(crowd.check_all) >= len(crowd.tables)
    assert "Traceback" not in three.logs()
