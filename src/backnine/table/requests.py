"""What a table is asked for besides the messages of its visitors: by people who are not connected, and by the
table itself."""

from collections.abc import Mapping
from typing import NamedTuple

from backnine.hole import Seat


class TakeChair(NamedTuple):
    """Somebody was invited."""

    name: str
    token: str
    seal: str


class SeatLatecomer(NamedTuple):
    """The host gives a bot's chair to somebody who came later and has a token of this hash."""

    chair: int
    name: str
    hash: bytes


class OpenWindow(NamedTuple):
    """Somebody who was invited wants to watch, with a token of this hash; the host may have let them in."""

    hash: bytes
    by_host: bool = False


class GiveUpChair(NamedTuple):
    """Somebody with the key to a chair leaves for good."""

    chair: int
    forget: bool


class MoveSeat(NamedTuple):
    """Somebody with the key to a chair goes on at another device, with this token."""

    chair: int
    token: str


class WishAway(NamedTuple):
    """Somebody with the key to this chair, or with the host's, wants the table deleted."""

    chair: int | None


class BotMove(NamedTuple):
    """A bot has thought about move number `n`; `by` says who, if it is not the seat's own."""

    seat: Seat
    n: int
    move: str
    by: str


class BeginMatch(NamedTuple):
    """The words for the shuffle are there."""

    words: Mapping[Seat, bytes]


class EndMatch(NamedTuple):
    """The last hole is over."""


class Touch(NamedTuple):
    """The table counts as untouched from now on, and is stored as it is."""
