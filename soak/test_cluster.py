"""A Ray cluster of two machines, one of which is killed in the middle: the report is the same."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster

from backnine.arena.plan import make_plan
from backnine.arena.simulation import simulate
from backnine.but import but
from tests.command import backnine

pytestmark = pytest.mark.timeout(900)
MATCH_BY_MATCH = ("sim", "four-card", "tour@1", "rookie", "--holes", "600", "--seed", "4")
IN_KERNELS = ("sim", "play-nine", "weekender", "--holes", "30000", "--seed", "4")


@pytest.fixture
def machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A head that plays nothing, and two that do."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    for _ in range(2):
        cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster
    cluster.shutdown()  # type: ignore[no-untyped-call]


def test_a_killed_machine_changes_nothing(machines: Any) -> None:
    plan = make_plan("four-card", ["tour@1", "rookie"], matches=400, house="holes=2", seed="4")
    killed: list[int] = []

    def kill_one(done: int, wanted: int) -> None:
        if done >= 50 and not killed:
            killed.append(done)
            machines.remove_node(machines.list_all_nodes()[-1], allow_graceful=False)

    there = simulate(but(plan, cluster=machines.address), keep=True, progress=kill_one)
    here = simulate(plan, jobs=2, keep=True, progress=lambda done, wanted: None)
    assert killed
    assert there == here
    assert not there.contest.interrupted


@pytest.mark.parametrize("wishes", [MATCH_BY_MATCH, IN_KERNELS])
def test_the_same_report_to_the_byte(machines: Any, wishes: tuple[str, ...], tmp_path: Path) -> None:
    here = backnine(*wishes, "--report", tmp_path / "here.html")
    there = backnine(*wishes, "--report", tmp_path / "there.html", "--cluster", machines.address)
    assert (here.returncode, there.returncode, there.stderr) == (0, 0, "")
    assert here.stdout.replace("here.html", "there.html") == there.stdout
    assert (tmp_path / "here.html").read_bytes() == (tmp_path / "there.html").read_bytes()
