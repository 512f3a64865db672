"""Six-Card Golf, compiled. The same rules as `six_card/rules.py`, clause by clause, on one array of numbers.

Cards are their ranks, 0 (ace) to 12 (king), and 13 for the joker; suits do not matter. Seats are those dealt
in, in table order, from 0; slots count from 0. A hole is an array of `SIZE` small numbers: a few fields, what
the table has agreed on, then something for every seat, then the piles.
"""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from backnine.cards import JOKER as JOKER_CARD
from backnine.cards import RANKS, SUITS, Card, french_pack, rank
from backnine.fast.kernel import (
    DRAW,
    FLIP,
    SWAP,
    TAKE,
    TOSS,
    TURN,
    DiceState,
    bare,
    shuffle,
    wide,
)
from backnine.games.six_card.rules import BLOCK, COLUMNS, SIX_CARD, pack
from backnine.games.six_card.rules import TWO as TWO_RANK
from backnine.hole import MOST_TAKES, MOST_TURNS
from backnine.house import House

HoleArray = NDArray[np.int16]

MOST_SEATS: Final = 12  # SC-01
SLOTS: Final = 6  # SC-02
NAMES: Final = (*RANKS, JOKER_CARD)
NUMBER: Final = {card: NAMES.index(rank(card)) for card in french_pack(jokers=True)}
TWO: Final = NAMES.index(TWO_RANK)
JOKER: Final = NAMES.index(JOKER_CARD)
NOBODY: Final = -1
NOTHING: Final = -1
ALL_SLOTS: Final = (1 << SLOTS) - 1

TEE_OFF, TO_DRAW, TO_PLACE, OVER = range(4)  # phases
FROM_STOCK, FROM_DISCARD = range(2)
UNDECIDED, PUTT_OUT, PACE_OF_PLAY = range(3)  # endings
NEVER, MAY, MUST = range(3)  # whether a tossed card turns one up (SC-07)

# Fields
(SEATS, DEALER, PHASE, TURN_OF, HELD, HELD_FROM, CLOSER, RENEWED, TAKES, ENDING, STOCK, DISCARDS, WAITING) = (
    range(13)
)
# House rules
(PACK, RENEWALS, TURNS_UP, LAST_ROUND, TWOS_KEEP, BLOCKS, CLOSER_PENALTY) = range(13, 20)
VALUES: Final = 20  # by rank: what a card counts (SC-20, SC-23)
DOWN: Final = VALUES + len(NAMES)  # by seat: a bit for each face-down slot
TURNS: Final = DOWN + MOST_SEATS  # by seat: turns finished
CARDS: Final = TURNS + MOST_SEATS  # by seat and slot
PILES: Final = CARDS + MOST_SEATS * SLOTS  # the discards from the front (top last), the stock at the end
SIZE: Final = PILES + len(french_pack(3, jokers=True))

