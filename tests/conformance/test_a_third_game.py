"""Adding a game takes one file and one line, and then the conformance suite covers it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import backnine
from tests.conformance import six_card

ROOT = Path(__file__).parents[2]
LAWS = "six-card and not leak_in"  # the planted leaks try the suite, not the game


def test_one_file_and_one_line_make_a_third_game(tmp_path: Path) -> None:
    package = tmp_path / "backnine"
    shutil.copytree(Path(backnine.__file__).parent, package)
    shutil.copy(six_card.__file__, package / "games" / "six_card.py")
    games = package / "games" / "__init__.py"
    line = "    __import__('backnine.games.six_card', fromlist=['SIX_CARD']).SIX_CARD,\n"
    games.write_text(games.read_text("utf-8").replace("    FOUR_CARD,\n", f"    FOUR_CARD,\n{line}"), "utf-8")
    answer = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "tests/conformance",
            "-k",
            LAWS,
            "-p",
            "no:cacheprovider",
            "-n",
            "0",
        ],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout[-3000:]
    passed = int(answer.stdout.split(" passed")[0].split()[-1])
    assert passed > 100, answer.stdout
