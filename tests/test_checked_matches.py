"""Matches of bots before a checker that knows none of our code.

`make soak` plays thousands, all of them whole and at every number of players.
"""

from random import Random

import pytest

from backnine.games import GAMES, Game
from backnine.games.rooms import brings
from backnine.house import Setting
from tests.bot_matches import bot_match, json_lines, some_house
from tests.checker.checker import check
from tests.crowds import some_crowds

pytestmark = pytest.mark.long
TABLES = [(game, players) for game in GAMES for players in some_crowds(game)]
WHOLE, SHORT = 1, 2  # matches for each table
SLOW = 0, 1  # and where bots think from the rules alone, which takes longer


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_every_line_is_right(game: Game, players: int) -> None:
    dice = Random(f"{game.name} {players}")
    whole, short = (WHOLE, SHORT) if brings(game, "bots") else SLOW
    houses: list[dict[str, Setting]] = [{} for _ in range(whole)]
    houses += [some_house(game, players, dice, 2) for _ in range(short)]
    for house in houses:
        record = bot_match(game.name, players, house, dice)
        assert check(json_lines(record)) == [], (record.setup.house, record.seed)
