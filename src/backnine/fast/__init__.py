"""The rules again, compiled: for simulation and search, where `games/` is written to be read.

Optional (`pip install backnine[fast]`). Nothing outside this folder imports Numba: ask `installed()` first,
and import the kernels inside the function that needs them, because compiling and loading take time.
"""

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path


@cache
def installed() -> bool:
    """Whether the compiled kernels can be used here."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


SEARCHES = {"play-nine": "nine_search.search", "four-card": "four_card.rollouts"}


def compiled(game: str) -> bool:
    """Whether the search of this game has been compiled here since it was last changed: it takes a while."""
    folder = Path(__file__).parent
    changed = max(file.stat().st_mtime for file in folder.glob("*.py"))
    version = f"py{sys.version_info.major}{sys.version_info.minor}"
    indices = (folder / "__pycache__").glob(f"{SEARCHES[game]}-*.{version}.nbi")
    return any(index.stat().st_mtime >= changed for index in indices)
