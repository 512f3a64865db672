"""A memory that fades: which of its own hidden cards a player has lost or mixed up by now.

A bot keeps nothing between calls, so what it forgets must not hang on the throw of the moment: a card once
forgotten would come back to mind. Instead every card in its place has a chance of its own, made from what
the seat knows of the hole, and is lost once the risk, which grows turn by turn, has passed it. A card that is
replaced is another card, and remembered anew.
"""

from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from backnine.bots.bot import Cards
from backnine.cards import Card
from backnine.match import Pick
from backnine.view import View
from backnine.whims import folded, fraction


class Memory(NamedTuple):
    """How it fades: chances for each turn of the hole, until it gets no worse."""

    forgets: float  # a card
    mixes_up: float  # two cards
    turns: int

    def of(self, view: View) -> Cards:
        """The seat's layout as it remembers it."""
        assert view.seat is not None
        turns = min(view.turns[view.seat], self.turns)
        cards = remembered(view)
        if not turns:
            return cards
        hole = _key(view.draw, view.totals, view.hole, view.seat)
        lost = [_chance(hole, cards, slot) < turns * self.forgets for slot in range(len(cards))]
        believed = _mixed_up(hole, cards, turns * self.mixes_up)
        return tuple([None if gone else card for gone, card in zip(lost, believed, strict=True)])


def remembered(view: View) -> Cards:
    """The seat's own layout with all it is entitled to remember (FC-24)."""
    assert view.seat is not None
    return tuple([slot.card for slot in view.layouts[view.seat]])


def _mixed_up(hole: int, cards: Cards, risk: float) -> Cards:
    """With two known cards in each other's place, the two that are easiest to confuse."""
    pairs = combinations([slot for slot, card in enumerate(cards) if card], 2)
    chances = {pair: _chance(hole, cards, *pair) for pair in pairs}
    pair = min(chances, key=chances.__getitem__, default=None)
    if pair is None or chances[pair] >= risk:
        return cards
    one, other = pair
    believed = list(cards)
    believed[one], believed[other] = cards[other], cards[one]
    return tuple(believed)


def _chance(hole: int, cards: Cards, *slots: int) -> float:
    """Between 0 and 1, the same all through the hole for the same cards in the same places."""
    return fraction(folded(hole, *[card_number(cards[slot]) << 8 | slot for slot in slots]))


@lru_cache(256)
def _key(draw: tuple[Pick, ...], totals: tuple[int, ...], number: int, seat: int) -> int:
    """What the seat knows of this hole and of no other."""
    picked = [card_number(card) for pick in draw for card in pick]
    return folded(0, *picked, *totals, number, seat)


@cache
def card_number(card: Card | None) -> int:
    """The letters of a card as one number; no card is 0."""
    return int.from_bytes((card or "").encode(), "big")
