"""Four-Card Golf, turns, knocking and what is known to whom (FC-05 to FC-10, FC-23, FC-24)."""

from dataclasses import replace

import pytest

from backnine.hole import Happening
from backnine.match import begin
from backnine.view import View, view
from tests.drawn import Stacked, after, assert_table, draw_table, happened, legal, refusal

# These tables forbid peeking, so that only the moves of a turn are to be seen; FC-25 has its own file.
TO_DRAW = """
    four-card no_peek
    0 >  ?AS ?2S / ?3S* ?4S*
    1    ?5S ?6S / ?7S* ?8S*
    2    ?AH ?2H / ?3H ?4H
    stock 9S 10S JH   discard QS JS
"""

STOCK_CARD = """
    four-card no_peek
    0 >  ?AS ?2S / ?3S* ?4S*
    1    ?5S ?6S / ?7S* ?8S*
    2    ?AH ?2H / ?3H ?4H
    stock 10S JH   discard QS JS   held 9S from stock
"""

TAKEN_CARD = """
    four-card no_peek
    0 >  ?AS ?2S / ?3S* ?4S*
    1    ?5S ?6S / ?7S* ?8S*
    2    ?AH ?2H / ?3H ?4H
    stock 9S 10S JH   discard QS   held JS from discard
"""

SWAPS = ["swap 1", "swap 2", "swap 3", "swap 4"]


def seen_by(table: str, viewer: int | None, *lines: str) -> View:
    hole = after(table, *lines)
    match = replace(begin(hole.game, len(hole.layouts), hole.house, Stacked()), hole=hole)
    return view(match, viewer, recall=True)


# A turn


def test_left_of_the_dealer_starts_clockwise() -> None:
    """FC-06, FC-02."""
    table = """
        four-card no_peek
        0 waiting ?AS ?2S / ?3S ?4S
        1         ?5S ?6S / ?7S* ?8S*
        2         ?AH ?2H / ?3H ?4H
        stock 9S 10S JH   discard QS JS   dealer 1
    """
    hole = after(table, "0: decline")
    order = []
    for _ in range(3):
        assert hole.turn is not None
        order.append(hole.turn)
        hole = after(hole, f"{hole.turn}: draw, toss")
    assert order == [2, 0, 1]


def test_a_turn_is_a_draw_a_discard_or_a_knock() -> None:
    """FC-06."""
    assert legal(TO_DRAW, 0) == ["draw", "take", "knock"]
    assert [legal(TO_DRAW, seat) for seat in (1, 2, 3)] == [[], [], []]
    assert_table(after(TO_DRAW, "0: draw"), STOCK_CARD)
    assert_table(after(TO_DRAW, "0: take"), TAKEN_CARD)
    assert refusal(TO_DRAW, "1: knock") == "not-your-turn"
    assert refusal(TO_DRAW, "3: draw") == "not-in-this-hole"
    for move in ("swap 1", "toss", "flip 1", "decline"):
        assert refusal(TO_DRAW, f"0: {move}") == "now-draw"


def test_a_drawn_card_ends_the_choice() -> None:
    """FC-06: one of the three, not two of them."""
    for table in (STOCK_CARD, TAKEN_CARD):
        for move in ("draw", "take", "knock"):
            assert refusal(table, f"0: {move}") == "now-place"


def test_a_stock_card_replaces_any_card() -> None:
    """FC-07: it goes in face down; the card that was there goes face up on the discard pile."""
    assert legal(STOCK_CARD, 0) == [*SWAPS, "toss"]
    hole, told = happened(STOCK_CARD, "0: swap 2")
    assert_table(
        hole,
        """
        four-card no_peek
        0    ?AS ?9S* / ?3S* ?4S*    turns 1
        1 >  ?5S ?6S / ?7S* ?8S*
        2    ?AH ?2H / ?3H ?4H
        stock 10S JH   discard QS JS 2S
        """,
    )
    assert [(event.what, event.told_to(1).card) for event in told] == [("placed", None), ("discarded", "2S")]
    assert refusal(STOCK_CARD, "0: swap 5") == "no-such-slot"
    assert refusal(STOCK_CARD, "1: swap 1") == "not-your-turn"


