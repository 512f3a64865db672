"""Long random runs, for a night rather than a commit: `make soak`."""

from random import Random

import pytest

from backnine.games import GAMES, Game
from backnine.record import write
from backnine.record_reader import read
from tests.bot_matches import bot_match, json_lines, some_house
from tests.checker.checker import check

TABLES = [(game, players) for game in GAMES for players in game.players]


@pytest.mark.parametrize("part", range(63))
@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_whole_matches_before_the_checker(game: Game, players: int, part: int) -> None:
    dice = Random(f"soak {game.name} {players} {part}")
    for house in ({}, some_house(game, players, dice, 18)):
        record = bot_match(game.name, players, house, dice)
        assert check(json_lines(record)) == [], (record.setup.house, record.seed)
        assert read(write(record)) == record
