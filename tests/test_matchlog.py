"""A match as one value: whatever grows out of it, it stays as it was, and tells all of its past."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from backnine.but import but
from backnine.games import GAMES, Game
from backnine.matchlog import KEPT_APART, Made, MatchLog, dice_for
from backnine.moves import Move
from backnine.record import write
from backnine.record_reader import read
from backnine.refused import Refused
from backnine.replay import proved
from backnine.setup import set_up
from tests.records.players import anyhow, choices, endless

GOLDEN = sorted((Path(__file__).parent / "records").glob("*.golf"))
SEED = bytes(range(32))
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def begun(game: Game | str = "play-nine", house: str = "holes=2") -> MatchLog:
    return MatchLog.begin(set_up(game, ("Ann", "Ben", "Cleo"), house=house, bots_version=1), SEED)


def played_out(log: MatchLog, *, dice: Random, by: Callable[[int], str] = lambda n: "") -> list[MatchLog]:
    """Every state of it, to the end."""
    states = [log]
    while not log.match.outcome:
        hole = log.dealt().match.hole
        log = log.play(*anyhow(dice, hole, choices(hole)), by(log.n))
        states.append(log)
    return states


@each_game
def test_every_state_can_be_had_again(game: Game) -> None:
    states = played_out(begun(game), dice=Random(4))
    last = states[-1]
    for n, state in enumerate(states):
        assert last.at(n).match == state.dealt().match
        assert last.at(n).n == n
    for n in (0, 1, len(states) // 2, len(states) - 1):
        assert [each.match for each in last.since(n)] == [each.match for each in states[n + 1 :]]
        assert [each.happened for each in last.since(n)] == [each.happened for each in states[n + 1 :]]
        assert last.moves_since(n) == [*last.moves[n:]]


@pytest.mark.parametrize("n", [-1, 1])
def test_there_is_no_other_state(n: int) -> None:
    with pytest.raises(Refused, match="no such step"):
        begun().at(n)


def test_two_go_on_from_the_same_state_and_neither_disturbs_the_other() -> None:
    log = begun().play(0, Move("flip", 1))
    one, other = log.play(0, Move("flip", 2)), log.play(0, Move("flip", 8))
    one = one.play(1, Move("flip", 3))
    assert [made.move for made in log.moves] == [Move("flip", 1)]
    assert [made.move for made in other.moves] == [Move("flip", 1), Move("flip", 8)]
    assert [made.move for made in one.moves] == [Move("flip", 1), Move("flip", 2), Move("flip", 3)]
    assert other.at(1).match == log.match == one.at(1).match


def test_a_refused_move_leaves_no_trace() -> None:
    log = begun()
    with pytest.raises(Refused):
        log.play(0, Move("knock"))
    assert (log.moves, log.play(0, Move("flip", 1)).moves) == ((), (Made(0, Move("flip", 1)),))


def test_the_next_hole_is_dealt_by_itself_and_may_be_looked_at_before() -> None:
    states = played_out(begun(house="holes=2"), dice=Random(1))
    over = next(state for state in states if state.match.hole.over)
    dealt = over.dealt()
    assert (dealt.match.hole.number, dealt.n, dealt.happened) == (2, over.n, ())
    assert dealt.dealt() is dealt
    seat, move = choices(dealt.match.hole)[0]
    assert over.play(seat, move).match == dealt.play(seat, move).match
    assert states[-1].dealt() is states[-1]
    assert states[-1].dealt_at == (0, over.n)


def test_dice_are_of_a_seat_and_a_moment() -> None:
    log = begun()
    later = log.play(0, Move("flip", 1))
    thrown = [each.random() for each in (log.dice(0), log.dice(0), log.dice(1), later.dice(0))]
    assert thrown[0] == thrown[1] == dice_for(log.shuffle, 0, 0).random()
    assert len({*thrown}) == 3


# Records


@each_game
def test_a_record_tells_all_of_it(game: Game) -> None:
    """Also while it is played, and with bots that stand in for a while."""
    states = played_out(begun(game), dice=Random(8), by=lambda n: "club" if n % 30 > 20 else "")
    for log in states[:: len(states) // 7] + states[-1:]:
        record = log.record()
        assert read(write(record)) == record
        again = proved(record)
        assert again.match == log.match
        assert again.moves == log.moves
        assert again.record() == record


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_is_written_as_it_was_read(path: Path) -> None:
    """With every comment in its place."""
    record = read(path.read_text("utf-8"))
    again = proved(record).record()
    written = but(again, format=record.format, shuffle_version=record.shuffle_version)
    assert write(written) == path.read_text("utf-8").replace("\r\n", "\n").removeprefix("\ufeff")


def test_a_stand_in_is_noted_once_and_so_is_who_comes_back() -> None:
    log = begun().play(0, Move("flip", 1), "club").play(0, Move("flip", 2), "club")
    log = log.play(1, Move("flip", 1)).play(1, Move("flip", 2), "rookie").play(2, Move("flip", 1))
    assert [note.text for note in log.notes] == ["club stands in for seat 0", "rookie stands in for seat 1"]
    assert dict(log.instead) == {0: "club", 1: "rookie"}


def test_the_seed_shows_in_no_text_of_it() -> None:
    log = begun()
    assert SEED.hex() not in repr(log)
    assert repr(SEED) not in repr(log)


# Long matches


def long_match(moves: int) -> MatchLog:
    """By the first rules, which knew no end."""
    setup = but(set_up("play-nine", ("Ann", "Ben"), house="holes=1,renewals=5"), rules=1)
    log = MatchLog.begin(setup, SEED)
    while log.n < moves:
        log = log.play(*endless(log.match.hole))
    return log


def test_a_late_state_of_a_long_hole_is_near() -> None:
    """No more than a few hundred moves are played again for it, and few states are kept."""
    log = long_match(5 * KEPT_APART + 50)
    near = log.n - KEPT_APART
    assert len(log._kept) == 2
    assert log._kept[0].n <= near <= log._kept[0].n + 2 * KEPT_APART
    assert log.at(near).play(*log.moves[near]).match == log.at(near + 1).match


def test_four_times_the_moves_take_four_times_as_long() -> None:
    """Not sixteen times, as they would if every move copied all that were before it."""

    def seconds(moves: int) -> float:
        """Of the processor, the best of some."""
        best = float("inf")
        for _ in range(3):
            start = time.process_time()
            assert write(long_match(moves).record()).count("swap") > moves // 3
            best = min(best, time.process_time() - start)
        return best

    few = seconds(2_000)
    assert seconds(8_000) < 9 * few
