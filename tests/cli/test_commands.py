"""The other commands: help, score, replay, verify, rules, completion."""

import json
import os
import re
import subprocess
from pathlib import Path
from unittest.mock import Mock, patch

import click
import pytest

from backnine.cli import COMMANDS, command_line
from backnine.locales import LANGUAGES, Words
from backnine.server.settings import other_cores
from backnine.tui.text import cells
from tests.command import COMMAND, answered, backnine, environment

# Help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_teaches_in_every_language_within_80_columns(command: str, language: str) -> None:
    answer = answered(*[command] if command else [], "--help", "--lang", language)
    assert answer.returncode == 0
    assert f"backnine {command}".strip() in answer.stdout
    assert max(map(cells, answer.stdout.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_in_40_columns_only_a_command_to_be_copied_is_longer(command: str, language: str) -> None:
    with patch.dict(os.environ, COLUMNS="40"):
        told = command_line(Words(language)).get_command(click.Context(click.Command("")), command)
        assert isinstance(told, click.Command)
        lines = told.get_help(click.Context(told, info_name=f"backnine {command}")).splitlines()
    assert all(cells(line) < 40 for line in lines if not line.startswith("  backnine"))


def test_the_language_comes_from_the_environment_too() -> None:
    assert backnine("--help", LANG="fr_CA.UTF-8").stdout == backnine("--help", "--lang", "fr").stdout
    assert backnine("--help", BACKNINE_LANG="ja").stdout == backnine("--help", "--lang=ja").stdout
    assert backnine("--help", "--lang", "JA").stdout == backnine("--help", "--lang=ja").stdout
    assert backnine("--help", LANG="tlh").stdout == backnine("--help", "--lang", "en").stdout


def test_options_of_the_server_need_no_command() -> None:
    """`make play ARGS="--port 8080"`: what is wrong is said as `serve` says it."""
    assert backnine("--port", "golf").stderr == backnine("serve", "--port", "golf").stderr
    assert "--golf" in backnine("--golf").stderr


def test_a_switch_says_what_it_takes() -> None:
    told = answered("serve", BACKNINE_LAN="maybe")
    assert (told.returncode, told.stdout) == (2, "")
    assert "“maybe” will not do for BACKNINE_LAN. It can be 1 or 0. " in told.stderr
    told = answered("serve", "--lan=maybe")
    assert told.returncode == 2
    assert "--lan takes no value" in told.stderr
    assert "serve --help" in told.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_and_what_helps_are_two_sentences(language: str) -> None:
    words = Words(language)
    problem = words("error-bad-switch", option="BACKNINE_LAN", value="maybe")
    assert problem.endswith((".", "。"))
    told = answered("serve", "--lang", language, BACKNINE_LAN="maybe").stderr
    assert f"{problem} {words('error-try-help', command='backnine serve')}" in told


def test_version() -> None:
    assert backnine("--version").stdout.startswith("backnine 0.")


def test_an_unknown_command_names_the_known_ones() -> None:
    answer = backnine("golf")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert "verify" in answer.stderr


# Score


def test_score_explains_every_saving() -> None:
    answer = backnine("score", "play-nine", "H 3 7 7 / H 12 7 7")
    assert answer.returncode == 0
    assert answer.stdout.count("-14") == 2
    assert "-10" in answer.stdout
    assert answer.stdout.splitlines()[-1].endswith("-5")


def test_score_in_json_and_unquoted() -> None:
    quoted = backnine("score", "play-nine", "H 3 7 7 / H 12 7 7", "--json")
    unquoted = backnine("score", "play-nine", *["H", "3", "7", "7", "/", "H", "12", "7", "7"], "--json")
    assert json.loads(quoted.stdout)["strokes"] == -5
    assert unquoted.stdout == quoted.stdout


def test_score_takes_several_layouts() -> None:
    answer = backnine("score", "four-card", "KH 7S / AD QC", "AS AS / AD 2C", "--json")
    assert [json.loads(line)["strokes"] for line in answer.stdout.splitlines()] == [18, 5]


def test_score_reads_lines_and_answers_lines() -> None:
    answer = backnine("score", "play-nine", "-", stdin="5 5 5 5 / 5 5 5 5\nnonsense\nH H 4 10 / H H 4 6\n")
    lines = [json.loads(line) for line in answer.stdout.splitlines()]
    assert [line.get("strokes") for line in lines] == [-20, None, -14]
    assert lines[1]["line"] == 2
    assert "nonsense" in lines[1]["error"]
    assert answer.returncode == 1


def test_score_follows_the_house() -> None:
    layout = "9 1 9 4 / 9 6 9 3"
    free = json.loads(backnine("score", "play-nine", layout, "--json").stdout)
    strict = json.loads(backnine("score", "play-nine", layout, "--json", "--house", "adjacent").stdout)
    assert (free["strokes"], strict["strokes"]) == (4, 14)


def test_score_reads_the_suits_as_they_are_drawn() -> None:
    signs = backnine("score", "four-card", "K♥ 7♠ / A♦ Q♣", "--json")
    assert json.loads(signs.stdout)["strokes"] == 18


@pytest.mark.parametrize(
    ("layout", "hint"),
    [
        ("7 7 7 / 7 7 7", "2 rows of 4"),
        ("7 7 7 7 7 7 7 7", "2 rows of 4"),
        ("7 7 7 13 / 7 7 7 7", "“13”"),
        ("H H H 1 / H H 2 3", "only 4"),
        ("? 3 7 7 / H 12 7 7", "face-down"),
        ("", "2 rows of 4"),
    ],
)
def test_a_wrong_layout_is_refused(layout: str, hint: str) -> None:
    answer = answered("score", "play-nine", layout)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert hint in answer.stderr


# Replay


def test_replay_as_json_lines(record: Path) -> None:
    answer = backnine("replay", record, "--jsonl")
    kinds = [json.loads(line)["t"] for line in answer.stdout.splitlines()]
    assert kinds[:2] == ["match", "deal"]
    assert kinds[-2:] == ["score", "result"]


def test_replay_at_a_move_shows_everything_and_a_seat_only_its_own(record: Path) -> None:
    everything = backnine("replay", record, "--at", "3").stdout
    one_seat = backnine("replay", record, "--at", "3", "--seat", "1").stdout
    assert "░░░░" not in "\n".join(everything.splitlines()[:7])
    assert one_seat.count("░░░░") > 10


def test_an_unfinished_match_keeps_its_secrets(unfinished: Path) -> None:
    """From its players too: what they may only remember is not theirs to look up."""
    assert backnine("replay", unfinished, "--jsonl").returncode == 2
    assert backnine("replay", unfinished, "--seat", "0").returncode == 2
    shown = backnine("replay", unfinished, "--at", "0").stdout
    assert shown.count("░░░░") >= 16
    assert "(" not in shown.split("─\n")[1]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["--at", "999"], "999"),
        (["--at", "-1"], "whole number"),
        (["--seat", "2"], "0 to 1"),
        (["--jsonl", "--seat", "0"], "--seat"),
        (["--jsonl", "--at", "1"], "--at"),
    ],
)
def test_replay_refuses_what_is_not_there(record: Path, arguments: list[str], hint: str) -> None:
    answer = answered("replay", record, *arguments)
    assert answer.returncode == 2
    assert hint in answer.stderr


