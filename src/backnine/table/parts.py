"""What a table needs around it: visitors to tell, a clock, and heads to think for its bots."""

from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol

from backnine.bots.bot import Dice, Moves
from backnine.bots.why import Why
from backnine.hole import Seat
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.store import Entry
from backnine.view import View

Decided = Callable[[Move, str], None]  # hears the move, and which bot thought instead, if another had to


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds of a clock that never goes back."""
        ...

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm: ...


class Asker(NamedTuple):
    """For whom a bot thinks: the households of those at the table, of those who play if any do."""

    table: str
    households: tuple[str, ...]
    plays: bool  # somebody plays with the bots, and does not only watch them


class Question(NamedTuple):
    """What a bot is to think about."""

    bot: str
    view: View
    moves: Moves
    dice: Dice


class Counsel(NamedTuple):
    """What the coach would do in a seat's place, why, and what each move costs against that, in strokes."""

    best: Move
    why: Why | None
    costs: dict[Move, float]


Counselled = Callable[[Counsel | None], None]  # None: the coach could not answer in time


class Brains(Protocol):
    """Where bots think: beside the table, so that nobody waits for them but their own table."""

    @property
    def guests(self) -> Collection[str]:
        """The names of the host's own bots, which may be chosen for a chair beside ours."""
        ...

    def think(self, question: Question, asker: Asker, done: Decided) -> None: ...

    def advise(self, question: Question, asker: Asker, done: Counselled) -> None:
        """The coach thinks in place of a bot; `bot` says nothing."""
        ...

    def follow(self, table: str, log: MatchLog, entry: Entry) -> None:
        """A move was made, or taken back: for bots that want to be told. Here is the match after it."""
        ...


Retold = Callable[[str], None]  # hears the id of a table whose matches are told otherwise from now on


def keeps_nothing(table: str) -> None:
    """Where nothing that was told of a match is kept outside of the table."""


class Visitor:
    """Somebody connected to a table: a player, several at one device, the host, or a spectator.

    `chairs` are the ids of the chairs it has the keys to, `seats` their places now.
    """

    __slots__ = (
        "chairs",
        "close",
        "eyes",
        "gone",
        "has_host_key",
        "household",
        "muted",
        "parted",
        "pay",
        "seats",
        "tell",
        "welcomed",
    )

    def __init__(
        self,
        tell: Callable[[bytes], None],
        close: Callable[[str], None],
        chairs: set[int],
        pay: Callable[[float], None] = lambda moves: None,
        *,
        has_host_key: bool = False,
        household: str = "",
    ) -> None:
        self.tell = tell
        self.close = close  # says goodbye with a reason and hangs up
        self.chairs = chairs
        self.pay = pay  # hears its share of the moves that were stored while it was here
        self.has_host_key = has_host_key
        self.household = household  # whom its address stands for
        self.seats: list[Seat] = []
        self.eyes: Seat | None = None
        self.welcomed: tuple[list[Seat], bool] | None = None  # the seats and the office it was last told of
        self.muted: set[Seat] = set()
        self.parted = ""  # why it has no seat any more, if it is to go
        self.gone = False

    @property
    def watching(self) -> bool:
        return not self.chairs
