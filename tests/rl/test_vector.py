"""Holes side by side on the kernels: masks, observations and rewards are those of `games/`."""

from dataclasses import replace

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from backnine import games, rl
from backnine.cards import Pack
from backnine.games import GAMES, Game, find_game
from backnine.games.four_card.fast.rules import order_stock
from backnine.games.rooms import brings
from backnine.hole import Hole, deal
from backnine.match import from_hole, play
from backnine.refused import Refused
from backnine.rl.actions import actions_of, move_of
from backnine.rl.rewards import rewards
from backnine.rl.stepping import engine_of
from backnine.rl.vectorised import GolfVector
from backnine.shuffle import Shuffle
from backnine.view import view
from tests.fast.equality import Picture
from tests.fast.four_card import FourCard
from tests.fast.play_nine import PlayNine
from tests.fast.six_card import SixCard

WITH_KERNELS = [game for game in GAMES if brings(game, "fast.engine")]
EVERY_KERNEL = pytest.mark.parametrize("game", WITH_KERNELS, ids=lambda game: game.name)


READERS: dict[str, type[PlayNine | FourCard | SixCard]] = {
    "play-nine": PlayNine,
    "four-card": FourCard,
    "six-card": SixCard,
}


def reader(env: GolfVector, hole: int) -> PlayNine | FourCard | SixCard:
    return READERS[env.game.name](env._holes.rows[hole], tuple(range(env.players)))


def decide_orders(env: GolfVector) -> None:
    """Four-Card's kernels leave the order of the stock open; here it is decided at once."""
    if env.game.name == "four-card":
        for row, dice in zip(env._holes.rows, env._holes.dice, strict=True):
            order_stock(row, dice)


def numbers_in(seen: Picture, name: str) -> list[int]:
    found = seen[name]
    assert isinstance(found, list | tuple)
    return list(found)


class Twin:
    """The same hole in `games/`."""

    def __init__(self, env: GolfVector, hole: int) -> None:
        self.env, self.hole = env, hole
        self.match = from_hole(self._dealt(), (0,) * env.players, Shuffle(bytes(32)), rules=env.game.version)

    def _dealt(self) -> Hole:
        game, players, seen = self.env.game, self.env.players, reader(self.env, self.hole).picture()
        kinds = numbers_in(seen, "layouts" if "layouts" in seen else "cards")
        hands = [kinds[seat * game.slots : (seat + 1) * game.slots] for seat in range(players)]
        dealer = int(self.env._holes.dealers[self.hole])
        order = [(dealer + 1 + place) % players for place in range(players)]
        numbers = [hands[seat][slot] for slot in range(game.slots) for seat in order]
        numbers += numbers_in(seen, "discard") + numbers_in(seen, "stock")
        return deal(
            game.name, self.env.house, self._cards(numbers), players=players, per_player=game.slots,
            phase=game.opening, number=1, dealer=dealer, seats=range(players), reshuffle=self._renewed,
        )  # fmt: skip

    def _cards(self, numbers: list[int]) -> Pack:
        """Cards of these kinds; which suit does not matter."""
        pack = list(self.env.game.pack(self.env.house, self.env.players))
        codes = self.env.observer._codes
        cards = []
        for number in numbers:
            card = next(card for card in pack if codes[card] - 1 == number)
            pack.remove(card)
            cards.append(card)
        return tuple(cards)

    def _renewed(self, discards: Pack, _: int) -> Pack:
        return reader(self.env, self.hole).renewed(discards)

    def legal(self) -> tuple[int, list[int]]:
        hole = self.match.hole
        return hole.acting[0], actions_of(self.env.game, games.moves(hole, hole.acting[0]))

    def seen(self, seat: int) -> list[int]:
        return self.env.observer.numbers(view(self.match, seat, recall=True))

    def play(self, action: int) -> None:
        seat = self.match.hole.acting[0]
        self.match, _ = play(self.match, seat, move_of(self.env.game, action))


def check(env: GolfVector, steps: int, seed: int) -> int:
    """Play every hole in `games/`, too; tells how many came to an end."""
    seen, told = env.reset(seed=seed)
    decide_orders(env)
    twins = [Twin(env, hole) for hole in range(env.num_envs)]
    ended = 0
    for _ in range(steps):
        for hole, twin in enumerate(twins):
            seat, legal = twin.legal()
            assert told["seat"][hole] == seat
            assert np.flatnonzero(told["action_mask"][hole]).tolist() == legal
            assert seen[hole].tolist() == twin.seen(seat)
        acted, actions = told["seat"], env.random_actions()
        seen, gained, over, _, told = env.step(actions)
        decide_orders(env)
        for hole, twin in enumerate(twins):
            twin.play(actions[hole])
            assert over[hole] == twin.match.hole.over
            if over[hole]:
                _same_end(twin, acted[hole], gained[hole], told)
                twins[hole] = Twin(env, hole)
                ended += 1
            else:
                assert gained[hole] == 0
    return ended


