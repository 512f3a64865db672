"""What the levels read off the table: layouts as they are seen, pairs, blocks, the strokes likely now."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import SWAP, DiceState, bare, throw, wide
from backnine.games.play_nine.bots.numbers import DARK
from backnine.games.play_nine.bots.sense import UNSEEN
from backnine.games.play_nine.fast.rules import (
    ALL_DOWN,
    BLOCK_BONUS,
    CARDS,
    DOWN,
    HOLE_IN_ONE,
    MOST_SEATS,
    RENEWALS,
    RENEWED,
    SEATS,
    SLOTS,
    STOCK,
    VALUES,
    HoleRow,
)

# By place and slot: a card, or DARK. Unsigned: signed places could count from the end, which takes time.
SeenCards = NDArray[np.uint8]
SeenRow = NDArray[np.uint8]  # of one place

COLUMNS: Final = 4
TABLE: Final = (MOST_SEATS, SLOTS)
_ONES: Final = np.array([bin(mask).count("1") for mask in range(1 << SLOTS)], np.int64)


@bare
def look(hole: HoleRow, seen: SeenCards) -> None:
    """All layouts as everybody sees them."""
    for place in range(hole[SEATS]):
        down = hole[DOWN + place]
        for slot in range(SLOTS):
            dark = down >> slot & 1
            seen[place, slot] = DARK if dark else hole[CARDS + place * SLOTS + slot]


@bare
def look_again(hole: HoleRow, place: int, move: int, seen: SeenCards) -> None:
    """The same after a move: it turned up or covered one card of its player's, or none."""
    if move >= SWAP:
        seen[place, move % SLOTS] = hole[CARDS + place * SLOTS + move % SLOTS]


@bare
def dark_cards(down: int) -> int:
    return int(_ONES[down])


@bare
def is_twin(cards: SeenRow, slot: int) -> bool:
    """The same card lies above it: whatever is put in either comes to the same."""
    return bool(slot >= COLUMNS and cards[slot] == cards[slot - COLUMNS])


@bare
def nth_slot(mask: int, number: int) -> int:
    """The slot of a mask that `number` others come before."""
    for _ in range(number):
        mask &= mask - 1
    slot = 0
    while not mask >> slot & 1:
        slot += 1
    return slot


@bare
def any_slot(mask: int, dice: DiceState) -> int:
    return nth_slot(mask, throw(dice, dark_cards(mask)))


@bare
def fresh_slot(hole: HoleRow, place: int, dice: DiceState) -> int:
    """A card to turn up first: in a column with none face up, if there is one."""
    down = wide(hole[DOWN + place])
    fresh = down & (down >> COLUMNS | down << COLUMNS) & ALL_DOWN
    return any_slot(fresh if fresh else down, dice)


@bare
def pair_mask(cards: SeenRow, card: int) -> int:
    """The slots where this card would make a column of two equal cards that is none yet."""
    mask = 0
    if card != HOLE_IN_ONE:
        for slot in range(SLOTS):
            if cards[slot ^ COLUMNS] == card and cards[slot] != card:
                mask |= 1 << slot
    return mask


@bare
def wanted_cards(cards: SeenRow) -> int:
    """What somebody with this layout plainly wants, a bit for each card: pairs, and a Hole-in-One."""
    wanted = 1 << HOLE_IN_ONE
    for slot in range(SLOTS):
        card = cards[slot]
        if card < HOLE_IN_ONE and cards[slot ^ COLUMNS] != card:
            wanted |= 1 << card
    return wanted


@bare
def block_bonus(cards: SeenRow, adjacent: bool) -> int:
    """PN-22 to PN-24 and PN-26 for the columns that are already pairs."""
    bonus, counted = 0, 0
    for column in range(COLUMNS - 1):
        card, run = cards[column], 1
        if counted >> column & 1 or card == DARK or cards[column + COLUMNS] != card:
            continue
        for other in range(column + 1, COLUMNS):
            if cards[other] == card and cards[other + COLUMNS] == card:
                counted |= 1 << other
                run += 1
            elif adjacent:  # PN-40
                break
        bonus += BLOCK_BONUS[run]
    return int(bonus)


@bare
def likely_strokes(cards: SeenRow, adjacent: bool) -> float:
    """What the layout would score now, if every face-down card were an average one."""
    strokes, cancelled = 0.0, 0
    for slot in range(SLOTS):
        card = cards[slot]
        strokes += UNSEEN if card == DARK else VALUES[card]
    for column in range(COLUMNS):
        above = cards[column]
        if above == cards[column + COLUMNS] and above < HOLE_IN_ONE:
            cancelled += 2 * VALUES[above]
    return strokes - cancelled + block_bonus(cards, adjacent)


@bare
def stock_runs_out(hole: HoleRow, short: int) -> bool:
    """Fewer cards than this are left, for good."""
    return bool(hole[STOCK] < short and hole[RENEWED] >= hole[RENEWALS])
