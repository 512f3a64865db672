"""What `mind.py` thinks of every move, at a glance: the same worth, many times as quick.

The mind reads the whole layout anew for every move it judges. Here the network's rows are added up once for a
layout, and a move adds and takes away the few that it changes. Sums are whole numbers, in which the weights
are exact, so that it does not matter in which order they are added; and what was added up for a layout is
kept, because a search comes across the same ones over and over.
"""

from typing import Final

import numpy as np

from backnine.fast.kernel import DRAW, SWAP, DiceState, bare, wide
from backnine.games.play_nine.fast.desk import (
    ALIKE,
    ALL_LEFT,
    KEPT,
    KINDS_OF,
    LAYOUT,
    LEFT,
    NOTHING_KEPT,
    PAIRS,
    RIVALS,
    SINGLES,
    STROKES,
    UNKNOWN_CARDS,
    Brain,
    Desk,
)
from backnine.games.play_nine.fast.last_round import BLOCKS, COLUMNS, FACE_DOWN
from backnine.games.play_nine.fast.mind import (
    COLUMN,
    COUNT_DOWN,
    EMPTY,
    LIVE,
    SIDE,
    SYMBOLS,
    UNITS,
    UNKNOWN,
    VALUE,
)
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CARDS,
    DISCARDS,
    DOWN,
    HELD,
    HOLE_IN_ONE,
    KINDS,
    PACK,
    PILE,
    RENEWED,
    SEATS,
    SLOTS,
    VALUES,
    HoleRow,
    play,
)

TWO, MORE = range(2)  # networks
OTHERS: Final = 2  # besides the two networks: a layout of the others
ONES: Final = np.array([bin(mask).count("1") for mask in range(1 << SLOTS)], np.int64)
KIND_BITS: Final = (1 << 4 * KINDS) - 1
_FULL_PACK: Final = sum((4 if kind == HOLE_IN_ONE else 8) << 4 * kind for kind in range(KINDS))
_EACH: Final = KIND_BITS // 15  # a one for every kind
_KEY: Final = 1 << 40  # no key is zero
_HASH_1: Final = 0x9E3779B97F4A7C1
_HASH_2: Final = 0x2545F4914F6CDD1
_FOUR: Final = 4


def _column_strokes(one: int, other: int) -> int:
    """Of the cards that are seen."""
    if one == other and one < FACE_DOWN:
        return -10 if one == HOLE_IN_ONE else 0
    return sum(int(VALUES[card]) for card in (one, other) if card < FACE_DOWN)


# By two symbols, sixteen times the one and the other: the strokes of such a column, and its row
COLUMN_STROKES: Final = np.array(
    [_column_strokes(one, other) for one in range(SYMBOLS) for other in range(SYMBOLS)], np.int64
)
COLUMN_ROW: Final = np.array(
    [
        COLUMN + min(one, other) * SYMBOLS + max(one, other)
        for one in range(SYMBOLS)
        for other in range(SYMBOLS)
    ],
    np.int64,
)


# What is on the table


@bare
def see(hole: HoleRow, desk: Desk) -> None:
    """Everything on the table."""
    left, seen = 0, wide(hole[DISCARDS])
    for seat in range(hole[SEATS]):
        down, start, cards = wide(hole[DOWN + seat]), CARDS + seat * SLOTS, 0
        for slot in range(SLOTS):
            symbol = FACE_DOWN if down >> slot & 1 else wide(hole[start + slot])
            cards |= symbol << 4 * slot
            left += 1 << 4 * symbol
        lay(seat, cards, desk)
        seen += SLOTS - ONES[down]
    for place in range(PILE, PILE + hole[DISCARDS]):
        left += 1 << 4 * wide(hole[place])
    if hole[HELD] >= 0:
        left += 1 << 4 * wide(hole[HELD])
        seen += 1
    desk.table[LEFT] = _FULL_PACK - (left & KIND_BITS)
    desk.table[ALL_LEFT] = PACK - seen


@bare
def lay(seat: int, cards: int, desk: Desk) -> None:
    """A layout, and which kinds of cards are in it."""
    kinds = 0
    for slot in range(SLOTS):
        kinds |= 15 << 4 * (cards >> 4 * slot & 15)
    desk.table[LAYOUT + seat] = cards
    desk.table[KINDS_OF + seat] = kinds & KIND_BITS


