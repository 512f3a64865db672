"""The last lines of the log of this process, and those to come, for who watches it."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

from backnine.server.admin.messages import LogLine
from backnine.server.logs import facts_of, moment_of

KEPT: Final = 1000  # lines
MOST_BEHIND: Final = 1000  # lines a slow reader has not read; more are left out


class LogTail(logging.Handler):
    """Lines may come from any thread; they are read in that of the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.lines: deque[LogLine] = deque(maxlen=KEPT)
        self._readers: set[asyncio.Queue[LogLine]] = set()

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._emit(record)
        except Exception:  # whoever logs something is not to blame, as with every handler
            self.handleError(record)

    def _emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info and logging.Formatter().formatException(record.exc_info)
        line = LogLine(
            moment_of(record),
            record.levelname.lower(),
            record.name,
            record.getMessage(),
            {key: _plain(value) for key, value in facts_of(record).items()},
            error or "",
        )
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._take, line)

    def _take(self, line: LogLine) -> None:
        self.lines.append(line)
        for reader in self._readers:
            if reader.qsize() < MOST_BEHIND:
                reader.put_nowait(line)

    async def read(self, last: int, *, follow: bool) -> AsyncIterator[LogLine]:
        reader: asyncio.Queue[LogLine] = asyncio.Queue()
        before = list(self.lines)[-last:] if last else []
        self._readers.add(reader)
        try:
            for line in before:
                yield line
            while follow:
                yield await reader.get()
        finally:
            self._readers.discard(reader)


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float | bool | None) else str(value)
