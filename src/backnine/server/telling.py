"""A visitor's end of the line: uvicorn's WebSocket, told without waiting and heard at once."""

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from backnine.server.buckets import Bucket
from backnine.server.guard import Passage

LET_GO_SECONDS: Final = 3
MOST_UNREAD: Final = 256 * 1024  # bytes a slow reader may be behind
TEXT: Final = 0x81  # a whole message of text
NO_TEXT: Final = 1007
PINGS_PER_SECOND: Final = 2
MOST_TOLD: Final = 64 * 1024  # bytes to one line that wait for the end of the round
SENT_TOGETHER: Final = 64  # lines; the first must not wait for long
MOST_PIECES: Final = 64  # of one message
BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


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
    passage: Passage | None = None
    patience: TimerHandle | None = None  # with the handshake
    _pings: Bucket | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if getattr(self, "scope", None):
            extensions: dict[Any, Any] = self.scope["extensions"]
            extensions["backnine.tell"] = self

    async def send(self, message: Any) -> None:
        """A refused handshake is complete, too: uvicorn takes it for a mistake of ours, and says so."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    @property
    def handshake_failed(self) -> bool:
        """Before the server was even asked."""
        return self.close_sent

    def end_handshake(self) -> None:
        """What came is none to the parser, which has an answer for some of that and none for the rest."""
        self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
        self.close_sent = True
        self.transport.close()

    def handshake_succeeded(self) -> None:
        """It is a visitor's socket from now on. Headers are as large as a table: they are not kept."""
        if self.passage:
            self.passage.become_socket()
        self._stop_patience()
        self.scope["headers"] = []
        self.scope["subprotocols"] = []
        del self.request, self.response

    def tell(self, data: bytes) -> bool:
        """Send a text, unless the reader is gone; false when it is too far behind."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return True
        frame = _head(len(data)) + data
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

    def send_receive_event_to_app(self) -> None:
        """What is no text ends it; uvicorn would write a page into the log each time."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            if self.curr_msg_data_type == "text":
                self.frames = []
                self.hang_up(NO_TEXT, "no text")
                return
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        """Visits that are over must not stay: the parser and the one it parses for would keep each other."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self._stop_patience()
        if self.passage:
            self.passage.end()

    def _stop_patience(self) -> None:
        if self.patience:
            self.patience.cancel()
            self.patience = None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.let_go()

    def let_go(self) -> None:
        """The end. What somebody who does not read was told is not kept for ever."""
        if self.transport.get_write_buffer_size():
            self.loop.call_later(LET_GO_SECONDS, self.transport.abort)


def _head(size: int) -> bytes:
    """Of a whole message of text, from us: its length is written in one byte, in two or in eight."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
