"""The laws that every game keeps, at every number of players and under any house rules."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from backnine import games
from backnine.cards import french_pack
from backnine.games import GAMES, Game
from backnine.hole import Hole, Seat
from backnine.matchlog import MatchLog
from backnine.moves import EVERY_MOVE, Move
from backnine.record import write
from backnine.record_reader import read
from backnine.refused import Refused
from backnine.replay import replay, verify
from backnine.setup import set_up
from tests.conformance.random_play import (
    TABLES,
    Played,
    Table,
    hole_for,
    longest_hole,
    random_house,
    random_match,
    random_player,
    sampled,
)

SEEDS = (1,)  # `make soak` plays many more
EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=str)
EVERY_MATCH = pytest.mark.parametrize(
    ("table", "seed"), [(table, seed) for table in TABLES for seed in SEEDS], ids=str
)


def cards_of(hole: Hole) -> Counter[str]:
    held = [hole.held] if hole.held else []
    return Counter([slot.card for lay in hole.layouts for slot in lay] + [*hole.stock, *hole.discard, *held])


@EVERY_MATCH
def test_cards_are_conserved(table: Table, seed: int) -> None:
    played = random_match(table, seed)
    pack = Counter(table.game.pack(played.opening.house, table.players))
    assert cards_of(played.opening.hole) == pack
    for step in played.steps:
        assert cards_of(step.after.hole) == pack


@EVERY_MATCH
def test_whom_the_hole_waits_for_can_move(table: Table, seed: int) -> None:
    for step in random_match(table, seed).steps:
        assert step.before.hole.acting
        assert all(games.moves(step.before.hole, seat) for seat in step.before.hole.acting)
        if step.after.hole.over:
            assert step.after.hole.acting == ()
            assert not any(games.moves(step.after.hole, seat) for seat in range(table.players))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_facts_of_a_game_are_those_of_its_rules(game: Game) -> None:
    """Screens and bots go by the facts, and never by a game's name."""
    matches = [random_match(table, seed) for table in TABLES if table.game is game for seed in SEEDS]
    steps = [step for played in matches for step in played.steps]
    assert ("knock" in {step.move.verb for step in steps}) == (game.closing == "knock")
    cards = {card for played in matches for card in played.opening.hole.stock}
    assert cards & set(french_pack()) == (set(french_pack()) if game.faces == "suits" else set())


@pytest.mark.parametrize("missing", ["holes", "renewals", "ties"])
def test_a_game_without_a_house_rule_of_the_match_is_refused(missing: str) -> None:
    rules = [rule for rule in GAMES[0].house_rules if rule.key != missing]
    with pytest.raises(ValueError, match=f"every match needs: {missing}$"):
        replace(GAMES[0], house_rules=tuple(rules))


# What is legal


def assert_only_legal_moves_are_played(hole: Hole, seat: Seat) -> None:
    legal = games.moves(hole, seat)
    as_it_was = replace(hole)
    assert len(set(legal)) == len(legal)
    assert set(legal) <= set(EVERY_MOVE)
    for move in EVERY_MOVE:
        if move in legal:
            assert games.play(hole, seat, move)[0] != as_it_was
        else:
            with pytest.raises(Refused) as caught:
                games.play(hole, seat, move)
            assert caught.value.moves == tuple(map(str, legal))
        assert hole == as_it_was


@EVERY_MATCH
def test_legal_moves_are_accepted_and_all_others_refused(table: Table, seed: int) -> None:
    """By every seat, and by one that is not at the table."""
    played = random_match(table, seed)
    for step in sampled(played, seed, 6):
        for seat in range(table.players + 1):
            assert_only_legal_moves_are_played(step.before.hole, seat)
    for seat in (0, table.players):
        assert_only_legal_moves_are_played(played.final.hole, seat)


@pytest.mark.parametrize("table", [table for table in TABLES if table.players > 2], ids=str)
def test_who_sits_out_a_play_off_has_no_move(table: Table) -> None:
    dice = Random(f"{table} out")
    seats = tuple(sorted(dice.sample(range(table.players), dice.randrange(2, table.players))))
    hole = hole_for(table, random_house(table, dice), seats, dice)
    for _ in range(15):
        assert not set(hole.acting) - set(seats)
        for seat in set(range(table.players)) - set(seats):
            assert games.moves(hole, seat) == ()
            assert_only_legal_moves_are_played(hole, seat)
        if not hole.over:
            hole, _ = games.play(hole, *random_player(hole, dice))


def test_every_move_is_written_in_one_way() -> None:
    for move in EVERY_MOVE:
        assert Move.read(str(move)) == move
        for other in (
            f" {move}",
            f"{move} ",
            str(move).upper(),
            f"{move}\n",
            str(move).replace(" ", "  ") + "0",
        ):
            with pytest.raises(Refused):
                Move.read(other)


# Records


def logged(played: Played) -> list[MatchLog]:
    """The match after each move."""
    names = tuple(f"Ann {seat}" for seat in range(played.opening.players))
    opening = played.opening
    setup = set_up(opening.game, names, house=opening.house, words=played.shuffle.words)
    logs = [MatchLog.begin(setup, played.shuffle.seed)]
    for step in played.steps:
        logs.append(logs[-1].play(step.seat, step.move))
    return logs


@EVERY_MATCH
def test_replay_equals_play(table: Table, seed: int) -> None:
    played = random_match(table, seed)
    record = logged(played)[-1].record()
    moves = [step for step in replay(record) if step.move]
    assert [step.match for step in moves] == [step.after for step in played.steps]
    assert [step.happened for step in moves] == [step.happened for step in played.steps]
    assert verify(record) == played.final


