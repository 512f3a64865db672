"""No name of a file, and nothing written in one, commands a terminal or turns around what is read there."""

import json
import logging
import shutil
import sys
from pathlib import Path

import pytest

from backnine.locales import LANGUAGES, Words
from backnine.refused import COMMANDS, harmless
from backnine.server.logs import JsonLines, TextLines
from backnine.wire import json_line
from tests.command import answered, backnine

# It clears the screen, sets the title, begins a new line, turns what is read around, and is partly no text.
EVIL = "a\x1b[2J\x1b]0;title\x07\nOK: all is well\x9b31m\u202egolf.\u2066\u2028b"
HALF = b"half-\xff-\x9b.golf".decode("utf-8", "surrogateescape")


def is_harmless(*outputs: str) -> bool:
    return not any(COMMANDS.search(output.replace("\n", "")) for output in outputs)


@pytest.fixture
def evil(tmp_path: Path, record: Path) -> Path:
    """A good record with a bad name."""
    copy = tmp_path / EVIL
    shutil.copy(record, copy)
    return copy


def test_the_name_is_as_bad_as_it_is_said_to_be() -> None:
    assert not is_harmless(EVIL)
    assert not is_harmless(HALF)
    assert harmless(EVIL) == "a[2J]0;titleOK: all is well31mgolf.b"
    assert harmless(HALF) == "half--.golf"


def test_letters_of_all_scripts_stay() -> None:
    for text in ("Zoë", "山田　太郎", "عمر", "میـ\u200cخواهم", "😀", "l’été\u00a0: 5\u202f%"):
        assert harmless(text) == text


@pytest.mark.parametrize("name", [EVIL, HALF])
@pytest.mark.parametrize(
    "command",
    [
        ("verify",),
        ("replay",),
        ("replay", "--jsonl"),
        ("play", "--resume"),
        ("backup", "--data"),
        ("forget", "--name", "Ann", "--data"),
        ("arena", "play-nine", "rookie", "rookie", "--report"),
        ("sim", "play-nine", "--csv"),
        ("serve", "--port", "70000", "--data"),
    ],
    ids=" ".join,
)
def test_a_file_that_is_not_there(command: tuple[str, ...], name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    answer = answered(*command, tmp_path / "folder" / "none" / name, *(["x"] if "backup" in command else []))
    assert answer.returncode in (1, 2)
    assert answer.stderr.count("\n") == 1
    assert is_harmless(answer.stdout, answer.stderr)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_is_there(evil: Path, language: str) -> None:
    answer = answered("verify", evil, "--lang", language)
    assert answer.returncode == 0
    assert "a[2J]0;title" in answer.stdout
    assert is_harmless(answer.stdout, answer.stderr)


def test_a_record_that_is_false(evil: Path) -> None:
    evil.write_text(evil.read_text("utf-8").replace("swap", "\x1b]0;swap", 1), "utf-8")
    answer = answered("verify", evil)
    assert answer.returncode == 1
    assert is_harmless(answer.stdout, answer.stderr)


def test_files_that_are_written(tmp_path: Path) -> None:
    saved = backnine(
        "play", "--people", "0", "--bots", "rookie,rookie", "--house", "holes=1", "--save", tmp_path / EVIL
    )
    assert saved.returncode == 0
    assert (tmp_path / EVIL).exists()
    report = tmp_path / f"{EVIL}.html"
    small = ("four-card", "rookie", "rookie", "--house", "holes=1", "--matches", "2", "--jobs", "1")
    contest = backnine("arena", *small, "--report", report)
    assert report.exists()
    assert is_harmless(saved.stdout, saved.stderr, contest.stdout, contest.stderr)


def test_a_program_with_a_bad_name(tmp_path: Path) -> None:
    bot = tmp_path / harmless(HALF).join(("\x1b[2J\x9b\u202e", ""))
    bot.write_text(
        f'#!{sys.executable}\ninput(), print(\'{{"name": "half"}}\', flush=True)\n'
    )  # it greets, and ends
    bot.chmod(0o755)
    small = ("four-card", "rookie", f"cmd:'{bot}'", "--house", "holes=1", "--matches", "2", "--jobs", "1")
    for more in ((), ("--json",)):
        answer = backnine("arena", *small, *more)
        assert answer.returncode == 1
        assert is_harmless(answer.stdout, answer.stderr)
    assert json.loads(answer.stdout)["bots"][1]["bot"] == f"cmd:'{bot}'"  # nothing is lost of it there
    bot.write_text(f"#!{sys.executable}\n")  # it ends at once
    for command in (("arena", *small), ("play", "--people", "0", "--bots", f"rookie,cmd:'{bot}'")):
        refused = backnine(*command)
        assert refused.returncode == 2
        assert is_harmless(refused.stdout, refused.stderr)


def test_what_no_message_is_about() -> None:
    assert Words("en")("table-saved", file=EVIL).isprintable()
    assert json.loads(json_line({"file": EVIL})) == {"file": EVIL}
    assert is_harmless(json_line({"file": EVIL}))


def test_logs_are_a_line_each() -> None:
    entry = logging.makeLogRecord({"msg": f"odd {EVIL}", "levelname": "INFO", "facts": {"file": EVIL}})
    for form in (TextLines(), JsonLines()):
        assert is_harmless(form.format(entry))
        assert "\n" not in form.format(entry)
