"""What all kernels share."""

import os
import shutil
import sys
import time
from pathlib import Path
from subprocess import run

import pytest

import backnine
from backnine.bots.tour import TOUR
from backnine.fast import has_rules, has_search
from backnine.fast.disk_cache import UNUSED_DAYS
from backnine.games import GAMES

INNER = """
from backnine.fast.kernel import {how}

@{how}
def answer() -> int:
    return {answer}
"""
OUTER = """
from backnine.{folder}.inner import answer
from backnine.fast.kernel import kernel

@kernel
def ask() -> int:
    return answer() + 1

print(ask())
"""


def copied(folder: Path) -> Path:
    left_out = shutil.ignore_patterns("__pycache__", "web")
    return shutil.copytree(Path(backnine.__file__).parent, folder / "backnine", ignore=left_out)


def imported(module: str, folder: Path, kept: Path | None = None) -> str:
    """What a module of a copy says, with a cache folder of its own."""
    done = run(
        [sys.executable, "-c", f"import backnine.fast.{module}"],
        env={"PYTHONPATH": str(folder), "XDG_CACHE_HOME": str(kept or folder / "cache")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("folder", ["fast", "games.play_nine.fast"])
def test_a_change_in_any_file_of_the_folders_is_compiled(tmp_path: Path, folder: str) -> None:
    """What one file compiles into another must not be taken from an old cache."""
    package = copied(tmp_path)
    (package / "fast" / "outer.py").write_text(OUTER.format(folder=folder))
    for answer in (1, 41):
        inner = package.joinpath(*folder.split("."), "inner.py")
        inner.write_text(INNER.format(how="bare", answer=answer))
        assert imported("outer", tmp_path) == f"{answer + 1}\n"


NAMED = """
from typing import NamedTuple

from backnine.fast.kernel import kernel

class {name}(NamedTuple):
    card: int

@kernel
def ask(hand: {name}) -> int:
    return hand.card

print(ask({name}(7)))
"""


def test_a_type_that_got_another_name_is_compiled_anew(tmp_path: Path) -> None:
    package = copied(tmp_path)
    for name in ("Hand", "Fist"):
        (package / "fast" / "named.py").write_text(NAMED.format(name=name))
        assert imported("named", tmp_path) == "7\n"


def test_compiled_rules_are_no_compiled_search() -> None:
    """Where there is none, tour thinks from the rules alone, and nobody waits for kernels or misses them."""
    assert all(has_rules(game.name) for game in GAMES)
    assert [game.name for game in GAMES if has_search(game.name)] == ["play-nine", "four-card"]
    assert not TOUR.uses_kernels("six-card")
    assert not TOUR.needs_time("six-card")
    assert not TOUR.lacks_kernels("six-card")


HITS = """
from backnine.fast.disk_cache import parts_kept
from backnine.fast.kernel import kernel

@kernel
def ask() -> int:
    return 7

print(ask(), sum(ask.stats.cache_hits.values()), parts_kept())
"""


def test_clones_of_equal_sources_compile_once(tmp_path: Path) -> None:
    for clone in ("one", "two"):
        (copied(tmp_path / clone) / "fast" / "hits.py").write_text(HITS)
    assert imported("hits", tmp_path / "one", tmp_path / "cache") == "7 0 1\n"
    assert imported("hits", tmp_path / "two", tmp_path / "cache") == "7 1 1\n"
    assert not list(tmp_path.rglob("backnine/fast/**/*.nbi"))
    (tmp_path / "two/backnine/fast/other.py").write_text("")
    assert imported("hits", tmp_path / "two", tmp_path / "cache") == "7 0 1\n"


def test_what_nobody_has_used_for_long_goes(tmp_path: Path) -> None:
    (copied(tmp_path) / "fast" / "hits.py").write_text(HITS)
    shelf = tmp_path / "cache/backnine/kernels"
    old, young, another = shelf / ("a" * 64), shelf / ("b" * 64), shelf / "another"
    for folder, days in ((old, UNUSED_DAYS + 1), (young, 1), (another, 1000)):
        folder.mkdir(parents=True)
        (folder / "lock").touch()
        os.utime(folder, (time.time() - days * 24 * 3600,) * 2)
    imported("hits", tmp_path)
    assert (old.exists(), young.exists(), another.exists()) == (False, True, True)


def test_where_nothing_can_be_kept_it_is_compiled_every_time(tmp_path: Path) -> None:
    (copied(tmp_path) / "fast" / "hits.py").write_text(HITS)
    (tmp_path / "file").touch()
    assert imported("hits", tmp_path, tmp_path / "file") == "7 0 0\n"
