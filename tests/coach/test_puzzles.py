"""Positions for practice, their ratings, and the file they are in."""

import json
from collections import Counter
from typing import Final

import pytest

from backnine import games
from backnine.bots.bot import without_peeks
from backnine.coach.aims import costs_of
from backnine.coach.finding import judge_of
from backnine.coach.grades import SURE
from backnine.coach.hole_account import holes_of
from backnine.coach.puzzles import packed, puzzles_json, read_puzzles, shipped
from backnine.coach.puzzles.glicko import GlickoGame, GlickoRating, rated
from backnine.coach.puzzles.making import LEAST_GAP, picked, puzzles_of
from backnine.games import GAMES
from backnine.position import view_of
from backnine.refused import Refused
from tests.coach.matches import bots_play
from tests.coach.test_finding import needs_kernels

# What they are about
SHIPPED: Final = {
    "play-nine": {"pairs", "blocks", "closing", "passing"},
    "four-card": {"remembering", "knocking"},
    "six-card": {"pairs", "closing"},
}


def test_ratings_are_those_of_the_paper() -> None:
    """The example in Glickman's paper."""
    games = [
        GlickoGame(GlickoRating(1400, 30), 1),
        GlickoGame(GlickoRating(1550, 100), 0),
        GlickoGame(GlickoRating(1700, 300), 0),
    ]
    found = rated(GlickoRating(1500, 200, 0.06), games)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_a_rating_gets_less_sure() -> None:
    assert rated(GlickoRating(1500, 100), []).deviation > 100


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_puzzle_has_one_clearly_best_move(game: str) -> None:
    log = bots_play(game, ("rookie", "weekender", "club"), 9, holes=3, ties="shared")
    found = picked([puzzle for hole in holes_of(log) for puzzle in puzzles_of(hole)], 20)
    assert found
    assert len({puzzle.position for puzzle in found}) == len(found)
    for puzzle in found:
        position = puzzle.read()
        legal = games.moves(position.hole, puzzle.seat)
        assert puzzle.best in legal
        assert view_of(position, puzzle.seat, recall=True).seat in position.hole.acting
        assert puzzle.costs[0][1] == 0
        assert puzzle.costs[1][1] >= LEAST_GAP
        assert puzzle.gap > SURE * puzzle.se
        assert puzzle.themes
    text = json.dumps(puzzles_json(found, "1", {game: "rules"}))
    again = read_puzzles(text)
    assert [(each.position, each.best, each.themes, each.why) for each in again] == [
        (each.position, each.best, each.themes, each.why) for each in found
    ]
    assert json.loads(text)["puzzles"][0]["id"] == found[0].id


def test_themes_and_strengths_take_turns() -> None:
    log = bots_play("play-nine", ("rookie", "weekender", "club"), 9, holes=3, ties="shared")
    every = [puzzle for hole in holes_of(log) for puzzle in puzzles_of(hole)]
    few = picked(every, 3)
    assert len(few) == 3
    assert len({theme for puzzle in few for theme in puzzle.themes}) > 1
    alike = [few[0]._replace(position=f"position {n}", rating=500.0) for n in range(9)]
    assert picked([*alike, few[0]._replace(rating=1900.0)], 2)[1].rating == 1900


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": 2, "puzzles": []}', '{"format": 1, "puzzles": [{}]}']
)
def test_another_file_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="not puzzles"):
        read_puzzles(text)


@pytest.mark.parametrize("game", SHIPPED)
def test_what_ships_is_legal_and_clear(game: str) -> None:
    puzzles = shipped(game)
    assert len({puzzle.id for puzzle in puzzles}) == 200
    for puzzle in puzzles:
        assert puzzle.game == game
        position = puzzle.read()
        assert puzzle.seat in position.hole.acting
        legal = games.moves(position.hole, puzzle.seat)
        assert {move for move, _ in puzzle.costs} == set(without_peeks(legal))
        assert puzzle.costs[0][1] == 0
        assert puzzle.costs[1][1] >= LEAST_GAP
        assert puzzle.gap >= LEAST_GAP
        assert puzzle.gap > SURE * puzzle.se


@pytest.mark.parametrize("game", SHIPPED)
def test_what_ships_is_about_everything_and_for_everybody(game: str) -> None:
    themes = Counter(theme for puzzle in shipped(game) for theme in puzzle.themes)
    assert set(themes) == SHIPPED[game]
    assert min(themes.values()) >= 20
    ratings = sorted(puzzle.rating for puzzle in shipped(game))
    assert ratings[20] < 800
    assert ratings[-20] > 1400


@needs_kernels
@pytest.mark.parametrize("game", SHIPPED)
def test_the_judge_still_says_so(game: str) -> None:
    """Some of them: whoever changes the judge makes them anew."""
    for puzzle in shipped(game)[::20]:
        position = puzzle.read()
        seen, legal = view_of(position, puzzle.seat, recall=True), games.moves(position.hole, puzzle.seat)
        costs = costs_of(judge_of(game).weigh(seen, without_peeks(legal)), seen.seats.index(puzzle.seat))
        assert costs[0][0] == puzzle.best
        assert dict(costs)[puzzle.costs[1][0]] == pytest.approx(puzzle.costs[1][1], abs=0.01)


def test_a_file_that_is_packed_is_the_same_each_time() -> None:
    assert packed("one") == packed("one") != packed("other")
