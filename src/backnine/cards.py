"""Cards and packs, and how they are written.

A card is its text: `0` to `12` and `H` in the golf pack, `AS` to `KC` and `JK` in the French pack.
Equal cards are equal texts, so nothing can tell two of them apart.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import NewType

from backnine.refused import Refused

Card = NewType("Card", str)
Pack = tuple[Card, ...]

FACE_DOWN = "?"
HOLE_IN_ONE = Card("H")
JOKER = Card("JK")

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("S", "H", "D", "C")
SUIT_SIGNS = str.maketrans("♠♥♦♣", "SHDC")


@cache
def golf_pack() -> Pack:
    """The 108 cards of PN-02, in the order the shuffle starts from."""
    numbers = [Card(str(value)) for value in range(13) for _ in range(8)]
    return (*numbers, *[HOLE_IN_ONE] * 4)


@cache
def french_pack(packs: int = 1, jokers: bool = False) -> Pack:
    """One or more 52-card packs (FC-01), suit by suit, each with two jokers if wanted."""
    one = [Card(rank + suit) for suit, rank in product(SUITS, RANKS)]
    return tuple((one + [JOKER] * 2 * jokers) * packs)


def rank(card: Card) -> str:
    """What makes two French cards equal: `10` of `10D`; a joker is its own rank."""
    return card if card == JOKER else card[:-1]


def read_layout(text: str, rows: int, columns: int, pack: Sequence[Card]) -> Pack:
    """The cards of a layout such as `H 3 7 7 / H 12 7 7`, checked against the pack they come from."""
    cards: list[Card] = []
    written = text.upper().translate(SUIT_SIGNS).split("/", rows)  # one too many is enough to know
    lines = [line.split() for line in written]
    if len(lines) != rows or any(len(line) != columns for line in lines):
        raise Refused("layout-shape", layout=text.strip()[:80], rows=rows, columns=columns)
    left = Counter(pack)
    for word in (word for line in lines for word in line):
        card = Card(word)
        if word == FACE_DOWN:
            raise Refused("layout-face-down", layout=text.strip()[:80])
        if card not in left:
            raise Refused("no-such-card", card=word[:40], cards=some_of(pack))
        if not left[card]:
            raise Refused("too-many-of-a-card", card=word, most=Counter(pack)[card])
        left[card] -= 1
        cards.append(card)
    return tuple(cards)


def some_of(pack: Sequence[Card]) -> str:
    """The cards there are; of a long list the beginning and the end."""
    cards = list(dict.fromkeys(pack))
    return " ".join(cards if len(cards) <= 20 else [*cards[:4], "…", *cards[-4:]])


def write_layout(cards: Iterable[Card | None], columns: int) -> str:
    """The inverse of `read_layout`; a card that may not be seen is `?`."""
    words = [card or FACE_DOWN for card in cards]
    rows = [words[start : start + columns] for start in range(0, len(words), columns)]
    return " / ".join(" ".join(row) for row in rows)
