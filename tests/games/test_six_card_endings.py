"""Six-Card Golf, going out, the last round and the empty stock (SC-10, SC-11, SC-32)."""

import pytest

from backnine.games import find_game
from backnine.hole import Happening
from backnine.match import begin
from tests.drawn import Stacked, after, assert_table, draw_table, happened, legal, refusal
from tests.games.six_card_tables import ONE_LEFT, with_house

LAST_ROUND = """
    six-card
    0 closer  AS 2S 3S / 4S 5S 5D      turns 6
    1 >       7H 8H ?9H / 10H JH ?QH   turns 5
    2         AC 2C 3C / 4C ?5C 6C     turns 5
    stock 6D 7D 8D   discard 2D 4D 6S
"""


# Going out


def test_going_out() -> None:
    """SC-10: the turn that leaves six face-up cards is one's last; the others have one more."""
    hole, told = happened(ONE_LEFT, "0: swap 6")
    assert (hole.closer, hole.turn, hole.over) == (0, 1, False)
    assert told[-1] == Happening("putted-out", 0)
    assert legal(hole, 0) == []


@pytest.mark.parametrize("flip", ["may", "must"])
def test_going_out_by_turning_up_the_last_card(flip: str) -> None:
    """SC-10, and house rule flip."""
    hole, told = happened(with_house(ONE_LEFT, f"flip={flip}"), "0: toss 6")
    assert (hole.closer, hole.turn) == (0, 1)
    assert [event.what for event in told] == ["discarded", "turned-up", "putted-out"]


def test_going_out_with_a_taken_card() -> None:
    """SC-10."""
    hole = after(ONE_LEFT.replace("held 5D from stock", ""), "0: take, swap 6")
    assert (hole.closer, hole.turn) == (0, 1)


@pytest.mark.parametrize("move", ["swap 1", "toss"])
def test_not_going_out(move: str) -> None:
    """SC-10: with a face-down card left nobody has gone out."""
    assert after(ONE_LEFT, f"0: {move}").closer is None


def test_everybody_else_has_one_more_turn() -> None:
    """SC-10, SC-11: then all cards are turned up where they lie."""
    hole = after(LAST_ROUND, "1: draw, toss")
    assert (hole.turn, hole.over) == (2, False)
    hole, told = happened(hole, "2: take, swap 6")
    assert_table(
        hole,
        """
        six-card
        0 closer  AS 2S 3S / 4S 5S 5D      turns 6
        1         7H 8H 9H / 10H JH QH     turns 6
        2         AC 2C 3C / 4C 5C 6D      turns 6
        stock 7D 8D   discard 2D 4D 6S 6C   ending putt-out
        """,
    )
    assert told[-1] == Happening("hole-over", reason="putt-out")
    assert [legal(hole, seat) for seat in range(3)] == [[], [], []]
    assert refusal(hole, "0: draw") == "hole-is-over"


def test_going_out_in_the_last_round_starts_no_further_round() -> None:
    """SC-10: one more turn, not two."""
    hole = after(LAST_ROUND, "1: draw, toss")
    hole, told = happened(hole, "2: draw, swap 5")
    assert (hole.over, hole.closer, hole.turns) == (True, 0, (6, 6, 6))
    assert "putted-out" not in [event.what for event in told]


def test_without_a_last_round() -> None:
    """House rule last_round off: the hole ends as soon as somebody goes out (SC-10, SC-11)."""
    hole, told = happened(with_house(ONE_LEFT, "last_round=false"), "0: swap 6")
    assert_table(
        hole,
        """
        six-card last_round=false
        0 closer  AS 2S 3S / 4S 5S 5D     turns 6
        1         7H 8H 9H / 10H JH QH    turns 5
        2         AC 2C 3C / 4C 5C 6C     turns 5
        stock 6D 7D 8D   discard 2D 4D 6S   ending putt-out
        """,
    )
    assert told[-2:] == (Happening("putted-out", 0), Happening("hole-over", reason="putt-out"))
    assert not after(with_house(ONE_LEFT, "last_round=false"), "0: swap 1").over


