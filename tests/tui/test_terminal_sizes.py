"""Everything fits: in 80 columns, in 40, on small screens, with twelve players."""

from pathlib import Path

import pytest

from backnine.tui.text import cells
from tests.tui.playing import NARROW, Player, lines_printed
from tests.tui.screen import Screen, plain


@pytest.mark.parametrize(("game", "language"), NARROW)
def test_a_terminal_of_40_columns_shows_everything(game: str, language: str) -> None:
    options = ("--seed", "4", "--house", "holes=1", "--lang", language)
    with Screen("play", game, *options, columns=40, rows=50) as screen:
        assert Player(screen).play_to_the_end() == 0
        printed = lines_printed(screen)
    assert max(map(cells, printed)) <= 40


@pytest.mark.parametrize(
    ("game", "language", "bots"), [("play-nine", "ja", 3), ("six-card", "fr", 5), ("four-card", "en", 7)]
)
def test_nothing_scrolls_off_a_small_terminal(game: str, language: str, bots: int) -> None:
    options = ("--bots", ",".join(["rookie"] * bots), "--seed", "4", "--house", "holes=1", "--lang", language)
    with Screen("play", game, *options, columns=40, rows=24) as screen:
        assert Player(screen).play_to_the_end() == 0
    pages = [plain(page).split(".golf")[0] for page in screen.raw.split("\x1b[3J")[1:]]
    assert max(page.rstrip().count("\n") for page in pages) < 24
    assert sum(page.count("░░░░") > 2 * bots for page in pages) > 4  # opponents' cards and one's own


def test_a_terminal_that_is_too_narrow_is_told_so() -> None:
    with Screen("play", "--seed", "4", columns=25) as screen:
        screen.wait_for("25 columns")
        assert screen.ended() == 2


def test_twelve_players_fit() -> None:
    bots = ",".join(["rookie"] * 11)
    with Screen("play", "four-card", "--bots", bots, "--seed", "6", "--house", "holes=1", rows=40) as screen:
        assert Player(screen).play_to_the_end() == 0
        assert max(map(cells, lines_printed(screen))) <= 80


def test_the_end_of_a_hole_takes_several_pages_on_a_small_screen() -> None:
    with Screen(
        "play", "--seed", "4", "--bots", "rookie,rookie,rookie,rookie", "--house", "holes=1"
    ) as screen:
        assert Player(screen).play_to_the_end() == 0
        cards, count, card = screen.raw.split("\x1b[3J")[-3:]
    assert "is over" in cards
    assert "it counts 0, so" in count
    assert "Score card" in card
    assert all(page.rstrip().count("\n") < 24 for page in (cards, count))


def test_six_players_fit_a_small_screen() -> None:
    """The head of the page is not pushed off, in the last round neither."""
    bots = ",".join(["rookie"] * 5)
    with Screen("play", "--bots", bots, "--seed", "6", "--house", "holes=1") as screen:
        player = Player(screen)
        heads = []
        while screen.prompted():
            if "[q]" in screen.text:
                heads.append(screen.text.splitlines()[0])
            screen.type(player.answer())
    assert len(heads) > 10
    assert all(head.startswith("Hole 1 of 1") for head in heads)


def test_the_end_of_a_hole_in_a_replay_takes_two_pages_on_a_small_screen(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    bots = ("--people", "0", "--bots", "rookie,rookie,rookie,rookie", "--seed", "1", "--house", "holes=1")
    with Screen("play", *bots, "--save", path) as screen:
        assert screen.ended() == 0
    with Screen("replay", path) as screen:
        screen.wait_for("Before the first move")
        screen.type("n")
        assert "Rookie 4" in screen.wait_for("Press Enter")
        screen.type("")
        screen.wait_for("Score card.*Enter next")
        screen.type("q")
        assert screen.ended() == 0


def test_messages_outside_a_match_are_wrapped_for_people(tmp_path: Path) -> None:
    with Screen("play", "bridge", "--lang", "fr", columns=40) as screen:
        assert screen.ended() == 2
        assert max(cells(line) for line in lines_printed(screen)) <= 40


@pytest.mark.parametrize("game", ["six-card", "four-card"])
def test_twelve_players_fit_on_a_small_screen(tmp_path: Path, game: str) -> None:
    bots = ("--bots", ",".join(["rookie"] * 11), "--seed", "00" * 32, "--save", tmp_path / "m.golf")
    with Screen("play", game, "--people", "1", *bots) as screen:
        screen.wait_for("sealed")
        screen.type("")
        screen.wait_for("Draw for the dealer")
        screen.type("")
        screen.wait_for(r"\[q\]")
        assert "Hole 1 of 9" in screen.text
        assert "Iris" in screen.text  # the last of eleven
        screen.type("nonsense")
        screen.wait_for("not one of the choices")
        assert "Hole 1 of 9" in screen.text
