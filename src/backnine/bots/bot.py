"""What a bot is, and where its chance comes from."""

from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from backnine.bots.why import Why
from backnine.cards import Card
from backnine.moves import Move
from backnine.view import View

Moves = tuple[Move, ...]
Cards = tuple[Card | None, ...]  # a layout as somebody knows it; None is unknown
T = TypeVar("T")


class Dice(Protocol):
    """Where a bot's whims come from: `Whims` in a match, any `random.Random` elsewhere."""

    def random(self) -> float: ...
    def getrandbits(self, bits: int, /) -> int: ...
    def choice(self, some: Sequence[T], /) -> T: ...
    def gauss(self, mean: float, spread: float, /) -> float: ...
    def shuffle(self, cards: MutableSequence[Any], /) -> None: ...
    def sample(self, cards: Sequence[T], many: int, /) -> list[T]: ...


@dataclass(frozen=True)
class Habit:
    """What a room brings for a level (in `bots.club`, for instance): how it plays that game, and how it
    explains itself there, if not as any sensible player would."""

    choose: Callable[[View, Moves, Dice], Move]
    why: Callable[[View, Moves, Move, Dice], Why] | None = None
    reckon: Callable[[View, Moves], dict[Move, float]] | None = None  # moves it weighs in strokes, if it does


class Manner(NamedTuple):
    """How a bot is in company: it tells nothing of its cards, nor of what it thinks."""

    tempo: float = 1.0  # how long it takes, of the pace of the table
    hesitates: int = 0  # before one move in so many it takes longer; 0: never
    remarks: int = 8  # it has a word to say after one hole in so many


USUAL_MANNER: Final = Manner()


class Player(Protocol):
    """Whoever can take a seat, with no memory of its own: what it knows is in the view, its whims are in
    the dice.

    It is asked when its seat is to act, with `view(match, seat, recall=True)` and that seat's legal moves.
    """

    @property
    def name(self) -> str: ...

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        """One of `moves`."""
        ...


class Bot(Player, Protocol):
    """A player who can weigh its moves and say why. What else it is able to do, and needs, it says itself."""

    @property
    def budget(self) -> int | None:
        """Milliseconds it was told to think, if it was."""
        ...

    @property
    def manner(self) -> Manner: ...

    def with_budget(self, budget: int) -> "Bot | None":
        """The same with so much time to think; None if time makes no difference to it."""
        ...

    def is_quick(self, game: str) -> bool:
        """Whether it thinks in so little time that nobody else needs to wait for it."""
        ...

    def uses_kernels(self, game: str) -> bool:
        """Whether it thinks with the compiled kernels of this game."""
        ...

    def lacks_kernels(self, game: str) -> bool:
        """Whether another thinks for it, because the kernels of this game are not installed."""
        ...

    def needs_time(self, game: str) -> bool:
        """Whether its first thought will take long; `get_ready` takes that time beforehand."""
        ...

    def get_ready(self, game: str) -> None: ...

    def weigh(self, view: View, moves: Moves, dice: Dice) -> dict[Move, float]:
        """For each of these legal moves: the strokes that the hole will cost this seat, as the bot reckons,
        and besides what the move gives away to the others. The lowest is what it thinks best."""
        ...

    def why(self, view: View, moves: Moves, move: Move, dice: Dice) -> Why:
        """The reason for `move`, in the view it was chosen in and with the same dice, thrown anew."""
        ...


class NeedsNothing:
    """A bot that plays at once wherever it is: it takes no budget and no kernels."""

    @property
    def budget(self) -> int | None:
        return None

    def with_budget(self, budget: int) -> None:
        return None

    def uses_kernels(self, game: str) -> bool:
        return False

    def lacks_kernels(self, game: str) -> bool:
        return False

    def needs_time(self, game: str) -> bool:
        return False

    def get_ready(self, game: str) -> None:
        """It always is."""


def without_peeks(moves: Moves) -> Moves:
    """Bots have no accidents: they never look at a card out of turn (FC-11, FC-25)."""
    return tuple([move for move in moves if move.verb != "peek"])
