"""Who judges: the expected strokes of every seat, at a point of a hole and after each move (docs/coach.md).

A room brings a `JUDGE` in its `coach`; the module is asked only where the kernels are installed, and must be
importable without having compiled anything. Any other game is judged from its rules alone (`plain.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass

from backnine.bots.bot import Moves
from backnine.moves import Move
from backnine.view import View

# Strokes of the hole, by place among `view.seats`.
Expected = tuple[float, ...]
Weighed = dict[Move, Expected]
# For each move and deal, of what is seen; so many deals, and a seed
PlayOut = Callable[[View, Moves, int, int], dict[Move, tuple[Expected, ...]]]


def _never(players: int) -> bool:
    return False


def _nothing_to_do(players: int) -> None:
    """It is ready at once."""


@dataclass(frozen=True)
class Judge:
    """What the coach asks. Everything is told from views, never from a hole, takes no dice, and is the same
    each time.

    `arrive`: expected strokes where nobody holds a card: at the deal, between tee shots and looks, after a
        turn. It gets the view of the whole table: `seat` is None, and face-down cards are shown that any seat
        knows (`backnine.coach.whole`). Where nobody has secrets that is what everybody sees.
    `weigh`: for each of these legal moves the expected strokes when everybody plays on as the judge would. It
        gets the view of the seat that is to act (`recall=True`); peeks are never among the moves. A card that
        comes must be the mean over the unseen kinds: `weigh(draw)` is the mean of the best placing of each.
    `tell`: the same for the accounts of all seats, where players have secrets: the seat chooses by its own
        view (first) at every later step of the turn, and what comes of it is told by the view of the whole
        table (second: `seat` is the acting seat, and face-down cards are shown that any seat knows). Without
        it `weigh` is asked with that second view. Never asked in games without secrets.
    `play_out`: these moves played out on so many deals of the unseen cards, the same deals for all moves: for
        each move and deal the strokes of every seat, to the end of the hole or less what is luck from some
        point on. The same seed gives the same answer.
    `to_the_end`: the same, always to the end of the hole: another evaluator, to measure the judge against.
    `deals`: on how many a close decision is played out.
    `error`: how far the difference between two moves may be off, in strokes (standard error, as measured).
    `spread`: how far the strokes of a hole stray from what is expected at the deal (standard deviation).
    `version`: raised when it judges differently: reviews that are kept are then made anew.
    `needs_time`: whether its first answer at a table of so many will take long, because something is to be
        compiled; `get_ready` takes that time beforehand.
    """

    name: str
    arrive: Callable[[View], Expected]
    weigh: Callable[[View, Moves], Weighed]
    tell: Callable[[View, View, Moves], Weighed] | None = None
    play_out: PlayOut | None = None
    to_the_end: PlayOut | None = None
    deals: int = 800
    error: float = 0.25
    spread: float = 8.0
    version: int = 1
    needs_time: Callable[[int], bool] = _never
    get_ready: Callable[[int], None] = _nothing_to_do


def against(strokes: Expected, place: int) -> float:
    """What a seat wants low: its own strokes, less those of the others on average."""
    others = len(strokes) - 1
    return strokes[place] - (sum(strokes) - strokes[place]) / others if others else strokes[place]


def best_of(weighed: Weighed, place: int) -> Move:
    """The judge's move for the seat at this place; of equal ones the first that was asked about."""
    return min(weighed, key=lambda move: against(weighed[move], place))
