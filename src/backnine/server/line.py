"""One HTTP connection with timeouts: uvicorn alone waits for ever for the rest of a request."""

from asyncio import TimerHandle, Transport
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from backnine.refused import Refused
from backnine.server.frames import FrameProtocol
from backnine.server.guard import Guard, Passage

REQUEST_SECONDS: Final = 10.0  # for a whole request, from its first byte or from the connection
UNREAD_SECONDS: Final = 60.0  # for an answer to be taken


class HttpLine(H11Protocol):
    """Slow requests and slow readers time out, and connections are limited by household.

    A subclass says whose `guard` it is, as uvicorn makes the instances.
    """

    guard: Guard
    request_seconds = REQUEST_SECONDS
    unread_seconds = UNREAD_SECONDS
    _passage: Passage | None = None
    _is_upgraded = False
    _request: TimerHandle | None = None
    _answer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._passage = self.guard.connect(self.client[0] if self.client else "?")
        except Refused as refused:
            self.guard.turned_away(refused.why)
            transport.abort()
            return
        self._begin()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()
        if self._answer:
            self._answer.cancel()
        self._answer = self.loop.call_later(self.unread_seconds, self._drop_unread)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A socket takes over. It is counted and timed as a request until its handshake has succeeded."""
        self._begin()
        self._is_upgraded = True
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, FrameProtocol)
        socket.passage, socket.patience = self._passage, self._request
        if self._answer:
            self._answer.cancel()
        if not socket.handshake_initiated:
            socket.end_handshake()
        if socket.handshake_failed:
            self.guard.turned_away("bad-handshake")

    def send_400_response(self, msg: str) -> None:
        self.guard.turned_away("bad-request")
        super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._request, self._answer):
            if timer:
                timer.cancel()
        if self._passage:
            self._passage.end()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Is there a request that has begun and is not all here? Between two of them uvicorn has a limit."""
        state = self.conn.their_state
        if self._passage is None or self._is_upgraded:
            return
        if state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            self._begin()
        elif self._request:
            self._request.cancel()
            self._request = None

    def _begin(self) -> None:
        """The timeout of a request runs from its first byte: sending slowly does not extend it."""
        if self._request is None:
            self._request = self.loop.call_later(self.request_seconds, self.transport.abort)

    def _drop_unread(self) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()


def lines_of(guard: Guard) -> type[HttpLine]:
    return type("GuardedLine", (HttpLine,), {"guard": guard})
