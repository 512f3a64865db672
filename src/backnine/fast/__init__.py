"""The rules again, compiled: for simulation and search, where `games/` is written to be read.

Here is what kernels share; those of a game are in its room. Optional (the extra `fast`). Nothing
else imports Numba: ask `installed()` first, and import the kernels inside the function that needs them,
because compiling and loading take time.
"""

from functools import cache
from importlib.util import find_spec

from backnine.games import find_game
from backnine.games.rooms import brings, module


@cache
def installed() -> bool:
    """Whether the compiled kernels can be used here."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def has_rules(game: str) -> bool:
    """Whether the game's room brings its rules compiled."""
    return brings(find_game(game), "fast.rules")


def has_search(game: str) -> bool:
    """Whether it brings a compiled search, too, for a bot to look ahead with."""
    return brings(find_game(game), "fast.search")


def compiled(game: str) -> bool:
    """Whether the search of this game is compiled, here or on disk: compiling takes a while."""
    from backnine.fast.kernel import is_ready  # noqa: PLC0415 - loads Numba

    found = module(find_game(game), "fast.search")
    return found is not None and is_ready(found.search)
