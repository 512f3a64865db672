"""A table by correspondence: it goes on while nobody is connected, sleeps in between, and reminds those whose
turn it is. What has to outlive its sleep is pinned to it: who has how long, and who was reminded."""

from typing import Final, Literal, NamedTuple, Protocol

from msgspec import DecodeError, Struct, field
from msgspec.json import decode, encode

from backnine.hole import Seat
from backnine.store import Slip
from backnine.table.clocks import NEVER, Clocks, Turn
from backnine.table.parts import Clock
from backnine.table.presence import Presence
from backnine.table.sitting import Sitting
from backnine.table.state import TableState

SLIP: Final = "post"
SOON: Final = 60  # seconds: until somebody looks whether the table has gone on by itself
SEEN_SECONDS: Final = 60  # who was connected for so long of a turn knows of it
LAST_PART: Final = 4  # of the time: then a player is reminded once more

Occasion = Literal["your-turn", "time-runs-out"]


class Reminder(NamedTuple):
    """To whoever sits in a chair, and is not connected. `deadline` is in the store's time."""

    table: str
    chair: int
    seat: Seat
    name: str
    game: str
    occasion: Occasion
    deadline: int


class PostOffice(Protocol):
    """What such a table needs of its server."""

    def now(self) -> int:
        """In the store's time."""
        ...

    def pin(self, slip: Slip, reminders: list[Reminder]) -> None:
        """When the slip is stored, the reminders go out."""
        ...


class NoPost:
    """Where nobody is reminded, and nothing outlives a table's sleep but its log."""

    def now(self) -> int:
        return 0

    def pin(self, slip: Slip, reminders: list[Reminder]) -> None:
        """Nothing is kept."""


NO_POST: Final = NoPost()


class _Pinned(Struct):
    """At the table after `n` moves: until when each seat has time, and how often it was reminded; and the
    rest of what the clocks know."""

    n: int
    turns: dict[Seat, tuple[int, int]] = field(default_factory=dict)
    covered: list[Seat] = field(default_factory=list)
    standing_in: list[Seat] = field(default_factory=list)
    missed: dict[Seat, int] = field(default_factory=dict)


