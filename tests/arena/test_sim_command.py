"""`backnine sim` as people type it."""

import csv
import json
from collections import Counter
from io import StringIO
from pathlib import Path
from typing import Any

import pexpect
import pytest

import backnine as backnine_package
from backnine.arena.result import Contestant
from backnine.arena.spreadsheet import COLUMNS, safe, write_csv
from backnine.but import but
from backnine.fast import installed
from backnine.locales import Words
from backnine.tui.text import cells
from tests.command import COMMAND, answered, backnine, environment

from .hand_made import contest, hole, line

Found = dict[str, Any]
SMALL = ("sim", "play-nine", "weekender", "rookie", "--holes", "40", "--seed", "2a")


@pytest.fixture(scope="module")
def simulated() -> Found:
    found: Found = json.loads(backnine(*SMALL, "--json").stdout)
    return found


def test_a_simulation_in_json(simulated: Found) -> None:
    assert (simulated["game"], simulated["seats"], simulated["holes"], simulated["deals"]) == (
        "play-nine",
        2,
        40,
        20,
    )
    assert simulated["house"] == {"holes": 1, "ties": "shared"}
    assert simulated["command"] == "backnine sim play-nine weekender rookie --holes 40 --seed 2a"
    assert simulated["version"] == backnine_package.__version__
    assert simulated["endings"] == {"putt-out": 40}
    weekender, rookie = simulated["bots"]
    assert (weekender["name"], rookie["name"]) == ("weekender", "rookie")
    assert sum(weekender["strokes"]["counts"].values()) == 40
    assert weekender["strokes"]["mean"] < rookie["strokes"]["mean"]
    assert weekender["closing"]["closed"] + rookie["closing"]["closed"] == pytest.approx(1)
    assert weekender["savings"]["PN-21"]["strokes"] < 0
    assert set(simulated["luck"]) == {"skill", "order", "deal", "cards", "flow", "rest"}
    assert simulated["ahead"][0]["better"] == "weekender"


def test_the_same_command_gives_the_same_on_one_core(simulated: Found) -> None:
    assert json.loads(backnine(*SMALL, "--json", "--jobs", "1").stdout) == simulated
    assert json.loads(backnine(*SMALL[:-1], "2b", "--json").stdout) != simulated


@pytest.mark.parametrize(("language", "columns"), [("en", 80), ("fr", 40), ("ja", 40)])
def test_the_page_fits_and_is_plain_in_a_pipe(language: str, columns: int) -> None:
    answer = backnine("sim", "four-card", "--holes", "3", "--lang", language, COLUMNS=str(columns))
    assert answer.returncode == 0, answer.stderr
    assert "\x1b" not in answer.stdout
    assert max(map(cells, answer.stdout.splitlines())) < columns
    assert Words(language)("report-ending-knock") in answer.stdout.replace("\n  ", " ")


def test_whole_matches_by_the_house_rules() -> None:
    answer = backnine(
        "sim", "play-nine", "rookie", "--seats", "2", "--matches", "2", "--house", "holes=3", "--json"
    )
    found = json.loads(answer.stdout)
    assert (found["matches"], found["holes"], len(found["bots"][0]["strokes_by_hole"])) == (2, 6, 3)
    assert set(found["luck"]) == {"order", "deal", "rest"}


# Files


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("sim")
    table, report = folder / "holes.csv", folder / "report.html"
    answer = backnine(*SMALL, "--csv", table, "--report", report, "--lang", "es")
    assert answer.returncode == 0, answer.stderr
    assert str(table) in answer.stdout
    assert str(report) in answer.stdout
    return table, report


def test_the_table_tells_every_seat_and_hole(files: tuple[Path, Path], simulated: Found) -> None:
    with files[0].open(newline="", encoding="utf-8") as file:
        rows = [*csv.DictReader(file)]
    assert list(rows[0]) == list(COLUMNS)
    assert len(rows) == 2 * 40
    counts = Counter(row["strokes"] for row in rows if row["bot"] == "weekender")
    assert counts == simulated["bots"][0]["strokes"]["counts"]
    for row in rows:
        saved = sum(int(part.split(":")[1]) for part in row["savings"].split())
        assert int(row["saved"]) == saved <= 0
        assert (row["place"] == "2") == (row["seat"] == row["dealer"])
    assert sum(row["closed"] == "1" for row in rows) == 40
    assert {row["ending"] for row in rows} == {"putt-out"}


def test_a_table_on_standard_output(files: tuple[Path, Path]) -> None:
    answer = backnine(*SMALL, "--csv", "-")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.splitlines() == files[0].read_text("utf-8").splitlines()


def test_files_are_replaced_where_that_is_wanted(tmp_path: Path) -> None:
    table, report = tmp_path / "holes.csv", tmp_path / "report.html"
    for file in (table, report):
        file.write_text("old")
    options = ("--holes", "1", "--csv", table, "--report", report, "--overwrite")
    assert backnine("sim", "play-nine", "rookie", *options).returncode == 0
    assert table.read_text().startswith(COLUMNS[0])
    assert "<html" in report.read_text()


