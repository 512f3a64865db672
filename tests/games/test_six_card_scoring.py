"""Six-Card Golf, strokes (SC-20 to SC-23) and what going out may cost (SC-33)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backnine.cards import Card, Pack, read_layout
from backnine.games import Penalty, find_game
from backnine.match import score_hole
from tests.drawn import draw_table

SIX_CARD = find_game("six-card")


def _cards(layout: str) -> Pack:
    return read_layout(layout, 2, 3, SIX_CARD.pack(SIX_CARD.house("jokers,packs=3"), 2))


def strokes(layout: str, house: str = "") -> int:
    return SIX_CARD.strokes(_cards(layout), SIX_CARD.house(house)).total


def why(layout: str, house: str = "") -> list[str]:
    """Every saving in a line of text."""
    found = SIX_CARD.strokes(_cards(layout), SIX_CARD.house(house)).savings
    return [
        f"{clause} {card} {' '.join(map(str, columns))}: {saved}" for clause, card, columns, saved in found
    ]


def test_values() -> None:
    """SC-20: Ace 1, two -2, three to ten their number, Jack and Queen 10, King 0; house rule twos."""
    values = {"A": 1, "2": -2, "J": 10, "Q": 10, "K": 0} | {str(pips): pips for pips in range(3, 11)}
    pack = SIX_CARD.pack(SIX_CARD.house(), 2)
    by_card = {Card(rank + suit): value for rank, value in values.items() for suit in "SHDC"}
    assert {card: SIX_CARD.value(card, SIX_CARD.house()) for card in pack} == by_card
    with_twos = by_card | {Card(f"2{suit}"): 2 for suit in "SHDC"}
    assert {card: SIX_CARD.value(card, SIX_CARD.house("twos=2")) for card in pack} == with_twos


@pytest.mark.parametrize(
    ("clause", "layout", "house", "expected"),
    [
        ("SC-20", "AS 3S 5S / 4S 6S 7S", "", 26),
        ("SC-20", "KS JS QS / AH 2H 10H", "", 29),
        ("SC-20", "KS JS QS / AH 2H 10H", "twos=2", 33),
        ("SC-21", "7S 3S 5S / 7H KS AS", "", 9),
        ("SC-21", "7S 7H 5S / 3S KS AS", "", 23),  # side by side is no column
        ("SC-21", "7S 3S 5S / KS 7H AS", "", 23),  # nor is a diagonal
        ("SC-21", "JS 3S 5S / QS KS AS", "", 29),  # a Jack is no Queen
        ("SC-21", "2S 3S 5S / 2H KS AS", "", 9),  # twos included
        ("SC-21", "2S 3S 5S / 2H KS AS", "twos=2", 9),
        ("SC-21", "2S 3S 5S / 2H KS AS", "twos_keep", 5),
        ("SC-21", "2S 3S 5S / 2H KS AS", "twos=2,twos_keep", 9),  # nothing below zero to keep
        ("SC-21", "7S 3S 5S / 7S KS AS", "twos_keep", 9),  # only twos keep
        ("SC-21", "7S 9S 5S / 7H 9H 5H", "", 0),
        ("SC-22", "7S 7H 5S / 7D 7C AS", "", 6),
        ("SC-22", "7S 7H 5S / 7D 7C AS", "blocks", -4),
        ("SC-22", "7S 5S 7H / 7D AS 7C", "blocks", -4),  # they need not be neighbours
        ("SC-22", "7S 7H 7S / 7D 7C 7H", "blocks", -15),
        ("SC-22", "KS KH 5S / KD KC AS", "blocks", -4),
        ("SC-22", "7S 9H 5S / 7D 9C AS", "blocks", 6),  # two ranks make no block
        ("SC-22", "7S 7H 5S / 7D AC 7C", "blocks", 20),  # four of a rank, but one column
        ("SC-22", "2S 2H 5S / 2D 2C AS", "blocks", -4),
        ("SC-22", "2S 2H 5S / 2D 2C AS", "blocks,twos=2", -4),
        ("SC-22", "2S 2H 5S / 2D 2C AS", "blocks,twos_keep", -4),  # -10 in all, not on top of -8
        ("SC-22", "2S 2H 2S / 2D 2C 2H", "blocks,twos_keep", -15),
        ("SC-22", "2S 7H 7S / 2D 7C 7D", "blocks,twos_keep", -14),
        ("SC-23", "JK 3S 5S / KH KS AS", "jokers", 7),
        ("SC-23", "JK 3S 5S / JK KS AS", "jokers", 5),  # they never cancel
        ("SC-23", "JK JK 5S / JK JK AS", "jokers,blocks", -2),  # nor make a block
        ("SC-23", "JK 3S 5S / 2H KS AS", "jokers", 5),  # no pair with a two
    ],
)
def test_strokes(clause: str, layout: str, house: str, expected: int) -> None:
    """SC-20 to SC-23 and the house rules twos, twos_keep, blocks and jokers, counted by hand."""
    assert strokes(layout, house) == expected
    rows = layout.split(" / ")
    mirrored = " / ".join(" ".join(reversed(row.split())) for row in rows)
    assert strokes(mirrored, house) == strokes(" / ".join(reversed(rows)), house) == expected


def test_the_reason_of_every_saving() -> None:
    """SC-21, SC-22: the strokes shaved, the clause and the columns."""
    assert why("7S 3S 5S / 7H KS AS") == ["SC-21 7S 1: -14"]
    assert why("3S 2S 5S / KS 2H AS") == ["SC-21 2S 2: 4"]
    assert why("3S 2S 5S / KS 2H AS", "twos_keep") == []
    assert why("JK 3S 5S / JK KS AS", "jokers") == []
    block = ["SC-21 7S 1: -14", "SC-21 7S 3: -14", "SC-22 7S 1 3: -10"]
    assert why("7S 5S 7H / 7D AS 7C", "blocks") == block
    assert why("AS 5S 7H / 7D AS 7C", "blocks") == ["SC-21 7H 3: -14"]


@pytest.mark.parametrize(
    ("clause", "expected"),
    [("SC-20", 23), ("SC-21", 12), ("SC-22", 2), ("SC-23", 5)],
)
def test_examples(clause: str, expected: int) -> None:
    """The rule sheet's own examples of SC-20, SC-21, SC-22 and SC-23."""
    assert SIX_CARD.strokes(*SIX_CARD.example(clause)).total == expected
    assert set(SIX_CARD.examples) == {"SC-20", "SC-21", "SC-22", "SC-23"}