@bare
def follow(hole: HoleRow, seat: int, move: int, desk: Desk, dice: DiceState) -> None:
    """Carry out a move, and see what it changes."""
    slot, renewed = move % SLOTS, hole[RENEWED]
    uncovers = move >= SWAP and hole[DOWN + seat] >> slot & 1
    shown = wide(hole[CARDS + seat * SLOTS + slot])
    play(hole, seat, move, dice)
    if hole[RENEWED] != renewed:
        see(hole, desk)
        return
    if move == DRAW:
        shown = wide(hole[HELD])
    if uncovers or (move == DRAW and shown >= 0):
        desk.table[LEFT] -= 1 << 4 * shown
        desk.table[ALL_LEFT] -= 1
    if move >= SWAP:
        shown = wide(hole[CARDS + seat * SLOTS + slot])
        lay(seat, desk.table[LAYOUT + seat] & ~(15 << 4 * slot) | shown << 4 * slot, desk)


@bare
def live(left: int) -> int:
    """How many of each kind are unseen, as far as the network tells them apart."""
    many = (left + 2 * _EACH & 8 * _EACH) >> 3  # a one where it is more than five
    return left & ~(15 * many) | (LIVE - 1) * many


@bare
def has(kind: int, pairs: int, singles: int) -> int:
    """Five for every pair of a kind, one for every column with a single card of it."""
    return int(5 * ONES[pairs >> 4 * kind & 15] + (singles >> 4 * kind & 15))


@bare
def value_row(first: int, kind: int, have: int, alive: int) -> int:
    return first + (kind * 25 + have) * LIVE + (alive >> 4 * kind & 15)


# Layouts, added up


@bare
def added_up(hole: HoleRow, seat: int, kind: int, alive: int, brain: Brain, desk: Desk) -> int:
    """The place where the sums of a layout are kept: of the own one, or of another's (`OTHERS`)."""
    cards = wide(desk.table[LAYOUT + seat] | kind << 32 | wide(hole[ADJACENT]) << 36 | _KEY)
    alive &= desk.table[KINDS_OF + seat]
    place = seat * KEPT + ((cards * _HASH_1 ^ alive * _HASH_2) >> 40 & KEPT - 1)
    if desk.keys[place, 0] != cards or desk.keys[place, 1] != alive:
        read_layout(cards, wide(hole[ADJACENT]), place, desk)
        add_up(kind, cards, alive, place, brain, desk)
        desk.keys[place, 0] = cards
        desk.keys[place, 1] = alive
        desk.changes += 1
    return place


@bare
def read_layout(cards: int, adjacent: int, place: int, desk: Desk) -> None:
    pairs = singles = strokes = unknown = 0
    for column in range(COLUMNS):
        above, below = cards >> 4 * column & 15, cards >> 4 * column + 16 & 15
        strokes += COLUMN_STROKES[16 * above + below]
        unknown += (above >= FACE_DOWN) + (below >= FACE_DOWN)
        if above == below:
            pairs |= 1 << 4 * above + column
        else:
            singles += (1 << 4 * above) + (1 << 4 * below)
    pairs &= KIND_BITS
    rest = pairs
    while rest:
        strokes += BLOCKS[adjacent, rest & 15]
        rest >>= 4
    facts = desk.facts[place]
    facts[PAIRS], facts[SINGLES], facts[STROKES], facts[UNKNOWN_CARDS] = (
        pairs,
        singles & KIND_BITS,
        strokes,
        unknown,
    )
    facts[ALIKE] = alike(cards) if not adjacent else 0
    desk.likely[place] = strokes + UNKNOWN * unknown


@bare
def alike(cards: int) -> int:
    """A bit for each slot that an earlier one is just like, as `repeats` has it."""
    mask, turned = 0, cards >> 16 & 0xFFFF | (cards & 0xFFFF) << 16
    for slot in range(1, SLOTS):
        same = 0
        for earlier in range(slot):
            one, other = cards >> 4 * slot ^ cards >> 4 * earlier, turned >> 4 * slot ^ turned >> 4 * earlier
            same |= ((one | other) & 15) == 0
        mask |= same << slot
    return mask


