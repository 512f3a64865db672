"""Each kind of reason on a drawn table. Seat 0 acts and is called Me; Ann comes next."""

from typing import Any

import pytest

from backnine.bots.reasons import explain
from backnine.games.four_card import reasons as four
from backnine.games.play_nine import reasons as nine
from backnine.locales import LANGUAGES, Words
from backnine.moves import Move
from backnine.tui.reasons import why_text

from .drawn import Position, four_card, play_nine
from .spoken import NAMES, said

DARK = "? ? ? ? / ? ? ? ?"  # a rival of whom nothing is seen
WAITING = frozenset({0, 1})
TEE_OFF: dict[str, Any] = {"phase": "tee-off", "turn": None, "waiting": WAITING}
FIRST_LOOK: dict[str, Any] = {"phase": "first-look", "turn": None, "waiting": WAITING}


def why(position: Position, move: str) -> str:
    """The reason, of a move that is legal there."""
    assert Move.read(move) in position.moves
    return said(explain(position.view, position.moves, Move.read(move)))


def nine_why(
    move: str, *layouts: str, top: str = "7", held: str = "", house: str = "", **drawn: object
) -> str:
    return why(play_nine(*layouts, top=top, held=held, house=house, **drawn), move)


def four_why(move: str, mine: str, top: str = "9S", held: str = "", house: str = "", **drawn: Any) -> str:
    return why(four_card(mine, top=top, held=held, house=house, **drawn), move)


def test_tee_off() -> None:
    assert nine_why("flip 3", "? ? ? ? / ? ? ? ?", DARK, **TEE_OFF).startswith("turns up place 3: one is as")
    assert "two different columns" in nine_why("flip 3", "? 9 ? ? / ? ? ? ?", DARK, **TEE_OFF)
    assert "in the same column" in nine_why("flip 6", "? 9 ? ? / ? ? ? ?", DARK, **TEE_OFF)


def test_draws_because_the_discard_is_no_help_or_not_enough() -> None:
    mine = "? 4 ? ? / 3 ? 2 ?"
    assert nine_why("draw", mine, DARK, top="12") == "draws: the 12 on the discard pile is no help"
    assert nine_why("draw", mine, DARK, top="3") == "draws: hopes for something better than the 3"
    assert nine_why("draw", mine, DARK, stock=(), renewals=1).endswith("and so ends the hole")


@pytest.mark.parametrize(
    ("mine", "top", "reason"),
    [
        ("7 7 3 ? / 7 ? 2 9", "7", "one more pair of the same number earns a bonus of 10 strokes"),
        ("? 9 ? ? / 3 ? ? 4", "9", "takes the 9 to pair it with the one in place 2"),
        ("? 1 ? ? / ? 2 ? ?", "H", "takes the Hole-in-One: no card saves more"),
        ("7 12 3 ? / 7 ? 2 ?", "7", "a second pair of that number would earn a bonus"),
        ("? 12 ? ? / 6 ? 3 ?", "2", "takes the 2 to be rid of the 12"),
        ("? 4 ? ? / 1 ? 3 ?", "2", "lower than a card it does not know is likely to be"),
        ("1 1 2 4 / 0 0 3 ?", "11", "takes the 11 in the hope of a pair"),
        ("? 0 ? ? / 1 9 3 4", "0", "takes the 0 to be rid of the 9"),  # a pair of 0 saves nothing
    ],
)
def test_takes(mine: str, top: str, reason: str) -> None:
    assert reason in nine_why("take", mine, DARK, top=top)


