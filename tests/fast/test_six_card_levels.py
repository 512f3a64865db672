"""The compiled levels of Six-Card Golf decide as plain thinking does, move for move."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from backnine import games
from backnine.arena.account import Account, Shape
from backnine.arena.chunks import Chunk
from backnine.arena.kernels import compiled_for, play_chunks
from backnine.arena.plan import make_plan
from backnine.arena.tally import SeatTally, Tally
from backnine.bots import find_bot
from backnine.fast.kernel import gauss, new_dice, number_of
from backnine.games import find_game
from backnine.games.six_card.fast import rules as fast
from backnine.games.six_card.fast.levels.kinds import kind_tables
from backnine.games.six_card.fast.levels.lookahead import new_brain
from backnine.games.six_card.fast.matches import choose, level_of
from backnine.hole import MOST_TAKES, MOST_TURNS, Seat
from backnine.match import Match, play
from backnine.matchlog import dice_for
from backnine.view import View, view
from backnine.whims import Whims
from tests.bots.rounds import shuffle_of, start, steps
from tests.fast.levels import by_plain_bots, check, check_played
from tests.fast.tee_off import PHASES

LAYOUTS = {
    "rookie": 16,
    "weekender": 16,
    "club": 10,
    "tour": 5,
    "random": 400,
    "tour@0": 5,
    "tour@9": 3,
}  # at each table; plain thinking takes its time
LEVELS = tuple(LAYOUTS)
HOUSES = (
    "flip=may,blocks",
    "flip=must,last_round=false,jokers",
    "closer_penalty,renewals=0,packs=1",
    "flip=may,last_round=false,closer_penalty",
    "twos_keep,jokers",  # a joker is like a two
    "twos_keep,jokers,blocks,packs=3",
    "twos=2,twos_keep,renewals=5",
)


def test_whims_are_those_of_the_plain_dice() -> None:
    dice, plain = new_dice(5, 7), Whims(5, 7)
    for _ in range(1000):
        assert gauss(dice, 2.7) == plain.gauss(0, 2.7)


def as_seen(seen: View) -> fast.HoleArray:
    """The hole of a view, in which every card that the seat cannot see is an ace."""
    hole = fast.new_hole(seen.house, seen.players)
    hole[fast.SEATS] = seen.players
    hole[fast.DEALER], hole[fast.PHASE] = seen.dealer, PHASES.index(seen.phase)
    hole[fast.TURN_OF] = fast.NOBODY if seen.turn is None else seen.turn
    hole[fast.CLOSER] = fast.NOBODY if seen.closer is None else seen.closer
    hole[fast.HELD] = fast.NOTHING if seen.held is None else fast.NUMBER[seen.held]
    hole[fast.HELD_FROM] = fast.FROM_DISCARD if seen.held_from == "discard" else fast.FROM_STOCK
    hole[fast.RENEWED], hole[fast.TAKES] = seen.renewals, seen.takes
    hole[fast.STOCK], hole[fast.DISCARDS] = seen.stock, len(seen.discard)
    hole[fast.PILES : fast.PILES + len(seen.discard)] = fast.numbers(seen.discard)
    hole[fast.WAITING] = sum(1 << seat for seat in seen.acting) if seen.phase == "tee-off" else 0
    for seat, layout in enumerate(seen.layouts):
        hole[fast.TURNS + seat] = seen.turns[seat]
        for slot, each in enumerate(layout):
            hole[fast.DOWN + seat] |= (each.card is None) << slot
            number = 0 if each.card is None else fast.NUMBER[each.card]
            hole[fast.CARDS + seat * fast.SLOTS + slot] = number
    return hole


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("house", ["holes=1", "holes=1,flip=may,jokers,blocks,closer_penalty"])
def test_from_what_a_seat_sees_they_choose_the_same_move(level: str, house: str) -> None:
    players = 3
    bot, brain = find_bot(level), new_brain(kind_tables(find_game("six-card").house(house), players))
    decisions = 0
    for step in steps(start("six-card", players, house, seed=7), [bot] * players):
        if step.seat is None or step.move is None:
            continue
        hole = as_seen(view(step.match, step.seat, recall=True))
        dice = np.array([dice_for(shuffle_of(7), step.seat, step.n)._state], np.uint64)
        chosen = choose(hole, step.seat, level_of(level), brain, dice)
        assert chosen == number_of(step.move), step.n
        decisions += 1
    assert decisions > 20


def dawdled(house: str, shuns: str) -> Iterator[tuple[Match, Seat, int]]:
    """Every decision of a hole in which nobody turns up a card after the tee-off, nor plays the verb,
    until the pace of play ends it (SC-32)."""
    match, n, dice = start("six-card", 2, house, seed=3), 0, Random(shuns)
    while not match.hole.over:
        seat = match.hole.acting[0]
        yield match, seat, n
        legal, layout = games.moves(match.hole, seat), match.hole.layouts[seat]
        slow = [each for each in legal if not each.slot or each.verb == "flip" or layout[each.slot - 1].up]
        match, _ = play(match, seat, dice.choice([move for move in slow if move.verb != shuns]))
        n += 1
    assert match.hole.ending == "pace-of-play"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("shuns", "house"), [("draw", "flip=may"), ("take", "flip=may,renewals=1"), ("take", "renewals=5")]
)
def test_late_in_long_holes_they_choose_the_same_move(level: str, shuns: str, house: str) -> None:
    """The stock is renewed or gone, nobody has drawn for long, or everybody has had too many turns."""
    bot, brain = find_bot(level), new_brain(kind_tables(find_game("six-card").house(house), 2))
    late = 0
    for match, seat, n in dawdled(f"holes=1,{house}", shuns):
        hole = match.hole
        if hole.stock and hole.takes < MOST_TAKES - 2 and hole.turns[seat] < MOST_TURNS - 2 and n % 20:
            continue
        seen, dice = view(match, seat, recall=True), dice_for(shuffle_of(3), seat, n)
        kernels_dice = np.array([dice._state], np.uint64)
        chosen = choose(as_seen(seen), seat, level_of(level), brain, kernels_dice)
        assert chosen == number_of(bot.choose(seen, games.moves(hole, seat), dice)), n
        assert kernels_dice[0] == dice._state
        late += 1
    assert late > 5


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", find_game("six-card").players)
def test_the_same_matches_at_every_table(level: str, players: int) -> None:
    matches = max(1, LAYOUTS[level] // players)
    check_played("six-card", level, seats=players, matches=matches, seed=players, house="holes=1")


@pytest.mark.parametrize("level", LEVELS)
def test_plain_bots_still_play_so(level: str) -> None:
    check("six-card", level, seats=2, matches=1, seed=1, house="holes=1,ties=shared")


@pytest.mark.parametrize("house", HOUSES)
def test_the_same_matches_with_house_rules_and_mixed_seats(house: str) -> None:
    dice = Random(house)
    bots = [dice.choice(LEVELS) for _ in range(2)]
    seed = dice.getrandbits(40)
    check_played(
        "six-card", *bots, seats=dice.randrange(2, 5), matches=1, seed=seed, house=f"holes=1,{house}"
    )


def test_whole_matches_with_play_offs() -> None:
    house = "holes=2,ties=playoff,flip=must"
    check_played("six-card", "rookie", "weekender", seats=3, matches=3, seed=3, house=house)


def test_strokes_saved_are_counted_alike() -> None:
    house = "holes=2,ties=shared,flip=must,blocks,twos_keep,jokers"
    plan = make_plan("six-card", ["rookie"], seats=4, matches=4, seed="2026", house=house)
    compiled = compiled_for(plan)
    assert compiled is not None
    in_kernels, plainly = (
        Account(Shape(4, 2, 1, (4,)), Tally((SeatTally("rookie"),))),
        Account(Shape(4, 2, 1, (4,)), Tally((SeatTally("rookie"),))),
    )
    for played in play_chunks(plan, compiled, 1):
        Chunk(in_kernels.shape, compiled, played).add_to(in_kernels)
    for line in by_plain_bots(plan):
        plainly.add([line])
    assert in_kernels == plainly
