"""A whole hole that fits what one seat sees: the cards it cannot see are dealt at random.

A bot thinks in such worlds. They are made from the view alone, so nothing hidden can enter a thought.
"""

from backnine.bots.bot import Dice
from backnine.but import but
from backnine.cards import Pack
from backnine.hole import Hole, Reshuffle
from backnine.position import filled, of_view, unnamed
from backnine.view import View


def deal_world(view: View, dice: Dice) -> Hole:
    """A hole that looks to this seat exactly as its view does."""
    known = of_view(view)
    cards = list(unnamed(known))
    dice.shuffle(cards)
    laid = reversed(cards[view.stock :])  # taken from the end; the stock stays as it was shuffled
    return but(filled(known.hole, [*laid, *cards[: view.stock]]), reshuffle=_shuffled_by(dice))


def _shuffled_by(dice: Dice) -> Reshuffle:
    def reshuffle(discards: Pack, renewal: int) -> Pack:
        return tuple(dice.sample(discards, len(discards)))

    return reshuffle
