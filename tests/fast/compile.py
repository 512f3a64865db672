"""Compile what most tests need, before several workers would each do it for themselves: the kernels, and the
tests as pytest rewrites them.

python -m tests.fast.compile
"""

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import chain

from backnine import rl
from backnine.arena.kernels import compiled_for, play_chunks
from backnine.arena.plan import make_plan
from backnine.bots import find_bot
from backnine.coach.finding import judge_of
from backnine.fast import has_rules, has_search, installed
from backnine.games import GAMES, find_game
from backnine.games.rooms import brings
from tests.bots.rounds import play_out, start


def compile_kernels(game: str) -> None:
    """The search first: it compiles most of the rules."""
    from backnine.fast.holes import random_holes
    from tests.fast.engines import ENGINES
    from tests.fast.equality import compare

    if has_search(game):
        play_out(start(game, 2, "holes=1,ties=shared", seed=1), [find_bot("tour@1")] * 2)
    kernel, styles = ENGINES[game]
    compare(kernel(), "compile", 5, styles)
    random_holes(game, 4, [1])
    judge_of(game).get_ready(2)
    if brings(find_game(game), "fast.engine"):
        env = rl.vector(game, count=2)
        env.reset(seed=1)
        env.step(env.random_actions())


def play_matches(game: str) -> None:
    plan = make_plan(game, ["rookie"], seats=2, matches=1, house="holes=1,ties=shared")
    if compiled := compiled_for(plan):
        list(play_chunks(plan, compiled, 1))


def read_all_tests() -> None:
    command = [sys.executable, "-m", "pytest", "-n", "0", "--collect-only", "-qq"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    games = [game.name for game in GAMES if installed() and has_rules(game.name)]
    with ProcessPoolExecutor() as processes:
        holes, matches = processes.map(compile_kernels, games), processes.map(play_matches, games)
        read_all_tests()
        list(chain(holes, matches))


if __name__ == "__main__":
    main()
