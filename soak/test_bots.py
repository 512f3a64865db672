"""Bots at every number of players: `make test` has some of them."""

from collections.abc import Callable

import pytest

from backnine.games import GAMES
from tests.bots import test_bots, test_why

LAWS = (
    test_bots.test_whole_matches_at_any_table,
    test_why.test_every_move_at_any_table_has_a_reason_in_every_language,
)


TABLES = [(game.name, players) for game in GAMES for players in game.players]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_crowd(game: str, players: int, law: Callable[[str, int], None]) -> None:
    law(game, players)
