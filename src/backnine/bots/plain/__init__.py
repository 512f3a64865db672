"""Thinking from the rules alone, for a game that brings no bots of its own: four levels of it.

No game is known here by name, and nothing is known of one but its `Game` value: which moves are legal, what
they do, and what a layout costs.
"""

from dataclasses import dataclass
from typing import Final

from backnine.bots.bot import Dice, Moves, without_peeks
from backnine.bots.plain.judgement import Temper
from backnine.bots.plain.lookahead import weigh
from backnine.bots.plain.reasons import reason
from backnine.bots.why import Why
from backnine.moves import Move
from backnine.view import View

__all__ = ["CLUB", "ROOKIE", "TOUR", "WEEKENDER", "PlainLevel"]

SAME = 1e-9  # strokes by which two moves do not differ


@dataclass(frozen=True)
class PlainLevel:
    """How far it looks, and how far a whim may lead it away from what it thinks best."""

    temper: Temper
    whim: float = 0.0  # strokes

    def weigh(self, view: View, moves: Moves, dice: Dice) -> dict[Move, float]:
        return weigh(view, moves, dice, self.temper)

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        moves = without_peeks(moves) or moves
        if len(moves) == 1:
            return moves[0]
        costs = self.weigh(view, moves, dice)
        if self.whim:
            costs = {move: cost + dice.gauss(0, self.whim) for move, cost in costs.items()}
        least = min(costs.values()) + SAME
        return dice.choice([move for move in moves if costs[move] <= least])

    def why(self, view: View, moves: Moves, move: Move, dice: Dice) -> Why:
        costs = self.weigh(view, without_peeks(moves) or moves, dice)
        others = [cost for other, cost in costs.items() if other != move]
        worth = min(others) - costs[move] if others and move in costs else None
        return reason(view, move).worth_so_much(worth)


ROOKIE: Final = PlainLevel(Temper(farthest=0, race=1, rivals=0, gift=0, counts=False), whim=4.5)
WEEKENDER: Final = PlainLevel(Temper(farthest=0, race=1, rivals=0.5, gift=0, counts=False), whim=2.7)
CLUB: Final = PlainLevel(Temper(farthest=1, race=2, rivals=0.85, gift=0, counts=True))
TOUR: Final = PlainLevel(Temper(farthest=8, race=8, rivals=0.85, gift=0.8, counts=True))
