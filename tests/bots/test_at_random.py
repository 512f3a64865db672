"""Random, and tour at first sight: bots that are no levels, for those who measure."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from backnine import games
from backnine.bots import BOTS, find_bot
from backnine.bots.at_random import RANDOM
from backnine.bots.club import CLUB
from backnine.fast import installed
from backnine.fast.kernel import number_of
from backnine.games import find_game
from backnine.games.play_nine.fast.brain import network
from backnine.games.play_nine.fast.desk import MOVES
from backnine.games.play_nine.fast.mind import DESK_FLOATS, DESK_INTS, judge
from backnine.games.play_nine.fast.rules import from_view
from backnine.locales import LANGUAGES, Words
from backnine.moves import Move
from backnine.tui.reasons import why_text
from backnine.view import view

from .drawn import four_card, play_nine
from .rounds import moves_of, start, steps
from .test_bots import every_game

AT_SIGHT = find_bot("tour@0")


def test_they_are_found_by_name_and_offered_to_nobody() -> None:
    assert find_bot("random") is RANDOM
    assert {"random", "tour@0"}.isdisjoint(bot.name for bot in BOTS)


@every_game
def test_random_plays_whole_matches_and_never_peeks(game: str) -> None:
    players = max(find_game(game).players)
    *played, last = steps(start(game, players, "holes=1", seed=2), [RANDOM] * players)
    assert not [step for step in played if step.move and step.move.verb == "peek"]
    assert last.match.outcome


def test_random_makes_every_move_as_often() -> None:
    position = four_card("? ? / 4S 9H", held="2D")
    dice = Random(1)
    made = Counter(RANDOM.choose(position.view, position.moves, dice) for _ in range(4000))
    usual = [move for move in position.moves if move.verb != "peek"]
    assert set(made) == set(usual)
    assert max(made.values()) < 1.25 * 4000 / len(usual)


def test_random_says_in_every_language_that_it_looks_at_nothing() -> None:
    position = play_nine("? 12 ? ? / 6 3 ? ?", "? ? ? ? / ? 4 ? 8", held="9")
    why = RANDOM.why(position.view, position.moves, position.moves[0], Random(0))
    assert len({why_text(Words(language), ["A", "B"], why) for language in LANGUAGES}) == len(LANGUAGES)
    assert why_text(Words("en"), ["A", "B"], why) == "picks any legal move, whatever the cards"


def test_random_weighs_its_moves_and_goes_by_none_of_it() -> None:
    position = play_nine("12 0 0 0 / 9 0 0 0", "1 2 3 4 / 5 6 7 ?", held="12", closer=1)
    weighed = RANDOM.weigh(position.view, position.moves, Random(1))
    assert set(weighed) == set(position.moves)
    assert min(weighed, key=weighed.__getitem__) == Move("swap", 5)
    assert len({RANDOM.choose(position.view, position.moves, Random(seed)) for seed in range(50)}) > 5


@pytest.mark.skipif(not installed(), reason="needs the kernels")
@pytest.mark.parametrize("players", [2, 4])
def test_at_first_sight_tour_makes_the_move_that_its_network_likes_best(players: int) -> None:
    ints, floats, values = np.zeros(DESK_INTS, np.int64), np.zeros(DESK_FLOATS), np.zeros(MOVES)
    made = 0
    for step in steps(start("play-nine", players, "holes=1", seed=5), [AT_SIGHT] * players):
        if step.seat is None or step.move is None or step.match.hole.turn is None:
            continue
        hole = from_view(view(step.match, step.seat, recall=True))
        made += 1
        assert judge(hole, step.seat, network(players), ints, floats, values) == number_of(step.move)
    assert made > 10


@pytest.mark.skipif(not installed(), reason="needs the kernels")
def test_at_first_sight_tour_weighs_what_its_network_thinks() -> None:
    position = play_nine("12 0 0 0 / 9 0 0 ?", "1 2 3 4 / 5 6 7 ?", held="12")
    weighed = AT_SIGHT.weigh(position.view, position.moves, Random(1))
    assert min(weighed, key=weighed.__getitem__) == Move("swap", 5)
    worth = AT_SIGHT.why(position.view, position.moves, Move("swap", 5), Random(1)).worth
    assert worth is not None
    assert worth > 3


@pytest.mark.parametrize("game", ["four-card", "six-card"])
def test_where_tour_has_no_first_sight_club_thinks(game: str) -> None:
    match = start(game, 2, "holes=1", seed=4)
    assert moves_of(match, [AT_SIGHT] * 2) == moves_of(match, [CLUB] * 2)
    assert not AT_SIGHT.uses_kernels(game)
    assert not AT_SIGHT.lacks_kernels(game)
    seat = match.hole.acting[0]
    seen, moves = view(match, seat, recall=True), games.moves(match.hole, seat)
    assert AT_SIGHT.why(seen, moves, moves[0], Random(0)) == CLUB.why(seen, moves, moves[0], Random(0))
    assert AT_SIGHT.weigh(seen, moves, Random(0)) == CLUB.weigh(seen, moves, Random(0))
