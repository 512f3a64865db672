"""What a Play Nine layout may still become: the weekender's feeling for pairs and blocks to come."""

from functools import lru_cache

from backnine.bots.adding import added
from backnine.bots.bot import Cards
from backnine.cards import HOLE_IN_ONE, Card
from backnine.games.play_nine.bots.sense import UNSEEN, block_bonus, columns, paired_columns
from backnine.games.play_nine.rules import VALUE

PLENTY = 5  # turns to come that leave every hope open
PAIRING = (0.15, 0.35, 0.35)  # chance to pair a column in time, by the numbers that lie in it
IMPROVING = 0.3  # part of a high or unknown card that will be saved in time
HIGH = 5
BLOCK_HOPE = 3.0  # for a single of a number that is a pair elsewhere


@lru_cache(maxsize=16384)
def hoped_strokes(cards: Cards, adjacent: bool, turns: int) -> float:
    """About what the layout will come to after so many more turns."""
    hope = min(turns, PLENTY) / PLENTY
    pairs = paired_columns(cards)
    strokes = added([column_hope(above, below, hope) for above, below in columns(cards)])
    return strokes + block_bonus(pairs, adjacent) - hope * BLOCK_HOPE * _half_blocks(cards, pairs)


@lru_cache(maxsize=2048)
def column_hope(above: Card | None, below: Card | None, hope: float) -> float:
    if above is not None and above == below:
        return 2 * VALUE[above] if above == HOLE_IN_ONE else 0
    strokes = _later(above, hope) + _later(below, hope)
    numbers = sum([card not in (None, HOLE_IN_ONE) for card in (above, below)])
    return strokes * (1 - hope * PAIRING[numbers]) if strokes > 0 else strokes


def _later(card: Card | None, hope: float) -> float:
    """A high card is not meant to stay, nor an unknown one."""
    if card is None:
        return UNSEEN * (1 - IMPROVING * hope)
    return VALUE[card] - hope * IMPROVING * max(0, VALUE[card] - HIGH)


def _half_blocks(cards: Cards, pairs: list[Card | None]) -> int:
    """Columns with one card of a number that is a pair elsewhere."""
    have = {card for card in pairs if card and card != HOLE_IN_ONE}
    if not have:
        return 0
    return sum([above != below and (above in have or below in have) for above, below in columns(cards)])
