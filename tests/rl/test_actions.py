"""The numbers of actions: fixed, complete, and as docs/rl.md says."""

import re
from pathlib import Path

import pytest

from backnine.games import GAMES, Game
from backnine.moves import Move
from backnine.refused import Refused
from backnine.rl.actions import VERSION, actions_of, move_of, moves_by_number
from tests.rl.tables import random_match, smallest_and_largest

PAGE = (Path(__file__).parents[2] / "docs/rl.md").read_text("utf-8")
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_the_numbers_of_version_1() -> None:
    """Who trains by them relies on them: a change is a new version."""
    assert VERSION == 1
    assert " ".join(map(str, moves_by_number(2))) == (
        "draw take toss knock look decline "
        "swap 1 swap 2 toss 1 toss 2 flip 1 flip 2 peek 1 peek 2 look 1 look 2"
    )


@EVERY_GAME
def test_every_legal_move_has_a_number_of_its_own(game: Game) -> None:
    for players in smallest_and_largest(game):
        for log in random_match(game, players, seed=players, house="holes=1"):
            for seat in range(players):
                legal = game.moves(log.match.hole, seat)
                actions = actions_of(game, legal)
                assert actions == sorted(set(actions))
                assert {move_of(game, action) for action in actions} == set(legal)


@EVERY_GAME
@pytest.mark.parametrize("action", [-1, 999, None])
def test_a_number_without_a_move_is_refused(game: Game, action: int | None) -> None:
    with pytest.raises(Refused, match="no such move"):
        move_of(game, action)


@EVERY_GAME
def test_the_page_has_the_numbers_of_every_game(game: Game) -> None:
    row = re.search(rf"^\| `{game.name}` \|(.*)\|$", PAGE, re.MULTILINE)
    assert row is not None
    cells = [cell.strip() for cell in row[1].split("|")]
    moves = moves_by_number(game.slots)
    verbs = ("swap", "toss", "flip", "peek", "look")
    firsts = [moves.index(Move(verb, 1)) for verb in verbs]  # type: ignore[arg-type]  # they are verbs
    assert cells == [str(len(moves)), *(f"{first} to {first + game.slots - 1}" for first in firsts)]
