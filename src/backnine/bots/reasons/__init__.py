"""Why a sensible player makes a move, read off what that player sees: facts, not calculations.

Every legal move has a reason here, a poor one too. A bot that reckons may say what the move is worth.
"""

from collections.abc import Callable

from backnine.bots.reasons import four, nine
from backnine.bots.why import Why, because
from backnine.moves import Move
from backnine.view import View

__all__ = ["explain"]

_BY_GAME: dict[str, Callable[..., Why]] = {"play-nine": nine.explain, "four-card": four.explain}


def explain(
    view: View,
    moves: tuple[Move, ...],
    move: Move,
    *,
    worth: float | None = None,
    target: int | None = None,
) -> Why:
    """The reason for `move`; `worth` is what it saves in strokes against the next best one,
    `target` where a card to be taken shall go."""
    reason = _BY_GAME.get(view.game)
    return reason(view, moves, move, worth=worth, target=target) if reason else because("anything")
