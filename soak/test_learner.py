"""The example that teaches itself, examples/learner.py, learns, and beats `weekender` within ten minutes."""

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

PROGRAM = Path(__file__).parents[1] / "examples/learner.py"
TOLD = re.compile(r"([+-][\d.]+) strokes a hole against (\w+) \(95 %: ([+-][\d.]+) to ([+-][\d.]+)\)")


class Learned(NamedTuple):
    """Its strokes a hole less those of the other: the mean, and how high it may be."""

    mean: float
    highest: float


def told_by(*options: str) -> Learned:
    """The last line of the program."""
    command = [sys.executable, str(PROGRAM), *options]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - ours
    found = TOLD.search(told.splitlines()[-1])
    assert found is not None, told
    print(told.splitlines()[-1])
    return Learned(float(found[1]), float(found[4]))


def after(rounds: int) -> float:
    """Strokes against the rookie."""
    return told_by("--rounds", str(rounds), "--minutes", "60", "--against", "rookie", "--holes", "60").mean


def test_it_plays_better_after_a_few_rounds() -> None:
    assert after(20) < after(0) - 1


@pytest.mark.timeout(1800)
def test_it_beats_weekender_within_ten_minutes() -> None:
    """Eight of them to learn in; the rest to meet it, 2,000 holes."""
    learned = told_by("--minutes", "8")
    assert learned.mean < 0
    assert learned.highest < 0, "not for certain"