@pytest.mark.parametrize(
    ("move", "mine", "held", "reason"),
    [
        ("swap 6", "7 7 3 ? / 7 ? 2 9", "7", "puts the 7 in place 6: one more pair of the same number"),
        ("swap 6", "? 9 ? ? / 3 ? ? 4", "9", "puts the 9 in place 6 to make a pair"),
        ("swap 5", "12 8 ? ? / 12 4 ? 3", "1", "puts the 1 in for the 12, at the price of a pair"),
        ("swap 1", "? 1 ? ? / ? 2 ? ?", "H", "keeps the Hole-in-One in place 1: no card saves more"),
        ("swap 6", "? 0 ? ? / ? ? 3 ?", "0", "in place 6: lower than a face-down card is likely to be"),
        ("swap 6", "? 0 ? ? / ? 8 3 ?", "0", "puts the 0 in for the 8, the card that costs most"),
        ("swap 6", "? 0 ? ? / ? 0 3 ?", "H", "keeps the Hole-in-One in place 6: no card saves more"),
        ("swap 2", "7 ? 3 ? / 7 ? 2 ?", "7", "keeps the 7 in place 2: a second pair of that number"),
        ("swap 1", "? 4 ? ? / 1 ? 3 ?", "3", "in place 1: lower than a face-down card is likely to be"),
        ("swap 1", "? 4 ? ? / 1 ? 3 ?", "9", "keeps the 9 in place 1 in the hope of a pair"),
        ("swap 2", "? 12 ? ? / 6 ? 3 ?", "2", "puts the 2 in for the 12, the card that costs most"),
        ("swap 5", "? 12 ? ? / 6 ? 3 ?", "5", "puts the 5 in for the 6: one stroke less"),
        ("swap 5", "? 12 ? ? / 6 ? 3 ?", "3", "puts the 3 in for the 6: 3 strokes less"),
        ("swap 7", "? 12 ? ? / 6 ? 3 ?", "4", "puts the 4 in for the 3 in the hope of more to come"),
        ("toss 1", "? 12 ? ? / ? 6 3 ?", "11", "throws the 11 away and turns up place 1: a fresh column"),
        ("toss 3", "? 12 ? ? / ? 6 3 ?", "11", "turns up place 3: nothing to gain from the 11"),
        ("toss", "? 0 1 2 / 0 0 1 1", "12", "passes: one card still down, waiting for better"),
        ("toss", "? 9 8 7 / 6 5 4 3", "12", "passes: Ann looks about 23 strokes lower"),
        ("toss 1", "? 0 1 2 / 0 0 1 1", "12", "putts out: about 16 strokes ahead as far as can be seen"),
        ("swap 1", "? 0 1 2 / 0 0 1 1", "1", "putts out: about 20 strokes ahead as far as can be seen"),
        ("toss 1", "? 9 8 7 / 6 5 4 3", "12", "putts out, although Ann looks about 23 strokes lower"),
        ("toss 1", "? 2 8 1 / 1 3 2 2", "12", "putts out: about level with the best of the others"),
    ],
)
def test_a_card_in_hand(move: str, mine: str, held: str, reason: str) -> None:
    assert reason in nine_why(move, mine, "? ? 1 ? / ? 0 0 1", held=held)


def test_putts_out_before_the_cards_run_out() -> None:
    short: dict[str, Any] = {"stock": ("5",) * 5, "renewals": 1}
    assert "running out" in nine_why("toss 1", "? 9 8 7 / 6 5 4 3", DARK, held="12", **short)


def test_wins_time_where_nobody_may_pass() -> None:
    mine = "? 9 3 6 / 4 4 2 5"
    assert "to win time" in nine_why("swap 2", mine, DARK, held="12", house="no_pass")


def test_in_the_last_round() -> None:
    out = "1 1 4 4 / 2 2 0 0"
    assert "mended" in nine_why("toss 2", "9 ? 3 1 / 9 ? 2 1", out, held="12", closer=1)


def test_thinks_of_the_next_player() -> None:
    mine, waits = "? 10 11 ? / ? 2 3 ?", "? ? ? ? / ? 11 0 ?"
    assert (
        nine_why("swap 2", mine, waits, held="1")
        == "puts the 1 in for the 10 rather than the 11, which Ann is waiting for"
    )
    assert nine_why("swap 3", mine, waits, held="1").endswith("; Ann may be glad of the 11")
    assert nine_why("toss 1", mine, waits, held="11").endswith("; Ann may be glad of the 11")
    assert nine_why("swap 1", mine, waits, held="11").endswith("; Ann would have liked the 11")
    assert nine_why("take", mine, waits, top="11") == "takes the 11 to pair it with the one in place 3"
    assert nine_why("take", "? 12 4 ? / ? 2 3 ?", waits, top="11").endswith("; Ann would have liked the 11")
    closed = nine_why("swap 3", mine, "1 1 4 11 / 2 3 0 9", held="1", closer=1)
    assert "Ann" not in closed  # her last turn is over


def test_one_that_counts_knows_what_is_to_come() -> None:
    position = play_nine("? 12 7 ? / 6 ? 3 ?", DARK, held="7", discard=("7", "7", "4"))
    whys = nine.explain(position.view, position.moves, Move("swap", 2), counts=True)
    assert said(whys).endswith("; 4 more of the 7 are still to come")


def test_one_that_reckons_says_what_it_is_worth() -> None:
    position = play_nine("? 12 ? ? / 6 ? 3 ?", DARK, top="2")
    by_worth = {
        worth: said(explain(position.view, position.moves, Move("take"), worth=worth))
        for worth in (3.4, 1.2, 0.4, 0.1, -0.1, 0.0)
    }
    plain = "takes the 2 to be rid of the 12"
    assert by_worth == {
        3.4: f"{plain} (about 3 strokes better than any other move)",
        1.2: plain,
        0.4: plain,
        0.1: f"{plain} (a close call)",
        -0.1: f"{plain} (a close call)",
        0.0: plain,  # another place as good as this one
    }


