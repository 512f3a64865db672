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
def column_as_it_lies(above: int, below: int, unseen: Floats) -> float:
    if above == DARK:
        above, below = below, above
    if above == DARK:
        return float(2 * unseen[MEAN] - unseen[TWIN])
    if below == DARK:
        paired = 0.0 if above == HOLE_IN_ONE else 2 * unseen[above] * VALUES[above]
        return float(VALUES[above] + unseen[MEAN] - paired)
    if above == below and above != HOLE_IN_ONE:
        return 0.0  # PN-21
    return float(VALUES[above] + VALUES[below])


@bare
def as_it_lies(cards: SeenRow, unseen: Floats, adjacent: bool) -> float:
    """The strokes to expect when all is turned up; exact if at most one column is in the dark."""
    strokes, have = 0.0, 0
    for column in range(COLUMNS):
        above, below = cards[column], cards[column + COLUMNS]
        strokes += column_as_it_lies(above, below, unseen)
        if above == below and above != DARK:
            have |= 1 << above
    if have:
        strokes += block_bonus(cards, adjacent) + _blocks_in_the_dark(cards, have, unseen, adjacent)
    return strokes


@bare
def _blocks_in_the_dark(cards: SeenRow, have: int, unseen: Floats, adjacent: bool) -> float:
    """The chance that a dark card completes one more column of a block."""
    hope, now = 0.0, -1000
    for column in range(COLUMNS):
        above, below = cards[column], cards[column + COLUMNS]
        if (above == DARK) != (below == DARK):
            number = min(above, below)
            if have >> number & 1:
                if now == -1000:
                    now = block_bonus(cards, adjacent)
                cards[column] = cards[column + COLUMNS] = number
                hope += unseen[number] * (block_bonus(cards, adjacent) - now)
                cards[column], cards[column + COLUMNS] = above, below
    return hope


@bare
def _best_put(cards: SeenRow, number: int, unseen: Floats, adjacent: bool, columns: Floats) -> float:
    """As it lies with this card in the best place; `columns` has the strokes of each column as it is."""
    best = np.inf
    for slot in range(SLOTS):
        old = cards[slot]
        cards[slot] = number
        strokes, have = 0.0, 0
        for column in range(COLUMNS):
            above, below = cards[column], cards[column + COLUMNS]
            changed = column == slot & 3
            strokes += column_as_it_lies(above, below, unseen) if changed else columns[column]
            if above == below and above != DARK:
                have |= 1 << above
        if have:
            strokes += block_bonus(cards, adjacent) + _blocks_in_the_dark(cards, have, unseen, adjacent)
        best = min(best, strokes)
        cards[slot] = old
    return best


@bare
def after_last_turn(cards: SeenRow, unseen: Floats, adjacent: bool, taken: Floats, columns: Floats) -> float:
    """What a player will have after one more turn, on average, if there is no discard; by the top discard it
    is written to `taken`. `columns` is to write on."""
    for column in range(COLUMNS):
        columns[column] = column_as_it_lies(cards[column], cards[column + COLUMNS], unseen)
    waiting = np.inf
    for slot in range(SLOTS):
        if cards[slot] == DARK:
            waiting = as_it_lies(cards, unseen, adjacent)
            break
    drawn = 0.0
    for number in range(KINDS):
        taken[number] = _best_put(cards, number, unseen, adjacent, columns)
        drawn += unseen[number] * min(waiting, taken[number])
    for number in range(KINDS):
        taken[number] = min(taken[number], drawn)
    return drawn
