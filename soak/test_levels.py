"""The compiled levels decide as the plain bots do, over 20,000 matches of every game, 300 with a look ahead
of many positions: `make soak`."""

from random import Random

import pytest

from backnine.fast import has_search
from backnine.fast.rows import Compiled
from backnine.games import GAMES, Game
from backnine.games.rooms import part
from tests.bots.rounds import random_house
from tests.fast.levels import check

PARTS = 2000
MATCHES = 10
AHEAD_PARTS = 60
AHEAD_MATCHES = 5
LOOK_AHEAD = ("tour@1", "tour@8", "tour")
COMPILED = [(game, found) for game in GAMES if (found := part(game, "fast.matches", Compiled))]
WITH_SEARCH = [(game, found) for game, found in COMPILED if has_search(game.name)]


def names(games: list[tuple[Game, Compiled]]) -> list[str]:
    return [game.name for game, _ in games]


def quick(game: Game, compiled: Compiled) -> list[str]:
    """A search of many positions would take days."""
    return [*(level for level in compiled.levels if level != "tour" or not has_search(game.name)), "tour@0"]


@pytest.mark.parametrize("number", range(PARTS))
@pytest.mark.parametrize(("game", "compiled"), COMPILED, ids=names(COMPILED))
def test_the_same_matches(game: Game, compiled: Compiled, number: int) -> None:
    dice = Random(f"levels {number}")
    players = dice.choice(game.players)
    house = random_house(game.name, players, dice)
    bots = [dice.choice(quick(game, compiled)) for _ in range(dice.randrange(1, players + 1))]
    seed = dice.getrandbits(60)
    check(game.name, *bots, seats=players, matches=MATCHES, seed=seed, house=str(house))


@pytest.mark.parametrize("number", range(AHEAD_PARTS))
@pytest.mark.parametrize(("game", "compiled"), WITH_SEARCH, ids=names(WITH_SEARCH))
def test_the_same_matches_with_a_long_look_ahead(game: Game, compiled: Compiled, number: int) -> None:
    dice = Random(f"look ahead {number}")
    players = dice.choice(game.players)
    house = random_house(game.name, players, dice)
    bots = [dice.choice(LOOK_AHEAD), *(dice.choice(quick(game, compiled)) for _ in range(players - 1))]
    seed = dice.getrandbits(60)
    check(game.name, *bots, seats=players, matches=AHEAD_MATCHES, seed=seed, house=str(house))
