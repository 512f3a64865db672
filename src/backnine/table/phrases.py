"""What players say to each other: a few phrases from a list, and not too many."""

from typing import Final

from backnine.hole import Seat
from backnine.refused import Refused

PHRASES_AT_ONCE: Final = 3
PHRASE_SECONDS: Final = 10


class Phrases:
    def __init__(self) -> None:
        self._said: dict[Seat, list[float]] = {}  # when a seat last used phrases

    def say(self, seat: Seat, now: float) -> None:
        said = [when for when in self._said.get(seat, ()) if when > now - PHRASE_SECONDS]
        if len(said) >= PHRASES_AT_ONCE:
            raise Refused("too-many-phrases", most=PHRASES_AT_ONCE, seconds=PHRASE_SECONDS)
        self._said[seat] = [*said, now]
