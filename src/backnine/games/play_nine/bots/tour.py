"""Tour at Play Nine: plays the hole on in its head, over and over, from where it stands."""

from typing import Final

from backnine.bots.bot import Dice, Moves
from backnine.bots.tour.thought import Thinker, Thought
from backnine.games.play_nine.bots.sense import mine, partner
from backnine.view import View

# Milliseconds, after which more thought gains little; the more rivals, the longer it pays
USUAL_BUDGET, AMONG_MORE = 16, 100
POSITIONS = {2: 150, 3: 75, 4: 50, 5: 40, 6: 30}  # played on in a millisecond, by players


def think(view: View, moves: Moves, dice: Dice, budget: int | None) -> Thought:
    if view.phase == "tee-off":
        return _tee_off(view, moves, dice)
    from backnine.games.play_nine.fast.search import best_place, look_ahead  # noqa: PLC0415 - loads compiled code

    seats = len(view.seats)
    usual = USUAL_BUDGET if seats == 2 else AMONG_MORE
    positions = (usual if budget is None else budget) * POSITIONS[seats]
    move, costs = look_ahead(view, positions, dice.getrandbits(62))
    return Thought(move, costs, best_place(view) if move.verb == "take" else None)


def _tee_off(view: View, moves: Moves, dice: Dice) -> Thought:
    """Two different columns: two numbers to pair."""
    cards = mine(view)
    fresh = [move for move in moves if move.slot and cards[partner(move.slot) - 1] is None]
    return Thought(dice.choice(fresh or moves), {})


THINKER: Final = Thinker(think, at_sight=True)  # the network's own choice
