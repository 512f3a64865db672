"""The example that teaches itself, examples/learner.py: it runs, and it learns."""

import re
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parents[1] / "examples/learner.py"


def strokes_after(rounds: int) -> float:
    """Its strokes a hole, less those of the rookie."""
    options = ["--rounds", str(rounds), "--minutes", "60", "--against", "rookie", "--holes", "60"]
    command = [sys.executable, str(PROGRAM), *options]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - ours
    found = re.search(r"([+-][\d.]+) strokes a hole against rookie .* of 60 holes won", told.splitlines()[-1])
    assert found is not None, told
    return float(found[1])


def test_it_plays_better_after_a_few_rounds() -> None:
    assert strokes_after(20) < strokes_after(0) - 1
