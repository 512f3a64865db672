"""All tables, of which some are awake here and others in other processes."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from backnine.refused import Refused
from backnine.server.answered import answered
from backnine.server.answers import Invitation, TableTold
from backnine.server.clubhouse import ChairAnswer, Clubhouse, JoinedTable, WindowKey
from backnine.server.cluster.calls import OPERATIONS, Elsewhere
from backnine.store import Key
from backnine.table.keys import read_code
from backnine.table.latecomers import DoorQuestion
from backnine.table.orders import AnyOrder

if TYPE_CHECKING:
    from backnine.server.cluster.cluster import Cluster

MOST_TRIES: Final = 4
AGAIN_SECONDS: Final = 0.1


class SharedClubhouse(Clubhouse):
    """What is asked of a table is asked of its owner; what only reads the store is done here."""

    cluster: "Cluster"

    async def join(self, code: str, name: str, seal: str = "") -> JoinedTable:
        joined: JoinedTable = await self._by_code(code, "join", code, name, seal)
        return joined

    async def watch(self, code: str) -> WindowKey:
        window: WindowKey = await self._by_code(code, "watch", code)
        return window

    async def ask_to_come_in(self, code: str, question: DoorQuestion, token: str) -> ChairAnswer:
        said: ChairAnswer = await self._by_code(code, "ask", code, question, token)
        return said

    async def ask_no_more(self, code: str, question: DoorQuestion) -> ChairAnswer:
        said: ChairAnswer = await self._by_code(code, "ask-no-more", code, question)
        return said

    async def invitation(self, code: str) -> Invitation:
        told: Invitation = await self._by_code(code, "invitation", code)
        return told

    async def which(self, key: Key) -> TableTold:
        told: TableTold = await self._at_owner(key.table, "which", key)
        return told

    async def move(self, key: Key, token: str) -> JoinedTable:
        joined: JoinedTable = await self._at_owner(key.table, "move", key, token)
        return joined

    async def give_up(self, key: Key) -> None:
        await self._at_owner(key.table, "give-up", key)

    async def delete(self, key: Key) -> bool:
        return bool(await self._at_owner(key.table, "delete", key))

    async def record(self, id_: str, number: int) -> str:
        return str(await self._at_owner(id_, "record", id_, number))

    async def order(self, id_: str, order: AnyOrder) -> bool:
        return bool(await self._at_owner(id_, "order", id_, order))

    async def keeps(self, id_: str) -> bool:
        guard = self.cluster.guard
        return not (guard.closed or guard.cut_off) and await self.cluster.owner(id_) == self.cluster.me

    async def _by_code(self, code: str, name: str, *arguments: Any) -> Any:
        found: str | None = await answered(lambda done: self.store.table_of_code(read_code(code), done))
        if found is None:
            raise Refused("no-such-code", code=code)
        return await self._at_owner(found, name, *arguments)

    async def _at_owner(self, table: str, name: str, *arguments: Any) -> Any:
        for _ in range(MOST_TRIES):
            node = await self.cluster.owner(table)
            try:
                if node != self.cluster.me:
                    return await self.cluster.calls.ask(node, name, arguments)
                return await OPERATIONS[name].method(self, *arguments)
            except Elsewhere:
                await asyncio.sleep(AGAIN_SECONDS)
        raise Refused("too-busy")
