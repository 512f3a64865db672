"""Runs that are kept in a file and go on from there."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from backnine.arena import simulation
from backnine.arena.account import Account
from backnine.arena.account_json import account_json, fill
from backnine.arena.contest import play_contest
from backnine.arena.kernels import compiled_for
from backnine.arena.plan import Plan, make_plan
from backnine.arena.result import Misplay
from backnine.arena.run_file import RunFile
from backnine.arena.simulation import Simulated, simulate
from backnine.but import but
from backnine.fast import installed
from backnine.refused import Refused
from tests.arena.hand_made import account_of, modelled
from tests.arena.programs import GOOD, program
from tests.command import answered, backnine

pytestmark = pytest.mark.usefixtures("match_by_match")

RUN = ("weekender", "rookie", "--house", "holes=1,ties=shared", "--seed", "9")


def small(matches: int = 20, **wishes: Any) -> Plan:
    settings: dict[str, Any] = {"matches": matches, "house": "holes=1,ties=shared", "seed": "9"} | wishes
    return make_plan("six-card", settings.pop("bots", ("weekender", "rookie")), **settings)


def told(path: Path) -> dict[str, Any]:
    """What is in a file, without the times, which are never the same again."""
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    for conduct in found["conducts"]:
        assert conduct.pop("seconds") > 0
        assert sum(conduct.pop("spread").values()) == conduct["decisions"]
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Simulated, Path]:
    """A contest in one go."""
    path = tmp_path_factory.mktemp("run") / "whole.json"
    return play_contest(small(), jobs=1, resume=RunFile(path)), path


def test_an_account_is_written_and_read_without_loss() -> None:
    truth = dict.fromkeys(("deal", "cards", "flow", "rest"), 0.01)
    played = modelled(truth, (0.0, 0.002, 0.01), deals=70, holes=2)
    late = replace(played.lines[0], problems=(Misplay(1, "late", 2, "thinking …"),))
    account = account_of(replace(played, lines=(late, *played.lines[1:])))
    account.conducts[0].think_together(3, 0.1)
    again = account_of(replace(played, lines=()))
    again = Account(account.shape, again.tally, account.leaderboard and again.leaderboard)
    fill(again, json.loads(json.dumps(account_json(account))))
    assert again == account
    assert [vars(each) for each in again.conducts] == [vars(each) for each in account.conducts]


def test_a_run_in_parts_is_the_run_in_one_go(whole: tuple[Simulated, Path], tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    for matches in (6, 14, 20):
        contest, account = play_contest(small(matches), jobs=1, resume=RunFile(path))
        assert (contest.matches, contest.wanted) == (matches, matches)
    assert (contest, account) == whole[0]
    assert told(path) == told(whole[1])


def test_what_was_interrupted_goes_on(whole: tuple[Simulated, Path], tmp_path: Path) -> None:
    path = tmp_path / "run.json"

    def interrupt(done: int, _: int) -> None:
        if done == 9:
            raise KeyboardInterrupt

    stopped, _ = play_contest(small(), jobs=1, resume=RunFile(path), progress=interrupt)
    assert (stopped.interrupted, stopped.matches, told(path)["deals"]) == (True, 8, 4)
    assert play_contest(small(), jobs=1, resume=RunFile(path)) == whole[0]


def test_nothing_is_played_twice(whole: tuple[Simulated, Path]) -> None:
    """A shorter run than the one in the file tells all that is there."""
    path = whole[1]
    before, shown = path.read_text("utf-8"), list[tuple[int, int]]()
    contest, account = play_contest(
        small(4), resume=RunFile(path), progress=lambda done, wanted: shown.append((done, wanted))
    )
    assert (contest, account) == whole[0]
    assert shown == [(20, 4)]
    assert path.read_text("utf-8") == before


@pytest.mark.long  # the kernels have to be compiled
@pytest.mark.skipif(not installed(), reason="needs the kernels")
def test_in_the_kernels_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In parts of an odd number of deals, which end between two marks; until it is known well enough."""
    bots = ("weekender", "rookie")
    plans = [
        make_plan("play-nine", bots, seed="9", house="holes=1", matches=2 * deals) for deals in (71, 85, 900)
    ]
    monkeypatch.setattr(simulation, "kernels_for", compiled_for)
    whole = play_contest(plans[-1], jobs=1, until=1.6)
    for plan in plans:
        in_parts = play_contest(plan, jobs=2, until=1.6, resume=RunFile(tmp_path / "run.json"))
    assert whole.contest.reached
    assert 85 < whole.account.deals < 400
    assert in_parts == whole


def test_programs_keep_their_names(tmp_path: Path) -> None:
    path, spec = tmp_path / "run.json", program(tmp_path, GOOD)
    simulate(small(2, bots=(spec, "rookie")), jobs=1, resume=RunFile(path))
    contest, _ = simulate(small(2, bots=(spec, "rookie")), jobs=1, resume=RunFile(path))
    assert [contestant.name for contestant in contest.contestants] == ["Greens keeper", "rookie"]


