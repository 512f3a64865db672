"""The WebSocket endpoint: authenticate, receive, send, close."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

import msgspec

from backnine import protocol
from backnine.protocol import (
    LARGEST_MESSAGE,
    SUBPROTOCOL,
    TOKEN_PREFIX,
    Bye,
    Hello,
    Incoming,
    MakeMove,
    Undo,
    read_message,
    refused_seen,
    write_message,
)
from backnine.refused import Refused
from backnine.server.clubhouse import Clubhouse
from backnine.server.frames import FrameProtocol
from backnine.server.gate import reject
from backnine.server.guard import MOVE_BYTES, Guard, household
from backnine.server.metrics import Metrics
from backnine.server.outbox import Outbox, Outlet
from backnine.store import Key
from backnine.table import Table, Visitor

HELLO_SECONDS: Final = 10
MOST_TOKENS: Final = 12
MOST_MISTAKES: Final = 20  # refused frames in a row
CLOSING: Final = 1012  # the code for a service that restarts
POLICY: Final = 1008
TRY_LATER: Final = 1013

MOST_WEIGHT: Final = 20
TOLD_TO_ALL: Final[tuple[type, ...]] = (
    protocol.Seal, protocol.Name, protocol.SetChair, protocol.AddChair, protocol.Settings, protocol.Start,
    protocol.Pause, protocol.Resume, protocol.MoreTime, protocol.Back, protocol.Leave, protocol.HandOver,
    protocol.SendOff, protocol.LetIn, protocol.Rematch, protocol.Reopen, protocol.Seen, protocol.Delete,
    protocol.Hurry, protocol.SetHints,
)  # fmt: skip
WEIGHTS: Final[dict[type, int]] = dict.fromkeys(TOLD_TO_ALL, 3) | {protocol.Eyes: 2, protocol.AskHint: 4}

_log = logging.getLogger("backnine.socket")


class Sockets:
    """All WebSocket connections of a server."""

    def __init__(self, clubhouse: Clubhouse, guard: Guard, metrics: Metrics) -> None:
        self.clubhouse = clubhouse
        self.guard = guard
        self.metrics = metrics
        self.open: set[Socket] = set()
        self.outbox = Outbox()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """The ASGI application of `/api/socket`."""
        if scope["type"] != "websocket":
            await _plain(send, 426, b"This address speaks WebSocket only.\n")
            return
        await receive()
        address = (scope.get("client") or ("?",))[0]
        line: FrameProtocol = scope["extensions"].pop("backnine.line")  # the two would keep each other
        try:
            keys = await self._keys(scope["subprotocols"])
            self.guard.quota.check(address)
            self.guard.come_in(address)
        except Refused as refused:
            self.metrics.refused.labels(refused.why).inc()
            await reject(send, refused)
            return
        try:
            await send({"type": "websocket.accept", "subprotocol": SUBPROTOCOL})
            line.handshake_succeeded()
            await Socket(self, line, receive, keys, address).run()
        finally:
            self.guard.go_out(address)
            line.let_go()

    async def _keys(self, subprotocols: list[str]) -> list[Key]:
        """Tokens come with the handshake, as subprotocols: never in the address, which others may log."""
        tokens = [each.removeprefix(TOKEN_PREFIX) for each in subprotocols if each.startswith(TOKEN_PREFIX)]
        if SUBPROTOCOL not in subprotocols or not 1 <= len(tokens) <= MOST_TOKENS:
            raise Refused("no-such-token")
        keys = []
        for token in tokens:
            with suppress(Refused):  # a chair that was taken away leaves a dead key behind on its device
                keys.append(await self.clubhouse.key(token))
        if len({key.table for key in keys}) != 1:
            raise Refused("no-such-token")
        return keys

    async def hang_up(self) -> None:
        """The server stops: everybody is told before their socket closes."""
        self.guard.closed = True
        for socket in list(self.open):
            socket.close("closing", CLOSING)


class Socket:
    def __init__(
        self, sockets: Sockets, line: FrameProtocol, receive: Any, keys: list[Key], address: str
    ) -> None:
        self.sockets = sockets
        self.line = line
        self.outlet = line.outlet = Outlet(line, sockets.outbox, self._too_slow)
        self.receive = receive
        self.keys = keys
        self.address = address
        self.bucket = sockets.guard.new_bucket()
        self.mistakes = 0
        self.closed = False

    async def run(self) -> None:
        self.sockets.open.add(self)
        self.sockets.metrics.visitors.set(len(self.sockets.open))
        table: Table | None = None
        visitor: Visitor | None = None
        try:
            hello = await self._hello()
            if hello is None:
                return
            table = await self.sockets.clubhouse.table(self.keys[0].table)
            visitor = self._visitor()
            table.enter(visitor, hello.have)
            self.line.hears = lambda text: self._heard(table, visitor, text)
            await self._listen(table, visitor)
        except Refused as refused:
            self.close(refused.why)
        finally:
            self.line.hears = self.line.outlet = None  # or they would keep each other, and the table
            if table and visitor:
                table.exit(visitor)
            self.sockets.open.discard(self)
            self.sockets.metrics.visitors.set(len(self.sockets.open))

    def _visitor(self) -> Visitor:
        chairs = {key.seat for key in self.keys if key.kind == "seat"}
        host = any(key.kind == "host" for key in self.keys)
        return Visitor(
            self.outlet.tell,
            self.close,
            chairs,
            self.pay,
            has_host_key=host,
            household=household(self.address),
        )

    async def _hello(self) -> Hello | None:
        """The first message. Without a hello in time the connection is closed."""
        try:
            message = await asyncio.wait_for(self._next(), HELLO_SECONDS)
        except TimeoutError:
            self.close("no-hello")
            return None
        if message is not None and not isinstance(message, Hello):
            self.close("no-hello")
            return None
        return message

    async def _listen(self, table: Table, visitor: Visitor) -> None:
        """To the end of the connection."""
        while not self.closed:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return
            self._heard(table, visitor, event.get("text"))

    def _heard(self, table: Table, visitor: Visitor, text: str | bytes | None) -> None:
        message = self._understood(text, table.n)
        if message is not None:
            self.sockets.metrics.heard += 1
            table.handle(visitor, message)

    async def _next(self) -> Incoming | None:
        """The next message that makes sense; none at the end."""
        while not self.closed:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return None
            message = self._understood(event.get("text"))
            if message is not None:
                return message
        return None

    def _understood(self, text: str | bytes | None, n: int | None = None) -> Incoming | None:
        """A message that makes sense and comes not too soon; others are refused, too many end it.

        At a table of `n` moves; before that, what is said weighs nothing more.
        """
        message = None
        try:
            self._check_rate(1)
            message = _read(text)
            if n is not None and (more := weight(message, n) - 1):
                self._check_rate(more)
        except Refused as refused:
            self.sockets.metrics.refused.labels(refused.why).inc()
            self.mistakes += 1
            if self.mistakes > MOST_MISTAKES:
                self.close("too-many-mistakes")
            else:
                self.outlet.tell(write_message(refused_seen(refused, message)))
            return None
        self.mistakes = 0
        return message

    def _check_rate(self, weight: int) -> None:
        guard = self.sockets.guard
        if not self.bucket.take(guard.now(), weight):
            raise Refused("too-fast", most=int(guard.settings.messages_per_second))

    def pay(self, moves: float) -> None:
        """For moves that were stored while this visitor was there."""
        if not self.sockets.guard.quota.pay(self.address, moves * MOVE_BYTES):
            self.close("quota-used-up", TRY_LATER)

    def _too_slow(self) -> None:
        self.close("too-slow", TRY_LATER)

    def close(self, why: str, code: int = POLICY) -> None:
        """Send `bye` and close; a reader that is far behind is aborted."""
        if self.closed:
            return
        self.closed = True
        self.outlet.tell(write_message(Bye(why)))
        self.sockets.metrics.hung_up.labels(why).inc()
        _log.debug("hung up", extra={"facts": {"why": why}})
        self.line.hang_up(code, why)


def weight(message: Incoming, n: int) -> int:
    """For how many messages this one counts, at a table of `n` moves: some make the table work and tell more
    than others."""
    if isinstance(message, MakeMove | Undo):
        return 1 if message.n == n else _asking(n - message.n)
    if isinstance(message, Hello):
        return MOST_WEIGHT if message.have is None else _asking(n - message.have)
    return WEIGHTS.get(type(message), 1)


def _asking(moves: int) -> int:
    """To tell so many moves again."""
    return 2 + min(max(moves, 0) // 4, MOST_WEIGHT - 2)


def _read(text: str | bytes | None) -> Incoming:
    if text is None or len(text) > LARGEST_MESSAGE:
        raise Refused("bad-message", reason=f"a text of at most {LARGEST_MESSAGE} characters is expected")
    try:
        return read_message(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", reason=str(error)[:200]) from None


async def _plain(send: Any, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
