"""Random: any legal move, whatever the cards. No level for people: what others are measured against."""

from dataclasses import dataclass
from typing import Final

from backnine.bots import plain
from backnine.bots.bot import USUAL_MANNER, Dice, Manner, Moves, NeedsNothing, without_peeks
from backnine.bots.why import Why, because
from backnine.moves import Move
from backnine.view import View


@dataclass(frozen=True)
class RandomBot(NeedsNothing):
    """It can say what its moves cost, from the rules alone, and goes by none of it."""

    name: str = "random"
    manner: Manner = USUAL_MANNER

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        return dice.choice(without_peeks(moves) or moves)

    def is_quick(self, game: str) -> bool:
        return True

    def weigh(self, view: View, moves: Moves, dice: Dice) -> dict[Move, float]:
        return plain.ROOKIE.weigh(view, moves, dice)

    def why(self, view: View, moves: Moves, move: Move, dice: Dice) -> Why:
        return because("at-random")


RANDOM: Final = RandomBot()
