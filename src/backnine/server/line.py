"""One HTTP connection, with an end to patience: uvicorn alone waits for ever for the rest of a request."""

from asyncio import TimerHandle, Transport
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from backnine.refused import Refused
from backnine.server.guard import Guard

REQUEST_SECONDS: Final = 10.0  # for a whole request, from its first byte or from the connection
UNREAD_SECONDS: Final = 60.0  # for an answer to be taken


class HttpLine(H11Protocol):
    """Whoever dawdles with a request or an answer is cut off, and nobody opens too many of these at a time.

    A subclass says whose `guard` it is, as uvicorn makes the instances.
    """

    guard: Guard
    request_seconds = REQUEST_SECONDS
    unread_seconds = UNREAD_SECONDS
    _address: str | None = None  # under which it is counted
    _request: TimerHandle | None = None
    _answer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "?"
        try:
            self.guard.connect(address)
        except Refused:
            transport.abort()
            return
        self._address = address
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
        """It is a visitor's socket from now on, with rules of its own."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Is there a request that has begun and is not all here? Between two of them uvicorn has a limit."""
        state = self.conn.their_state
        if self._address is None:
            return
        if state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            self._begin()
        elif self._request:
            self._request.cancel()
            self._request = None

    def _begin(self) -> None:
        """The time for a request runs from its beginning: a byte now and then buys nothing."""
        if self._request is None:
            self._request = self.loop.call_later(self.request_seconds, self.transport.abort)

    def _drop_unread(self) -> None:
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _leave(self) -> None:
        for timer in (self._request, self._answer):
            if timer:
                timer.cancel()
        if self._address is not None:
            self.guard.disconnect(self._address)
            self._address = None


def lines_of(guard: Guard) -> type[HttpLine]:
    return type("GuardedLine", (HttpLine,), {"guard": guard})
