"""Play Nine, setting up and teeing off (PN-01 to PN-07), and what a table may change."""

import re
from collections import Counter

import pytest

from backnine.cards import Card
from backnine.games import find_game
from backnine.hole import Happening
from backnine.match import begin
from backnine.moves import EVERY_MOVE
from backnine.refused import Refused
from backnine.view import view
from tests.drawn import Stacked, after, assert_table, happened, legal, refusal, stack

PLAY_NINE = find_game("play-nine")

DEALT = """
    play-nine
    0 waiting ?1 ?2 ?3 ?4 / ?5 ?6 ?7 ?8
    1 waiting ?9 ?9 ?0 ?0 / ?H ?12 ?11 ?10
    stock 5 6   discard 4   dealer 0
"""


def test_two_to_six_players() -> None:
    """PN-01."""
    for players in (2, 3, 4, 5, 6):
        PLAY_NINE.check_players(players, PLAY_NINE.house())
    for players in (-1, 0, 1, 7):
        with pytest.raises(Refused) as caught:
            PLAY_NINE.check_players(players, PLAY_NINE.house())
        assert caught.value.why == "wrong-number-of-players"
        assert caught.value.details == {"players": players, "least": 2, "most": 6}


def test_the_pack() -> None:
    """PN-02: 0 to 12, eight of each, and four Hole-in-One cards worth -5."""
    pack = PLAY_NINE.pack(PLAY_NINE.house(), 6)
    assert len(pack) == 108
    assert Counter(pack) == {str(value): 8 for value in range(13)} | {"H": 4}
    values = {card: PLAY_NINE.value(card, PLAY_NINE.house()) for card in pack}
    assert values == {str(v): v for v in range(13)} | {"H": -5}


def test_the_deal() -> None:
    """PN-05, PN-06: eight each, face down, one at a time from the dealer's left; then the first discard."""
    layouts = {0: "1 2 3 4 / 5 6 7 8", 1: "9 9 0 0 / H 12 11 10", 2: "3 3 3 3 / 6 6 6 6"}
    top = stack(layouts, dealer=1, then="4 5 6")
    assert top.split()[:6] == ["3", "1", "9", "3", "2", "9"]
    hole = begin("play-nine", 3, PLAY_NINE.house(), Stacked({"draw 1": "7 0 7", "hole 1": top})).hole
    cut = stock_behind(top)
    assert_table(
        hole,
        f"""
        play-nine
        0 waiting ?1 ?2 ?3 ?4 / ?5 ?6 ?7 ?8     turns 0
        1 waiting ?9 ?9 ?0 ?0 / ?H ?12 ?11 ?10  turns 0
        2 waiting ?3 ?3 ?3 ?3 / ?6 ?6 ?6 ?6     turns 0
        stock 5 6 {cut}   discard 4   dealer 1
        """,
    )


def stock_behind(top: str) -> str:
    """The cards that a stacked pack has below the ones it was stacked with."""
    pack = PLAY_NINE.pack(PLAY_NINE.house(), 2)
    return " ".join(Stacked({"": top}).order("", pack)[len(top.split()) :])


def test_nobody_looks_at_a_face_down_card() -> None:
    """PN-05: not even its owner."""
    match = begin("play-nine", 2, PLAY_NINE.house(), Stacked())
    for viewer in (0, 1, None):
        layouts = view(match, viewer, recall=True).layouts
        assert {slot for layout in layouts for slot in layout} == {(None, False, "none")}
        assert not [
            move for move in EVERY_MOVE if move.verb in ("look", "peek") and str(move) in legal(DEALT, 0)
        ]
    assert refusal(DEALT, "0: look") == "now-tee-off"
    assert refusal(DEALT, "0: peek 1") == "not-now"


def test_tee_off_in_any_order() -> None:
    """PN-07: each turns up any two of their own, in any order, even mixed with the others."""
    hole = after(DEALT, "0: flip 8", "1: flip 3", "0: flip 1")
    assert_table(
        hole,
        """
        play-nine
        0         1 ?2 ?3 ?4 / ?5 ?6 ?7 8
        1 waiting ?9 ?9 0 ?0 / ?H ?12 ?11 ?10
        stock 5 6   discard 4   dealer 0
        """,
    )
    assert hole.acting == (1,)
    assert_table(
        after(hole, "1: flip 5"),
        """
        play-nine
        0   1 ?2 ?3 ?4 / ?5 ?6 ?7 8
        1 > ?9 ?9 0 ?0 / H ?12 ?11 ?10
        stock 5 6   discard 4   dealer 0
        """,
    )


