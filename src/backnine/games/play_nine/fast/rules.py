"""Play Nine, compiled. The same rules as `play_nine/rules.py`, clause by clause, on one array of numbers.

Cards are 0 to 12, and 13 for the Hole-in-One. Seats are those dealt in, in table order, from 0; slots count
from 0. A hole is an array of `SIZE` small numbers: a few fields, then something for every seat, then the
piles.
"""

from collections import Counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.cards import HOLE_IN_ONE as HOLE_IN_ONE_CARD
from backnine.cards import Card, golf_pack
from backnine.fast.kernel import DRAW, FLIP, SWAP, TAKE, TOSS, TURN, DiceState, bare, shuffle
from backnine.hole import MOST_TAKES, MOST_TURNS
from backnine.house import House
from backnine.view import View

HoleRow = NDArray[np.int16]
CardRow = NDArray[np.int8]

MOST_SEATS: Final = 6  # PN-01
SLOTS: Final = 8  # PN-05
PACK: Final = 108  # PN-02
HOLE_IN_ONE: Final = 13
KINDS: Final = 14
TEE_SHOTS: Final = 2  # PN-07
NOBODY: Final = -1
NOTHING: Final = -1
ALL_DOWN: Final = 255

TEE_OFF, TO_DRAW, TO_PLACE, OVER = range(4)  # phases
FROM_STOCK, FROM_DISCARD = range(2)
UNDECIDED, PUTT_OUT, PACE_OF_PLAY = range(3)  # endings

# Fields
(SEATS, DEALER, PHASE, TURN_OF, HELD, HELD_FROM, CLOSER, RENEWED, TAKES, ENDING, STOCK, DISCARDS, WAITING) = (
    range(13)
)
# House rules
(RENEWALS, NO_PASS, ADJACENT, CLOSER_PENALTY) = range(13, 17)
DOWN: Final = 17  # by seat: a bit for each face-down slot
TURNS: Final = DOWN + MOST_SEATS  # by seat: turns finished
CARDS: Final = TURNS + MOST_SEATS  # by seat and slot
ORDER: Final = CARDS + MOST_SEATS * SLOTS  # the stock, its top at ORDER + PACK - STOCK
PILE: Final = ORDER + PACK  # the discards, the top at PILE + DISCARDS - 1
SIZE: Final = PILE + PACK

VALUES: Final = np.array([*range(13), -5], np.int64)
BLOCK_BONUS: Final = np.array([0, 0, -10, -15, -20], np.int64)  # PN-22 to PN-24, PN-26
FULL_PACK: Final = np.array([*range(13)] * 8 + [HOLE_IN_ONE] * 4, np.int8)


@bare
def deal(hole: HoleRow, order: CardRow | HoleRow, seats: int, dealer: int) -> None:
    """One card at a time from the dealer's left, then the first discard (PN-04 to PN-06). The house rules
    in `hole` stay as they are."""
    hole[SEATS] = seats
    hole[DEALER] = dealer
    hole[PHASE] = TEE_OFF
    hole[TURN_OF] = NOBODY
    hole[HELD] = NOTHING
    hole[CLOSER] = NOBODY
    hole[HELD_FROM] = hole[RENEWED] = hole[TAKES] = hole[ENDING] = 0
    hole[WAITING] = (1 << seats) - 1
    for place in range(seats):
        seat = (dealer + 1 + place) % seats
        hole[DOWN + seat] = ALL_DOWN
        hole[TURNS + seat] = 0
        for slot in range(SLOTS):
            hole[CARDS + seat * SLOTS + slot] = order[slot * seats + place]
    dealt = seats * SLOTS
    hole[PILE] = order[dealt]
    hole[DISCARDS] = 1
    hole[STOCK] = PACK - dealt - 1
    for place in range(dealt + 1, PACK):
        hole[ORDER + place] = order[place]


# Which moves are legal


@bare
def legal(hole: HoleRow, seat: int) -> int:
    """The legal moves of a seat as a mask of move numbers."""
    down = int(hole[DOWN + seat])
    if hole[TURN_OF] == seat:
        if hole[PHASE] == TO_DRAW:
            return 1 << DRAW | 1 << TAKE  # PN-08
        if hole[HELD_FROM] == FROM_DISCARD:
            return ALL_DOWN << SWAP  # PN-11
        only_one = down & (down - 1) == 0
        may_pass = only_one and down != 0 and not hole[NO_PASS]  # PN-14, PN-43
        return ALL_DOWN << SWAP | down << TURN | int(may_pass) << TOSS  # PN-09, PN-10
    if hole[WAITING] >> seat & 1:
        return down << FLIP  # PN-07
    return 0


