"""The command itself, in processes of its own."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from backnine.cli import contest
from backnine.cli.progress import bar, clock
from backnine.locales import LANGUAGES, Words
from backnine.tui.text import cells
from tests.arena.programs import GOOD, HEAD, command_line, descendants, members, nothing_left, program, starts
from tests.command import COMMAND, answered, backnine, environment

ROOKIES = ("weekender", "rookie")
STARTED: list[subprocess.Popen[str]] = []
NUMBER = "is a number from 1 to 1000000000000"
SHORT = ("--house", "holes=1", "--matches", "4", "--jobs", "1", "--seed", "9")


def test_json_is_one_object_with_the_fixed_keys() -> None:
    answer = backnine("arena", "four-card", *ROOKIES, "--seats", "3", *SHORT, "--json")
    assert (answer.returncode, answer.stderr) == (0, "")
    told = json.loads(answer.stdout)
    assert {key: told[key] for key in ("game", "matches", "seats", "interrupted", "house")} == {
        "game": "four-card", "matches": 6, "seats": 3, "interrupted": False, "house": {"holes": 1},
    }  # fmt: skip
    assert told["command"] == (
        "backnine arena four-card weekender rookie --matches 4 --seed 9 --seats 3 --house holes=1"
    )
    assert [bot["name"] for bot in told["bots"]] == ["weekender", "rookie"]
    assert told["bots"][0]["win_share"] + 2 * told["bots"][1]["win_share"] == pytest.approx(1, abs=1e-4)


def test_a_page_for_people_and_a_report(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    answer = backnine("arena", "four-card", *ROOKIES, *SHORT, "--lang", "fr", "--report", report)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "Parties gagnées" in answer.stdout
    assert str(report) in answer.stdout
    assert (
        "backnine arena four-card weekender rookie --matches 4 --seed 9 --house holes=1" in report.read_text()
    )


def test_a_bot_that_never_answers_well_is_measured_by_nobody(tmp_path: Path) -> None:
    mute = HEAD + 'if len(open(sys.argv[1]).readlines()) == 1: hear(); say({"name": "Mute"})'  # greets once
    answer = backnine("arena", "four-card", "rookie", program(tmp_path, mute), *SHORT, "--json")
    told = json.loads(answer.stdout)["bots"][1]
    assert answer.returncode == 1
    assert "forfeited nearly every move" in answer.stderr
    assert told["forfeits"] == told["decisions"]
    assert {problem["fault"] for problem in told["problems"]} == {"hello", "retired"}
    assert nothing_left(tmp_path)


# Refused


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("play-nine",), "BOT"),
        (("play-nine", "rookie"), "--seats 2"),
        (("golf", *ROOKIES), "play-nine, four-card"),
        (("play-nine", "rookie", "caddie"), "caddie"),
        (("play-nine", *ROOKIES, "--seats", "9"), "2 to 6"),
        (("play-nine", "rookie", "rookie", "rookie", "--seats", "2"), "3 bots"),
        (("play-nine", *ROOKIES, "--matches", "0"), f"--matches {NUMBER}, not “0”"),
        (
            ("play-nine", *ROOKIES, "--matches", "ten"),
            "--matches is a number from 1 to 1000000000000, not “ten”",
        ),
        (("play-nine", *ROOKIES, "--matches", "9999999999999"), "not “9999999999999”"),
        (("play-nine", *ROOKIES, "--jobs", "0"), "--jobs is a number from 1 to 256"),
        (("play-nine", *ROOKIES, "--seats", "two"), "--seats needs a whole number from 2 on"),
        (("play-nine", *ROOKIES, "--patience", "soon"), "a number from 0.01 to 3600, not “soon”"),
        (("play-nine", *ROOKIES, "--patience", "nan"), "--patience"),
        (("play-nine", *ROOKIES, "--seed", "xyz"), "xyz"),
        (("play-nine", *ROOKIES, "--house", "holes=0"), "1-18"),
        (("play-nine", "rookie", "cmd:./no-such-bot"), "no-such-bot"),
        (("play-nine", *ROOKIES, "--report", "/no/such/folder/report.html"), "report.html"),
        (("play-nine", *ROOKIES, "--report", "/"), "cannot be written"),
        (("play-nine", *ROOKIES, "--report", __file__), "exists already"),
    ],
)
def test_impossible_settings_are_refused_before_anything_starts(
    arguments: tuple[str, ...], hint: str
) -> None:
    answer = answered("arena", *arguments)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert hint in answer.stderr


@pytest.fixture
def _uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever compiles or plays fails."""
    for name in ("warm_up_matches", "warm_up", "simulate"):
        monkeypatch.setattr(
            contest, name, lambda *said, _name=name, **more: pytest.fail(f"{_name} was called")
        )


