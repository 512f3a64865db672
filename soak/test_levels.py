"""The compiled levels decide as the plain bots do, over 20,000 matches: `make soak`."""

from random import Random

import pytest

from backnine.games import find_game
from backnine.games.play_nine.fast.matches import COMPILED
from tests.bots.rounds import random_house
from tests.fast.levels import check

PARTS = 400
MATCHES = 50


@pytest.mark.parametrize("part", range(PARTS))
def test_the_same_matches_of_play_nine(part: int) -> None:
    dice = Random(f"levels {part}")
    players = dice.choice(find_game("play-nine").players)
    house = random_house("play-nine", players, dice)
    bots = [dice.choice(COMPILED.levels) for _ in range(dice.randrange(1, players + 1))]
    seed = dice.getrandbits(60)
    check("play-nine", *bots, seats=players, matches=MATCHES, seed=seed, house=str(house))
