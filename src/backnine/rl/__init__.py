"""The games for researchers: PettingZoo, Gymnasium's vector environments and OpenSpiel (docs/rl.md).

Optional (`pip install ".[rl]"`). The numbers of actions and what is observed need none of it
(`backnine.rl.actions`, `backnine.rl.observation`).
"""

from typing import TYPE_CHECKING

from backnine.extras import check_installed
from backnine.games import Game, find_game
from backnine.house import House, Setting
from backnine.refused import Refused

if TYPE_CHECKING:
    from backnine.rl.environment import GolfEnvironment
    from backnine.rl.vectorised import GolfVector

__all__ = ["aec", "register_open_spiel", "vector"]

OBSERVATIONS = ("tensor", "dict")


def aec(
    game: str,
    *,
    players: int = 2,
    house: str | dict[str, Setting] | House = "",
    rewards: str = "strokes",
    observations: str = "tensor",
    render_mode: str | None = None,
) -> "GolfEnvironment":
    """A match as a PettingZoo AEC environment.

    `rewards`: `strokes` (fewer than the table's average, after every hole) or `win` (after the match).
    `observations`: `tensor` (one row of numbers) or `dict` (the same by name).
    """
    check_installed("rl", "gymnasium", "pettingzoo")
    from backnine.rl.environment import GolfEnvironment, check_render_mode  # noqa: PLC0415 - loads PettingZoo
    from backnine.rl.rewards import check_kind  # noqa: PLC0415

    found = find_game(game)
    if observations not in OBSERVATIONS:
        choices = ", ".join(OBSERVATIONS)
        raise Refused("bad-choice", option="observations", value=observations[:40], choices=choices)
    return GolfEnvironment(
        found,
        players,
        _house(found, house),
        rewards=check_kind(rewards),
        named=observations == "dict",
        render_mode=check_render_mode(render_mode),
    )


def vector(
    game: str,
    *,
    players: int = 2,
    house: str | dict[str, Setting] | House = "",
    count: int = 1024,
    copy: bool = True,
) -> "GolfVector":
    """So many holes side by side as a Gymnasium vector environment, on the game's kernels.

    It needs Numba (`pip install ".[fast]"`), and a game that has kernels: others are refused.
    """
    check_installed("rl", "gymnasium", "pettingzoo")
    check_installed("fast", "numba")
    from backnine.rl.vectorised import GolfVector  # noqa: PLC0415 - loads Gymnasium and Numba

    found = find_game(game)
    said = _house(found, house).said | {"holes": 1, "ties": "shared"}
    return GolfVector(found, players, found.house(said), count=count, copy=copy)


def register_open_spiel() -> tuple[str, ...]:
    """Register every game with pyspiel, once; the names to load them by."""
    check_installed("rl", "pyspiel")
    from backnine.rl.spiel import register  # noqa: PLC0415 - loads OpenSpiel

    return register()


def _house(game: Game, said: str | dict[str, Setting] | House) -> House:
    return said if isinstance(said, House) else game.house(said)
