"""Runs with different seeds, told as one."""

import json
from pathlib import Path
from typing import Any

import pytest

from backnine.arena.contest import play_contest
from backnine.arena.figures import figures
from backnine.arena.merging import merge
from backnine.arena.plan import make_plan
from backnine.arena.run_file import RunFile
from backnine.arena.simulation import Simulated
from backnine.refused import Refused
from tests.command import answered, backnine


def contest(path: Path, seed: str, **wishes: Any) -> Simulated:
    settings: dict[str, Any] = {"matches": 6, "house": "holes=1", "seed": seed} | wishes
    return play_contest(
        make_plan("six-card", ["weekender", "rookie"], **settings), jobs=1, resume=RunFile(path)
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two runs of a contest, and one that is longer."""
    folder = tmp_path_factory.mktemp("runs")
    for name, seed, matches in (("a", "a", 6), ("b", "b", 10)):
        contest(folder / name, seed, matches=matches)
    return folder


def test_every_deal_of_both_counts(folder: Path) -> None:
    (one, _), (other, _) = (merge([RunFile(folder / name)]) for name in "ab")
    both, account = merge([RunFile(folder / "a"), RunFile(folder / "b")])
    assert (one.matches, other.matches, both.matches, account.deals) == (6, 10, 16, 8)
    assert both.seed_said == "a, b"
    parts = [figures(*merge([RunFile(folder / name)])).standings[0] for name in "ab"]
    found = figures(both, account).standings[0]
    assert found.strokes.value == pytest.approx((3 * parts[0].strokes.value + 5 * parts[1].strokes.value) / 8)
    assert found.decisions == sum(part.decisions for part in parts)
    assert sum(found.scores.values()) == 16
    assert account.tally.holes == 16
    assert sum(block["deals", 0, 0] for block in account.blocks) == 8


def test_the_order_of_the_files_makes_no_difference_but_to_the_seeds(folder: Path) -> None:
    paths = [RunFile(folder / name) for name in "ab"]
    assert merge(paths).account == merge(paths[::-1]).account


def test_the_same_deals_do_not_count_twice(folder: Path, tmp_path: Path) -> None:
    contest(tmp_path / "longer", "00a", matches=8)
    with pytest.raises(Refused) as refused:
        merge([RunFile(folder / "a"), RunFile(folder / "b"), RunFile(tmp_path / "longer")])
    assert refused.value.why == "same-seed"


def test_only_runs_of_a_kind_go_together(folder: Path, tmp_path: Path) -> None:
    contest(tmp_path / "three", "c", seats=3, matches=3)
    with pytest.raises(Refused) as refused:
        merge([RunFile(folder / "a"), RunFile(tmp_path / "three")])
    assert (refused.value.why, refused.value.details["fact"]) == ("other-run", "seats")


def test_a_contest_without_an_order_has_no_ratings(folder: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    files = [str(folder / name) for name in "ab"]
    told = json.loads(backnine("merge", *files, "--json").stdout)
    assert (told["matches"], told["bots"][0]["rating"]) == (16, None)
    assert [int(seed, 16) for seed in told["seeds"]] == [10, 11]
    answer = backnine("merge", *files, "--report", report)
    assert answer.returncode == 0, answer.stderr
    assert "Matches won" in answer.stdout
    assert "ating" not in answer.stdout
    assert "ating" not in report.read_text("utf-8").partition("<body>")[2]
    assert "backnine merge" in report.read_text("utf-8")


def test_simulations_are_merged_too(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        backnine("sim", "six-card", "rookie", "--holes", "3", "--seed", seed, "--resume", tmp_path / seed)
    told = json.loads(backnine("merge", tmp_path / "1", tmp_path / "2", "--json").stdout)
    assert (told["holes"], told["deals"], told["bots"][0]["name"]) == (6, 6, "rookie")


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        ((), "FILE"),
        (("/no/such/run",), "/no/such/run"),
        ((__file__,), "has no run"),
        (("x", "--report", "x"), "--report x"),
    ],
)
def test_a_mistake_costs_nothing(arguments: tuple[str, ...], hint: str) -> None:
    answer = answered("merge", *arguments)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert hint in answer.stderr
