"""What all kernels share: how they are compiled, their dice, and moves as numbers."""

import math
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numba
import numpy as np
from numba import types
from numpy.typing import NDArray

from backnine import whims
from backnine.fast.disk_cache import keep
from backnine.fast.parts import compile_in_parts
from backnine.moves import Move, Verb

F = TypeVar("F", bound=Callable[..., Any])

if TYPE_CHECKING:

    def kernel(function: F) -> F: ...

    def bare(function: F) -> F: ...

    def inlined(function: F) -> F: ...

    def threaded(function: F) -> F: ...

    def kernel_around(label: str) -> Callable[[F], F]: ...

else:
    compile_in_parts()

    def _compile(**options):
        compiled = numba.njit(nogil=True, error_model="numpy", **options)

        def decorate(function):
            dispatcher = compiled(function)
            keep(dispatcher)
            _take_any_number(dispatcher)
            return dispatcher

        return decorate

    def _take_any_number(dispatcher):
        """With a number in the text a kernel would be compiled for it alone, and again for all others."""
        whole = dispatcher.get_call_template

        def template(args, kws):
            return whole([_any_number(each) for each in args], kws)

        dispatcher.get_call_template = template

    def _any_number(kind):
        return kind.literal_type if isinstance(kind, types.IntegerLiteral) else kind

    kernel = _compile()
    # Makes no arrays, so that nothing need be counted: twice as fast where arrays go through many hands.
    bare = _compile(_nrt=False)
    inlined = _compile(inline="always")
    threaded = _compile(parallel=True)

    def kernel_around(label):
        """For a function made inside another, around kernels that it was given. Numba knows such a function
        again by those, whose names change with every process; here a label tells which they are."""

        def decorate(function):
            dispatcher = bare(function)
            kept = dispatcher._cache
            if hasattr(kept, "_index_key"):
                kept._index_key = lambda sig, codegen: (sig, codegen.magic_tuple(), label)
            return dispatcher

        return decorate


def is_ready(function: Callable[..., Any]) -> bool:
    """Whether a kernel has been compiled: in this process, or before and is kept on disk, for the sources as
    they are."""
    try:
        return bool(function.signatures or function._cache._cache_file._load_index())  # type: ignore[attr-defined]
    except (AttributeError, OSError):
        return False


# A move as a number from 0 to 63, so that the legal moves are one 64-bit mask. Slots count from 0 here.

DRAW, TAKE, TOSS, KNOCK, LOOK, DECLINE = range(6)
SWAP, TURN, FLIP, PEEK, LOOK_AT = 8, 16, 24, 32, 40  # plus the slot; TURN is `toss S`

_BARE: Final[dict[Verb, int]] = {
    "draw": DRAW, "take": TAKE, "toss": TOSS, "knock": KNOCK, "look": LOOK, "decline": DECLINE,
}  # fmt: skip
_SLOTTED: Final[dict[Verb, int]] = {
    "swap": SWAP,
    "toss": TURN,
    "flip": FLIP,
    "peek": PEEK,
    "look": LOOK_AT,
}


def number_of(move: Move) -> int:
    return _BARE[move.verb] if move.slot is None else _SLOTTED[move.verb] + move.slot - 1


def mask_of(moves: Iterable[Move]) -> int:
    return sum(1 << number_of(move) for move in moves)


MOVES: Final[dict[int, Move]] = {number: Move(verb) for verb, number in _BARE.items()} | {
    first + slot: Move(verb, slot + 1) for verb, first in _SLOTTED.items() for slot in range(8)
}


# Dice: SplitMix64, as in `whims.py`. One word of state, so every hole can have its own dice, made from the
# seed and its number: the same holes come out whatever the number of threads.

Floats = NDArray[np.float64]
WholeNumbers = NDArray[np.int64]
DiceState = NDArray[np.uint64]  # of length one

GOLDEN: Final = np.uint64(whims.GOLDEN)
_STRIDE: Final = np.uint64(whims.STRIDE)
_MIX_1: Final = np.uint64(whims.MIX_1)
_MIX_2: Final = np.uint64(whims.MIX_2)
_BIT_OF_2: Final = np.uint64(0x5555555555555555)  # bits counted by twos, fours and eights
_BITS_OF_4: Final = np.uint64(0x3333333333333333)
_BITS_OF_8: Final = np.uint64(0x0F0F0F0F0F0F0F0F)
_ONE_OF_8: Final = np.uint64(0x0101010101010101)


