"""Matches that bots play among themselves, on the same path as `backnine play --people 0`."""

import json
from collections.abc import Iterator
from random import Random

from backnine.games import Game, find_game
from backnine.house import Setting
from backnine.matchlog import MatchLog
from backnine.record import Record
from backnine.setup import set_up
from backnine.tui.local import LocalConnection
from backnine.wire import replay_json

BOTS = ("rookie", "weekender")  # the quickest: it is the rules that are put to the test


def bot_match(game: str, players: int, house: dict[str, Setting], dice: Random) -> Record:
    """A whole match with a fresh seed and bots of all kinds in the seats."""
    seed = dice.randbytes(32)
    bots = tuple(dice.choice(BOTS) for _ in range(players))
    names = tuple(f"Bot {seat}" for seat in range(players))
    log = MatchLog.begin(set_up(game, names, bots, find_game(game).house(house)), seed)
    return played_out(log).record()


def played_out(log: MatchLog) -> MatchLog:
    """To the end of the match."""
    table = LocalConnection(log)
    table.settle()
    return table.log


def some_house(game: Game, players: int, dice: Random, most_holes: int) -> dict[str, Setting]:
    """Any settings these players can be served with, and few holes to save time."""
    while True:
        house = {rule.key: dice.choice(rule.choices) for rule in game.house_rules if dice.random() < 0.4}
        house["holes"] = dice.randint(1, most_holes)
        if len(game.pack(game.house(dict(house)), players)) >= players * game.slots + 2:
            return house


def json_lines(record: Record) -> Iterator[str]:
    return (json.dumps(line) for line in replay_json(record))