@bare
def add_up(kind: int, cards: int, alive: int, place: int, brain: Brain, desk: Desk) -> None:
    network, first, rows, facts = (
        kind % OTHERS,
        wide(SIDE) if kind >= OTHERS else 0,
        desk.row_list,
        desk.facts[place],
    )
    pairs, singles, count, down, done = facts[PAIRS], facts[SINGLES], COLUMNS + 1, 0, 0
    for column in range(COLUMNS):
        rows[column] = first + COLUMN_ROW[16 * (cards >> 4 * column & 15) + (cards >> 4 * column + 16 & 15)]
    for slot in range(SLOTS):
        value = cards >> 4 * slot & 15
        if value == FACE_DOWN:
            down += 1
        elif not done >> value & 1:
            done |= 1 << value
            rows[count] = value_row(first + VALUE, value, has(value, pairs, singles), alive)
            count += 1
    rows[COLUMNS] = first + COUNT_DOWN + down
    while count % _FOUR != 1:
        rows[count] = EMPTY
        count += 1
    for judgement in range(2):
        add_rows(network, judgement, count, place, brain, desk)


@bare
def add_rows(network: int, judgement: int, count: int, place: int, brain: Brain, desk: Desk) -> None:
    """The rows on the list: the first, and four at a time."""
    rows, first = desk.row_list, desk.row_list[0]
    for unit in range(UNITS):
        desk.sums[place, judgement, unit] = brain.rows[network, judgement, first, unit]
    for number in range(1, count, _FOUR):
        one, two, three, four = rows[number], rows[number + 1], rows[number + 2], rows[number + 3]
        for unit in range(UNITS):
            desk.sums[place, judgement, unit] += (
                brain.rows[network, judgement, one, unit]
                + brain.rows[network, judgement, two, unit]
                + brain.rows[network, judgement, three, unit]
                + brain.rows[network, judgement, four, unit]
            )


# How the others lie


@bare
def look(hole: HoleRow, seat: int, judgements: int, brain: Brain, desk: Desk) -> int:
    """How the others lie. The place where the sums of the own layout are kept."""
    seats, alive = wide(hole[SEATS]), live(desk.table[LEFT])
    network = wide(TWO) if seats == 2 else wide(MORE)
    least, total, count, following = SLOTS, 0.0, 0, (seat + 1) % seats
    for other in range(seats):
        if other != seat:
            place = added_up(hole, other, network + OTHERS, alive, brain, desk)
            least = min(least, ONES[hole[DOWN + other]])
            desk.lies[count] = desk.likely[place]
            total += desk.likely[place]
            desk.places[count] = place
            if other == following:
                desk.next_place = place
            count += 1
    desk.least_down = least
    desk.others_now = total / (seats - 1)
    desk.next_down = ONES[hole[DOWN + following]]
    place = added_up(hole, seat, network, alive, brain, desk)
    for judgement in range(judgements):
        lay_base(network, judgement, seats, brain, desk)
    return place


@bare
def lay_base(network: int, judgement: int, seats: int, brain: Brain, desk: Desk) -> None:
    """The mean of the others, with what is so at such a table, unless it is there already."""
    basis = desk.changes * 8 + seats
    same = desk.based_on[judgement, RIVALS] == basis
    for number in range(seats - 1):
        same &= desk.based_on[judgement, number] == desk.places[number]
        desk.based_on[judgement, number] = desk.places[number]
    desk.based_on[judgement, RIVALS] = basis
    if not same:
        add_up_others(network, judgement, seats, brain, desk)


@bare
def add_up_others(network: int, judgement: int, seats: int, brain: Brain, desk: Desk) -> None:
    """All at once: a place for each of them, or for nobody. The mean of one is a whole number."""
    if seats == 2:
        only = desk.places[0]
        for unit in range(UNITS):
            table = np.int32(brain.at_table[network, judgement, seats, unit])
            desk.base[judgement, unit] = desk.sums[only, judgement, unit] + table
        return
    for number in range(seats - 1, RIVALS):
        desk.places[number] = NOTHING_KEPT
    one, two, three, four, five = (
        desk.places[0],
        desk.places[1],
        desk.places[2],
        desk.places[3],
        desk.places[4],
    )
    share = 1.0 / (seats - 1)
    for unit in range(UNITS):
        some = (
            desk.sums[one, judgement, unit]
            + desk.sums[two, judgement, unit]
            + desk.sums[three, judgement, unit]
        )
        whole = np.int32(some + desk.sums[four, judgement, unit] + desk.sums[five, judgement, unit])
        mean = whole * share + brain.at_table[network, judgement, seats, unit]
        desk.base[judgement, unit] = np.int32(np.floor(mean + 0.5))