OPTIONS = (
    ("--until", "x"), ("--until", "0"), ("--until", "-1"), ("--until",), ("--seats", "99"), ("--seed", "x"),
    ("--house", "nowhere=1"), ("--jobs", "0"), ("--matches", "0"), ("--report", "/no/x"), ("--weigh",),
    ("--records", "/no/x/y"), ("--resume", "/no/x"), ("--transcript", "x"), ("--moves", "/no/x"),
    ("--cluster", "x", "--jobs", "2"),
)  # fmt: skip


@pytest.mark.usefixtures("_uncompiled")
@pytest.mark.parametrize("command", ["arena", "sim"])
@pytest.mark.parametrize("option", OPTIONS)
def test_options_are_looked_at_before_anything_is_compiled(command: str, option: tuple[str, ...]) -> None:
    answer = answered(command, "play-nine", *ROOKIES, *option)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert any(word.split("=")[0] in answer.stderr for word in option)


@pytest.mark.usefixtures("_uncompiled")
@pytest.mark.parametrize("command", ["arena", "sim"])
def test_a_run_that_is_damaged_is_noticed_before_anything_is_compiled(command: str, tmp_path: Path) -> None:
    path, run = (
        tmp_path / "run.json",
        (command, "six-card", *ROOKIES, "--house", "ties=shared", "--seed", "9"),
    )
    assert backnine(*run, "--matches", "2", "--resume", path).returncode == 0
    path.write_text(json.dumps(json.loads(path.read_text()) | {"tally": 3}))
    answer = answered(*run, "--matches", "4", "--resume", path)
    assert (answer.returncode, "has no run" in answer.stderr) == (2, True)


@pytest.mark.usefixtures("_uncompiled")
@pytest.mark.parametrize("command", ["arena", "sim"])
@pytest.mark.parametrize(
    ("spec", "hint"),
    [
        ("py:json:NoSuchBot", "NoSuchBot"),
        ("py:backnine.nowhere:Bot", "nowhere"),
        (f"cmd:{sys.executable} no-such-bot.py", "no-such-bot.py"),
        (f"cmd:{sys.executable} -c 'input(); print(1)'", "nonsense: 1"),  # once it was asked
    ],
)
def test_a_program_that_does_not_take_its_seat_is_refused_as_in_play(
    command: str, spec: str, hint: str
) -> None:
    answer = answered(command, "play-nine", "rookie", spec)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert hint in answer.stderr
    assert answer.stderr == answered("play", "play-nine", "--people", "0", "--bots", f"rookie,{spec}").stderr


def test_programs_are_greeted_once_before_the_contest_and_leave(tmp_path: Path) -> None:
    spec = program(tmp_path, GOOD)
    answer = backnine("arena", "four-card", "rookie", spec, *SHORT, "--json")
    assert answer.returncode == 0, answer.stderr
    assert len(starts(tmp_path)) == 1 + 4  # and once for each match: it is of version 1
    assert nothing_left(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["play", "arena", "sim", "serve"])
def test_help_names_both_ways_to_bring_a_bot(command: str, language: str) -> None:
    told = "".join(answered(command, "--help", "--lang", language).stdout.split())
    assert "cmd:" in told
    assert re.search(r"py:\w+:\w+", told)


