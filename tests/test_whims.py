"""The dice of our bots: what they throw is fixed for ever, on every machine and in every Python."""

import pickle
from collections import Counter
from copy import copy
from math import isclose

from backnine.whims import GOLDEN, Whims, folded, fraction, mixed


def test_the_words_are_those_of_splitmix64() -> None:
    """The first of a generator with seed 0, as everybody has them."""
    assert [f"{mixed(GOLDEN * n % 2**64):x}" for n in (1, 2, 3)] == [
        "e220a8397b1dcdaf", "6e789e6aa1b965f4", "6c45d188009454f",
    ]  # fmt: skip


def test_throws_that_never_change() -> None:
    dice = Whims(2026, 11)
    assert [dice.getrandbits(64), dice.getrandbits(8)] == [14168351821940891193, 105]
    assert [dice.random(), dice.choice("abcdefg"), dice.sample(range(9), 4)] == [
        0.20822952131923533,
        "e",
        [6, 7, 8, 4],
    ]
    assert isclose(dice.gauss(5, 2), 4.557055678263396)


def test_a_key_and_a_place_make_the_throws() -> None:
    assert len({Whims(key, place).random() for key in (1, 2, 2**64 - 1) for place in (0, 1, 256)}) == 9


def test_keys_are_folded_from_numbers_in_their_order() -> None:
    assert f"{folded(2026, 11, -3):x}" == "6e16a7690a4d347"
    assert folded(2026, 11, -3) == folded(folded(2026, 11), 2**64 - 3) != folded(2026, -3, 11)
    assert [fraction(0), fraction(2**63), fraction(2**64 - 1)] == [0, 0.5, 1 - 2**-53]


def test_copies_go_on_alike() -> None:
    dice = Whims(1)
    dice.random()
    copies = [copy(dice), pickle.loads(pickle.dumps(dice))]
    assert [each.random() for each in copies] == [dice.random()] * 2


def test_all_sides_are_alike() -> None:
    dice = Whims(5)
    sides = Counter(dice.choice(range(6)) for _ in range(60_000))
    assert sorted(sides) == list(range(6))
    assert all(abs(count - 10_000) < 400 for count in sides.values())
    throws = [dice.random() for _ in range(20_000)]
    assert 0 <= min(throws) < 0.001
    assert 0.999 < max(throws) < 1
    normal = [dice.gauss(3, 2) for _ in range(20_000)]
    mean = sum(normal) / len(normal)
    assert abs(mean - 3) < 0.06
    assert abs(sum((each - mean) ** 2 for each in normal) / len(normal) - 4) < 0.16


def test_a_shuffle_brings_every_card_everywhere() -> None:
    dice, places = Whims(6), Counter[tuple[int, int]]()
    for _ in range(6000):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        places.update(enumerate(cards))
    assert len(places) == 16
    assert all(abs(count - 1500) < 160 for count in places.values())
