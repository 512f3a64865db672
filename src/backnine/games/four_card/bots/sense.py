"""What any Four-Card player makes of a square, known cards and unknown."""

from functools import lru_cache

from backnine.bots.bot import Cards
from backnine.cards import RANKS, SUITS, Card, french_pack, rank
from backnine.games.four_card.rules import value

UNSEEN = 5.8  # what an unknown card is worth on average
GUESS: dict[Card | None, float] = {None: UNSEEN} | {card: value(card) for card in french_pack(jokers=True)}
COLUMNS = ((0, 2), (1, 3))
ONE_OF_EACH = tuple(Card(rank + SUITS[0]) for rank in RANKS)


def put(cards: Cards, slot: int, card: Card) -> Cards:
    return (*cards[: slot - 1], card, *cards[slot:])


@lru_cache(maxsize=16384)
def likely_strokes(cards: Cards, pairs_cancel: bool) -> float:
    """What the square would score now, if every unknown card were an average one."""
    strokes = sum([GUESS[card] for card in cards])
    if pairs_cancel:
        strokes -= sum([_cancelled(cards[far], cards[near]) for far, near in COLUMNS])
    return strokes


def _cancelled(far: Card | None, near: Card | None) -> float:
    """House rule pairs_cancel."""
    if far is None or near is None or rank(far) != rank(near):
        return 0
    return GUESS[far] + GUESS[near]
