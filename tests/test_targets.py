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


def not_in_make() -> dict[str, str]:
    """The environment, without what `make test` hands on."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}


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
    done = subprocess.run(
        make, cwd=ROOT, env=not_in_make(), capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode
    assert "--port" in done.stderr.splitlines()[0]
    assert 'make play ARGS="--port 8001"' in done.stderr


def test_make_play_says_so_of_mistakes_only(tmp_path: Path) -> None:
    """Not where a server runs already, and says where."""
    (tmp_path / "backnine").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "backnine").chmod(0o755)
    make = ["make", "-o", ".venv/play.done", "play", f"BIN={tmp_path}"]
    done = subprocess.run(make, cwd=ROOT, env=not_in_make(), capture_output=True, text=True, check=False)
    assert done.returncode
    assert "ARGS" not in done.stderr


# A Python whose venv takes until it is told to go on, and has no pip before that.
SLOW = """#!/bin/sh
case "$1 $2 $3 $4 $5 $6 $7" in
-c*) exec {python} "$@" ;;
*venv*) mkdir -p .venv/bin && cp "$0" .venv/bin/python && echo begun > begun && read go < go && touch pip ;;
*) [ -e pip ] || {{ echo "No module named pip" >&2; exit 1; }}
   case "$*" in
   *--editable*) exec 3> editable; [ ! -e broken ] ;;
   *requirements.lock) read until_it_has_ended < editable; [ ! -e broken ] ;;
   esac ;;
esac
"""


@pytest.fixture
def newcomer(tmp_path: Path) -> Path:
    """A fresh clone, as far as setting it up goes."""
    (tmp_path / "Makefile").write_bytes((ROOT / "Makefile").read_bytes())
    for folder in ("web", "docs/guide", "src/backnine/locales"):
        (tmp_path / folder).mkdir(parents=True)
    for file in (
        *(path.name for path in ROOT.glob("requirements*.lock")),
        "pyproject.toml",
        "hatch_build.py",
    ):
        (tmp_path / file).touch()
    (tmp_path / "python").write_text(SLOW.format(python=sys.executable))
    (tmp_path / "python").chmod(0o755)
    for pipe in ("begun", "go", "editable"):
        os.mkfifo(tmp_path / pipe)
    return tmp_path


def set_up(newcomer: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        ["make", "-j", "2", "setup", f"PYTHON={newcomer}/python"],
        cwd=newcomer,
        env=not_in_make(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


@pytest.mark.timeout(60)
def test_of_two_that_set_up_at_once_one_waits(newcomer: Path) -> None:
    with set_up(newcomer) as first:
        (newcomer / "begun").read_text()
        with set_up(newcomer) as second:
            assert second.stdout
            told = second.stdout.readline()
            (newcomer / "go").write_text("on\n")
            told += second.stdout.read()
        assert first.stdout
        done = first.stdout.read()
    assert told.startswith("Backnine is being set up here already: waiting")
    assert (first.returncode, second.returncode) == (0, 0), done + told
    assert (done + told).count("1 of 4") == (done + told).count("2 of 4") == 1


@pytest.mark.timeout(60)
def test_what_could_not_be_installed_is_not_killed_again(newcomer: Path) -> None:
    (newcomer / "broken").touch()
    with set_up(newcomer) as alone:
        (newcomer / "begun").read_text()
        (newcomer / "go").write_text("on\n")
        assert alone.stdout
        said = alone.stdout.read()
    assert alone.returncode
    assert "2 of 4" in said
    assert "No such process" not in said
    assert not (newcomer / ".venv/play.done").exists()
