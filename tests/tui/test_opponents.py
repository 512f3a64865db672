"""Choosing whom to play against, as a person does."""

from pathlib import Path

import pytest

from backnine import cli
from backnine.bots import BOTS
from backnine.locales import LANGUAGES, Words
from backnine.record_reader import read
from backnine.refused import Refused
from backnine.tui import opponents
from tests.command import backnine
from tests.tui.screen import Screen

NAMES = [bot.name for bot in BOTS]


def bots_of(path: Path) -> list[str | None]:
    return list(read(path.read_text("utf-8")).setup.bots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_is_asked_and_all_levels_are_offered(language: str, tmp_path: Path) -> None:
    words, path = Words(language), tmp_path / "m.golf"
    with Screen("play", "--lang", language, "--save", path) as screen:
        assert screen.prompted()
        assert words("table-against-whom") in screen.text
        assert "sealed" not in screen.text
        for number, name in enumerate(NAMES, 1):
            assert f"[{number}] {name.capitalize()}" in screen.text
            assert words(f"bot-{name}-character") in screen.text
        screen.type("3")
        screen.wait_for("([0-9a-f]{4} ){4}")
        assert screen.prompted()
        screen.type("")
        assert screen.prompted()
    assert bots_of(path) == [None, "club", "club"]


@pytest.mark.parametrize(
    ("options", "typed", "bots"),
    [
        ([], "", [None, "weekender", "weekender"]),
        ([], "rookie", [None, "rookie", "rookie"]),
        ([], "1,2 3", [None, "rookie", "weekender", "club"]),
        (["--people", "2"], "1", [None, None, "rookie"]),
        (["four-card", "--names", "Ann"], "１", [None, "rookie", "rookie"]),
    ],
)
def test_the_answer_fills_the_seats(
    options: list[str], typed: str, bots: list[str | None], tmp_path: Path
) -> None:
    path = tmp_path / "m.golf"
    with Screen("play", *options, "--save", path) as screen:
        screen.wait_for("Against whom.*>")
        screen.type(typed)
        screen.wait_for("sealed")
        screen.type("")
        screen.wait_for("Draw for the dealer")
    assert bots_of(path) == bots


def test_a_wrong_answer_says_why_and_asks_again() -> None:
    with Screen("play") as screen:
        screen.wait_for("Against whom.*>")
        for typed, problem in (
            ("shark", "no bot “shark”"),
            ("7", "no bot “7”"),
            ("1,1,1,1,1,1", "2 to 6"),
        ):
            screen.type(typed)
            screen.wait_for(problem)
        screen.type("2")
        screen.wait_for("sealed")


def test_ctrl_c_and_the_end_of_input_are_answers_too() -> None:
    with Screen("play") as screen:
        screen.wait_for("Against whom.*>")
        screen.child.sendintr()
        assert screen.ended() == 130
    with Screen("play") as screen:
        screen.wait_for("Against whom.*>")
        screen.child.sendeof()
        screen.wait_for("sealed")


@pytest.mark.parametrize(
    "options",
    [["--bots", "rookie"], ["--seats", "you,rookie"], ["--people", "3"], ["--people", "2", "--bots", ""]],
)
def test_nobody_is_asked_who_has_said_so(options: list[str]) -> None:
    with Screen("play", *options) as screen:
        screen.wait_for("sealed")
        assert "Against whom" not in screen.raw


def test_a_script_is_not_asked(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    answer = backnine("play", "--save", path, stdin="\n\n")
    assert "Against whom" not in answer.stdout
    assert bots_of(path) == [None, "weekender", "weekender"]


def test_a_mistake_on_the_command_line_is_told_before_any_question(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("my diary")
    with Screen("play", "--save", tmp_path / "taken") as screen:
        screen.wait_for("--overwrite")
        assert screen.ended() == 2
        assert "Against whom" not in screen.raw


def test_understanding() -> None:
    assert opponents.understand("", 2) == ["weekender", "weekender"]
    assert opponents.understand(" Club ", 1) == ["club"]
    assert opponents.understand("1, 1", 3) == ["rookie", "rookie"]
    assert opponents.understand("0", 1) == []  # nobody: friends play alone
    for wrong in ("00", "-1", "99999999999", "²", "1;2"):
        with pytest.raises(Refused):
            opponents.understand(wrong, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_introduces_every_bot(language: str) -> None:
    shown = " ".join(backnine("play", "--help", "--lang", language, COLUMNS="200").stdout.split())
    for name in NAMES:
        assert f"{name} {Words(language)(f'bot-{name}-character')}".replace("\u00a0", " ") in shown


@pytest.fixture
def without_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backnine.bots.tour.installed", lambda: False)


@pytest.mark.usefixtures("without_fast")
def test_tour_says_that_it_is_weaker_without_fast(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BACKNINE_LANG", "en")
    note = "Tour plays more weakly here"
    match = ["play", "--people", "0", "--seed", "1", "--house", "holes=1", "--bots"]
    for bots, weaker in (("tour,rookie", True), ("tour@5,rookie", True), ("club,rookie", False)):
        assert cli.run([*match, bots]) == 0
        shown = capsys.readouterr()
        assert (note in shown.err) == weaker
        assert note not in shown.out
    lines = dict(opponents.characters(Words("en")))
    assert [name for name in NAMES if "pip install numba" in lines[name]] == ["tour"]
    assert note in " ".join(opponents.note(Words("en"), [None, "tour"], 200))
    assert opponents.note(Words("en"), [None, "club"], 80) == []


def test_with_fast_there_is_nothing_to_say() -> None:
    assert opponents.note(Words("en"), [None, "tour"], 80) == []
    assert not any("pip install numba" in line for _, line in opponents.characters(Words("en")))
