"""A hint in the terminal: to who is alone among bots, first the move and why, then what every move costs."""

from pathlib import Path

import pytest

from backnine import games
from backnine.coach.hint import hint
from backnine.coach.hole_account import holes_of
from backnine.games import GAMES
from backnine.locales import LANGUAGES, Words
from backnine.match import play
from backnine.position import view_of
from backnine.position_reader import read
from backnine.tui.hints import hint_lines, hint_page
from backnine.tui.text import cells
from backnine.view import view
from tests.coach.matches import bots_play
from tests.command import backnine

PLACING = "play-nine\n0 > 3 ? 12 ? / 5 ? ? 2\n1 7 7 ? 1 / 9 0 0 2\ndiscard 9\nheld 12 from stock"


def played(path: Path, stdin: str, *options: str) -> str:
    answer = backnine("play", *options, "--seed", "7", "--save", path, stdin=stdin)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def test_h_tells_the_best_move_and_asked_again_what_all_cost(tmp_path: Path) -> None:
    told = played(tmp_path / "match.golf", "\n\n1\n6\nh\n\nh\n\nd\n", "--bots", "rookie")
    assert "[h] hint" in told
    first, second = told.split("Best: ")[1:3]
    assert "Strokes that other moves give away:" in first
    assert "h once more tells" in first
    assert "Strokes that the hole is then expected to cost: " in second.partition("[s]")[0]


def test_a_lifted_discard_is_in_the_hand(tmp_path: Path) -> None:
    told = played(tmp_path / "match.golf", "\n\n1\n6\nt\nh\n\n", "--bots", "rookie")
    assert "Best: swap" in told


def test_where_other_people_play_there_are_no_hints(tmp_path: Path) -> None:
    options = ("--people", "2", "--names", "Ann,Ben")
    told = played(tmp_path / "match.golf", "\n\n\n1\n6\nh\n\n", *options)
    assert "[h]" not in told
    assert "here other people play" in told
    assert "Best:" not in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [39, 79])
def test_it_fits_and_is_said_in_every_language(language: str, width: int) -> None:
    position = read(PLACING)
    given = hint(view_of(position, 0, recall=True), games.moves(position.hole, 0))
    words = Words(language)
    for level in (1, 2):
        lines = hint_page(words, ["Ann", "Ben"], (0, 1), given, width, level=level)
        assert all(cells(line.replace("\x1b[1m", "").replace("\x1b[0m", "")) <= width for line in lines)
    assert len([*hint_lines(words, ["Ann", "Ben"], (0, 1), given, width, level=2)]) > 2


def test_a_pair_is_found() -> None:
    """A 12 in hand, one in the layout and its neighbour face down."""
    position = read(PLACING)
    given = hint(view_of(position, 0, recall=True), games.moves(position.hole, 0))
    assert str(given.move) == "swap 7"
    assert given.themes == ("pairs",)
    assert given.own(given.move, (0, 1)) < given.own(given.costs[-1][0], (0, 1))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_game_has_hints_at_every_point(game: str) -> None:
    log = bots_play(game, ("club", "rookie"), 4, holes=1, ties="shared")
    (hole,) = holes_of(log)
    match, words = hole.dealt, Words("en")
    for made in hole.made:
        given = hint(view(match, made.seat, recall=True), games.moves(match.hole, made.seat))
        assert hint_page(words, ["Ann", "Ben"], (0, 1), given, 79, level=2)
        match, _ = play(match, made.seat, made.move)
