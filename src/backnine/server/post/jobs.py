"""What is sent, tried again for some minutes, beside all else; bounded, and nobody waits for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from backnine.server.post.sending import HttpAnswer, UnsentError

MOST: Final = 2000  # under way, and waiting to be tried again
AT_ONCE: Final = 16
WAITS: Final = (5.0, 60.0, 600.0)  # seconds before each further try
LONGEST_WAIT: Final = 3600
GONE: Final = (404, 410)
BUSY: Final = 429

_log = logging.getLogger("backnine.post")


class Jobs:
    def __init__(self, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._sleep = sleep
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_once = asyncio.Semaphore(AT_ONCE)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        if len(self._tasks) >= MOST:
            work.close()
            _log.warning("too many reminders: one is dropped")
            return
        task = asyncio.ensure_future(self._run(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            _log.exception("a reminder was not sent")

    async def deliver(self, to: str, send: Callable[[], Awaitable[HttpAnswer]]) -> int:
        """The status of the last answer; 0: there was none. `to` is what may be told of the address."""
        for wait in (*WAITS, None):
            status, again, why = 0, 0, ""
            try:
                async with self._at_once:
                    status, again = await send()
            except UnsentError as unsent:
                why = str(unsent)
            if wait is None or why == "private" or (status and status != BUSY and status < 500):
                break
            await self._sleep(min(max(wait, again), LONGEST_WAIT))
        if not 200 <= status < 300 and status not in GONE:
            _log.warning("a reminder was not taken", extra={"facts": {"by": to, "status": status or why}})
        return status

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
