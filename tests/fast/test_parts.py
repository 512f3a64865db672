"""Large kernels are compiled once: others call them by name, and bring them along from disk."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from backnine.arena.kernels import compiled_for, play_chunks
from backnine.arena.plan import make_plan

pytest.importorskip("numba")  # without it nothing is compiled

from backnine.fast import disk_cache
from backnine.fast.parts import LARGE, PartedLibrary
from backnine.games.play_nine.fast import matches

PLAN = make_plan(
    "play-nine", ["weekender", "rookie"], seats=2, matches=2, house="holes=1,ties=shared", seed="11" * 32
)
ELSEWHERE = """
import json
from tests.fast.test_parts import scores
from backnine.games.play_nine.fast import matches
print(json.dumps([scores(), sum(matches._play_deals._cache_misses.values())]))
"""


def scores() -> list[list[int]]:
    compiled = compiled_for(PLAN)
    assert compiled
    return [row.tolist() for chunk in play_chunks(PLAN, compiled, 1) for row in chunk.matches]


def library_of(kernel: object) -> PartedLibrary:
    (compiled,) = kernel.overloads.values()  # type: ignore[attr-defined]
    library: PartedLibrary = compiled.library
    return library


def test_a_large_kernel_is_called_by_name() -> None:
    scores()
    library = library_of(matches._play_deals)
    assert library.parts
    assert all(part.size >= LARGE for part in library.parts.values())
    assert library._shared_module
    inside = {function.name for function in library._shared_module.functions if not function.is_declaration}
    assert not inside & library.parts.keys()


def test_a_file_on_disk_has_all_that_its_kernel_needs(tmp_path: Path) -> None:
    """Only the outermost one is there: nothing is compiled, and the matches are the same."""
    mine = scores()
    here = disk_cache.folder()
    there = tmp_path / here.name / matches.__name__
    there.mkdir(parents=True)
    for file in (here / matches.__name__).glob("matches._play_deals-*"):
        shutil.copy(file, there)
    settings = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], env=settings, check=True, capture_output=True, text=True
    )
    assert json.loads(done.stdout) == [mine, 0]


def test_a_kernel_that_is_there_is_not_read_again() -> None:
    scores()
    library = library_of(matches._play_deals)
    for part in (*library.parts.values(), library):
        assert PartedLibrary._unserialize(part.codegen, part.serialize_using_object_code()) is part


FIRST_SOMETHING_ELSE = """
import numba
import numpy as np

@numba.njit
def own(count):
    return np.zeros(count).sum()

assert own(3) == 0
from backnine.fast.kernel import copy, kernel

@kernel
def copied(many):
    here, there = np.arange(many), np.zeros(many, np.int64)
    copy(there, here, many)
    return there.sum()

print(copied(5))
"""


def test_somebody_may_have_compiled_something_before(tmp_path: Path) -> None:
    settings = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", FIRST_SOMETHING_ELSE]
    done = subprocess.run(command, env=settings, check=True, capture_output=True, text=True)
    assert done.stdout == "10\n"
