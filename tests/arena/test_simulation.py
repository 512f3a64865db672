"""A simulation inside the kernels tells the same as one that is played match by match."""

from io import StringIO

import pytest

from backnine.arena import simulation
from backnine.arena.account import Account
from backnine.arena.kernels import compiled_for
from backnine.arena.plan import make_plan
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

each_plan = pytest.mark.parametrize(
    ("bots", "seats", "matches", "house"),
    [
        (("weekender",), 4, 60, "holes=1,ties=shared"),
        (("rookie", "weekender", "club"), 3, 6, "holes=2,closer_penalty=true"),
        (("rookie", "weekender"), 5, 25, "holes=1,adjacent=true"),
    ],
)


def silent(done: int, wanted: int) -> None:
    assert done <= wanted


def played(
    patches: pytest.MonkeyPatch, bots: tuple[str, ...], seats: int, matches: int, house: str, *, plainly: bool
) -> Simulated:
    plan = make_plan("play-nine", bots, seats=seats, matches=matches, seed="2026", house=house)
    with patches.context() as patched:
        if plainly:
            patched.setattr(simulation, "kernels_for", lambda plan: None)
        else:
            patched.setattr(simulation, "kernels_for", compiled_for)
        return simulate(plan, jobs=2, keep=True, progress=silent)


def told(contest: Contest, account: Account) -> str:
    """All that it ever says."""
    words, found, table = Words("en"), study(contest, account), StringIO()
    write_csv(contest, table)
    page = "\n".join(simulation_page(words, found, 80))
    report = simulation_report(words, contest, found, "backnine sim")
    return "\n".join([json_line(simulation_json(found)), page, report, table.getvalue()])


@pytest.mark.long  # the kernels have to be compiled
@pytest.mark.skipif(not installed(), reason="needs the kernels")
@each_plan
def test_the_same_lines_figures_and_reports_to_the_letter(
    monkeypatch: pytest.MonkeyPatch, bots: tuple[str, ...], seats: int, matches: int, house: str
) -> None:
    in_kernels = played(monkeypatch, bots, seats, matches, house, plainly=False)
    plainly = played(monkeypatch, bots, seats, matches, house, plainly=True)
    assert in_kernels.contest.lines == plainly.contest.lines
    assert in_kernels.account == plainly.account
    assert told(*in_kernels) == told(*plainly)


@each_plan
def test_nothing_is_kept_that_nobody_wants(
    monkeypatch: pytest.MonkeyPatch, bots: tuple[str, ...], seats: int, matches: int, house: str
) -> None:
    monkeypatch.setattr(simulation, "kernels_for", lambda plan: None)
    plan = make_plan("play-nine", bots[:2], seats=seats, matches=matches, seed="1", house=house)
    contest, account = simulate(plan, jobs=2, progress=silent)
    assert contest.lines == ()
    assert contest.matches == plan.matches == account.deals * plan.rotations
    assert account.tally.holes == plan.matches * contest.holes