@pytest.mark.parametrize(
    ("wishes", "fact"),
    [
        ({"seed": "a"}, "seed"),
        ({"house": "holes=2"}, "house"),
        ({"seats": 3}, "seats"),
        ({"bots": ("rookie", "weekender")}, "bots"),
    ],
)
def test_another_run_is_refused(whole: tuple[Simulated, Path], wishes: dict[str, Any], fact: str) -> None:
    with pytest.raises(Refused) as refused:
        play_contest(small(**wishes), resume=RunFile(whole[1]))
    assert (refused.value.why, refused.value.details["fact"]) == ("other-run", fact)


def test_a_simulation_does_not_go_on_from_a_contest(whole: tuple[Simulated, Path]) -> None:
    with pytest.raises(Refused) as refused:
        simulate(small(), resume=RunFile(whole[1]))
    assert refused.value.details | {"file": ""} == {
        "file": "", "fact": "command", "there": "arena", "here": "sim",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not-a-run"),
        ("[]", "not-a-run"),
        ('{"file": "backnine run"}', "not-a-run"),
        ('{"file": "backnine run", "run": {}, "version": 2}', "run-version"),
        ("\x00\xff", "not-a-run"),
    ],
)
def test_what_is_no_run_is_refused(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "run.json"
    path.write_text(text, "latin-1")
    with pytest.raises(Refused) as refused:
        simulate(small(), resume=RunFile(path))
    assert refused.value.why == why
    assert path.read_text("latin-1") == text


@pytest.mark.parametrize("lost", ["deals", "figures", "blocks", "tally", "conducts", "leaderboard", "names"])
def test_a_damaged_file_is_refused(whole: tuple[Simulated, Path], tmp_path: Path, lost: str) -> None:
    path = tmp_path / "run.json"
    path.write_text(json.dumps(json.loads(whole[1].read_text("utf-8")) | {lost: [3]}), "utf-8")
    with pytest.raises(Refused) as refused:
        play_contest(small(), resume=RunFile(path))
    assert refused.value.why == "not-a-run"


@pytest.mark.parametrize("deals", [-1, 10**13, 10**400, 1e999])
def test_no_run_has_so_many_deals(whole: tuple[Simulated, Path], tmp_path: Path, deals: float) -> None:
    path = tmp_path / "run.json"
    path.write_text(json.dumps(json.loads(whole[1].read_text("utf-8")) | {"deals": deals}), "utf-8")
    with pytest.raises(Refused) as refused:
        play_contest(small(), resume=RunFile(path))
    assert refused.value.why == ("not-a-run" if deals == 1e999 else "out-of-range")
    assert str(path) in str(refused.value)


@pytest.mark.parametrize(
    ("matches", "until"), [(10**13, None), (-2, None), (20, 0.0), (20, -1.0), (20, float("nan"))]
)
def test_what_nobody_can_want_is_refused_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, matches: int, until: float | None
) -> None:
    monkeypatch.setattr(simulation, "SimulationRun", lambda *said: pytest.fail("it begins"))
    with pytest.raises(Refused) as refused:
        play_contest(but(small(), matches=matches), until=until)
    assert refused.value.why == "out-of-range"


# As people type it


@pytest.mark.parametrize("command", ["sim", "arena"])
def test_the_report_is_the_same_to_the_letter(command: str, tmp_path: Path) -> None:
    kept, parts, whole = (tmp_path / name for name in ("run.json", "parts.html", "whole.html"))
    run = (
        ("sim", "six-card", "weekender", "rookie", "--seed", "9")
        if command == "sim"
        else ("arena", "six-card", *RUN)
    )
    many = "--holes" if command == "sim" else "--matches"
    for holes in ("4", "10"):
        answer = backnine(*run, many, holes, "--resume", kept, "--report", parts, "--overwrite")
        assert answer.returncode == 0, answer.stderr
    backnine(*run, many, "10", "--report", whole)
    assert parts.read_bytes() == whole.read_bytes()
    again = answered(*run[:-1], "a", many, "10", "--resume", kept)
    assert (again.returncode, again.stdout) == (2, "")
    assert "seed" in again.stderr


def test_without_a_seed_the_run_goes_on_with_its_own(tmp_path: Path) -> None:
    seeds = [
        json.loads(backnine("sim", "six-card", "--holes", holes, "--resume", tmp_path / "x", "--json").stdout)
        for holes in ("2", "3")
    ]
    assert [found["holes"] for found in seeds] == [2, 3]
    assert seeds[0]["seed"] == seeds[1]["seed"]


@pytest.mark.parametrize(
    ("options", "hint"),
    [
        (("--resume", "x", "--csv", "y"), "--csv"),
        (("--resume", "x", "--report", "x"), "--report x"),
        (("--resume", "/nowhere/x"), "/nowhere/x"),
        (("--resume", __file__), "has no run"),
    ],
)
def test_a_mistake_costs_nothing(options: tuple[str, ...], hint: str) -> None:
    answer = answered("sim", "play-nine", "--holes", "2", *options)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert hint in answer.stderr
