"""Reading the table at Four-Card Golf: which cards are still to come, and what the others are likely to hold.

Everybody sees who has had how many turns, which slots their owner knows, and which cards were taken from the
discard pile. A card that its owner knows and keeps is a low one, the lower the longer the hole lasts.
"""

from collections import Counter
from functools import lru_cache
from math import exp
from typing import NamedTuple

from backnine.bots.adding import added
from backnine.cards import JOKER, SUITS, Card, rank
from backnine.games.four_card.bots.sense import GUESS
from backnine.games.four_card.rules import pack
from backnine.hole import Seat
from backnine.view import SeenSlot, View

UnseenRanks = tuple[tuple[Card, int], ...]  # one card for each rank, and how many of them are not seen

# The highest card an owner is likely to have kept, by turns: of the far cards only those put there are known,
# of the near ones the first two too.
FAR, FAR_LATER = 6.3, 0.22
NEAR, NEAR_EARLY, NEAR_LATER = 6.95, 1.15, 0.25
LOWEST_CUT = 3.0
SOFT = 0.75  # how sharply a card is too high
ODD = 0.004  # people do strange things
# What a turn saves them: with cards they do not know, more from so many strokes on; and without.
SAVES_EARLY, SAVES_EARLY_MORE, MANY_STROKES = 1.8, 0.28, 18
SAVES, SAVES_MORE = 0.3, 0.075


def unseen(view: View) -> UnseenRanks:
    """What the seat has not seen, by rank."""
    left = Counter(pack(view.house, view.players))
    left.subtract(view.discard)
    left.subtract([slot.card for layout in view.layouts for slot in layout if slot.card])
    left.subtract([view.held] if view.held else ())
    ranks: Counter[Card] = Counter()
    for card, count in left.items():
        ranks[_of_rank(card)] += count
    return tuple([(card, count) for card, count in ranks.items() if count > 0])


@lru_cache(maxsize=64)
def _of_rank(card: Card) -> Card:
    return card if card == JOKER else Card(rank(card) + SUITS[0])


def average(cards: UnseenRanks) -> float:
    return sum([GUESS[card] * count for card, count in cards]) / max(1, sum([count for _, count in cards]))


def kept(value: float, turns: int, near: bool) -> float:
    """How likely, up to 1, a card is kept by an owner who has known it for so many turns."""
    if turns == 0:
        return 1.0
    if near:
        cut = max(NEAR + NEAR_EARLY * (3 - turns), NEAR - NEAR_LATER * turns)
    else:
        cut = FAR - FAR_LATER * max(turns - 2, 0)
    return ODD + 1 / (1 + exp((value - max(cut, LOWEST_CUT)) / SOFT))


@lru_cache(maxsize=4096)
def _likely_kept(cards: UnseenRanks, turns: int, near: bool) -> float:
    weights = [(GUESS[card], count * kept(GUESS[card], turns, near)) for card, count in cards]
    return added([value * weight for value, weight in weights]) / added([weight for _, weight in weights])


class Rival(NamedTuple):
    """What another player is likely to have."""

    strokes: float
    unknown: int  # cards they do not know themselves

    @property
    def saving(self) -> float:
        """Strokes they save in a turn."""
        if self.unknown:
            return SAVES_EARLY + SAVES_EARLY_MORE * max(0.0, self.strokes - MANY_STROKES)
        return SAVES + SAVES_MORE * self.strokes

    @property
    def after_a_turn(self) -> "Rival":
        return Rival(self.strokes - self.saving, self.unknown)


def rival(view: View, seat: Seat, cards: UnseenRanks) -> Rival:
    turns = view.turns[seat]
    layout = view.layouts[seat]
    strokes = [_likely(slot, turns, place >= 2, cards) for place, slot in enumerate(layout)]
    return Rival(added(strokes), [slot.known for slot in layout].count("none"))


def _likely(slot: SeenSlot, turns: int, near: bool, cards: UnseenRanks) -> float:
    if slot.card is not None:
        return GUESS[slot.card]
    return _likely_kept(cards, turns, near) if slot.known == "owner" else average(cards)
