"""What came of thinking about a position, and who can think."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from backnine.bots.bot import Dice, Moves
from backnine.moves import Move
from backnine.view import View


class Thought(NamedTuple):
    """The move, and what each move that was looked at costs in strokes at the end."""

    move: Move
    costs: dict[Move, float]
    target: int | None = None  # where a card that is taken shall go

    def saves(self, move: Move) -> float | None:
        """Strokes that `move` saves against the next best one, if both were looked at."""
        others = [cost for other, cost in self.costs.items() if other != move]
        return min(others) - self.costs[move] if others and move in self.costs else None


@dataclass(frozen=True)
class Thinker:
    """What a room brings in its `bots.tour`: how to think for so many milliseconds, or as long as pays."""

    think: Callable[[View, Moves, Dice, int | None], Thought]
    at_sight: bool = False  # whether it can also choose in none, without a look ahead
