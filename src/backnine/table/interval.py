"""Between two holes and two matches: who has seen the end, who wants to play again, how often was paused."""

from collections.abc import Iterable
from typing import Final

from backnine.hole import Seat
from backnine.table.clocks import NEVER, Clocks
from backnine.table.presence import Presence
from backnine.table.state import TableState

LOOK_SECONDS: Final = 45  # at the end of a hole, while others wait
SHOW_SECONDS: Final = 5  # the end of a hole where only bots play


class Interval:
    def __init__(self, now: float) -> None:
        self.since = now  # when the hole ended, or the table woke up
        self.looked: set[Seat] = set()  # who has seen the end of the hole
        self.wants_rematch: set[Seat] = set()
        self.pauses = 0  # of this hole

    def forget(self, seats: Iterable[Seat]) -> None:
        """Whoever sits there from now on has seen and wanted nothing yet."""
        self.looked.difference_update(seats)
        self.wants_rematch.difference_update(seats)

    def begin_match(self) -> None:
        self.wants_rematch.clear()
        self.begin_hole()

    def begin_hole(self) -> None:
        self.looked.clear()
        self.pauses = 0

    def still_looking(self, state: TableState, presence: Presence, clocks: Clocks) -> list[Seat]:
        """Who is here and has not yet seen the end of the hole."""
        return [
            seat
            for seat in state.people
            if seat not in self.looked and presence.is_here(seat) and seat not in clocks.standing_in
        ]

    def shown_until(self, state: TableState, presence: Presence, clocks: Clocks, pace: float) -> float:
        """Until when the end of the hole is shown. Nobody waits for a lone device: it has time."""
        if not state.people:  # spectators of bots have a moment
            return self.since + min(SHOW_SECONDS, 10 * pace)
        if not self.still_looking(state, presence, clocks):
            return self.since
        others_wait = presence.devices > 1 or (state.sitting.days and len(state.people) > 1)
        return self.since + LOOK_SECONDS if others_wait else NEVER

    def all_want_rematch(self, state: TableState, presence: Presence) -> bool:
        """Everybody who is here; also when the last who hesitated has gone."""
        here = [seat for seat in state.people if presence.is_here(seat)]
        return bool(here) and self.wants_rematch.issuperset(here)
