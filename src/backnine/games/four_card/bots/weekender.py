"""Weekender at Four-Card Golf: remembers most, replaces the worst, and knocks when the count is low."""

from functools import lru_cache
from typing import Final

from backnine.bots.adding import added
from backnine.bots.bot import Cards, Dice, Habit, Moves
from backnine.bots.memory import Memory
from backnine.bots.why import Why, because
from backnine.cards import Card
from backnine.games.four_card import reasons
from backnine.games.four_card.bots.knocking import low_count
from backnine.games.four_card.bots.sense import ONE_OF_EACH, likely_strokes, put
from backnine.games.four_card.rules import DRAW, KNOCK, TAKE, TOSS
from backnine.moves import Move
from backnine.view import View

CURIOSITY = 0.6  # knowing one more of one's cards is worth something too, until the last round
WAITS_TOO_LONG = 0.15  # before it knocks

MEMORY = Memory(forgets=0.015, mixes_up=0.003, turns=8)


def choose(view: View, moves: Moves, dice: Dice) -> Move:
    if view.phase == "first-look":
        return moves[0]  # never declines
    if view.phase == "draw":
        return _turn(view, moves, dice)
    assert view.held is not None
    return _best(_saved(view, MEMORY.of(view), view.held), moves, dice)


def why(view: View, moves: Moves, move: Move, dice: Dice) -> Why:
    cards = MEMORY.of(view)
    if move.verb in ("draw", "take") and KNOCK in moves and _is_low(view, cards):
        return because("waits-to-knock", strokes=round(_count(view, cards)))
    return reasons.explain(view, moves, move, memory=cards)


def _turn(view: View, moves: Moves, dice: Dice) -> Move:
    cards = MEMORY.of(view)
    if KNOCK in moves and _is_low(view, cards) and dice.random() >= WAITS_TOO_LONG:
        return KNOCK
    saved = max(_saved(view, cards, view.discard[-1]))
    worth_taking = saved > _worth_of_a_draw(cards, bool(view.house["pairs_cancel"]), _curiosity(view))
    return TAKE if worth_taking and TAKE in moves else DRAW


def _is_low(view: View, cards: Cards) -> bool:
    return _count(view, cards) <= low_count(view)


def _count(view: View, cards: Cards) -> float:
    return likely_strokes(cards, bool(view.house["pairs_cancel"]))


def _best(saved: list[float], moves: Moves, dice: Dice) -> Move:
    """The swap that saves most, or none if nothing saves; dice decide between equals."""
    swaps = {move: (saved[move.slot - 1], dice.random()) for move in moves if move.slot}
    best = max(swaps, key=swaps.__getitem__)
    return best if swaps[best][0] > 0 or TOSS not in moves else TOSS


def _curiosity(view: View) -> float:
    return CURIOSITY if view.closer is None else 0


def _saved(view: View, cards: Cards, card: Card) -> list[float]:
    return strokes_saved(cards, card, bool(view.house["pairs_cancel"]), _curiosity(view))


def strokes_saved(cards: Cards, card: Card, pairs_cancel: bool, curiosity: float) -> list[float]:
    """For each slot, what it is likely to save to put the card there."""
    now = likely_strokes(cards, pairs_cancel)
    return [
        now - likely_strokes(put(cards, slot, card), pairs_cancel) + (curiosity if old is None else 0)
        for slot, old in enumerate(cards, 1)
    ]


@lru_cache(maxsize=4096)
def _worth_of_a_draw(cards: Cards, pairs_cancel: bool, curiosity: float) -> float:
    """What an average stock card saves, with the leave to throw it away."""
    saved = [max(0.0, *strokes_saved(cards, card, pairs_cancel, curiosity)) for card in ONE_OF_EACH]
    return added(saved) / len(saved)


HABIT: Final = Habit(choose, why)
