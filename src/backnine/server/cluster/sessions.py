"""Sessions at tables that may be in another process: what is said is forwarded to the one that owns it."""

import asyncio
import re
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from backnine import protocol, tracing
from backnine.protocol import Incoming, NewToken, read_message, read_told
from backnine.refused import Refused
from backnine.server.clubhouse import Clubhouse
from backnine.server.inbox import Inbox
from backnine.server.sessions import ClientConnection, LocalSession
from backnine.table import Table, Visitor

if TYPE_CHECKING:
    from backnine.server.cluster.cluster import Cluster

_VIEW: Final = re.compile(rb'\{"t":"view","n":(\d+)')
_NEW_TOKEN: Final = b'{"t":"new-token"'
# What is sent again to a table that another process has taken over. Each is true only in its own place, or
# changes nothing.
_RESENT: Final = (
    protocol.MakeMove, protocol.Undo, protocol.Seen, protocol.Rematch, protocol.Reveal, protocol.Noted,
    protocol.Ping, protocol.Eyes,
)  # fmt: skip


class Resumption:
    """A connection, with what its visitor has seen and said last: for the next owner of its table."""

    __slots__ = ("cluster", "connection", "have", "said")

    def __init__(self, cluster: "Cluster", connection: ClientConnection, have: int | None) -> None:
        self.cluster = cluster
        self.connection = connection
        self.have = have
        self.said: dict[type, bytes] = {}

    def note(self, message: Incoming, text: str | bytes) -> None:
        if isinstance(message, _RESENT):
            self.said[type(message)] = text.encode() if isinstance(text, str) else text

    def tell(self, data: bytes) -> None:
        """Whatever the table tells this visitor comes by here."""
        if view := _VIEW.match(data):
            self.have = int(view[1])
        elif data.startswith(_NEW_TOKEN) and isinstance(told := read_told(data), NewToken):
            self.cluster.learn_key(self.connection, told.token)
        self.connection.tell(data)


class EnterRequest(NamedTuple):
    """Who comes to a table, as the process it is connected to says it."""

    table: str
    chairs: list[int]
    has_host_key: bool
    household: str
    have: int | None
    said: list[bytes]


class ForwardedSession:
    """At a table of another process: what is said is forwarded there, and what is told comes back."""

    n = None  # the owner knows

    def __init__(self, cluster: "Cluster", resumption: Resumption) -> None:
        self.cluster = cluster
        self.resumption = resumption
        self.connection = resumption.connection
        self.table = resumption.connection.keys[0].table
        self.node = ""
        self.moving = False  # its next owner is being looked for
        self.number = cluster.sessions.next_number()

    def enter(self, node: str) -> None:
        visitor = self.connection.visitor(self.resumption.tell)
        self.node = node
        request = EnterRequest(
            self.table,
            sorted(visitor.chairs),
            visitor.has_host_key,
            visitor.household,
            self.resumption.have,
            list(self.resumption.said.values()),
        )
        self.cluster.bus.publish(node, ["enter", self.number, request])

    def enter_again(self) -> None:
        """Something was lost: what comes before the owner's answer to this is not for us any more."""
        self.leave()
        self.number = self.cluster.sessions.next_number()
        self.cluster.sessions.add(self)
        self.enter(self.node)

    def handle(self, message: Incoming, text: str | bytes) -> None:
        """Mistakes were refused and counted here, in one place; what makes sense goes to the owner."""
        self.resumption.note(message, text)
        data = text.encode() if isinstance(text, str) else text
        with tracing.span("forward"):
            self.cluster.bus.publish(self.node, ["said", self.number, data, *tracing.carried()])

    def leave(self) -> None:
        self.cluster.sessions.forget(self)
        self.cluster.bus.publish(self.node, ["exit", self.number])


class OwnedSession(LocalSession):
    """At a table of ours, which another process may take over."""

    __slots__ = ("cluster", "connection", "moving", "resumption")

    def __init__(self, cluster: "Cluster", resumption: Resumption, table: Table) -> None:
        self.cluster = cluster
        self.resumption = resumption
        self.connection = resumption.connection
        self.moving = False
        super().__init__(table, self.connection.visitor(resumption.tell), cluster.metrics)

    def handle(self, message: Incoming, text: str | bytes) -> None:
        self.resumption.note(message, text)
        if not self.cluster.has_slept():
            super().handle(message, text)

    def leave(self) -> None:
        self.cluster.sessions.forget(self)
        super().leave()


def enter(table: Table, visitor: Visitor, have: int | None) -> None:
    """Who has seen more than we know was told by an owner before us: the log is read first."""
    if have is not None and have > table.n:
        table.catch_up()
    table.enter(visitor, have)


def resend(table: Table, visitor: Visitor, said: Iterable[bytes]) -> None:
    """What the last owner may not have received, once the visitor is in."""
    table.acts.do(partial(_resend, table, visitor, list(said)))


def _resend(table: Table, visitor: Visitor, said: list[bytes]) -> None:
    for text in said:
        try:
            message = read_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            continue
        if _still_means(table, message):
            table.handle(visitor, message)