# The stock runs out


EMPTY_STOCK = """
    six-card {house}
    0 >  AS 2S ?3S / ?4S ?5S ?6S
    1    7H 8H ?9H / ?10H ?JH ?QH
    stock   discard 2D 4D 5D 6D   renewals {renewals}
"""


def test_an_empty_stock_is_renewed() -> None:
    """SC-32, as PN-41: all discards but the top one make the new stock."""
    hole, told = happened(EMPTY_STOCK.format(house="", renewals=0), "0: draw")
    assert_table(
        hole,
        """
        six-card
        0 >  AS 2S ?3S / ?4S ?5S ?6S
        1    7H 8H ?9H / ?10H ?JH ?QH
        stock 4D 5D   discard 6D   held 2D from stock   renewals 1
        """,
    )
    assert [event.what for event in told] == ["renewed", "drew"]


@pytest.mark.parametrize("allowed", range(6))
def test_pace_of_play(allowed: int) -> None:
    """SC-32, as PN-42, and house rule renewals: one renewal too many ends the hole at once."""
    house = f"renewals={allowed}"
    if allowed:
        assert not after(EMPTY_STOCK.format(house=house, renewals=allowed - 1), "0: draw").over
    assert_table(
        after(EMPTY_STOCK.format(house=house, renewals=allowed), "0: draw"),
        f"""
        six-card {house}
        0    AS 2S 3S / 4S 5S 6S       turns 0
        1    7H 8H 9H / 10H JH QH      turns 0
        stock   discard 2D 4D 5D 6D   renewals {allowed}   ending pace-of-play
        """,
    )


HUNDRED_TURNS = """
    six-card
    0    AS 2S 3S / 4S 5S ?6S      turns {first}
    1 >  7H 8H ?9H / 10H JH QH     turns {turns}
    stock 5D 6D   discard 2D 4D   dealer 1
"""


def test_pace_of_play_after_a_hundred_turns_each() -> None:
    """SC-32: when everybody has had a hundred turns and nobody has gone out, the hole ends."""
    assert not after(HUNDRED_TURNS.format(first=99, turns=98), "1: draw, toss").over
    hole = after(HUNDRED_TURNS.format(first=100, turns=99), "1: draw, toss")
    assert (hole.ending, hole.closer, hole.turns) == ("pace-of-play", None, (100, 100))


def test_going_out_in_the_hundredth_turn_gives_the_others_theirs() -> None:
    """SC-32, SC-10."""
    hole = after(HUNDRED_TURNS.format(first=100, turns=99), "1: draw, swap 3", "0: draw, toss")
    assert (hole.ending, hole.closer, hole.turns) == ("putt-out", 1, (101, 100))


def test_pace_of_play_when_nobody_draws() -> None:
    """SC-32: a hundred turns in a row that began with a discard end the hole; a draw starts it anew."""
    table = HUNDRED_TURNS.format(first=60, turns=59)
    assert not after(table + "takes 98", "1: take, swap 1").over
    assert after(table + "takes 99", "1: take, swap 1").ending == "pace-of-play"
    assert after(table + "takes 99", "1: draw, swap 1").takes == 0


def test_going_out_without_a_last_round_is_no_matter_of_pace() -> None:
    """SC-10, SC-32: house rule last_round off, and the hundredth discard in a row goes out."""
    table = with_house(HUNDRED_TURNS, "last_round=false").format(first=60, turns=59)
    hole = after(table + "takes 99", "1: take, swap 3")
    assert (hole.ending, hole.closer) == ("putt-out", 1)


def test_the_limits_hold_from_the_first_rules_on() -> None:
    """SC-32: no match of this game was ever played without them."""
    assert find_game("six-card").version == 1
    house = draw_table(LAST_ROUND).house
    assert begin("six-card", 2, house, Stacked()).hole.limited
    assert begin("six-card", 2, house, Stacked(), rules=1).hole.limited
