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
    return count(cards, UNSEEN, pairs_cancel)


def count(cards: Cards, unknown: float, pairs_cancel: bool) -> float:
    """The same, if an average card is worth so much. Known cards are added up as whole numbers, so that
    squares of the same cards count the same whatever their order."""
    known = sum([GUESS[card] for card in cards if card is not None])
    if pairs_cancel:
        known -= sum([GUESS[cards[far]] + GUESS[cards[near]] for far, near in pairs(cards)])
    return known + unknown * cards.count(None)


def pairs(cards: Cards) -> list[tuple[int, int]]:
    """The columns of two equal ranks, which house rule pairs_cancel is about."""
    return [(far, near) for far, near in COLUMNS if _equal(cards[far], cards[near])]


def _equal(one: Card | None, other: Card | None) -> bool:
    return one is not None and other is not None and rank(one) == rank(other)
