"""Adding a game takes one folder and one line, and then the conformance suite covers it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import backnine
from backnine.games import GAMES
from backnine.locales import Words

pytestmark = pytest.mark.long
ROOT = Path(__file__).parents[2]
ROOM = Path(__file__).with_name("nine_card")
LAWS = "nine-card and not leak_in"  # the planted leaks try the suite, not the game


@pytest.fixture(scope="module")
def with_nine_card(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with one folder and one line more."""
    folder = tmp_path_factory.mktemp("one-game-more")
    package = folder / "backnine"
    shutil.copytree(Path(backnine.__file__).parent, package)
    shutil.copytree(ROOM, package / "games" / ROOM.name)
    games = package / "games" / "__init__.py"
    line = "    __import__('backnine.games.nine_card', fromlist=['NINE_CARD']).NINE_CARD,\n"
    last = f"    {GAMES[-1].name.replace('-', '_').upper()},\n"
    games.write_text(games.read_text("utf-8").replace(last, last + line), "utf-8")
    return folder


def run(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_conformance_suite_covers_it(with_nine_card: Path) -> None:
    answer = run(
        with_nine_card, "-m", "pytest", "tests/conformance", "-k", LAWS, "-p", "no:cacheprovider", "-n", "0"
    )
    assert answer.returncode == 0, answer.stdout[-3000:]
    passed = int(answer.stdout.split(" passed")[0].split()[-1])
    assert passed > 100, answer.stdout


def test_the_command_line_knows_it(with_nine_card: Path, tmp_path: Path) -> None:
    """Bots play it at random; its rule texts are for people and come with its catalogues."""
    main = ("-c", "import sys; from backnine.cli import main; main(sys.argv[1:])")
    record = tmp_path / "nine.golf"
    bots = ("--people", "0", "--bots", "rookie,weekender,rookie", "--seed", "1", "--house", "holes=2")
    for arguments in (
        ("play", "nine-card", *bots, "--save", record),
        ("verify", record),
        ("replay", record, "--jsonl"),
        ("analyse", record, "--json"),
        ("score", "nine-card", "7S 2S 3S / 7H 4S 5S / 7D 8S KS", "--json"),
    ):
        answer = run(with_nine_card, *main, *arguments)
        assert answer.returncode == 0, answer.stderr
    assert '"strokes": 35' in answer.stdout


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_can_be_read_and_played_before_its_texts_are_written(with_nine_card: Path, language: str) -> None:
    """Clauses stand for themselves, and what is missing is said once, in the language of the reader."""
    main = ("-c", "import sys; from backnine.cli import main; main(sys.argv[1:])")
    for arguments, shown in (
        (("rules", "nine-card"), "NC-03"),
        (("score", "nine-card", "7S 2S 3S / 7H 4S 5S / 7D 8S KS"), "nine-card-saving-nc-03"),
        (("sim", "nine-card", "rookie", "--holes", "1", "--seats", "2"), "nine-card"),
        (("play", "nine-card", "--bots", "rookie", "--people", "1", "--house", "holes=1"), "nine-card"),
    ):
        answer = run(with_nine_card, *main, *arguments, "--lang", language)
        assert answer.returncode in (0, 130), answer.stderr  # nobody is there to play on
        assert shown in answer.stdout
        problem = Words(language)("error-texts-lacking", game="nine-card", language=language)
        assert answer.stderr.count(problem[:20]) == 1, answer.stderr
