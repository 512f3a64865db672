"""A connection at its table, which is in this process, or, where there are several, perhaps in another."""

from collections.abc import Callable
from typing import Protocol

from backnine.protocol import Incoming
from backnine.server.clubhouse import Clubhouse
from backnine.server.inbox import Inbox
from backnine.server.metrics import Metrics
from backnine.store import Key
from backnine.table import Table, Visitor


class ClientConnection(Protocol):
    """A connection that wants to a table."""

    keys: list[Key]
    inbox: Inbox
    closed: bool

    @property
    def tell(self) -> Callable[[bytes], None]: ...

    def close(self, why: str) -> None: ...

    def pay(self, moves: float) -> None: ...

    def attach(self, session: "TableSession") -> None: ...

    def visitor(self, tell: Callable[[bytes], None]) -> Visitor: ...


class TableSession(Protocol):
    """A connection at its table."""

    @property
    def n(self) -> int | None:
        """How many moves were made there, if that is known here."""
        ...

    def handle(self, message: Incoming, text: str | bytes) -> None:
        """A message that makes sense, and how it was written."""
        ...

    def leave(self) -> None: ...


class LocalSession:
    """At a table in this process."""

    __slots__ = ("metrics", "table", "visitor")

    def __init__(self, table: Table, visitor: Visitor, metrics: Metrics) -> None:
        self.table = table
        self.visitor = visitor
        self.metrics = metrics

    @property
    def n(self) -> int:
        return self.table.n

    def handle(self, message: Incoming, text: str | bytes) -> None:
        self.metrics.heard += 1
        self.table.handle(self.visitor, message)

    def leave(self) -> None:
        self.table.exit(self.visitor)


class SessionRouter(Protocol):
    """Finds the table of a connection."""

    async def open_session(self, connection: ClientConnection, have: int | None) -> TableSession: ...


class LocalRouter:
    """All tables are here."""

    def __init__(self, clubhouse: Clubhouse, metrics: Metrics) -> None:
        self.clubhouse = clubhouse
        self.metrics = metrics

    async def open_session(self, connection: ClientConnection, have: int | None) -> LocalSession:
        table = await self.clubhouse.table(connection.keys[0].table)
        visitor = connection.visitor(connection.tell)
        table.enter(visitor, have)
        return LocalSession(table, visitor, self.metrics)
