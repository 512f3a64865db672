"""The WebSocket endpoint: authenticate, receive, send, close."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from backnine.protocol import SUBPROTOCOL, TOKEN_PREFIX, Bye, Hello, Incoming, write_message
from backnine.refused import Refused
from backnine.server.clubhouse import Clubhouse
from backnine.server.frames import FrameProtocol
from backnine.server.gate import reject
from backnine.server.guard import MOVE_BYTES, Guard, household
from backnine.server.inbox import Inbox
from backnine.server.metrics import Metrics
from backnine.server.outbox import Outbox, Outlet
from backnine.server.sessions import LocalRouter, SessionRouter, TableSession
from backnine.store import Key
from backnine.table import Visitor

HELLO_SECONDS: Final = 10
MOST_TOKENS: Final = 12
CLOSING: Final = 1012  # the code for a service that restarts
POLICY: Final = 1008
TRY_LATER: Final = 1013

_log = logging.getLogger("backnine.socket")


class Sockets:
    """All WebSocket connections of a server."""

    def __init__(
        self, clubhouse: Clubhouse, guard: Guard, metrics: Metrics, router: SessionRouter | None = None
    ) -> None:
        self.clubhouse = clubhouse
        self.router = router or LocalRouter(clubhouse, metrics)
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
        self.send_away()

    def send_away(self) -> None:
        """They come again by themselves, here or to another process."""
        for socket in list(self.open):
            socket.close("closing", CLOSING)


class Socket:
    def __init__(
        self, sockets: Sockets, line: FrameProtocol, receive: Any, keys: list[Key], address: str
    ) -> None:
        self.sockets = sockets
        self.line = line
        self.outlet = line.outlet = Outlet(line, sockets.outbox, self._too_slow)
        self.tell = self.outlet.tell
        self.receive = receive
        self.keys = keys
        self.address = address
        self.inbox = Inbox(sockets.guard, sockets.metrics, self.tell, self.close)
        self.session: TableSession | None = None
        self.since = sockets.guard.now()
        self.closed = False

    async def run(self) -> None:
        self.sockets.open.add(self)
        self.sockets.metrics.visitors.set(len(self.sockets.open))
        try:
            hello = await self._hello()
            if hello is None:
                return
            self.attach(await self.sockets.router.open_session(self, hello.have))
            await self._listen()
        except Refused as refused:
            self.close(refused.why)
        finally:
            self.inbox.session = self.line.on_text = self.line.outlet = (
                None  # or they would keep each other, and the table
            )
            if self.session:
                self.session.leave()
            self.sockets.open.discard(self)
            self.sockets.metrics.visitors.set(len(self.sockets.open))

    def attach(self, session: TableSession) -> None:
        """From now on what the visitor says goes there."""
        self.session = self.inbox.session = session
        self.line.on_text = self.inbox.receive

    def visitor(self, tell: Callable[[bytes], None]) -> Visitor:
        chairs = {key.seat for key in self.keys if key.kind == "seat"}
        host = any(key.kind == "host" for key in self.keys)
        return Visitor(
            tell, self.close, chairs, self.pay, has_host_key=host, household=household(self.address)
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

    async def _listen(self) -> None:
        """To the end of the connection."""
        while not self.closed:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return
            self.inbox.receive(event.get("text"))

    async def _next(self) -> Incoming | None:
        """The next message that makes sense; none at the end."""
        while not self.closed:
            event = await self.receive()
            if event["type"] == "websocket.disconnect":
                return None
            message = self.inbox.read(event.get("text"))
            if message is not None:
                return message
        return None

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


async def _plain(send: Any, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