class Post:
    def __init__(self, clock: Clock, presence: Presence, clocks: Clocks) -> None:
        self.office: PostOffice = NO_POST
        self.clock = clock
        self.presence = presence
        self.clocks = clocks
        self.is_put_away = False
        self._slip: Slip | None = None  # as it was pinned last
        self._until: dict[Seat, tuple[float, int]] = {}  # deadlines, by the table's clock and the store's

    def goes_on(self, state: TableState) -> bool:
        """By itself, whoever is connected. When bots stand in for everybody it rests until one is back."""
        sitting, people = state.sitting, state.people
        if not sitting.days or self.is_put_away or len(people) < 2:
            return False
        return sitting.state == "shuffling" or (
            sitting.state == "playing" and not self.clocks.standing_in.issuperset(people)
        )

    def timed(self, state: TableState) -> set[Seat]:
        """Who has a clock: with time for days, everybody others may wait for."""
        return set(state.people) if self.goes_on(state) else self.presence.timed

    def grace(self, sitting: Sitting) -> float:
        """With time for days nobody is away for too long."""
        return NEVER if sitting.days else sitting.grace

    # What outlives the table's sleep

    def restore(self, state: TableState, slips: tuple[Slip, ...], office: PostOffice) -> None:
        """The table was read from the store. What was pinned before other moves is of other turns."""
        self.office = office
        self._slip = next((slip for slip in slips if slip.name == SLIP), None)
        if self._slip is None or not self.goes_on(state):
            return
        try:
            pinned = decode(self._slip.value, type=_Pinned)
        except DecodeError:
            return
        self.clocks.missed = pinned.missed
        self.clocks.standing_in = set(pinned.standing_in)
        self.clocks.opening = state.match is not None and state.match.hole.turn is None
        if pinned.n == state.n:
            self.clocks.covered = set(pinned.covered)
            now = self.office.now()
            for seat, (until, reminded) in pinned.turns.items():
                deadline = self.clock.now() + until - now
                self.clocks.turns[seat] = Turn(deadline, reminded=reminded)
                self._until[seat] = deadline, until

    def expect(self, state: TableState) -> None:
        """The table is about to be like this. Whatever happens then, somebody looks: what the last turn left
        may be due in days, and whoever is next would hear of it then."""
        if not self.goes_on(state):
            return
        slip, soon = self._slip or Slip(state.id, SLIP, encode(_Pinned(-1))), self.office.now() + SOON
        if slip.at is None or slip.at > soon:
            self._pin(slip._replace(at=soon))

    def look(self, state: TableState) -> None:
        """After whatever happened, and now and then: remind who is to be, and pin what has changed."""
        if self.is_put_away or not (state.sitting.days or self._slip):
            return
        if not self.goes_on(state):
            if self._slip:
                self._pin(Slip(state.id, SLIP, b""))
            return
        reminders = self._remind(state)
        if self._plays_by_itself(state):
            if self._is_soon and not reminders:
                return
            at = self.office.now() + SOON
        else:
            at = self._next_due(state)
        slip = Slip(state.id, SLIP, encode(self._pinned(state)), at=at)
        if slip != self._slip or reminders:
            self._pin(slip, reminders)

    def _pin(self, slip: Slip, reminders: list[Reminder] | None = None) -> None:
        self._slip = slip if slip.value else None
        self.office.pin(slip, reminders or [])

    @property
    def _is_soon(self) -> bool:
        """Somebody looks within the next minute, though not at once."""
        at, now = self._slip.at if self._slip else None, self.office.now()
        return at is not None and now + SOON / 3 < at <= now + SOON

    def _pinned(self, state: TableState) -> _Pinned:
        clocks = self.clocks
        turns = {seat: (self._until_of(seat), turn.reminded) for seat, turn in clocks.turns.items()}
        covered, standing_in = sorted(clocks.covered), sorted(clocks.standing_in)
        return _Pinned(state.n, turns, covered, standing_in, dict(sorted(clocks.missed.items())))

    def _until_of(self, seat: Seat) -> int:
        """In the store's time: worked out once, or it would be another each time."""
        deadline = self.clocks.turns[seat].deadline
        known = self._until.get(seat)
        if known is None or known[0] != deadline:
            known = deadline, self.office.now() + round(deadline - self.clock.now())
            self._until[seat] = known
        return known[1]

    # When to look, and whom to remind

    def _plays_by_itself(self, state: TableState) -> bool:
        """It is nobody's turn but a bot's or the table's own."""
        match = state.match
        if match is None or match.outcome or match.hole.over:
            return True
        chairs = state.sitting.chairs
        return any(not chairs[seat].is_persons or self.clocks.is_covered(seat) for seat in match.hole.acting)

    def _next_due(self, state: TableState) -> int:
        last_part = state.sitting.patience // LAST_PART
        due = [
            self._until_of(seat) - (last_part if turn.reminded < 2 else 0)
            for seat, turn in self.clocks.turns.items()
        ]
        return max(min(due, default=0), self.office.now() + 1)

    def _remind(self, state: TableState) -> list[Reminder]:
        if state.match is None or state.match.hole.over:
            return []
        patience, reminders = state.sitting.patience, []
        for seat, turn in self.clocks.turns.items():
            left = turn.deadline - self.clock.now()
            times = 2 if left <= patience / LAST_PART else 1
            if left <= 0 or self.clocks.is_covered(seat) or turn.reminded >= times:
                continue
            if not self.presence.is_here(seat):
                reminders.append(self._reminder(state, seat, "your-turn" if times == 1 else "time-runs-out"))
            elif times == 1 and patience - left < SEEN_SECONDS:
                continue
            turn.reminded = times
        return reminders

    def _reminder(self, state: TableState, seat: Seat, occasion: Occasion) -> Reminder:
        chair = state.sitting.chairs[seat]
        return Reminder(
            state.id, chair.id, seat, chair.name, state.sitting.game, occasion, self._until_of(seat)
        )