def test_the_report_repeats_itself(files: tuple[Path, Path], tmp_path: Path) -> None:
    text = files[1].read_text("utf-8")
    assert '<html lang="es">' in text
    command = text.split("<pre>")[1].split("</pre>")[0]
    assert command == "backnine sim play-nine weekender rookie --holes 40 --seed 2a"
    again = backnine(*command.split()[1:], "--lang", "es", "--report", tmp_path / "again.html")
    assert again.returncode == 0
    assert (tmp_path / "again.html").read_text("utf-8") == text


def test_a_name_is_no_formula() -> None:
    played = [line(0, 0, (0, 1), [hole(1, 0, (-3, 5))])]
    named = but(
        contest(played, holes=1),
        contestants=(Contestant('=HYPERLINK("x")', "cmd:x", 1), Contestant("a, b", "cmd:y", 1)),
    )
    file = StringIO()
    write_csv(named, file)
    rows = [*csv.DictReader(StringIO(file.getvalue()))]
    assert [row["bot"] for row in rows] == ['\'=HYPERLINK("x")', "a, b"]
    assert [row["strokes"] for row in rows] == ["-3", "5"]
    assert [safe(text) for text in ("+1", "@x", "-x", "tour")] == ["'+1", "'@x", "'-x", "tour"]


# What cannot be is refused before anything starts


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["bridge"], "bridge"),
        (["play-nine", "nobody"], "nobody"),
        (["play-nine", "--seats", "7"], "2 to 6"),
        (["play-nine", "--seats", "0"], "2 to 6"),
        (["play-nine", "--seats", "1"], "2 to 6"),
        (["play-nine", "rookie", "rookie", "rookie", "--seats", "2"], "--seats"),
        (["play-nine", "--holes", "0"], "--holes"),
        (["play-nine", "--holes", "-3"], "--holes"),
        (["play-nine", "--holes", "many"], "--holes is a number from 1 to 1000000000000, not “many”"),
        (["play-nine", "--matches", "0"], "--matches"),
        (["play-nine", "--holes", "100001", "--csv", "holes.csv"], "--csv"),
        (["play-nine", "--holes", "3", "--matches", "3"], "--matches"),
        (["play-nine", "--holes", "3", "--house", "holes=3"], "holes=3"),
        (["play-nine", "--house", "jokers"], "jokers"),
        (["play-nine", "--seed", "xyz"], "xyz"),
        (["play-nine", "--jobs", "0"], "--jobs"),
        (["play-nine", "--csv", "/nowhere/at/all.csv"], "/nowhere/at/all.csv"),
        (["play-nine", "--report", "/"], "/"),
        (["play-nine", "--report", __file__], "add --overwrite"),
        (["play-nine", "--csv", __file__], "add --overwrite"),
        (["play-nine", "--csv", "-", "--json"], "--csv -"),
        (["play-nine", "--report", "x", "--csv", "x"], "--csv x"),
        (["play-nine", "cmd:/no/such/program"], "/no/such/program"),
        ([], "GAME"),
    ],
)
def test_a_mistake_costs_nothing(arguments: list[str], hint: str) -> None:
    answer = answered("sim", *arguments)
    assert (answer.returncode, answer.stdout) == (2, ""), answer.stdout
    assert hint in answer.stderr
    assert answer.stderr.count("\n") == 1


@pytest.mark.long  # the kernels have to be compiled
@pytest.mark.skipif(not installed(), reason="needs the kernels")
def test_ctrl_c_ends_the_kernels_too() -> None:
    arguments = ["sim", "play-nine", "rookie", "--holes", "1000000000", "--seed", "1"]
    running = pexpect.spawn(
        str(COMMAND), arguments, env=environment(TERM="xterm"), encoding="utf-8", timeout=250
    )
    running.expect(r"[1-9]\d*/1000000000")
    running.sendintr()
    running.expect("Everybody takes")
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 130


def test_ctrl_c_shows_what_there_is(tmp_path: Path) -> None:
    """The signal goes out once the bar tells that something has been played, match by match: a level with a
    budget is in no kernel."""
    table, many = tmp_path / "holes.csv", "100000"
    arguments = ["sim", "six-card", "tour@1", "--holes", many, "--csv", str(table), "--jobs", "2"]
    running = pexpect.spawn(
        str(COMMAND), arguments, env=environment(TERM="xterm"), encoding="utf-8", timeout=60
    )
    running.expect(rf"[1-9]\d*/{many}")
    running.sendintr()
    running.expect(Words("en")("report-strokes-title"))
    running.expect("Everybody takes")
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 130
    with table.open(newline="", encoding="utf-8") as file:
        assert len([*csv.DictReader(file)]) >= 4
