"""Many holes at once as a vector environment with Gymnasium's conventions, played by the compiled rules.

An episode is one hole. Each step plays one decision in every hole, whoever is to act there.
"""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from backnine.fast.kernel import new_dice, pick_up
from backnine.games import Game
from backnine.house import House
from backnine.refused import Refused, out_of_range
from backnine.rl.actions import VERSION
from backnine.rl.environment import NumberRow, space_of_actions, space_of_numbers
from backnine.rl.observation import Observer
from backnine.rl.stepping import any_of, engine_of, new_holes, steps_of
from backnine.shuffle import new_seed

Stepped = tuple[NumberRow, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
MOST_HOLES = 1 << 20
_CHOICES = 1 << 40  # the number of the dice that choose actions: no hole has it


class GolfVector(VectorEnv[NumberRow, NDArray[np.int64], Any]):
    """What is observed, and the mask, are those of the seat that is to act. A reward is that of the seat that
    has just acted; `strokes` has those of everybody. The arrays of a step are new ones, or with `copy=False`
    always the same."""

    def __init__(self, game: Game, players: int, house: House, *, count: int, copy: bool) -> None:
        if not 1 <= count <= MOST_HOLES:
            raise out_of_range("count", count, 1, MOST_HOLES)
        engine = engine_of(game)
        self.game, self.house, self.players = game, house, players
        self.observer = Observer(game, players, house)
        self.num_envs = count
        self.metadata = {
            "name": f"{game.name.replace('-', '_')}_v{VERSION}",
            "autoreset_mode": AutoresetMode.SAME_STEP,
        }
        self.single_action_space = space_of_actions(game)
        self.single_observation_space = space_of_numbers(self.observer)
        self.action_space = batch_space(self.single_action_space, count)
        self.observation_space = batch_space(self.single_observation_space, count)
        self._copy = copy
        self._table = engine.table(players, house)
        self._holes = new_holes(self.observer, self._table, count)
        self._steps = steps_of(game)
        self._seed: int | None = None
        self._chance = new_dice(0, 0)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NumberRow, dict[str, Any]]:
        """Deal every hole. The same seed makes the same holes; without one the dice go on as they lie."""
        if seed is not None or self._seed is None:
            self._throw_new_dice(int.from_bytes(new_seed()[:7], "big") if seed is None else seed)
        self._steps.begin(self._holes, self._table, self.players)
        self._dealt = True
        return self._out(self._holes.seen), self._told()

    def step(self, actions: ArrayLike) -> Stepped:
        """One decision in every hole. If any is illegal, it is refused and nothing has changed."""
        if not self._dealt:
            self.reset()
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise Refused("action-shape", count=self.num_envs)
        holes = self._holes
        bad = self._steps.step(holes, self._table, self.players, chosen)
        if bad >= 0:
            raise Refused("action-illegal", hole=int(bad), action=int(chosen[bad]))
        told = self._told()
        if holes.over.any():
            told |= {
                "strokes": self._out(holes.strokes),
                "_strokes": self._out(holes.over),
                "final_obs": self._out(holes.final),
                "_final_obs": self._out(holes.over),
            }
        never = np.zeros(self.num_envs, np.bool_)
        return self._out(holes.seen), self._out(holes.rewards), self._out(holes.over), never, told

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every hole, each as likely as the others."""
        if not self._dealt:
            self.reset()
        actions = np.empty(self.num_envs, np.int64)
        any_of(self._holes.masks, self._chance, actions)
        return actions

    def _throw_new_dice(self, seed: int) -> None:
        self._seed = seed
        for hole in range(self.num_envs):
            pick_up(self._holes.dice[hole], seed, hole)
        pick_up(self._chance, seed, _CHOICES)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self._out(self._holes.masks), "seat": self._out(self._holes.seats)}

    def _out(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array
