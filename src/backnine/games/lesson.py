"""The first hole as a lesson: prepared cards, a scripted opponent, and one thing to touch at a time.

A room brings one in its `lesson`. The script says who moves; the rules say what comes of it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from backnine.games.game import Game

PUPIL: Final = 0
ROBIN: Final = 1


class LessonStep(NamedTuple):
    """What is said, what is touched, and the moves that follow (`1 swap 3`: by seat). With `later` they are
    over at once; otherwise one sees each."""

    say: str
    touch: str  # next, stock, discard, slot N, recall N (without being shown which), look, seen, knock, end
    moves: Sequence[str] = ()
    later: bool = False


@dataclass(frozen=True)
class Lesson:
    """Layouts as they are drawn, the first discard, and the stock from its top."""

    game: Game
    mine: str
    robins: str
    discard: str
    stock: str
    steps: tuple[LessonStep, ...]
