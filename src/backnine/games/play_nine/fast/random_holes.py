"""Play Nine at random, as fast as it goes: every legal move is equally likely at every decision.

A hole lives in one array of 108 cards that always holds the whole pack. From the left: the layouts, card by
card as dealt; the discard pile, its top just before `stock`; the stock from `stock` on, not yet in any
order. A card is drawn by exchanging a random card of the stock with its first, which thereby becomes the top
of the discard pile; placing it exchanges it with the card in the layout. So nothing is dealt before it is
needed, nothing is copied, and a turn has no branches that the machine could guess wrongly.
"""

from typing import Any, Final

import numba
import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import GOLDEN, bare, inlined, kernel, mixed, new_dice, threaded
from backnine.games.play_nine.fast.rules import (
    ALL_DOWN,
    FULL_PACK,
    HOLE_IN_ONE,
    PACK,
    SLOTS,
    blocks,
)
from backnine.hole import MOST_TAKES, MOST_TURNS
from backnine.house import House

Bytes = NDArray[np.uint8]
Word = Any  # an unsigned number of 64 bits to the compiler: mixing it with others would make floats
Chairs = tuple[int, ...]  # one for each seat: how many there are is known when a kernel is compiled
HouseFlags = tuple[int, ...]  # renewals, no_pass, adjacent, closer_penalty

BLOCK: Final = 256  # holes in a row that begin with one fresh pack and one pair of dice

_BITS: Final = np.uint64(24)  # of chance for one choice: the bias is below one in a hundred thousand
_ONES: Final = np.uint64((1 << 24) - 1)
_VALUES: Final = np.array([*range(13), -5], np.int64)
_COUNT: Final = np.array([bin(mask).count("1") for mask in range(256)], np.uint8)


def _nth_bits() -> Bytes:
    """For each mask, its bits in order; past the last, 8: no slot, which is the pass (PN-14)."""
    bits = [[slot for slot in range(SLOTS) if mask >> slot & 1] for mask in range(256)]
    return np.array([slots + [SLOTS] * (9 - len(slots)) for slots in bits], np.uint8)


def _tee_offs() -> Bytes:
    """The 56 ways to turn up two cards one after another, as masks of what stays down."""
    pairs = [(one, other) for one in range(SLOTS) for other in range(SLOTS) if one != other]
    return np.array([ALL_DOWN & ~(1 << one | 1 << other) for one, other in pairs], np.uint8)


_NTH: Final = _nth_bits()
_TEE_OFFS: Final = _tee_offs()


@inlined
def _choice(word: Word, sides: Word) -> Word:
    return ((word & _ONES) * np.uint64(sides)) >> _BITS


@bare
def play_hole(
    pack: Bytes,
    down: Bytes,
    chairs: Chairs,
    table: HouseFlags,
    dice: NDArray[np.uint64],
    result: NDArray[np.int64],
) -> int:
    """One hole; the strokes by place after the dealer. The number of turns."""
    seats = len(chairs)
    renewals, no_pass = table[0], table[1]
    place: Word
    state = dice[0]
    dealt = seats * SLOTS
    # PN-05, PN-06: two cards for each word of chance
    for dealing in range(0, dealt + 1, 2):
        state += GOLDEN
        word = mixed(state)
        place = np.uint64(dealing)
        other = place + _choice(word, PACK - dealing)
        pack[place], pack[other] = pack[other], pack[place]
        place += np.uint64(1)
        other = place + _choice(word >> np.uint64(32), PACK - dealing - 1)
        pack[place], pack[other] = pack[other], pack[place]
    for seat in range(seats):  # PN-07
        state += GOLDEN
        down[seat] = _TEE_OFFS[_choice(mixed(state), 56)]
    stock: Word = np.uint64(dealt + 1)
    turn: Word = np.uint64(0)  # unsigned, as all places are: signed ones could count from the end
    turns = takes = renewed = 0
    closer: Word = -1
    to_come = MOST_TURNS * seats  # turns until the hole is over (PN-42)
    while to_come:
        state += GOLDEN
        word = mixed(state)
        draws = word & np.uint64(1)  # PN-08
        if stock == PACK and draws:
            if renewed >= renewals:
                break  # PN-42
            renewed += 1
            pack[dealt], pack[PACK - 1] = pack[PACK - 1], pack[dealt]  # PN-41: the top stays
            stock = np.uint64(dealt + 1)
        chosen = stock + draws * _choice(word >> np.uint64(1), PACK - stock)
        pack[chosen], pack[stock] = pack[stock], pack[chosen]
        stock += draws
        top = stock - np.uint64(1)
        mine: Word = down[turn]
        hidden = np.uint64(_COUNT[mine])
        passes = np.uint64(hidden == 1 and not no_pass)
        pick = _choice(word >> np.uint64(25), np.uint64(SLOTS) + draws * (hidden + passes))
        if pick < SLOTS:  # PN-09, PN-11
            slot = pick
            place = slot * np.uint64(seats) + turn
        else:  # PN-10, PN-14
            slot = np.uint64(_NTH[mine, pick - np.uint64(SLOTS)])
            place = top
        pack[place], pack[top] = pack[top], pack[place]
        mine = np.uint8(mine & ~(np.uint64(1) << slot))
        down[turn] = mine
        turns += 1
        to_come -= 1
        if mine == 0 and closer < 0:  # PN-15, PN-16
            closer = np.int64(turn)
            to_come = seats - 1
        takes = 0 if draws else takes + 1
        if takes >= MOST_TAKES and to_come:
            break
        turn += np.uint64(1)
        if turn == seats:
            turn = np.uint64(0)
    dice[0] = state
    _score(pack, chairs, table, closer, result)
    return turns