# Interrupted and killed


@pytest.fixture(autouse=True)
def _nothing_goes_on() -> Iterator[None]:
    """A contest that would take hours ends with its test, whatever came of that."""
    yield
    while STARTED:
        process = STARTED.pop()
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def running(tmp_path: Path, *options: str) -> subprocess.Popen[str]:
    """A contest that would take hours, as soon as some of its matches are over."""
    command = [str(COMMAND), "arena", "four-card", "rookie", program(tmp_path, GOOD), "--house", "holes=1"]
    command += ["--matches", "100000", "--jobs", "2", *options]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(TMPDIR=str(tmp_path)),
        start_new_session=True,
    )
    STARTED.append(process)
    wait_until(lambda: len(starts(tmp_path)) > 12)
    assert len(descendants(str(tmp_path))) >= 3  # the command, two workers and what they started
    return process


def wait_until(happens: Callable[[], bool]) -> None:
    deadline = monotonic() + 60
    while not happens():
        assert monotonic() < deadline
        sleep(0.01)


def test_ctrl_c_shows_what_there_is_and_leaves_nothing_running(tmp_path: Path) -> None:
    contest = running(tmp_path, "--json")
    os.killpg(contest.pid, signal.SIGINT)  # as a terminal does: to all of them
    output, errors = contest.communicate(timeout=60)
    assert (contest.returncode, errors) == (130, "")
    told = json.loads(output)
    assert told["interrupted"]
    assert 2 <= told["matches"] < 1000
    assert told["matches"] % 2 == 0
    assert told["bots"][1]["forfeits"] == 0
    wait_until(lambda: descendants(str(tmp_path)) == [])


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_nothing_outlives_a_killed_contest(tmp_path: Path, how: signal.Signals) -> None:
    contest = running(tmp_path)
    contest.send_signal(how)
    contest.communicate(timeout=60)
    wait_until(lambda: descendants(str(tmp_path)) == [])


def test_nothing_outlives_killed_workers(tmp_path: Path) -> None:
    """Everything of the contest is killed at once, so that nobody can see the programs off."""
    contest = running(tmp_path)
    os.killpg(contest.pid, signal.SIGKILL)
    contest.communicate(timeout=60)
    wait_until(lambda: descendants(str(tmp_path)) == [])


def test_a_worker_that_dies_is_an_error_not_a_wait(tmp_path: Path) -> None:
    contest = running(tmp_path, "--json")
    workers = [pid for pid in members(contest.pid) if "spawn_main" in command_line(pid)]
    os.kill(workers[0], signal.SIGKILL)
    output, errors = contest.communicate(timeout=60)
    assert contest.returncode == 1
    assert json.loads(output)["interrupted"]
    assert "worker" in errors
    wait_until(lambda: descendants(str(tmp_path)) == [])


# The bar


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [20, 40, 79])
def test_the_bar_fits(language: str, width: int) -> None:
    words = Words(language)
    bars = [bar(words, done, 1000, 3725, width) for done in range(0, 1001, 50)]
    assert {cells(each) <= width for each in bars} == {True}
    assert bars[0] != bars[10] != bars[20]
    assert bars[-1].count("█") > 3


def test_the_clock() -> None:
    assert [clock(seconds) for seconds in (0, 7, 59.7, 750, 3723)] == [
        "0:00",
        "0:07",
        "1:00",
        "12:30",
        "1:02:03",
    ]


def test_a_terminal_has_the_bar_and_a_pipe_has_not() -> None:
    import pexpect

    options = ["arena", "four-card", *ROOKIES, *SHORT, "--json"]
    child = pexpect.spawn(
        str(COMMAND),
        options,
        env=environment(TERM="xterm"),
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=60,
    )
    child.expect_exact("▕")
    child.expect_exact('"interrupted": false')
    child.expect(pexpect.EOF)
    assert "▕" not in backnine(*options).stderr
