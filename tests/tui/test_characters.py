"""Bots in the terminal are the characters they are in the browser."""

import re
from pathlib import Path

from backnine.locales import Words
from backnine.names.characters import CHARACTERS, KANA
from backnine.protocol import ChairSeen
from backnine.record_reader import read
from backnine.tui.people import people_at
from tests.command import backnine
from tests.tui.screen import Screen

BROWSER = Path(__file__).parents[2] / "web/src/characters.ts"


def names_in(path: Path) -> list[str]:
    return list(read(path.read_text("utf-8")).setup.names)


def test_they_have_names_and_their_level_is_told_once(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    with Screen(
        "play", "--bots", "weekender,club", "--names", "Robin", "--seed", "1", "--save", path
    ) as screen:
        screen.wait_for("sealed")
        screen.type("")
        drawn = screen.wait_for("Press Enter")
    assert "Nora (Weekender)" in drawn  # somebody else is called Robin
    assert "Mika (Club)" in drawn
    assert names_in(path) == ["Robin", "Nora", "Mika"]


def test_in_japanese_they_are_written_in_kana_and_in_the_record_as_everywhere(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    with Screen("play", "--lang", "ja", "--bots", "club", "--seed", "1", "--save", path) as screen:
        screen.prompted()
        screen.type("")
        assert "ミカ (Club)" in screen.wait_for("ミカ")
    assert names_in(path)[1] == "Mika"


def test_bots_among_themselves_go_by_their_level(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    backnine("play", "--people", "0", "--bots", "rookie,rookie", "--seed", "1", "--save", path)
    assert names_in(path) == ["Rookie", "Rookie 2"]


def test_at_a_server_kana_is_for_bots_alone() -> None:
    chairs = [
        ChairSeen("person", "Max", None, True, False, ""),
        ChairSeen("bot", "Iris", "tour@200", False, False, ""),
        ChairSeen("left", "Pip", "weekender", False, False, ""),
    ]
    there = people_at(Words("ja"), chairs, 0)
    assert list(there.names) == ["Max", "イリス", "Pip"]
    assert there.introduced(1) == "イリス (Tour)"
    assert list(people_at(Words("fr"), chairs, 0).names) == ["Max", "Iris", "Pip"]


def test_the_browser_writes_the_same_kana() -> None:
    there = dict(re.findall(r'(\w+): \{ kana: "(\w+)"', BROWSER.read_text("utf-8")))
    assert there == KANA
    assert set(KANA) == {name for names in CHARACTERS.values() for name in names}
