"""Whole matches in a real terminal, in every language, as a person would play them."""

import re
from pathlib import Path
from random import Random

import pexpect
import pytest

from backnine.locales import LANGUAGES, Words
from backnine.record import write
from backnine.record_reader import read
from backnine.replay import verify
from backnine.shuffle import Shuffle
from backnine.tui.text import cells, short_seal
from tests.command import backnine
from tests.records.thinking import thinking_match
from tests.tui.playing import NAMES, NARROW, WIDE, Player, lines_printed, start
from tests.tui.screen import Screen

FEW = ("en", "ja")  # where the language only changes the words; tests/locales has all of them


def test_every_game_is_played_to_the_end_in_the_terminal_and_two_in_every_language() -> None:
    played = {language: {game for game, each in WIDE + NARROW if each == language} for language in LANGUAGES}
    assert played["en"] == set(NAMES)
    assert all(len(games) >= 2 for games in played.values())
    assert {game for language in LANGUAGES if language != "en" for game in played[language]} == set(NAMES)


@pytest.mark.parametrize(("game", "language"), WIDE)
def test_a_whole_match_in_every_language(game: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "match.golf"
    with Screen("play", game, "--lang", language, "--seed", "11", "--house", "holes=1", "--save", path,
                "--names", "Zoé", forked=(game, language) != WIDE[0]) as screen:  # fmt: skip
        assert Player(screen).play_to_the_end() == 0
        printed = lines_printed(screen)
    match = verify(read(path.read_text("utf-8")))
    assert match.outcome is not None
    assert str(match.totals[0]) in "\n".join(printed)
    assert Words(language)("table-score-card") in printed
    assert Words(language)("table-fair-no-words")[:30] in " ".join(printed)
    assert max(map(cells, printed)) <= 80
    assert "…" not in "\n".join(printed)


@pytest.mark.parametrize("language", FEW)
def test_seal_words_and_whether_it_was_fair(language: str, tmp_path: Path) -> None:
    """The seal first, then each person's word by its fingerprint, at the end one line; nobody has to type."""
    path, words = tmp_path / "match.golf", Words(language)
    with Screen("play", "--lang", language, "--bots", "rookie", "--names", "Ann,Ben", "--house", "holes=1",
                "--save", path) as screen:  # fmt: skip
        screen.prompted()
        first = screen.text
        screen.type("fair")
        screen.prompted()
        assert words("table-stir-too")[:10] in screen.flat
        welcome = screen.text
        screen.type("")
        screen.prompted()
        draw = screen.flat
        assert Player(screen).play_to_the_end() == 0
        printed = "".join("".join(lines_printed(screen)).split())
    record = read(path.read_text("utf-8"))
    assert short_seal(record.commitment) in first
    assert record.commitment[:17] not in first  # the whole is for who asks
    assert record.commitment[:40] in welcome.replace("\n", "")
    for seat in (0, 1):
        fingerprint = short_seal(record.setup.seals[seat] or "")
        assert fingerprint not in welcome
        assert fingerprint.replace(" ", "") in draw.replace(" ", "")
    assert "".join(words("table-fair-yes").split()) in printed
    assert backnine("verify", path).returncode == 0


@pytest.mark.parametrize("language", FEW)
def test_a_given_seed_is_never_called_fair(language: str, tmp_path: Path) -> None:
    """Not with a word in the shuffle, and not after a break."""
    path, words = tmp_path / "match.golf", Words(language)
    with Screen("play", "--lang", language, "--bots", "rookie", "--house", "holes=1", "--seed", "2a",
                "--salt", "hello", "--save", path) as screen:  # fmt: skip
        screen.prompted()
        screen.type("fair")
        screen.prompted()
        assert words("table-press-enter")[:10] in screen.flat
        assert words("table-stir")[:10] not in screen.flat
        screen.type("")
        screen.prompted()
        screen.child.sendintr()
        assert screen.ended() == 130
    with Screen("play", "--lang", language, "--resume", path) as screen:
        assert Player(screen).play_to_the_end() == 0
        printed = "".join("".join(lines_printed(screen)).split())
    assert "".join(words("table-fair-seed-given").split()) in printed
    assert "".join(words("table-fair-yes").split()) not in printed


def test_ctrl_c_saves_and_resume_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.golf"
    with Screen("play", "--bots", "rookie", "--seed", "3", "--house", "holes=1", "--save", path) as screen:
        start(screen)
        screen.wait_for("tee off")
        screen.type("2")
        screen.wait_for("1 to go")
        screen.child.sendintr()
        screen.wait_for("--resume")
        assert screen.ended() == 130
    assert read(path.read_text("utf-8")).moves >= 3
    with Screen("play", "--resume", path) as screen:
        screen.wait_for("1 to go")
        assert Player(screen).play_to_the_end() == 0
    assert verify(read(path.read_text("utf-8"))).outcome is not None


@pytest.mark.parametrize("rows", [24, 60])
def test_one_may_go_when_a_hole_is_over(rows: int, tmp_path: Path) -> None:
    """On one page or on the first of two; the match goes on with the next hole."""
    path = tmp_path / "m.golf"
    with Screen("play", "--bots", "rookie", "--seed", "3", "--save", path, rows=rows) as screen:
        player = Player(screen)
        while "is over" not in screen.text:
            assert screen.prompted()
            if "is over" not in screen.text:
                screen.type(player.answer())
                assert screen.prompted()
        assert "[q] save and quit" in screen.text
        screen.type("q")
        assert screen.ended() == 0
        assert "--resume" in screen.text
    with Screen("play", "--resume", path) as screen:
        screen.wait_for("Hole 2")


def test_wrong_moves_say_why_and_change_nothing() -> None:
    with Screen("play", "--bots", "rookie", "--seed", "8") as screen:
        start(screen)
        screen.wait_for("tee off")
        for typed, answer in (
            ("draw", "First everybody tees off"),
            ("flip 9", "no such place"),
            ("zzz", "zzz"),
        ):
            screen.type(typed)
            screen.wait_for(answer)
        screen.type("１")  # as a Japanese keyboard types it
        screen.wait_for("1 to go")
        screen.type("1")
        screen.wait_for("not one of the choices")
        screen.type("flip 1")
        screen.wait_for("face up already")


def test_score_card_and_help_are_a_key_away() -> None:
    with Screen("play", "--bots", "rookie", "--seed", "8") as screen:
        start(screen)
        screen.wait_for("tee off")
        screen.type("s")
        screen.wait_for("Score card")
        screen.type("")
        screen.wait_for("tee off")
        screen.type("?")
        assert "↺ Mulligan" in screen.wait_for("The whole words work too: flip 1")
        screen.type("")
        screen.wait_for("tee off")
        screen.type("r")
        screen.wait_for("In a minute")
        screen.wait_for("Press Enter")
        screen.type("")
        screen.wait_for("PN-01")
        screen.type("q")
        screen.wait_for("tee off")
        screen.type("s")
        screen.wait_for("Score card")
        screen.type("")
        screen.wait_for("tee off")
        screen.type("q")
        screen.wait_for("--resume")
        assert screen.ended() == 0


def test_no_color_means_no_colour() -> None:
    with Screen("play", "--bots", "rookie", "--seed", "8", NO_COLOR="1") as screen:
        start(screen)
        screen.wait_for("tee off")
        assert not re.search(r"\x1b\[[0-9;]*m", screen.raw)
        assert "\x1b[3J" in screen.raw  # but the screen is cleared: a page may hold a secret


def test_stepping_through_a_record(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    with Screen(
        "play", "--people", "0", "--bots", "rookie,rookie", "--house", "holes=2", "--save", path
    ) as screen:
        assert screen.ended() == 0
    with Screen("replay", path) as screen:
        screen.wait_for("Before the first move")
        screen.type("")
        screen.wait_for("Move 1 of")
        screen.type("7")
        screen.wait_for("Move 7 of")
        screen.type("b")
        screen.wait_for("Move 6 of")
        screen.type("n")
        screen.wait_for("Hole 2 of 2")
        screen.type("p")
        screen.wait_for("Before the first move")
        screen.type("what?")
        screen.wait_for("what")
        screen.type("99999")
        screen.wait_for("there is no 99999")
        screen.child.sendeof()
        assert screen.ended() == 0


def test_the_last_turns_are_told_with_the_count() -> None:
    with Screen(
        "play", "four-card", "--bots", "rookie", "--seed", "5", "--house", "holes=1", rows=40
    ) as screen:
        start(screen)
        screen.wait_for("first look")
        screen.type("n")
        screen.wait_for("Press Enter")  # it could be taken back
        screen.type("")
        screen.wait_for("your turn")
        screen.type("k")
        screen.wait_for("Press Enter")
        screen.type("")
        assert screen.ended() == 0
        assert "\nYou knock!" in screen.text
        assert re.search("Pip (draws|takes)", screen.text)


def test_two_matches_never_share_a_file(tmp_path: Path) -> None:
    """The second one starts while the first has not made a move."""
    home = str(tmp_path)
    with (
        Screen("play", "--bots", "rookie", XDG_DATA_HOME=home) as one,
        Screen("play", "--bots", "rookie", XDG_DATA_HOME=home) as two,
    ):
        for screen in (one, two):
            start(screen)
            screen.wait_for("tee off")
            screen.type("q")
            screen.wait_for("--resume")
    assert len(list(tmp_path.rglob("*.golf"))) == 2


def test_verify_shows_how_far_it_is_and_stops_at_ctrl_c(tmp_path: Path) -> None:
    path = tmp_path / "long.golf"
    bots: tuple[str | None, ...] = ("club",) * 6
    names = tuple(f"Club {seat}" for seat in range(6))
    record = thinking_match(
        "play-nine", "holes=18", names, bots=bots, shuffle=Shuffle(bytes(32)), dice=Random(1)
    )
    path.write_text(write(record), "utf-8")
    with Screen("verify", path) as screen:
        screen.wait_for(f"/{record.moves}")
        screen.child.sendintr()
        screen.child.expect(pexpect.EOF)
        screen.child.close()
        assert screen.child.exitstatus == 130
        assert "Traceback" not in screen.raw + screen.child.before


def test_a_server_says_that_it_has_stopped(tmp_path: Path) -> None:
    with Screen("serve", "--port", "0", "--data", tmp_path / "data") as screen:
        screen.wait_for("Ctrl-C stops it")
        screen.child.sendintr()
        screen.wait_for("every table goes on")
        assert screen.ended() == 130
