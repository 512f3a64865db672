"""The client knows games as the server tells them: by their facts, never by their names."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from backnine.cards import Card
from backnine.games import GAMES, Game
from backnine.server.packs import packs

WEB = Path(__file__).parents[2] / "web"
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@EVERY_GAME
def test_no_source_knows_a_game_by_name(game: Game) -> None:
    """Nor by its clauses; what `make schema` writes is made from the games."""
    words = "[-_ ]?".join(game.name.split("-"))
    clause = game.sections[0].clauses[0].split("-")[0]
    named = re.compile(rf"{words}|\b{clause}-\d", re.IGNORECASE)
    paths = [*WEB.glob("*.*"), *WEB.glob("public/*.webmanifest"), *WEB.glob("src/**/*.*")]
    looked_at = [path for path in paths if path.suffix != ".png" and "made" not in path.parts]
    assert len(looked_at) > 90
    assert [path.name for path in looked_at if named.search(path.read_text("utf-8"))] == []


def test_no_source_takes_a_number_for_a_game() -> None:
    """As in `columns === 2`."""
    stand_in = re.compile(r"\b(columns|rows|slots|players\[\d\]) ?(===|!==|==|!=) ?\d")
    sources = [*WEB.glob("src/**/*.ts"), *WEB.glob("src/**/*.svelte")]
    assert [path.name for path in sources if stand_in.search(path.read_text("utf-8"))] == []


@EVERY_GAME
def test_a_saving_of_one_column_means_that_it_costs_nothing(game: Game) -> None:
    """So a screen may write 0 on it, whatever the house rules; a bonus is told besides."""
    dice, cancelled = Random(1), 0
    houses = [game.house({rule.key: choice}) for rule in game.house_rules for choice in rule.choices]
    for house in houses:
        cards = sorted(set(game.pack(house, game.players[-1])))
        for _ in range(30):
            row = [dice.choice(cards) for _ in range(game.columns)]
            layout = row * game.rows
            saved: Counter[int] = Counter()
            for saving in game.strokes(layout, house).savings:
                if len(saving.columns) == 1:
                    saved[saving.columns[0]] += saving.strokes
            cancelled += len(saved)
            for column, strokes in saved.items():
                assert strokes == -game.rows * game.value(row[column - 1], house)
    assert cancelled


@EVERY_GAME
def test_packs_are_those_of_the_rules(game: Game) -> None:
    """With every house rule that changes them, and any number of players."""
    made = packs(game)
    for said, used in made.used.items():
        for players, which in zip(game.players, used, strict=True):
            pack = made.packs[which]
            house = game.house(said)
            assert tuple(pack.cards.split()) * pack.times == game.pack(house, players)
            assert list(pack.values) == [game.value(Card(card), house) for card in pack.cards.split()]
    for rule in game.house_rules:
        if rule.key not in made.rules:
            for choice in rule.choices:
                house = game.house({rule.key: choice})
                assert game.pack(house, 2) == game.pack(game.house(), 2)
                assert all(
                    game.value(card, house) == game.value(card, game.house()) for card in game.pack(house, 2)
                )
