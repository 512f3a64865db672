"""A level that plays each game by what the game's room brings for it, and any other from the rules alone."""

from dataclasses import dataclass

from backnine.bots.bot import USUAL_MANNER, Dice, Habit, Manner, Moves, NeedsNothing, without_peeks
from backnine.bots.plain import PlainLevel
from backnine.bots.reasons import explain
from backnine.bots.scales import least, settle
from backnine.bots.why import Why
from backnine.games import find_game
from backnine.games.rooms import part
from backnine.moves import Move
from backnine.view import View


@dataclass(frozen=True)
class HabitBot(NeedsNothing):
    """Four of these would be all levels, but `tour` searches where a game has kernels for it."""

    name: str
    plain: PlainLevel
    quick: bool = False
    manner: Manner = USUAL_MANNER

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        habit = self._habit(view.game)
        return (habit or self.plain).choose(view, without_peeks(moves) or moves, dice)

    def is_quick(self, game: str) -> bool:
        """The first two levels judge by the look of it, where a room tells them how."""
        return self.quick and self._habit(game) is not None

    def weigh(self, view: View, moves: Moves, dice: Dice) -> dict[Move, float]:
        habit = self._habit(view.game)
        if habit is None or habit.reckon is None:
            return self.plain.weigh(view, moves, dice)
        own = without_peeks(moves) or moves
        chosen = habit.choose(view, own, dice)
        return least(settle(habit.reckon(view, own), self.plain.weigh(view, moves, dice)), chosen)

    def why(self, view: View, moves: Moves, move: Move, dice: Dice) -> Why:
        habit = self._habit(view.game)
        if habit is None:
            return self.plain.why(view, moves, move, dice)
        if habit.why is None:
            return explain(view, moves, move)
        return habit.why(view, without_peeks(moves) or moves, move, dice)

    def _habit(self, game: str) -> Habit | None:
        return part(find_game(game), f"bots.{self.name}", Habit)
