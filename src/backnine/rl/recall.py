"""All that a player was told as a row of numbers of one length, for networks with perfect recall."""

from collections.abc import Sequence
from typing import Final

from backnine.hole import Happening, Seat
from backnine.refused import Refused
from backnine.rl.observation import Observer

# The place in this list, from 1, is the number of docs/rl.md.
EVENTS: Final = (
    "flipped", "looked", "declined", "peeked", "drew", "took", "placed", "discarded", "turned-up", "passed",
    "knocked", "putted-out", "renewed", "hole-over",
)  # fmt: skip
NUMBERS: Final = 4  # of an event: whose, what, which slot, which card

_EVENT: Final = {event: number for number, event in enumerate(EVENTS, 1)}


def remembered(happened: Sequence[Happening], seat: Seat | None, observer: Observer, room: int) -> list[int]:
    """The events as the seat (or a spectator) was told them, and zeros for those to come."""
    if len(happened) > room:
        raise Refused("recall-full", count=len(happened), room=room)
    numbers = []
    for each in happened:
        card, owner = each.card_for(seat), 0 if each.seat is None else each.seat + 1
        numbers += [owner, _EVENT[each.what], each.slot or 0, observer.code(card)]
    return numbers + [0] * (NUMBERS * (room - len(happened)))
