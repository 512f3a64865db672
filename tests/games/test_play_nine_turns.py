"""Play Nine, what a turn may do (PN-08 to PN-14)."""

import pytest

from tests.drawn import after, assert_table, happened, legal, refusal
from tests.games.play_nine_tables import FINAL_PUTT, STOCK_CARD, TAKEN_CARD, TO_DRAW

EIGHT = range(1, 9)
SWAPS = [f"swap {slot}" for slot in EIGHT]


# Drawing


def test_a_turn_starts_by_drawing() -> None:
    """PN-08: the top of the stock or the top of the discard pile, and nothing else."""
    assert legal(TO_DRAW, 0) == ["draw", "take"]
    assert legal(TO_DRAW, 1) == []
    assert_table(after(TO_DRAW, "0: draw"), STOCK_CARD)
    assert_table(after(TO_DRAW, "0: take"), TAKEN_CARD)


@pytest.mark.parametrize("move", ["swap 1", "toss", "toss 3"])
def test_nothing_is_placed_before_a_card_is_drawn(move: str) -> None:
    """PN-08."""
    assert refusal(TO_DRAW, f"0: {move}") == "now-draw"


@pytest.mark.parametrize("move", ["knock", "peek 3", "look", "decline", "flip 3"])
def test_moves_of_other_moments_and_games(move: str) -> None:
    """PN-08: a turn knows no knock, look or peek, and the tee-off is over."""
    assert refusal(TO_DRAW, f"0: {move}") == ("not-now" if "peek" in move or "knock" in move else "now-draw")


def test_one_card_a_turn() -> None:
    """PN-08: no second draw, and nobody draws for another."""
    assert refusal(STOCK_CARD, "0: draw") == "now-place"
    assert refusal(STOCK_CARD, "0: take") == "now-place"
    assert refusal(TO_DRAW, "1: draw") == "not-your-turn"
    assert refusal(STOCK_CARD, "1: swap 1") == "not-your-turn"


# The card from the stock


def test_a_stock_card_replaces_any_card() -> None:
    """PN-09: face up or face down; the replaced card is discarded. PN-12: it lies face up."""
    assert [move for move in legal(STOCK_CARD, 0) if "swap" in move] == SWAPS
    assert_table(
        after(STOCK_CARD, "0: swap 8"),
        """
        play-nine
        0    1 2 ?3 ?4 / ?5 ?6 ?7 5          turns 1
        1 >  9 9 ?0 ?0 / ?H ?12 ?11 ?10      turns 0
        stock 6   discard 2 4 8
        """,
    )
    assert_table(
        after(STOCK_CARD, "0: swap 1"),
        """
        play-nine
        0    5 2 ?3 ?4 / ?5 ?6 ?7 ?8         turns 1
        1 >  9 9 ?0 ?0 / ?H ?12 ?11 ?10      turns 0
        stock 6   discard 2 4 1
        """,
    )


def test_a_stock_card_may_be_tossed_for_a_face_down_card() -> None:
    """PN-10: discard it and turn up any one face-down card."""
    assert [move for move in legal(STOCK_CARD, 0) if "toss" in move] == [
        f"toss {s}" for s in (3, 4, 5, 6, 7, 8)
    ]
    assert_table(
        after(STOCK_CARD, "0: toss 6"),
        """
        play-nine
        0    1 2 ?3 ?4 / ?5 6 ?7 ?8          turns 1
        1 >  9 9 ?0 ?0 / ?H ?12 ?11 ?10      turns 0
        stock 6   discard 2 4 5
        """,
    )
    assert refusal(STOCK_CARD, "0: toss 1") == "card-is-face-up"
    assert refusal(STOCK_CARD, "1: toss 3") == "not-your-turn"


# The card from the discard pile


def test_a_taken_card_must_be_placed() -> None:
    """PN-11: over a face-up or a face-down card; it can't be put straight back. PN-12: face up."""
    assert legal(TAKEN_CARD, 0) == SWAPS
    assert refusal(TAKEN_CARD, "0: toss") == "taken-card-must-be-placed"
    assert refusal(TAKEN_CARD, "0: toss 3") == "taken-card-must-be-placed"
    assert_table(
        after(TAKEN_CARD, "0: swap 3"),
        """
        play-nine
        0    1 2 4 ?4 / ?5 ?6 ?7 ?8          turns 1
        1 >  9 9 ?0 ?0 / ?H ?12 ?11 ?10      turns 0
        stock 5 6   discard 2 3
        """,
    )
    assert_table(
        after(TAKEN_CARD, "0: swap 2"),
        """
        play-nine
        0    1 4 ?3 ?4 / ?5 ?6 ?7 ?8         turns 1
        1 >  9 9 ?0 ?0 / ?H ?12 ?11 ?10      turns 0
        stock 5 6   discard 2 2
        """,
    )


def test_a_taken_card_is_no_final_putt() -> None:
    """PN-11, PN-14: with one face-down card left a taken card must still be placed."""
    hole = after(FINAL_PUTT.replace("held 5 from stock", ""), "0: take")
    assert legal(hole, 0) == SWAPS
    assert refusal(hole, "0: toss") == "taken-card-must-be-placed"


# Patience


def test_a_face_up_card_may_be_replaced_again_and_again() -> None:
    """PN-13: while a face-down card is left."""
    hole = after(TO_DRAW, "0: draw, swap 1", "1: take, swap 1", "0: take, swap 1", "1: draw, swap 1")
    assert_table(
        hole,
        """
        play-nine
        0 >  9 2 ?3 ?4 / ?5 ?6 ?7 ?8         turns 2
        1    6 9 ?0 ?0 / ?H ?12 ?11 ?10      turns 2
        stock   discard 2 4 5 1
        """,
    )


def test_every_turn_replaces_or_turns_up_a_card() -> None:
    """PN-13, PN-14: no pass while two cards are face down."""
    assert refusal(STOCK_CARD, "0: toss") == "pass-needs-one-face-down"
    two_left = FINAL_PUTT.replace(" 8\n", " ?8\n")
    assert legal(two_left, 0) == [*SWAPS, "toss 6", "toss 8"]
    assert refusal(two_left, "0: toss") == "pass-needs-one-face-down"


def test_lining_up_the_final_putt() -> None:
    """PN-14: with exactly one face-down card left the turn may be passed, as often as one likes."""
    assert legal(FINAL_PUTT, 0) == [*SWAPS, "toss 6", "toss"]
    hole, told = happened(FINAL_PUTT, "0: toss")
    assert_table(
        hole,
        """
        play-nine
        0    1 2 3 4 / 5 ?6 7 8         turns 1
        1 >  9 9 ?0 ?0 / H 12 11 10     turns 0
        stock 6   discard 2 4 5
        """,
    )
    assert [event.what for event in told] == ["discarded", "passed"]
    again = after(hole, "1: take, swap 1", "0: draw, toss")
    assert_table(
        again,
        """
        play-nine
        0    1 2 3 4 / 5 ?6 7 8
        1 >  5 9 ?0 ?0 / H 12 11 10
        stock   discard 2 4 9 6
        """,
    )


def test_no_pass() -> None:
    """House rule no_pass: without PN-14 the stock card must replace or turn up a card."""
    table = FINAL_PUTT.replace("play-nine", "play-nine no_pass")
    assert legal(table, 0) == [*SWAPS, "toss 6"]
    assert refusal(table, "0: toss") == "no-passing-here"
    assert after(table, "0: toss 6").closer == 0
