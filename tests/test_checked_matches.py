"""A thousand matches of bots, at every number of players, before a checker that knows none of our code."""

from random import Random

import pytest

from backnine.games import GAMES, Game
from backnine.games.rooms import brings
from backnine.house import Setting
from tests.bot_matches import bot_match, json_lines, some_house
from tests.checker.checker import check

TABLES = [(game, players) for game in GAMES for players in game.players]
WHOLE, SHORT = 2, 19  # matches for each third of a table: sixteen tables make 1,008
SLOW = 0, 3  # and where bots think from the rules alone, which takes longer


@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_every_line_is_right(game: Game, players: int, part: int) -> None:
    dice = Random(f"{game.name} {players} {part}")
    whole, short = (WHOLE, SHORT) if brings(game, "bots") else SLOW
    houses: list[dict[str, Setting]] = [{} for _ in range(whole)]
    houses += [some_house(game, players, dice, 2) for _ in range(short)]
    for house in houses:
        record = bot_match(game.name, players, house, dice)
        assert check(json_lines(record)) == [], (record.setup.house, record.seed)
