"""The last round at a glance: what `last_round.py` works out, to the last bit, many times as quick.

Everything is added in the order in which it is added there, so that it is rounded in the same way.
"""

from typing import Final

import numpy as np

from backnine.fast.kernel import bare, wide
from backnine.games.play_nine.fast.desk import ALL_LEFT, LAYOUT, LEFT, WIDE, Desk
from backnine.games.play_nine.fast.last_round import BLOCKS, COLUMNS, FACE_DOWN, UNSEEN_TOP, WORST
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CLOSER_PENALTY,
    HOLE_IN_ONE,
    KINDS,
    SEATS,
    SLOTS,
    VALUES,
    HoleRow,
)

_NO_HOPE: Final = -1
_ANY: Final = 100.0  # strokes: more than any card counts
_FIRST_BITS: Final = 0x11111111111111  # of each kind
_TWO_OR_MORE: Final = 0x66666666666666  # makes an eight of a kind's bits that were counted to two
_EIGHTS: Final = 0x88888888888888
# By symbol: strokes. What is no card is never lower than another.
_STROKES: Final = np.array([*map(float, VALUES), WORST, WORST])
# What a card saves if its like comes beside it
_PAIRED: Final = np.array([0.0 if kind >= HOLE_IN_ONE else 2.0 * VALUES[kind] for kind in range(WIDE)])


@bare
def count_unseen(desk: Desk) -> None:
    """Take in the unseen cards: their mean, what two of them in a column save by being equal, and what each
    card costs beside one of them."""
    left, every = desk.table[LEFT], desk.table[ALL_LEFT]
    total = twins = 0
    for kind in range(KINDS):
        count = left >> 4 * kind & 15
        desk.counts[kind] = count
        total += VALUES[kind] * count
        if kind != HOLE_IN_ONE:
            twins += 2 * VALUES[kind] * count * (count - 1)
    desk.mean = float(total) / max(1, every)
    desk.twins = float(twins) / max(1.0, float(every) * (every - 1))
    share = float(max(1, every))
    for kind in range(WIDE):
        desk.saves[kind] = _PAIRED[kind] * desk.counts[kind] / share
        desk.beside_dark[kind] = _STROKES[kind] + desk.mean - desk.saves[kind]
    desk.foreseen = 0


@bare
def column_cost(above: int, below: int, desk: Desk) -> float:
    """What a column costs at the end, but for the chance that an unseen card pairs a known one."""
    if above < FACE_DOWN and below < FACE_DOWN:
        if above == below:
            return -10.0 if above == HOLE_IN_ONE else 0.0
        return float(_STROKES[above] + _STROKES[below])
    if above >= FACE_DOWN and below >= FACE_DOWN:
        return 2 * desk.mean - desk.twins
    return float(_STROKES[min(above, below)] + desk.mean)


@bare
def take_apart(cards: int, desk: Desk) -> None:
    pairs = hoped_for = 0
    for column in range(COLUMNS):
        above, below = cards >> 4 * column & 15, cards >> 4 * column + 16 & 15
        known = min(above, below)
        desk.column_costs[column] = column_cost(above, below, desk)
        desk.column_saves[column] = 0.0
        desk.hopes[column] = _NO_HOPE
        if known < FACE_DOWN <= max(above, below):
            desk.column_saves[column] = desk.saves[known]
            desk.hopes[column] = known
            hoped_for |= 15 << 4 * known
        elif above == below and above < FACE_DOWN:
            pairs |= 1 << 4 * above + column
    desk.pairs = pairs
    desk.hope_bits = hoped_for


@bare
def has_block(pairs: int) -> bool:
    """Whether two columns or more are pairs of one kind."""
    counted = pairs & _FIRST_BITS
    for place in range(1, COLUMNS):
        counted += pairs >> place & _FIRST_BITS
    return (counted + _TWO_OR_MORE) & _EIGHTS != 0


