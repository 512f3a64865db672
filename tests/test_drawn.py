"""The drawings themselves: what a test draws is what it gets."""

from random import Random

import pytest

from backnine.games import GAMES, Game, moves, play
from backnine.match import begin
from backnine.shuffle import Shuffle
from tests.drawn import Stacked, assert_table, draw_table, stack, write_table

FOUR_CARD = """
    four-card renewals=0
    0        ?7S ?8S* / ?9S! ?10S*     turns 1
    1 closer ?KH* ?AS / ?2C* ?3D*      turns 2
    2 out
    3 >      ?JH* ?QS* / ?2C* ?3D*     owes 1 3   turns 1
    stock 5H 6H   discard 4D 4C   held 9C from stock
    dealer 0 hole 11 renewals 0
"""


def test_a_drawing_says_everything_about_a_hole() -> None:
    hole = draw_table(FOUR_CARD)
    assert (hole.phase, hole.turn, hole.closer, hole.seats) == ("place", 3, 1, (0, 1, 3))
    assert (hole.held, hole.held_from, hole.number, hole.dealer) == ("9C", "stock", 11, 0)
    assert hole.owed == ((), (), (), (1, 3))
    assert hole.turns == (1, 2, 0, 1)
    assert [slot.seen for slot in hole.layouts[0]] == [0, 1, -1, 1]
    assert hole.house["renewals"] == 0
    assert_table(hole, FOUR_CARD)


def test_a_different_hole_is_told_apart() -> None:
    for one, other in (("?8S*", "?8S"), ("owes 1 3", "owes 1"), ("turns 2", "turns 3"), ("5H 6H", "6H 5H")):
        with pytest.raises(AssertionError):
            assert_table(draw_table(FOUR_CARD), FOUR_CARD.replace(one, other))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_hole_can_be_drawn(game: Game) -> None:
    dice = Random(1)
    hole = begin(game.name, 3, game.house(), Shuffle(bytes(32))).hole
    while not hole.over:
        assert draw_table(write_table(hole)) == hole
        seat = dice.choice(hole.acting)
        hole, _ = play(hole, seat, dice.choice(moves(hole, seat)))
    assert draw_table(write_table(hole)) == hole


def test_a_stacked_pack_deals_the_layouts_it_was_stacked_for() -> None:
    layouts = {0: "1 1 1 1 / 2 2 2 2", 1: "3 3 3 3 / 4 4 4 4", 2: "5 5 5 5 / 6 6 6 6"}
    pack = stack(layouts, dealer=1, then="7 8 9")
    match = begin("play-nine", 3, GAMES[0].house(), Stacked({"draw 1": "9 2 3", "hole 1": pack}))
    assert [slot.card for slot in match.hole.layouts[1]] == ["3"] * 4 + ["4"] * 4
    assert (match.hole.dealer, match.hole.discard, match.hole.stock[:2]) == (1, ("7",), ("8", "9"))
