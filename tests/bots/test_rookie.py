"""Rookie: a little sense, and mistakes one can see."""

from random import Random

from backnine.bots import find_bot

from .drawn import Position, choices, four_card, play_nine
from .spoken import said

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


def test_sees_a_pair_or_throws_it_away() -> None:
    position = play_nine("? 2 ? ? / 11 ? 3 ?", DARK, held="11")
    made = choices("rookie", position)
    assert 60 < made["swap 1"] < 140
    assert made["swap 1"] + sum(times for move, times in made.items() if move.startswith("toss")) == 200
    assert any("; it does not notice that the 11 would make a pair" in why for why in reasons(position))


def test_puts_a_card_taken_for_its_pair_where_it_belongs() -> None:
    taken = play_nine("? 2 ? ? / 11 ? 3 ?", DARK, held="11", held_from="discard")
    assert choices("rookie", taken) == {"swap 1": 200}


def test_overlooks_a_pair_on_the_discard_pile() -> None:
    position = play_nine("? 2 ? ? / 11 ? 3 ?", DARK, top="11")
    assert 60 < choices("rookie", position)["take"] < 140
    assert reasons(position) == {
        "takes the 11 to pair it with the one in place 5",
        "draws, and does not notice that the 11 would make a pair",
    }


def reasons(position: Position) -> set[str]:
    """What the rookie says about its moves over many throws of the dice."""
    bot = find_bot("rookie")
    return {
        said(
            bot.why(
                position.view,
                position.moves,
                bot.choose(position.view, position.moves, Random(throw)),
                Random(throw),
            )
        )
        for throw in range(100)
    }


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


def test_knocks_at_a_guess() -> None:
    assert 40 < choices("rookie", four_card("2S 3S / 2H 4H"))["knock"] < 110
    assert choices("rookie", four_card("QS 9S / JH 10H"), 1000)["knock"] in range(5, 60)


def test_says_what_it_likes() -> None:
    dark = "? 9 ? ? / 6 ? ? ?"
    assert reasons(play_nine(dark, DARK, top="2")) == {
        "takes the 2: it likes low cards",
        "draws out of curiosity, although the 2 is low",
    }
    assert reasons(play_nine(dark, DARK, top="11")) == {"draws: the 11 looks too high"}
    eyesore = reasons(play_nine("? 12 ? ? / 6 ? ? ?", DARK, held="1"))
    assert eyesore == {"puts the 1 in for the 12, which looks much too high"}
    assert "and does not notice that it breaks a pair" in " ".join(
        reasons(play_nine("? 12 9 ? / 6 12 ? ?", DARK, held="1"))
    )
    assert reasons(play_nine("? 9 8 10 / 4 11 2 6", "0 0 0 ? / 0 0 0 ?", held="12")) == {
        "putts out just because it can",
        "throws the 12 away and passes, to line up the last putt",
    }


def test_says_what_it_feels() -> None:
    assert "knocks on a feeling: about 11" in reasons(four_card("2S 3S / 2H 4H"))
    assert reasons(four_card("? ? / QS 4H", top="KD")) >= {
        "takes the K♦: it likes low cards",
        "draws out of curiosity, although the K♦ is low",
    }
