"""A match as a PettingZoo environment in which one agent acts after the other.

A step costs a move and nothing else: what an agent sees is worked out when it is asked for.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from backnine import games
from backnine.games import Game
from backnine.hole import Seat
from backnine.house import House
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.position import of_view, write
from backnine.refused import Refused
from backnine.rl.actions import VERSION, move_of, moves_by_number, numbers_of_moves
from backnine.rl.observation import ObservationPart, Observer
from backnine.rl.pictures import Pixels, picture
from backnine.rl.rewards import RewardKind, rewards
from backnine.setup import set_up
from backnine.shuffle import SEED_BYTES, new_seed
from backnine.view import public_view, view

NumberRow = NDArray[np.int16]
Mask = NDArray[np.int8]
Observed = dict[str, Any]  # `observation` (numbers, or a dict of them) and `action_mask`
RenderMode = Literal["human", "ansi", "rgb_array"]

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
NOT_STARTED: Final = "reset() has to be called before anything else"


class GolfEnvironment(AECEnv[str, Observed, int]):  # type: ignore[misc]  # PettingZoo is not typed strictly
    """Agents are `player_0` and on, by seat. An illegal action is refused and changes nothing."""

    def __init__(
        self,
        game: Game,
        players: int,
        house: House,
        *,
        rewards: RewardKind,
        named: bool,
        render_mode: RenderMode | None,
    ) -> None:
        super().__init__()
        self.game, self.house, self.render_mode = game, house, render_mode
        self.observer = Observer(game, players, house)
        self.metadata = {
            "name": f"{game.name.replace('-', '_')}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._rewarded, self._named = rewards, named
        self._setup = set_up(game, tuple(self.possible_agents), house=house)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: space_of_actions(game) for agent in self.possible_agents}
        self._observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._dice: Random | None = None
        self._log: MatchLog | None = None
        self._seat: Seat = 0

    # What PettingZoo asks for

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The same seed deals the same cards as `backnine play --seed` (in hexadecimal)."""
        if seed is not None:
            self._dice = Random(seed)
        self._log = MatchLog.begin(self._setup, self._new_seed(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._paid = False
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        log = self.log.play(self._seat, move_of(self.game, action))
        self._log = log
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        if log.match.hole.over:
            self._end_hole(log)
        else:
            self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observed:
        seat = self._seats[agent]
        numbers = self.observer.numbers(view(self.log.match, seat, recall=True))
        row: NumberRow = np.array(numbers, np.int16)
        seen = self.observer.by_name(row) if self._named else row
        return {"observation": seen, "action_mask": self.action_mask(agent)}

    def render(self) -> Pixels | str | None:
        """The table as a spectator sees it: as a picture, or in the words of docs/position.md."""
        match = self.log.match
        seen = public_view(match)
        if self.render_mode == "rgb_array":
            return picture(seen)
        text = write(of_view(seen, rules=match.rules))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    # Beside it

    @property
    def log(self) -> MatchLog:
        """The match so far: its record, its views, its moves."""
        if self._log is None:
            raise RuntimeError(NOT_STARTED)
        return self._log

    def legal_moves(self, agent: str) -> tuple[Move, ...]:
        """What the agent may do now; an agent that has to wait may do nothing."""
        return games.moves(self.log.match.hole, self._seat) if agent == self.agent_selection else ()

    def action_mask(self, agent: str) -> Mask:
        """1 for every legal action: a part of what the agent sees, without the rest."""
        return _mask(self.legal_moves(agent), self.game.slots).copy()

    def _new_seed(self, seed: int | None) -> bytes:
        if seed is not None:
            return seed.to_bytes(SEED_BYTES, "big")
        return new_seed() if self._dice is None else self._dice.randbytes(SEED_BYTES)

    def _select(self) -> None:
        """Whose turn it is; before the first turn whoever sits lowest and is not ready."""
        hole = self.log.match.hole
        self._seat = min(hole.waiting) if hole.turn is None else hole.turn
        self.agent_selection = self.possible_agents[self._seat]

    def _end_hole(self, log: MatchLog) -> None:
        for seat, reward in rewards(log.match, self._rewarded).items():
            self.rewards[self.possible_agents[seat]] = reward
        self._paid = True
        self._accumulate_rewards()
        if log.match.outcome:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self._log = log.dealt()
            self._select()

    def _space(self) -> spaces.Dict:
        parts = self.observer.parts
        if self._named:
            seen: spaces.Space[Any] = spaces.Dict({part.name: _box([part], part.shape) for part in parts})
        else:
            seen = space_of_numbers(self.observer)
        mask = spaces.Box(0, 1, (len(moves_by_number(self.game.slots)),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})


def space_of_actions(game: Game) -> spaces.Discrete:
    return spaces.Discrete(len(moves_by_number(game.slots)))


def space_of_numbers(observer: Observer) -> spaces.Box:
    return _box(observer.parts, (observer.size,))


def _box(parts: Sequence[ObservationPart], shape: tuple[int, ...]) -> spaces.Box:
    low = np.concatenate([np.full(part.size, part.least, np.int16) for part in parts])
    high = np.concatenate([np.full(part.size, part.most, np.int16) for part in parts])
    return spaces.Box(low.reshape(shape), high.reshape(shape), shape, np.int16)


@lru_cache(4096)
def _mask(moves: tuple[Move, ...], slots: int) -> Mask:
    numbers = numbers_of_moves(slots)
    mask = np.zeros(len(numbers), np.int8)
    mask[[numbers[move] for move in moves]] = 1
    return mask


def check_render_mode(mode: str | None) -> RenderMode | None:
    for known in RENDER_MODES:
        if mode == known:
            return known
    if mode is not None:
        raise Refused("bad-choice", option="render_mode", value=mode[:40], choices=", ".join(RENDER_MODES))
    return None
