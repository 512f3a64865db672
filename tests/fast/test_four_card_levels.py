"""The compiled levels of Four-Card Golf decide as the plain bots do, move for move."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from backnine.arena.kernels import lines_of, play_chunks
from backnine.arena.plan import make_plan
from backnine.bots import find_bot
from backnine.bots.memory import card_number
from backnine.cards import Card
from backnine.fast import rows
from backnine.fast.kernel import number_of
from backnine.fast.matches import MatchDesk, new_desk
from backnine.games import find_game
from backnine.games.four_card.fast import matches
from backnine.games.four_card.fast.levels.sight import CARD
from backnine.games.four_card.fast.rules import CARDS, HELD, PACK, PILES, TOP, HoleState
from backnine.games.four_card.fast.views import known
from backnine.games.four_card.rules import pack, value
from backnine.matchlog import dice_for
from backnine.view import View, cards_in, view
from backnine.whims import folded
from tests.bots.rounds import shuffle_of, start, steps
from tests.fast.levels import check, check_played

LEVELS = ("rookie", "weekender", "club", "random", "tour@0", "tour@1", "tour")
MATCHES = {"rookie": 24, "weekender": 20, "club": 12, "random": 200, "tour@0": 8, "tour@1": 3, "tour": 1}
HOUSES = (
    "pairs_cancel=true", "look=any", "look=1", "look=4", "knock_penalty=true", "jokers=true,packs=3",
    "pairs_cancel=true,jokers=true", "no_peek=true", "renewals=0", "renewals=5,packs=1", "ties=playoff",
)  # fmt: skip


def as_seen(seen: View, dice: Random) -> HoleState:
    """The hole with everything made up that the seat cannot see."""
    hole = known(seen).state
    left = Counter[str](pack(seen.house, seen.players)) - cards_in(seen)
    hidden = [Card(card) for card in left.elements()]
    dice.shuffle(hidden)
    for seat, layout in enumerate(seen.layouts):
        for slot, each in enumerate(layout):
            hole[CARDS + 4 * seat + slot] = CARD[each.card or hidden.pop()]
    hole[PILES : PILES + len(seen.discard)] = [CARD[card] for card in seen.discard]
    hole[PILES + hole[TOP] : PILES + hole[PACK]] = [CARD[card] for card in hidden[: seen.stock]]
    if seen.held:
        hole[HELD] = CARD[seen.held]
    return hole


def desk_of(seen: View) -> MatchDesk:
    desk = new_desk(pack(seen.house, seen.players), CARD, value, seen.players)
    desk.totals[:] = seen.totals
    desk.drawn[0] = folded(0, *[card_number(card) for pick in seen.draw for card in pick])
    return desk


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "house"), [(2, "holes=2"), (4, "holes=1,look=any,pairs_cancel=true")])
def test_from_what_a_seat_sees_they_choose_the_same_move(level: str, players: int, house: str) -> None:
    bot, dice = find_bot(level), Random(level)
    for step in steps(start("four-card", players, house, seed=7), [bot] * players):
        if step.seat is None or step.move is None:
            continue
        seen = view(step.match, step.seat, recall=True)
        desk = desk_of(seen)
        room = matches.new_room(players, seen.house, [level], desk)
        room.hole[:] = as_seen(seen, dice)
        matches.know_hole(room, desk, seen.hole)
        desk.dice[0] = dice_for(shuffle_of(7), step.seat, step.n)._state
        chosen = matches.choose(room, desk, seen.hole, step.seat, *matches.level_of(level))
        assert chosen == number_of(step.move)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", find_game("four-card").players)
def test_the_same_matches_at_every_table(level: str, players: int) -> None:
    check_played("four-card", level, seats=players, matches=MATCHES[level], seed=players, house="holes=1")


@pytest.mark.parametrize("level", LEVELS)
def test_plain_bots_still_play_so(level: str) -> None:
    check("four-card", level, seats=2, matches=1, seed=1, house="holes=1,ties=shared")


@pytest.mark.parametrize("house", HOUSES)
def test_the_same_matches_with_house_rules_and_mixed_seats(house: str) -> None:
    dice = Random(house)
    seats = dice.randrange(2, 6)
    bots = [dice.choice(LEVELS) for _ in range(2)]
    check_played(
        "four-card", *bots, seats=seats, matches=1, seed=dice.getrandbits(40), house=f"holes=1,{house}"
    )


def test_whole_matches_with_play_offs() -> None:
    check_played("four-card", *LEVELS[:2], seats=2, matches=24, seed=3, house="holes=1,ties=playoff")
    check_played("four-card", LEVELS[0], seats=3, matches=2, seed=4)


def test_rows_count_what_cancelled_pairs_saved() -> None:
    house = "holes=1,pairs_cancel=true,jokers=true,packs=3"
    plan = make_plan("four-card", ["rookie"], seats=6, matches=100, seed="5", house=house)
    found = Counter[int]()
    for played in play_chunks(plan, matches.COMPILED, 1):
        for line, (hole, *_) in zip(lines_of(plan, matches.COMPILED, played), played.holes, strict=True):
            seats = hole[rows.SEATS_FROM :].reshape(6, -1)
            for seat, savings in zip(seats, line.holes[0].savings, strict=True):
                strokes = [saving.strokes for saving in savings]
                assert seat[-2:].tolist() == [len(strokes), sum(strokes)]
                found.update(strokes)
    assert found[4]  # two jokers, which would have been better apart
    assert len(found) > 3


def test_in_matches_cards_keep_their_suits() -> None:
    assert {matches.COMPILED.card(CARD[card]) for card in CARD} == set(CARD)
    assert len(set(CARD.values())) == len(CARD)
    assert np.bitwise_and(list(CARD.values()), 15).max() < 14