def test_a_stock_card_not_wanted() -> None:
    """FC-08: discard it; the turn is over and nothing is turned up."""
    assert_table(
        after(STOCK_CARD, "0: toss"),
        """
        four-card no_peek
        0    ?AS ?2S / ?3S* ?4S*    turns 1
        1 >  ?5S ?6S / ?7S* ?8S*
        2    ?AH ?2H / ?3H ?4H
        stock 10S JH   discard QS JS 9S
        """,
    )
    assert refusal(STOCK_CARD, "0: toss 1") == "not-now"


def test_a_taken_discard_must_be_placed() -> None:
    """FC-09: it can't be put back."""
    assert legal(TAKEN_CARD, 0) == SWAPS
    assert refusal(TAKEN_CARD, "0: toss") == "taken-card-must-be-placed"
    assert_table(
        after(TAKEN_CARD, "0: swap 4"),
        """
        four-card no_peek
        0    ?AS ?2S / ?3S* ?JS!    turns 1
        1 >  ?5S ?6S / ?7S* ?8S*
        2    ?AH ?2H / ?3H ?4H
        stock 9S 10S JH   discard QS 4S
        """,
    )


# Knocking


def test_knocking() -> None:
    """FC-10: you do nothing else; every other player has one last normal turn."""
    hole, told = happened(TO_DRAW, "0: knock")
    assert_table(
        hole,
        """
        four-card no_peek
        0 closer  ?AS ?2S / ?3S* ?4S*    turns 1
        1 >       ?5S ?6S / ?7S* ?8S*
        2         ?AH ?2H / ?3H ?4H
        stock 9S 10S JH   discard QS JS
        """,
    )
    assert told == (Happening("knocked", 0),)
    hole, told = happened(hole, "1: take, swap 1", "2: draw, toss")
    assert_table(
        hole,
        """
        four-card no_peek
        0 closer  AS 2S / 3S 4S     turns 1
        1         JS 6S / 7S 8S     turns 1
        2         AH 2H / 3H 4H     turns 1
        stock 10S JH   discard QS 5S 9S   ending knock
        """,
    )
    assert told[-1] == Happening("hole-over", reason="knock")
    assert refusal(hole, "0: draw") == "hole-is-over"
    assert refusal(hole, "0: peek 1") == "hole-is-over"


def test_no_knock_in_the_last_round() -> None:
    """FC-10: a last turn is without knocking."""
    hole = after(TO_DRAW, "0: knock")
    for seat in (1, 2):
        assert legal(hole, seat) == ["draw", "take"]
        assert refusal(hole, f"{seat}: knock") == "no-second-knock"
        hole = after(hole, f"{seat}: draw, toss")
    assert hole.over


def test_a_knock_on_the_first_turn() -> None:
    """FC-06, FC-10: nothing forbids it, and it is the last player's right too."""
    hole = after(TO_DRAW, "0: draw, toss", "1: draw, toss", "2: knock", "0: take, swap 1", "1: take, swap 1")
    assert (hole.over, hole.closer, hole.turns) == (True, 2, (2, 2, 1))


# The stock runs out


EMPTY_STOCK = """
    four-card {house}
    0 >  ?AS ?2S / ?3S* ?4S*
    1    ?5S ?6S / ?7S* ?8S*
    stock   discard 9S QS JS   renewals {renewals}
"""


def test_an_empty_stock_is_renewed() -> None:
    """FC-23, as PN-41: all discards but the top one make the new stock."""
    assert_table(
        after(EMPTY_STOCK.format(house="", renewals=0), "0: draw"),
        """
        four-card
        0 >  ?AS ?2S / ?3S* ?4S*
        1    ?5S ?6S / ?7S* ?8S*
        stock QS   discard JS   held 9S from stock   renewals 1
        """,
    )


