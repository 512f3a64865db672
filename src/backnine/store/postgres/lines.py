"""The connections that only read: a few, each for one question at a time, made when they are needed."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from backnine.store.postgres.connection import COMMAND_SECONDS, LOST, Postgres, connect

Read = TypeVar("Read")


class Lines:
    def __init__(self, url: str, most: int) -> None:
        self.url = url
        self._room = asyncio.Semaphore(most)
        self._idle: list[Postgres] = []
        self._under_way: set[asyncio.Task[None]] = set()

    def begin(self, question: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(question)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def run(self, read: Callable[[Postgres], Coroutine[Any, Any, Read]]) -> Read:
        """A connection that was idle may have been lost meanwhile: then it is asked once more, anew."""
        async with self._room:
            if self._idle:
                with contextlib.suppress(*LOST):
                    return await self._ask(self._idle.pop(), read)
                self._drop_idle()
            return await self._ask(await connect(self.url), read)

    async def _ask(self, line: Postgres, read: Callable[[Postgres], Coroutine[Any, Any, Read]]) -> Read:
        try:
            async with asyncio.timeout(COMMAND_SECONDS):
                found = await read(line)
        except LOST:
            line.terminate()
            raise
        finally:
            if not line.is_closed():
                self._idle.append(line)
        return found

    def _drop_idle(self) -> None:
        for line in self._idle:
            line.terminate()
        self._idle.clear()

    async def settle(self) -> None:
        """Wait until everything asked so far is answered."""
        if others := self._under_way - {asyncio.current_task()}:
            await asyncio.wait(others)

    async def close(self) -> None:
        for task in self._under_way:
            task.cancel()
        for line in self._idle:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(line.close(), 1)