# What they do


@bare
def play(hole: HoleRow, seat: int, move: int, dice: DiceState) -> None:
    """Carry out a legal move. The dice are for a renewed stock."""
    if move == DRAW:
        if hole[STOCK] == 0:
            if hole[RENEWED] >= hole[RENEWALS]:
                finish(hole, PACE_OF_PLAY)  # PN-42
                return
            renew(hole, dice)
        hole[HELD] = hole[ORDER + PACK - hole[STOCK]]
        hole[STOCK] -= 1
        hole[HELD_FROM] = FROM_STOCK
        hole[TAKES] = 0
        hole[PHASE] = TO_PLACE
    elif move == TAKE:
        hole[DISCARDS] -= 1
        hole[HELD] = hole[PILE + hole[DISCARDS]]
        hole[HELD_FROM] = FROM_DISCARD
        hole[TAKES] += 1
        hole[PHASE] = TO_PLACE
    elif move >= FLIP:
        tee_off(hole, seat, move - FLIP)
    elif move >= TURN:
        discard(hole, hole[HELD])
        hole[DOWN + seat] &= ~(1 << (move - TURN))  # PN-10
        end_turn(hole, seat)
    elif move >= SWAP:
        place = CARDS + seat * SLOTS + move - SWAP
        discard(hole, hole[place])
        hole[place] = hole[HELD]  # PN-09, PN-11
        hole[DOWN + seat] &= ~(1 << (move - SWAP))  # PN-12
        end_turn(hole, seat)
    else:
        discard(hole, hole[HELD])  # PN-14
        end_turn(hole, seat)


@bare
def tee_off(hole: HoleRow, seat: int, slot: int) -> None:
    down = hole[DOWN + seat] & ~(1 << slot)
    hole[DOWN + seat] = down
    first = down | 1 << slot
    if first != ALL_DOWN:  # the second shot: this seat is ready (PN-07)
        hole[WAITING] &= ~(1 << seat)
        if hole[WAITING] == 0:
            hole[PHASE] = TO_DRAW
            hole[TURN_OF] = (hole[DEALER] + 1) % hole[SEATS]  # PN-04


@bare
def discard(hole: HoleRow, card: int) -> None:
    hole[PILE + hole[DISCARDS]] = card
    hole[DISCARDS] += 1


@bare
def renew(hole: HoleRow, dice: DiceState) -> None:
    """All discards but the top one are shuffled into a new stock (PN-41)."""
    count = int(hole[DISCARDS]) - 1
    start = ORDER + PACK - count
    for number in range(count):
        hole[start + number] = hole[PILE + number]
    shuffle(dice, hole[start : start + count], count)
    hole[PILE] = hole[PILE + count]
    hole[DISCARDS] = 1
    hole[STOCK] = count
    hole[RENEWED] += 1


@bare
def end_turn(hole: HoleRow, seat: int) -> None:
    hole[HELD] = NOTHING
    hole[HELD_FROM] = FROM_STOCK
    hole[TURNS + seat] += 1
    if hole[DOWN + seat] == 0 and hole[CLOSER] == NOBODY:
        hole[CLOSER] = seat  # PN-15; a second one starts no further round (PN-16)
    upcoming = (seat + 1) % hole[SEATS]
    if upcoming == hole[CLOSER]:
        finish(hole, PUTT_OUT)  # PN-17
    elif hole[TAKES] >= MOST_TAKES or (hole[CLOSER] == NOBODY and hole[TURNS + upcoming] >= MOST_TURNS):
        finish(hole, PACE_OF_PLAY)  # PN-42
    else:
        hole[PHASE] = TO_DRAW
        hole[TURN_OF] = upcoming


@bare
def finish(hole: HoleRow, ending: int) -> None:
    hole[PHASE] = OVER
    hole[TURN_OF] = NOBODY
    hole[ENDING] = ending
    for seat in range(hole[SEATS]):
        hole[DOWN + seat] = 0


# What a layout is worth


