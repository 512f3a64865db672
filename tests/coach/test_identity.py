"""strokes = par + luck_own + luck_others + mistakes + others, for everybody and every hole."""

from random import Random

import pytest

from backnine import games
from backnine.bots.club import CLUB
from backnine.coach.analysis import Analysis, analyse
from backnine.coach.finding import judge_of
from backnine.coach.hint import hint
from backnine.coach.hole_account import account, holes_of
from backnine.games import GAMES, find_game
from backnine.matchlog import MatchLog
from backnine.position_reader import read
from backnine.setup import set_up
from backnine.view import view
from tests.bot_matches import some_house
from tests.coach.matches import bots_play, dice_play

GAME_NAMES = [game.name for game in GAMES]


def whole(log: MatchLog) -> Analysis:
    *_, last = analyse(log)
    return last


def check(found: Analysis) -> None:
    for hole in found.holes:
        assert hole.finished
        for row in hole.players:
            told = row.par + row.luck_own + row.luck_others + row.mistakes + row.others
            assert row.strokes == pytest.approx(told, abs=1e-9)
            assert row.mistakes >= 0
        lost = dict.fromkeys(hole.seats, 0.0)
        for choice in hole.choices:
            lost[choice.seat] += choice.loss.strokes
        assert [lost[row.seat] for row in hole.players] == pytest.approx(
            [row.mistakes for row in hole.players], abs=1e-6
        )


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_it_adds_up_whatever_is_played(game: str, seed: int) -> None:
    """Under any house rules; five hundred matches of each game in soak/."""
    dice = Random(f"{game} {seed}")
    players = dice.randint(2, 3)
    house = some_house(find_game(game), players, dice, most_holes=1)
    log = dice_play(game, players, seed, house)
    found = whole(log)
    check(found)
    for place, score in enumerate(log.match.scores):
        assert [row.strokes for row in found.holes[place].players] == list(score.strokes)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_it_adds_up_for_players_who_know_the_game(game: str) -> None:
    found = whole(bots_play(game, ("club", "rookie", "weekender"), 5, holes=2))
    check(found)
    for player in found.players:
        told = player.par + player.luck + player.mistakes + player.others
        assert player.strokes == pytest.approx(told, abs=1e-9)
    assert sum(player.net_luck for player in found.players) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_hole_that_was_broken_off_adds_up_to_what_was_expected_last(game: str) -> None:
    log = bots_play(game, ("club", "rookie"), 6, holes=1)
    (hole,) = holes_of(log.at(log.n - 3))
    found = account(hole, judge_of(game))
    assert not found.finished
    for row, last in zip(found.players, found.points[-1].expected, strict=True):
        assert row.strokes == last
        told = row.par + row.luck + row.mistakes + row.others
        assert row.strokes == pytest.approx(told, abs=1e-9)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_seat_that_plays_as_the_judge_would_gives_nothing_away(game: str) -> None:
    """Every decision of somebody who follows the coach is the best, and costs nothing."""
    judge_of(game).get_ready(2)
    log = bots_play(game, ("rookie", "rookie"), 7, holes=1).first()
    while log.match.outcome is None:
        seat = log.match.hole.acting[0]
        seen, legal = view(log.match, seat, recall=True), games.moves(log.match.hole, seat)
        log = log.play(seat, hint(seen, legal).move if seat == 0 else legal[0])
        if log.n > 400:  # whoever turns nothing up may go on for long
            break
    (hole,) = holes_of(log)
    found = account(hole, judge_of(game))
    mine = [choice for choice in found.choices if choice.seat == 0]
    assert {choice.grade for choice in mine} == {"best"}
    assert found.players[0].mistakes == 0


@pytest.mark.parametrize("held", ["", "\nheld 12 from stock"])
def test_a_match_that_goes_on_from_a_position_adds_up(held: str) -> None:
    """Also from one with a card in somebody's hand."""
    start = read(f"play-nine holes=1\n0 > 3 ? 12 ? / 5 ? ? 2\n1 7 7 ? 1 / 9 0 0 2\ndiscard 9{held}")
    setup = set_up("play-nine", ("Ann", "Ben"), ("club", "club"), start.hole.house, start=start)
    log = MatchLog.begin(setup, bytes(32))
    while not log.match.hole.over:
        seat = log.match.hole.acting[0]
        seen, legal = view(log.match, seat, recall=True), games.moves(log.match.hole, seat)
        log = log.play(seat, CLUB.choose(seen, legal, log.dice(seat)))
    (hole,) = holes_of(log)
    for row in account(hole, judge_of("play-nine")).players:
        assert row.strokes == pytest.approx(row.par + row.luck + row.mistakes + row.others, abs=1e-9)
