"""The environments for research over hundreds of seeds: the checks of PettingZoo and OpenSpiel with every
number of players, and the holes on the kernels beside those of `games/`."""

from functools import partial
from random import Random

import pyspiel
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from backnine import rl
from backnine.games import Game
from tests.rl.tables import EVERY_TABLE, TABLE_NAMES
from tests.rl.test_environment import as_other_card_games, play_out, shifted
from tests.rl.test_vector import HOUSES, WITH_KERNELS, check

SEEDS = 300
EVERY = pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=TABLE_NAMES)


@EVERY
def test_pettingzoo_finds_no_fault_in_whole_matches(game: Game, players: int) -> None:
    for observations in ("tensor", "dict"):
        with as_other_card_games():
            api_test(rl.aec(game.name, players=players, observations=observations), num_cycles=1000)
    seed_test(lambda: rl.aec(game.name, players=players))
    render_test(lambda render_mode=None: rl.aec(game.name, players=players, render_mode=render_mode))
    performance_benchmark(rl.aec(game.name, players=players))


@EVERY
def test_pettingzoo_finds_no_fault_over_hundreds_of_seeds(game: Game, players: int) -> None:
    for seed in range(0, 100 * SEEDS, 100):
        with as_other_card_games():
            api_test(shifted(game, players, seed), num_cycles=20)
        seed_test(partial(shifted, game, players, seed), num_cycles=20)


@EVERY
def test_hundreds_of_seeds(game: Game, players: int) -> None:
    """Observations within their bounds, rewards that sum up to nothing."""
    env = rl.aec(game.name, players=players, house="holes=1")
    for seed in range(SEEDS):
        env.reset(seed=seed)
        assert env.observation_space("player_0").contains(env.observe("player_0"))
        assert sum(play_out(env, Random(seed)).values()) == pytest.approx(0)


@EVERY
def test_open_spiel_finds_no_fault(game: Game, players: int) -> None:
    rl.register_open_spiel()
    name = f"backnine_{game.name.replace('-', '_')}"
    loaded = pyspiel.load_game(name, {"players": players})
    pyspiel.random_sim_test(loaded, num_sims=20, serialize=True, verbose=False)


@EVERY
def test_holes_on_the_kernels_are_those_of_the_rules(game: Game, players: int) -> None:
    for house in HOUSES[game.name] if game in WITH_KERNELS else ():
        if players * game.slots + 2 <= len(game.pack(game.house(house), players)):
            env = rl.vector(game.name, players=players, house=house, count=10)
            assert check(env, steps=1500, seed=players) > 50
