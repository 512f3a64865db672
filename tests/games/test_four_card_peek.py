"""Four-Card Golf, the look by mistake (FC-11, FC-25) in every position it can happen in."""

from dataclasses import replace

import pytest

from backnine.cards import Card
from backnine.hole import Happening, only
from backnine.match import begin
from backnine.view import view
from tests.drawn import Stacked, after, assert_table, happened, legal, refusal

TO_DRAW = """
    four-card
    0 >  ?AS ?2S / ?3S* ?4S*
    1    ?5S ?6S / ?7S! ?8S*
    2    ?AH ?2H / ?3H ?4H
    stock 9S 10S JH QH KH   discard QS JS
"""

LAST_ROUND = """
    four-card
    0 closer  ?AS ?2S / ?3S* ?4S*
    1 >       ?5S ?6S / ?7S! ?8S*
    2         ?AH ?2H / ?3H ?4H
    stock 9S 10S JH   discard QS JS
"""


def peeks(table: str, seat: int, *lines: str) -> list[str]:
    return [move for move in legal(after(table, *lines), seat) if move.startswith("peek")]


# Seeing the card


def test_a_peek_shows_one_card_to_its_owner_alone() -> None:
    """FC-25."""
    hole, told = happened(TO_DRAW, "1: peek 2")
    assert_table(
        hole,
        """
        four-card
        0 >  ?AS ?2S / ?3S* ?4S*       turns 0
        1    ?5S ?6S* / ?7S! ?8S*      owes 2   turns 0
        2    ?AH ?2H / ?3H ?4H         turns 0
        stock 9S 10S JH QH KH   discard QS JS
        """,
    )
    assert told == (Happening("peeked", 1, 2, Card("6S"), only(1)),)
    assert [told[0].told_to(seat).card for seat in (0, 1, 2, None)] == [None, "6S", None, None]
    match = replace(begin("four-card", 3, hole.house, Stacked()), hole=hole)
    known = [view(match, seat, recall=True).layouts[1][1] for seat in (0, 1, None)]
    assert known == [(None, False, "owner"), ("6S", False, "me"), (None, False, "owner")]


def test_a_peek_takes_no_turn() -> None:
    """FC-25: an accident; play goes on where it was."""
    hole = after(TO_DRAW, "2: peek 1", "1: peek 1")
    assert (hole.turn, hole.phase, hole.turns) == (0, "draw", (0, 0, 0))


def test_never_a_known_card_and_never_twice() -> None:
    """FC-25: not a card you looked at, drew, or saw taken, and not the same card twice."""
    assert peeks(TO_DRAW, 1) == ["peek 1", "peek 2"]
    assert peeks(TO_DRAW, 2) == ["peek 1", "peek 2", "peek 3", "peek 4"]
    for slot in (3, 4):
        assert refusal(TO_DRAW, f"1: peek {slot}") == "may-not-peek"
    assert refusal(after(TO_DRAW, "1: peek 1"), "1: peek 1") == "may-not-peek"
    assert peeks(TO_DRAW, 0, "0: draw, swap 1") == ["peek 2"]
    assert peeks(TO_DRAW, 0, "0: take, swap 2") == ["peek 1"]


def test_what_no_peek_can_reach() -> None:
    """FC-25: your own four cards only, and only who plays this hole."""
    assert refusal(TO_DRAW, "0: peek 5") == "no-such-slot"
    assert refusal(TO_DRAW, "3: peek 1") == "not-in-this-hole"


def test_not_before_the_first_look_is_over() -> None:
    """FC-25: from the end of the first look, for all of them."""
    table = TO_DRAW.replace("0 > ", "0 waiting").replace("3S* ?4S*", "3S ?4S")
    for seat in (0, 1):
        assert peeks(table, seat) == []
        assert refusal(table, f"{seat}: peek 1") == "may-not-peek"
    assert peeks(table, 1, "0: decline") == ["peek 1", "peek 2"]


