"""Rollouts from what a seat knows."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from backnine import games
from backnine.fast.kernel import mask_of, new_dice
from backnine.games.four_card.fast import rules as fast
from backnine.games.four_card.fast.views import known, rollouts
from backnine.games.four_card.rules import DRAW, FOUR_CARD, KNOCK, LOOK, TAKE, pack, strokes
from backnine.hole import has_seen
from backnine.match import Match, play
from backnine.view import view
from tests.bots.rounds import start
from tests.conformance.random_play import Table, random_match, sampled
from tests.fast.four_card import FourCard

MATCHES = [(players, players % 3) for players in FOUR_CARD.players]


@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_the_unknown_is_dealt_as_it_could_be(players: int, seed: int) -> None:
    for step in sampled(random_match(Table("four-card", players), seed), seed, 30):
        match = step.before
        for seat in match.hole.seats:
            _check_a_deal(match, seat, Random(seed).randrange(1000))


def _check_a_deal(match: Match, seat: int, number: int) -> None:
    """All the seat knows is as it is, all cards are there, and everybody has the same moves."""
    hole = match.hole
    state = _dealt(match, seat, number)
    for other in range(match.players):
        assert fast.moves(state, other) == mask_of(games.moves(hole, other))
    kernel = FourCard(state, hole.seats)
    made, truth = dict(kernel.picture()), dict(kernel.picture_of(hole))
    different = {name for name in truth if made[name] != truth[name]}
    assert different <= {"cards", "stock"} | ({"held"} if hole.turn != seat else set())
    slots = [slot for layout in hole.layouts for slot in layout]
    for slot, card in zip(slots, kernel.cards(), strict=True):
        assert card == fast.RANK[slot.card] or not has_seen(slot.seen, seat)
    held = [int(state[fast.HELD])] if hole.held else []
    stock, discards = kernel.stock(), list(fast.ranks(hole.discard))
    assert len(stock) == len(hole.stock)
    assert Counter([*kernel.cards(), *held, *stock, *discards]) == Counter(
        fast.ranks(pack(match.house, match.players))
    )


def _dealt(match: Match, seat: int, number: int) -> fast.HoleState:
    state, unseen = known(view(match, seat, recall=True))
    fast.deal_unknown(state, unseen, fast.NO_LEAN, new_dice(3, number))
    return state


@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_steady_asks_no_more_than_the_seat_knows(players: int, seed: int) -> None:
    """Whatever the unknown cards are, it makes the same move."""
    brains = fast.brains(*[fast.STEADY_BRAIN] * players)
    for step in sampled(random_match(Table("four-card", players), seed), seed, 30):
        for seat in step.before.hole.acting:
            deals = [_dealt(step.before, seat, number) for number in range(10)]
            assert len({fast.choose(deal, seat, brains, new_dice(1, 1)) for deal in deals}) == 1


def test_every_unknown_card_may_lie_anywhere() -> None:
    """Mine that I have not seen, another's: all have the mean of what I have not seen."""
    match = start("four-card", 2, "", seed=5)
    unseen = known(view(match, 0, recall=True)).unseen
    squares = np.array([_dealt(match, 0, number)[fast.CARDS : fast.CARDS + 8] for number in range(4000)])
    values = fast.VALUE[squares]
    assert np.allclose(values.mean(axis=0), fast.VALUE[unseen].mean(), atol=0.3)
    assert all(set(column) == set(unseen) for column in squares.T)


def test_an_owner_who_has_looked_may_be_thought_to_like_low_cards() -> None:
    match = start("four-card", 2, "look=4", seed=5)
    for seat in (0, 1):
        match, _ = play(match, seat, LOOK)
    state, unseen = known(view(match, 0, recall=True))
    lean = np.array([1] * 5 + [0] * 7 + [1, 1], np.float32)
    high = []
    for number in range(500):
        square = state.copy()
        fast.deal_unknown(square, unseen, lean, new_dice(3, number))
        high += [int(fast.VALUE[card] > 5) for card in square[fast.CARDS + 4 : fast.CARDS + 8]]
    assert np.mean(high) < 0.05


def test_rollouts_of_a_knock_keep_the_square() -> None:
    match = start("four-card", 3, "look=4", seed=9)
    for seat in range(3):
        match, _ = play(match, seat, LOOK)
    me = match.hole.acting[0]
    seen = view(match, me, recall=True)
    results = rollouts(
        known(seen), me, [KNOCK, DRAW, TAKE], fast.brains(*[fast.STEADY_BRAIN] * 3), seed=1, deals=300
    )
    mine = [slot.card for slot in seen.layouts[me]]
    assert set(results[:, 0, me]) == {strokes(mine, seen.house).total}
    assert len(set(results[:, 1, me])) > 5
    again = rollouts(
        known(seen), me, [DRAW], fast.brains(*[fast.STEADY_BRAIN] * 3), seed=1, first=100, deals=200
    )
    assert np.array_equal(again[:, 0], results[100:, 1])