def _still_means(table: Table, message: Any) -> bool:
    state = table.sitting.state
    if isinstance(message, protocol.MakeMove | protocol.Undo):
        return message.n == table.n and state == "playing"
    if isinstance(message, protocol.Rematch):
        return state == "over"
    if isinstance(message, protocol.Reveal):
        return state == "shuffling"
    return state == "playing" or isinstance(message, protocol.Ping)


class RemoteVisitor:
    """A visitor at a table of ours who is connected to another process."""

    def __init__(self, cluster: "Cluster", node: str, number: int, table: str) -> None:
        self.cluster = cluster
        self.node = node
        self.number = number  # of its session there
        self.table = table
        self.inbox: Inbox | None = None
        self.waiting: list[bytes] = []  # said while the table was read
        self.gone = False

    def publish(self, kind: str, what: object) -> None:
        self.cluster.bus.publish(self.node, [kind, self.number, what])

    def tell(self, data: bytes) -> None:
        self.publish("told", data)

    def close(self, why: str) -> None:
        self.publish("close", why)

    def pay(self, moves: float) -> None:
        self.publish("pay", moves)

    def enter(self, table: Table, request: EnterRequest) -> None:
        visitor = Visitor(
            self.tell,
            self.close,
            set(request.chairs),
            self.pay,
            has_host_key=request.has_host_key,
            household=request.household,
        )
        guard, metrics = self.cluster.guard, self.cluster.metrics
        session = LocalSession(table, visitor, metrics)
        self.inbox = Inbox(guard, metrics, self.tell, self.close, session)
        enter(table, visitor, request.have)
        resend(table, visitor, request.said)
        for text in self.waiting:
            self.inbox.receive(text)
        self.waiting.clear()

    def receive(self, text: bytes, *carried: str) -> None:
        if self.inbox:
            with tracing.come(carried):
                self.inbox.receive(text)
        else:
            self.waiting.append(text)

    def leave(self) -> None:
        self.gone = True
        if self.inbox and self.inbox.session:
            self.inbox.session.leave()


class RemoteVisitors:
    """Of all other processes, by where they are connected."""

    def __init__(self, cluster: "Cluster", clubhouse: Clubhouse) -> None:
        self.cluster = cluster
        self.clubhouse = clubhouse
        self._visitors: dict[tuple[str, int], RemoteVisitor] = {}
        self._coming: set[asyncio.Task[None]] = set()

    def enter(self, node: str, number: int, request: EnterRequest) -> None:
        self.exit(node, number)
        visitor = self._visitors[node, number] = RemoteVisitor(self.cluster, node, number, request.table)
        task = asyncio.ensure_future(self._enter(visitor, request))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _enter(self, visitor: RemoteVisitor, request: EnterRequest) -> None:
        try:
            table = await self.clubhouse.table(visitor.table)
        except Refused as refused:
            visitor.publish("moved" if refused.why == "too-busy" else "close", refused.why)
            self.exit(visitor.node, visitor.number)
            return
        if not visitor.gone:
            visitor.enter(table, request)

    def receive(self, node: str, number: int, text: bytes, *carried: str) -> None:
        visitor = self._visitors.get((node, number))
        if visitor:
            visitor.receive(text, *carried)
        else:
            self.cluster.bus.publish(node, ["moved", number, ""])  # we do not know it (any more)

    def exit(self, node: str, number: int) -> None:
        if visitor := self._visitors.pop((node, number), None):
            visitor.leave()

    def lost(self, node: str) -> None:
        """A process is gone, with all its visitors."""
        for key in [each for each in self._visitors if each[0] == node]:
            self.exit(*key)

    def send_away(self, table: str) -> None:
        """The table is given up: where they are connected, its next owner is looked for."""
        for visitor in [each for each in self._visitors.values() if each.table == table]:
            visitor.publish("moved", "")
            self._visitors.pop((visitor.node, visitor.number), None)
            visitor.gone = True


class OpenSessions:
    """Of our own visitors, at tables of ours and of others."""

    def __init__(self) -> None:
        self._number = 0
        self._forwarded: dict[int, ForwardedSession] = {}
        self._owned: dict[str, set[OwnedSession]] = {}

    def next_number(self) -> int:
        self._number += 1
        return self._number

    def add(self, session: ForwardedSession | OwnedSession) -> None:
        if isinstance(session, ForwardedSession):
            self._forwarded[session.number] = session
        else:
            self._owned.setdefault(session.table.id, set()).add(session)

    def forget(self, session: ForwardedSession | OwnedSession) -> None:
        if isinstance(session, ForwardedSession):
            self._forwarded.pop(session.number, None)
            return
        sessions = self._owned.get(session.table.id, set())
        sessions.discard(session)
        if not sessions:
            self._owned.pop(session.table.id, None)

    def forwarded(self, number: int) -> ForwardedSession | None:
        return self._forwarded.get(number)

    def forwarded_to(self, node: str) -> list[ForwardedSession]:
        return [session for session in self._forwarded.values() if session.node == node]

    def at_table(self, table: str) -> list[OwnedSession]:
        return list(self._owned.get(table, ()))
