"""Matches on all cores: worker processes that play what they are told, and leave with who started them."""

import os
import signal
import sys
import threading
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeAlias

from backnine.arena import warden
from backnine.arena.external import ExternalBot
from backnine.arena.plan import Plan
from backnine.arena.result import MatchLine
from backnine.arena.rounds import play_match
from backnine.arena.specs import is_command
from backnine.bots import Player

AHEAD: Final = 2  # matches that a worker knows of, so that it need not wait for the next one
LAST_SECONDS: Final = 10  # for a worker to see its programs off
_PR_SET_PDEATHSIG: Final = 1

Pipe: TypeAlias = "Connection[Any, Any]"


class WorkerDied(Exception):  # noqa: N818 - it reads as what happened
    """Without a word: killed from outside, or out of memory."""


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def play_all(plan: Plan, jobs: int) -> Generator[MatchLine, None, None]:
    """Every match, as soon as it is over. Close the iterator to end the workers before that."""
    numbers = iter(range(plan.matches))
    with _crew(plan, min(jobs, plan.matches)) as pipes:
        try:
            playing = sum(_tell(pipe, numbers) for pipe in pipes * AHEAD)
            while playing:
                for pipe in wait(pipes):
                    assert isinstance(pipe, Connection)
                    line = pipe.recv()
                    playing += _tell(pipe, numbers) - 1
                    yield line
        except (EOFError, BrokenPipeError, ConnectionResetError):
            raise WorkerDied from None


def _tell(pipe: Pipe, numbers: Iterator[int]) -> int:
    """Give the worker one more match, if there is one."""
    for number in numbers:
        pipe.send(number)
        return 1
    return 0


@contextmanager
def _crew(plan: Plan, size: int) -> Iterator[list[Pipe]]:
    """Workers, each behind its pipe. Whatever happens, they are gone in the end."""
    spawn = get_context("spawn")  # a fork would share locks and compiled kernels half-way through
    crew, pipes = [], []
    try:
        for _ in range(size):
            ours, theirs = spawn.Pipe()
            pipes.append(ours)
            with _interrupts_held():
                worker = spawn.Process(target=_work, args=(plan, theirs), daemon=True)
                worker.start()
                crew.append(worker)
            theirs.close()
        yield pipes
    finally:
        with _interrupts_ignored():
            for worker in crew:
                worker.terminate()
            for worker in crew:
                worker.join(LAST_SECONDS)
                worker.kill()
                worker.join()
            for pipe in pipes:
                pipe.close()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits: a new worker inherits that, and is not hit before it knows better."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """An impatient second Ctrl-C must not leave anything running, nor lose what has been played."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(plan: Plan, pipe: Pipe) -> None:
    """The life of a worker."""
    signal.signal(signal.SIGTERM, _leave)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    _leave_with_parent()
    warden.adopt_orphans()
    bots = plan.players()
    try:
        while True:
            pipe.send(_play(plan, pipe.recv(), bots))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    finally:
        _see_off(bots)


def _play(plan: Plan, number: int, bots: Sequence[Sequence[Player]]) -> MatchLine:
    try:
        return play_match(plan, number, bots)
    finally:
        if any(is_command(contestant.spec) for contestant in plan.contestants):
            warden.end_orphans()


def _see_off(bots: Sequence[Sequence[Player]]) -> None:
    """Programs that serve many matches have none left."""
    for bot in (bot for players in bots for bot in players):
        if isinstance(bot, ExternalBot):
            bot.end()


def _leave(*_: object) -> None:
    """Asked to end: see the programs off on the way out, undisturbed."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit()


def _leave_with_parent() -> None:
    """Have the system tell us when the parent dies; where it cannot, the closed pipe tells, a match later."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415

        parent = os.getppid()
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGTERM), 0, 0, 0)
        if os.getppid() != parent:
            _leave()