def test_says_where_a_taken_card_is_meant_to_go() -> None:
    position = play_nine("? 12 ? ? / 6 ? 3 ?", DARK, top="2")
    assert said(nine.explain(position.view, position.moves, Move("take"), target=5)).endswith("rid of the 6")
    square = four_card("? 4S / QH 9D", top="AS")
    aimed = four.explain(square.view, square.moves, Move("take"), target=4)
    assert said(aimed) == "takes the A♠ to be rid of the 9♦ it remembers"


@pytest.mark.parametrize(
    ("move", "mine", "cards", "house", "reason"),
    [
        ("draw", "? 4S / 3H 2D", ("9S", ""), "", "draws: the 9♠ on the discard pile is no help"),
        ("draw", "? 4S / QH 9D", ("8S", ""), "", "draws: hopes for something better than the 8♠"),
        ("take", "? 4S / QH 9D", ("AS", ""), "", "takes the A♠ to be rid of the Q♥ it remembers"),
        ("take", "? ? / 3H 2D", ("KS", ""), "", "lower than a card it does not know is likely to be"),
        (
            "take",
            "QS 4S / 2H 3D",
            ("QD", ""),
            "pairs_cancel",
            "takes the Q♦ to pair it with the one in place 1",
        ),
        ("knock", "2S 2H / 2D AS", ("9S", ""), "", "knocks: it counts 7"),
        ("knock", "? AH / AS KD", ("9S", ""), "", "knocks with about 8, as far as it knows"),
        ("swap 3", "? 4S / QH 9D", ("9S", "5C"), "", "puts the 5♣ in place 3, where it remembers the Q♥"),
        ("swap 1", "? 4S / 3H 2D", ("9S", "KC"), "", "likely to be; that makes one card more it knows"),
        ("swap 1", "? 4S / 3H 2D", ("9S", "9C"), "", "puts the 9♣ in place 1 so as to know what lies there"),
        ("swap 3", "QS 4S / 2H 3D", ("9S", "QD"), "pairs_cancel", "puts the Q♦ in place 3 to make a pair"),
        ("swap 4", "? 4S / 3H 2D", ("9S", "5C"), "", "puts the 5♣ in for the 2♦ in the hope of more"),
        ("toss", "? 4S / 3H 2D", ("9S", "9C"), "", "throws the 9♣ away: it would not help"),
        ("peek 1", "? 4S / 3H 2D", ("9S", ""), "", "could not help looking at place 1"),
    ],
)
def test_four_card(move: str, mine: str, cards: tuple[str, str], house: str, reason: str) -> None:
    """`cards`: the top discard, and the card in hand if there is one."""
    top, held = cards
    assert reason in four_why(move, mine, top, held, house)


def test_four_card_owing_and_running_out() -> None:
    owes: dict[str, Any] = {"owed": ((2,), ())}
    assert "peeked at in place 2 must be replaced" in four_why("draw", "? 4S / 3H 2D", **owes)
    assert "the card it peeked at must go" in four_why("swap 2", "? 4S / 3H 2D", held="9C", **owes)
    short: dict[str, Any] = {"stock": ("5C",) * 3, "renewals": 1}
    assert four_why("knock", "3S 3H / 2D AS", **short) == "knocks with about 9, as the cards are running out"


def test_four_card_first_look() -> None:
    assert four_why("look", "? ? / ? ?", **FIRST_LOOK).startswith("looks, to remember")
    assert four_why("decline", "? ? / ? ?", **FIRST_LOOK).startswith("trusts its luck")
    assert (
        four_why("look 2", "? ? / ? ?", house="look=any", **FIRST_LOOK) == "looks at place 2, to remember it"
    )


def test_a_taken_card_has_to_go_somewhere() -> None:
    """PN-11, FC-09."""
    taken = {"held_from": "discard"}
    assert "has to go somewhere" in four_why("swap 3", "? 4S / 3H 2D", held="9C", **taken)
    assert "has to go somewhere" in nine_why("swap 7", "? 12 ? ? / 6 ? 3 ?", DARK, held="3", **taken)


def test_four_card_explains_what_it_believes() -> None:
    """A bot that forgets or mixes cards up says so."""
    square = four_card("? 4S / QH 9D", held="5C")
    believed = (None, None, square.view.layouts[0][3].card, None)
    mixed_up = four.explain(square.view, square.moves, Move("swap", 3), memory=believed)
    assert said(mixed_up) == "puts the 5♣ in place 3, where it wrongly remembers the 9♦"
    forgotten = four.explain(square.view, square.moves, Move("swap", 4), memory=believed)
    assert said(forgotten) == "puts the 5♣ in place 4, having forgotten what lies there"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_sentence_in_every_language(language: str) -> None:
    position = play_nine("? 10 11 ? / ? 2 3 ?", "? ? ? ? / ? 11 0 ?", held="1")
    reason = explain(position.view, position.moves, Move("swap", 3), worth=2)
    text = why_text(Words(language), NAMES, reason)
    assert "Ann" in text
    assert "11" in text
    assert "2" in text
    assert not text.endswith((".", "。"))
