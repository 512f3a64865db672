"""Going on with a saved match: which one, and not in two terminals at once."""

import os
from pathlib import Path

import pytest

from backnine.locales import LANGUAGES, Words
from backnine.record_reader import read
from backnine.replay import verify
from tests.command import backnine
from tests.tui.playing import Player
from tests.tui.screen import Screen


def left(home: Path, *options: str, typed: str = "\n\n1\n") -> None:
    """A match that somebody began and left."""
    done = backnine("play", *options, "--seed", "7", stdin=typed, XDG_DATA_HOME=str(home))
    assert done.returncode == 0, done.stderr


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Two matches; the older one is of Four-Card Golf."""
    left(tmp_path, "four-card", "--bots", "rookie", "--names", "Zoé", "--house", "holes=3", typed="\n\nn\n")
    left(tmp_path, "--bots", "weekender", "--names", "花子,Ben", "--house", "holes=2")
    matches = tmp_path / "backnine" / "matches"
    (matches / "play-nine-9.golf").touch()  # one that never began
    for age, game in ((100, "four-card"), (50, "play-nine")):
        path = matches / f"{game}-1.golf"
        at = path.stat().st_mtime - age
        os.utime(path, (at, at))
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_saved_matches_are_listed_and_chosen_by_number(language: str, home: Path) -> None:
    words = Words(language)
    with Screen("play", "--resume", "--lang", language, XDG_DATA_HOME=str(home)) as screen:
        assert screen.prompted()
        listed = screen.text.splitlines()
        assert listed[0] == words("table-saved-matches")
        assert listed[2].startswith("[1]")
        for part in (
            "花子",
            "Ben",
            "Robin",
            words("play-nine-name"),
            words("table-hole", hole=1, holes=2),
        ):
            assert part in listed[2]
        for part in ("Zoé", words("four-card-name"), words("table-hole", hole=1, holes=3)):
            assert part in listed[3]
        screen.type("7")
        assert screen.prompted()
        assert "".join(words("table-not-understood", typed="7").split()) in "".join(screen.flat.split())
        screen.type("2")
        assert screen.prompted()
        assert words("four-card-name") in screen.text
        assert "Zoé" in screen.text


def test_enter_alone_is_the_newest_and_q_is_none(home: Path) -> None:
    with Screen("play", "--resume", XDG_DATA_HOME=str(home)) as screen:
        assert screen.prompted()
        screen.type("")
        screen.wait_for("Play Nine.*tee off")
    with Screen("play", "--resume", XDG_DATA_HOME=str(home)) as screen:
        assert screen.prompted()
        screen.type("q")
        assert screen.ended() == 0


def test_no_saved_matches_is_said(tmp_path: Path) -> None:
    answer = backnine("play", "--resume", XDG_DATA_HOME=str(tmp_path))
    assert answer.returncode == 2
    assert "no unfinished matches" in answer.stderr


def test_a_match_is_not_open_in_two_terminals(home: Path) -> None:
    path = home / "backnine" / "matches" / "play-nine-1.golf"
    with Screen("play", "--resume", path, XDG_DATA_HOME=str(home)) as one:
        one.wait_for("tee off")
        before = path.read_bytes()
        link = home / "another-name.golf"
        link.symlink_to(path)
        for name in (path, link):
            two = backnine("play", "--resume", name, stdin="2\n3\n", XDG_DATA_HOME=str(home))
            assert two.returncode == 2
            assert "open in another terminal" in two.stderr
        assert path.read_bytes() == before
        with Screen("play", "--resume", XDG_DATA_HOME=str(home)) as chosen:
            assert chosen.prompted()
            chosen.type("1")
            assert "open in another terminal" in chosen.wait_for("open in another terminal")
            assert chosen.prompted()
            chosen.type("2")
            chosen.wait_for("Four-Card Golf")
        one.child.kill(9)
        one.child.wait()
    with Screen("play", "--resume", path, XDG_DATA_HOME=str(home)) as again:  # nothing is left of the crash
        again.wait_for("tee off")


def test_what_was_written_elsewhere_is_not_overwritten(home: Path) -> None:
    """Such as by a terminal on another computer, in a folder that both have."""
    path = home / "backnine" / "matches" / "play-nine-1.golf"
    with Screen("play", "--resume", path, XDG_DATA_HOME=str(home)) as here:
        here.wait_for("tee off")
        there = backnine(
            "play", "--resume", path, stdin="2\n3\n4\n", XDG_DATA_HOME=str(home / "another-computer")
        )
        assert there.returncode == 0, there.stderr
        went_on = path.read_bytes()
        here.type("5")
        assert here.ended() == 2
        assert "was played on elsewhere" in here.flat
    assert path.read_bytes() == went_on
    with Screen("play", "--resume", path, XDG_DATA_HOME=str(home)) as again:
        assert Player(again).play_to_the_end() == 0
    assert verify(read(path.read_text("utf-8"))).outcome is not None
