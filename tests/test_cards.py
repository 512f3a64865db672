"""Cards, packs and layouts as text."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backnine.cards import (
    HOLE_IN_ONE,
    JOKER,
    RANKS,
    SUITS,
    Card,
    french_pack,
    golf_pack,
    rank,
    read_layout,
    write_layout,
)
from backnine.refused import Refused


def test_the_golf_pack() -> None:
    """PN-02: eight each of 0 to 12 and four Hole-in-One cards."""
    counts = Counter(golf_pack())
    assert len(golf_pack()) == 108
    assert counts.pop(HOLE_IN_ONE) == 4
    assert counts == {Card(str(value)): 8 for value in range(13)}


@pytest.mark.parametrize(
    ("packs", "jokers", "size"), [(1, False, 52), (1, True, 54), (2, False, 104), (3, True, 162)]
)
def test_french_packs(packs: int, jokers: bool, size: int) -> None:
    """FC-01: 52 cards a pack; house rule jokers: two more."""
    counts = Counter(french_pack(packs, jokers))
    assert counts.total() == size
    assert counts.pop(JOKER, 0) == 2 * packs * jokers
    assert counts == {Card(rank + suit): packs for rank in RANKS for suit in SUITS}


def test_the_order_of_a_new_pack() -> None:
    assert golf_pack()[:9] == ("0",) * 8 + ("1",)
    assert golf_pack()[-5:] == ("12", "H", "H", "H", "H")
    assert " ".join(french_pack(1, True)[:14]) == "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AH"
    assert french_pack(1, True)[-3:] == ("KC", "JK", "JK")
    assert french_pack(2, True) == french_pack(1, True) * 2


@pytest.mark.parametrize(
    ("card", "told"), [("10D", "10"), ("AS", "A"), ("KH", "K"), ("JK", "JK"), ("JC", "J")]
)
def test_rank(card: str, told: str) -> None:
    assert rank(Card(card)) == told


@settings(deadline=None, derandomize=True)
@given(st.permutations(golf_pack()))
def test_a_layout_reads_as_it_is_written(cards: list[Card]) -> None:
    layout = tuple(cards[:8])
    assert read_layout(write_layout(layout, 4), 2, 4, golf_pack()) == layout


@pytest.mark.parametrize(
    "text", ["H 3 7 7 / H 12 7 7", "h 3 7 7/h 12 7 7", "  H 3 7 7  /\tH 12 7 7\n", "H 3 7 7 /H\u300012 7 7"]
)
def test_spaces_and_small_letters_are_forgiven(text: str) -> None:
    assert write_layout(read_layout(text, 2, 4, golf_pack()), 4) == "H 3 7 7 / H 12 7 7"


def test_a_card_that_may_not_be_seen() -> None:
    assert write_layout([Card("7"), None, None, Card("H")], 2) == "7 ? / ? H"
    assert write_layout([], 4) == ""


@pytest.mark.parametrize(
    ("text", "why", "details"),
    [
        ("", "layout-shape", {"rows": 2, "columns": 4}),
        ("/", "layout-shape", {"rows": 2, "columns": 4}),
        ("1 2 3 4", "layout-shape", {"layout": "1 2 3 4"}),
        ("1 2 3 4 / 5 6 7", "layout-shape", {"layout": "1 2 3 4 / 5 6 7"}),
        ("1 2 3 4 / 5 6 7 8 9", "layout-shape", {}),
        ("1 2 3 4 / 5 6 7 8 / ", "layout-shape", {}),
        ("1 2 3 4 5 6 7 8", "layout-shape", {}),
        ("1 2 3 4 / 5 6 7 ?", "layout-face-down", {"layout": "1 2 3 4 / 5 6 7 ?"}),
        ("1 2 3 4 / 5 6 7 13", "no-such-card", {"card": "13"}),
        ("1 2 3 4 / 5 6 7 -5", "no-such-card", {"card": "-5"}),
        ("1 2 3 4 / 5 6 7 07", "no-such-card", {"card": "07"}),
        ("1 2 3 4 / 5 6 7 ٧", "no-such-card", {"card": "٧"}),
        ("1 2 3 4 / 5 6 7 KH", "no-such-card", {"card": "KH", "cards": "0 1 2 3 4 5 6 7 8 9 10 11 12 H"}),
        ("H H H H / H 1 2 3", "too-many-of-a-card", {"card": "H", "most": 4}),
    ],
)
def test_no_layout(text: str, why: str, details: dict[str, str | int]) -> None:
    with pytest.raises(Refused) as refused:
        read_layout(text, 2, 4, golf_pack())
    assert refused.value.why == why
    assert refused.value.details.items() >= details.items()


def test_a_french_layout_knows_its_packs() -> None:
    text = "KH KH / AD 10C"
    assert read_layout(text, 2, 2, french_pack(2)) == ("KH", "KH", "AD", "10C")
    with pytest.raises(Refused) as refused:
        read_layout(text, 2, 2, french_pack(1))
    assert (refused.value.why, refused.value.details) == ("too-many-of-a-card", {"card": "KH", "most": 1})


@pytest.mark.parametrize("text", ["9" * 10**6, "1 " * 10**6, "/" * 10**6, "1 2 3 4 / 5 6 7 " + "9" * 10**6])
def test_an_endless_layout_is_refused_briefly(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_layout(text, 2, 4, golf_pack())
    assert len(str(refused.value)) < 300


@settings(deadline=None, derandomize=True)
@given(st.text(max_size=80))
def test_any_text_is_a_layout_or_refused(text: str) -> None:
    try:
        cards = read_layout(text, 2, 2, french_pack())
    except Refused:
        return
    assert read_layout(write_layout(cards, 2), 2, 2, french_pack()) == cards
