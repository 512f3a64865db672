"""Adding a game takes one file and one line, and then the conformance suite covers it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import backnine
from backnine.locales import Words
from tests.conformance import six_card

ROOT = Path(__file__).parents[2]
LAWS = "six-card and not leak_in"  # the planted leaks try the suite, not the game


@pytest.fixture(scope="module")
def with_six_card(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one file and one line more."""
    folder = tmp_path_factory.mktemp("three-games")
    package = folder / "backnine"
    shutil.copytree(Path(backnine.__file__).parent, package)
    shutil.copy(six_card.__file__, package / "games" / "six_card.py")
    games = package / "games" / "__init__.py"
    line = "    __import__('backnine.games.six_card', fromlist=['SIX_CARD']).SIX_CARD,\n"
    games.write_text(games.read_text("utf-8").replace("    FOUR_CARD,\n", f"    FOUR_CARD,\n{line}"), "utf-8")
    return folder


def run(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_conformance_suite_covers_it(with_six_card: Path) -> None:
    answer = run(
        with_six_card, "-m", "pytest", "tests/conformance", "-k", LAWS, "-p", "no:cacheprovider", "-n", "0"
    )
    assert answer.returncode == 0, answer.stdout[-3000:]
    passed = int(answer.stdout.split(" passed")[0].split()[-1])
    assert passed > 100, answer.stdout


def test_the_command_line_knows_it(with_six_card: Path, tmp_path: Path) -> None:
    """Bots play it at random; its rule texts are for people and come with its catalogues."""
    main = ("-c", "import sys; from backnine.cli import main; main(sys.argv[1:])")
    record = tmp_path / "six.golf"
    bots = ("--people", "0", "--bots", "rookie,weekender,rookie", "--seed", "1", "--house", "holes=2")
    for arguments in (
        ("play", "six-card", *bots, "--save", record),
        ("verify", record),
        ("replay", record, "--jsonl"),
        ("score", "six-card", "7S 2S 3S / 7H 4S 5S", "--json"),
    ):
        answer = run(with_six_card, *main, *arguments)
        assert answer.returncode == 0, answer.stderr
    assert '"strokes": 14' in answer.stdout


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_can_be_read_and_played_before_its_texts_are_written(with_six_card: Path, language: str) -> None:
    """Clauses stand for themselves, and what is missing is said once, in the language of the reader."""
    main = ("-c", "import sys; from backnine.cli import main; main(sys.argv[1:])")
    for arguments, shown in (
        (("rules", "six-card"), "SC-03"),
        (("score", "six-card", "7S 2S 3S / 7H 4S 5S"), "six-card-saving-sc-03"),
        (("sim", "six-card", "rookie", "--holes", "9"), "six-card"),
        (("play", "six-card", "--bots", "rookie", "--people", "1", "--house", "holes=1"), "six-card"),
    ):
        answer = run(with_six_card, *main, *arguments, "--lang", language)
        assert answer.returncode in (0, 130), answer.stderr  # nobody is there to play on
        assert shown in answer.stdout
        problem = Words(language)("error-texts-lacking", game="six-card", language=language)
        assert answer.stderr.count(problem[:20]) == 1, answer.stderr
