"""Cases that can be worked out by hand: the last turn of a hole, where nothing but one card is open."""

from collections import Counter

import pytest

from backnine import games
from backnine.coach.finding import judge_of
from backnine.coach.hint import hint
from backnine.coach.judge import Expected, Judge
from backnine.coach.plain import PLAIN
from backnine.moves import Move
from backnine.position import Position, unnamed, view_of
from backnine.position_reader import read

# Seat 0 has the last turn. Its columns count 0 (threes), 9, and 0 (ones); in the third is a hidden card.
LAST_TURN = """
play-nine
0 > 3 5 12 1 / 3 4 ? 1
1 closer 0 2 4 6 / 1 3 5 7
discard 12
"""
JUDGES = (PLAIN, judge_of("play-nine"))
CLOSED = 0 + 2 + 4 + 6 + 1 + 3 + 5 + 7


def weighed(position: Position, judge: Judge = PLAIN) -> dict[str, Expected]:
    seat = position.hole.acting[0]
    seen = view_of(position, seat, recall=True)
    moves = tuple(move for move in games.moves(position.hole, seat) if move.verb != "peek")
    return {str(move): strokes for move, strokes in judge.weigh(seen, moves).items()}


def unseen(position: Position) -> Counter[int]:
    return Counter(-5 if card == "H" else int(card) for card in unnamed(position))


@pytest.mark.parametrize("judge", JUDGES, ids=lambda judge: judge.name)
def test_the_last_discard_makes_a_pair(judge: Judge) -> None:
    """12 beside 12 counts nothing: 9 strokes are left, whatever lies there now."""
    assert weighed(read(LAST_TURN), judge)["take"] == pytest.approx((9, CLOSED))


@pytest.mark.parametrize("judge", JUDGES, ids=lambda judge: judge.name)
def test_the_last_card_of_the_last_round(judge: Judge) -> None:
    """Drawn: any unseen card, put where it helps most; or the hidden one is turned up instead. What is hidden
    is any other unseen card."""
    position = read(LAST_TURN)
    left = unseen(position)
    total = sum(left.values())
    found = 0.0
    for card, many in left.items():
        rest = left.copy()
        rest[card] -= 1
        others = sum(rest.values())
        hidden = sum(value * count for value, count in rest.items()) / others  # of the hidden card
        pair = rest[12] / others * 24  # 12 and 12 count nothing
        as_it_lies = 9 + 12 + hidden - pair
        into_the_hole = 9 + (0 if card == 12 else 12 + card)
        over_the_five = as_it_lies - 5 + card - (8 if card == 4 else 0)
        over_the_four = as_it_lies - 4 + card - (10 if card == 5 else 0)
        same = rest[card] / others * (2 * card if card != -5 else 0)
        over_the_twelve = 9 + card + hidden - same
        if judge is not PLAIN and card in (1, 3):  # may be a second pair
            over_the_twelve -= rest[card] / others * 10
        found += many * min(as_it_lies, into_the_hole, over_the_five, over_the_four, over_the_twelve)
    told = weighed(read(LAST_TURN), judge)["draw"]
    assert told == pytest.approx((found / total, CLOSED), abs=1e-9)


@pytest.mark.parametrize("judge", JUDGES, ids=lambda judge: judge.name)
def test_a_card_in_hand_has_its_exact_price(judge: Judge) -> None:
    position = read(LAST_TURN.replace("discard 12", "discard 11\nheld 4 from stock"))
    told = weighed(position, judge)
    assert told["swap 7"][0] == pytest.approx(9 + 12 + 4)
    left = unseen(position)
    hidden = sum(value * count for value, count in left.items()) / sum(left.values())
    pair = 24 * left[12] / sum(left.values())
    assert told["swap 2"][0] == pytest.approx(12 + hidden - pair)  # 4 above 4 counts nothing
    assert told["toss 7"][0] == pytest.approx(9 + 12 + hidden - pair)
    assert told["toss"][0] == pytest.approx(9 + 12 + hidden - pair)


def test_a_known_stock_is_no_secret_to_the_arithmetic() -> None:
    """With every card but the hidden one in sight, nothing is left to chance."""
    position = read("four-card\n0 > ?KH* ?AS* / ?2S* ?3S*\n1 closer ?4C! ?5C! / ?6C! ?7C!\ndiscard KS")
    told = weighed(position)
    assert told["take"] == pytest.approx((1 + 2 + 0 + 0, 22))  # the king takes the place of the three


def test_the_hint_says_so_too() -> None:
    position = read(LAST_TURN)
    judge_of("play-nine").get_ready(2)
    given = hint(view_of(position, 0, recall=True), games.moves(position.hole, 0))
    assert given.move == Move("take")
    assert dict(given.costs)[Move("take")] == 0
    assert given.seat == 0
    assert given.judge == judge_of("play-nine").name
