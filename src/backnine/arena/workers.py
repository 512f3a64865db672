"""Matches on all cores: worker processes that play what they are told, and leave with who started them."""

import os
import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeAlias

from backnine.arena import warden
from backnine.arena.interrupts import interrupts_held, interrupts_ignored
from backnine.arena.keeping import keeping
from backnine.arena.plan import Plan
from backnine.arena.players import SeatedPlayer
from backnine.arena.result import MatchLine
from backnine.arena.rounds import play_match
from backnine.arena.specs import is_command
from backnine.refused import Refused

MOST_JOBS: Final = 256
AHEAD: Final = 2  # matches that a worker knows of, so that it need not wait for the next one
LAST_SECONDS: Final = 10  # for a worker to see its programs off
GUARD: Final = 'if __name__ == "__main__":'
NO_GUARD: Final = 86  # the exit code of a worker whose script asks for workers as it begins
_PR_SET_PDEATHSIG: Final = 1

Pipe: TypeAlias = "Connection[Any, Any]"


class WorkerDied(Exception):  # noqa: N818 - it reads as what happened
    """Without a word: killed from outside, or out of memory."""


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def play_all(plan: Plan, jobs: int, first: int = 0) -> Generator[MatchLine, None, None]:
    """Every match from number `first` on, as soon as it is over, and written down before if it is to be kept.
    Close the iterator to end the workers before that."""
    with keeping(plan) as keep, closing(_where(plan, jobs, first)) as lines:
        for line in lines:
            yield keep(line)


def _where(plan: Plan, jobs: int, first: int) -> Generator[MatchLine, None, None]:
    """The matches, from where they are played: on a cluster, or here on so many cores."""
    if not plan.cluster:
        return _played_here(plan, jobs, first)
    from backnine.arena.cluster import matches  # noqa: PLC0415 - loads Ray

    return matches(plan, plan.cluster, first)


def _played_here(plan: Plan, jobs: int, first: int) -> Generator[MatchLine, None, None]:
    numbers = iter(range(first, plan.matches))
    with _crew(plan, max(0, min(jobs, plan.matches - first))) as (crew, pipes):
        try:
            playing = sum(_tell(pipe, numbers) for pipe in pipes * AHEAD)
            while playing:
                for pipe in wait(pipes):
                    assert isinstance(pipe, Connection)
                    line = pipe.recv()
                    playing += _tell(pipe, numbers) - 1
                    yield line
        except (EOFError, BrokenPipeError, ConnectionResetError):
            raise _why_gone(crew) from None


def _why_gone(crew: Sequence[BaseProcess]) -> Exception:
    """Of a worker that did not say so itself."""
    ended = wait([worker.sentinel for worker in crew], LAST_SECONDS)
    for worker in crew:
        if worker.sentinel in ended:
            worker.join(LAST_SECONDS)  # its pipes are closed a little before it is gone
    if any(worker.exitcode == NO_GUARD for worker in crew):
        return Refused("script-needs-guard", write=GUARD)
    return WorkerDied()


def _check_guard() -> None:
    """A worker begins by running the script that started it, as far as that is not guarded. If this asks for
    workers again, it leaves with a word to who started it, in place of the page that Python would print."""
    if getattr(current_process(), "_inheriting", False):
        sys.exit(NO_GUARD)


def _tell(pipe: Pipe, numbers: Iterator[int]) -> int:
    """Give the worker one more match, if there is one."""
    for number in numbers:
        pipe.send(number)
        return 1
    return 0


@contextmanager
def _crew(plan: Plan, size: int) -> Iterator[tuple[list[BaseProcess], list[Pipe]]]:
    """Workers, each behind its pipe. Whatever happens, they are gone in the end."""
    _check_guard()
    spawn = get_context("spawn")  # a fork would share locks and compiled kernels half-way through
    crew: list[BaseProcess] = []
    pipes: list[Pipe] = []
    try:
        for _ in range(size):
            ours, theirs = spawn.Pipe()
            pipes.append(ours)
            with interrupts_held():
                worker = spawn.Process(target=_work, args=(plan, theirs), daemon=True)
                worker.start()
                crew.append(worker)
            theirs.close()
        yield crew, pipes
    finally:
        with interrupts_ignored():
            for each in crew:
                each.terminate()
            for each in crew:
                each.join(LAST_SECONDS)
                each.kill()
                each.join()
            for pipe in pipes:
                pipe.close()


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


def _play(plan: Plan, number: int, bots: Sequence[Sequence[SeatedPlayer]]) -> MatchLine:
    try:
        return play_match(plan, number, bots)
    finally:
        if any(is_command(contestant.spec) for contestant in plan.contestants):
            warden.end_orphans()


def _see_off(bots: Sequence[Sequence[SeatedPlayer]]) -> None:
    """Programs that serve many matches have none left."""
    for players in bots:
        for bot in players:
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
