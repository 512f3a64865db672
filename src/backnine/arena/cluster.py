"""Work on many machines, with Ray (docs/cluster.md). It is imported only where a cluster is asked for.

Work is divided into ranges of a few seconds each. What comes of them is given back in their order, so nothing
hangs on how they were divided or where they were done. A range whose worker or machine died is done again by
another one: Ray sees to that.
"""

import logging
import os
import re
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

import backnine
from backnine.arena.interrupts import interrupts_ignored
from backnine.arena.kernels import compiled_for, deals_of, timed
from backnine.arena.plan import Plan
from backnine.arena.result import MatchLine
from backnine.arena.rounds import play_match
from backnine.arena.workers import WorkerDied
from backnine.fast import installed
from backnine.fast.rows import PlayedDeals
from backnine.refused import Refused

R = TypeVar("R")
SECONDS: Final = 2.0  # that a range should take: far longer than its way there, and soon done again
AHEAD: Final = 2  # ranges for every core of the cluster, so that none waits for the next one
TRIES: Final = 5  # of a range whose worker died
TO_ANSWER: Final = 5.0  # seconds for the door of a cluster
GROWTH: Final = 8  # how many times larger a range may be than one before it


def matches(plan: Plan, address: str, first: int = 0) -> Generator[MatchLine, None, None]:
    """All matches of a plan from number `first` on."""
    for lines in spread(partial(_matches, plan), plan.matches, address, first):
        yield from lines


def chunks(plan: Plan, address: str, first: int = 0) -> Generator[PlayedDeals, None, None]:
    """The same inside the kernels, in rows, from deal `first` on."""
    yield from spread(partial(_chunk, plan), plan.matches // plan.rotations, address, first)


def _matches(plan: Plan, first: int, many: int) -> list[MatchLine]:
    bots = plan.players()
    return [play_match(plan, number, bots) for number in range(first, first + many)]


def _chunk(plan: Plan, first: int, many: int) -> PlayedDeals:
    compiled = compiled_for(plan)
    assert compiled is not None  # it is the same Backnine as here
    return timed(compiled, deals_of(plan, first, many))


class RangeDone(NamedTuple):
    """What came of a range, how long it took, and which Backnine did it."""

    result: Any
    seconds: float
    sources: str


def spread(
    work: Callable[[int, int], R], many: int, address: str, first: int = 0
) -> Generator[R, None, None]:
    """`work(first, count)` on a cluster, for ranges that make up the numbers from `first` to below `many`; in
    their order.

    Close the iterator to end what still runs. Refused if there is no such cluster, or another Backnine on it;
    `WorkerDied` if a range fails again and again.
    """
    with connected(address):
        remote: Any = ray.remote(_timed).options(max_retries=TRIES, num_cpus=1)
        asked: deque[tuple[Any, int]] = deque()
        size = 1
        try:
            while asked or first < many:
                cores = _cores()
                while first < many and len(asked) < AHEAD * cores:
                    count = max(1, min(size, (many - first) // (AHEAD * cores)))  # all end at about one time
                    asked.append((remote.remote(work, first, count), count))
                    first += count
                answer, count = _answer(asked[0][0]), asked.popleft()[1]
                size = max(1, min(GROWTH * count, int(count * SECONDS / max(answer.seconds, 1e-6))))
                yield answer.result
        finally:
            with interrupts_ignored():
                for ref, _ in asked:
                    ray.cancel(ref, force=True)


def _cores() -> int:
    """Of the whole cluster, which may grow and shrink."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 0)))


def _timed(work: Callable[[int, int], R], first: int, many: int) -> RangeDone:
    began = monotonic()
    return RangeDone(work(first, many), monotonic() - began, sources())


def _answer(ref: Any) -> RangeDone:
    try:
        answer: RangeDone = ray.get(ref)
    except RayTaskError as error:
        raise error.cause from None
    except RayError:
        raise WorkerDied from None
    if answer.sources != sources():
        raise Refused("cluster-differs")
    return answer


@cache
def sources() -> str:
    """What decides how matches go: our code and what the bots have learned, and whether there are kernels."""
    folder = Path(backnine.__file__).parent
    files = sorted(path for kind in ("py", "npz", "zlib") for path in folder.rglob(f"*.{kind}"))
    found = sha256(str(installed()).encode())
    for path in files:
        found.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    return found.hexdigest()


@contextmanager
def connected(address: str) -> Iterator[None]:
    """To a cluster that runs; who is connected already stays so."""
    if ray.is_initialized():
        yield
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns of what we do not use
    try:
        try:
            _knock(address)
            ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        except (ImportError, OSError, RuntimeError, ValueError, RayError) as error:
            raise Refused("no-cluster", address=address, reason=str(error).split("\n")[0][:200]) from None
        yield
    finally:
        with interrupts_ignored():
            ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody answers at all: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and re.fullmatch("[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}", port):
        socket.create_connection((host, int(port)), TO_ANSWER).close()
