"""One WebSocket: let in, listen, tell, hang up."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from backnine import protocol
from backnine.protocol import (
    LARGEST_MESSAGE,
    SUBPROTOCOL,
    TOKEN_PREFIX,
    Bye,
    Hello,
    Incoming,
    MakeMove,
    read_message,
    refused_seen,
    write_message,
)
from backnine.refused import Refused
from backnine.server.clubhouse import Clubhouse
from backnine.server.guard import Bucket, Guard
from backnine.server.metrics import Metrics
from backnine.store import Key
from backnine.table import Table, Visitor

HELLO_SECONDS: Final = 10
LET_GO_SECONDS: Final = 3
MOST_UNREAD: Final = 256 * 1024  # bytes a slow reader may be behind
MOST_TOKENS: Final = 12
MOST_MISTAKES: Final = 20  # refused frames in a row
STATUS: Final = {"too-many-requests": 429, "too-many-connections": 503, "no-such-token": 401}
TEXT: Final = 0x81  # a whole message of text
CLOSING: Final = 1012  # the code for a service that restarts
POLICY: Final = 1008
PINGS_PER_SECOND: Final = 2
MOST_TOLD: Final = 64 * 1024  # bytes to one line that wait for the end of the round
SENT_TOGETHER: Final = 64  # lines; the first must not wait for long
MOST_PIECES: Final = 64  # of one message
TRY_LATER: Final = 1013

MOST_WEIGHT: Final = 20
TOLD_TO_ALL: Final[tuple[type, ...]] = (
    protocol.Word, protocol.Name, protocol.SetChair, protocol.AddChair, protocol.Settings, protocol.Start,
    protocol.Pause, protocol.Resume, protocol.MoreTime, protocol.Back, protocol.Leave, protocol.HandOver,
    protocol.Rematch, protocol.Seen,
)  # fmt: skip
WEIGHTS: Final[dict[type, int]] = dict.fromkeys(TOLD_TO_ALL, 3) | {protocol.Eyes: 2}

_log = logging.getLogger("backnine.socket")


class Outbox:
    """Lines with something to send. What is sent together wakes the other side up once, not once a message;
    that is most of what sending costs."""

    def __init__(self) -> None:
        self.lines: list[TellingProtocol] = []
        self.called = False

    def add(self, line: "TellingProtocol") -> None:
        """To be sent in this round of the loop."""
        self.lines.append(line)
        if len(self.lines) >= SENT_TOGETHER:
            self.send()
        elif not self.called:
            self.called = True
            line.loop.call_soon(self._round_is_over)

    def send(self) -> None:
        lines, self.lines = self.lines, []
        for line in lines:
            line.send_told()

    def _round_is_over(self) -> None:
        self.called = False
        self.send()


class TellingProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's socket, with a way to tell without waiting.

    An ASGI `send` is awaited, so telling a table's visitors would take a task for each. The transport buffers
    what a slow reader has not taken yet, and says how much that is.
    """

    hears: Callable[[bytes], None] | None = None  # once the visitor has said hello
    outbox: Outbox
    told = b""  # and not yet sent
    _pings: Bucket | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if getattr(self, "scope", None):
            extensions: dict[Any, Any] = self.scope["extensions"]
            extensions["backnine.tell"] = self

    def forget_handshake(self) -> None:
        """Headers are as large as a table, and nobody asks for them again."""
        self.scope["headers"] = []
        self.scope["subprotocols"] = []
        del self.request, self.response

    def tell(self, data: bytes) -> bool:
        """Send a text, unless the reader is gone; false when it is too far behind."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        size = len(data)
        head = bytes((TEXT, size)) if size < 126 else bytes((TEXT, 126, size >> 8, size & 255))
        frame = head + data if size < 65536 else self._framed(data)
        if self.told:
            self.told += frame
        else:
            self.told = frame
            self.outbox.add(self)
        if len(self.told) >= MOST_TOLD:
            self.send_told()
        return self.transport.get_write_buffer_size() <= MOST_UNREAD

    def send_told(self) -> None:
        told, self.told = self.told, b""
        if told and not self.transport.is_closing():
            self.transport.write(told)

    def _framed(self, data: bytes) -> bytes:
        self.conn.send_text(data)
        return b"".join(self.conn.data_to_send())

    def data_received(self, data: bytes) -> None:
        """A short text in one piece, as players send it, is heard at once; all else goes the long way."""
        size = len(data) - 6
        if (
            self.hears is not None
            and 0 <= size < 126
            and data[0] == TEXT
            and data[1] == 128 | size
            and not self.frames
            and not self.conn.reader.buffer
            and not self.close_sent
            and self.queue.empty()
        ):
            mask = int.from_bytes(data[2:6] * (size // 4 + 1), "big") >> 8 * (-size % 4 or 4)
            text = int.from_bytes(data[6:], "big") ^ mask
            self.hears(text.to_bytes(size, "big"))
        else:
            super().data_received(data)

    def hang_up(self, code: int, why: str) -> None:
        """Close after what was told; whoever does not answer, or is far behind, is cut off."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return  # the other side was first
        self.send_told()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
        self.conn.send_close(code, why)
        self.close_sent = True
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.read_paused:  # the answer to our goodbye must be read
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def handle_ping(self) -> None:
        """Nobody pings more than now and then, and whoever does not read the answers is cut off."""
        if self._pings is None:
            self._pings = Bucket(PINGS_PER_SECOND, 10 * PINGS_PER_SECOND, self.loop.time())
        behind = self.transport.get_write_buffer_size() > MOST_UNREAD
        if behind or not self._pings.take(self.loop.time()):
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Visits that are over must not stay: the parser and the one it parses for would keep each other."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.let_go()

    def let_go(self) -> None:
        """The end. What somebody who does not read was told is not kept for ever."""
        if self.transport.get_write_buffer_size():
            self.loop.call_later(LET_GO_SECONDS, self.transport.abort)


