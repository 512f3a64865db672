"""One process among several: finds the owners of tables, and lets go of its own when another takes over."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Final

from backnine.refused import Refused
from backnine.server.answered import answered
from backnine.server.cluster.bus import Bus, Item
from backnine.server.cluster.calls import Calls, Elsewhere
from backnine.server.cluster.clubhouse import AGAIN_SECONDS, MOST_TRIES, SharedClubhouse
from backnine.server.cluster.isolation import Isolation
from backnine.server.cluster.leases import Leases, TakenForGone
from backnine.server.cluster.members import BEAT_SECONDS, Members
from backnine.server.cluster.sessions import (
    EnterRequest,
    ForwardedSession,
    OpenSessions,
    OwnedSession,
    RemoteVisitors,
    Resumption,
    enter,
    resend,
)
from backnine.server.guard import Guard
from backnine.server.metrics import Metrics
from backnine.server.sessions import ClientConnection
from backnine.store import Key
from backnine.table import Table

CHECK_BEATS: Final = 10  # then leases are compared with the tables that are awake
HAND_OVER_SECONDS: Final = 5.0

_log = logging.getLogger("backnine.cluster")


class Cluster:
    """It also routes the connections of its process to their tables, wherever those are."""

    def __init__(
        self, database: str, bus: str, clubhouse: SharedClubhouse, guard: Guard, metrics: Metrics
    ) -> None:
        self.me = secrets.token_hex(6)
        self.clubhouse = clubhouse
        self.guard = guard
        self.metrics = metrics
        self.members = Members(database, self.me)
        self.leases = Leases(database, self.me)
        self.bus = Bus(bus, self.me)
        self.isolation = Isolation(self.members, self.bus)
        self.calls = Calls(self.bus)
        self.sessions = OpenSessions()
        self.remote = RemoteVisitors(self, clubhouse)
        self.send_away: Callable[[], None] = lambda: None  # all visitors, to other processes
        self.refresh_club: Callable[[], Awaitable[None]] = partial(asyncio.sleep, 0)
        self._tasks: set[asyncio.Task[None]] = set()
        self._beats = 0
        self.members.lost, self.members.expelled = self._lost, self._expelled
        self.bus.on_item, self.bus.on_gap = self._on_item, self._on_gap
        clubhouse.cluster = self
        clubhouse.claim, clubhouse.released = self._claim, self._released

    async def open(self) -> None:
        await self.bus.open()
        await self.members.join()
        self._begin(self.members.beat_for_ever(self._each_beat))
        self._begin(self._look_out())
        _log.info("one of several", extra={"facts": {"node": self.me, "others": len(self.members.others)}})

    async def drain(self) -> None:
        """Before the process ends: its tables go to others, and nobody there notices."""
        with contextlib.suppress(Refused):
            await self.members.drain()
        until = asyncio.get_running_loop().time() + HAND_OVER_SECONDS
        while any(table.is_storing for table in self.clubhouse.tables.values()):
            if asyncio.get_running_loop().time() > until:
                break
            await asyncio.sleep(0.01)
        tables = list(self.clubhouse.tables)
        for table in tables:
            abandon(self.clubhouse.tables.pop(table))
        with contextlib.suppress(Refused):
            await self.leases.release(*tables)
        for table in tables:
            self.remote.send_away(table)
        await asyncio.sleep(0.05)  # said before we are gone

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.members.leave()
        self.leases.close()
        await self.bus.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Owning

    async def owner(self, table: str) -> str:
        node = await self.leases.owner(table)
        if node and not self.members.is_known(node):
            await self.members.meet()
        return node if self.members.is_alive(node) else self.members.choose(table)

    async def _claim(self, table: str) -> None:
        try:
            lease = await self.leases.claim(table)
        except TakenForGone:
            await self.members.beat()  # we come in anew
            lease = await self.leases.claim(table)
        if lease.node != self.me:
            raise Elsewhere(lease.node)

    def _released(self, table: str) -> None:
        self._begin(self._release(table))

    async def _release(self, table: str) -> None:
        if not self.clubhouse.is_awake(table):
            with contextlib.suppress(Refused):
                await self.leases.release(table)

    def _give_up(self, id_: str) -> None:
        """Somebody else owns it, or will."""
        abandon(self.clubhouse.tables.pop(id_))
        self.remote.send_away(id_)
        for session in self.sessions.at_table(id_):
            self._begin(self._reconnect(session))

    def _expelled(self) -> None:
        """Others take us for gone, with our visitors: we have no tables, and all come in anew."""
        for table in list(self.clubhouse.tables):
            self._give_up(table)
        for node in self.members.others:
            self._resync(node)

    def _lost(self, node: str) -> None:
        self.remote.lost(node)
        self.calls.lost(node)
        self.bus.forget(node)
        for session in self.sessions.forwarded_to(node):
            self._begin(self._reconnect(session))

    def _each_beat(self) -> None:
        self._beats += 1
        self.isolation.beaten()
        self.members.disconnected = self.bus.is_disconnected
        spent = self.guard.spent()
        for node in self.members.others:
            self.bus.publish(node, ["beat", *spent])
        if self._beats % CHECK_BEATS == 0:
            self._begin(self._compare())
            self._begin(self._look_at_club())

    async def _look_out(self) -> None:
        """Apart from the beats, which may have to wait for the database."""
        while True:
            await asyncio.sleep(BEAT_SECONDS / 2)
            self.has_slept()
            self.bus.publish(self.me, ["echo"])  # so that something comes, if nobody else says anything
            if not self.guard.cut_off and self.isolation.is_cut_off:
                self._go_away()
            elif self.guard.cut_off and self.isolation.is_over:
                self._come_back()

    def has_slept(self) -> bool:
        """For so long that others may have our tables already: then not a word from us about them."""
        if not self.members.was_asleep():
            return False
        _log.warning("asleep for too long: all tables are given up")
        self.isolation.woken()
        self._expelled()
        return True

    def _go_away(self) -> None:
        """Cut off, where others are not: they take our tables, and our visitors come to them."""
        _log.warning("cut off: tables and visitors go to other processes")
        self.guard.cut_off = True
        tables = list(self.clubhouse.tables)
        for table in tables:
            abandon(self.clubhouse.tables.pop(table))
            self.remote.send_away(table)
        self.send_away()
        self._begin(self._let_go(tables))

    async def _let_go(self, tables: list[str]) -> None:
        """First the tables can be claimed, then others see in the database that we are away."""
        with contextlib.suppress(Refused):
            await self.leases.release(*(each for each in tables if not self.clubhouse.is_awake(each)))
            self.members.draining |= self.guard.cut_off

    def _come_back(self) -> None:
        _log.warning("no longer cut off")
        self.guard.cut_off = False
        self.members.draining = self.guard.closed

    def tell_club(self) -> None:
        """The club has decided something: all shall know at once."""
        for node in self.members.others:
            self.bus.publish(node, ["club"])

    async def _look_at_club(self) -> None:
        with contextlib.suppress(Refused):
            await self.refresh_club()

    async def _compare(self) -> None:
        """A table is awake here if and only if it is ours."""
        with contextlib.suppress(Refused):
            before = set(self.clubhouse.tables)
            ours = await self.leases.owned()
            for table in before & set(self.clubhouse.tables) - ours:
                _log.warning("a lease was lost", extra={"facts": {"table": table}})
                self._give_up(table)

    # Visitors of ours

    async def open_session(
        self, connection: ClientConnection, have: int | None
    ) -> ForwardedSession | OwnedSession:
        return await self._connect(Resumption(self, connection, have))

    async def _connect(self, resumption: Resumption) -> ForwardedSession | OwnedSession:
        table = resumption.connection.keys[0].table
        for _ in range(MOST_TRIES):
            node = await self.owner(table)
            if node != self.me:
                forwarded = ForwardedSession(self, resumption)
                self.sessions.add(forwarded)
                forwarded.enter(node)
                return forwarded
            try:
                return self._connect_here(resumption, await self.clubhouse.table(table))
            except Elsewhere:
                await asyncio.sleep(AGAIN_SECONDS)
        raise Refused("too-busy")

    def _connect_here(self, resumption: Resumption, table: Table) -> OwnedSession:
        session = OwnedSession(self, resumption, table)
        self.sessions.add(session)
        enter(table, session.visitor, resumption.have)
        resend(table, session.visitor, resumption.said.values())
        return session

    async def _reconnect(self, session: ForwardedSession | OwnedSession, wait: float = 0.0) -> None:
        """Its table has another owner now."""
        if session.moving:
            return
        session.moving = True
        self.sessions.forget(session)
        connection = session.connection
        try:
            await asyncio.sleep(wait)
            await self._check_keys(connection)
            if not connection.closed:
                found = await self._connect(session.resumption)
                connection.attach(found)
                if connection.closed:  # meanwhile: nobody else would say so
                    found.leave()
        except Refused as refused:
            connection.close(refused.why)

    async def _check_keys(self, connection: ClientConnection) -> None:
        """Seats may have been given up or moved meanwhile."""
        still = []
        for key in connection.keys:
            found: Key | None = await answered(partial(self.clubhouse.store.key, key.hash))
            if found and found.kind == key.kind:
                still.append(found)
        if still:
            connection.keys[:] = still
        else:
            connection.close("left")

    def learn_key(self, connection: ClientConnection, token: str) -> None:
        """A visitor was given another seat: its key counts from now on."""
        self._begin(self._learn_key(connection, token))

    async def _learn_key(self, connection: ClientConnection, token: str) -> None:
        with contextlib.suppress(Refused):
            connection.keys.append(await self.clubhouse.key(token))

    # The bus

    def _on_gap(self, node: str) -> None:
        """Something was lost: everybody it may have been for is brought up to date."""
        _log.info("a message was lost", extra={"facts": {"node": node}})
        self.bus.publish(node, ["resync"])
        self._resync(node)

    def _resync(self, node: str) -> None:
        for session in self.sessions.forwarded_to(node):
            session.enter_again()

    def _on_item(self, node: str, item: Item) -> None:
        self.has_slept()
        kind = item[0]
        if kind in ("told", "close", "pay", "moved"):
            session = self.sessions.forwarded(item[1])
            if session and session.node == node:
                self._on_answer(session, kind, item[2])
        elif kind == "said":
            self.remote.receive(node, *item[1:])
        elif kind == "enter":
            self.remote.enter(node, item[1], EnterRequest._make(item[2]))
        elif kind == "exit":
            self.remote.exit(node, item[1])
        elif kind == "call":
            self.calls.answer(self.clubhouse, node, *item[1:])
        elif kind == "answer":
            self.calls.answered(*item[1:])
        elif kind == "resync":
            self._resync(node)
        elif kind == "beat":
            self.isolation.on_beat(node)
            self.guard.spend(*item[1:])
        elif kind == "club":
            self._begin(self._look_at_club())

    def _on_answer(self, session: ForwardedSession, kind: str, what: Any) -> None:
        """What the owner of a table tells a visitor of ours."""
        if kind == "told":
            session.resumption.tell(what)
        elif kind == "close":
            session.connection.close(what)
        elif kind == "pay":
            session.connection.pay(what)
        else:
            self._begin(self._reconnect(session, AGAIN_SECONDS))


def abandon(table: Table) -> None:
    """It stops: no clock rings, no bot moves, and what is still being stored is told to nobody."""
    table.visitors.clear()
    table.acts.ended = True
    table.put_away()