@bare
def strokes(cards: HoleRow, adjacent: bool) -> int:
    """Strokes of eight cards, all known (PN-20 to PN-28, PN-40)."""
    total = 0
    pairs = 0  # the columns that are pairs, four bits for each kind of card
    for column in range(4):
        above, below = cards[column], cards[column + 4]
        if above != below:
            total += VALUES[above] + VALUES[below]  # PN-20
            continue
        if above == HOLE_IN_ONE:
            total -= 10  # PN-25
        pairs |= 1 << (4 * int(above) + column)  # PN-21
    while pairs:
        columns = pairs & 15
        if columns & (columns - 1):
            total += blocks(columns, adjacent)
        pairs >>= 4
    return total


@bare
def blocks(columns: int, adjacent: bool) -> int:
    """The bonus of all columns with pairs of one value, or of each run of neighbours (PN-22 to PN-28)."""
    bonus, run = 0, 0
    for column in range(5):
        if columns >> column & 1:
            run += 1
        elif adjacent:  # PN-40
            bonus += BLOCK_BONUS[run]
            run = 0
    return int(bonus + BLOCK_BONUS[run])


@bare
def score(hole: HoleRow, result: NDArray[np.int64]) -> None:
    """The strokes of every seat, penalty included, of a hole that is over."""
    seats = hole[SEATS]
    lowest = 1000
    for seat in range(seats):
        start = CARDS + seat * SLOTS
        result[seat] = strokes(hole[start : start + SLOTS], hole[ADJACENT] != 0)
        lowest = min(lowest, result[seat])
    closer = hole[CLOSER]
    if hole[CLOSER_PENALTY] and closer != NOBODY and result[closer] > max(0, lowest):
        result[closer] *= 2


# From and to the readable engine


def number_of_card(card: Card) -> int:
    return HOLE_IN_ONE if card == HOLE_IN_ONE_CARD else int(card)


def new_hole(house: House) -> HoleRow:
    """Room for a hole under these house rules."""
    hole = np.zeros(SIZE, np.int16)
    hole[RENEWALS] = house.number("renewals")
    hole[NO_PASS] = house.number("no_pass")
    hole[ADJACENT] = house.number("adjacent")
    hole[CLOSER_PENALTY] = house.number("closer_penalty")
    return hole


PHASES: Final = {"tee-off": TEE_OFF, "draw": TO_DRAW, "place": TO_PLACE, "over": OVER}


def from_view(view: View) -> HoleRow:
    """The hole as the acting seat sees it. The cards it cannot see lie in some order: redeal them before
    use."""
    hole = new_hole(view.house)
    place = {seat: number for number, seat in enumerate(view.seats)}
    hidden = Counter(golf_pack())
    hole[SEATS] = len(view.seats)
    hole[DEALER] = place[view.dealer]
    hole[PHASE] = PHASES[view.phase]
    hole[TURN_OF] = NOBODY if view.turn is None else place[view.turn]
    hole[CLOSER] = NOBODY if view.closer is None else place[view.closer]
    hole[HELD] = NOTHING if view.held is None else number_of_card(view.held)
    hole[HELD_FROM] = FROM_DISCARD if view.held_from == "discard" else FROM_STOCK
    hole[RENEWED], hole[TAKES] = view.renewals, view.takes
    hole[STOCK], hole[DISCARDS] = view.stock, len(view.discard)
    hidden.subtract([view.held] if view.held else [])
    hidden.subtract(view.discard)
    for number, card in enumerate(view.discard):
        hole[PILE + number] = number_of_card(card)
    dark = []
    for seat, number in place.items():
        hole[TURNS + number] = view.turns[seat]
        for slot, seen in enumerate(view.layouts[seat]):
            if seen.card is None:
                hole[DOWN + number] |= 1 << slot
                dark.append(CARDS + number * SLOTS + slot)
            else:
                hole[CARDS + number * SLOTS + slot] = number_of_card(seen.card)
                hidden[seen.card] -= 1
        if view.phase == "tee-off" and sum([seen.up for seen in view.layouts[seat]]) < TEE_SHOTS:
            hole[WAITING] |= 1 << number
    dark += range(ORDER + PACK - view.stock, ORDER + PACK)
    for position, card in zip(dark, hidden.elements(), strict=True):
        hole[position] = number_of_card(card)
    return hole
