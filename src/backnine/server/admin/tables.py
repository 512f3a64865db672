"""Tables and connections: listed, closed, deleted, their matches ended."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from backnine.refused import Refused
from backnine.server.admin.messages import (
    AdminAnswer,
    ConnectedVisitor,
    DeskDone,
    ListTables,
    ListVisitors,
    OrderTables,
    RunningTable,
    StoredTable,
    Undone,
)
from backnine.server.answered import answered, done_by
from backnine.store import Glance
from backnine.table.orders import AnyOrder, BreakOff, RemoveTable, ShutTable

if TYPE_CHECKING:
    from backnine.server.admin.desk import Errand

ORDERS: Final[dict[str, AnyOrder]] = {"end": BreakOff(), "close": ShutTable(), "delete": RemoveTable()}
DONE: Final = {"end": "a match was ended", "close": "a table was closed", "delete": "a table was deleted"}


async def list_tables(errand: "Errand", request: ListTables) -> AsyncIterator[AdminAnswer]:
    if request.stored:
        stored: list[Glance] = await answered(lambda done: errand.store.latest(-1, done))
        for glance in stored:
            yield StoredTable(*glance)
        yield DeskDone(len(stored))
        return
    running: list[RunningTable] = await errand.everywhere("running")
    for table in running:
        yield table
    for answer in errand.not_heard():
        yield answer
    yield DeskDone(len(running))


async def list_visitors(errand: "Errand", request: ListVisitors) -> AsyncIterator[AdminAnswer]:
    visitors: list[ConnectedVisitor] = await errand.everywhere("visitors")
    running: list[RunningTable] = await errand.everywhere("running")
    names = {(table.id, chair.id): chair.name for table in running for chair in table.chairs}
    for visitor in visitors:
        visitor.names = [names.get((visitor.table, chair), "") for chair in visitor.chairs]
        yield visitor
    for answer in errand.not_heard():
        yield answer
    yield DeskDone(len(visitors))


async def order_tables(errand: "Errand", request: OrderTables) -> AsyncIterator[AdminAnswer]:
    """One after the other; what cannot be done with one does not keep the others."""
    count = 0
    for table in dict.fromkeys(request.tables):
        try:
            await _order(errand, table, request.what)
        except Refused as refused:
            yield Undone(table, refused.why, refused.details)
        else:
            count += 1
            errand.log(DONE[request.what], table=table)
    yield DeskDone(count)


async def _order(errand: "Errand", table: str, what: str) -> None:
    try:
        await errand.clubhouse.order(table, ORDERS[what])
    except Refused as refused:
        if what != "delete" or refused.why != "table-damaged":
            raise
        await done_by(lambda done: errand.store.forget(table, done))  # nobody can be at it
