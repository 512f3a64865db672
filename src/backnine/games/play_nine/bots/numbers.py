"""The cards of Play Nine as small numbers, and the cards nobody has seen yet: the club player counts."""

from collections.abc import Iterable
from typing import NamedTuple

from backnine.bots.adding import added
from backnine.cards import HOLE_IN_ONE, Card, golf_pack
from backnine.games.play_nine.rules import value

Number = int  # 0 to 12, ACE for a Hole-in-One, DARK for a card face down
Counted = tuple[Number, ...]  # a layout

ACE = 13
DARK = 14
EACH = range(14)  # every card that can come

_NUMBER: dict[Card | None, Number] = {card: ACE if card == HOLE_IN_ONE else int(card) for card in golf_pack()}
_NUMBER[None] = DARK
CARD_OF: tuple[Card | None, ...] = tuple(sorted(_NUMBER, key=_NUMBER.__getitem__))
_PACK = tuple([8] * 13 + [4])  # PN-02

VALUE = tuple([value(Card(str(number))) for number in range(13)] + [value(HOLE_IN_ONE)])


def number_of(card: Card | None) -> Number:
    return _NUMBER[card]


def numbers_of(cards: Iterable[Card | None]) -> Counted:
    return tuple([_NUMBER[card] for card in cards])


def put(cards: Counted, place: int, number: Number) -> Counted:
    return (*cards[:place], number, *cards[place + 1 :])


class Unseen(NamedTuple):
    """The cards that lie face down, in the stock or in a layout."""

    left: tuple[int, ...]  # how many of each
    chance: tuple[float, ...]  # that the next card is this one
    mean: float
    twin: float  # strokes saved on average by two unseen cards in a column being equal


def unseen_but(seen: Iterable[Number]) -> Unseen:
    count = list(_PACK)
    for number in seen:
        count[number] -= 1
    total = sum(count) or 1
    chance = tuple([many / total for many in count])
    mean = added([share * worth for share, worth in zip(chance, VALUE, strict=True)])
    twin = added([2 * chance[number] * chance[number] * VALUE[number] for number in range(ACE)])
    return Unseen(tuple(count), chance, mean, twin)
