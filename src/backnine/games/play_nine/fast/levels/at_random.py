"""Random, compiled: `bots/at_random.py` throw by throw."""

from backnine.fast.kernel import TOSS, DiceState, bare, count_bits, lowest_bit, throw
from backnine.games.play_nine.fast.rules import HoleRow, legal


@bare
def at_random(hole: HoleRow, place: int, dice: DiceState) -> int:
    """Any legal move. The pass comes last among them, as in the rules."""
    mask = legal(hole, place)
    number, others = throw(dice, count_bits(mask)), mask & ~(1 << TOSS)
    if number == count_bits(others):
        return TOSS
    for _ in range(number):
        others &= others - 1
    return lowest_bit(others)
