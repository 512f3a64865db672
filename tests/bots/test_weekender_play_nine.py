"""Weekender at Play Nine, habit by habit. Seat 0 acts; the next layout is the next player's."""

from random import Random

import pytest

from backnine.bots import find_bot

from .drawn import Position, always, choices, mostly, play_nine
from .spoken import said

DARK = "? ? ? ? / ? 1 2 ?"


def weekender(*layouts: str, top: str = "7", held: str = "", house: str = "") -> str:
    return mostly("weekender", play_nine(*layouts, top=top, held=held, house=house))


def test_tees_off_in_two_different_columns() -> None:
    assert tee_off("? ? ? ? / ? ? ? ?") == "flip 1|2|3|4|5|6|7|8"
    assert tee_off("? 9 ? ? / ? ? ? ?") == "flip 1|3|4|5|7|8"


def tee_off(mine: str) -> str:
    waiting = frozenset({0, 1})
    return always("weekender", play_nine(mine, DARK, phase="tee-off", turn=None, waiting=waiting))


def test_swaps_low_for_high() -> None:
    assert weekender("? 12 ? ? / 6 ? 3 ?", DARK, held="2") == "swap 2"
    assert weekender("? 12 ? ? / 6 ? 3 ?", DARK, top="2") == "take"
    assert weekender("? 12 ? ? / 6 ? 3 ?", DARK, top="11") == "draw"


def test_completes_a_pair() -> None:
    assert weekender("? 9 ? ? / 3 ? ? 4", DARK, held="9") == "swap 6"
    assert weekender("? 9 ? ? / 3 ? ? 4", DARK, top="9") == "take"


def test_does_not_break_a_pair() -> None:
    assert weekender("12 8 ? ? / 12 4 ? 3", DARK, held="1") == "swap 2"
    assert weekender("8 ? 2 1 / 8 ? 3 1", DARK, held="12") == "toss 2|6"


def test_keeps_a_number_for_a_block() -> None:
    """With a pair of sevens a third seven starts a column, otherwise it would be thrown away."""
    assert weekender("7 ? 3 ? / 7 ? 2 ?", DARK, held="7") == "swap 2|4|6|8"
    assert weekender("8 ? 3 ? / 8 ? 2 ?", DARK, held="7") == "toss 2|4|6|8"


def test_completes_a_block() -> None:
    assert weekender("7 7 3 ? / 7 ? 2 9", DARK, held="7") == "swap 6"
    assert weekender("7 7 7 ? / 7 7 0 12", DARK, top="7") == "take"


def test_the_house_may_want_blocks_side_by_side() -> None:
    """PN-40: only the column next to the sevens earns the bonus."""
    layout = "7 7 9 7 / 7 ? 12 0"
    assert weekender(layout, DARK, held="7", house="adjacent") == "swap 6"


@pytest.mark.parametrize("layout", ["H 3 ? ? / 8 2 ? ?", "H 3 ? ? / ? 8 ? 8", "H 8 8 8 / 8 8 8 ?"])
def test_a_hole_in_one_stays(layout: str) -> None:
    assert weekender(layout, DARK, held="8") != "swap 1"


def test_a_hole_in_one_is_taken_and_kept() -> None:
    assert weekender("? 1 ? ? / ? 2 ? ?", DARK, top="H") == "take"
    assert weekender("2 2 1 1 / 2 2 1 ?", DARK, held="H").startswith("swap")


def test_turns_up_a_card_in_an_untouched_column() -> None:
    assert weekender("? 1 ? 2 / ? 3 ? 4", DARK, held="12") == "toss 1|3|5|7"
    assert weekender("? 1 ? 2 / 5 3 ? 4", DARK, held="12") == "toss 3|7"


def test_hands_the_next_player_no_pair_if_it_is_cheap_to_avoid() -> None:
    """The eleven should go; while the neighbour waits for an eleven, the ten goes instead."""
    mine = "? 10 11 ? / ? 2 3 ?"
    assert weekender(mine, "? ? ? ? / ? 4 0 ?", held="1") == "swap 3"
    waiting = choices("weekender", play_nine(mine, "? ? ? ? / ? 11 0 ?", held="1"))
    assert waiting.most_common()[0][0] == "swap 2"


def test_gives_nothing_away_to_who_has_played() -> None:
    """In the last round the closer takes no more cards."""
    closed = play_nine("? 10 11 ? / ? 2 3 ?", "1 1 4 11 / 2 3 0 9", held="1", closer=1)
    assert mostly("weekender", closed) == "swap 3"


def test_passes_on_the_last_card_while_behind() -> None:
    mine = "? 9 3 6 / 4 4 2 5"
    assert weekender(mine, "0 0 1 ? / 0 0 1 ?", held="12") == "toss"


