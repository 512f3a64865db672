"""What is observed: all that a seat may know and nothing else, in a fixed order."""

import re
from pathlib import Path
from random import Random

import numpy as np
import pytest

from backnine.but import but
from backnine.games import GAMES, Game, find_game
from backnine.match import Match
from backnine.position import dealt
from backnine.position_reader import read
from backnine.rl.observation import Observer
from backnine.shuffle import Shuffle
from backnine.view import view
from tests.rl.tables import EVERY_TABLE, TABLE_NAMES, random_match, with_others_hidden

PAGE = (Path(__file__).parents[2] / "docs/rl.md").read_text("utf-8")
MEMORY_GAME = """
four-card
0 ? ?8S* / ?9S! ?
1 > ? ? / ?KH* ?AS* owes 4
2 ? ? / ? ?
stock 36?
discard 4D 7H 4C
held QH from stock
hole 2 dealer 0 turns 3
totals 21 -3 8
"""


def named(match: Match, seat: int) -> dict[str, object]:
    observer = Observer(match.game, match.players, match.house)
    row = np.array(observer.numbers(view(match, seat, recall=True)))
    assert row.shape == (observer.size,)
    return {name: part.tolist() for name, part in observer.by_name(row).items()}


def test_a_moment_of_the_memory_game() -> None:
    """The seat whose turn it is: its own cards first, then clockwise."""
    match = dealt(read(MEMORY_GAME), Shuffle(bytes(32)))
    assert named(match, 1) == {
        "phase": [3], "actor": [0], "dealer": [2], "closer": [3],
        "held": [12], "held_from": [1], "top": [4],
        "stock": [36], "renewals": [0], "takes": [0], "hole": [2], "holes": [9],
        "discards": [0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0],
        "playing": [1, 1, 1], "turns": [1, 1, 1], "totals": [-3, 8, 21],
        "cards": [[0, 0, 13, 1], [0, 0, 0, 0], [0, 0, 9, 0]],
        "known": [[0, 0, 2, 2], [0, 0, 0, 0], [0, 1, 3, 0]],
        "owed": [[0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0, 0]],
    }  # fmt: skip


def test_another_seat_at_the_same_moment() -> None:
    """A card drawn from the stock is not seen, nor what only another seat knows."""
    match = dealt(read(MEMORY_GAME), Shuffle(bytes(32)))
    seen = named(match, 2)
    assert (seen["held"], seen["held_from"], seen["actor"]) == ([0], [1], [2])
    assert seen["cards"] == [[0, 0, 0, 0], [0, 0, 9, 0], [0, 0, 0, 0]]
    assert seen["known"] == [[0, 0, 0, 0], [0, 1, 3, 0], [0, 0, 1, 1]]


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=TABLE_NAMES)
def test_numbers_are_within_their_bounds(game: Game, players: int) -> None:
    observer = Observer(game, players, game.house("holes=2"))
    low = np.concatenate([np.full(part.size, part.least) for part in observer.parts])
    high = np.concatenate([np.full(part.size, part.most) for part in observer.parts])
    for log in random_match(game, players, seed=players, house="holes=2"):
        row = np.array(observer.numbers(view(log.match, log.n % players, recall=True)))
        assert ((low <= row) & (row <= high)).all()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_cards_that_a_seat_may_not_know_change_nothing(game: Game) -> None:
    """All the cards that are hidden from it change places, and it sees the same."""
    dice, differed = Random(game.name), 0
    for log in random_match(game, 3, seed=3, house="holes=2"):
        if log.match.hole.over:
            continue
        for seat in range(3):
            other = but(log.match, hole=with_others_hidden(log.match.hole, seat, dice))
            observer = Observer(game, 3, log.match.house)
            assert observer.numbers(view(other, seat, recall=True)) == observer.numbers(
                view(log.match, seat, recall=True)
            )
            differed += other.hole != log.match.hole
    assert differed > 100


def test_the_page_names_every_part_in_its_order() -> None:
    observer = Observer(find_game("four-card"), 2, find_game("four-card").house())
    table = PAGE.partition("## What is observed")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == [part.name for part in observer.parts]


def test_the_size_of_an_observation_is_that_of_the_page() -> None:
    for name, players, size in re.findall(r"^\| `([\w-]+)`, (\d+) players \| (\d+) \|$", PAGE, re.MULTILINE):
        game = find_game(name)
        assert Observer(game, int(players), game.house()).size == int(size)
    assert len(re.findall(r"players \| \d+ \|$", PAGE, re.MULTILINE)) >= len(GAMES)
