"""Who plays alone at a terminal is asked for a name, once."""

from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from backnine.cli import seating
from backnine.cli.seating import PlayWishes, seated, with_own_name
from backnine.games import find_game
from backnine.locales import LANGUAGES, Words
from backnine.tui.join.address import Way
from backnine.tui.join.http import ServerHttp
from backnine.tui.join.live import LiveTerminal
from backnine.tui.join.seats import SeatShelf
from backnine.tui.join.sitting_down import Arrival
from backnine.tui.own_name import keep_name, kept_name
from tests.tui.test_join_faults import Screenless


def wishes(**more: object) -> PlayWishes:
    usual = {"game": "play-nine", "people": None, "bots": None, "seats": None, "names": None, "house": ""}
    rest = {"seed": None, "salt": (), "memory_aid": False, "save": None, "overwrite": False}
    return PlayWishes(**(usual | rest | more))  # type: ignore[arg-type]


@pytest.fixture
def asks(monkeypatch: pytest.MonkeyPatch) -> Screenless:
    """Somebody at a terminal who types what is in `typed`."""
    screen = Screenless()
    monkeypatch.setattr(seating, "somebody_is_there", lambda: True)
    monkeypatch.setattr(seating, "Terminal", lambda: screen)
    return screen


def name_at_table(folder: Path, language: str = "en", **more: object) -> str:
    words, game = Words(language), find_game("play-nine")
    return seated(words, game, game.house(""), with_own_name(words, wishes(**more), folder)).names[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_asked_for_once(language: str, asks: Screenless, tmp_path: Path) -> None:
    words = Words(language)
    asks.typed = ["x" * 50, " Zoé,  Ann "]
    assert name_at_table(tmp_path / "new", language) == "Zoé Ann"
    assert words("table-ask-name") in asks.text
    assert words("table-player-name", number=1) in " ".join(asks.text.split())
    assert "xxx" in asks.text  # too long, and told so
    asks.shown.clear()
    assert name_at_table(tmp_path / "new", language) == "Zoé Ann"
    assert not asks.shown


def test_enter_alone_is_an_answer_too(asks: Screenless, tmp_path: Path) -> None:
    asks.typed = [""]
    assert name_at_table(tmp_path) == "Player 1"
    assert kept_name(tmp_path) == ""
    asks.typed = ["Ann"]
    assert name_at_table(tmp_path) == "Player 1"


def test_a_name_on_the_command_line_is_the_new_one(asks: Screenless, tmp_path: Path) -> None:
    keep_name(tmp_path, "Ann")
    assert name_at_table(tmp_path, names="Zoé") == "Zoé"
    assert name_at_table(tmp_path) == "Zoé"
    assert name_at_table(tmp_path, names="Ben,Cat") == "Ben"
    assert name_at_table(tmp_path) == "Zoé"  # two at one keyboard say nothing about either


def test_nobody_is_asked_who_is_not_alone_or_not_there(
    asks: Screenless, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert name_at_table(tmp_path, people=2) == "Player 1"
    monkeypatch.setattr(seating, "somebody_is_there", lambda: False)
    assert name_at_table(tmp_path) == "Player 1"
    assert not asks.shown
    assert kept_name(tmp_path) is None


def test_a_name_that_cannot_be_kept_or_read(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    keep_name(tmp_path / "file" / "folder", "Ann")
    assert kept_name(tmp_path / "file" / "folder") is None
    (tmp_path / "name").write_bytes(b"\xff\xfe")
    assert kept_name(tmp_path) is None
    (tmp_path / "name").write_text("A\x1b[2Jnn\n" * 1000)
    assert "\x1b" not in str(kept_name(tmp_path))


@pytest.mark.parametrize(("typed", "name"), [("", "Ann"), ("Ben", "Ben")])
def test_at_a_server_the_kept_name_is_offered(typed: str, name: str, tmp_path: Path) -> None:
    asked: list[str] = []

    def ask(prompt: str, *_: object) -> Iterable[str]:
        asked.append(prompt)
        return typed

    keep_name(tmp_path, "Ann")
    terminal = cast(LiveTerminal, SimpleNamespace(ask=ask))
    arrival = Arrival(Words("en"), terminal, cast(ServerHttp, None), SeatShelf(tmp_path), Way("http://a"))
    assert arrival.own_name() == name
    assert asked == ["Your name (Enter alone: Ann): "]
