"""Bots at a table: whose turn it is to think, and how long a move takes at least."""

from collections.abc import Callable
from typing import Final

from backnine import games, tracing
from backnine.hole import Seat
from backnine.store import Entry
from backnine.table.clocks import Clocks
from backnine.table.manners import tempo
from backnine.table.parts import Alarm, Asker, Brains, Clock, Decided, Question
from backnine.table.presence import Presence
from backnine.table.sitting import STAND_IN
from backnine.table.state import TableState
from backnine.table.undoing import may_undo, second_thoughts
from backnine.view import view

LEAST_PACE: Final = 200  # milliseconds, where bots play among themselves


class BotTurns:
    """`seat` is the one that is thought for; nothing more is asked meanwhile. `hurried`: until a person is to
    play, or the hole is over."""

    def __init__(self, brains: Brains, presence: Presence, clocks: Clocks, clock: Clock) -> None:
        self.brains = brains
        self.presence = presence
        self.clocks = clocks
        self.clock = clock
        self.seat: Seat | None = None
        self.hurried = False
        self._resting: tuple[Alarm, Callable[[], None]] | None = None  # a bot that has thought, and its move

    def clear(self) -> None:
        """Nobody is thought for any more."""
        if self._resting:
            self._resting[0].cancel()
        self.seat = self._resting = None

    def is_bots(self, state: TableState, seat: Seat) -> bool:
        """Is this seat played by a bot just now?"""
        return not state.sitting.chairs[seat].is_persons or self.clocks.is_covered(seat)

    def next_seat(self, state: TableState) -> Seat | None:
        match = state.match
        if match and self.seat is None:
            for seat in match.hole.acting:
                if self.is_bots(state, seat):
                    return seat
        return None

    def ask(self, state: TableState, seat: Seat, done: Decided) -> None:
        assert state.log is not None
        self.seat = seat
        match = state.log.match
        question = Question(
            state.sitting.chairs[seat].bot or STAND_IN,
            view(match, seat, recall=True),
            games.moves(match.hole, seat),
            state.log.dice(seat),
        )
        try:
            self.brains.think(question, self._asker(state), done)
        except Exception:
            self.seat = None  # or nobody would ever be asked again
            raise

    def by(self, state: TableState, seat: Seat) -> str:
        """Who moves for a seat that is not a bot's own."""
        chair = state.sitting.chairs[seat]
        return "" if chair.kind == "bot" else chair.bot or STAND_IN

    def pace(self, state: TableState) -> float:
        """Seconds from a move to the next of a bot. Bots among themselves could keep a server busy."""
        if self._somebody_plays(state):
            return 0 if self.hurried else state.sitting.pace / 1000
        return max(state.sitting.pace, LEAST_PACE) / 1000

    def waits(self, state: TableState, seat: Seat) -> float:
        """Seconds from the last move to that of this seat. They follow from what all can see: its level, the
        number of the move, and whether one may be taken back. So they tell nothing."""
        pace = self.pace(state)
        if not pace:
            return 0
        lingers = any(may_undo(state, person) for person in state.people)
        own = max(pace * tempo(state, seat), min(pace, LEAST_PACE / 1000))
        return max(own, second_thoughts(state)) if lingers else own

    def rest(self, until: float, act: Callable[[], None]) -> None:
        """The bot has thought, and moves then."""
        seconds = until - self.clock.now()
        if seconds > 0.001:
            act = tracing.bind(act)
            self._resting = self.clock.later(seconds, act), act
        else:
            act()

    def hurry(self, state: TableState) -> None:
        """Bots move as soon as they know what, the one that rests now at once."""
        self.hurried = True
        self.moved(state)
        if self.hurried and self._resting:
            alarm, act = self._resting
            alarm.cancel()
            self._resting = None
            act()

    def forget_thought(self) -> None:
        """The bot that rests was to play after a move that is taken back."""
        if self._resting:
            self.clear()

    def moved(self, state: TableState, entry: Entry | None = None) -> None:
        """Is there anything left to hurry for? Bots that follow the match hear what was played."""
        assert state.log is not None
        if entry:
            self.brains.follow(state.id, state.log, entry)
        if self.hurried:
            acting = state.log.match.hole.acting
            self.hurried = bool(acting) and all(self.is_bots(state, seat) for seat in acting)

    def _asker(self, state: TableState) -> Asker:
        return self.presence.asker(state.id, plays=self._somebody_plays(state))

    def _somebody_plays(self, state: TableState) -> bool:
        return any(self.presence.is_here(seat) and not self.clocks.is_covered(seat) for seat in state.people)
