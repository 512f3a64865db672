"""Where a visitor's table is: in this process, or, where there are several, perhaps in another."""

from collections.abc import Callable
from typing import Protocol

from backnine.server.clubhouse import Clubhouse
from backnine.server.hearing import Ear
from backnine.store import Key
from backnine.table import Table, Visitor


class Caller(Protocol):
    """A connection that wants to a table."""

    keys: list[Key]
    ear: Ear
    closed: bool

    @property
    def tell(self) -> Callable[[bytes], None]: ...

    def close(self, why: str) -> None: ...

    def pay(self, moves: float) -> None: ...

    def take(self, place: "SeatPlace") -> None: ...

    def visitor(self, tell: Callable[[bytes], None]) -> Visitor: ...


class SeatPlace(Protocol):
    """A connection at its table."""

    def hear(self, text: str | bytes | None) -> None: ...

    def leave(self) -> None: ...


class NearPlace:
    """At a table in this process."""

    __slots__ = ("ear", "table", "visitor")

    def __init__(self, table: Table, visitor: Visitor, ear: Ear) -> None:
        self.table = table
        self.visitor = visitor
        self.ear = ear

    def hear(self, text: str | bytes | None) -> None:
        message = self.ear.understood(text, self.table.n)
        if message is not None:
            self.ear.metrics.heard += 1
            self.table.handle(self.visitor, message)

    def leave(self) -> None:
        self.table.exit(self.visitor)


class Usher(Protocol):
    """Brings callers to their tables."""

    async def sit_down(self, caller: Caller, have: int | None) -> SeatPlace: ...


class OnlyUsher:
    """All tables are here."""

    def __init__(self, clubhouse: Clubhouse) -> None:
        self.clubhouse = clubhouse

    async def sit_down(self, caller: Caller, have: int | None) -> SeatPlace:
        table = await self.clubhouse.table(caller.keys[0].table)
        visitor = caller.visitor(caller.tell)
        table.enter(visitor, have)
        return NearPlace(table, visitor, caller.ear)
