"""Luck comes to nothing on average, whoever plays; and a card's luck is its value against the mean of all."""

from math import sqrt

import pytest

from backnine import games
from backnine.coach.analysis import judged
from backnine.coach.finding import judge_of
from backnine.coach.hole_account import ask, holes_of
from backnine.coach.judge import against
from backnine.coach.whole import whole_view
from backnine.games import GAMES
from backnine.match import Match, play
from backnine.moves import Move
from backnine.position import dealt, of_view
from backnine.shuffle import Shuffle
from backnine.view import view
from tests.coach.matches import bots_play

GAME_NAMES = [game.name for game in GAMES]
HOLES = 20


@pytest.mark.parametrize("game", GAME_NAMES)
def test_mean_luck_is_nothing_within_its_error(game: str) -> None:
    """The shortest form of the long run in soak/."""
    luck = []
    for seed in range(HOLES):
        (hole,) = holes_of(bots_play(game, ("club", "weekender"), 100 + seed, holes=1, ties="shared"))
        luck.append(sum(row.luck for row in judged(hole).players) / 2)
    mean = sum(luck) / len(luck)
    error = sqrt(sum((each - mean) ** 2 for each in luck) / (len(luck) - 1) / len(luck))
    assert abs(mean) < 4 * error


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_draw_is_worth_the_mean_of_what_may_be_drawn(game: str) -> None:
    """The cards that a seat cannot see dealt anew, again and again: the mean of the best placings comes to
    what the judge said of the draw."""
    match = _some_turn(game)
    seat = match.hole.acting[0]
    place = match.hole.seats.index(seat)
    before = ask(judge_of(game), match, seat)
    found = []
    for deal in range(150):
        other = dealt(of_view(before.view), Shuffle(deal.to_bytes(32, "big")))
        after, _ = play(other, seat, Move("draw"))
        placed = judge_of(game).weigh(view(after, seat, recall=True), _moves(after, seat))
        found.append(min(against(strokes, place) for strokes in placed.values()))
    mean = sum(found) / len(found)
    error = sqrt(sum((each - mean) ** 2 for each in found) / len(found) / len(found))
    assert abs(mean - against(before.own[Move("draw")], place)) < 4 * error + 1e-9


def _moves(match: Match, seat: int) -> tuple[Move, ...]:
    return tuple(move for move in games.moves(match.hole, seat) if move.verb != "peek")


def _some_turn(game: str) -> Match:
    log = bots_play(game, ("club", "club"), 3, holes=1, ties="shared")
    for n in range(8, log.n):
        match = log.at(n).match
        if match.hole.phase == "draw" and match.hole.stock:
            return match
    raise AssertionError("there are turns in a hole")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_at_the_end_of_a_hole_nothing_is_left_to_expect(game: str) -> None:
    log = bots_play(game, ("club", "club"), 3, holes=1, ties="shared")
    (hole,) = holes_of(log)
    assert judged(hole).points[-1].expected == tuple(map(float, log.match.scores[-1].strokes))
    assert whole_view(log.match).phase == "over"
