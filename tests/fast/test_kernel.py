"""What all kernels share."""

import shutil
import sys
from pathlib import Path
from subprocess import run

import pytest

import backnine
from backnine.bots.tour import TOUR
from backnine.fast import has_rules, has_search
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


@pytest.mark.parametrize("folder", ["fast", "games.play_nine.fast"])
def test_a_change_in_any_file_of_the_folders_is_compiled(tmp_path: Path, folder: str) -> None:
    """What one file compiles into another must not be taken from an old cache."""
    package = shutil.copytree(Path(backnine.__file__).parent, tmp_path / "backnine")
    (package / "fast" / "outer.py").write_text(OUTER.format(folder=folder))
    for answer in (1, 41):
        inner = package.joinpath(*folder.split("."), "inner.py")
        inner.write_text(INNER.format(how="bare", answer=answer))
        done = run(
            [sys.executable, "-c", "import backnine.fast.outer"],
            env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert done.stdout == f"{answer + 1}\n"


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
    package = shutil.copytree(Path(backnine.__file__).parent, tmp_path / "backnine")
    for name in ("Hand", "Fist"):
        (package / "fast" / "named.py").write_text(NAMED.format(name=name))
        done = run(
            [sys.executable, "-c", "import backnine.fast.named"],
            env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.stdout == "7\n", done.stderr


def test_compiled_rules_are_no_compiled_search() -> None:
    """Where there is none, tour thinks from the rules alone, and nobody waits for kernels or misses them."""
    assert all(has_rules(game.name) for game in GAMES)
    assert [game.name for game in GAMES if has_search(game.name)] == ["play-nine", "four-card"]
    assert not TOUR.uses_kernels("six-card")
    assert not TOUR.needs_time("six-card")
    assert not TOUR.lacks_kernels("six-card")
