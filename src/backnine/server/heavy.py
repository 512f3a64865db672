"""Bounded thread pools for slow work, so that nothing quick waits behind it."""

import asyncio
import contextlib
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from backnine.refused import Refused

T = TypeVar("T")

_Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Heavy:
    """A few threads and a queue of at most `most` pieces of work; what comes on top is refused.

    The threads are nobody's to wait for: a server that stops leaves them behind.
    """

    def __init__(self, *, threads: int, most: int) -> None:
        self.threads = threads
        self.most = most
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._open: set[asyncio.Future[Any]] = set()
        self._started = self._closed = False

    async def run(self, work: Callable[[], T]) -> T:
        if self._closed or len(self._open) >= self.most:
            raise Refused("too-busy")
        self._start()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._open.add(answer)
        answer.add_done_callback(self._open.discard)
        self._jobs.put((work, answer))
        return await answer

    def close(self) -> None:
        """Whoever waits is told so now; what is under way is left to itself."""
        self._closed = True
        for answer in list(self._open):
            if not answer.done():
                answer.set_exception(Refused("too-busy"))
        for _ in range(self.threads if self._started else 0):
            self._jobs.put(None)

    def _start(self) -> None:
        if not self._started:
            self._started = True
            for _ in range(self.threads):
                Thread(target=self._work, name="heavy", daemon=True).start()

    def _work(self) -> None:
        while job := self._jobs.get():
            work, answer = job
            if answer.done():  # nobody waits for it any more
                continue
            try:
                result, problem = work(), None
            except Exception as error:
                result, problem = None, error
            with contextlib.suppress(RuntimeError):  # the loop is closed
                answer.get_loop().call_soon_threadsafe(_tell, answer, result, problem)


def _tell(answer: "asyncio.Future[Any]", result: object, problem: Exception | None) -> None:
    if answer.done():
        return
    if problem:
        answer.set_exception(problem)
    else:
        answer.set_result(result)
