"""Processes are killed at random moments under load: nothing anybody was told of is lost or made twice.

`make soak` does the same for ten minutes, with the database and the bus among the victims.
"""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.cluster import Cluster
from tests.server.cluster_crowd import ClusterCrowd

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(150)]


def sit_down(crowd: ClusterCrowd, tables: int = 2) -> None:
    for _ in range(tables):
        crowd.sit_down("play-nine", 2)
        crowd.sit_down("four-card", 3, ("weekender",), holes=3)
    crowd.sit_down("play-nine", 2, ("rookie", "weekender"), one_device=True)
    crowd.sit_down("four-card", 1, ("rookie", "rookie"))


async def test_ten_kills_among_three_processes(tmp_path: Path) -> None:
    dice = Random("ten kills among three")
    with Cluster(tmp_path, 3) as cluster:
        crowd = ClusterCrowd(cluster, dice)
        sit_down(crowd)
        async with crowd:
            for number in range(10):
                if number % 5 == 0:
                    await crowd.make_one_more()
                await crowd.play(dice.choice((0, 1, 10, 50)))
                await crowd.kill(watch=number % 3 == 0)
            await crowd.play(1)
            await crowd.go_home()
        assert await asyncio.to_thread(crowd.check_all) >= len(crowd.tables)
        assert crowd.life == 10
        assert "Traceback" not in cluster.logs()
