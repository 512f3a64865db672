"""A memory that fades: as often as it should, never back and forth, and blind to what it may not know."""

from itertools import pairwise
from random import Random

import pytest

from backnine.bots import Bot, find_bot
from backnine.bots.bot import Cards
from backnine.bots.memory import Memory, remembered
from backnine.games.four_card.bots import rookie, weekender
from backnine.moves import Move
from backnine.view import view

from .drawn import Position, four_card
from .rounds import start, steps
from .spoken import said

SQUARE = "2S 3S / QS 4H"
SQUARE_CARDS = remembered(four_card(SQUARE).view)
every_memory = pytest.mark.parametrize(
    "memory", [rookie.MEMORY, weekender.MEMORY], ids=["rookie", "weekender"]
)


def after(turns: int, hole: int, mine: str = SQUARE) -> Position:
    return four_card(mine, turns=(turns, turns), number=hole)


def lost(memory: Memory, turns: int) -> int:
    """Cards forgotten of 800, in 200 holes."""
    return sum(card is None for hole in range(200) for card in memory.of(after(turns, hole).view))


def mixed_up(memory: Memory, turns: int) -> int:
    """Holes of 200 in which a card is remembered in a wrong place."""
    views = [after(turns, hole).view for hole in range(200)]
    return sum(_wrong(memory.of(view), remembered(view)) for view in views)


def _wrong(believed: Cards, true: Cards) -> bool:
    return any(card not in (None, right) for card, right in zip(believed, true, strict=True))


def test_fades_with_the_turns() -> None:
    assert [lost(rookie.MEMORY, 0), mixed_up(rookie.MEMORY, 0)] == [0, 0]
    assert 120 < lost(rookie.MEMORY, 4) < 200
    assert 260 < lost(rookie.MEMORY, 8) < 380
    assert 30 < mixed_up(rookie.MEMORY, 8) < 80
    assert lost(rookie.MEMORY, 8) == lost(rookie.MEMORY, 30)  # it gets no worse


def test_the_weekender_forgets_less() -> None:
    assert [lost(weekender.MEMORY, 0), mixed_up(weekender.MEMORY, 0)] == [0, 0]
    assert 60 < lost(weekender.MEMORY, 8) < 130
    assert 10 < mixed_up(weekender.MEMORY, 8) < 40


@every_memory
def test_what_is_forgotten_stays_forgotten(memory: Memory) -> None:
    """No card comes back to mind while it lies where it lay, and no confusion clears up."""
    for hole in range(200):
        views = [after(turns, hole).view for turns in range(10)]
        gone = [{slot for slot, card in enumerate(memory.of(view)) if card is None} for view in views]
        assert all(earlier <= later for earlier, later in pairwise(gone))
        confused = [memory._replace(forgets=0).of(view) != SQUARE_CARDS for view in views]
        assert confused == sorted(confused)


@every_memory
def test_confused_cards_are_cards_it_has(memory: Memory) -> None:
    believed = [memory._replace(forgets=0).of(after(8, hole).view) for hole in range(200)]
    assert {frozenset(cards) for cards in believed} == {frozenset(SQUARE_CARDS)}


@every_memory
def test_the_same_in_the_same_hole_and_another_in_another(memory: Memory) -> None:
    holes = [memory.of(after(8, hole).view) for hole in range(60)]
    assert holes == [memory.of(after(8, hole).view) for hole in range(60)]
    assert len(set(holes)) > 4


@every_memory
def test_a_card_that_is_replaced_is_remembered_anew(memory: Memory) -> None:
    """Nothing is known of the one that was there, so about as many are forgotten as of any other."""
    forgotten = [hole for hole in range(400) if memory.of(after(8, hole).view)[2] is None]
    anew = [memory.of(after(8, hole, "2S 3S / 7D 4H").view)[2] for hole in forgotten]
    assert len(forgotten) > 20
    assert anew.count(None) < len(forgotten) * 0.7


@pytest.mark.parametrize("bot", [find_bot("rookie"), find_bot("weekender")], ids=lambda bot: bot.name)
def test_plays_by_what_it_believes(bot: Bot) -> None:
    """The queen should go; once forgotten or confused with another card, often something else goes."""
    gone = {turns: _queen_goes(bot, turns) for turns in (0, 8)}
    assert gone[0] == 300
    assert 120 < gone[8] < 295


def _queen_goes(bot: Bot, turns: int) -> int:
    positions = [
        four_card("2S 3S / QS 4H", held="AD", turns=(turns, turns), number=hole) for hole in range(300)
    ]
    chosen = [bot.choose(each.view, each.moves, Random(0)) for each in positions]
    return chosen.count(Move("swap", 3))


def test_says_so() -> None:
    rookie, reasons = find_bot("rookie"), set()
    for hole in range(300):
        position = four_card(SQUARE, held="AD", turns=(8, 8), number=hole)
        move = rookie.choose(position.view, position.moves, Random(0))
        reasons.add(said(rookie.why(position.view, position.moves, move, Random(0))))
    assert "puts the A♦ in place 3, where it remembers the Q♠" in reasons
    assert "puts the A♦ in place 3, having forgotten what lies there" in reasons
    assert "puts the A♦ in place 1, where it wrongly remembers the Q♠" in reasons


def test_a_whole_hole_is_remembered_consistently() -> None:
    """Over real play too: a slot that was not touched never comes back to mind."""
    memory = rookie.MEMORY
    for seed in range(30):
        gone: set[tuple[int, int]] = set()
        for step in steps(start("four-card", 3, "holes=1", seed), [find_bot("rookie")] * 3):
            if step.seat is None or step.match.hole.phase not in ("draw", "place"):
                continue
            seen = view(step.match, step.seat, recall=True)
            known, believed = remembered(seen), memory.of(seen)
            mine = {slot for seat, slot in gone if seat == step.seat}
            assert all(believed[slot] is None for slot in mine)
            gone |= {(step.seat, s) for s in range(4) if known[s] is not None and believed[s] is None}
            if step.move and step.move.verb == "swap" and step.move.slot:
                gone.discard((step.seat, step.move.slot - 1))
