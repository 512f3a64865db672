"""What a seat cannot know changes neither its hint nor its grades, nor par."""

import pytest

from backnine import games
from backnine.coach.finding import judge_of
from backnine.coach.hint import hint
from backnine.coach.hole_account import Books, HolePlay
from backnine.coach.whole import whole_view
from backnine.games import GAMES
from backnine.hole import EVERYBODY, NOBODY
from backnine.match import Match
from backnine.matchlog import Made
from backnine.position import dealt, of_view
from backnine.shuffle import Shuffle
from backnine.view import view
from tests.coach.matches import bots_play

GAME_NAMES = [game.name for game in GAMES]


def other_worlds(match: Match, seat: int) -> list[Match]:
    """Matches that look the same to this seat, with other cards where it cannot look."""
    seen = of_view(view(match, seat, recall=True))
    return [dealt(seen, Shuffle(bytes([world]) * 32)) for world in range(3)]


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("n", [0, 7, 12, 15, 20])
def test_hint_and_grade_are_the_same_in_every_world(game: str, n: int) -> None:
    log = bots_play(game, ("weekender", "rookie", "club"), 8, holes=1, ties="shared")
    match, made = log.at(n).match, log.moves[n]
    if made.move.verb == "draw":  # what comes next is luck, but what was chosen is the same
        assert match.hole.held is None
    told = [
        hint(view(each, made.seat, recall=True), games.moves(each.hole, made.seat))
        for each in (match, *other_worlds(match, made.seat))
    ]
    assert all(each == told[0] for each in told)
    graded = [_graded(each, made) for each in (match, *other_worlds(match, made.seat))]
    assert all(each == graded[0] for each in graded)


def _graded(match: Match, made: Made) -> object:
    books = Books(HolePlay(0, match, (made,)), judge_of(match.game.name))
    books.enter(made)
    return [choice._replace(expected=(), position="") for choice in books.choices]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_par_of_a_deal_hangs_on_what_is_turned_up_and_nothing_else(game: str) -> None:
    log = bots_play(game, ("rookie", "rookie"), 8, holes=1, ties="shared").first()
    pars = [judge_of(game).arrive(whole_view(each)) for each in (log.match, *other_worlds(log.match, 0))]
    assert all(par == pars[0] for par in pars)


def test_the_view_of_the_whole_table_has_no_card_that_nobody_has_seen() -> None:
    log = bots_play("four-card", ("weekender", "rookie"), 8, holes=1, ties="shared")
    for n in range(log.n):
        match = log.at(n).match
        for told, layout in zip(whole_view(match).layouts, match.hole.layouts, strict=True):
            for seen, slot in zip(told, layout, strict=True):
                assert (seen.card is None) == (slot.seen == NOBODY)
                assert seen.up == slot.up or slot.seen == EVERYBODY