@pytest.mark.parametrize("allowed", range(6))
def test_pace_of_play(allowed: int) -> None:
    """FC-23, as PN-42, and house rule renewals: one renewal too many ends the hole at once."""
    house = f"renewals={allowed}"
    if allowed:
        assert not after(EMPTY_STOCK.format(house=house, renewals=allowed - 1), "0: draw").over
    assert_table(
        after(EMPTY_STOCK.format(house=house, renewals=allowed), "0: draw"),
        f"""
        four-card {house}
        0    AS 2S / 3S 4S     turns 0
        1    5S 6S / 7S 8S     turns 0
        stock   discard 9S QS JS   renewals {allowed}   ending pace-of-play
        """,
    )


HUNDRED_TURNS = """
    four-card
    0    ?AS ?2S / ?3S* ?4S*    turns {first}
    1 >  ?5S ?6S / ?7S* ?8S*    turns {turns}
    stock 9S TS   discard QS JS   dealer 1
""".replace("TS", "10S")


def test_pace_of_play_after_a_hundred_turns_each() -> None:
    """FC-23: when everybody has had a hundred turns and nobody has knocked, the hole ends."""
    assert not after(HUNDRED_TURNS.format(first=99, turns=98), "1: draw, toss").over
    hole = after(HUNDRED_TURNS.format(first=100, turns=99), "1: draw, toss")
    assert (hole.ending, hole.closer, hole.turns) == ("pace-of-play", None, (100, 100))


def test_a_knock_in_the_hundredth_turn_gives_the_others_theirs() -> None:
    """FC-23, FC-10."""
    hole = after(HUNDRED_TURNS.format(first=100, turns=99), "1: knock", "0: draw, toss")
    assert (hole.ending, hole.closer, hole.turns) == ("knock", 1, (101, 100))


# What is known to whom


def test_a_placed_stock_card_is_known_to_its_owner() -> None:
    """FC-24."""
    own, other, public = (seen_by(STOCK_CARD, seat, "0: swap 1").layouts[0][0] for seat in (0, 1, None))
    assert own == ("9S", False, "me")
    assert other == public == (None, False, "owner")


def test_a_placed_discard_is_known_to_all() -> None:
    """FC-24."""
    for viewer in (0, 1, 2, None):
        assert seen_by(TAKEN_CARD, viewer, "0: swap 1").layouts[0][0] == ("JS", False, "all")


def test_what_nobody_knows() -> None:
    """FC-24: cards never looked at are known to nobody, looked-at ones to their owner."""
    assert [slot.known for slot in seen_by(TO_DRAW, 0).layouts[0]] == ["none", "none", "me", "me"]
    assert [slot.known for slot in seen_by(TO_DRAW, 1).layouts[0]] == ["none", "none", "owner", "owner"]


def test_knowledge_ends_when_the_slot_changes() -> None:
    """FC-24: a card known to all, replaced from the stock, leaves a slot only its owner knows."""
    table = TO_DRAW.replace("?AS ?2S", "?AS! ?2S")
    assert seen_by(table, 1).layouts[0][0] == ("AS", False, "all")
    assert seen_by(table, 1, "0: draw, swap 1").layouts[0][0] == (None, False, "owner")
    assert seen_by(table, 0, "0: draw, swap 1").layouts[0][0] == ("9S", False, "me")


def test_a_held_stock_card_is_its_drawers_alone() -> None:
    """FC-24, as PN-44: a drawn card is the drawer's, a taken one is known to all."""
    assert [seen_by(TO_DRAW, seat, "0: draw").held for seat in (0, 1, None)] == ["9S", None, None]
    assert [seen_by(TO_DRAW, seat, "0: take").held for seat in (0, 1, None)] == ["JS", "JS", "JS"]
    _, (drew,) = happened(TO_DRAW, "0: draw")
    assert [drew.told_to(seat).card for seat in (0, 1, None)] == ["9S", None, None]


def test_a_card_nobody_knew_is_seen_when_discarded() -> None:
    """FC-05, FC-24."""
    hole = draw_table(STOCK_CARD)
    assert seen_by(STOCK_CARD, None, "0: swap 1").discard == (*hole.discard, "AS")
