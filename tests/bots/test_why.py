"""Every bot can say why, in every language, of every move, and gives nothing away."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from backnine import games
from backnine.bots import Bot, tour
from backnine.bots.bot import Dice, Moves
from backnine.bots.tour import thinker_for
from backnine.bots.tour.thought import Thinker, Thought
from backnine.games.rooms import brings
from backnine.locales import LANGUAGES, Words
from backnine.matchlog import dice_for
from backnine.tui.reasons import why_text
from backnine.view import View, view

from .drawn import four_card
from .rounds import HURRIED_BOTS, AnyMove, random_house, shuffle_of, start, steps
from .test_bots import TABLES, every_bot, every_game, with_hidden_cards_shuffled

Think = Callable[[View, Moves, Dice, int | None], Thought]

NAMES = [f"Player {n}" for n in range(12)]


@cache
def words(language: str) -> Words:
    return Words(language)


@pytest.fixture
def _thinks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tour thinks the same thought again for each move of a turn that it explains: here one does for all."""
    monkeypatch.setattr(tour, "thinker_for", cache(lambda game: _remembering(thinker_for(game))))


def _remembering(thinker: Thinker | None) -> Thinker | None:
    return thinker and replace(thinker, think=_remembered(thinker.think))


def _remembered(think: Think) -> Think:
    thoughts: dict[object, Thought] = {}

    def ask(view: View, moves: Moves, dice: Dice, budget: int | None) -> Thought:
        turn = (view.seat, moves, copy(dice).random())  # every turn has dice of its own
        if turn not in thoughts:
            thoughts[turn] = think(view, moves, dice, budget)
        return thoughts[turn]

    return ask


@pytest.mark.usefixtures("_thinks_once")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_move_at_any_table_has_a_reason_in_every_language(game: str, players: int) -> None:
    """Not only the move it chose: a record may have been played by an older bot."""
    dice = Random(f"{game} {players}")
    match = start(game, players, random_house(game, players, dice), seed=players)
    keys = set()
    own = brings(games.find_game(game), "reasons")
    for number, step in enumerate(steps(match, [*HURRIED_BOTS, AnyMove()] * 6)):
        if step.seat is None or number % (2 if own else 5):  # plain thinking takes longer
            continue
        seen, moves = view(step.match, step.seat, recall=True), games.moves(step.match.hole, step.seat)
        for bot in HURRIED_BOTS:
            for move in moves:
                why = bot.why(seen, moves, move, dice_for(shuffle_of(players), step.seat, step.n))
                keys.add(why.key)
                for language in LANGUAGES:
                    assert why_text(words(language), NAMES, why)
    assert len(keys) > (10 if own else 5)


@every_game
@every_bot
def test_a_reason_gives_no_hidden_card_away(game: str, bot: Bot) -> None:
    """The same reasons when all the cards the seat may not know are shuffled."""
    for step in steps(start(game, 3, "holes=1", seed=4), [bot] * 3):
        if step.seat is None or step.move is None:
            continue
        other = with_hidden_cards_shuffled(step.match, step.seat, Random(step.n))
        for move in games.moves(step.match.hole, step.seat):
            one, two = (
                bot.why(
                    view(match, step.seat, recall=True),
                    games.moves(match.hole, step.seat),
                    move,
                    dice_for(shuffle_of(4), step.seat, step.n),
                )
                for match in (step.match, other)
            )
            assert one == two


@every_bot
def test_a_game_without_a_room_is_explained_from_its_rules(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(games.find_game("four-card"), name="minigolf", room="")
    monkeypatch.setitem(games._BY_NAME, "minigolf", bare)
    position = four_card("? ? / 4S 9H", held="2D")
    why = bot.why(position.view._replace(game="minigolf"), position.moves, position.moves[0], Random(0))
    assert why_text(words("en"), NAMES, why).startswith("puts the 2♦ in place 1: lower than")