def test_putts_out_when_ahead() -> None:
    mine = "? 0 1 2 / 1 0 1 2"
    assert weekender(mine, "9 11 ? ? / 8 7 ? ?", held="12") == "toss 1"
    assert weekender(mine, "9 11 ? ? / 8 7 ? ?", held="1") == "swap 1"


def test_is_ahead_of_everybody_or_not_at_all() -> None:
    mine, low, high = "? 3 1 2 / 1 0 1 4", "0 0 0 ? / 0 0 0 ?", "9 11 ? ? / 8 7 ? ?"
    assert weekender(mine, high, high, held="12") == "toss 1"
    assert weekender(mine, high, low, held="12") == "toss"


def test_is_careful_where_a_bold_closer_is_punished() -> None:
    mine, near = "? 0 4 2 / 5 0 1 1", "3 1 ? ? / 0 1 ? ?"
    assert weekender(mine, near, held="12") == "toss 1"
    assert weekender(mine, near, held="12", house="closer_penalty") == "toss"


def test_without_the_pass_it_plays_for_time() -> None:
    """A twelve for a nine costs less than going out while behind."""
    mine, rival = "? 9 3 6 / 4 4 2 5", "0 0 1 ? / 0 0 1 ?"
    assert weekender(mine, rival, held="12", house="no_pass") == "swap 2"
    assert weekender("? 0 3 3 / 4 0 3 3", rival, held="12", house="no_pass") == "toss 1"


def test_goes_out_before_the_cards_run_out() -> None:
    short = play_nine("? 9 3 6 / 4 4 2 5", "0 0 1 ? / 0 0 1 ?", held="12", stock=("5",) * 5, renewals=1)
    assert always("weekender", short) == "toss 1"


def test_in_the_last_round_strokes_count_at_once() -> None:
    """A nine for a block to come is worth nothing any more; a low card for the highest is."""
    out = "1 1 4 4 / 2 2 0 0"
    mine = "9 ? 3 10 / 9 ? 2 1"
    assert always("weekender", play_nine(mine, out, held="0", closer=1)) == "swap 4"
    assert always("weekender", play_nine(mine, out, held="9", closer=1)) == "swap 4"
    assert always("weekender", play_nine("9 ? 3 1 / 9 ? 2 1", out, held="9", closer=1)) == "toss 2|6"


# Slips: small, now and then, and explained


def slips(position: Position, *moves: str) -> tuple[int, set[str]]:
    """How often in 400 throws it makes one of these moves, and why."""
    bot, made, reasons = find_bot("weekender"), 0, set()
    for throw in range(400):
        move = bot.choose(position.view, position.moves, Random(throw))
        if str(move) in moves:
            made += 1
            reasons.add(said(bot.why(position.view, position.moves, move, Random(throw))))
    return made, reasons


def test_sometimes_overlooks_what_the_next_player_wants() -> None:
    position = play_nine("? 10 11 ? / ? 2 3 ?", "? ? ? ? / ? 11 0 ?", held="1")
    often, reasons = slips(position, "swap 3")
    assert 80 < often < 160
    assert any(reason.endswith("it has not noticed that Ann is waiting for the 11") for reason in reasons)


def test_sometimes_waits_one_turn_too_long() -> None:
    position = play_nine("? 0 1 2 / 1 0 1 2", "9 11 ? ? / 8 7 ? ?", held="12")
    often, reasons = slips(position, "toss")
    assert 50 < often < 120
    assert reasons == {"throws the 12 away and passes: one more turn, to be on the safe side"}


def test_sometimes_is_tempted_by_the_stock() -> None:
    """By a card that would save a little, not by one that saves much."""
    often, reasons = slips(play_nine("? 7 ? ? / 6 ? 3 ?", DARK, top="1"), "draw")
    assert 50 < often < 120
    assert reasons == {"draws: the 1 would do, but the stock is tempting"}
    assert slips(play_nine("? 12 ? ? / 6 ? 3 ?", DARK, top="1"), "draw") == (0, set())


def test_sometimes_keeps_a_card_out_of_habit() -> None:
    """Low for high, where turning up a fresh column promises more."""
    often, reasons = slips(play_nine("? 8 ? ? / ? 3 2 ?", DARK, held="7"), "swap 2")
    assert 10 < often < 60
    assert reasons == {"puts the 7 in place 2 out of habit"}


def test_a_slip_never_costs_much() -> None:
    """Whatever the dice say, a pair is made and a Hole-in-One kept."""
    assert always("weekender", play_nine("? 9 ? ? / 3 ? ? 4", DARK, held="9")) == "swap 6"
    assert always("weekender", play_nine("? 9 ? ? / 3 ? ? 4", DARK, top="H")) == "take"
    assert always("weekender", play_nine("7 7 3 ? / 7 ? 2 9", DARK, held="7")) == "swap 6"
