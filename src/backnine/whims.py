"""The dice of our bots: SplitMix64, a small generator that is the same in plain Python and in the kernels.

A throw hangs on its key, its place and how many throws went before, and on nothing else. The kernels have the
same in `fast/kernel.py`; a test compares them throw by throw.
"""

import math
from collections.abc import MutableSequence, Sequence
from typing import Any, Final, TypeVar

T = TypeVar("T")

GOLDEN: Final = 0x9E3779B97F4A7C15
STRIDE: Final = 0xD1342543DE82EF95
MIX_1: Final = 0xBF58476D1CE4E5B9
MIX_2: Final = 0x94D049BB133111EB
SEATS: Final = 256  # a place is a number of moves and a seat below this
_ONES: Final = 2**64 - 1


def mixed(state: int) -> int:
    """64 random bits from a state; the next state is `state + GOLDEN`."""
    word = (state ^ (state >> 30)) * MIX_1 & _ONES
    word = (word ^ (word >> 27)) * MIX_2 & _ONES
    return word ^ (word >> 31)


def folded(key: int, *facts: int) -> int:
    """A key made of another and of some numbers, in their order."""
    for fact in facts:
        key = mixed(key * STRIDE + fact & _ONES)
    return key


def fraction(word: int) -> float:
    """64 bits as a number from 0 to just below 1, in steps of 2^-53."""
    return (word >> 11) * 2.0**-53


class Whims:
    """Dice with the few methods that bots use, named as those of `random.Random`."""

    __slots__ = ("_state",)

    def __init__(self, key: int, place: int = 0) -> None:
        self._state = folded(key, place)

    def _word(self) -> int:
        self._state = self._state + GOLDEN & _ONES
        return mixed(self._state)

    def _below(self, sides: int) -> int:
        """`sides` is small, so the bias is below one in a hundred million."""
        return (self._word() >> 32) * sides >> 32

    def random(self) -> float:
        """From 0 to just below 1."""
        return fraction(self._word())

    def getrandbits(self, bits: int, /) -> int:
        """Up to 64 of them."""
        return self._word() >> 64 - bits

    def choice(self, some: Sequence[T], /) -> T:
        return some[self._below(len(some))]

    def gauss(self, mean: float, spread: float, /) -> float:
        """A normal distribution, by Box and Muller."""
        far, turn = self.random(), self.random()
        return mean + spread * math.sqrt(-2 * math.log(1 - far)) * math.cos(2 * math.pi * turn)

    def shuffle(self, cards: MutableSequence[Any], /) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self._below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def sample(self, cards: Sequence[T], many: int, /) -> list[T]:
        order = list(cards)
        self.shuffle(order)
        return order[:many]
