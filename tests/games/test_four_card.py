"""Four-Card Golf, setting up the first look (FC-01 to FC-05, FC-20, FC-26) and what a table may change."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from backnine.cards import Card
from backnine.games import find_game
from backnine.hole import Happening, Hole, only
from backnine.match import begin
from backnine.refused import Refused
from backnine.view import view
from tests.drawn import Stacked, after, assert_table, draw_table, happened, legal, refusal, stack

FOUR_CARD = find_game("four-card")

DEALT = """
    four-card
    0 waiting ?AS ?2S / ?3S ?4S
    1 waiting ?5S ?6S / ?7S ?8S
    stock 9S 10S   discard JS   dealer 0
"""


def shown(hole: Hole, viewer: int | None, *, recall: bool) -> list[list[str | None]]:
    match = replace(begin("four-card", len(hole.layouts), hole.house, Stacked()), hole=hole)
    return [[slot.card for slot in layout] for layout in view(match, viewer, recall=recall).layouts]


# Setting up


def test_two_players_or_more() -> None:
    """FC-01, FC-20: 2 to 12 players."""
    for players in range(2, 13):
        FOUR_CARD.check_players(players, FOUR_CARD.house())
    for players in (0, 1, 13):
        with pytest.raises(Refused) as caught:
            FOUR_CARD.check_players(players, FOUR_CARD.house())
        assert caught.value.why == "wrong-number-of-players"


def test_the_pack() -> None:
    """FC-01: 52 cards, no jokers."""
    pack = FOUR_CARD.pack(FOUR_CARD.house(), 4)
    ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    assert len(pack) == 52
    assert Counter(pack) == Counter(rank + suit for suit in "SHDC" for rank in ranks)


@pytest.mark.parametrize(("players", "packs"), [(2, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_packs_by_players(players: int, packs: int) -> None:
    """FC-20: one pack for 2 to 4 players, two for 5 to 8, three for 9 to 12."""
    one = Counter(FOUR_CARD.pack(FOUR_CARD.house(), 2))
    dealt = Counter(FOUR_CARD.pack(FOUR_CARD.house(), players))
    assert dealt == dict.fromkeys(one, packs)


@pytest.mark.parametrize("packs", [1, 2, 3])
def test_packs(packs: int) -> None:
    """House rule packs overrides FC-20."""
    house = FOUR_CARD.house(f"packs={packs}")
    for players in (2, 6, 12):
        FOUR_CARD.check_players(players, house)
        assert len(FOUR_CARD.pack(house, players)) == 52 * packs
    assert len(begin("four-card", 12, house, Stacked()).hole.stock) == 52 * packs - 49


def test_packs_must_leave_a_stock() -> None:
    """FC-20: every player must be dealt and a stock be left; one pack serves 12, but would not serve 13."""
    crowd = replace(FOUR_CARD, players=range(2, 14))
    crowd.check_players(13, FOUR_CARD.house("packs=2"))
    crowd.check_players(
        13, FOUR_CARD.house("packs=1,jokers")
    )  # the jokers make one discard and one stock card
    with pytest.raises(Refused) as caught:
        crowd.check_players(13, FOUR_CARD.house("packs=1"))
    assert caught.value.why == "too-few-cards"
    assert caught.value.details == {"players": 13, "cards": 52, "needed": 54}


def test_jokers() -> None:
    """House rule jokers: two per pack, -2 each."""
    pack = Counter(FOUR_CARD.pack(FOUR_CARD.house("jokers,packs=2"), 2))
    assert pack.pop(Card("JK")) == 4
    assert pack == Counter(FOUR_CARD.pack(FOUR_CARD.house("packs=2"), 2))
    assert FOUR_CARD.value(Card("JK"), FOUR_CARD.house("jokers")) == -2


def test_the_deal() -> None:
    """FC-02, FC-03: four each, face down, one at a time and clockwise; then the first discard."""
    layouts = {0: "AS 2S / 3S 4S", 1: "5S 6S / 7S 8S", 2: "AH 2H / 3H 4H"}
    top = stack(layouts, dealer=1, then="JS QS KS")
    assert top.split()[:6] == ["AH", "AS", "5S", "2H", "2S", "6S"]
    hole = begin("four-card", 3, FOUR_CARD.house(), Stacked({"draw 1": "5S KS 6S", "hole 1": top})).hole
    assert_table(
        replace(hole, stock=hole.stock[:2]),
        """
        four-card
        0 waiting ?AS ?2S / ?3S ?4S     turns 0
        1 waiting ?5S ?6S / ?7S ?8S     turns 0
        2 waiting ?AH ?2H / ?3H ?4H     turns 0
        stock QS KS   discard JS   dealer 1
        """,
    )
    assert len(hole.stock) == 52 - 3 * 4 - 1


# The first look


def test_the_first_look() -> None:
    """FC-04: at the two nearest cards, once, showing nobody."""
    assert legal(DEALT, 0) == ["look", "decline"]
    hole, told = happened(DEALT, "0: look")
    assert_table(
        hole,
        """
        four-card
        0         ?AS ?2S / ?3S* ?4S*
        1 waiting ?5S ?6S / ?7S ?8S
        stock 9S 10S   discard JS   dealer 0
        """,
    )
    assert told == tuple(Happening("looked", 0, n, Card(c), only(0)) for n, c in ((3, "3S"), (4, "4S")))
    assert [event.told_to(1).card for event in told] == [None, None]
    assert shown(hole, 0, recall=True)[0] == [None, None, "3S", "4S"]
    assert shown(hole, 1, recall=True) == shown(hole, None, recall=True) == [[None] * 4] * 2


def test_the_first_look_happens_once() -> None:
    """FC-04, FC-05."""
    looked = after(DEALT, "0: look")
    assert legal(looked, 0) == []
    assert refusal(looked, "0: look") == "not-your-turn"
    started = after(looked, "1: look")
    assert refusal(started, "1: look") == "now-draw"
    assert refusal(started, "1: look 1") == "now-draw"


def test_look_in_any_order_or_decline() -> None:
    """FC-26: nobody takes a turn until all have looked or declined."""
    declined, told = happened(DEALT, "1: decline")
    assert told == (Happening("declined", 1),)
    assert declined.acting == (0,)
    assert refusal(declined, "1: draw") == "not-your-turn"
    assert refusal(declined, "0: draw") == "now-first-look"
    assert_table(
        after(declined, "0: look"),
        """
        four-card
        0    ?AS ?2S / ?3S* ?4S*
        1 >  ?5S ?6S / ?7S ?8S
        stock 9S 10S   discard JS   dealer 0
        """,
    )


def test_no_card_may_be_examined_later() -> None:
    """FC-05: a screen shows no face-down card, whoever knows it, until it is discarded or scored."""
    table = """
        four-card
        0 >      ?AS* ?2S! / ?3S* ?4S*
        1 closer ?5S ?6S / ?7S* ?8S*
        stock 9S 10S   discard JS   dealer 0
    """
    for viewer in (0, 1, None):
        assert shown(draw_table(table), viewer, recall=False) == [[None] * 4] * 2
    hole = after(table, "0: draw, toss")
    assert shown(hole, None, recall=False) == [["AS", "2S", "3S", "4S"], ["5S", "6S", "7S", "8S"]]


@pytest.mark.parametrize(("look", "slots"), [("near", (3, 4)), ("1", (3,)), ("4", (1, 2, 3, 4))])
def test_look_at_a_number_of_cards(look: str, slots: tuple[int, ...]) -> None:
    """House rule look: near, 1 or 4 cards at once (FC-04)."""
    table = DEALT.replace("four-card", f"four-card look={look}")
    assert legal(table, 0) == ["look", "decline"]
    assert refusal(table, "0: look 1") == "look-otherwise"
    hole, told = happened(table, "0: look")
    assert tuple(event.slot for event in told) == slots
    assert [slot.seen for slot in hole.layouts[0]] == [only(0) * (n in slots) for n in (1, 2, 3, 4)]
    assert hole.acting == (1,)


def test_look_at_any_two() -> None:
    """House rule look: any two, one after the other."""
    table = DEALT.replace("four-card", "four-card look=any")
    assert legal(table, 0) == ["look 1", "look 2", "look 3", "look 4", "decline"]
    assert refusal(table, "0: look") == "look-otherwise"
    one = after(table, "0: look 2")
    assert legal(one, 0) == ["look 1", "look 3", "look 4", "decline"]
    assert refusal(one, "0: look 2") == "look-otherwise"
    assert after(one, "0: decline").acting == (1,)
    assert_table(
        after(one, "1: look 1", "0: look 3", "1: look 4"),
        """
        four-card look=any
        0    ?AS ?2S* / ?3S* ?4S
        1 >  ?5S* ?6S / ?7S ?8S*
        stock 9S 10S   discard JS   dealer 0
        """,
    )


# What a table may change


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("look=2", "house-out-of-range"),
        ("look=far", "house-out-of-range"),
        ("look", "house-needs-value"),
        ("pairs_cancel=2", "house-out-of-range"),
        ("knock_penalty=10", "house-out-of-range"),
        ("jokers=2", "house-out-of-range"),
        ("holes=0", "house-out-of-range"),
        ("holes=19", "house-out-of-range"),
        ("packs=0", "house-out-of-range"),
        ("packs=4", "house-out-of-range"),
        ("ties=split", "house-out-of-range"),
        ("no_peek=sometimes", "house-out-of-range"),
        ("renewals=6", "house-out-of-range"),
        ("renewals=-1", "house-out-of-range"),
        ("jokers,jokers", "house-said-twice"),
        ("adjacent", "no-such-house-rule"),
        ("no_pass", "no-such-house-rule"),
    ],
)
def test_house_rules_refused(said: str, why: str) -> None:
    """Every house rule has its range, and Four-Card Golf knows only its own."""
    with pytest.raises(Refused) as caught:
        FOUR_CARD.house(said)
    assert caught.value.why == why
    assert caught.value.details["key"] == re.split("[=,]", said)[0]


def test_house_rules_and_their_defaults() -> None:
    """House rules pairs_cancel, look, knock_penalty, jokers, holes, packs, ties, no_peek, renewals."""
    assert dict(FOUR_CARD.house()) == {
        "pairs_cancel": False,
        "look": "near",
        "knock_penalty": False,
        "jokers": False,
        "holes": 9,
        "packs": "auto",
        "ties": "shared",
        "no_peek": False,
        "renewals": 1,
    }
    said = "pairs_cancel=true,look=4,knock_penalty=true,jokers=true,holes=1,packs=3,ties=playoff,no_peek=true"
    assert str(FOUR_CARD.house(f"{said},renewals=0")) == f"{said},renewals=0"
    assert str(FOUR_CARD.house("look=near,packs=auto,ties=shared,holes=9,renewals=1,no_peek=off")) == ""
