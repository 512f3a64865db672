"""Four-Card Golf, strokes (FC-12) and the house rules pairs_cancel, knock_penalty and jokers."""

import pytest

from backnine.cards import Card, Pack, read_layout
from backnine.games import Penalty, Saving, find_game
from backnine.match import score_hole
from tests.drawn import draw_table

FOUR_CARD = find_game("four-card")


def _cards(layout: str) -> Pack:
    return read_layout(layout, 2, 2, FOUR_CARD.pack(FOUR_CARD.house("jokers,packs=2"), 2))


def strokes(layout: str, house: str = "") -> int:
    return FOUR_CARD.strokes(_cards(layout), FOUR_CARD.house(house)).total


def test_values() -> None:
    """FC-12: Ace 1, two to ten their number, Jack and Queen 10, King 0."""
    values = {"A": 1, "J": 10, "Q": 10, "K": 0} | {str(pips): pips for pips in range(2, 11)}
    pack = FOUR_CARD.pack(FOUR_CARD.house(), 2)
    assert {card: FOUR_CARD.value(card, FOUR_CARD.house()) for card in pack} == {
        Card(rank + suit): value for rank, value in values.items() for suit in "SHDC"
    }


@pytest.mark.parametrize(
    ("layout", "plain", "cancelled"),
    [
        ("KH 7S / AD QC", 18, 18),
        ("7S 3H / 7D 2C", 19, 5),
        ("7S 7H / 2D 3C", 19, 19),  # side by side is no column
        ("7S 3H / 2D 7C", 19, 19),  # nor is a diagonal
        ("QS 3H / JD 2C", 25, 25),  # both ten strokes, but a Jack is no Queen
        ("QS 3H / QD 2C", 25, 5),
        ("10S AH / 10S AC", 22, 0),
        ("5S 5H / 5D 5C", 20, 0),
        ("KS 3H / KD 3C", 6, 0),
    ],
)
def test_pairs_cancel(layout: str, plain: int, cancelled: int) -> None:
    """FC-12: nothing cancels. House rule pairs_cancel: two equal cards in a column score 0."""
    assert strokes(layout) == plain
    assert strokes(layout, "pairs_cancel") == cancelled
    assert FOUR_CARD.strokes(_cards(layout), FOUR_CARD.house()).savings == ()


def test_the_reason_of_a_cancelled_pair() -> None:
    """House rule pairs_cancel names itself, the columns and the strokes."""
    score = FOUR_CARD.strokes(_cards("QS 3H / QD 2C"), FOUR_CARD.house("pairs_cancel"))
    assert score.savings == (Saving("pairs_cancel", Card("QS"), (1,), -20),)
    assert score.face_value == 25


def test_jokers_count() -> None:
    """House rule jokers: -2 each; a column of two is a pair like any other under pairs_cancel."""
    assert strokes("JK 3H / KD 2C", "jokers") == 3
    assert strokes("JK 3H / JK 2C", "jokers") == 1
    assert strokes("JK 3H / JK 2C", "jokers,pairs_cancel") == 5


OVER = """
    four-card {house}
    0 closer  {closer}
    1         {other}
    2         KS QS / QD JC
    stock 4S   discard 5S   ending knock
"""


@pytest.mark.parametrize(
    ("closer", "other", "penalty"),
    [
        ("AS 2S / 3S 4S", "AH 2H / 3H 3D", 10),
        ("AS 2S / 3S 4S", "AH 2H / 3H 4H", 0),  # as low as the lowest is lowest
        ("AS 2S / 3S 4S", "AH 2H / 3H 5H", 0),
        ("KS AS / KC KH", "KD KS / KC KH", 10),
    ],
)
def test_knock_penalty(closer: str, other: str, penalty: int) -> None:
    """House rule knock_penalty: a knocker who is not lowest adds 10."""
    hole = draw_table(OVER.format(house="knock_penalty", closer=closer, other=other))
    score = score_hole(FOUR_CARD, hole)
    assert score.strokes == (strokes(closer) + penalty, strokes(other), 30)
    assert score.penalty == (Penalty("knock_penalty", 0, 10) if penalty else None)
    without = score_hole(FOUR_CARD, draw_table(OVER.format(house="", closer=closer, other=other)))
    assert (without.penalty, without.strokes) == (None, (strokes(closer), strokes(other), 30))


def test_nobody_knocked() -> None:
    """House rule knock_penalty: a hole ended by the pace of play (FC-23) has no knocker."""
    drawing = OVER.format(house="knock_penalty", closer="QS QH / JS JH", other="AH 2H / 3H 4H")
    drawing = drawing.replace("closer", "").replace("ending knock", "ending pace-of-play")
    assert score_hole(FOUR_CARD, draw_table(drawing)).strokes == (40, 10, 30)


def test_example() -> None:
    """FC-12: the rule sheet's own example."""
    assert strokes(FOUR_CARD.examples["FC-12"]) == 18
