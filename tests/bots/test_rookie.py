"""Rookie: a little sense, and mistakes one can see."""

from random import Random

import pytest

from backnine.bots.rookie.four_card import memory

from .drawn import choices, four_card, play_nine

DARK = "? ? ? ? / ? 4 ? 8"


def test_mostly_takes_an_obviously_low_discard() -> None:
    for low in ("H", "0", "3"):
        made = choices("rookie", play_nine("? 9 ? ? / 6 ? ? ?", DARK, top=low))
        assert made["take"] > 130
        assert made["draw"] > 10
    assert choices("rookie", play_nine("? 9 ? ? / 6 ? ? ?", DARK, top="11")) == {"draw": 200}


def test_swaps_a_low_card_for_a_visibly_high_one() -> None:
    made = choices("rookie", play_nine("? 12 ? ? / 6 ? ? ?", DARK, held="1"))
    assert made == {"swap 2": 200}


def test_often_sees_a_pair() -> None:
    made = choices("rookie", play_nine("? 2 ? ? / 11 ? 3 ?", DARK, held="11"))
    assert 80 < made["swap 1"] < 160


def test_mostly_keeps_a_pair() -> None:
    made = choices("rookie", play_nine("? 12 9 ? / 6 12 ? ?", DARK, held="1"))
    assert 100 < made["swap 3"] < 160
    assert made["swap 3"] + made["swap 2"] + made["swap 6"] == 200


def test_throws_a_high_card_away_and_turns_up_any_other() -> None:
    made = choices("rookie", play_nine("? 2 3 1 / 4 0 2 ?", DARK, held="12"))
    assert set(made) == {"toss 1", "toss 8"}


def test_goes_out_at_a_whim() -> None:
    behind = play_nine("? 9 8 10 / 4 11 2 6", "0 0 0 ? / 0 0 0 ?", held="12")
    made = choices("rookie", behind)
    assert made["toss 1"] > 100
    assert made["toss"] > 40


def test_tees_off_anywhere() -> None:
    position = play_nine("? 9 ? ? / ? ? ? ?", DARK, phase="tee-off", turn=None, waiting=frozenset({0, 1}))
    assert "flip 6" in choices("rookie", position)


def test_swaps_for_the_highest_card_it_remembers() -> None:
    made = choices("rookie", four_card("? ? / QS 4H", held="2D"))
    assert made == {"swap 3": 200}


def test_throws_away_a_high_stock_card() -> None:
    assert choices("rookie", four_card("? ? / 3S 4H", held="JD")) == {"toss": 200}


def test_takes_a_low_discard_mostly() -> None:
    made = choices("rookie", four_card("? ? / QS 4H", top="KD"))
    assert made["take"] > 150
    assert made["draw"] > 5


@pytest.mark.parametrize(("turns", "least", "most"), [(0, 400, 400), (4, 260, 340), (12, 150, 250)])
def test_memory_fades_with_the_turns(turns: int, least: int, most: int) -> None:
    view = four_card("2S 3S / QS 4H", turns=(turns, turns)).view
    known = sum(card is not None for dice in range(100) for card in memory(view, Random(dice)))
    assert least <= known <= most


def test_forgets_where_the_queen_lies() -> None:
    made = choices("rookie", four_card("? ? / QS 4H", held="2D", turns=(8, 8)))
    assert made["swap 3"] > 60
    assert made["swap 1"] > 10


def test_knocks_at_a_guess() -> None:
    assert 40 < choices("rookie", four_card("2S 3S / 2H 4H"))["knock"] < 110
    assert choices("rookie", four_card("QS 9S / JH 10H"), 1000)["knock"] in range(5, 60)
