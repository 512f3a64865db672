"""What came of thinking about a position."""

from typing import NamedTuple

from backnine.moves import Move


class Thought(NamedTuple):
    """The move, and what each move that was looked at costs in strokes at the end."""

    move: Move
    costs: dict[Move, float]
    target: int | None = None  # where a card that is taken shall go

    def saves(self, move: Move) -> float | None:
        """Strokes that `move` saves against the next best one, if both were looked at."""
        others = [cost for other, cost in self.costs.items() if other != move]
        return min(others) - self.costs[move] if others and move in self.costs else None
