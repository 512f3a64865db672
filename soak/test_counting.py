"""The browser counts as the rules do: every kind of layout there is, and 100,000 random ones of each game."""

import json
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import cast

import pytest

from backnine.cards import Card, rank
from backnine.games import GAMES, Game
from backnine.house import House
from backnine.server.counting import counting
from tests.web.node import run
from tests.web.replayed import counted_layouts, some_layouts

RANDOM = 100_000


def houses(game: Game) -> list[House]:
    """Every combination of the house rules that matter, with jokers where there are any."""
    made = counting(game)
    rules = [rule for rule in game.house_rules if rule.key in (*made.rules, "jokers")]
    keys = [rule.key for rule in rules]
    return [
        game.house(dict(zip(keys, said, strict=True))) for said in product(*(rule.choices for rule in rules))
    ]


def kinds(game: Game, house: House) -> Iterator[tuple[Card | None, ...]]:
    """Every column is a pair of some rank, or none: nothing else makes a difference to what is saved."""
    by_rank: dict[str, list[Card]] = {}
    for card in dict.fromkeys(game.pack(house, game.players[0])):
        by_rank.setdefault(rank(card) if game.faces == "suits" else card, []).append(card)
    one_rank = [[cards[place % len(cards)] for place in range(game.rows)] for cards in by_rank.values()]
    several = [list(islice((cards[0] for cards in by_rank.values()), game.rows))]
    for columns in product(one_rank + several, repeat=game.columns):
        yield tuple(column[row] for row in range(game.rows) for column in columns)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_browser_counts_as_the_rules_do(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = houses(game)
    counted = [counted_layouts(game, house, kinds(game, house)) for house in every]
    share = -(-RANDOM // len(every))
    counted += [counted_layouts(game, house, some_layouts(game, house, share)) for house in every]
    (tmp_path / "replayed.json").write_text(json.dumps({"cases": [], "counted": counted}), "utf-8")
    monkeypatch.setenv("VITE_HANDED", str(tmp_path))
    done = run("vitest", "run", "--reporter=dot", "tests/replayed.test.ts", "-t", "counted as the rules do")
    assert done.returncode == 0
    assert sum(len(cast("list[str]", each["counts"])) for each in counted) > RANDOM
