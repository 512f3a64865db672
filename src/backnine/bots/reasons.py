"""Why a sensible player makes a move, read off what that player sees: facts, not calculations.

Every legal move has a reason, a poor one too. A bot that reckons may say what the move is worth.
"""

from dataclasses import dataclass
from typing import Protocol

from backnine.bots.why import Why, because
from backnine.games import find_game
from backnine.games.rooms import part
from backnine.moves import Move
from backnine.view import View


class Explain(Protocol):
    """`worth` is what the move saves in strokes against the next best one, `target` where a card to be taken
    shall go."""

    def __call__(
        self,
        view: View,
        moves: tuple[Move, ...],
        move: Move,
        *,
        worth: float | None = None,
        target: int | None = None,
    ) -> Why: ...


@dataclass(frozen=True)
class Reasons:
    """What a room brings in its `reasons`."""

    explain: Explain


def explain(
    view: View,
    moves: tuple[Move, ...],
    move: Move,
    *,
    worth: float | None = None,
    target: int | None = None,
) -> Why:
    """The reason for `move`, as the game has it."""
    reasons = part(find_game(view.game), "reasons", Reasons)
    return reasons.explain(view, moves, move, worth=worth, target=target) if reasons else because("anything")
