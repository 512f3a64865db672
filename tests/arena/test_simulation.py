"""Simulations and contests inside the kernels tell the same as those that are played match by match."""

from io import StringIO

import pytest

from backnine.arena import simulation
from backnine.arena.account import Account
from backnine.arena.as_json import contest_json
from backnine.arena.contest_page import contest_page
from backnine.arena.figures import figures
from backnine.arena.kernels import CHUNK, MOMENT, ChunkSize, compiled_for
from backnine.arena.plan import Plan, make_plan
from backnine.arena.report import contest_report
from backnine.arena.result import Contest
from backnine.arena.sim_json import simulation_json
from backnine.arena.sim_page import simulation_page
from backnine.arena.sim_report import simulation_report
from backnine.arena.simulation import Simulated, simulate
from backnine.arena.spreadsheet import write_csv
from backnine.arena.study import study
from backnine.fast import installed
from backnine.locales import Words
from backnine.wire import json_line

PLANS = (
    ("play-nine", ("weekender",), 4, 60, "holes=1,ties=shared"),
    ("play-nine", ("rookie", "weekender", "club"), 3, 6, "holes=2,closer_penalty=true"),
    ("play-nine", ("rookie", "weekender"), 5, 25, "holes=1,adjacent=true"),
    ("four-card", ("random",), 4, 60, "holes=1,ties=shared"),
    ("four-card", ("tour@2", "club", "rookie"), 3, 6, "holes=2,ties=playoff,knock_penalty=true"),
    ("four-card", ("weekender", "random"), 5, 25, "holes=1,pairs_cancel=true,jokers=true"),
    ("six-card", ("random",), 4, 60, "holes=1,ties=shared"),
    ("six-card", ("tour", "club", "rookie"), 3, 3, "holes=2,ties=playoff,closer_penalty=true"),
    ("six-card", ("weekender", "random"), 4, 12, "holes=1,blocks=true,jokers=true,twos_keep=true"),
)
each_plan = pytest.mark.parametrize(
    "plan",
    [
        make_plan(game, bots, seats=seats, matches=matches, seed="2026", house=house)
        for game, bots, seats, matches, house in PLANS
    ],
    ids=[f"{game} {' '.join(bots)}" for game, bots, *_ in PLANS],
)


def silent(done: int, wanted: int) -> None:
    assert done <= wanted


def played(patches: pytest.MonkeyPatch, plan: Plan, *, plainly: bool) -> Simulated:
    with patches.context() as patched:
        if plainly:
            patched.setattr(simulation, "kernels_for", lambda plan: None)
        else:
            patched.setattr(simulation, "kernels_for", compiled_for)
        return simulate(plan, jobs=2, keep=True, ranked=True, progress=silent)


def told(contest: Contest, account: Account) -> str:
    """All that it ever says."""
    words, found, table = Words("en"), study(contest, account), StringIO()
    write_csv(contest, table)
    page = "\n".join(simulation_page(words, found, 80))
    report = simulation_report(words, contest, found, "backnine sim")
    return "\n".join([json_line(simulation_json(found, "backnine sim")), page, report, table.getvalue()])


def ranked(contest: Contest, account: Account) -> str:
    """The same of a contest. Only its JSON tells how long decisions took."""
    words, found = Words("en"), figures(contest, account)
    page = "\n".join(contest_page(words, contest, found, asked=contest.wanted, width=80))
    report = contest_report(words, contest, found, "backnine arena")
    in_json = contest_json(contest, found, "backnine arena")
    for bot in in_json["bots"]:
        assert bot.pop("ms_per_decision") > 0
        assert bot.pop("mean_ms") > 0
    return "\n".join([json_line(in_json), page, report])


@pytest.mark.long  # the kernels have to be compiled
@pytest.mark.skipif(not installed(), reason="needs the kernels")
@each_plan
def test_the_same_lines_figures_and_reports_to_the_letter(
    monkeypatch: pytest.MonkeyPatch, plan: Plan
) -> None:
    in_kernels = played(monkeypatch, plan, plainly=False)
    plainly = played(monkeypatch, plan, plainly=True)
    assert in_kernels.contest.lines == plainly.contest.lines
    assert in_kernels.account == plainly.account
    assert told(*in_kernels) == told(*plainly)
    assert ranked(*in_kernels) == ranked(*plainly)


def test_a_chunk_takes_a_moment_however_slow_the_bots_are() -> None:
    size = ChunkSize()
    size.note(100, MOMENT / 2)
    assert size.holes == 200
    size.note(1, 60)
    assert size.holes == 1
    size.note(64, 0)
    assert size.holes == CHUNK


@each_plan
def test_nothing_is_kept_that_nobody_wants(monkeypatch: pytest.MonkeyPatch, plan: Plan) -> None:
    monkeypatch.setattr(simulation, "kernels_for", lambda plan: None)
    contest, account = simulate(plan, jobs=2, progress=silent)
    assert contest.lines == ()
    assert contest.matches == plan.matches == account.deals * plan.rotations
    assert account.tally.holes == plan.matches * contest.holes
