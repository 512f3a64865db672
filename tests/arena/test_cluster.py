"""`--cluster`: the same matches on a Ray cluster; and nobody else ever loads Ray."""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Generator
from functools import partial
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import cast

import numpy as np
import pytest
import ray

from backnine import extras
from backnine.arena import cluster as clusters
from backnine.arena import simulation
from backnine.arena.contest import play_contest
from backnine.arena.kernels import play_chunks
from backnine.arena.marks import is_mark
from backnine.arena.plan import Plan, make_plan
from backnine.arena.result import MatchLine
from backnine.but import but
from backnine.fast.rows import Compiled, PlayedDeals
from backnine.refused import Refused
from tests.command import answered
from training import four_card, where

SAFE = 8  # matches of a plan that no worker dies of

pytestmark = pytest.mark.timeout(280)


def test_on_a_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One test, since it takes longer to start a cluster than to use it."""
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    folder = mkdtemp(prefix="ray-")  # sockets have short names
    start_two_workers(folder)
    try:
        a_contest_is_the_same_as_here(tmp_path)
        what_a_dead_worker_had_is_done_again(tmp_path)
        a_range_that_dies_each_time_breaks_a_contest_off(tmp_path, monkeypatch)
        a_training_makes_the_same_tables_as_here()
        who_stops_listening_ends_it()
        what_goes_wrong_there_is_told_here(monkeypatch)
    finally:
        ray.shutdown()
        rmtree(folder, ignore_errors=True)


def start_two_workers(folder: str, tries: int = 3) -> None:
    """Ray gives up after half a minute; a busy machine is no reason to fail."""
    try:
        ray.init(
            num_cpus=2,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            object_store_memory=100_000_000,
            _temp_dir=folder,
        )
    except Exception:
        ray.shutdown()
        if tries == 1:
            raise
        start_two_workers(folder, tries - 1)


def a_contest_is_the_same_as_here(tmp_path: Path) -> None:
    plan = make_plan(
        "four-card", ["weekender", "rookie"], matches=12, house="holes=2", seed="9", records=tmp_path / "here"
    )
    there = but(plan, records=tmp_path / "there", cluster="auto")
    done: list[int] = []
    assert play_contest(there, progress=lambda matches, _: done.append(matches)) == play_contest(plan, jobs=1)
    assert done == [*range(13)]
    assert files(tmp_path / "there") == files(tmp_path / "here") != {}


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def what_a_dead_worker_had_is_done_again(tmp_path: Path) -> None:
    done = [pair for some in clusters.spread(partial(squares, tmp_path), 50, "auto") for pair in some]
    assert [square for square, _ in done] == [number**2 for number in range(50)]
    assert int((tmp_path / "died").read_text()) != done[20][1]


def squares(folder: Path, first: int, many: int) -> list[tuple[int, int]]:
    """The worker that gets number 20 dies of it, once."""
    if 20 in range(first, first + many) and not (folder / "died").exists():
        (folder / "died").write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return [(number**2, os.getpid()) for number in range(first, first + many)]


def a_range_that_dies_each_time_breaks_a_contest_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried as often as it may be, and what was played before it counts."""
    plan = make_plan("four-card", ["weekender", "rookie"], matches=24, house="holes=1", seed="9")
    with monkeypatch.context() as patched:
        patched.setattr(clusters, "TRIES", 1)
        patched.setattr(clusters, "_matches", partial(deadly, tmp_path / "deaths"))
        patched.setattr(simulation, "kernels_for", lambda plan: None)
        told = play_contest(but(plan, cluster="auto"))
        assert told.contest.broken
        assert told.contest.interrupted
        assert 2 <= told.account.matches <= SAFE
        assert told.account == play_contest(but(plan, matches=told.account.matches), jobs=1).account
    deaths = [int(line) for line in (tmp_path / "deaths").read_text().splitlines()]
    assert deaths.count(min(deaths)) == 1 + 1


def deadly(diary: Path, plan: Plan, first: int, many: int) -> list[MatchLine]:
    """A range with a match that no worker survives."""
    if first + many > SAFE:
        with diary.open("a") as deaths:
            print(first, file=deaths, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
    return clusters._matches(plan, first, many)


def a_training_makes_the_same_tables_as_here() -> None:
    work = partial(four_card.numbered_table, 40)
    assert where.each(work, 3, "auto") == where.each(work, 3, None)


def who_stops_listening_ends_it() -> None:
    numbers = clusters.spread(first_of, 10**12, "auto")
    assert next(numbers) == 0
    numbers.close()
    assert ray.is_initialized()  # whoever began it ends it


def first_of(first: int, many: int) -> int:
    return first


def what_goes_wrong_there_is_told_here(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused, match="no such card"):
        next(clusters.spread(unlucky, 1, "auto"))
    monkeypatch.setattr(clusters, "sources", lambda: "others")
    with pytest.raises(Refused, match="cluster differs"):
        next(clusters.spread(first_of, 1, "auto"))


def unlucky(first: int, many: int) -> int:
    raise Refused("no-such-card", card="Z", cards="")


def test_ranges_are_cut_where_a_run_looks_at_its_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever the cluster has divided the work."""
    plan = make_plan("play-nine", ["rookie"], seats=2, matches=300, seed="1", cluster="auto")

    def chunks(_: object, address: str, first: int) -> Generator[PlayedDeals, None, None]:
        for numbers in (np.arange(first, 101, dtype=np.int32), np.arange(101, 300, dtype=np.int32)):
            yield PlayedDeals(numbers.reshape(-1, 1), numbers.reshape(-1, 1, 1))

    monkeypatch.setattr(clusters, "chunks", chunks)
    compiled = cast("Compiled", None)  # others play
    ends = [
        int(played.matches[-1, 0]) + 1 for played in play_chunks(plan, compiled, 1, first=7, to_marks=True)
    ]
    marks = [deals for deals in range(8, 301) if is_mark(deals)]
    assert ends == sorted({*marks, 101, 300})


def test_what_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*options: str) -> str:
        answer = answered("sim", "four-card", *options)
        assert (answer.returncode, answer.stdout) == (2, "")
        return answer.stderr

    assert "--jobs" in refused("--cluster", "auto", "--jobs", "2")
    assert "cmd:" in refused(f"cmd:{sys.executable}", "--cluster", "auto")
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert 'pip install ".[cluster]"' in refused("--cluster", "auto")


def test_where_no_cluster_is() -> None:
    for address in ("127.0.0.1:1", "nonsense"):
        with pytest.raises(Refused, match="no cluster") as refused, clusters.connected(address):
            pass
        assert refused.value.details["address"] == address


def test_nobody_else_loads_what_only_clusters_and_tables_need() -> None:
    code = """
import sys
from backnine.cli import run
assert run(["sim", "four-card", "rookie", "--holes", "2", "--jobs", "1"]) == 0
assert run(["arena", "four-card", "rookie", "rookie", "--matches", "2", "--house", "holes=1"]) == 0
assert not {"ray", "pyarrow"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
