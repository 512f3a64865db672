"""Outgoing frames: sent without waiting, and batched with what else is sent in the same round of the loop.

An ASGI `send` is awaited, so telling a table's visitors would take a task for each. The transport buffers
what a slow reader has not taken yet, and says how much that is.
"""

from asyncio import AbstractEventLoop, Transport
from collections.abc import Callable
from typing import Final, Protocol

MOST_UNREAD: Final = 256 * 1024  # bytes a slow reader may be behind
MOST_TOLD: Final = 64 * 1024  # bytes to one visitor that wait for the end of the round
SENT_TOGETHER: Final = 64  # visitors; the first must not wait for long
TEXT: Final = 0x81  # a whole message of text


class Outbox:
    """Visitors with something to be sent. What is sent together wakes the other side up once, not once a
    message; that is most of what sending costs."""

    def __init__(self) -> None:
        self.outlets: list[Outlet] = []
        self.called = False

    def add(self, outlet: "Outlet") -> None:
        """Queue it for this round of the event loop."""
        self.outlets.append(outlet)
        if len(self.outlets) >= SENT_TOGETHER:
            self.send()
        elif not self.called:
            self.called = True
            outlet.line.loop.call_soon(self._round_is_over)

    def send(self) -> None:
        outlets, self.outlets = self.outlets, []
        for outlet in outlets:
            outlet.send()

    def _round_is_over(self) -> None:
        self.called = False
        self.send()


class OpenLine(Protocol):
    """What is needed of a socket."""

    loop: AbstractEventLoop
    transport: Transport
    disconnected: bool
    close_sent: bool


class Outlet:
    """The send buffer of one connection. A reader that is too far behind is `too_slow`."""

    __slots__ = ("line", "outbox", "told", "too_slow")

    def __init__(self, line: OpenLine, outbox: Outbox, too_slow: Callable[[], None]) -> None:
        self.line = line
        self.outbox = outbox
        self.too_slow = too_slow
        self.told = b""  # and not yet sent

    def tell(self, data: bytes) -> None:
        """Send a text, unless the reader is gone."""
        line = self.line
        if line.disconnected or line.close_sent or line.transport.is_closing():
            return
        frame = _head(len(data)) + data
        if self.told:
            self.told += frame
        else:
            self.told = frame
            self.outbox.add(self)
        if len(self.told) >= MOST_TOLD:
            self.send()
        if line.transport.get_write_buffer_size() > MOST_UNREAD:
            self.too_slow()

    def send(self) -> None:
        told, self.told = self.told, b""
        if told and not self.line.transport.is_closing():
            self.line.transport.write(told)


def _head(size: int) -> bytes:
    """The header of an unmasked text frame: its length takes one byte, two or eight."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
