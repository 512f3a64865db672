"""What a decision may depend on besides the table itself: who asks, and who is connected just now."""

from collections.abc import Collection, Mapping, Set
from typing import Final, NamedTuple

from backnine.hole import Seat
from backnine.refused import Refused
from backnine.table.clocks import Clocks
from backnine.table.parts import Visitor
from backnine.table.presence import Presence, is_host
from backnine.table.state import TableState


class Sender(NamedTuple):
    """Who asks: with these seats and keys to chairs, looking through these eyes."""

    seats: list[Seat]
    chairs: Set[int]
    eyes: Seat | None
    is_host: bool

    def own_seat(self, seat: Seat | None) -> Seat:
        """The seat a message is about: it must be one of the sender's."""
        chosen = self.eyes if seat is None else seat
        if chosen is None or chosen not in self.seats:
            raise Refused("not-your-seat", seat=-1 if chosen is None else chosen)
        return chosen

    def need_seat(self) -> None:
        if not self.seats:
            raise Refused("only-players")

    def need_host(self) -> None:
        if not self.is_host:
            raise Refused("only-the-host")


NOBODY: Final = Sender([], frozenset(), None, is_host=False)  # who is not connected, or the table itself


class Scene(NamedTuple):
    """`here` are the seats of who is connected, `away` those of the others, since when."""

    now: float
    here: frozenset[Seat]
    away: Mapping[Seat, float]
    others_wait: bool = False  # somebody in a seat who is not the host
    pauses: int = 0  # of this hole
    guests: Collection[str] = ()  # the host's own bots, by name

    def is_gone(self, seat: Seat, seconds: float) -> bool:
        """For longer than this; who was just invited is on the way."""
        return seat not in self.here and self.away.get(seat, self.now) + seconds <= self.now


def sender_of(state: TableState, visitor: Visitor | None) -> Sender:
    if visitor is None:
        return NOBODY
    host = is_host(state.sitting, visitor)
    return Sender(visitor.seats, visitor.chairs, visitor.eyes, host)


def look_around(
    presence: Presence, clocks: Clocks, now: float, pauses: int = 0, guests: Collection[str] = ()
) -> Scene:
    return Scene(now, presence.here, clocks.away, presence.others_wait, pauses, guests)
