"""What somebody is told to type: it works where they are, and can be copied."""

import shlex
import sys
from pathlib import Path

import pytest

from backnine.cli.play import _put_away
from backnine.cli.serve import _for_lan
from backnine.locales import LANGUAGES, Words
from backnine.locales.problems import problem_text
from backnine.refused import Refused
from backnine.tui.command import command_line, say_command
from backnine.tui.join.seats import HeldSeat
from backnine.tui.join.sitting_down import say_goodbye
from backnine.tui.session import Quit

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """Started by its path, as after `make play`, from a folder with a blank in its name."""
    program = tmp_path / "my games" / ".venv" / "bin" / "backnine"
    program.parent.mkdir(parents=True)
    program.touch(0o755)
    monkeypatch.setattr(sys, "argv", [str(program), "play"])
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.chdir(tmp_path)
    return "my games/.venv/bin/backnine"


def test_the_program_is_named_as_it_was_started(started: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shlex.split(command_line(Words("en"), "verify", "a b.golf")) == [started, "verify", "a b.golf"]
    assert shlex.split(command_line(Words("ja"), "play"))[-2:] == ["--lang", "ja"]
    assert "\x1b" not in command_line(Words("en"), "verify", "a\x1b[2J.golf")
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert command_line(Words("en"), "play") == "backnine play"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_back_is_one_line_that_works(
    language: str, started: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    held = HeldSeat(server="http://192.168.1.20:8009", table="k7qxw2mabc", key="secret", name="Leo O'Hara")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "40")
    say_goodbye(Words(language), held, Quit(), watching=False)
    last = capsys.readouterr().out.splitlines()[-1]
    typed = shlex.split(last)
    assert typed[:3] == [started, "join", "http://192.168.1.20:8009/#table=k7qxw2mabc"]
    assert typed[3:5] == ["--name", "Leo O'Hara"]
    assert "secret" not in last


def test_a_spectator_has_no_seat_to_come_back_to(capsys: pytest.CaptureFixture[str]) -> None:
    say_goodbye(Words("en"), HeldSeat(server="http://a", table="t", key="k"), Quit(), watching=True)
    assert not capsys.readouterr().out.strip()


def test_a_file_of_a_stranger_commands_no_shell(
    started: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = tmp_path / "a;echo x;.golf"
    path.write_text((RECORDS / "play-nine-02.golf").read_text("utf-8"), "utf-8")
    with pytest.raises(Refused) as over:
        _put_away(path)
    sentence = problem_text(Words("en"), over.value)
    assert shlex.split(sentence.partition("again: ")[2]) == [started, "replay", str(path)]


@pytest.mark.parametrize("folder", ["tables", "my tables", "it's $HOME", 'a "b" `c`'])
def test_the_command_for_other_devices_keeps_the_folder(folder: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through the shell, and through make, to which a dollar means something."""
    monkeypatch.setenv("BACKNINE_STARTED_BY", "make")
    make, play, given = shlex.split(_for_lan(8001, Path(folder), 7))
    assert (make, play) == ("make", "play")
    options = given.removeprefix("ARGS=").replace("$$", "$")
    assert shlex.split(options) == ["--lan", "--port", "8001", "--data", folder, "--keep-days", "7"]


def test_the_sentence_stands_above_its_command(started: str, capsys: pytest.CaptureFixture[str]) -> None:
    say_command(Words("en"), "table-check", "verify", "m.golf")
    assert capsys.readouterr().out.splitlines() == ["Check every card with:", f"  '{started}' verify m.golf"]
