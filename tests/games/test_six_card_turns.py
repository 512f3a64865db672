"""Six-Card Golf, what a turn may do and who sees the drawn card (SC-05 to SC-09)."""

from dataclasses import replace

import pytest

from backnine.hole import Happening
from backnine.match import begin
from backnine.view import view
from tests.drawn import Stacked, after, assert_table, draw_table, happened, legal, refusal
from tests.games.six_card_tables import ONE_LEFT, STOCK_CARD, TAKEN_CARD, TO_DRAW, with_house

SWAPS = [f"swap {slot}" for slot in range(1, 7)]


# Drawing


def test_left_of_the_dealer_starts_and_play_goes_clockwise() -> None:
    """SC-05."""
    hole = after(
        """
        six-card
        0 waiting AS ?2S ?3S / ?4S ?5S ?6S
        1         AH 2H ?3H / ?4H ?5H ?6H
        2         AC 2C ?3C / ?4C ?5C ?6C
        stock 9S 10S JS QS   discard 4D   dealer 1
        """,
        "0: flip 5",
    )
    order = []
    for _ in range(4):
        assert hole.turn is not None
        order.append(hole.turn)
        assert [seat for seat in range(3) if legal(hole, seat)] == [hole.turn]
        hole = after(hole, f"{hole.turn}: draw, swap 1")
    assert order == [2, 0, 1, 2]


def test_a_turn_starts_by_drawing_or_taking() -> None:
    """SC-05: the top of the stock or the top discard, and nothing else."""
    assert legal(TO_DRAW, 0) == ["draw", "take"]
    assert legal(TO_DRAW, 1) == []
    assert_table(after(TO_DRAW, "0: draw"), STOCK_CARD)
    assert_table(after(TO_DRAW, "0: take"), TAKEN_CARD)
    assert refusal(TO_DRAW, "1: draw") == "not-your-turn"
    for move in ("swap 1", "toss", "toss 3", "flip 3", "look", "decline"):
        assert refusal(TO_DRAW, f"0: {move}") == "now-draw"
    for move in ("knock", "peek 3"):
        assert refusal(TO_DRAW, f"0: {move}") == "not-now"


def test_one_card_a_turn() -> None:
    """SC-05."""
    for table in (STOCK_CARD, TAKEN_CARD):
        assert refusal(table, "0: draw") == "now-place"
        assert refusal(table, "0: take") == "now-place"
        assert refusal(table, "1: swap 1") == "not-your-turn"


# The card from the stock


def test_a_stock_card_replaces_any_card() -> None:
    """SC-06: face up or face down; it lies face up, the replaced card is discarded."""
    assert legal(STOCK_CARD, 0) == [*SWAPS, "toss"]
    hole, told = happened(STOCK_CARD, "0: swap 6")
    assert_table(
        hole,
        """
        six-card
        0    AS 2S ?3S / ?4S ?5S 5D      turns 1
        1 >  7H 8H ?9H / ?10H ?JH ?QH    turns 0
        stock 6D   discard 2D 4D 6S
        """,
    )
    assert [(event.what, event.told_to(1).card) for event in told] == [("placed", "5D"), ("discarded", "6S")]
    assert_table(
        after(STOCK_CARD, "0: swap 1"),
        """
        six-card
        0    5D 2S ?3S / ?4S ?5S ?6S     turns 1
        1 >  7H 8H ?9H / ?10H ?JH ?QH    turns 0
        stock 6D   discard 2D 4D AS
        """,
    )
    assert refusal(STOCK_CARD, "0: swap 7") == "no-such-slot"


def test_a_face_down_card_is_replaced_unseen() -> None:
    """SC-06: nobody sees it before it lies on the discard pile."""
    hole = draw_table(STOCK_CARD)
    match = replace(begin("six-card", 2, hole.house, Stacked()), hole=hole)
    assert [view(match, seat, recall=True).layouts[0][5].card for seat in (0, 1, None)] == [None, None, None]
    assert after(STOCK_CARD, "0: swap 6").discard[-1] == "6S"


def test_a_stock_card_may_be_discarded() -> None:
    """SC-07: the turn is over and nothing need be turned up; no card may be."""
    hole, told = happened(STOCK_CARD, "0: toss")
    assert_table(
        hole,
        """
        six-card
        0    AS 2S ?3S / ?4S ?5S ?6S     turns 1
        1 >  7H 8H ?9H / ?10H ?JH ?QH    turns 0
        stock 6D   discard 2D 4D 5D
        """,
    )
    assert [event.what for event in told] == ["discarded"]
    assert refusal(STOCK_CARD, "0: toss 3") == "not-now"


