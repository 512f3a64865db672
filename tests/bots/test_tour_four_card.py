"""Tour at Four-Card Golf: right where right is plain, and the same for the same dice."""

from random import Random

from backnine.bots.tour import Tour
from backnine.moves import Move

from .drawn import Position, four_card


def best(position: Position, seed: int = 1) -> str:
    return str(Tour(4).choose(position.view, position.moves, Random(seed)))


def test_takes_a_king_for_a_queen() -> None:
    assert best(four_card("2S 3D / QS 4H", top="KD")) == "take"
    assert best(four_card("2S 3D / QS 4H", held="KD")) == "swap 3"


def test_throws_a_high_card_away() -> None:
    assert best(four_card("2S 3D / AS 4H", held="QD")) == "toss"


def test_knocks_when_low_and_not_when_high() -> None:
    assert best(four_card("AS KD / KS AH", top="9C", turns=(4, 4))) == "knock"
    assert best(four_card("9S 8D / QS 7H", top="JC", turns=(1, 1))) == "draw"


def test_the_same_dice_give_the_same_move() -> None:
    position = four_card("? 8D / 5S 7H", top="6C", players=4)
    assert best(position, 5) == best(position, 5)


def test_never_peeks() -> None:
    position = four_card("? ? / 5S 7H", top="6C", players=3)
    assert any(move.verb == "peek" for move in position.moves)
    assert Move("peek", 1) != Tour(2).choose(position.view, position.moves, Random(0))