# Against a count that knows no columns in advance


RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
ANY_CARD = st.sampled_from([rank + suit for rank in RANKS for suit in "SHDC"] + ["JK"])
FEW_CARDS = st.sampled_from(["2S", "2H", "7S", "7H", "7D", "KS", "JK"])  # pairs and blocks come often
ANY_HOUSE = st.fixed_dictionaries(
    {"twos": st.sampled_from([-2, 2])}
    | {key: st.booleans() for key in ("twos_keep", "blocks", "jokers", "last_round", "closer_penalty")}
)


def naive(cards: list[str], house: dict[str, int | bool]) -> int:
    """Column by column, then once more for the ranks of whole columns."""
    worth = {"A": 1, "2": house["twos"], "J": 10, "Q": 10, "K": 0, "JK": -2}
    worth |= {str(pips): pips for pips in range(3, 11)}
    ranks = [card if card == "JK" else card.rstrip("SHDC") for card in cards]
    total = 0
    for rank in set(ranks):
        columns = [place for place in (0, 1, 2) if ranks[place] == ranks[place + 3] == rank != "JK"]
        loose = ranks.count(rank) - 2 * len(columns)
        total += loose * worth[rank]
        if house["blocks"] and len(columns) > 1:
            total -= {2: 10, 3: 15}[len(columns)]
        elif rank == "2" and house["twos_keep"] and house["twos"] == -2:
            total -= 4 * len(columns)
    return total


@given(st.lists(ANY_CARD, min_size=6, max_size=6) | st.lists(FEW_CARDS, min_size=6, max_size=6), ANY_HOUSE)
def test_strokes_are_those_of_a_naive_count(cards: list[str], house: dict[str, int | bool]) -> None:
    """SC-20 to SC-23: whatever lies where, and under any house rules."""
    counted = SIX_CARD.strokes([Card(card) for card in cards], SIX_CARD.house(dict(house)))
    assert counted.total == naive(cards, house)
    assert counted.total == counted.face_value + sum(saving.strokes for saving in counted.savings)


@given(st.lists(FEW_CARDS, min_size=6, max_size=6), st.sets(st.integers(0, 5)), ANY_HOUSE)
def test_face_down_cards_count_nothing_yet(
    cards: list[str], down: set[int], house: dict[str, int | bool]
) -> None:
    """SC-11: until they are turned up; what is shown so far is the count without them (SC-20 to SC-23)."""
    shown = [None if place in down else Card(card) for place, card in enumerate(cards)]
    kings = ["KS" if place in down else card for place, card in enumerate(cards)]
    house["blocks"] = False  # two kings more might make one
    assert SIX_CARD.strokes(shown, SIX_CARD.house(dict(house))).total == naive(kings, house)


# Going out


OVER = """
    six-card {house}
    0 closer  {closer}
    1         {other}
    2         QS JS 9S / QH 10S 9D
    stock AS   discard 4S   ending {ending}
"""


@pytest.mark.parametrize(
    ("closer", "other", "expected"),
    [
        ("AS 3S 4S / KS AH 2S", "AC 3C 4C / KC AD 2C", 7),  # as low as the lowest
        ("AS 3S 4S / KS AH 2S", "AC 3C 4C / KC KD 2C", 14),  # one stroke above it: doubled
        ("AS 3S 4S / KS AH 2S", "AC 3C 4C / KC 3D 2C", 14),  # the pair of threes makes the other lower
        ("KS 2S KH / AS KD KC", "2C 2H 3C / KC KD 3D", -1),  # no doubling of a score below zero
        ("KS 2S AH / AS KD KC", "2C 2H 3C / KC KD 3D", 0),  # nor of nothing
    ],
)
def test_closer_penalty(closer: str, other: str, expected: int) -> None:
    """SC-33, house rule closer_penalty: going out without the lowest score doubles it, when positive."""
    plain = strokes(closer)
    for ending in ("putt-out", "pace-of-play"):  # also if the last round was cut short
        score = score_hole(
            SIX_CARD,
            draw_table(OVER.format(closer=closer, other=other, house="closer_penalty", ending=ending)),
        )
        assert score.strokes == (expected, strokes(other), 20)
        assert score.penalty == (Penalty("closer_penalty", 0, plain) if expected != plain else None)
    without = score_hole(
        SIX_CARD, draw_table(OVER.format(closer=closer, other=other, house="", ending="putt-out"))
    )
    assert (without.penalty, without.strokes[0]) == (None, plain)


def test_nobody_went_out() -> None:
    """SC-33: nobody is doubled when the pace of play (SC-32) ended the hole."""
    drawing = OVER.replace("closer  ", "").format(
        closer="9S 8S 7S / 6S 5S 4S",
        other="KS KH KD / KC AC AD",
        house="closer_penalty",
        ending="pace-of-play",
    )
    assert score_hole(SIX_CARD, draw_table(drawing)).strokes == (39, 2, 20)
