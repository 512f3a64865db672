"""The rules again, compiled: for simulation and search, where `games/` is written to be read.

Optional (`pip install backnine[fast]`). Nothing outside this folder imports Numba: ask `installed()` first,
and import the kernels inside the function that needs them, because compiling and loading take time.
"""

from functools import cache
from importlib.util import find_spec


@cache
def installed() -> bool:
    """Whether the compiled kernels can be used here."""
    return find_spec("numba") is not None and find_spec("numpy") is not None
