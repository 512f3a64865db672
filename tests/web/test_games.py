"""The client knows games as the server tells them: by their facts, never by their names."""

import re
from pathlib import Path

import pytest

from backnine.cards import Card
from backnine.games import GAMES, Game
from backnine.server.facts import game_told
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
def test_pairs_are_asked_of_the_rules(game: Game) -> None:
    """Told as always, never, or by a house rule: a column of two nines is worth nothing just then."""
    told = game_told(game).pairs
    nines = [card for card in game.pack(game.house(), game.players[-1]) if card[0] == "9"][:2]
    layout = [nines[slot // game.columns] if slot % game.columns == 0 else None for slot in range(game.slots)]
    assert (game.strokes(layout, game.house()).total == 0) == (told is True)
    if isinstance(told, str):
        assert game.strokes(layout, game.house({told: True})).total == 0


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
