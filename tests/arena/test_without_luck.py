"""Strokes less luck in arena and sim: on demand, unbiased, with a narrower interval."""

import json
from pathlib import Path

import pytest

from backnine.arena.figures import figures
from backnine.arena.plan import make_plan
from backnine.arena.simulation import simulate
from backnine.games import GAMES
from backnine.locales import LANGUAGES, Words
from tests.command import answered

OPTIONS = ("--seed", "3", "--house", "holes=1,ties=shared", "--luck", "--jobs", "1")


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_it_is_as_right_and_more_certain(game: str) -> None:
    plan = make_plan(game, ["club", "rookie"], matches=60, seed="5", house="holes=1,ties=shared", luck=True)
    found = figures(*simulate(plan, jobs=1))
    for standing in found.standings:
        less = standing.without_luck
        assert less is not None
        assert less.times > 1
        width = standing.difference.high - standing.difference.low
        assert abs(less.difference.value - standing.difference.value) < width
        assert less.difference.high - less.difference.low < width


def test_without_the_option_nothing_is_judged() -> None:
    plan = make_plan("four-card", ["club", "rookie"], matches=2, seed="5", house="holes=1,ties=shared")
    assert all(each.without_luck is None for each in figures(*simulate(plan, jobs=1)).standings)


def test_arena_and_sim_tell_it() -> None:
    told = answered("arena", "four-card", "club", "rookie", "--matches", "8", *OPTIONS, "--json")
    arena = json.loads(told.stdout)
    less = arena["bots"][0]["without_luck"]
    assert set(less) == {"strokes_per_hole", "strokes_ci", "diff_vs_others", "diff_ci", "times"}
    assert arena["command"].endswith("--luck")
    options = ("--seed", "3", "--luck", "--jobs", "1", "--holes", "6")
    sim = json.loads(answered("sim", "four-card", "club", "rookie", *options, "--json").stdout)
    assert "without_luck" in sim["bots"][1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words_and_in_reports(language: str, tmp_path: Path) -> None:
    title, report = Words(language)("report-luck-title"), tmp_path / "report.html"
    options = ("--matches", "4", *OPTIONS, "--lang", language, "--report", report)
    arena = answered("arena", "four-card", "club", "rookie", *options)
    assert title in arena.stdout
    assert title in report.read_text("utf-8")
    holes = ("--seed", "3", "--luck", "--jobs", "1", "--holes", "4", "--lang", language)
    assert title in answered("sim", "four-card", "club", "rookie", *holes).stdout


def test_a_run_in_a_file_is_not_judged(tmp_path: Path) -> None:
    answer = answered("arena", "four-card", "club", "rookie", *OPTIONS, "--resume", f"{tmp_path}/run")
    assert answer.returncode == 2
