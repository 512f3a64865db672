"""Where compiled kernels are kept: in the user's cache folder, in a folder for each state of the sources.

Numba alone keeps them beside each file, and compiles a function again only when its own file has changed.
What is compiled into it may come from any kernel, so all sources together name the folder: clones of equal
sources share it, and what was compiled of other sources is never read.
"""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import numba
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    _CacheLocator,
    _SourceFileBackedLocatorMixin,
)
from platformdirs import user_cache_path

_PACKAGE: Final = Path(__file__).parents[1]
_PLACES: Final = (
    "fast/*.py", "games/*.py", "games/*/rules.py", "games/*/fast/**/*.py", "games/*/bots/*.py",
    "bots/plain/*.py", "hole.py", "match.py", "whims.py", "rl/stepping.py",
)  # fmt: skip
UNUSED_DAYS: Final = 60  # what was compiled of sources that nobody has run for so long goes


def shelf() -> Path:
    """The folder for all sources; the environment may name another, as for everything that Numba keeps."""
    named = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    return Path(named) if named else user_cache_path("backnine", appauthor=False) / "kernels"


@cache
def folder() -> Path:
    """The folder for the sources as they are, and this Numba."""
    files = sorted(path for place in _PLACES for path in _PACKAGE.glob(place))
    known = sha256(numba.__version__.encode())
    for path in files:
        known.update(f"\n{path.relative_to(_PACKAGE)}\n".encode() + path.read_bytes())
    return shelf() / known.hexdigest()


def parts_kept() -> int:
    """How many kernels are compiled and kept by now."""
    return sum(1 for _ in folder().glob("*/*.nbc"))


class _Shelf(_SourceFileBackedLocatorMixin, _CacheLocator):
    """A folder for each module, as several have kernels of the same name."""

    def __init__(self, function: FunctionType, file: str) -> None:
        self._py_file = file
        self._lineno = function.__code__.co_firstlineno
        self._folder = folder() / function.__module__

    def get_cache_path(self) -> str:
        return str(self._folder)


class _Shelving(CompileResultCacheImpl):
    _locator_classes = [_Shelf]  # noqa: RUF012 - as Numba has it


class KernelCache(FunctionCache):
    """Numba's cache of a function, in our folder."""

    _impl_class = _Shelving

    def save_overload(self, sig: Any, data: Any) -> None:
        """One process at a time: what two write at once into an index, one of them would lose, or find under
        the name of the other."""
        with suppress(OSError), _alone():
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]


@contextmanager
def _alone() -> Iterator[None]:
    """Where a system has no such locks, an index may be lost now and then, and something compiled again."""
    with (folder() / "lock").open("w") as lock:
        with suppress(ImportError):
            import fcntl  # noqa: PLC0415 - not on every system

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def keep(dispatcher: Any) -> None:
    """Keep what is compiled of this function. Where nothing can be kept, it is compiled every time."""
    _open_shelf()
    with suppress(RuntimeError):  # Numba's word for a folder that cannot be written
        dispatcher._cache = KernelCache(dispatcher.py_func)  # type: ignore[no-untyped-call]


@cache
def _open_shelf() -> None:
    """Once in a process: say that these sources are in use, and clear away those that have long not been."""
    with suppress(OSError):
        if not folder().exists():
            _clear_away(shelf(), time.time() - UNUSED_DAYS * 24 * 3600)
        folder().mkdir(parents=True, exist_ok=True)
        os.utime(folder())


def _clear_away(shelf: Path, before: float) -> None:
    for other in shelf.iterdir() if shelf.exists() else ():
        if _is_ours(other) and other.stat().st_mtime < before:
            shutil.rmtree(other, ignore_errors=True)


def _is_ours(other: Path) -> bool:
    """Whoever names a folder for Numba may keep other things there."""
    return len(other.name) == 64 and (other / "lock").exists()