@EVERY_MATCH
def test_records_read_as_they_are_written(table: Table, seed: int) -> None:
    """After any move, not only at the end."""
    logs = logged(random_match(table, seed))
    for log in [*logs[:: len(logs) // 8 + 1], logs[-1]]:
        record = log.record()
        text = write(record)
        assert read(text) == record
        assert write(read(text)) == text


# Scores


@EVERY_MATCH
def test_scores_agree_with_the_layouts(table: Table, seed: int) -> None:
    played = random_match(table, seed)
    ends = [step.after for step in played.steps if step.after.hole.over]
    assert len(ends) == len(played.final.scores)
    for match in ends:
        score = match.scores[-1]
        layouts = [[slot.card for slot in match.hole.layouts[seat]] for seat in match.hole.seats]
        assert list(score.layouts) == [table.game.strokes(cards, match.house) for cards in layouts]
        extra = score.penalty.strokes if score.penalty else 0
        assert sum(score.strokes) == sum(layout.total for layout in score.layouts) + extra
        assert score.penalty is None or score.penalty.seat == score.closer
        assert (score.closer is None) <= (score.ending == "pace-of-play")
    assert_right_outcome(played)


def assert_right_outcome(played: Played) -> None:
    final = played.final
    regular = final.scores[: final.holes]
    assert final.totals == tuple(sum(strokes) for strokes in zip(*[s.strokes for s in regular], strict=True))
    assert final.outcome is not None
    best = min(final.totals)
    tied = tuple(seat for seat, total in enumerate(final.totals) if total == best)
    if final.outcome.reason == "play-off":
        last = final.scores[-1]
        assert set(final.outcome.winners) < set(tied)
        assert last.strokes[last.seats.index(final.outcome.winners[0])] == min(last.strokes)
    else:
        assert final.outcome.winners == tied


# Every hole ends


def _choose(hole: Hole, wishes: Callable[[Move], bool]) -> tuple[Seat, Move]:
    """The first move that is wished for; else the first legal one that turns no card up."""
    seat = hole.acting[0]
    moves = games.moves(hole, seat)
    wished = [move for move in moves if wishes(move)]
    swaps = [
        move for move in moves if move.verb == "swap" and move.slot and hole.layouts[seat][move.slot - 1].up
    ]
    return seat, (wished + swaps + list(moves))[0]


def passer(hole: Hole, dice: Random) -> tuple[Seat, Move]:
    """Throws every stock card away, or puts it where nothing comes of it."""
    return _choose(hole, lambda move: str(move) in ("toss", "draw", "decline"))


def swapper(hole: Hole, dice: Random) -> tuple[Seat, Move]:
    """Puts every stock card in the same place."""
    return _choose(hole, lambda move: str(move) in ("draw", "swap 1", "decline"))


def tosser(hole: Hole, dice: Random) -> tuple[Seat, Move]:
    """Passes at the final putt, and turns up a card before."""
    return _choose(hole, lambda move: move.verb in ("draw", "look") or str(move) == "toss")


def peeker(hole: Hole, dice: Random) -> tuple[Seat, Move]:
    """Peeks wherever there is something left to see, out of turn too."""
    peeks = [(seat, move) for seat in hole.seats for move in games.moves(hole, seat) if move.verb == "peek"]
    return peeks[0] if peeks else passer(hole, dice)


def taker(hole: Hole, dice: Random) -> tuple[Seat, Move]:
    """Takes what the player before discarded and lays it on a card that lies face up."""
    return _choose(hole, lambda move: str(move) in ("take", "decline"))


def random_taker(hole: Hole, dice: Random) -> tuple[Seat, Move]:
    """Takes three times out of four."""
    return taker(hole, dice) if dice.random() < 0.75 else passer(hole, dice)


def moves_until_the_end(
    table: Table, player: Callable[[Hole, Random], tuple[Seat, Move]], house: str, most: int | None = None
) -> int:
    dice = Random(f"{table} ends")
    hole = hole_for(table, table.game.house(house), tuple(range(table.players)), dice)
    most = most or longest_hole(hole)
    for number in range(most):
        if hole.over:
            return number
        hole, _ = games.play(hole, *player(hole, dice))
    raise AssertionError(f"no end after {most} moves")


@EVERY_TABLE
@pytest.mark.parametrize("player", [passer, swapper, tosser, peeker, random_player], ids=lambda p: p.__name__)
@pytest.mark.parametrize("renewals", [0, 1])
def test_every_hole_ends(
    table: Table, player: Callable[[Hole, Random], tuple[Seat, Move]], renewals: int
) -> None:
    """PN-42, FC-23: however patient the players are."""
    assert moves_until_the_end(table, player, f"renewals={renewals}") > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_hole_ends_after_many_renewals(game: Game) -> None:
    assert moves_until_the_end(Table(game.name, 3), passer, "renewals=3") > 0


@EVERY_TABLE
def test_every_hole_ends_when_most_discards_are_taken(table: Table) -> None:
    assert moves_until_the_end(table, random_taker, "renewals=0", most=20_000) > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_hole_ends_when_nobody_draws_from_the_stock(game: Game) -> None:
    """PN-42: a game must end, also if everybody takes the other's discard back for ever."""
    assert moves_until_the_end(Table(game.name, 3), taker, "renewals=0", most=5_000) > 0