@inlined
def wide(number: int) -> int:
    """In 64 bits with a sign, where it comes from an array of narrower ones or has none: `int` leaves it as
    it is, and whatever it is handed to would be compiled for such numbers too, all the way down."""
    return int(np.int64(number))


@kernel
def new_dice(seed: int, number: int) -> DiceState:
    """Fresh dice for the hole of this number."""
    dice = np.empty(1, np.uint64)
    pick_up(dice, seed, number)
    return dice


@bare
def pick_up(dice: DiceState, seed: int | np.uint64, number: int | np.uint64) -> None:
    """Make these dice those of the hole of this number."""
    dice[0] = folded(np.uint64(seed), np.uint64(number))


@inlined
def folded(key: np.uint64, fact: np.uint64) -> np.uint64:
    """A key made of another and of a number."""
    return mixed(key * _STRIDE + fact)


@inlined
def fraction(word: np.uint64) -> float:
    """64 bits as a number from 0 to just below 1."""
    return float(word >> np.uint64(11)) * 2.0**-53


@inlined
def mixed(state: np.uint64) -> np.uint64:
    """64 random bits from a state; the next state is `state + GOLDEN`."""
    word = (state ^ (state >> np.uint64(30))) * _MIX_1
    word = (word ^ (word >> np.uint64(27))) * _MIX_2
    return word ^ (word >> np.uint64(31))


@bare
def throw(dice: DiceState, sides: int) -> int:
    """A number from 0 to `sides` - 1; `sides` is small, so the bias is below one in a hundred million."""
    dice[0] += GOLDEN
    return int(((mixed(dice[0]) >> np.uint64(32)) * np.uint64(sides)) >> np.uint64(32))


@bare
def count_bits(mask: int) -> int:
    """How many bits are set in a mask."""
    bits = np.uint64(mask)
    bits -= (bits >> np.uint64(1)) & _BIT_OF_2
    bits = (bits & _BITS_OF_4) + ((bits >> np.uint64(2)) & _BITS_OF_4)
    bits = (bits + (bits >> np.uint64(4))) & _BITS_OF_8
    return wide(int((bits * _ONE_OF_8) >> np.uint64(56)))


@bare
def lowest_bit(mask: int) -> int:
    """The number of the lowest bit that is set in a mask; one must be."""
    return count_bits((mask & -mask) - 1)


@bare
def any_bit(mask: int, dice: DiceState) -> int:
    """One of the bits that are set in a mask, each as likely as the others: a random legal move."""
    for _ in range(throw(dice, count_bits(mask))):
        mask &= mask - 1
    return lowest_bit(mask)


@bare
def any_move(legal: int, dice: DiceState) -> int:
    """The same as a bot with these dice chooses it: in the order of the rules, where what stands beside slots
    comes last."""
    slotted = legal & -1 << SWAP
    first, last = (slotted, legal ^ slotted) if slotted else (legal, 0)
    number = throw(dice, count_bits(legal))
    if number >= count_bits(first):
        return lowest_bit(last)
    for _ in range(number):
        first &= first - 1
    return lowest_bit(first)


@bare
def chance(dice: DiceState) -> float:
    """From 0 to just below 1."""
    dice[0] += GOLDEN
    return fraction(mixed(dice[0]))


@bare
def gauss(dice: DiceState, spread: float) -> float:
    """A normal distribution around 0, by Box and Muller."""
    far, turn = chance(dice), chance(dice)
    return spread * math.sqrt(-2 * math.log(1 - far)) * math.cos(2 * math.pi * turn)


@bare
def copy(to: NDArray[Any], these: NDArray[Any], many: int) -> None:
    """The first ones. For `to[:] = these` Numba compiles the text of an error, too: it takes seconds."""
    for place in range(many):
        to[place] = these[place]


@bare
def shuffle(dice: DiceState, cards: NDArray[Any], count: int) -> None:
    """The first `count` cards in random order."""
    for last in range(count - 1, 0, -1):
        other = throw(dice, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