@bare
def bonuses(pairs: int, adjacent: int, changed: int, hope: int, desk: Desk) -> float:
    """Of blocks, and of those that an unseen card may complete; the changed column has a hope of its own."""
    bonus, block = 0.0, has_block(pairs)
    hoped_for = desk.hope_bits | (15 << 4 * hope if hope != _NO_HOPE else 0)
    if not block and not pairs & hoped_for:
        return bonus
    if block:
        rest = pairs
        while rest:
            bonus += BLOCKS[adjacent, rest & 15]
            rest >>= 4
    for column in range(COLUMNS):
        known = hope if column == changed else desk.hopes[column]
        if known != _NO_HOPE:
            columns = pairs >> 4 * known & 15
            if columns:
                more = BLOCKS[adjacent, columns | 1 << column] - BLOCKS[adjacent, columns]
                bonus += more * desk.counts[known] / max(1, desk.table[ALL_LEFT])
    return bonus


@bare
def expected(cards: int, adjacent: int, desk: Desk) -> float:
    """Strokes at the end if no more turn comes: what is face down is any unseen card, pairs and all."""
    take_apart(cards, desk)
    total = 0.0
    for column in range(COLUMNS):
        total = total + desk.column_costs[column] - desk.column_saves[column]
    return total + bonuses(desk.pairs, adjacent, wide(_NO_HOPE), wide(_NO_HOPE), desk)


@bare
def with_card(card: int, slot: int, cards: int, adjacent: int, desk: Desk) -> float:
    """What the layout that was taken apart comes to with this card in this place."""
    changed, beside = slot & 3, cards >> 4 * (slot ^ COLUMNS) & 15
    cost, saves, hope = column_cost(card, beside, desk), 0.0, wide(_NO_HOPE)
    pairs = desk.pairs & ~(_FIRST_BITS << changed)
    if beside >= FACE_DOWN:
        saves, hope = desk.saves[card], card
    elif beside == card:
        pairs |= 1 << 4 * card + changed
    total = 0.0
    for column in range(COLUMNS):
        if column == changed:
            total = total + cost - saves
        else:
            total = total + desk.column_costs[column] - desk.column_saves[column]
    return total + bonuses(pairs, adjacent, changed, hope, desk)


@bare
def lower_by_card(column: int, skipped: int, last_turn: int, cards: int, adjacent: int, desk: Desk) -> None:
    """By card, if it is less than so far: what the layout that was taken apart comes to with it in a slot of
    this column, less what the card that goes is worth to the next player. Some slots are skipped. In a last
    turn that is foreseen nothing is worth anything to the next, and only lower cards are put there, or those
    that make a pair."""
    pairs = desk.pairs & ~(_FIRST_BITS << column)
    rest = bonuses(pairs, adjacent, column, wide(_NO_HOPE), desk)
    for other in range(COLUMNS):
        if other != column:
            rest = rest + desk.column_costs[other] - desk.column_saves[other]
    for slot in range(column, SLOTS, COLUMNS):
        old, beside = cards >> 4 * slot & 15, cards >> 4 * (slot ^ COLUMNS) & 15
        if skipped >> slot & 1 or (slot >= COLUMNS and old == beside):
            continue
        gift = 0.0 if last_turn else desk.gifts[min(old, UNSEEN_TOP)]
        below = _STROKES[old] if last_turn and old < FACE_DOWN else _ANY
        if beside < FACE_DOWN:
            before = rest - gift + _STROKES[beside]
            for card in range(WIDE):
                found = before + _STROKES[card] if _STROKES[card] < below else WORST
                desk.by_card[card] = min(desk.by_card[card], found)
            found = with_card(beside, slot, cards, adjacent, desk) - gift
            desk.by_card[beside] = min(desk.by_card[beside], found)
            continue
        before = rest - gift
        for card in range(WIDE):
            found = before + desk.beside_dark[card] if _STROKES[card] < below else WORST
            desk.by_card[card] = min(desk.by_card[card], found)
        for other in range(COLUMNS):  # hopes for a block
            card = cards >> 4 * other & 15
            if card < FACE_DOWN and card == cards >> 4 * other + 16 & 15 and _STROKES[card] < below:
                found = with_card(card, slot, cards, adjacent, desk) - gift
                desk.by_card[card] = min(desk.by_card[card], found)


