"""Random holes of any game, from an array of seeds to arrays of results: one signature for all kernels."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from backnine.games import Game, find_game
from backnine.games.rooms import part
from backnine.house import House
from backnine.refused import Refused

SeedArray = NDArray[np.uint64]
Results = NDArray[np.int16]  # by hole: the turns taken, who closed it, the strokes by place after the dealer
TURNS_TAKEN, CLOSED_BY, STROKES = range(3)

PIECE: Final = 16_384  # holes that a thread plays in a row


class RandomHoles(NamedTuple):
    """What came of random holes, a row or number for each. Places are counted after the dealer: 0 begins, the
    dealer is the last."""

    strokes: NDArray[np.int16]  # by hole and place, penalties included
    turns: NDArray[np.int16]  # of all together
    closer: NDArray[np.int16]  # who went out or knocked, by place; -1: nobody


@dataclass(frozen=True)
class Kernel:
    """What a room brings in `fast/random_holes.py`: `at_table` gets the number of players and the house
    rules, and gives what plays a hole for each seed and writes down its results."""

    at_table: Callable[[int, House], Callable[[SeedArray, Results], None]]


def random_holes(
    game: str, players: int, seeds: ArrayLike, *, house: str = "", threads: int = 1
) -> RandomHoles:
    """Play a hole for each seed, on so many threads; every legal move is equally likely, but nobody peeks.

    What a hole is like depends on its seed alone. House rules are written `key=value,…`. `Refused` says what
    is wrong with a game, its players or house rules, or with the seeds.
    """
    found = find_game(game)
    rules = found.house(house)
    found.check_players(players, rules)
    play = kernel_of(found).at_table(players, rules)
    numbers = _read(seeds)
    results = np.empty((len(numbers), STROKES + players), np.int16)
    if threads == 1:
        play(numbers, results)
    else:
        ends = range(PIECE, len(numbers), PIECE)
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(play, np.split(numbers, ends), np.split(results, ends)))
    return RandomHoles(results[:, STROKES:], results[:, TURNS_TAKEN], results[:, CLOSED_BY])


def kernel_of(game: Game) -> Kernel:
    kernel = part(game, "fast.random_holes", Kernel)
    if kernel is None:
        raise Refused("no-kernel", game=game.name)
    return kernel


def _read(seeds: ArrayLike) -> SeedArray:
    numbers = np.asarray(seeds)
    if numbers.ndim != 1 or numbers.dtype.kind not in "iu" or (numbers < 0).any():
        raise Refused("seeds-not-numbers")
    return numbers.astype(np.uint64)