def test_tee_off_is_told_to_all() -> None:
    """PN-07: the card is turned up."""
    _, told = happened(DEALT, "1: flip 5")
    assert told == (Happening("flipped", 1, 5, Card("H")),)
    assert told[0].told_to(None).card == "H"


def test_what_a_tee_off_refuses() -> None:
    """PN-07: two, not three; a face-down card, not one that is up; no turn before all have teed off."""
    assert legal(DEALT, 0) == [f"flip {slot}" for slot in range(1, 9)]
    once = after(DEALT, "0: flip 1")
    assert legal(once, 0) == [f"flip {slot}" for slot in range(2, 9)]
    assert refusal(once, "0: flip 1") == "card-is-face-up"
    twice = after(once, "0: flip 2")
    assert legal(twice, 0) == []
    assert refusal(twice, "0: flip 3") == "not-your-turn"
    assert refusal(twice, "1: draw") == "now-tee-off"
    teed_off = after(twice, "1: flip 1, flip 2")
    assert refusal(teed_off, "1: flip 3") == "now-draw"


def test_left_of_the_dealer_starts_and_play_goes_clockwise() -> None:
    """PN-04."""
    hole = after(
        """
        play-nine
        0 waiting 1 ?2 ?3 ?4 / ?5 ?6 ?7 ?8
        1         1 2 ?3 ?4 / ?5 ?6 ?7 ?8
        2         1 2 ?3 ?4 / ?5 ?6 ?7 ?8
        stock 9 10 11 12   discard 4   dealer 1
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


def test_who_sits_out_a_hole_has_no_turn() -> None:
    """PN-04, PN-32: clockwise among those who play."""
    hole = after(
        """
        play-nine
        0 >  1 2 ?3 ?4 / ?5 ?6 ?7 ?8
        1 out
        2    1 2 ?3 ?4 / ?5 ?6 ?7 ?8
        stock 9 10 11 12   discard 4   dealer 2
        """,
        "0: draw, swap 1",
    )
    assert hole.turn == 2
    assert legal(hole, 1) == []
    assert refusal(hole, "1: draw") == "not-in-this-hole"
    assert after(hole, "2: take, swap 1").turn == 0


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("holes=0", "house-out-of-range"),
        ("holes=19", "house-out-of-range"),
        ("holes=nine", "house-out-of-range"),
        ("holes=true", "house-out-of-range"),
        ("holes", "house-needs-value"),
        ("renewals=-1", "house-out-of-range"),
        ("renewals=6", "house-out-of-range"),
        ("ties=sudden", "house-out-of-range"),
        ("adjacent=2", "house-out-of-range"),
        ("no_pass=maybe", "house-out-of-range"),
        ("closer_penalty=10", "house-out-of-range"),
        ("no_pass,no_pass=false", "house-said-twice"),
        ("jokers=true", "no-such-house-rule"),
        ("no_peek", "no-such-house-rule"),
    ],
)
def test_house_rules_refused(said: str, why: str) -> None:
    """Every house rule has its range, and Play Nine knows only its own."""
    with pytest.raises(Refused) as caught:
        PLAY_NINE.house(said)
    assert caught.value.why == why
    assert caught.value.details["key"] == re.split("[=,]", said)[0]


def test_house_rules_and_their_defaults() -> None:
    """House rules adjacent, holes, renewals, no_pass, closer_penalty, ties: off unless the table says so."""
    assert dict(PLAY_NINE.house()) == {
        "adjacent": False,
        "holes": 9,
        "renewals": 1,
        "no_pass": False,
        "closer_penalty": False,
        "ties": "playoff",
    }
    said = "adjacent=true,holes=18,renewals=5,no_pass=true,closer_penalty=true,ties=shared"
    assert str(PLAY_NINE.house(said)) == said
    assert str(PLAY_NINE.house("holes=9,renewals=1,ties=playoff,adjacent=off")) == ""
    assert [PLAY_NINE.house(f"holes={holes}")["holes"] for holes in range(1, 19)] == list(range(1, 19))
    assert [PLAY_NINE.house(f"renewals={times}")["renewals"] for times in range(6)] == list(range(6))
