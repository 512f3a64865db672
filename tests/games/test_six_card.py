"""Six-Card Golf, setting up and teeing off (SC-01 to SC-04, SC-30), and what a table may change."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from backnine.cards import Card
from backnine.games import find_game
from backnine.hole import Happening
from backnine.match import begin
from backnine.moves import EVERY_MOVE
from backnine.refused import Refused
from backnine.view import view
from tests.drawn import Stacked, after, assert_table, happened, legal, refusal, stack

SIX_CARD = find_game("six-card")

DEALT = """
    six-card
    0 waiting ?AS ?2S ?3S / ?4S ?5S ?6S
    1 waiting ?7S ?8S ?9S / ?10S ?JS ?QS
    stock KS AH   discard 4D   dealer 0
"""


# Setting up


def test_two_to_twelve_players() -> None:
    """SC-01."""
    for players in range(2, 13):
        SIX_CARD.check_players(players, SIX_CARD.house())
    for players in (0, 1, 13):
        with pytest.raises(Refused) as caught:
            SIX_CARD.check_players(players, SIX_CARD.house())
        assert caught.value.why == "wrong-number-of-players"
        assert caught.value.details == {"players": players, "least": 2, "most": 12}


def test_the_pack() -> None:
    """SC-01: 52 cards, no jokers."""
    ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    pack = SIX_CARD.pack(SIX_CARD.house(), 2)
    assert Counter(pack) == Counter(rank + suit for suit in "SHDC" for rank in ranks)


@pytest.mark.parametrize(("players", "packs"), [(2, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3)])
def test_packs_by_players(players: int, packs: int) -> None:
    """SC-01: one pack for 2 to 4 players, two for 5 to 8, three for 9 to 12."""
    one = Counter(SIX_CARD.pack(SIX_CARD.house(), 2))
    assert Counter(SIX_CARD.pack(SIX_CARD.house(), players)) == dict.fromkeys(one, packs)


@pytest.mark.parametrize("packs", [1, 2, 3])
def test_packs(packs: int) -> None:
    """House rule packs overrides SC-01."""
    house = SIX_CARD.house(f"packs={packs}")
    for players in (2, 8):
        SIX_CARD.check_players(players, house)
        assert len(SIX_CARD.pack(house, players)) == 52 * packs
    assert len(begin("six-card", 8, house, Stacked()).hole.stock) == 52 * packs - 49


def test_packs_must_leave_a_stock() -> None:
    """House rule packs: everybody must be dealt and a stock be left (SC-01, SC-03)."""
    SIX_CARD.check_players(12, SIX_CARD.house("packs=2"))
    SIX_CARD.check_players(8, SIX_CARD.house("packs=1"))
    for house in ("packs=1", "packs=1,jokers"):
        with pytest.raises(Refused) as caught:
            SIX_CARD.check_players(9, SIX_CARD.house(house))
        assert caught.value.why == "too-few-cards"
        assert caught.value.details["needed"] == 56


def test_jokers() -> None:
    """House rule jokers: two per pack (SC-23)."""
    pack = Counter(SIX_CARD.pack(SIX_CARD.house("jokers,packs=3"), 2))
    assert pack.pop(Card("JK")) == 6
    assert pack == Counter(SIX_CARD.pack(SIX_CARD.house("packs=3"), 2))


def test_the_deal() -> None:
    """SC-02, SC-03: six each, face down, one at a time from the dealer's left; then the first discard."""
    layouts = {0: "AS 2S 3S / 4S 5S 6S", 1: "7S 8S 9S / 10S JS QS", 2: "AH 2H 3H / 4H 5H 6H"}
    top = stack(layouts, dealer=1, then="4D KS AC")
    assert top.split()[:6] == ["AH", "AS", "7S", "2H", "2S", "8S"]
    hole = begin("six-card", 3, SIX_CARD.house(), Stacked({"draw 1": "5S KS 6S", "hole 1": top})).hole
    assert_table(
        replace(hole, stock=hole.stock[:2]),
        """
        six-card
        0 waiting ?AS ?2S ?3S / ?4S ?5S ?6S     turns 0
        1 waiting ?7S ?8S ?9S / ?10S ?JS ?QS    turns 0
        2 waiting ?AH ?2H ?3H / ?4H ?5H ?6H     turns 0
        stock KS AC   discard 4D   dealer 1
        """,
    )
    assert len(hole.stock) == 52 - 3 * 6 - 1


def test_nobody_looks_at_a_face_down_card() -> None:
    """SC-02: not even its owner."""
    match = begin("six-card", 2, SIX_CARD.house(), Stacked())
    for viewer in (0, 1, None):
        layouts = view(match, viewer, recall=True).layouts
        assert {slot for layout in layouts for slot in layout} == {(None, False, "none")}
    assert not {str(move) for move in EVERY_MOVE if move.verb in ("look", "peek")} & set(legal(DEALT, 0))
    assert refusal(DEALT, "0: look") == "now-tee-off"
    assert refusal(DEALT, "0: peek 1") == "not-now"