class Sockets:
    """The socket side of a server."""

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
        line: TellingProtocol = scope["extensions"].pop("backnine.tell")  # the two would keep each other
        try:
            self.guard.check_rate(address)
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            self.guard.check_origin(headers)
            keys = await self._keys(scope["subprotocols"])
            self.guard.come_in(address)
        except Refused as refused:
            self.metrics.refused.labels(refused.why).inc()
            await _reject(send, STATUS.get(refused.why, 403), refused.why)
            line.handshake_complete = True  # or uvicorn takes it for a mistake of ours, and says so
            return
        try:
            await send({"type": "websocket.accept", "subprotocol": SUBPROTOCOL})
            line.forget_handshake()
            del headers
            await Socket(self, line, receive, keys).run()
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
    def __init__(self, sockets: Sockets, line: TellingProtocol, receive: Any, keys: list[Key]) -> None:
        self.sockets = sockets
        self.line = line
        line.outbox = sockets.outbox
        self.receive = receive
        self.keys = keys
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
            self.line.hears = None  # or the two would keep each other, and the table
            if table and visitor:
                table.exit(visitor)
            self.sockets.open.discard(self)
            self.sockets.metrics.visitors.set(len(self.sockets.open))

    def _visitor(self) -> Visitor:
        chairs = {key.seat for key in self.keys if key.kind == "seat"}
        host = any(key.kind == "host" for key in self.keys)
        return Visitor(self.tell, self.close, chairs, has_host_key=host)

    async def _hello(self) -> Hello | None:
        """The first message; whoever does not say hello in time is not let in."""
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
                self.tell(write_message(refused_seen(refused, message)))
            return None
        self.mistakes = 0
        return message

    def _check_rate(self, weight: int) -> None:
        guard = self.sockets.guard
        if not self.bucket.take(guard.now(), weight):
            raise Refused("too-fast", most=int(guard.settings.messages_per_second))

    def tell(self, data: bytes) -> None:
        if not self.closed and not self.line.tell(data):
            self.close("too-slow", TRY_LATER)

    def close(self, why: str, code: int = POLICY) -> None:
        """Say goodbye and hang up; a reader that is far behind is cut off."""
        if self.closed:
            return
        self.line.tell(write_message(Bye(why)))
        self.closed = True
        self.sockets.metrics.hung_up.labels(why).inc()
        _log.debug("hung up", extra={"facts": {"why": why}})
        self.line.hang_up(code, why)


def weight(message: Incoming, n: int) -> int:
    """For how many messages this one counts, at a table of `n` moves: some make the table work and tell more
    than others."""
    if isinstance(message, MakeMove):
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


async def _reject(send: Any, status: int, why: str) -> None:
    await send(
        {
            "type": "websocket.http.response.start",
            "status": status,
            "headers": [(b"content-type", b"text/plain; charset=utf-8")],
        }
    )
    await send({"type": "websocket.http.response.body", "body": why.encode()})


async def _plain(send: Any, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
