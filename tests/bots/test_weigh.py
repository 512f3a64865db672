"""Every bot weighs every legal move in strokes, from what its seat sees, and plays what weighs least."""

from math import isfinite
from random import Random

import pytest

from backnine import games
from backnine.bots import Bot
from backnine.match import play
from backnine.moves import Move
from backnine.view import view

from .drawn import four_card, play_nine, six_card
from .rounds import HURRIED_BOTS, AnyMove, Step, start, steps
from .test_bots import every_bot, every_game, with_hidden_cards_shuffled

WITHOUT_WHIMS = [bot for bot in HURRIED_BOTS if bot.name.startswith(("club", "tour"))]


def moments(game: str, players: int = 3, every: int = 13) -> list[Step]:
    """Now and then in a hole of random play, the opening included."""
    bots = [AnyMove()] * players
    return [step for step in steps(start(game, players, "holes=1", 4), bots) if step.move][::every]


def weights(bot: Bot, step: Step) -> dict[Move, float]:
    assert step.seat is not None
    moves = games.moves(step.match.hole, step.seat)
    return bot.weigh(view(step.match, step.seat, recall=True), moves, Random(step.n))


@every_game
@every_bot
def test_every_legal_move_has_a_finite_weight(game: str, bot: Bot) -> None:
    for step in moments(game):
        assert step.seat is not None
        weighed = weights(bot, step)
        assert set(weighed) == set(games.moves(step.match.hole, step.seat))
        assert all(isfinite(strokes) for strokes in weighed.values())
        assert weighed == weights(bot, step)


@every_game
@every_bot
def test_weights_do_not_depend_on_what_the_seat_cannot_see(game: str, bot: Bot) -> None:
    for step in moments(game):
        assert step.seat is not None
        other = with_hidden_cards_shuffled(step.match, step.seat, Random(step.n))
        assert weights(bot, step) == weights(bot, Step(other, step.n, step.seat))


@every_game
@pytest.mark.parametrize("bot", WITHOUT_WHIMS, ids=[bot.name for bot in WITHOUT_WHIMS])
def test_whoever_has_no_whims_plays_what_weighs_least(game: str, bot: Bot) -> None:
    for step in moments(game, players=2, every=3):
        assert step.seat is not None
        moves = games.moves(step.match.hole, step.seat)
        chosen = bot.choose(view(step.match, step.seat, recall=True), moves, Random(step.n))
        weighed = weights(bot, step)
        quiet = [strokes for move, strokes in weighed.items() if move.verb != "peek"]
        assert weighed[chosen] <= min(quiet) + 1e-6


@every_bot
def test_weights_are_strokes(bot: Bot) -> None:
    """A pair of twelves costs nothing; anywhere else the twelve costs what it shows, or more."""
    position = play_nine("12 0 0 0 / 9 0 0 0", "1 2 3 4 / 5 6 7 ?", held="12", closer=1)
    weighed = bot.weigh(position.view, position.moves, Random(1))
    best = min(weighed, key=weighed.__getitem__)
    assert best == Move("swap", 5)
    assert weighed[Move("swap", 2)] - weighed[best] == pytest.approx(33, abs=7)


@every_bot
def test_the_last_card_of_a_hole_is_weighed_by_what_it_costs(bot: Bot) -> None:
    position = four_card("KS 9H / 2C 7D", held="AS", closer=1)
    weighed = bot.weigh(position.view, position.moves, Random(1))
    costs = {"swap 1": 19, "swap 2": 10, "swap 3": 17, "swap 4": 12, "toss": 18}
    found = {str(move): strokes for move, strokes in weighed.items()}
    if bot.uses_kernels(
        "four-card"
    ):  # tour goes by the chance to win: strokes that do not change it count less
        assert found["swap 2"] == pytest.approx(10)
        assert sorted(found, key=found.__getitem__) == sorted(costs, key=costs.__getitem__)
        found = {move: max(strokes, costs[move]) for move, strokes in found.items()}
    assert found == pytest.approx(costs)


@every_bot
def test_the_last_card_of_a_hole_without_bots_of_its_own_too(bot: Bot) -> None:
    """SC-20, SC-21: a nine beside a nine saves eighteen, and costs the king that lay there."""
    position = six_card("9S KH 4C / KD 2S 7D", "3S 3H ? / 5S 6H ?", held="9H", closer=1)
    weighed = bot.weigh(position.view, position.moves, Random(1))
    costs = {"swap 1": 18, "swap 2": 27, "swap 3": 23, "swap 4": 9, "swap 5": 29, "swap 6": 20, "toss": 18}
    assert {str(move): strokes for move, strokes in weighed.items()} == pytest.approx(costs)


@every_bot
def test_a_peek_is_weighed_and_never_made(bot: Bot) -> None:
    position = four_card("? ? / 4S 9H")
    assert Move("peek", 1) in bot.weigh(position.view, position.moves, Random(0))
    match, _ = play(position.match, 0, Move("peek", 1))
    owes = games.moves(match.hole, 0)
    assert set(bot.weigh(view(match, 0, recall=True), owes, Random(0))) == set(owes)