# Teeing off


def test_two_cards_are_turned_up_in_any_order() -> None:
    """SC-04: any two of their own, even mixed with the others; then the player left of the dealer starts."""
    hole = after(DEALT, "0: flip 6", "1: flip 3", "0: flip 1")
    assert_table(
        hole,
        """
        six-card
        0         AS ?2S ?3S / ?4S ?5S 6S
        1 waiting ?7S ?8S 9S / ?10S ?JS ?QS
        stock KS AH   discard 4D   dealer 0
        """,
    )
    assert hole.acting == (1,)
    assert_table(
        after(hole, "1: flip 5"),
        """
        six-card
        0   AS ?2S ?3S / ?4S ?5S 6S
        1 > ?7S ?8S 9S / ?10S JS ?QS
        stock KS AH   discard 4D   dealer 0
        """,
    )


def test_a_card_turned_up_is_told_to_all() -> None:
    """SC-04."""
    _, told = happened(DEALT, "1: flip 5")
    assert told == (Happening("flipped", 1, 5, Card("JS")),)
    assert told[0].told_to(None).card == "JS"


def test_what_a_tee_off_refuses() -> None:
    """SC-04: two, not three; a face-down card, not one that is up; no turn before all have done so."""
    assert legal(DEALT, 0) == [f"flip {slot}" for slot in range(1, 7)]
    once = after(DEALT, "0: flip 1")
    assert legal(once, 0) == [f"flip {slot}" for slot in range(2, 7)]
    assert refusal(once, "0: flip 1") == "card-is-face-up"
    assert refusal(once, "0: flip 7") == "no-such-slot"
    twice = after(once, "0: flip 2")
    assert legal(twice, 0) == []
    assert refusal(twice, "0: flip 3") == "not-your-turn"
    assert refusal(twice, "1: draw") == "now-tee-off"
    assert refusal(after(twice, "1: flip 1, flip 2"), "1: flip 3") == "now-draw"


# The first dealer


@pytest.mark.parametrize(
    ("house", "drawn", "dealer"),
    [
        ("", "AS KS 2S", 2),  # a two is lowest: -2
        ("twos=2", "AS KS 2S", 1),  # unless it counts 2
        ("jokers", "KS AS JK", 2),
        ("", "AS QS KS", 2),
    ],
)
def test_the_lowest_card_deals_first(house: str, drawn: str, dealer: int) -> None:
    """SC-30: lowest by what a card counts at this table (house rules twos and jokers included)."""
    match = begin("six-card", 3, SIX_CARD.house(house), Stacked({"draw 1": drawn}))
    assert match.hole.dealer == dealer


# What a table may change


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("packs=0", "house-out-of-range"),
        ("packs=4", "house-out-of-range"),
        ("flip=always", "house-out-of-range"),
        ("flip", "house-needs-value"),
        ("last_round=2", "house-out-of-range"),
        ("twos=-3", "house-out-of-range"),
        ("twos=0", "house-out-of-range"),
        ("twos", "house-needs-value"),
        ("twos_keep=-4", "house-out-of-range"),
        ("blocks=10", "house-out-of-range"),
        ("jokers=2", "house-out-of-range"),
        ("holes=0", "house-out-of-range"),
        ("holes=19", "house-out-of-range"),
        ("ties=split", "house-out-of-range"),
        ("renewals=6", "house-out-of-range"),
        ("renewals=-1", "house-out-of-range"),
        ("closer_penalty=2", "house-out-of-range"),
        ("blocks,blocks", "house-said-twice"),
        ("no_pass", "no-such-house-rule"),
        ("pairs_cancel", "no-such-house-rule"),
    ],
)
def test_house_rules_refused(said: str, why: str) -> None:
    """Every house rule has its range, and Six-Card Golf knows only its own."""
    with pytest.raises(Refused) as caught:
        SIX_CARD.house(said)
    assert caught.value.why == why
    assert caught.value.details["key"] == re.split("[=,]", said)[0]


def test_house_rules_and_their_defaults() -> None:
    """House rules packs, flip, last_round, twos, twos_keep, blocks, jokers, holes, ties, renewals and
    closer_penalty: as the sheet says unless the table does."""
    assert dict(SIX_CARD.house()) == {
        "packs": "auto",
        "flip": "never",
        "last_round": True,
        "twos": -2,
        "twos_keep": False,
        "blocks": False,
        "jokers": False,
        "holes": 9,
        "ties": "shared",
        "renewals": 1,
        "closer_penalty": False,
    }
    said = "packs=3,flip=must,last_round=false,twos=2,twos_keep=true,blocks=true,jokers=true,holes=1"
    said += ",ties=playoff,renewals=0,closer_penalty=true"
    assert str(SIX_CARD.house(said)) == said
    defaults = "flip=never,last_round,twos=-2,packs=auto,ties=shared,holes=9,renewals=1"
    assert str(SIX_CARD.house(defaults)) == ""
    assert SIX_CARD.house("last_round=off")["last_round"] is False
