"""Weekender at Four-Card Golf, habit by habit."""

from random import Random

import pytest

from backnine.bots import find_bot
from backnine.moves import Move

from .drawn import always, choices, four_card, mostly
from .spoken import said


def weekender(mine: str, top: str = "9S", held: str = "", house: str = "") -> str:
    return mostly("weekender", four_card(mine, top=top, held=held, house=house))


def test_replaces_the_highest_card_it_knows() -> None:
    assert weekender("? 4S / QH 9D", held="5C") == "swap 3"
    assert weekender("2S 4S / 3H 9D", held="5C") == "swap 4"


def test_replaces_an_unknown_card_with_a_low_one() -> None:
    assert weekender("? 4S / 3H 2D", held="KC") == "swap 1"
    assert weekender("? ? / 3H 2D", held="AC") == "swap 1|2"


def test_throws_away_what_would_not_help() -> None:
    assert weekender("? 4S / 3H 2D", held="9C") == "toss"
    assert weekender("AS 4S / 3H 2D", held="4C") == "toss"


def test_waits_one_turn_too_long_before_it_knocks() -> None:
    position = four_card("2S 2H / 2D AS", top="QS")
    made = choices("weekender", position)
    assert 20 < made["draw"] < 60
    assert made["draw"] + made["knock"] == 200
    why = find_bot("weekender").why(position.view, position.moves, Move("draw"), Random(0))
    assert said(why) == "thinks of knocking with about 7, but waits for one more card"


def test_takes_a_discard_that_beats_the_average_draw() -> None:
    assert weekender("? 4S / QH 9D", top="AS") == "take"
    assert weekender("? 4S / QH 9D", top="8S") == "draw"
    assert weekender("? ? / 3H 2D", top="KS") == "take"
    assert weekender("? ? / 3H 2D", top="6S") == "draw"


@pytest.mark.parametrize(
    ("players", "knocks", "plays_on"),
    [
        (2, "2S 2H / 2D AS", "3S 2H / 2D AS"),
        (4, "2S 2H / AD AS", "3S 2H / AD AS"),
        (8, "2S AH / AD AS", "3S AH / AD AS"),
    ],
)
def test_knocks_at_a_low_count(players: int, knocks: str, plays_on: str) -> None:
    """The more players, the lower."""
    assert mostly("weekender", four_card(knocks, players=players, top="QS")) == "knock"
    assert always("weekender", four_card(plays_on, players=players, top="QS")) == "draw"


def test_knocks_lower_late_in_the_hole() -> None:
    late = four_card("2S 2H / 2D AS", top="QS", turns=(10, 10))
    assert always("weekender", late) == "draw"


def test_does_not_knock_on_what_it_does_not_know() -> None:
    assert weekender("? AH / AS KD", top="QS") == "draw"


def test_knocks_lower_where_a_bold_knock_is_punished() -> None:
    assert weekender("2S 2H / 2D AS", top="QS", house="knock_penalty") == "draw"


def test_knocks_before_the_cards_run_out() -> None:
    short = four_card("3S 3H / 2D AS", top="QS", stock=("5C",) * 3, renewals=1)
    assert mostly("weekender", short) == "knock"


def test_sees_pairs_where_they_cancel() -> None:
    assert weekender("QS 4S / 2H 3D", held="QD", house="pairs_cancel") == "swap 3"
    assert weekender("QS 4S / QH 2D", held="5D", house="pairs_cancel") == "toss"
    assert weekender("QS 4S / QH 2D", top="9S", house="pairs_cancel") == "knock"


def test_keeps_a_joker() -> None:
    assert weekender("QS JK / JK 2D", held="KD", house="jokers") == "swap 1"
    assert weekender("? 4S / 3H 2D", top="JK", house="jokers") == "take"


def test_in_the_last_round_it_does_not_replace_out_of_curiosity() -> None:
    assert always("weekender", four_card("? 4S / 3H 2D", held="6S")) == "swap 1"
    assert always("weekender", four_card("? 4S / 3H 2D", held="6S", closer=1)) == "toss"
