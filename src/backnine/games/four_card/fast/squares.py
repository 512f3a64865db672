"""Every square a Four-Card player can have before them, numbered, so that one's own side of a hole can be
solved as a solitaire.

Squares that are as good as each other share a number: the order of the cards does not matter, nor their
names if they count the same. With the house rule pairs_cancel names matter, and only the two columns and
the two cards of a column may be exchanged.
"""

from functools import cache
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import bare, kernel
from backnine.games.four_card.fast.rules import VALUE

Shorts = NDArray[np.int16]

LEAST: Final = 4 * int(VALUE.min())
COUNTS: Final = 4 * int(VALUE.max()) - LEAST + 1
NOWHERE: Final = -1


class Squares(NamedTuple):
    """Cards that are as good as each other are one kind; one kind more stands for a card not known."""

    kind: Shorts  # by rank
    value: Shorts  # by kind
    number: Shorts  # of the square, by `code`
    strokes: Shorts  # by square: strokes of the cards known, from LEAST up
    unknown: Shorts  # by square: how many cards are not known
    after: Shorts  # by square, place and kind: the square with such a card put there, if that can be wise


@cache
def squares(pairs_cancel: bool, jokers: bool) -> Squares:
    values = VALUE if jokers else VALUE[:-1]
    value = values if pairs_cancel else np.unique(values)
    kind = np.zeros(len(VALUE), np.int16)  # without jokers nothing is of their rank
    kind[: len(values)] = [_kind(rank, value, pairs_cancel) for rank in range(len(values))]
    number, slots = _numbered(len(value) + 1, pairs_cancel)
    count, unknown = np.zeros(len(slots), np.int16), np.zeros(len(slots), np.int16)
    after = np.full((len(slots), 4 if pairs_cancel else 2, len(value)), NOWHERE, np.int16)
    _fill(slots, number, value, pairs_cancel, count, unknown, after)
    return Squares(kind, value.astype(np.int16), number, count, unknown, after)


def _kind(rank: int, value: NDArray[np.int16], pairs_cancel: bool) -> int:
    return rank if pairs_cancel else int(np.searchsorted(value, VALUE[rank]))


def _numbered(base: int, pairs_cancel: bool) -> tuple[Shorts, Shorts]:
    """The number of the square by code, and the slots of one square of each number."""
    numbers: dict[tuple[object, ...], int] = {}
    one_of_each: list[tuple[int, ...]] = []
    by_code = np.empty(base**4, np.int16)
    for number, slots in enumerate(product(range(base), repeat=4)):
        same = _columns(*slots) if pairs_cancel else tuple(sorted(slots))
        if same not in numbers:
            numbers[same] = len(one_of_each)
            one_of_each.append(slots)
        by_code[number] = numbers[same]
    return by_code, np.array(one_of_each, np.int16)


def _columns(one: int, two: int, three: int, four: int) -> tuple[object, ...]:
    return tuple(sorted([(min(one, three), max(one, three)), (min(two, four), max(two, four))]))


@bare
def code(one: int, two: int, three: int, four: int, base: int) -> int:
    """The kinds in the four slots as one number; there are `base` kinds."""
    return ((one * base + two) * base + three) * base + four


@kernel
def _fill(
    slots: Shorts,
    number: Shorts,
    value: Shorts,
    pairs_cancel: bool,
    count: Shorts,
    unknown: Shorts,
    after: Shorts,
) -> None:
    kinds = value.size
    for square in range(len(slots)):
        one = slots[square]
        worst = -1
        count[square] = -LEAST
        for slot in range(4):
            if one[slot] == kinds:
                unknown[square] += 1
                continue
            if not (pairs_cancel and one[slot] == one[slot ^ 2]):
                count[square] += value[one[slot]]
            if worst < 0 or value[one[slot]] > value[one[worst]]:
                worst = slot
        for slot in range(4):
            old = one[slot]
            if not (pairs_cancel or old == kinds or slot == worst):
                continue
            place = slot if pairs_cancel else int(old == kinds)
            for kind in range(kinds):
                if pairs_cancel or old == kinds or value[kind] < value[old]:
                    one[slot] = kind
                    after[square, place, kind] = number[code(one[0], one[1], one[2], one[3], kinds + 1)]
            one[slot] = old
