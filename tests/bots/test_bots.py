"""What holds for every bot: found by name, legal at any table, the same for the same seed, honest."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import pytest

from backnine import bots, games
from backnine.bots import BOTS, Bot, find_bot
from backnine.but import but
from backnine.cards import Card
from backnine.fast import installed
from backnine.games.rooms import brings
from backnine.hole import Slot, has_seen
from backnine.match import Match, play
from backnine.matchlog import dice_for
from backnine.moves import Move
from backnine.refused import Refused
from backnine.view import view
from tests.crowds import some_crowds

from .drawn import choices, four_card
from .rounds import HURRIED_BOTS, AnyMove, Step, moves_of, play_out, random_house, shuffle_of, start, steps

GAMES = [game.name for game in games.GAMES]
TABLES = [(game.name, players) for game in games.GAMES for players in some_crowds(game)]

every_bot = pytest.mark.parametrize("bot", HURRIED_BOTS, ids=[bot.name for bot in HURRIED_BOTS])
every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


@pytest.mark.parametrize("bot", BOTS, ids=[bot.name for bot in BOTS])
def test_found_by_name(bot: Bot) -> None:
    assert find_bot(bot.name) is bot


def test_a_bot_with_a_budget() -> None:
    assert find_bot("tour@7").name == "tour@7"
    assert (find_bot("tour@0").name, find_bot("tour@0").budget) == ("tour@0", 0)
    assert find_bot("tour").name == "tour"
    for name, why in {
        "tour@": "no-such-budget",
        "tour@00": "no-such-budget",
        "tour@ten": "no-such-budget",
        "tour@99999": "no-such-budget",
        "tour@040": "no-such-budget",
        "tour@00000000110000000": "no-such-budget",
        "tour@" + "1" * 5000: "no-such-budget",
        "club@5": "bot-without-budget",
        "random@5": "bot-without-budget",
    }.items():
        with pytest.raises(Refused) as refused:
            find_bot(name)
        assert refused.value.why == why


def test_what_a_bot_is_able_to_do_is_asked_of_it() -> None:
    """Nobody looks at its class or name: only those that search take a budget and kernels."""
    assert [bot.name for bot in BOTS if bot.with_budget(5)] == ["tour"]
    assert [bot.name for bot in BOTS if bot.is_quick("play-nine")] == ["rookie", "weekender"]
    assert {bot.budget for bot in BOTS} == {None}
    assert find_bot("tour@5").budget == 5
    for bot in BOTS:
        assert bot.uses_kernels("four-card") == (bot.name == "tour" and installed())
        assert bot.lacks_kernels("four-card") == (bot.name == "tour" and not installed())
    source = Path(bots.__file__).parents[1]
    classes = re.compile(r"isinstance\([^)]*\b(Tour|HabitBot|PlainLevel)\b")
    assert not [file for file in source.rglob("*.py") if classes.search(file.read_text("utf-8"))]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        find_bot("caddie")
    assert refused.value.why == "no-such-bot"
    assert refused.value.details == {"bot": "caddie", "bots": "rookie, weekender, club, tour, random"}


def test_dice_depend_on_seed_seat_and_move_alone() -> None:
    def throw(seed: int, seat: int, n: int) -> float:
        return dice_for(shuffle_of(seed), seat, n).random()

    assert throw(1, 2, 3) == throw(1, 2, 3)
    assert len({throw(seed, seat, n) for seed in (1, 2) for seat in (0, 1) for n in (0, 10)}) == 8


@every_table
def test_whole_matches_at_any_table(game: str, players: int) -> None:
    dice = Random(f"{game} {players}")
    match = start(game, players, random_house(game, players, dice), seed=players)
    bots = [dice.choice(HURRIED_BOTS) for _ in range(players)]
    *played, last = steps(match, bots)
    assert not [step for step in played if step.move and step.move.verb == "peek"]
    assert last.match.outcome


@every_game
@every_bot
def test_play_offs(game: str, bot: Bot) -> None:
    """Some seats sit out, so that their layouts are empty. Whoever is quick plays until it comes to that."""
    match = next(play_offs(game))
    assert len(match.hole.seats) == 2
    outcome = play_out(match, [bot] * 3).outcome
    assert outcome
    assert outcome.reason == "play-off"


def play_offs(game: str) -> Iterator[Match]:
    """Matches of three, in which the play-off of two begins."""
    for seed in range(500):
        match = start(game, 3, "holes=1,ties=playoff", seed)
        later = (step.match for step in steps(match, [AnyMove()] * 3) if step.match.hole.number > 1)
        begun = next(later, match)
        if begun.outcome is None and len(begun.hole.seats) == 2:
            yield begun


@every_game
def test_the_same_seed_makes_the_same_match(game: str) -> None:
    bots = [find_bot("rookie"), find_bot("club"), find_bot("tour@3")]
    once = moves_of(start(game, 3, "holes=2", seed=7), bots)
    assert once == moves_of(start(game, 3, "holes=2", seed=7), bots)
    assert once != moves_of(start(game, 3, "holes=2", seed=8), bots)


@every_game
def test_a_resumed_match_goes_on_as_if_never_stopped(game: str) -> None:
    bots = [find_bot("weekender"), find_bot("tour@3")]
    match = start(game, 2, "holes=1", seed=5)
    whole = moves_of(match, bots)
    for step in steps(match, bots):
        if step.n % 7 == 0:
            assert whole[step.n :] == moves_of(step.match, bots, step.n)


@every_game
@every_bot
def test_hidden_cards_change_nothing(game: str, bot: Bot) -> None:
    """The same choice when all the cards the seat may not know are shuffled."""
    for step in steps(start(game, 3, "holes=1", seed=3), [bot] * 3):
        if step.seat is not None:
            other = with_hidden_cards_shuffled(step.match, step.seat, Random(step.n))
            moves = games.moves(other.hole, step.seat)
            dice = dice_for(shuffle_of(3), step.seat, step.n)
            assert bot.choose(view(other, step.seat, recall=True), moves, dice) == step.move


def with_hidden_cards_shuffled(match: Match, seat: int, dice: Random) -> Match:
    hole = match.hole
    hidden = [slot.card for layout in hole.layouts for slot in layout if not has_seen(slot.seen, seat)]
    cards: list[Card] = [*hole.stock, *hidden]
    dice.shuffle(cards)

    def other(slot: Slot) -> Slot:
        return slot if has_seen(slot.seen, seat) else slot._replace(card=cards.pop())

    layouts = tuple(tuple(other(slot) for slot in layout) for layout in hole.layouts)
    return but(match, hole=but(hole, layouts=layouts, stock=tuple(cards)))


@every_bot
def test_takes_over_from_somebody_who_peeked(bot: Bot) -> None:
    """FC-25: the seat owes a replacement, so it must draw and swap that slot."""
    match, _ = play(four_card("? ? / AS KH", top="AD").match, 0, Move("peek", 2))
    for expected in ("draw", "swap 2"):
        moves = games.moves(match.hole, 0)
        move = bot.choose(view(match, 0, recall=True), moves, Random(0))
        assert str(move) == expected
        match, _ = play(match, 0, move)


@every_bot
def test_looks_at_its_first_cards(bot: Bot) -> None:
    for look in ("near", "any", "1", "4"):
        match = start("four-card", 2, f"look={look}", seed=1)
        position = four_card("? ? / ? ?")._replace(match=match)
        assert {move.split()[0] for move in choices(bot.name, position, 20)} == {"look"}


# Milliseconds a decision, in a game that brings bots of its own and in one that is played by its rules alone
QUICK = {"rookie": 2, "weekender": 2, "club": 5, "tour@2": 8}
PLAIN = {"rookie": 5, "weekender": 5, "club": 5, "tour@2": 20}
MOST = 50  # for any other


@every_game
@every_bot
def test_is_quick(game: str, bot: Bot) -> None:
    """So that nobody waits, and a thousand matches are no wait either."""
    thinking = [_time_to_choose(bot, step) for step in steps(start(game, 4, "holes=2", seed=1), [bot] * 4)]
    own = brings(games.find_game(game), "bots")
    assert 1000 * median(thinking) < (QUICK if own else PLAIN).get(bot.name, MOST)


def _time_to_choose(bot: Bot, step: Step) -> float:
    if step.seat is None:
        return 0
    seen, moves = view(step.match, step.seat, recall=True), games.moves(step.match.hole, step.seat)
    began = process_time()
    bot.choose(seen, moves, Random(step.n))
    return process_time() - began