def _same_end(twin: Twin, seat: int, gained: float, told: dict[str, NDArray[np.int16]]) -> None:
    match, hole = twin.match, twin.hole
    assert told["strokes"][hole].tolist() == list(match.scores[-1].strokes)
    assert told["_strokes"][hole]
    assert told["_final_obs"][hole]
    assert gained == pytest.approx(rewards(match, "strokes")[seat])
    assert told["final_obs"][hole].tolist() == twin.seen(seat)


HOUSES = {
    "play-nine": ["", "no_pass,adjacent,closer_penalty,renewals=0"],
    "four-card": ["", "jokers,look=any,pairs_cancel,knock_penalty", "no_peek,look=4,renewals=3,packs=3"],
    "six-card": [
        "",
        "flip=must,last_round=false,jokers,blocks",
        "flip=may,closer_penalty,renewals=0,packs=3",
    ],
}
TABLES = [
    pytest.param(game, players, house, id=f"{game.name}-{players}-{house}")
    for game in WITH_KERNELS
    for house in HOUSES[game.name]
    for players in (2, 5)
]


@pytest.mark.parametrize(("game", "players", "house"), TABLES)
def test_masks_observations_and_rewards_are_those_of_the_rules(game: Game, players: int, house: str) -> None:
    env = rl.vector(game.name, players=players, house=house, count=6)
    assert check(env, steps=180, seed=players) > 5


@EVERY_KERNEL
def test_it_keeps_to_the_conventions_of_gymnasium(game: Game) -> None:
    env = rl.vector(game.name, players=3, count=32)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, told = env.reset(seed=3)
    for _ in range(80):
        assert env.observation_space.contains(seen)
        assert env.single_observation_space.contains(seen[0])
        assert told["action_mask"].any(axis=1).all()
        actions = env.random_actions()
        assert env.action_space.contains(actions)
        seen, gained, over, cut, told = env.step(actions)
        assert gained.shape == over.shape == cut.shape == (32,)
        assert (gained.dtype.name, over.dtype.name, cut.dtype.name) == ("float32", "bool", "bool")
        assert not cut.any()
        assert ("final_obs" in told) == over.any()


@EVERY_KERNEL
def test_the_same_seed_makes_the_same_holes(game: Game) -> None:
    def holes(seed: int | None) -> list[list[int]]:
        env = rl.vector(game.name, count=8)
        env.reset(seed=seed)
        return [row for _ in range(30) for row in env.step(env.random_actions())[0].tolist()]

    assert holes(5) == holes(5)
    assert holes(5) != holes(6)
    assert holes(None) != holes(None)


@EVERY_KERNEL
def test_an_illegal_action_is_refused_and_changes_nothing(game: Game) -> None:
    env = rl.vector(game.name, count=4)
    _, told = env.reset(seed=1)
    before = [np.array(array) for array in env._holes]
    actions = env.random_actions()
    illegal = int(np.flatnonzero(told["action_mask"][2] == 0)[0])
    for bad in (illegal, -1, 999):
        with pytest.raises(Refused, match="action illegal: hole 2"):
            env.step([actions[0], actions[1], bad, actions[3]])
    with pytest.raises(Refused, match="action shape: count 4"):
        env.step(actions[:3])
    assert all(np.array_equal(one, np.array(other)) for one, other in zip(before, env._holes, strict=True))


def test_arrays_are_new_unless_they_are_asked_not_to_be() -> None:
    for copy in (True, False):
        env = rl.vector("play-nine", count=2, copy=copy)
        seen, _ = env.reset(seed=1)
        again = env.step(env.random_actions())[0]
        assert (again is seen) == (not copy)


@pytest.mark.parametrize("count", [0, -1, 1 << 30])
def test_a_count_out_of_range_is_refused(count: int) -> None:
    with pytest.raises(Refused, match="out of range: option count"):
        rl.vector("play-nine", count=count)


def test_a_game_without_kernels_is_refused() -> None:
    with pytest.raises(Refused, match="no kernel"):
        engine_of(replace(find_game("play-nine"), room=""))
