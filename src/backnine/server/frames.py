"""Uvicorn's WebSocket protocol with a fast path: short frames are handled at once, `outbox.py` sends."""

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from backnine.server.buckets import Bucket
from backnine.server.guard import Passage
from backnine.server.outbox import MOST_UNREAD, TEXT, Outlet

LET_GO_SECONDS: Final = 3
NO_TEXT: Final = 1007
PINGS_PER_SECOND: Final = 2
MOST_PIECES: Final = 64  # fragments of one message
BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class FrameProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol. Short incoming frames are handled at once; outgoing ones bypass it."""

    on_text: Callable[[bytes], None] | None = None  # once the visitor has said hello
    outlet: Outlet | None = None  # where this visitor is told something
    passage: Passage | None = None
    patience: TimerHandle | None = None  # the timeout of the handshake
    _pings: Bucket | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if getattr(self, "scope", None):
            extensions: dict[Any, Any] = self.scope["extensions"]
            extensions["backnine.line"] = self

    async def send(self, message: Any) -> None:
        """A refused handshake is complete, too: uvicorn takes it for a mistake of ours, and says so."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    @property
    def handshake_failed(self) -> bool:
        """Refused by the parser, before the application was asked."""
        return self.close_sent

    def end_handshake(self) -> None:
        """The request is no valid handshake: the parser's answer to it, or 400 where it has none."""
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

    def data_received(self, data: bytes) -> None:
        """A short text in one frame, as players send it, is handled at once; all else is left to uvicorn."""
        size = len(data) - 6
        if (
            self.on_text is not None
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
            self.on_text(text.to_bytes(size, "big"))
        else:
            super().data_received(data)

    def hang_up(self, code: int, why: str) -> None:
        """Send what is buffered, then close; a peer that does not answer, or reads too slowly, is aborted."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return  # the other side was first
        if self.outlet:
            self.outlet.send()
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
        """Pings are rate limited; a peer that does not read the pongs is aborted."""
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
        """Invalid UTF-8 closes the connection; uvicorn would log a traceback each time."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            if self.curr_msg_data_type == "text":
                self.frames = []
                self.hang_up(NO_TEXT, "no text")
                return
        super().send_receive_event_to_app()

    def connection_lost(self, exc: Exception | None) -> None:
        """Break the reference cycle of parser and protocol: closed connections are freed at once."""
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
        """Abort: the send buffer of a peer that does not read is dropped."""
        if self.transport.get_write_buffer_size():
            self.loop.call_later(LET_GO_SECONDS, self.transport.abort)
