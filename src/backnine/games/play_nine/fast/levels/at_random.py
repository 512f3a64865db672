"""Random, compiled: `bots/at_random.py` throw by throw."""

from backnine.fast.kernel import DiceState, any_move, bare
from backnine.games.play_nine.fast.rules import HoleRow, legal


@bare
def at_random(hole: HoleRow, place: int, dice: DiceState) -> int:
    return any_move(legal(hole, place), dice)