# Verify


def test_verify_proves_a_right_record(record: Path, unfinished: Path) -> None:
    answer = backnine("verify", record, unfinished)
    assert answer.returncode == 0
    assert answer.stdout.count("Seal: ") == 2


def test_verify_names_the_line_of_one_wrong_move(record: Path) -> None:
    lines = record.read_text().splitlines()
    place = next(place for place, line in enumerate(lines) if "take, swap" in line)
    lines[place] = lines[place].replace("take, swap", "take, toss")
    record.write_text("\n".join(lines) + "\n")
    answer = backnine("verify", record)
    assert answer.returncode == 1
    assert f"Line {place + 1}, column 10" in answer.stderr
    assert "swap 1" in answer.stderr


def test_verify_goes_on_after_a_missing_file(record: Path) -> None:
    answer = backnine("verify", "nowhere.golf", record)
    assert answer.returncode == 2
    assert "right" in answer.stdout


def test_a_false_record_is_a_failed_check_everywhere(record: Path) -> None:
    record.write_text(record.read_text().replace("Strokes ", "Strokes -1", 1))
    for command, option in (("verify", []), ("replay", []), ("replay", ["--jsonl"])):
        answer = backnine(command, record, *option)
        assert (answer.returncode, answer.stdout) == (1, ""), command


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", 2), (b"\xff\xfe\x00", 2), (b"[Backnine", 1), (b"x" * 5_000_000, 2), (b"\n" * 100_000, 2)],
)
def test_verify_of_something_else_fails_politely(tmp_path: Path, content: bytes, code: int) -> None:
    path = tmp_path / "something"
    path.write_bytes(content)
    answer = backnine("verify", path)
    assert answer.returncode == code
    assert answer.stderr
    assert "Traceback" not in answer.stderr


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_whole_and_fit(language: str) -> None:
    answer = answered("rules", "--lang", language)
    assert max(map(cells, answer.stdout.splitlines())) <= 80
    for clause in ("PN-01", "PN-44", "FC-01", "FC-26", "closer_penalty", "no_peek"):
        assert clause in answer.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_score_in_a_narrow_terminal(language: str) -> None:
    layout = "7 7 7 7 / 7 7 7 7"
    wide, narrow = (
        backnine("score", "play-nine", layout, "--lang", language, COLUMNS=columns).stdout
        for columns in ("80", "32")
    )
    assert max(map(cells, narrow.splitlines())) < 32 < max(map(cells, wide.splitlines()))
    assert "".join(narrow.split()) == "".join(wide.split())