TURNED_UP = """
    six-card flip={flip}
    0    AS 2S ?3S / ?4S 5S ?6S      turns 1
    1 >  7H 8H ?9H / ?10H ?JH ?QH    turns 0
    stock 6D   discard 2D 4D 5D
"""


def test_flip_may() -> None:
    """House rule flip=may: whoever discards a stock card may turn up one face-down card (SC-07)."""
    table = with_house(STOCK_CARD, "flip=may")
    assert legal(table, 0) == [*SWAPS, "toss 3", "toss 4", "toss 5", "toss 6", "toss"]
    hole, told = happened(table, "0: toss 5")
    assert_table(hole, TURNED_UP.format(flip="may"))
    assert told[1] == Happening("turned-up", 0, 5, hole.layouts[0][4].card)
    assert after(table, "0: toss").layouts == draw_table(table).layouts
    assert refusal(table, "0: toss 1") == "card-is-face-up"


def test_flip_must() -> None:
    """House rule flip=must: whoever discards a stock card turns one up (SC-07)."""
    table = with_house(STOCK_CARD, "flip=must")
    assert legal(table, 0) == [*SWAPS, "toss 3", "toss 4", "toss 5", "toss 6"]
    assert_table(after(table, "0: toss 5"), TURNED_UP.format(flip="must"))
    assert refusal(table, "0: toss") == "no-passing-here"
    assert refusal(table, "0: toss 2") == "card-is-face-up"
    assert legal(with_house(ONE_LEFT, "flip=must"), 0) == [*SWAPS, "toss 6"]


@pytest.mark.parametrize("flip", ["never", "may", "must"])
def test_a_face_up_card_may_be_replaced_again_and_again(flip: str) -> None:
    """SC-06, SC-08: whatever house rule flip says."""
    table = with_house(TO_DRAW, f"flip={flip}")
    hole = after(table, "0: draw, swap 1", "1: take, swap 1", "0: take, swap 1", "1: draw, swap 1")
    assert_table(
        hole,
        f"""
        six-card flip={flip}
        0 >  7H 2S ?3S / ?4S ?5S ?6S     turns 2
        1    6D 8H ?9H / ?10H ?JH ?QH    turns 2
        stock   discard 2D 4D 5D AS
        """,
    )


# The card from the discard pile


@pytest.mark.parametrize("flip", ["never", "may", "must"])
def test_a_taken_card_must_be_placed(flip: str) -> None:
    """SC-08: over a face-up or a face-down card; it can't be put back."""
    table = with_house(TAKEN_CARD, f"flip={flip}")
    assert legal(table, 0) == SWAPS
    assert refusal(table, "0: toss") == "taken-card-must-be-placed"
    assert refusal(table, "0: toss 3") == "taken-card-must-be-placed"
    assert_table(
        after(table, "0: swap 3"),
        f"""
        six-card flip={flip}
        0    AS 2S 4D / ?4S ?5S ?6S      turns 1
        1 >  7H 8H ?9H / ?10H ?JH ?QH    turns 0
        stock 5D 6D   discard 2D 3S
        """,
    )


# Who sees the drawn card


def test_a_stock_card_is_seen_by_its_drawer_alone() -> None:
    """SC-09: until it is placed or discarded."""
    hole, (drew,) = happened(TO_DRAW, "0: draw")
    assert [drew.told_to(seat).card for seat in (0, 1, None)] == ["5D", None, None]
    for move in ("swap 3", "toss"):
        _, told = happened(hole, f"0: {move}")
        assert told[0].told_to(1).card == told[0].told_to(None).card == "5D"


def test_a_taken_card_is_known_to_all() -> None:
    """SC-09, as PN-44."""
    _, (took,) = happened(TO_DRAW, "0: take")
    assert [took.told_to(seat).card for seat in (0, 1, None)] == ["4D", "4D", "4D"]


@pytest.mark.parametrize(
    ("table", "held"), [(STOCK_CARD, ["5D", None, None]), (TAKEN_CARD, ["4D", "4D", "4D"])]
)
def test_views_of_a_held_card(table: str, held: list[str | None]) -> None:
    """SC-09: the same in every view."""
    hole = draw_table(table)
    match = replace(begin("six-card", 2, hole.house, Stacked()), hole=hole)
    assert [view(match, seat, recall=True).held for seat in (0, 1, None)] == held
