"""What any Play Nine player reads off the layouts on the table."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from backnine.bots.adding import added
from backnine.bots.bot import Cards
from backnine.cards import HOLE_IN_ONE, Card
from backnine.games.play_nine.rules import BLOCK_BONUS, VALUE
from backnine.hole import Seat
from backnine.view import View

COLUMNS = 4
UNSEEN = 5.6  # what a face-down card is worth on average


def shown(view: View, seat: Seat) -> Cards:
    return tuple([slot.card for slot in view.layouts[seat]])


def mine(view: View) -> Cards:
    assert view.seat is not None
    return shown(view, view.seat)


def others(view: View) -> list[Seat]:
    return [seat for seat in view.seats if seat != view.seat]


def partner(slot: int) -> int:
    """The other slot of the column."""
    return slot + COLUMNS if slot <= COLUMNS else slot - COLUMNS


def put(cards: Cards, slot: int, card: Card) -> Cards:
    return (*cards[: slot - 1], card, *cards[slot:])


def face_down(cards: Cards) -> list[int]:
    return [slot for slot, card in enumerate(cards, 1) if card is None]


def pair_slots(cards: Cards, card: Card) -> list[int]:
    """Where this card would make a column of two equal cards that is none yet."""
    return [
        slot
        for slot, old in enumerate(cards, 1)
        if cards[partner(slot) - 1] == card and card not in (old, HOLE_IN_ONE)
    ]


def in_pair(cards: Cards, slot: int) -> bool:
    card = cards[slot - 1]
    return card is not None and card == cards[partner(slot) - 1]


def columns(cards: Cards) -> Iterator[tuple[Card | None, Card | None]]:
    return zip(cards[:COLUMNS], cards[COLUMNS:], strict=True)


def paired_columns(cards: Cards) -> list[Card | None]:
    """For each column, the card it is a pair of."""
    return [above if above == below else None for above, below in columns(cards)]


def block_bonus(pairs: list[Card | None], adjacent: bool) -> int:
    """PN-22 to PN-24 and PN-26 for the columns that are already pairs."""
    line = pairs if adjacent else sorted([card for card in pairs if card])
    runs = [(card, len(list(run))) for card, run in groupby(line)]
    return sum(BLOCK_BONUS[length] for card, length in runs if card and length > 1)


@lru_cache(maxsize=4096)
def likely_strokes(cards: Cards, adjacent: bool) -> float:
    """What the layout would score now, if every face-down card were an average one."""
    values = added([UNSEEN if card is None else VALUE[card] for card in cards])
    pairs = paired_columns(cards)
    cancelled = sum([2 * VALUE[card] for card in pairs if card and card != HOLE_IN_ONE])
    return values - cancelled + block_bonus(pairs, adjacent)
