"""The coach over many matches: sums to 1e-9, and luck that comes to nothing. `make soak`."""

from math import sqrt
from random import Random

import pytest

from backnine.coach.analysis import analyse, judged
from backnine.coach.hole_account import holes_of
from backnine.games import GAMES, find_game
from tests.bot_matches import some_house
from tests.coach.matches import bots_play, dice_play
from tests.coach.test_identity import check

MATCHES = 500
PARTS = 50
HOLES = 10_000
LEVELS = ("rookie", "weekender", "club")
GAME_NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAME_NAMES)
def test_it_adds_up(game: str, part: int) -> None:
    dice = Random(f"sums {game} {part}")
    for _ in range(MATCHES // PARTS):
        players = dice.randint(2, 6)
        house = some_house(find_game(game), players, dice, most_holes=3)
        *_, found = analyse(dice_play(game, players, dice.getrandbits(60), house))
        check(found)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_luck_comes_to_nothing(game: str) -> None:
    """A hole counts once: the luck of its players hangs together."""
    dice, luck = Random(f"luck {game}"), []
    for _ in range(HOLES):
        bots = tuple(dice.choice(LEVELS) for _ in range(dice.randint(2, 4)))
        (hole,) = holes_of(bots_play(game, bots, dice.getrandbits(60), holes=1, ties="shared"))
        rows = judged(hole).players
        luck.append(sum(row.luck for row in rows) / len(rows))
    mean = sum(luck) / len(luck)
    error = sqrt(sum((each - mean) ** 2 for each in luck) / (len(luck) - 1) / len(luck))
    print(f"{game}: mean luck {mean:+.3f} ± {error:.3f} over {len(luck)} holes")
    assert abs(mean) < 4 * error
