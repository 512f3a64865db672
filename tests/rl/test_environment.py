"""Matches as PettingZoo environments: its own checks, and ours."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.performance_benchmark import time as benchmark_time

from backnine import games, rl
from backnine.but import but
from backnine.games import GAMES, Game, find_game
from backnine.refused import Refused
from backnine.replay import replay
from backnine.rl.actions import actions_of
from backnine.rl.environment import GolfEnvironment
from backnine.rl.pictures import picture
from backnine.view import public_view
from tests.rl.tables import EVERY_TABLE, TABLE_NAMES, random_match, with_others_hidden

SEEDS = 100  # for each game
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@contextmanager
def as_other_card_games() -> Iterator[None]:
    """PettingZoo advises against observations with a mask, and knows its own card games, which have one, by
    name. Everything else that it warns of is a failure."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        # An agent that has to wait has nothing to choose from.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


def play_out(env: GolfEnvironment, dice: Random) -> dict[str, float]:
    """A match at random; what every agent got."""
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=TABLE_NAMES)
def test_pettingzoo_finds_no_fault(game: Game, players: int) -> None:
    with as_other_card_games():
        api_test(rl.aec(game.name, players=players, house="holes=1"), num_cycles=40)


@EVERY_GAME
def test_pettingzoo_finds_no_fault_with_named_observations(game: Game) -> None:
    with as_other_card_games():
        api_test(rl.aec(game.name, players=3, observations="dict", rewards="win"), num_cycles=40)


def shifted(game: Game, players: int, shift: int) -> GolfEnvironment:
    """PettingZoo's checks always take the same few seeds: here they are others."""
    env = rl.aec(game.name, players=players, house="holes=1")
    reset = env.reset
    changed = lambda seed=None, options=None: reset(None if seed is None else seed + shift, options)  # noqa: E731
    setattr(env, "reset", changed)  # noqa: B010 - a method to the type checker
    return env


@EVERY_GAME
def test_pettingzoo_finds_no_fault_over_hundreds_of_seeds(game: Game) -> None:
    """soak/test_rl.py does it for every number of players."""
    for seed in range(SEEDS):
        players = game.players[seed % len(game.players)]
        with as_other_card_games():
            api_test(shifted(game, players, 100 * seed), num_cycles=20)
        seed_test(partial(shifted, game, players, 100 * seed), num_cycles=20)


@EVERY_GAME
def test_the_same_seed_makes_the_same_match(game: Game) -> None:
    seed_test(lambda: rl.aec(game.name, players=3), num_cycles=60)


@EVERY_GAME
def test_the_table_is_drawn(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    def make(render_mode: str | None = None) -> GolfEnvironment:
        return rl.aec(game.name, players=5, render_mode=render_mode)

    render_test(make)
    assert capsys.readouterr().out.count(f"{game.name}\n") > 5, "for a person it is printed"


@EVERY_GAME
def test_the_benchmark_of_pettingzoo_runs(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 10_000, 2))
    monkeypatch.setattr(benchmark_time, "time", lambda: float(next(clock)))
    performance_benchmark(rl.aec(game.name, players=4, house="holes=1"))


@EVERY_GAME
def test_the_mask_is_what_the_rules_allow(game: Game) -> None:
    dice, env = Random(7), rl.aec(game.name, players=3, house="holes=2,ties=playoff")
    env.reset(seed=7)
    while not all(env.terminations.values()):
        seat = env.possible_agents.index(env.agent_selection)
        legal = actions_of(game, games.moves(env.log.match.hole, seat))
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            assert np.flatnonzero(mask).tolist() == (legal if agent == env.agent_selection else [])
        env.step(dice.choice(legal))


@EVERY_GAME
@pytest.mark.parametrize("rewards", ["strokes", "win"])
def test_rewards_sum_up_to_nothing_and_tell_the_result(game: Game, rewards: str) -> None:
    env = rl.aec(game.name, players=4, house="holes=3", rewards=rewards)
    env.reset(seed=5)
    got = list(play_out(env, Random(5)).values())
    assert sum(got) == pytest.approx(0)
    match = env.log.match
    assert match.outcome is not None
    if rewards == "win":
        assert {seat for seat in range(4) if got[seat] > 0} == set(match.outcome.winners)
    else:
        average = sum(match.totals) / 4
        assert got == pytest.approx([average - total for total in match.totals])


def test_a_match_has_a_record_that_proves_it() -> None:
    env = rl.aec("play-nine", players=2, house="holes=2")
    env.reset(seed=0x2A)
    play_out(env, Random(1))
    record = env.log.record()
    assert record.seed is not None
    assert record.seed.hex().endswith("00002a"), "as `backnine play --seed 2a`"
    assert [step.match.outcome for step in replay(record)][-1] == env.log.match.outcome


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = rl.aec("play-nine", players=2)
    env.reset(seed=1)
    before = env.log
    for action in (0, -1, 99, None):
        with pytest.raises(Refused):
            env.step(action)
    assert env.log is before
    assert env.agent_selection == "player_0"


def test_without_a_seed_matches_differ_and_after_one_they_follow_from_it() -> None:
    def seeds(first: int | None) -> list[bytes]:
        env = rl.aec("play-nine")
        env.reset(seed=first)
        dealt = [env.log.shuffle.seed]
        for _ in range(2):
            env.reset()
            dealt.append(env.log.shuffle.seed)
        return dealt

    assert len({*seeds(None), *seeds(None)}) == 6
    assert seeds(4) == seeds(4)
    assert len(set(seeds(4))) == 3


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: rl.aec("chess"), "no such game"),
        (lambda: rl.aec("play-nine", players=9), "wrong number of players"),
        (lambda: rl.aec("play-nine", house="jokers"), "no such house rule"),
        (lambda: rl.aec("play-nine", rewards="money"), "bad choice.*rewards"),
        (lambda: rl.aec("play-nine", observations="smell"), "bad choice.*observations"),
        (lambda: rl.aec("play-nine", render_mode="oil"), "bad choice.*render_mode"),
    ],
)
def test_bad_input_is_refused(make: Callable[[], object], why: str) -> None:
    with pytest.raises(Refused, match=why):
        make()


def test_it_has_to_be_reset_first() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        rl.aec("play-nine").render()


def test_a_picture_shows_what_a_spectator_sees() -> None:
    """Hidden cards may be any; a card that is turned up is seen."""
    dice, before = Random(2), None
    for log in random_match(find_game("six-card"), 3, seed=2, house="holes=1"):
        shown = picture(public_view(log.match))
        hidden = but(log.match, hole=with_others_hidden(log.match.hole, None, dice))
        assert np.array_equal(shown, picture(public_view(hidden)))
        assert before is None or not np.array_equal(before, shown)
        before = shown
