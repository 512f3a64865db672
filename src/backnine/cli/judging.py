"""Where holes are judged: in this process, on several cores, or on a cluster."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Protocol, TypeVar

from backnine.arena.workers import cores
from backnine.cli.warm_up import compiling
from backnine.coach.finding import judge_of
from backnine.fast import installed
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.terminal import say

T = TypeVar("T")
R = TypeVar("R")


class Spread(Protocol):
    """A `map` that gives results in their order, each as soon as it and those before it are there."""

    def __call__(self, work: Callable[[T], R], items: Iterable[T], /) -> Iterable[R]: ...


@contextmanager
def judging(jobs: int | None, cluster: str | None, many: int) -> Iterator[Spread]:
    """On so many cores, or all of them; or on a cluster."""
    if jobs and cluster:
        raise Refused("not-together", first="--cluster", second="--jobs")
    if cluster:
        yield partial(_on_cluster, cluster)
        return
    workers = min(many, jobs or cores())
    if workers < 2:
        yield map
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_interrupts)
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C is for whoever started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_cluster(address: str, work: Callable[[T], R], items: Iterable[T]) -> Generator[R, None, None]:
    from backnine.arena.cluster import spread  # noqa: PLC0415 - loads Ray

    every = list(items)
    with closing(spread(partial(_range, work, every), len(every), address)) as ranges:
        for results in ranges:
            yield from results


def _range(work: Callable[[T], R], items: list[T], first: int, many: int) -> list[R]:
    return [work(item) for item in items[first : first + many]]


def make_ready(words: Words, game: str, players: int) -> None:
    """Take the time now that the judge's first answer would take; say so where no kernels are installed."""
    if not installed():
        say(words("coach-rough"), err=True)
    judge = judge_of(game)
    if judge.needs_time(players):
        with compiling(words):
            judge.get_ready(players)
