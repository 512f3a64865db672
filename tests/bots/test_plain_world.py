"""A world made from a view fits it: whoever sits there sees just that."""

from collections import Counter
from random import Random

import pytest

from backnine import games
from backnine.bots.plain.world import deal_world
from backnine.but import but
from backnine.match import Match, play
from backnine.view import view
from tests.conformance.random_play import TABLES, Table, random_match, sampled

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
@pytest.mark.parametrize("recall", [True, False])
def test_the_view_of_the_made_world_is_the_view_it_was_made_from(table: Table, recall: bool) -> None:
    for match in moments(table):
        for seat in (*range(table.players), None):
            seen = view(match, seat, recall=recall)
            made = but(match, hole=deal_world(seen, Random(1)))
            assert view(made, seat, recall=recall) == seen


@every_table
def test_a_made_world_has_the_cards_of_the_pack_and_the_same_legal_moves(table: Table) -> None:
    for match in moments(table):
        for seat in match.hole.acting:
            made = deal_world(view(match, seat, recall=True), Random(2))
            pack = match.game.pack(match.house, match.players)
            assert Counter(every_card(but(match, hole=made))) == Counter(pack)
            assert games.moves(made, seat) == games.moves(match.hole, seat)


@every_table
def test_a_made_world_can_be_played_to_its_end(table: Table) -> None:
    match = moments(table)[0]
    dice = Random(3)
    made = but(match, hole=deal_world(view(match, 0, recall=True), dice))
    while not made.hole.over:
        seat = made.hole.acting[0]
        made, _ = play(made, seat, dice.choice(games.moves(made.hole, seat)))


def test_what_cannot_be_seen_is_dealt_at_random() -> None:
    """Every unseen card comes everywhere, about as often as any other."""
    match = random_match(Table("four-card", 2), 0).opening
    seen = view(match, 0, recall=True)
    tops = Counter(deal_world(seen, Random(n)).stock[0] for n in range(5100))
    assert set(tops) == set(match.game.pack(match.house, 2)) - set(seen.discard)
    assert min(tops.values()) > 50
    assert max(tops.values()) < 160


def moments(table: Table) -> list[Match]:
    """Positions of random matches, the end of a hole among them."""
    played = [random_match(table, seed) for seed in range(2)]
    some = [step.before for match in played for step in sampled(match, 1, 6)]
    over = [step.after for match in played for step in match.steps if step.after.hole.over]
    return some + over[:2]


def every_card(match: Match) -> list[str]:
    hole = match.hole
    cards = [slot.card for layout in hole.layouts for slot in layout]
    return [*cards, *hole.stock, *hole.discard, *([hole.held] if hole.held else [])]
