"""Time at a table: whose turn runs until when, who is away, and for whom a bot plays meanwhile."""

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from backnine.hole import Seat
from backnine.table.parts import Alarm, Clock

IDLE_SECONDS: Final = 300  # a turn at a table without a timer, while others wait
MISSED_TURNS: Final = 2  # after which a bot stands in until the player is back
MOST_MORE_TIMES: Final = 3  # a turn
RETRY_SECONDS: Final = 5  # after the store has failed
NEVER: Final = float("inf")


class NextAlarm:
    """Rings once, at the earliest moment that was asked for. Until then it alone keeps what it calls, so that
    a table that is put away is gone at once."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._alarm: Alarm | None = None
        self._at = NEVER

    def at(self, due: float, ring: Callable[[], None]) -> None:
        if due >= self._at:
            return  # it rings earlier, and can be set again then
        self.cancel()
        self._at = due
        if due < NEVER:
            self._alarm = self._clock.later(max(0.0, due - self._clock.now()), partial(self._rings, ring))

    def cancel(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm, self._at = None, NEVER

    def _rings(self, ring: Callable[[], None]) -> None:
        self._alarm, self._at = None, NEVER
        ring()


@dataclass
class Turn:
    """A person's turn against the clock."""

    deadline: float
    more_times: int = 0
    reminded: int = 0  # times


class Clocks:
    """All by seat. Only people are in here: bots need no clock."""

    __slots__ = ("away", "covered", "left", "missed", "opening", "standing_in", "turns")

    def __init__(self) -> None:
        self.turns: dict[Seat, Turn] = {}
        self.away: dict[Seat, float] = {}  # since when
        self.standing_in: set[Seat] = set()  # played by a bot until the player is back
        self.covered: set[Seat] = set()  # played by a bot for this turn
        self.missed: dict[Seat, int] = {}  # turns in a row
        self.opening = True  # tee-off or first look: the first turn of a seat is another turn
        self.left: dict[Seat, Turn] = {}  # turns when the table paused: so many seconds, not until when

    def is_covered(self, seat: Seat) -> bool:
        return seat in self.standing_in or seat in self.covered

    def here(self, seat: Seat) -> None:
        """The player is connected again. Turns missed before count on, or one could come and go to stall."""
        self.away.pop(seat, None)
        self.standing_in.discard(seat)
        self.covered.discard(seat)

    def back(self, seat: Seat) -> None:
        """The player says to be here and plays again."""
        self.here(seat)
        self.missed.pop(seat, None)

    def moved(self, seat: Seat) -> bool:
        """The player has moved; true if a bot stood in so far."""
        covered = self.is_covered(seat)
        if covered:
            self.back(seat)
        elif self.missed:
            self.missed.pop(seat, None)
        return covered

    def forget(self, seat: Seat) -> None:
        """No person sits there any more."""
        self.back(seat)
        self.turns.pop(seat, None)
        self.left.pop(seat, None)

    def restart(self, absent: Iterable[Seat], now: float) -> None:
        """The table wakes up: all clocks stood still, and whoever is not here has just gone."""
        self.turns.clear()
        self.away = dict.fromkeys(absent, now)

    def begin_match(self, absent: Iterable[Seat], now: float) -> None:
        """Nobody has missed anything yet."""
        self.stop()
        self.standing_in.clear()
        self.missed.clear()
        self.left.clear()
        self.opening = True
        self.restart(absent, now)

    # Turns

    def run(
        self, acting: tuple[Seat, ...], timed: Container[Seat], deadline: float, *, opening: bool
    ) -> bool:
        """Each of the timed who is to act has until the deadline; a turn that goes on keeps its own.

        True if a bot has played somebody's turn to its end.
        """
        covered = len(self.covered)
        if opening != self.opening:
            self.stop()
            self.opening = opening
        due = [seat for seat in acting if seat in timed]
        if due != [*self.turns]:
            self.turns = {seat: self.turns.get(seat) or Turn(deadline) for seat in due}
        if covered:
            self.covered.intersection_update(acting)
        return len(self.covered) < covered

    def stop(self) -> None:
        """Nobody is to act."""
        self.turns.clear()
        self.covered.clear()

    def more_time(self, seats: Iterable[Seat], seconds: float, now: float) -> bool:
        """True if there was any to give."""
        turns = [self.turns[seat] for seat in seats if self.turns[seat].more_times < MOST_MORE_TIMES]
        for turn in turns:
            turn.more_times += 1
            turn.deadline = max(turn.deadline, now) + seconds
        return bool(turns)

    def pause(self, now: float) -> None:
        self.left = {seat: Turn(turn.deadline - now, turn.more_times) for seat, turn in self.turns.items()}
        self.turns.clear()

    def resume(self, now: float) -> None:
        self.turns = {seat: Turn(now + turn.deadline, turn.more_times) for seat, turn in self.left.items()}
        self.away = dict.fromkeys(self.away, now)

    # What is due

    def next_due(self, grace: float) -> float:
        """When the next clock runs out."""
        due = NEVER
        for seat, turn in self.turns.items():
            if turn.deadline < due and not self.is_covered(seat):
                due = turn.deadline
        for seat, since in self.away.items():
            if since + grace < due and seat not in self.standing_in:
                due = since + grace
        return due

    def strike(self, now: float, grace: float) -> bool:
        """A bot takes the seat of whoever is gone too long, and the turn of whoever is out of time. Any?"""
        gone = {seat for seat, since in self.away.items() if since + grace <= now} - self.standing_in
        self.standing_in |= gone
        late = [
            seat for seat, turn in self.turns.items() if turn.deadline <= now and not self.is_covered(seat)
        ]
        for seat in late:
            self.missed[seat] = self.missed.get(seat, 0) + 1
            too_often = self.missed[seat] >= MISSED_TURNS
            (self.standing_in if too_often else self.covered).add(seat)
        return bool(gone or late)
