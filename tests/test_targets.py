"""`make check` is a part of `make test`, and `make test` leaves nothing out."""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.conftest import FOLDERS

ROOT = Path(__file__).parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]["ini_options"]


def recipe(target: str) -> list[str]:
    """The commands of a target, as `make` would run them."""
    make = ["make", "-n", target, "ARGS="]  # whatever this very run was given
    done = subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def options_of_pytest(target: str) -> list[str]:
    (command,) = (line for line in recipe(target) if re.match(r"\S*/pytest ", line))
    return shlex.split(command)[1:]


def test_all_tests_are_run_by_make_test() -> None:
    assert options_of_pytest("test") == ["-n", "auto", "--dist", "worksteal"]
    assert SETTINGS["testpaths"] == ["tests"]
    given = {word.split("=")[0] for word in SETTINGS["addopts"].split()}
    assert not given & {"-m", "-k", "--ignore", "--ignore-glob", "--deselect"}


def test_make_check_leaves_out_only_what_is_marked() -> None:
    marks = [mark.split(":")[0] for mark in SETTINGS["markers"]]
    assert options_of_pytest("check") == [*options_of_pytest("test"), "-m", f"not ({' or '.join(marks)})"]


def test_both_lint() -> None:
    lint = recipe("lint")
    assert len(lint) >= 5
    for target in ("check", "test"):
        assert set(lint) <= set(recipe(target))


@pytest.mark.long
def test_most_tests_are_in_make_check() -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", *options_of_pytest("check")[4:]],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    folders = set(re.findall(r"^tests/(\w+)/", listed.stdout, re.MULTILINE))
    assert folders == {path.parent.name for path in ROOT.glob("tests/*/test_*.py")} - FOLDERS.keys()
    assert listed.stdout.count("::") > 3000
    assert "test_checked_matches.py" not in listed.stdout  # it is marked by itself


def test_make_play_says_how_options_are_given() -> None:
    """Where the program has said what is wrong."""
    make = ["make", "-o", ".venv/play.done", "play", "ARGS=--port x"]
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(make, cwd=ROOT, env=alone, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode
    assert "--port" in done.stderr.splitlines()[0]
    assert 'make play ARGS="--port 8001"' in done.stderr