def test_rules_at_40_columns() -> None:
    answer = backnine("rules", "play-nine", COLUMNS="40")
    assert max(map(cells, answer.stdout.splitlines())) <= 40


# Around the commands


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts(shell: str) -> None:
    answer = backnine("completion", shell)
    assert answer.returncode == 0
    assert "_BACKNINE_COMPLETE" in answer.stdout


def test_completion_completes() -> None:
    answer = backnine(_BACKNINE_COMPLETE="bash_complete", COMP_WORDS="backnine pl", COMP_CWORD="1")
    assert "play" in answer.stdout
    for typed, completed in (
        ("backnine play f", ["four-card"]),
        ("backnine play --lang f", ["fr"]),
        ("backnine play --bots rookie,w", ["rookie,weekender"]),
        ("backnine play four-card --house no", ["no_pass", "no_peek"]),
    ):
        words = str(len(typed.split()) - 1)
        answer = backnine(_BACKNINE_COMPLETE="bash_complete", COMP_WORDS=typed, COMP_CWORD=words)
        assert [line.split(",", 1)[1] for line in answer.stdout.splitlines()] == completed


def test_an_unknown_shell_is_refused() -> None:
    assert backnine("completion", "tcsh").returncode == 2


def test_a_closed_pipe_is_no_traceback(record: Path) -> None:
    command = f"'{COMMAND}' replay '{record}' --jsonl | head -n 1"
    answer = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env=environment(), timeout=60, check=False
    )
    assert answer.stdout.count("\n") == 1
    assert answer.stderr == ""


def test_errors_are_told_in_the_users_language() -> None:
    answers = {answered("play", "bridge", "--lang", language).stderr for language in LANGUAGES}
    assert len(answers) == len(LANGUAGES)


def test_a_full_disk_is_no_traceback() -> None:
    command = f"'{COMMAND}' score play-nine '7 7 7 7 / 7 7 7 7' > /dev/full"
    answer = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env=environment(), check=False
    )
    assert answer.returncode == 1
    assert answer.stderr.count("\n") == 1


def test_only_the_output_is_called_output(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is missing inside is told as what it is."""
    missing = FileNotFoundError(2, "No such file", "/no/such/file")
    monkeypatch.setattr("backnine.cli.rules.rules_page", Mock(side_effect=missing))
    answer = answered("rules")
    assert answer.returncode == 1
    assert "/no/such/file" in answer.stderr
    assert "output" not in answer.stderr


def test_an_old_terminal_gets_question_marks() -> None:
    answer = backnine("rules", "play-nine", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert answer.returncode == 0
    assert "PN-44" in answer.stdout


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["score play-nine -", "rules play-nine", "play --bots rookie"])
def test_closed_streams_are_no_traceback(command: str, closed: str) -> None:
    line = f"'{COMMAND}' {command} {closed}"
    answer = subprocess.run(
        ["bash", "-c", line],
        input="",
        capture_output=True,
        text=True,
        env=environment(),
        timeout=60,
        check=False,
    )
    assert "Traceback" not in answer.stderr
    assert answer.returncode in (0, 1)


def test_letters_that_are_no_letters() -> None:
    line = f"printf '\\xff\\xfe\\n' | '{COMMAND}' score play-nine -"
    answer = subprocess.run(
        ["bash", "-c", line],
        capture_output=True,
        text=True,
        env=environment(PYTHONIOENCODING="utf-8"),
        timeout=60,
        check=False,
    )
    assert answer.returncode == 1
    assert "error" in json.loads(answer.stdout)


def test_a_layout_is_not_cut_to_make_it_fit() -> None:
    answer = backnine("score", "play-nine", "-", stdin="5 5 5 5 / 5 5 5 5" + " " * 1000 + "junk\n")
    assert "error" in json.loads(answer.stdout)


def test_the_help_of_the_server_tells_what_goes_without_saying() -> None:
    told = " ".join(answered("serve", "--help").stdout.split())
    for said in (
        "listen on. Without it: 127.0.0.1.",
        "a free one. Without it: 8009.",
        "text or json. Without it: text.",
        "at a time. Without it: 100.",
        "in a minute. Without it: 120.",
        "0 keeps all. Without it: 90.",
        f"bots think. Without it: {other_cores()}.",
    ):
        assert said in told
    for command in ("serve", "backup"):
        told = "".join(answered(command, "--help").stdout.split())
        assert re.search(r"tablesarekept\.Withoutit:/\S+/backnine\.", told)


@pytest.mark.parametrize(
    "name", ["http://golf.example.org/", "", "golf.example.org:8009", "golf example", "a..b"]
)
def test_what_is_no_host_name_is_refused(name: str, tmp_path: Path) -> None:
    answer = answered("serve", "--data", tmp_path / "data", "--name", name)
    assert answer.returncode == 2
    assert "golf.example.org" in answer.stderr
    assert not (tmp_path / "data").exists()
