"""Records of matches that are over: each is written once, and kept while there is room."""

import asyncio
from collections import OrderedDict
from typing import Final

from backnine.record import write
from backnine.refused import Refused
from backnine.server.answered import answered
from backnine.server.heavy import Heavy
from backnine.store import Kept, Store
from backnine.table.records import record_of

MOST_KEPT: Final = 32 * 1024 * 1024  # letters

_Which = tuple[str, int]  # table and round


class Records:
    def __init__(self, store: Store, heavy: Heavy, most: int = MOST_KEPT) -> None:
        self.store = store
        self.heavy = heavy
        self.most = most
        self._kept: OrderedDict[_Which, str] = OrderedDict()
        self._size = 0
        self._writing: dict[_Which, asyncio.Task[str]] = {}

    async def of(self, table: str, number: int) -> str:
        """The text of a record; those who ask at the same time wait for the same."""
        which = table, number
        if which in self._kept:
            self._kept.move_to_end(which)
            return self._kept[which]
        task = self._writing.get(which)
        if task is None:
            task = self._writing[which] = asyncio.create_task(self._write(which))
            task.add_done_callback(lambda done: self._done(which, done))
        return await asyncio.shield(task)

    def forget(self, table: str) -> None:
        """Names have changed, or the table is gone: its records are written anew when asked for."""
        for which in [each for each in self._kept if each[0] == table]:
            self._size -= len(self._kept.pop(which))
        for which in [each for each in self._writing if each[0] == table]:
            del self._writing[which]  # what comes of it goes to those who asked before, and is not kept

    async def _write(self, which: _Which) -> str:
        table, number = which
        if len(self._writing) > self.heavy.most:
            raise Refused("too-busy")
        kept: Kept | None = await answered(lambda done: self.store.load(table, done, number))
        if kept is None:
            raise Refused("no-such-table", table=table)
        return await self.heavy.run(lambda: write(record_of(kept, number)))

    def _done(self, which: _Which, task: asyncio.Task[str]) -> None:
        failed = task.cancelled() or task.exception() is not None
        if self._writing.get(which) is not task:
            return
        del self._writing[which]
        if failed:
            return
        self._kept[which] = task.result()
        self._size += len(task.result())
        while self._size > self.most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
