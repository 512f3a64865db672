"""The verifiable shuffle, compiled: the same orders as `shuffle.py`, from the same seeds and labels.

Sixteen blocks of the counter stream are hashed side by side, which the machine does nearly as quickly as one.
SHA-256 is written with the two sequences that its eight registers are a window of: what is called `a` and
`e` there, here every one in a row of its own, so that no step waits for registers to change places.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import bare
from backnine.shuffle import Shuffle

HashWords = NDArray[np.uint32]
Letters = NDArray[np.uint8]

LANES: Final = 16  # blocks at once
LETTERS: Final = 64  # of a message: one block of SHA-256
_A, _E, _W = 0, 68, 136  # rows of the desk
DESK: Final = (_W + 64, LANES)
KEYS: Final = (8, LANES)  # a key in each lane
PADS: Final = (16, LANES)  # all that a key is needed for: the inner and the outer state of its blocks
NUMBERS: Final = 8 * LANES

_BOUND: Final = 2**32
_FOUR: Final = 4


def _roots(power: int, count: int) -> list[int]:
    """The first 32 bits behind the point of the square or cube roots of the first primes."""
    primes = [n for n in range(2, 320) if all(n % other for other in range(2, n))][:count]
    return [_root(prime << 32 * power, power) % 2**32 for prime in primes]


def _root(number: int, power: int) -> int:
    low, high = 0, 1 << 48
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= number else (low, middle)
    return low


_START: Final = np.repeat(np.array(_roots(2, 8), np.uint32), LANES).reshape(KEYS)  # the same in every lane
_ROUND: Final = np.array(_roots(3, 64), np.uint32)


@bare
def _compress(desk: HashWords, start: HashWords) -> None:
    """One block in every lane. The message is in the first sixteen rows of `_W`, what every lane begins with
    in the eight rows of `start`; what comes out replaces the first eight of the message."""
    for row in range(_FOUR):
        for lane in range(LANES):
            desk[_A + row, lane] = start[3 - row, lane]
            desk[_E + row, lane] = start[7 - row, lane]
    for row in range(_W + 16, _W + 64):
        for lane in range(LANES):
            near, far = desk[row - 2, lane], desk[row - 15, lane]
            one = (far >> 7 | far << 25) ^ (far >> 18 | far << 14) ^ far >> 3
            two = (near >> 17 | near << 15) ^ (near >> 19 | near << 13) ^ near >> 10
            desk[row, lane] = np.uint32(desk[row - 16, lane] + one + desk[row - 7, lane] + two)
    for row in range(64):
        constant = _ROUND[row]
        for lane in range(LANES):
            e, f, g = desk[_E + 3 + row, lane], desk[_E + 2 + row, lane], desk[_E + 1 + row, lane]
            a, b, c = desk[_A + 3 + row, lane], desk[_A + 2 + row, lane], desk[_A + 1 + row, lane]
            d = desk[_A + row, lane]
            mixed = (e >> 6 | e << 26) ^ (e >> 11 | e << 21) ^ (e >> 25 | e << 7)
            step = desk[_E + row, lane] + mixed + (g ^ e & (f ^ g)) + constant + desk[_W + row, lane]
            turned = (a >> 2 | a << 30) ^ (a >> 13 | a << 19) ^ (a >> 22 | a << 10)
            desk[_E + 4 + row, lane] = np.uint32(step + d)
            desk[_A + 4 + row, lane] = np.uint32(step + turned + (a & b | c & (a | b)))
    for row in range(_FOUR):
        for lane in range(LANES):
            desk[_W + row, lane] = np.uint32(desk[_A + 67 - row, lane] + start[row, lane])
            desk[_W + 4 + row, lane] = np.uint32(desk[_E + 67 - row, lane] + start[4 + row, lane])


@bare
def set_keys(desk: HashWords, keys: HashWords, pads: HashWords) -> None:
    """Take a key in every lane."""
    for half in range(2):
        filling = np.uint32(0x36363636 if half == 0 else 0x5C5C5C5C)
        for row in range(16):
            for lane in range(LANES):
                desk[_W + row, lane] = np.uint32(keys[row, lane] ^ filling) if row < 8 else filling
        _compress(desk, _START)
        for row in range(8):
            for lane in range(LANES):
                pads[8 * half + row, lane] = desk[_W + row, lane]


@bare
def spread(pads: HashWords, lane: int, everywhere: HashWords) -> None:
    """The key of one lane in all of them."""
    for row in range(16):
        for other in range(LANES):
            everywhere[row, other] = pads[row, lane]


@bare
def _hash(desk: HashWords, pads: HashWords) -> None:
    """HMAC of the messages in the desk, each of one block, filled up and with its length."""
    _compress(desk, pads[:8])
    for lane in range(LANES):
        desk[_W + 8, lane] = np.uint32(0x80000000)
        for row in range(9, 15):
            desk[_W + row, lane] = 0
        desk[_W + 15, lane] = (64 + 32) * 8
    _compress(desk, pads[8:])


@bare
def _lay(desk: HashWords, lane: int, letters: Letters, length: int) -> None:
    """A message of a block into a lane, filled up."""
    for row in range(15):
        word = 0
        for part in range(_FOUR):
            place = 4 * row + part
            letter = letters[place] if place < length else 0x80 if place == length else 0
            word = word << 8 | letter
        desk[_W + row, lane] = np.uint32(word)
    desk[_W + 15, lane] = (64 + length) * 8


@bare
def write_number(letters: Letters, length: int, number: int) -> int:
    """A number behind what is written; the new length."""
    digits = 1
    while number >= 10**digits:
        digits += 1
    for place in range(digits):
        letters[length + digits - 1 - place] = 48 + number % 10
        number //= 10
    return length + digits


@bare
def write_text(letters: Letters, length: int, text: Letters) -> int:
    for place in range(len(text)):
        letters[length + place] = text[place]
    return length + len(text)


@bare
def open_deals(
    desk: HashWords, plan: HashWords, letters: Letters, first: int, keys: HashWords, pads: HashWords
) -> None:
    """The deals of a contest from number `first` on, a lane each: their keys in `pads`, made from the seeds
    that the key of the contest, `plan`, gives them; and in the first two rows of `keys` their whims."""
    for lane in range(LANES):
        length = write_number(letters, write_text(letters, 0, _DEAL), first + lane)
        _lay(desk, lane, letters, write_text(letters, length, _FIRST_BLOCK))
    _hash(desk, plan)
    _take_keys(desk, keys, pads)
    for lane in range(LANES):
        _lay(desk, lane, letters, 0)
    _hash(desk, pads)
    _take_keys(desk, keys, pads)
    length = write_text(letters, write_text(letters, 0, _WHIMS), _FIRST_BLOCK)
    for lane in range(LANES):
        _lay(desk, lane, letters, length)
    _hash(desk, pads)
    for row in range(2):
        for lane in range(LANES):
            keys[row, lane] = desk[_W + row, lane]


@bare
def _take_keys(desk: HashWords, keys: HashWords, pads: HashWords) -> None:
    """What was hashed last are the keys now."""
    for row in range(8):
        for lane in range(LANES):
            keys[row, lane] = desk[_W + row, lane]
    set_keys(desk, keys, pads)


@bare
def order(
    desk: HashWords, pads: HashWords, letters: Letters, length: int, cards: NDArray[Any], count: int
) -> None:
    """The first `count` cards in the order of this label (`Shuffle.order`)."""
    used, first = NUMBERS, -LANES
    for last in range(count - 1, 0, -1):
        bound = last + 1
        limit = _BOUND - _BOUND % bound
        number = _BOUND
        while number >= limit:  # those past the last whole multiple would favour low places
            if used == NUMBERS:
                first += LANES
                used = 0
                _next_numbers(desk, pads, letters, length, first)
            number = int(np.int64(desk[_W + (used & 7), used >> 3]))
            used += 1
        other = number % bound
        cards[last], cards[other] = cards[other], cards[last]


@bare
def _next_numbers(desk: HashWords, pads: HashWords, letters: Letters, length: int, first: int) -> None:
    """The blocks of the counter stream from number `first` on, a lane each."""
    letters[length] = 10
    for lane in range(LANES):
        _lay(desk, lane, letters, write_number(letters, length + 1, first + lane))
    _hash(desk, pads)


def letters_of(text: str) -> Letters:
    return np.frombuffer(text.encode(), np.uint8)


_DEAL: Final = letters_of("deal ")
_WHIMS: Final = letters_of("whims")
_FIRST_BLOCK: Final = letters_of("\n0")


def key_of(shuffle: Shuffle) -> HashWords:
    """The key of a shuffle, in all lanes."""
    pads, desk, keys = np.zeros(PADS, np.uint32), np.zeros(DESK, np.uint32), np.zeros(KEYS, np.uint32)
    keys[:] = np.frombuffer(shuffle.key, ">u4").reshape(8, 1)
    set_keys(desk, keys, pads)
    return pads
