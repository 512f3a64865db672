"""What a layout comes to with each card put in one of its slots: as it may be hoped, and as it lies.

Cards differ in one column only, and there mostly in nothing but a number that is looked up. So all cards are
added up side by side; only those that are or become part of a pair are looked at one by one. The columns are
added in their order, as the plain club player does it: so sums are the same to the last bit.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import Floats, bare, lowest_bit, wide
from backnine.games.play_nine.bots.club_hopes import BONUS, GONE
from backnine.games.play_nine.bots.numbers import DARK
from backnine.games.play_nine.fast.levels.lies import LEFT, WIDE, blocks_as_they_lie
from backnine.games.play_nine.fast.levels.sight import COLUMNS, SeenRow
from backnine.games.play_nine.fast.rules import HOLE_IN_ONE, SLOTS

SlotMasks = NDArray[np.uint8]  # by card: the slots of a layout where it lies

# What is noted of a layout
_AS_IS: Final = 0  # the strokes of each column, and three times nothing
_BEFORE: Final = _AS_IS + 2 * COLUMNS - 1  # by column: of those before it
LAYOUT: Final = _BEFORE + COLUMNS

# What a number has in a layout: a pair is worth five singles, as there are at most four
_SINGLES: Final = 5
SHAPES: Final = _SINGLES * _SINGLES


def _longest_run(columns: int) -> int:
    """The first of the longest runs of neighbours."""
    runs = [(1 << length) - 1 << first for length in range(4, 0, -1) for first in range(COLUMNS)]
    return next((run for run in runs if run & columns == run), 0)


def _shape(slots: int, adjacent: bool) -> int:
    above, below = slots & 15, slots >> COLUMNS
    paired, single = above & below, above ^ below
    if adjacent:  # PN-40: only neighbours count
        paired = _longest_run(paired)
        single &= paired << 1 | paired >> 1
    return _SINGLES * paired.bit_count() + single.bit_count()


_SHAPE: Final = np.array(
    [[_shape(slots, adjacent) for slots in range(1 << SLOTS)] for adjacent in (False, True)]
)
_BONUS: Final = np.array([float(BONUS[shape // _SINGLES]) for shape in range(SHAPES)])
_CARDS: Final = np.array([2.0 * (shape // _SINGLES) + shape % _SINGLES for shape in range(SHAPES)])


@bare
def note_layout(cards: SeenRow, columns: Floats, notes: Floats, start: int) -> None:
    """The columns of a layout as they are."""
    before = 0.0
    for column in range(COLUMNS):
        strokes = columns[cards[column] * WIDE + cards[column + COLUMNS]]
        notes[start + _AS_IS + column] = strokes
        notes[start + _BEFORE + column] = before
        before += strokes
    for column in range(COLUMNS, 2 * COLUMNS - 1):
        notes[start + _AS_IS + column] = 0.0


@bare
def note_slots(cards: SeenRow, masks: SlotMasks) -> None:
    for card in range(WIDE):
        masks[card] = 0
    for slot in range(SLOTS):
        masks[cards[slot]] |= 1 << slot


@bare
def hoped(
    cards: SeenRow, columns: Floats, hopes: Floats, left: Floats, masks: SlotMasks, adjacent: bool
) -> float:
    """About what the layout will come to."""
    strokes, pairs = 0.0, 0
    for column in range(COLUMNS):
        above, below = cards[column], cards[column + COLUMNS]
        strokes += columns[above * WIDE + below]
        if above == below and above != DARK:
            pairs |= 1 << above
    if pairs:
        note_slots(cards, masks)
    while pairs:
        number = lowest_bit(pairs)
        strokes += _block(number, wide(masks[number]), hopes, left, adjacent)
        pairs &= pairs - 1
    return strokes


@bare
def hope_for_each(
    cards: SeenRow,
    slot: int,
    columns: Floats,
    hopes: Floats,
    left: Floats,
    masks: SlotMasks,
    adjacent: bool,
    notes: Floats,
    layout: int,
    result: int,
) -> None:
    """The same with each card in this slot, written to the notes from `result` on. They have the layout;
    `masks` are its slots."""
    other, here = wide(cards[slot ^ COLUMNS]), 1 << slot
    _add_up(slot, other, columns, notes, layout, result)
    paired = _pairs_beside(cards, slot)
    rest = paired
    while rest:
        number = lowest_bit(rest)
        strokes = _block(number, wide(masks[number]) & ~here, hopes, left, adjacent)
        for card in range(WIDE):
            notes[result + card] += strokes
        rest &= rest - 1
    special = paired if other == DARK else paired | 1 << other
    while special:
        card = lowest_bit(special)
        rest = paired | 1 << card if card == other else paired
        strokes = _sum(slot, other, card, columns, notes, layout)
        while rest:
            number = lowest_bit(rest)
            slots = wide(masks[number]) & ~here
            strokes += _block(number, slots | here if number == card else slots, hopes, left, adjacent)
            rest &= rest - 1
        notes[result + card] = strokes
        special &= special - 1


@bare
def lie_for_each(
    cards: SeenRow,
    slot: int,
    columns: Floats,
    shares: Floats,
    adjacent: bool,
    notes: Floats,
    layout: int,
    result: int,
) -> None:
    """As it lies with each card in this slot."""
    old, other = cards[slot], wide(cards[slot ^ COLUMNS])
    _add_up(slot, other, columns, notes, layout, result)
    paired = _pairs_beside(cards, slot)
    if paired:
        cards[slot] = lowest_bit(~(paired | 1 << other))  # any card that has nothing to do with a pair
        strokes = blocks_as_they_lie(cards, shares, adjacent)
        for card in range(WIDE):
            notes[result + card] += strokes
    special = paired if other == DARK else paired | 1 << other
    while special:
        card = lowest_bit(special)
        cards[slot] = card
        strokes = _sum(slot, other, card, columns, notes, layout)
        notes[result + card] = strokes + blocks_as_they_lie(cards, shares, adjacent)
        special &= special - 1
    cards[slot] = old


@bare
def _add_up(slot: int, other: int, columns: Floats, notes: Floats, layout: int, result: int) -> None:
    """The columns with each card in this slot."""
    start = layout + _AS_IS + (slot & COLUMNS - 1)
    before, row = notes[start + _BEFORE - _AS_IS], other * WIDE
    one, two, three = notes[start + 1], notes[start + 2], notes[start + 3]
    for card in range(WIDE):
        notes[result + card] = before + columns[row + card] + one + two + three


@bare
def _sum(slot: int, other: int, card: int, columns: Floats, notes: Floats, layout: int) -> float:
    """And with one card."""
    start = layout + _AS_IS + (slot & COLUMNS - 1)
    strokes = notes[start + _BEFORE - _AS_IS] + columns[other * WIDE + card]
    return float(strokes + notes[start + 1] + notes[start + 2] + notes[start + 3])


@bare
def _pairs_beside(cards: SeenRow, slot: int) -> int:
    """The numbers that are pairs in other columns than that of this slot."""
    pairs = 0
    for column in range(COLUMNS):
        card = cards[column]
        if column != slot & COLUMNS - 1 and card == cards[column + COLUMNS] and card != DARK:
            pairs |= 1 << card
    return pairs


@bare
def _block(number: int, slots: int, hopes: Floats, left: Floats, adjacent: bool) -> float:
    """The bonus of a number's pairs, and the hope for more of them."""
    shape = _SHAPE[1 if adjacent else 0, slots]
    bonus = _BONUS[shape]
    if number == HOLE_IN_ONE:
        return float(bonus)
    elsewhere = 8 - left[LEFT + number] - _CARDS[shape]
    return float(bonus - hopes[shape] * (1 - GONE * elsewhere))
