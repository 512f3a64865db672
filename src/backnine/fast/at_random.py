"""The loop of games that end with somebody's last card turned up, played at random as fast as it goes: every
legal move is equally likely at every decision.

A hole lives in one array that always holds the whole pack. From the left: the layouts, card by card as
dealt; the discard pile, its top just before `stock`; the stock from `stock` on, not yet in any order. A card
is drawn by exchanging a random card of the stock with its first, which thereby becomes the top of the discard
pile; placing it exchanges it with the card in the layout. So nothing is dealt before it is needed, nothing is
copied, and a turn has no branches that the machine could guess wrongly.

No rule of play looks at a card. So a game brings two tables of what its rules allow, and counts the layouts.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import GOLDEN, DiceState, inlined, mixed
from backnine.hole import MOST_TAKES, MOST_TURNS

Bytes = NDArray[np.uint8]
Word = Any  # an unsigned number of 64 bits to the compiler: mixing it with others would make floats

_BITS: Final = np.uint64(24)  # of chance for one choice: the bias is below one in a hundred thousand
_ONES: Final = np.uint64((1 << 24) - 1)


def tee_offs(slots: int) -> Bytes:
    """The ways to turn up two cards one after another, as masks of what stays down."""
    pairs = [(one, other) for one in range(slots) for other in range(slots) if one != other]
    return np.array([(1 << slots) - 1 & ~(1 << one | 1 << other) for one, other in pairs], np.uint8)


def toss_table(slots: int, options: Callable[[list[int]], list[int]]) -> Bytes:
    """For each mask of face-down slots in how many ways a card from the stock may be discarded, then what
    each of them turns up: `options` makes it from those slots; a slot past the last is none."""
    downs = [[slot for slot in range(slots) if mask >> slot & 1] for mask in range(1 << slots)]
    table = np.zeros((len(downs), slots + 2), np.uint8)
    for row, down in zip(table, downs, strict=True):
        turned_up = options(down)
        row[: len(turned_up) + 1] = [len(turned_up), *turned_up]
    return table


@inlined
def _choice(word: Word, sides: Word) -> Word:
    return ((word & _ONES) * np.uint64(sides)) >> _BITS


@inlined
def play_hole(
    pack: Bytes,
    cards: int,
    slots: int,
    seats: int,
    down: Bytes,
    tee_offs: Bytes,
    tosses: Bytes,
    renewals: int,
    last_round: int,
    dice: DiceState,
) -> tuple[int, int]:
    """Play one hole with the `cards` of the pack, which has room for one more: exchanging with an empty stock
    touches it. The turns taken, and who went out, by place after the dealer, or -1."""
    place: Word
    end: Word = np.uint64(cards)
    state = dice[0]
    dealt = seats * slots
    for dealing in range(0, dealt + 1, 2):  # two cards for each word of chance
        state += GOLDEN
        word = mixed(state)
        place = np.uint64(dealing)
        other = place + _choice(word, cards - dealing)
        pack[place], pack[other] = pack[other], pack[place]
        place += np.uint64(1)
        other = place + _choice(word >> np.uint64(32), cards - dealing - 1)
        pack[place], pack[other] = pack[other], pack[place]
    for seat in range(seats):
        state += GOLDEN
        down[seat] = tee_offs[_choice(mixed(state), len(tee_offs))]
    stock: Word = np.uint64(dealt + 1)
    turn: Word = np.uint64(0)  # unsigned, as all places are: signed ones could count from the end
    turns = takes = renewed = 0
    closer: Word = -1
    to_come = MOST_TURNS * seats  # turns until the hole is over
    while to_come:
        state += GOLDEN
        word = mixed(state)
        draws = word & np.uint64(1)
        if stock == end and draws:
            if renewed >= renewals:
                break
            renewed += 1
            pack[dealt], pack[cards - 1] = pack[cards - 1], pack[dealt]  # the top stays
            stock = np.uint64(dealt + 1)
        chosen = stock + draws * _choice(word >> np.uint64(1), end - stock)
        pack[chosen], pack[stock] = pack[stock], pack[chosen]
        stock += draws
        top = stock - np.uint64(1)
        mine: Word = down[turn]
        ways = np.uint64(tosses[mine, 0])
        pick = _choice(word >> np.uint64(25), np.uint64(slots) + draws * ways)
        if pick < np.uint64(slots):
            slot = pick
            place = slot * np.uint64(seats) + turn
        else:
            slot = np.uint64(tosses[mine, pick - np.uint64(slots - 1)])
            place = top
        pack[place], pack[top] = pack[top], pack[place]
        mine = np.uint8(mine & ~(np.uint64(1) << slot))
        down[turn] = mine
        turns += 1
        to_come -= 1
        if mine == 0 and closer < 0:
            closer = np.int64(turn)
            to_come = (seats - 1) * last_round
        takes = 0 if draws else takes + 1
        if takes >= MOST_TAKES and to_come:
            break
        turn += np.uint64(1)
        if turn == np.uint64(seats):
            turn = np.uint64(0)
    dice[0] = state
    return turns, closer
