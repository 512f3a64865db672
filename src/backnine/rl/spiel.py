"""The games as Python games of OpenSpiel, with chance as a player. Importing this loads pyspiel."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from backnine.games import GAMES, Game, moves
from backnine.hole import MOST_TURNS
from backnine.house import House
from backnine.match import MOST_PLAY_OFFS
from backnine.moves import Move
from backnine.position import Position, tells_all
from backnine.position_reader import read
from backnine.refused import Refused
from backnine.rl.actions import actions_of, move_of, moves_by_number
from backnine.rl.moment import Moment, first_moment
from backnine.rl.observation import Observer
from backnine.rl.recall import NUMBERS, remembered
from backnine.setup import set_up

ONE_HOLE: Final = "holes.1.ties.shared"
MOST_RECALL: Final = 100_000
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PARAMETERS: Final = {"players": 2, "house": ONE_HOLE, "position": "", "recall": 0}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """A game of ours at a table. There is a class for each of them, which OpenSpiel makes by its name."""

    golf: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        said: dict[str, Any] = PARAMETERS | dict(params or {})
        start = _start(self.golf, str(said["position"]))
        players = start.players if start else int(said["players"])
        house = start.hole.house if start else read_house(self.golf, str(said["house"]))
        self.observer = Observer(self.golf, players, house)
        self.recall = _recall(int(said["recall"]))
        names = tuple(f"player {seat}" for seat in range(players))
        setup = set_up(self.golf, names, house=house, dealer=players - 1, start=start)
        self.first = first_moment(self.observer, setup)
        kind = game_type(self.golf, tensor=self.recall > 0)
        super().__init__(kind, self._info(players, house), dict(params or {}))

    def _info(self, players: int, house: House) -> pyspiel.GameInfo:
        most = max(part.most for part in self.observer.parts if part.name == "totals")
        holes = house.number("holes") + MOST_PLAY_OFFS
        return pyspiel.GameInfo(
            num_distinct_actions=len(moves_by_number(self.golf.slots)),
            max_chance_outcomes=len(self.observer.kinds),
            num_players=players,
            min_utility=-2.0 * most,
            max_utility=2.0 * most,
            utility_sum=0.0,
            max_game_length=holes * players * (2 * (MOST_TURNS + 1) + 2 * self.golf.slots),
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.observer, self.recall, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """All there is of a state is its moment, a value: to copy it costs nothing."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._go_on(game.first)

    def _go_on(self, moment: Moment) -> None:
        """OpenSpiel asks several times a step whose turn it is."""
        self.moment, seat = moment, moment.acting
        self._player = seat if seat is not None else CHANCE if moment.pending else TERMINAL

    def current_player(self) -> int:
        return self._player

    def is_chance_node(self) -> bool:
        return self._player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel answers, which would ask whose turn it is several times before."""
        if self._player >= 0 and player in (None, self._player):
            return [*_actions(self.moment.observer.game, moves(self.moment.hole, self._player))]
        told: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return told

    def _legal_actions(self, player: int) -> list[int]:
        return _actions(self.moment.observer.game, self.moment.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.moment.chances()

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment.pending:
            self._go_on(moment.with_card(action))
        else:
            self._go_on(moment.with_move(move_of(moment.observer.game, action)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"card {self.moment.observer.kinds[action]}"
        return str(move_of(self.moment.match.game, action))

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """By how many strokes each player is better than the average, so far."""
        match = self.moment.match
        start = match_totals(self.moment)
        won = [total - before for total, before in zip(match.totals, start, strict=True)]
        average = sum(won) / match.players
        return [average - strokes for strokes in won]

    def __str__(self) -> str:
        return self.moment.story(None, everything=True)


def match_totals(moment: Moment) -> tuple[int, ...]:
    """The totals that the match began with: those of a position do not count."""
    return moment.log.match.totals


class SpielObserver:
    """The numbers of docs/rl.md, or with perfect recall all that a player was ever told. A public observation
    is what a spectator sees, from the player's seat."""

    def __init__(self, observer: Observer, room: int, kind: Any, params: Any) -> None:
        if params:
            raise Refused("bad-value", option="params", value=str(params)[:40])
        self.observer = observer
        self.recall, self.room = bool(kind.perfect_recall), room
        self.alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self.recall:
            self.tensor = np.zeros(observer.size, np.float32)
            self.dict = observer.by_name(self.tensor)
        elif room:
            self.tensor = np.zeros(room * NUMBERS, np.float32)
            self.dict = {"events": self.tensor.reshape(room, NUMBERS)}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self._recalled(state, player) if self.recall else self._numbers(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recall:
            return state.moment.story(player if self.alone else None)
        numbers = iter(self._numbers(state, player))
        return " ".join(
            f"{part.name}:{','.join(str(next(numbers)) for _ in range(part.size))}"
            for part in self.observer.parts
        )

    def _numbers(self, state: SpielState, player: int) -> Sequence[int]:
        seen = state.moment.seen(player if self.alone else None)
        return self.observer.numbers(seen._replace(seat=player))

    def _recalled(self, state: SpielState, player: int) -> Sequence[int]:
        eyes = player if self.alone else None
        return remembered(state.moment.events(), eyes, self.observer, self.room)


@lru_cache(4096)
def _actions(game: Game, moves: tuple[Move, ...]) -> list[int]:
    return actions_of(game, moves)


def read_house(game: Game, words: str) -> House:
    """House rules as pairs of words, `holes.1.no-pass.true`: OpenSpiel keeps `=` and `,` for itself."""
    said = words.split(".") if words else []
    pairs = ["=".join(said[first : first + 2]) for first in range(0, len(said), 2)]
    return game.house(",".join(pairs))


def _recall(room: int) -> int:
    if not 0 <= room <= MOST_RECALL:
        raise Refused("bad-value", option="recall", value=str(room))
    return room


def _start(game: Game, line: str) -> Position | None:
    """The position that a match goes on from; what a seat has seen has to be told."""
    if not line:
        return None
    position = read(line)
    if position.hole.game != game.name:
        raise Refused("bad-value", option="position", value=line[:40])
    if not all(tells_all(position, seat) for seat in position.hole.seats):
        raise Refused("bad-value", option="position", value=line[:40])
    return position


def game_type(game: Game, *, tensor: bool = False) -> pyspiel.GameType:
    """With a tensor of all that a player was told, too, or without."""
    return pyspiel.GameType(
        short_name=f"backnine_{game.name.replace('-', '_')}",
        long_name=f"Backnine {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def register() -> tuple[str, ...]:
    """All games, once; their names."""
    names = []
    for game in GAMES:
        kind = game_type(game)
        names.append(kind.short_name)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"golf": game}))
    return tuple(names)
