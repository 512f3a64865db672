"""The rules again, compiled: for simulation and search, where `games/` is written to be read.

Optional (`pip install backnine[fast]`). Nothing outside this folder imports Numba: ask `installed()` first,
and import the kernels inside the function that needs them, because compiling and loading take time.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec


@cache
def installed() -> bool:
    """Whether the compiled kernels can be used here."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


SEARCHES = {"play-nine": ("nine_search", "search"), "four-card": ("four_search", "search")}


def compiled(game: str) -> bool:
    """Whether the search of this game is compiled and kept on disk: compiling takes a while."""
    from backnine.fast.kernel import is_kept  # noqa: PLC0415 - loads Numba

    module, search = SEARCHES[game]
    return is_kept(getattr(import_module(f"backnine.fast.{module}"), search))
