"""The verifiable shuffle, compiled: the same orders as `shuffle.py`, from the same seeds and labels.

Sixteen blocks of the counter stream are hashed side by side, which the machine does nearly as quickly as one.
SHA-256 is written with the two sequences that its eight registers are a window of: what is called `a` and
`e` there, here every one in a row of its own, so that no step waits for registers to change places.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import bare, inlined, wide
from backnine.shuffle import Shuffle

HashWords = NDArray[np.uint32]
Letters = NDArray[np.uint8]

LANES: Final = 16  # blocks at once
LETTERS: Final = 64  # of a message: one block of SHA-256
# The desk, row after row. With fixed places in one long row it is known that nothing overlaps, and rows are
# worked on as a whole.
_A: Final = 0
_E: Final = _A + 68 * LANES
_W: Final = _E + 68 * LANES
DESK: Final = _W + 64 * LANES
KEYS: Final = (8, LANES)  # a key in each lane
_STATE: Final = 8 * LANES  # what a block begins with: four rows as they come first in _A, four as in _E
PADS: Final = 2 * _STATE  # all that a key is needed for: the inner and the outer state of its blocks
NUMBERS: Final = 8 * LANES

_A1, _A2, _A3, _A4 = (_A + rows * LANES for rows in range(1, 5))
_E1, _E2, _E3, _E4 = (_E + rows * LANES for rows in range(1, 5))
_W4: Final = _W + 4 * LANES
_BOUND: Final = 2**32
_FOUR: Final = 4
_END: Final = 0x80  # what comes behind a message


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


_START: Final = np.repeat(np.array(_roots(2, 8), np.uint32)[[3, 2, 1, 0, 7, 6, 5, 4]], LANES)
_ROUND: Final = np.array(_roots(3, 64), np.uint32)


@inlined
def _rotated(word: np.uint32, right: int, left: int) -> np.uint32:
    """Every step in 32 bits: in 64, as numbers are added up otherwise, only half as many go side by side."""
    return np.uint32(np.uint32(word >> right) | np.uint32(word << left))


@bare
def _compress(desk: HashWords, start: HashWords) -> None:
    """One block in every lane. The message is in the first sixteen rows of `_W`, what every lane begins with
    in `start`; what comes out replaces the first eight rows of the message."""
    for place in range(4 * LANES):
        desk[_A + place] = start[place]
        desk[_E + place] = start[4 * LANES + place]
    for row in range(_W + 16 * LANES, _W + 64 * LANES, LANES):
        for place in range(row, row + LANES):
            near, far = desk[place - 2 * LANES], desk[place - 15 * LANES]
            one = _rotated(far, 7, 25) ^ _rotated(far, 18, 14) ^ np.uint32(far >> 3)
            two = _rotated(near, 17, 15) ^ _rotated(near, 19, 13) ^ np.uint32(near >> 10)
            desk[place] = np.uint32(desk[place - 16 * LANES] + one + desk[place - 7 * LANES] + two)
    for number in range(64):
        constant = _ROUND[number]
        for place in range(number * LANES, (number + 1) * LANES):
            a, b, c = desk[_A3 + place], desk[_A2 + place], desk[_A1 + place]
            e, f, g = desk[_E3 + place], desk[_E2 + place], desk[_E1 + place]
            mixed = _rotated(e, 6, 26) ^ _rotated(e, 11, 21) ^ _rotated(e, 25, 7)
            step = np.uint32(desk[_E + place] + mixed + (g ^ e & (f ^ g)) + constant + desk[_W + place])
            turned = _rotated(a, 2, 30) ^ _rotated(a, 13, 19) ^ _rotated(a, 22, 10)
            desk[_E4 + place] = np.uint32(step + desk[_A + place])
            desk[_A4 + place] = np.uint32(step + turned + (a & b | c & (a | b)))
    for row in range(_FOUR):
        first, last = (3 - row) * LANES, (67 - row) * LANES
        for lane in range(LANES):
            desk[_W + row * LANES + lane] = np.uint32(desk[_A + last + lane] + desk[_A + first + lane])
        for lane in range(LANES):
            desk[_W4 + row * LANES + lane] = np.uint32(desk[_E + last + lane] + desk[_E + first + lane])


@bare
def set_keys(desk: HashWords, keys: HashWords, pads: HashWords) -> None:
    """Take a key in every lane."""
    for half in range(2):
        filling = np.uint32(0x36363636 if half == 0 else 0x5C5C5C5C)
        for row in range(16):
            for lane in range(LANES):
                word = np.uint32(keys[row, lane] ^ filling) if row < 8 else filling
                desk[_W + row * LANES + lane] = word
        _compress(desk, _START)
        for row in range(8):
            for lane in range(LANES):
                pads[half * _STATE + (row ^ 3) * LANES + lane] = desk[_W + row * LANES + lane]


@bare
def spread(pads: HashWords, lane: int, everywhere: HashWords) -> None:
    """The key of one lane in all of them."""
    for row in range(0, PADS, LANES):
        for other in range(LANES):
            everywhere[row + other] = pads[row + lane]


@bare
def _hash(desk: HashWords, pads: HashWords) -> None:
    """HMAC of the messages in the desk, each of one block, filled up and with its length."""
    _compress(desk, pads[:_STATE])
    for lane in range(LANES):
        desk[_W + 8 * LANES + lane] = np.uint32(0x80000000)
        desk[_W + 15 * LANES + lane] = (64 + 32) * 8
    for place in range(_W + 9 * LANES, _W + 15 * LANES):
        desk[place] = 0
    _compress(desk, pads[_STATE:])


@bare
def _lay(desk: HashWords, lane: int, letters: Letters, length: int) -> None:
    """A message of a block into a lane, filled up."""
    for row in range(15):
        word = 0
        for part in range(_FOUR):
            place = 4 * row + part
            letter = letters[place] if place < length else _END if place == length else 0
            word = word << 8 | letter
        desk[_W + row * LANES + lane] = np.uint32(word)
    desk[_W + 15 * LANES + lane] = (64 + length) * 8


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
            keys[row, lane] = desk[_W + row * LANES + lane]


@bare
def _take_keys(desk: HashWords, keys: HashWords, pads: HashWords) -> None:
    """What was hashed last are the keys now."""
    for row in range(8):
        for lane in range(LANES):
            keys[row, lane] = desk[_W + row * LANES + lane]
    set_keys(desk, keys, pads)


@bare
def order(
    desk: HashWords, pads: HashWords, letters: Letters, length: int, cards: NDArray[Any], count: int
) -> None:
    """The first `count` cards in the order of this label (`Shuffle.order`)."""
    used, first = NUMBERS, -LANES
    for last in range(count - 1, 0, -1):
        bound = np.uint32(last + 1)
        while True:
            if used == NUMBERS:
                first += LANES
                used = 0
                _next_numbers(desk, pads, letters, length, first)
            number = desk[_W + (used & 7) * LANES + (used >> 3)]
            used += 1
            if not favours_low_places(number, last + 1):
                break
        other = np.uint32(number % bound)
        cards[last], cards[other] = cards[other], cards[last]


@bare
def favours_low_places(number: np.uint32, bound: int) -> bool:
    """Past the last whole multiple. That is dear to find out, and can only be so for the very highest."""
    return bool(number >= _BOUND - bound and number >= _BOUND - _BOUND % bound)


@bare
def _next_numbers(desk: HashWords, pads: HashWords, letters: Letters, length: int, first: int) -> None:
    """The blocks of the counter stream from number `first` on, a lane each. The label is laid in all lanes at
    once, the number behind it in each."""
    letters[length] = 10
    for row in range(15):
        word = 0
        for place in range(4 * row, 4 * row + 4):
            word = word << 8 | (letters[place] if place <= length else 0)
        for lane in range(LANES):
            desk[_W + row * LANES + lane] = np.uint32(word)
    for lane in range(LANES):
        end = write_number(letters, length + 1, first + lane)
        for place in range(length + 1, end):
            _add_letter(desk, lane, place, wide(letters[place]))
        _add_letter(desk, lane, end, _END)
        desk[_W + 15 * LANES + lane] = (64 + end) * 8
    _hash(desk, pads)


@inlined
def _add_letter(desk: HashWords, lane: int, place: int, letter: int) -> None:
    desk[_W + (place >> 2) * LANES + lane] |= np.uint32(letter << 24 - 8 * (place & 3))


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