def test_no_peek() -> None:
    """House rule no_peek: without FC-25."""
    table = TO_DRAW.replace("four-card", "four-card no_peek")
    assert [peeks(table, seat) for seat in range(3)] == [[], [], []]
    assert refusal(table, "1: peek 1") == "may-not-peek"


# Making it good


def test_out_of_turn_binds_the_next_turn() -> None:
    """FC-11, FC-25: it must draw from the stock and replace that slot."""
    hole = after(TO_DRAW, "1: peek 2", "0: draw, toss")
    assert legal(hole, 1) == ["draw", "peek 1"]
    assert refusal(hole, "1: take") == refusal(hole, "1: knock") == "owes-a-replacement"
    hole = after(hole, "1: draw")
    assert legal(hole, 1) == ["swap 2", "peek 1"]
    for move in ("toss", "swap 1", "swap 3", "swap 4"):
        assert refusal(hole, f"1: {move}") == "owes-a-replacement"
    assert_table(
        after(hole, "1: swap 2"),
        """
        four-card
        0    ?AS ?2S / ?3S* ?4S*      turns 1
        1    ?5S ?10S* / ?7S! ?8S*    turns 1
        2 >  ?AH ?2H / ?3H ?4H        turns 0
        stock JH QH KH   discard QS JS 9S 6S
        """,
    )


def test_the_debt_is_paid_once() -> None:
    """FC-11: after the replacement a turn is a normal turn again."""
    hole = after(TO_DRAW, "1: peek 2", "0: draw, toss", "1: draw, swap 2", "2: draw, toss", "0: draw, toss")
    assert legal(hole, 1) == ["draw", "take", "knock", "peek 1"]


def test_the_others_are_free() -> None:
    """FC-25 binds only who peeked."""
    hole = after(TO_DRAW, "1: peek 2")
    assert legal(hole, 0)[:3] == ["draw", "take", "knock"]


def test_on_your_turn_before_drawing_binds_this_turn() -> None:
    """FC-25: its own turn included."""
    hole = after(TO_DRAW, "0: peek 1")
    assert legal(hole, 0) == ["draw", "peek 2"]
    assert refusal(hole, "0: knock") == "owes-a-replacement"
    assert legal(after(hole, "0: draw"), 0) == ["swap 1", "peek 2"]
    assert after(hole, "0: draw, swap 1").owed == ((), (), ())


def test_holding_a_stock_card_binds_this_turn() -> None:
    """FC-25: that card replaces the one you saw."""
    hole = after(TO_DRAW, "0: draw")
    assert legal(hole, 0) == ["swap 1", "swap 2", "swap 3", "swap 4", "toss", "peek 1", "peek 2"]
    hole = after(hole, "0: peek 2")
    assert legal(hole, 0) == ["swap 2", "peek 1"]
    assert refusal(hole, "0: toss") == "owes-a-replacement"


def test_holding_a_taken_card_binds_the_next_turn() -> None:
    """FC-11: the replacement is a card from the stock, so the taken card goes elsewhere."""
    hole = after(TO_DRAW, "0: take, peek 2")
    assert legal(hole, 0) == ["swap 1", "swap 3", "swap 4", "peek 1"]
    assert refusal(hole, "0: swap 2") == "owes-a-replacement"
    hole = after(hole, "0: swap 1")
    assert hole.owed == ((2,), (), ())
    hole = after(hole, "1: draw, toss", "2: draw, toss")
    assert legal(hole, 0) == ["draw"]
    assert legal(after(hole, "0: draw"), 0) == ["swap 2"]


def test_a_taken_card_keeps_a_place_of_its_own() -> None:
    """FC-09, FC-11: one slot must stay free for the card you took."""
    hole = after(TO_DRAW, "0: draw, toss", "1: draw, toss", "2: take, peek 1, peek 3, peek 4")
    assert legal(hole, 2) == ["swap 2"]
    assert refusal(hole, "2: peek 2") == "may-not-peek"
    # Once it is placed the fourth card is known, and three are owed.
    hole = after(hole, "2: swap 2")
    assert hole.owed == ((), (), (1, 3, 4))
    assert legal(hole, 2) == []


