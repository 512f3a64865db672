"""What a layout comes to if it is turned up as it lies, compiled: `bots/as_it_lies.py` stroke by stroke."""

from typing import Final

import numpy as np

from backnine.fast.kernel import Floats, bare
from backnine.games.play_nine.bots.numbers import DARK
from backnine.games.play_nine.fast.levels.sight import COLUMNS, SeenCards, SeenRow, block_bonus
from backnine.games.play_nine.fast.rules import (
    DISCARDS,
    FULL_PACK,
    HELD,
    HOLE_IN_ONE,
    KINDS,
    NOTHING,
    PHASE,
    PILE,
    SEATS,
    SLOTS,
    TO_PLACE,
    VALUES,
    HoleRow,
)

# What is unseen, as a row of numbers: the chance that the next card is of a kind, then how many are left
LEFT: Final = KINDS
MEAN: Final = 2 * KINDS
TWIN: Final = MEAN + 1
UNSEEN_SIZE: Final = TWIN + 1
WIDE: Final = 16  # columns of a table by two cards: every kind, the dark one, and one to fill up


def _known(above: int, below: int) -> float:
    if max(above, below) >= DARK:
        return 0.0  # not known
    if above == below and above != HOLE_IN_ONE:
        return 0.0  # PN-21
    return float(VALUES[above] + VALUES[below])


_KNOWN: Final = np.array([_known(above, below) for above in range(DARK + 1) for below in range(WIDE)])
_PACK_OF: Final = np.bincount(FULL_PACK, minlength=KINDS).astype(np.float64)


@bare
def count_unseen(hole: HoleRow, seen: SeenCards, unseen: Floats) -> None:
    """The cards that lie face down, in the stock or in a layout."""
    for kind in range(KINDS):
        unseen[LEFT + kind] = _PACK_OF[kind]
    for place in range(hole[SEATS]):
        for slot in range(SLOTS):
            if seen[place, slot] != DARK:
                unseen[LEFT + seen[place, slot]] -= 1
    for number in range(hole[DISCARDS]):
        unseen[LEFT + hole[PILE + number]] -= 1
    if hole[PHASE] == TO_PLACE and hole[HELD] != NOTHING:
        unseen[LEFT + hole[HELD]] -= 1
    total = 0.0
    for kind in range(KINDS):
        total += unseen[LEFT + kind]
    total = max(total, 1.0)
    unseen[MEAN] = unseen[TWIN] = 0.0
    for kind in range(KINDS):
        share = unseen[LEFT + kind] / total
        unseen[kind] = share
        unseen[MEAN] += share * VALUES[kind]
        if kind != HOLE_IN_ONE:
            unseen[TWIN] += 2 * share * share * VALUES[kind]


@bare
def note_lies(unseen: Floats, columns: Floats) -> None:
    """The strokes of a column by its two cards, as it lies: those that are known, and those in the dark."""
    for place in range(len(_KNOWN)):
        columns[place] = _KNOWN[place]
    for card in range(KINDS):
        paired = 0.0 if card == HOLE_IN_ONE else 2 * unseen[card] * VALUES[card]
        strokes = VALUES[card] + unseen[MEAN] - paired
        columns[DARK * WIDE + card] = columns[card * WIDE + DARK] = strokes
    columns[DARK * WIDE + DARK] = 2 * unseen[MEAN] - unseen[TWIN]


@bare
def as_it_lies(cards: SeenRow, columns: Floats, unseen: Floats, adjacent: bool) -> float:
    """The strokes to expect when all is turned up; exact if at most one column is in the dark."""
    strokes = 0.0
    for column in range(COLUMNS):
        strokes += columns[cards[column] * WIDE + cards[column + COLUMNS]]
    return strokes + blocks_as_they_lie(cards, unseen, adjacent)


@bare
def blocks_as_they_lie(cards: SeenRow, unseen: Floats, adjacent: bool) -> float:
    """What pairs earn together, and the chance that a dark card completes one more column of a block."""
    have, twice = 0, 0
    for column in range(COLUMNS):
        card = cards[column]
        if card == cards[column + COLUMNS] and card != DARK:
            twice |= have & 1 << card
            have |= 1 << card
    if not have:
        return 0.0
    now, hope = block_bonus(cards, adjacent) if twice else 0, 0.0
    for column in range(COLUMNS):
        above, below = cards[column], cards[column + COLUMNS]
        number = min(above, below)
        if (above == DARK) != (below == DARK) and have >> number & 1:
            cards[column] = cards[column + COLUMNS] = number
            hope += unseen[number] * (block_bonus(cards, adjacent) - now)
            cards[column], cards[column + COLUMNS] = above, below
    return now + hope