@inlined
def _score(pack: Bytes, chairs: Chairs, table: HouseFlags, closer: int, result: NDArray[np.int64]) -> None:
    seats, adjacent = len(chairs), table[2]
    lowest = 1000
    for seat in range(seats):
        total: Word = 0
        pairs: Word = 0
        for column in range(4):
            above = np.int64(pack[np.uint64(column * seats + seat)])
            below = np.int64(pack[np.uint64((column + 4) * seats + seat)])
            if above != below or above == HOLE_IN_ONE:
                total += _VALUES[above] + _VALUES[below]  # PN-20, PN-21, PN-25
            if above == below:
                pairs |= 1 << (4 * above + column)
        while pairs:
            columns = pairs & 15
            if columns & (columns - 1):
                total += blocks(columns, adjacent != 0)
            pairs >>= 4
        result[seat] = total
        lowest = min(lowest, total)
    if table[3] and closer >= 0 and result[closer] > max(0, lowest):
        result[closer] *= 2


@kernel
def _play_block(
    chairs: Chairs, table: HouseFlags, seed: int, number: int, first: int, last: int, out: NDArray[np.int16]
) -> None:
    """The holes of one block into `out[first:last]`; the first column is the turns."""
    pack = np.empty(PACK + 1, np.uint8)  # one more: exchanging with an empty stock touches it
    pack[:PACK] = FULL_PACK
    down = np.empty(8, np.uint8)
    result = np.empty(8, np.int64)
    dice = new_dice(seed, number)
    for hole in range(first, last):
        out[hole, 0] = play_hole(pack, down, chairs, table, dice, result)
        for seat in range(len(chairs)):
            out[hole, seat + 1] = result[seat]


@threaded
def _play_all(chairs: Chairs, table: HouseFlags, seed: int, out: NDArray[np.int16]) -> None:
    count = len(out)
    for number in numba.prange((count + BLOCK - 1) // BLOCK):
        _play_block(chairs, table, seed, number, number * BLOCK, min(count, (number + 1) * BLOCK), out)


@kernel
def _play_alone(chairs: Chairs, table: HouseFlags, seed: int, out: NDArray[np.int16]) -> None:
    count = len(out)
    for number in range((count + BLOCK - 1) // BLOCK):
        _play_block(chairs, table, seed, number, number * BLOCK, min(count, (number + 1) * BLOCK), out)


def random_holes(seats: int, house: House, *, seed: int, count: int, threads: int = 1) -> NDArray[np.int16]:
    """So many holes, one to a row: the turns taken, then the strokes by place after the dealer. The same
    holes come out on any number of threads."""
    chairs = (0,) * seats
    table = tuple(house.number(key) for key in ("renewals", "no_pass", "adjacent", "closer_penalty"))
    out = np.empty((count, seats + 1), np.int16)
    if threads == 1:  # saves compiling and starting threads
        _play_alone(chairs, table, seed, out)
    else:
        before = numba.get_num_threads()
        numba.set_num_threads(min(threads, before))
        try:
            _play_all(chairs, table, seed, out)
        finally:
            numba.set_num_threads(before)
    return out