def test_holding_a_stock_card_all_four_may_be_owed() -> None:
    """FC-25: any of them may get the stock card."""
    hole = after(TO_DRAW, "0: draw, toss", "1: draw, toss", "2: draw, peek 4, peek 1, peek 3, peek 2")
    assert legal(hole, 2) == ["swap 1", "swap 2", "swap 3", "swap 4"]
    assert refusal(hole, "2: toss") == "owes-a-replacement"


def test_several_slots_one_per_turn() -> None:
    """FC-25: in the order you like."""
    hole = after(TO_DRAW, "1: peek 2, peek 1", "0: draw, toss", "1: draw")
    assert hole.owed[1] == (1, 2)
    assert legal(hole, 1) == ["swap 1", "swap 2"]
    hole = after(hole, "1: swap 2", "2: draw, toss", "0: draw, toss")
    assert hole.owed[1] == (1,)
    assert legal(hole, 1) == ["draw"]
    hole = after(hole, "1: draw")
    assert legal(hole, 1) == ["swap 1"]
    assert after(hole, "1: swap 1").owed[1] == ()


# The last round


def test_the_knocker_may_not_peek() -> None:
    """FC-25: it gets no further turn."""
    assert peeks(LAST_ROUND, 0) == []
    assert refusal(LAST_ROUND, "0: peek 1") == "may-not-peek"


def test_not_once_the_last_turn_has_begun() -> None:
    """FC-25: until its last turn of the hole has begun."""
    assert legal(LAST_ROUND, 1) == ["draw", "take"]
    assert refusal(LAST_ROUND, "1: peek 1") == "may-not-peek"
    assert peeks(LAST_ROUND, 1, "1: draw") == peeks(LAST_ROUND, 1, "1: take") == []
    assert peeks(LAST_ROUND, 1, "1: draw, toss") == []


def test_before_the_last_turn() -> None:
    """FC-25: who has a turn left may peek once, and makes it good in that turn."""
    assert len(peeks(LAST_ROUND, 2)) == 4
    hole = after(LAST_ROUND, "2: peek 3")
    assert legal(hole, 2) == []
    assert refusal(hole, "2: peek 1") == "may-not-peek"
    hole = after(hole, "1: take, swap 1")
    assert legal(hole, 2) == ["draw"]
    assert legal(after(hole, "2: draw"), 2) == ["swap 3"]
    assert after(hole, "2: draw, swap 3").over


@pytest.mark.parametrize("line", ["2: peek 1", "2: peek 1, peek 2"])
def test_who_owes_already_may_not_peek_in_the_last_round(line: str) -> None:
    """FC-25: one turn makes good one card."""
    hole = after(TO_DRAW, line, "0: knock")
    assert legal(hole, 2) == []
    assert refusal(hole, "2: peek 4") == "may-not-peek"
    hole = after(hole, "1: draw, toss", "2: draw")
    assert legal(hole, 2) == [f"swap {slot}" for slot in hole.owed[2]]


def test_after_your_turn_the_next_one_is_bound() -> None:
    """FC-25: who peeks after its turn owes in the round to come, and cannot knock there."""
    hole = after(TO_DRAW, "0: draw, toss, peek 1", "1: draw, toss", "2: draw, toss")
    assert legal(hole, 0) == ["draw", "peek 2"]


# The stock runs out


def test_a_debt_and_an_empty_stock() -> None:
    """FC-11, FC-23: the stock is renewed for who must draw, or the hole ends."""
    table = """
        four-card
        0 >  ?AS ?2S* / ?3S* ?4S*    owes 2
        1    ?5S ?6S / ?7S! ?8S*
        stock   discard QS JS   renewals {renewals}
    """
    assert legal(table.format(renewals=0), 0) == ["draw", "peek 1"]
    assert legal(after(table.format(renewals=0), "0: draw"), 0) == ["swap 2", "peek 1"]
    assert after(table.format(renewals=1), "0: draw").ending == "pace-of-play"
