"""Club at Four-Card Golf: what it makes of plain positions."""

import pytest

from backnine.cards import Card
from backnine.games.four_card.bots.sense import count

from .drawn import always, four_card


def test_takes_a_low_card_for_the_worst_it_knows() -> None:
    assert always("club", four_card("2S 3D / QS 4H", top="KD")) == "take"
    assert always("club", four_card("2S 3D / QS 4H", held="KD")) == "swap 3"


def test_throws_a_high_card_away() -> None:
    assert always("club", four_card("2S 3D / AS 4H", held="QD")) == "toss"


def test_knocks_when_low_and_not_when_high() -> None:
    low, high = four_card("AS KD / KS 2H", top="9C"), four_card("9S 8D / QS 7H", top="JC")
    assert always("club", low) == "knock"
    assert always("club", high) == "draw"


def test_the_last_turn_is_for_strokes_alone() -> None:
    """FC-10: somebody has knocked, so a card is put where it saves most."""
    assert always("club", four_card("2S 3D / QS 4H", held="5D", closer=1)) == "swap 3"


@pytest.mark.parametrize(("square", "strokes"), [("4S 2D / 4H KH", 2), ("4S 4D / 2H KH", 10)])
def test_equal_cards_in_a_column_cancel_where_the_house_says_so(square: str, strokes: int) -> None:
    cards = tuple(Card(word) for word in square.replace("/", " ").split())
    assert count(cards, 6.0, pairs_cancel=True) == strokes
    assert count(cards, 6.0, pairs_cancel=False) == 10
