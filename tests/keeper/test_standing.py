"""What follows from a kept match is what the rules make of the same match."""

import json
from pathlib import Path
from random import Random

import pytest

from backnine.cards import write_layout
from backnine.games import GAMES, Game
from backnine.keeper import CardsTold, bounds, enter, read_kept, standing
from backnine.keeper.kept import KeptMatch
from backnine.record_reader import read
from tests.keeper.from_records import finished, kept_from
from tests.keeper.told import told

ROOT = Path(__file__).parents[1]
CASES = sorted((ROOT / "keeper" / "cases").glob("*.json"))
RECORDS = sorted((ROOT / "records").glob("*.golf"))
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_the_cases_that_the_browser_is_asked_too(path: Path) -> None:
    case = json.loads(path.read_text("utf-8"))
    assert told(read_kept(json.dumps(case["match"]))) == case["standing"], case["about"]


def test_every_record_comes_out_as_it_was_played() -> None:
    """Strokes, penalties, dealers, play-offs, totals and winners (PN-30 to 32, FC-13, SC-30)."""
    seen = set()
    for place, path in enumerate(RECORDS):
        record = read(path.read_text("utf-8"))
        if not record.outcome:
            continue
        match = finished(record)
        now = standing(kept_from(record, typed=place % 5 == 0))
        assert [hole.strokes for hole in now.holes] == [score.strokes for score in match.scores], path.name
        assert [hole.penalty for hole in now.holes] == [score.penalty for score in match.scores]
        assert [(hole.dealer, hole.seats) for hole in now.holes] == [
            (score.dealer, score.seats) for score in match.scores
        ]
        assert (now.totals, now.outcome, now.tied, now.open) == (match.totals, match.outcome, (), None)
        seen.add(record.outcome.reason)
    assert seen == {"lowest-total", "play-off", "shared"}


@EVERY_GAME
def test_the_examples_of_the_clauses(game: Game) -> None:
    """Told card by card they count as `backnine score` counts them."""
    for clause in game.examples:
        cards, house = game.example(clause)
        kept = KeptMatch("example", 0, game, house, ("Ann", "Ben"), 0)
        kept = enter(kept, CardsTold(1, 0, cards))
        score = standing(kept).holes[0].scores[0]
        assert score.counted == game.strokes(cards, house), write_layout(cards, game.columns)


@EVERY_GAME
def test_the_first_card_comes_from_the_left_of_the_dealer(game: Game) -> None:
    kept = KeptMatch("example", 0, game, game.house(), ("Ann", "Ben", "Cat"), 2)
    assert (standing(kept).holes[0].dealer, standing(kept).holes[0].starter) == (2, 0)


@EVERY_GAME
def test_no_layout_is_beyond_the_bounds(game: Game) -> None:
    """Out of the lowest and the highest cards of the pack, with every house rule."""
    dice = Random(1)
    for rule in game.house_rules:
        for choice in rule.choices:
            house = game.house({rule.key: choice})
            pack = sorted(game.pack(house, 2), key=lambda card: game.value(card, house))
            least, most = bounds(game, house, 2)
            for some in (pack[:10], pack[-10:], pack) * 20:
                assert least <= game.strokes(dice.sample(some, game.slots), house).total <= most
