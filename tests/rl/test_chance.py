"""Chance as a player deals as a shuffle would: every card that nobody has seen is as likely as any other."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from backnine.cards import Card
from backnine.games import GAMES, Game
from backnine.hole import NOBODY, Hole
from backnine.position import cards_of
from backnine.rl.moment import Moment, first_moment
from backnine.rl.observation import Observer
from backnine.setup import set_up

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
LONG = ("take", "knock")  # without these holes are long enough for the stock to be renewed


def moments(game: Game, players: int, house: str, seed: int, shuns: tuple[str, ...] = ()) -> Iterator[Moment]:
    """Every moment of a match at random."""
    dice = Random(seed)
    observer = Observer(game, players, game.house(house))
    setup = set_up(game, ("someone",) * players, house=house, dealer=0)
    moment = first_moment(observer, setup)
    yield moment
    while not moment.match.outcome:
        if moment.pending:
            kinds, weights = zip(*moment.chances(), strict=True)
            moment = moment.with_card(dice.choices(kinds, weights)[0])
        else:
            legal = moment.moves()
            moment = moment.with_move(
                dice.choice([move for move in legal if move.verb not in shuns] or legal)
            )
        yield moment


def seen_by_somebody(hole: Hole) -> Counter[Card]:
    laid = [slot.card for layout in hole.layouts for slot in layout if slot.seen != NOBODY]
    return Counter([*laid, *hole.discard, *([hole.held] if hole.held else [])])


@EVERY_GAME
def test_what_nobody_has_seen_is_equally_likely(game: Game) -> None:
    """Until the stock is renewed: all cards of the pack that are nowhere to be seen."""
    checked = 0
    for moment in moments(game, 3, "holes=2", seed=1):
        hole, observer = moment.match.hole, moment.observer
        if not moment.pending or hole.renewals or not hole.stock or len(moment.settled) > 0:
            continue
        left = Counter(game.pack(hole.house, 3)) - seen_by_somebody(hole)
        if moment.waiting is None:
            left += Counter(hole.discard)  # the first discard is not decided yet
        kinds = Counter(observer.kind(card) for card in left.elements())
        chances = {observer.kinds[kind]: chance for kind, chance in moment.chances()}
        assert chances == pytest.approx({kind: count / left.total() for kind, count in kinds.items()})
        checked += 1
    assert checked > 20


@EVERY_GAME
def test_no_card_is_lost_and_none_is_decided_twice(game: Game) -> None:
    for seed in range(3):
        for moment in moments(game, 2 + seed, "holes=1,ties=shared", seed):
            hole = moment.match.hole
            assert Counter(cards_of(hole)) == Counter(game.pack(hole.house, 2 + seed))
            chances = moment.chances() if moment.pending else [(0, 1.0)]
            assert sum(chance for _, chance in chances) == pytest.approx(1)
            assert len(set(moment.settled + moment.pending)) == len(moment.settled + moment.pending)


@EVERY_GAME
def test_what_a_seat_was_told_stays_true(game: Game) -> None:
    """Nothing that anybody has seen changes afterwards."""
    before = [""] * 3
    for moment in moments(game, 3, "holes=2", seed=4):
        for seat in range(3):
            told = moment.story(seat).rpartition("; ")[0] if moment.waiting else moment.story(seat)
            assert told.startswith(before[seat])
            before[seat] = told
    assert all(len(told) > 200 for told in before)


@pytest.mark.parametrize(
    "game", [game for game in GAMES if game.closing == "knock"], ids=lambda game: game.name
)
def test_after_a_renewal_the_stock_is_the_old_discards(game: Game) -> None:
    renewed = 0
    for moment in moments(game, 4, "holes=1,ties=shared,renewals=5", seed=5, shuns=LONG):
        hole = moment.match.hole
        if moment.pending and moment.pending[0].where == "stock" and hole.renewals:
            kinds = Counter(moment.observer.kind(card) for card in hole.stock)
            told = {moment.observer.kinds[kind]: chance for kind, chance in moment.chances()}
            assert told == pytest.approx({kind: count / len(hole.stock) for kind, count in kinds.items()})
            renewed += 1
    assert renewed > 10


def test_the_last_cards_of_a_hole_are_decided_one_by_one() -> None:
    """Those that lie face down at its end are chance's, too, and none of them twice."""
    most = max(len(moment.settled) for moment in moments(GAMES[0], 4, "holes=1,ties=shared", seed=6))
    assert most > 3


@EVERY_GAME
def test_a_seat_is_not_told_what_another_drew(game: Game) -> None:
    for moment in moments(game, 2, "holes=1,ties=shared", seed=7):
        hole = moment.match.hole
        if hole.held_from == "stock" and hole.turn is not None and not moment.waiting:
            last = {seat: moment.story(seat).rpartition("; ")[2] for seat in (0, 1, None)}
            assert last[hole.turn] == f"{hole.turn} drew {moment.observer.kind(hole.held or hole.discard[0])}"
            assert last[1 - hole.turn] == last[None] == f"{hole.turn} drew ?"