@bare
def foresee(cards: int, adjacent: int, desk: Desk) -> None:
    """Expected strokes of a seat that has one turn left and plays it well, by the top discard it finds
    (`by_card`); the last is for one that is not yet seen."""
    now, may_keep, count = expected(cards, adjacent, desk), False, max(1, desk.table[ALL_LEFT])
    for card in range(WIDE):
        desk.by_card[card] = WORST
    for column in range(COLUMNS):
        lower_by_card(column, wide(0), wide(1), cards, adjacent, desk)
    for slot in range(SLOTS):
        symbol = cards >> 4 * slot & 15
        if symbol < FACE_DOWN:
            desk.by_card[symbol] = min(desk.by_card[symbol], now)
        else:
            may_keep |= symbol == FACE_DOWN
    kept = now if may_keep else WORST
    for card in range(WIDE):
        desk.by_chance[card] = min(desk.by_card[card], kept) * desk.counts[card]
    drawn = all_chances(desk) / count
    for card in range(WIDE):
        desk.by_card[card] = min(desk.by_card[card], drawn)
        desk.by_chance[card] = desk.by_card[card] * desk.counts[card] / count
    desk.by_card[UNSEEN_TOP] = all_chances(desk)


@bare
def all_chances(desk: Desk) -> float:
    """One after the other, from the lowest card on: that is how they are rounded."""
    total = 0.0
    for card in range(KINDS):
        total += desk.by_chance[card]
    return total


@bare
def foresee_next(hole: HoleRow, seat: int, desk: Desk) -> None:
    """What the next player will make of a last turn."""
    foresee(wide(desk.table[LAYOUT + (seat + 1) % wide(hole[SEATS])]), wide(hole[ADJACENT]), desk)
    for card in range(WIDE):
        desk.next_last[card] = desk.by_card[card]


@bare
def foresee_all(hole: HoleRow, seat: int, desk: Desk) -> None:
    """What the others will make of their last turns, worked out when it is first asked for."""
    if desk.foreseen:
        return
    desk.foreseen = 1
    desk.rest_last = 0.0
    seats, lowest = wide(hole[SEATS]), WORST
    for step in range(seats - 1, 1, -1):
        foresee(wide(desk.table[LAYOUT + (seat + step) % seats]), wide(hole[ADJACENT]), desk)
        lowest = min(lowest, desk.by_card[UNSEEN_TOP])
        desk.rest_last += desk.by_card[UNSEEN_TOP]
    foresee_next(hole, seat, desk)
    desk.lowest_last = min(lowest, desk.next_last[UNSEEN_TOP])


@bare
def closed(hole: HoleRow, seat: int, cards: int, top: int, desk: Desk) -> float:
    """The worth of going out with this layout: the others have one turn each."""
    mine = expected(cards, wide(hole[ADJACENT]), desk)
    foresee_all(hole, seat, desk)
    if hole[CLOSER_PENALTY] and mine > 0:
        mine += mine / (1.0 + np.exp((desk.lowest_last - mine) / 4.0))
    return float(mine - (desk.next_last[top] + desk.rest_last) / (wide(hole[SEATS]) - 1))


@bare
def expected_of_others(hole: HoleRow, seat: int, desk: Desk) -> float:
    """Their mean, if the hole ended as it lies."""
    seats, total = wide(hole[SEATS]), 0.0
    for other in range(seats):
        if other != seat:
            total += expected(wide(desk.table[LAYOUT + other]), wide(hole[ADJACENT]), desk)
    return total / (seats - 1)


@bare
def if_it_ended(hole: HoleRow, seat: int, desk: Desk) -> float:
    """The worth of an open hole ending as it lies (PN-42)."""
    mine = expected(wide(desk.table[LAYOUT + seat]), wide(hole[ADJACENT]), desk)
    return mine - expected_of_others(hole, seat, desk)
