"""Steps per second of the environments for research, beside those of others, in one run.

    python bench/rl.py [--seconds 1] [--json]

All play at random and are measured in turns on the CPU's clock. A step is a `step` of PettingZoo's raw
environment, an `apply_action` of OpenSpiel (chance included), or one decision of one hole of the vector
environment. `seen` counts with everything that an agent sees worked out at every step, as PettingZoo's own
benchmark does; `raw` asks for the legal moves only. PettingZoo's card games need the extra `bench`, which
`make bench` installs; where it is not there they are left out.
Goals: 40,000 raw steps a second with PettingZoo, 50,000 with OpenSpiel, 5 million side by side on one core.
"""

import argparse
import os
from collections.abc import Callable
from importlib import import_module
from random import Random
from statistics import median
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import games as spiel_games

from backnine import rl
from backnine.games import GAMES
from backnine.games.rooms import brings
from backnine.rl.actions import numbers_of_moves
from measured import rate, show

ROUNDS = 20  # of which the fastest counts: on a shared machine most are disturbed
PLAYERS = 4
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
OPEN_SPIEL = ("python_block_dominoes", "python_kuhn_poker", "python_liars_poker", "python_tic_tac_toe")
Measured = dict[str, Callable[[], int]]


def raw(name: str, dice: Random) -> Callable[[], int]:
    """A match in which only the legal moves are asked for."""
    env = rl.aec(name, players=PLAYERS)
    numbers = numbers_of_moves(env.game.slots)

    def play() -> int:
        env.reset(seed=dice.getrandbits(32))
        count = 0
        while not env.terminations[env.agent_selection]:
            legal = env.legal_moves(env.agent_selection)
            env.step(numbers[legal[int(dice.random() * len(legal))]])
            count += 1
        return count

    return play


def seen(env: Any, dice: Random) -> Callable[[], int]:
    """A match of any PettingZoo environment with all that is seen."""

    def play() -> int:
        env.reset(seed=dice.getrandbits(31))
        count = 0
        while env.agents:
            told, _, over, cut, _ = env.last()
            if over or cut:
                return count
            legal = np.flatnonzero(told["action_mask"])
            env.step(int(legal[int(dice.random() * len(legal))]))
            count += 1
        return count

    return play


def spiel(name: str, dice: Random, **params: Any) -> Callable[[], int]:
    """A game of OpenSpiel's at random."""
    game = pyspiel.load_game(name, params)

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
            count += 1
        return count

    return play


def side_by_side(name: str, *, choice: bool) -> Callable[[], int]:
    """Some steps of a thousand holes; the time to choose the actions counts, or they were chosen before."""
    env = rl.vector(name, players=PLAYERS, count=1024, copy=False)
    env.reset(seed=9)

    def play() -> int:
        for _ in range(20):
            env.step(env.random_actions())
        return 20 * env.num_envs

    def choose() -> int:
        for _ in range(20):
            env.random_actions()
        return 20 * env.num_envs

    play()
    return play if choice else choose


def classic(dice: Random) -> Measured:
    """PettingZoo's own, those that are installed."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would greet, also in JSON
    found: Measured = {}
    for name in PETTINGZOO:
        try:
            env = import_module(f"pettingzoo.classic.{name}").raw_env()
        except ImportError:
            continue
        found[f"pettingzoo {name}"] = seen(env, dice)
    return found


def ours(dice: Random) -> Measured:
    rl.register_open_spiel()
    measured: Measured = {}
    for game in GAMES:
        name = game.name
        measured[f"raw {name}"] = raw(name, dice)
        measured[f"seen {name}"] = seen(rl.aec(name, players=PLAYERS), dice)
        measured[f"spiel {name}"] = spiel(f"backnine_{name.replace('-', '_')}", dice, players=PLAYERS)
        if brings(game, "fast.engine"):
            measured[f"vector+choice {name}"] = side_by_side(name, choice=True)
            measured[f"choice {name}"] = side_by_side(name, choice=False)
    return measured


def with_vector_alone(rates: dict[str, float]) -> dict[str, float]:
    """Steps without the time to choose actions: what both take less what the choice takes."""
    alone = {}
    for key, both in rates.items():
        kind, _, name = key.partition(" ")
        if kind == "vector+choice":
            alone[f"vector {name}"] = 1 / (1 / both - 1 / rates[f"choice {name}"])
    return rates | alone


def measure(seconds: float) -> dict[str, float]:
    dice = Random(9)
    assert spiel_games  # imported, so that they are registered
    measured = ours(dice) | classic(dice) | {f"spiel {name}": spiel(name, dice) for name in OPEN_SPIEL}
    best = dict.fromkeys(measured, 0.0)
    for _ in range(ROUNDS):
        for name, some in measured.items():
            best[name] = max(best[name], rate(some, seconds / ROUNDS))
    return {name: round(count) for name, count in sorted(with_vector_alone(best).items())}


def ratios(rates: dict[str, float]) -> dict[str, float]:
    """Ours by the goals, by PettingZoo's fastest card game, and by the middle of OpenSpiel's Python games."""
    others = [rates[name] for name in rates if name.startswith("pettingzoo")]
    middle = median(rates[f"spiel {name}"] for name in OPEN_SPIEL)
    goals = {"raw": 40_000, "spiel": 50_000, "vector": 5_000_000}
    result = {}
    for game in GAMES:
        for kind, goal in goals.items():
            if f"{kind} {game.name}" in rates:
                result[f"{kind} {game.name} of goal"] = round(rates[f"{kind} {game.name}"] / goal, 2)
        if others:
            result[f"seen {game.name} of pettingzoo"] = round(rates[f"seen {game.name}"] / max(others), 2)
        result[f"spiel {game.name} of others"] = round(rates[f"spiel {game.name}"] / middle, 2)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    rates = measure(options.seconds)
    show(rates | ratios(rates), as_json=options.json)


if __name__ == "__main__":
    main()
