"""Incoming messages of a connection: decoded, weighed and rate limited, wherever its table is."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from backnine import protocol, tracing
from backnine.protocol import (
    LARGEST_MESSAGE,
    Hello,
    Incoming,
    MakeMove,
    Undo,
    read_message,
    refused_seen,
    write_message,
)
from backnine.refused import Refused
from backnine.server.guard import Guard
from backnine.server.metrics import Metrics

if TYPE_CHECKING:
    from backnine.server.sessions import TableSession

MOST_MISTAKES: Final = 20  # refused frames in a row
MOST_WEIGHT: Final = 20
TOLD_TO_ALL: Final[tuple[type, ...]] = (
    protocol.Seal, protocol.Name, protocol.SetChair, protocol.AddChair, protocol.Settings, protocol.Start,
    protocol.Pause, protocol.Resume, protocol.MoreTime, protocol.Back, protocol.Leave, protocol.HandOver,
    protocol.SendOff, protocol.LetIn, protocol.Rematch, protocol.Reopen, protocol.Seen, protocol.Delete,
    protocol.Hurry, protocol.SetHints,
)  # fmt: skip
WEIGHTS: Final[dict[type, int]] = dict.fromkeys(TOLD_TO_ALL, 3) | {protocol.Eyes: 2, protocol.AskHint: 4}


class Inbox:
    """For one connection. `tell` sends it something, `close` ends it with a reason. What makes sense goes to
    its session."""

    __slots__ = ("bucket", "close", "guard", "metrics", "mistakes", "session", "tell")

    def __init__(
        self,
        guard: Guard,
        metrics: Metrics,
        tell: Callable[[bytes], None],
        close: Callable[[str], None],
        session: "TableSession | None" = None,
    ) -> None:
        self.session = session
        self.guard = guard
        self.metrics = metrics
        self.tell = tell
        self.close = close
        self.bucket = guard.new_bucket()
        self.mistakes = 0

    def receive(self, text: str | bytes | None) -> None:
        """Once there is a session: what is said goes to the table."""
        session = self.session
        if session is None:
            return
        message = self.read(text, session.n)
        if message is not None and text is not None:
            with tracing.span("message", kind=type(message).__name__):
                session.handle(message, text)

    def read(self, text: str | bytes | None, n: int | None = None) -> Incoming | None:
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
            self._refuse(refused, message)
            return None
        self.mistakes = 0
        return message

    def _refuse(self, refused: Refused, message: Incoming | None) -> None:
        self.metrics.refused.labels(refused.why).inc()
        self.mistakes += 1
        if self.mistakes > MOST_MISTAKES:
            self.close("too-many-mistakes")
        else:
            self.tell(write_message(refused_seen(refused, message)))

    def _check_rate(self, weight: int) -> None:
        if not self.bucket.take(self.guard.now(), weight):
            raise Refused("too-fast", most=int(self.guard.settings.messages_per_second))


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
