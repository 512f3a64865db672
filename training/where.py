"""Where the training programs work: in threads of this process, or on a Ray cluster (docs/cluster.md)."""

import argparse
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import TypeVar

from backnine.arena.workers import cores
from backnine.extras import check_installed

R = TypeVar("R")


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Ray cluster, or auto: docs/cluster.md")


def connection(cluster: str | None) -> AbstractContextManager[None]:
    """To be held while there is work; on this machine it is nothing."""
    if cluster is None:
        return nullcontext()
    check_installed("cluster", "ray")
    from backnine.arena.cluster import connected  # noqa: PLC0415 - loads Ray

    return connected(cluster)


def each(work: Callable[[int], R], many: int, cluster: str | None) -> list[R]:
    """`work` of every number below `many`. Kernels let other threads run."""
    if cluster is None:
        with ThreadPoolExecutor(cores()) as threads:
            return [*threads.map(work, range(many))]
    from backnine.arena.cluster import spread  # noqa: PLC0415 - loads Ray

    return [result for some in spread(partial(_ranged, work), many, cluster) for result in some]


def _ranged(work: Callable[[int], R], first: int, many: int) -> list[R]:
    return [work(number) for number in range(first, first + many)]