# By how many columns of one rank there are: what each of them counts as a part of the block (SC-22).
IN_BLOCK: Final = np.array([0, 0, *(BLOCK[columns] // columns for columns in (2, 3))], np.int64)


@bare
def deal(hole: HoleArray, order: HoleArray, seats: int, dealer: int) -> None:
    """One card at a time from the dealer's left, then the first discard (SC-02, SC-03). What the table has
    agreed on stays as it is in `hole`."""
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
        hole[DOWN + seat] = ALL_SLOTS
        hole[TURNS + seat] = 0
        for slot in range(SLOTS):
            hole[CARDS + seat * SLOTS + slot] = order[slot * seats + place]
    dealt = seats * SLOTS
    hole[PILES] = order[dealt]
    hole[DISCARDS] = 1
    hole[STOCK] = hole[PACK] - dealt - 1
    for place in range(dealt + 1, hole[PACK]):
        hole[PILES + place] = order[place]


# Which moves are legal


@bare
def legal(hole: HoleArray, seat: int) -> int:
    """The legal moves of a seat as a mask of move numbers."""
    down = wide(hole[DOWN + seat])
    if hole[TURN_OF] == seat:
        if hole[PHASE] == TO_DRAW:
            return 1 << DRAW | 1 << TAKE  # SC-05
        if hole[HELD_FROM] == FROM_DISCARD:
            return ALL_SLOTS << SWAP  # SC-08
        return ALL_SLOTS << SWAP | tosses(down, wide(hole[TURNS_UP]))  # SC-06
    if hole[WAITING] >> seat & 1:
        return down << FLIP  # SC-04
    return 0


@bare
def tosses(down: int, turns_up: int) -> int:
    """How a card from the stock may be discarded, with these cards face down (SC-07)."""
    alone = int(turns_up != MUST) << TOSS
    return alone if turns_up == NEVER else alone | down << TURN


# What they do


@bare
def play(hole: HoleArray, seat: int, move: int, dice: DiceState) -> None:
    """Carry out a legal move. The dice are for a renewed stock."""
    if move == DRAW:
        draw(hole, dice)
    elif move == TAKE:
        hole[DISCARDS] -= 1
        hole[HELD] = hole[PILES + hole[DISCARDS]]
        hole[HELD_FROM] = FROM_DISCARD
        hole[TAKES] += 1
        hole[PHASE] = TO_PLACE
    elif move >= FLIP:
        tee_off(hole, seat, move - FLIP)
    elif move >= TURN:
        discard(hole, hole[HELD])
        hole[DOWN + seat] &= ~(1 << (move - TURN))  # SC-07
        end_turn(hole, seat)
    elif move >= SWAP:
        place = CARDS + seat * SLOTS + move - SWAP
        discard(hole, hole[place])
        hole[place] = hole[HELD]  # SC-06, SC-08
        hole[DOWN + seat] &= ~(1 << (move - SWAP))
        end_turn(hole, seat)
    else:
        discard(hole, hole[HELD])  # SC-07
        end_turn(hole, seat)


@bare
def tee_off(hole: HoleArray, seat: int, slot: int) -> None:
    before = hole[DOWN + seat]
    hole[DOWN + seat] = before & ~(1 << slot)
    if before != ALL_SLOTS:  # the second shot: this seat is ready (SC-04)
        hole[WAITING] &= ~(1 << seat)
        if hole[WAITING] == 0:
            hole[PHASE] = TO_DRAW
            hole[TURN_OF] = (hole[DEALER] + 1) % hole[SEATS]  # SC-05


@bare
def draw(hole: HoleArray, dice: DiceState) -> None:
    """The top of the stock. An empty stock is renewed first, or ends the hole (SC-32)."""
    if hole[STOCK] == 0:
        if hole[RENEWED] >= hole[RENEWALS]:
            finish(hole, PACE_OF_PLAY)
            return
        renew(hole, dice)
    hole[HELD] = hole[PILES + hole[PACK] - hole[STOCK]]
    hole[STOCK] -= 1
    hole[HELD_FROM] = FROM_STOCK
    hole[TAKES] = 0
    hole[PHASE] = TO_PLACE


@bare
def discard(hole: HoleArray, card: int) -> None:
    hole[PILES + hole[DISCARDS]] = card
    hole[DISCARDS] += 1


@bare
def renew(hole: HoleArray, dice: DiceState) -> None:
    """All discards but the top one are shuffled into a new stock (SC-32)."""
    count = wide(hole[DISCARDS]) - 1
    top = hole[PILES + count]
    start = PILES + wide(hole[PACK]) - count
    for number in range(count - 1, -1, -1):  # from behind: the places may overlap
        hole[start + number] = hole[PILES + number]
    shuffle(dice, hole[start : start + count], count)
    hole[PILES] = top
    hole[DISCARDS] = 1
    hole[STOCK] = count
    hole[RENEWED] += 1


@bare
def end_turn(hole: HoleArray, seat: int) -> None:
    hole[HELD] = NOTHING
    hole[HELD_FROM] = FROM_STOCK
    hole[TURNS + seat] += 1
    if hole[DOWN + seat] == 0 and hole[CLOSER] == NOBODY:
        hole[CLOSER] = seat  # SC-10
        if not hole[LAST_ROUND]:
            finish(hole, PUTT_OUT)
            return
    upcoming = (seat + 1) % hole[SEATS]
    if upcoming == hole[CLOSER]:
        finish(hole, PUTT_OUT)  # SC-11
    elif hole[TAKES] >= MOST_TAKES or (hole[CLOSER] == NOBODY and hole[TURNS + upcoming] >= MOST_TURNS):
        finish(hole, PACE_OF_PLAY)  # SC-32
    else:
        hole[PHASE] = TO_DRAW
        hole[TURN_OF] = upcoming


@bare
def finish(hole: HoleArray, ending: int) -> None:
    hole[PHASE] = OVER
    hole[TURN_OF] = NOBODY
    hole[ENDING] = ending
    for seat in range(hole[SEATS]):
        hole[DOWN + seat] = 0


# What a layout is worth


@bare
def strokes(cards: HoleArray, table: HoleArray) -> int:
    """Strokes of six cards, all known, at a table with these values and house rules."""
    total = 0
    for column in range(COLUMNS):
        card, below = wide(cards[column]), wide(cards[column + COLUMNS])
        if card != below or card == JOKER:  # SC-23
            total += table[VALUES + card] + table[VALUES + below]  # SC-20
        elif table[BLOCKS] and columns_of(cards, card) > 1:
            total += IN_BLOCK[columns_of(cards, card)]  # SC-22
        elif table[TWOS_KEEP] and card == TWO:
            total += min(0, 2 * table[VALUES + card])  # SC-21
    return int(total)


@bare
def columns_of(cards: NDArray[Any], card: int) -> int:
    """How many columns are pairs of this rank."""
    count = 0
    for column in range(COLUMNS):
        count += cards[column] == card and cards[column + COLUMNS] == card
    return count


@bare
def penalise(result: NDArray[Any], seats: int, closer: int) -> None:
    """Going out without the lowest score doubles it, when positive (SC-33)."""
    lowest = result[0]
    for seat in range(1, seats):
        lowest = min(lowest, result[seat])
    if closer != NOBODY and result[closer] > max(0, lowest):
        result[closer] *= 2


@bare
def score(hole: HoleArray, result: NDArray[Any]) -> None:
    """The strokes of every seat, penalty included, of a hole that is over."""
    for seat in range(hole[SEATS]):
        start = CARDS + seat * SLOTS
        result[seat] = strokes(hole[start : start + SLOTS], hole)
    if hole[CLOSER_PENALTY]:
        penalise(result, wide(hole[SEATS]), wide(hole[CLOSER]))


# From the readable engine


def numbers(cards: Iterable[Card]) -> HoleArray:
    return np.array([NUMBER[card] for card in cards], np.int16)


def new_hole(house: House, players: int) -> HoleArray:
    """Room for a hole under these house rules. `players` are those of the match: the pack goes by them, also
    where some of them sit out."""
    hole = np.zeros(SIZE, np.int16)
    hole[PACK] = len(pack(house, players))
    hole[RENEWALS] = house.number("renewals")
    hole[TURNS_UP] = ("never", "may", "must").index(str(house["flip"]))
    hole[LAST_ROUND] = house.number("last_round")
    hole[TWOS_KEEP] = house.number("twos_keep")
    hole[BLOCKS] = house.number("blocks")
    hole[CLOSER_PENALTY] = house.number("closer_penalty")
    hole[VALUES : VALUES + len(NAMES)] = values(house)
    return hole


def values(house: House) -> list[int]:
    """What each rank counts at this table."""
    return [SIX_CARD.value(card_of(number), house) for number in range(len(NAMES))]


def card_of(number: int) -> Card:
    """One of this rank: suits do not matter."""
    return JOKER_CARD if number == JOKER else Card(NAMES[number] + SUITS[0])
