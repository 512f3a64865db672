"""Why a move is the best one, as the key of a sentence and what to fill in."""

from backnine.bots.bot import Moves
from backnine.bots.plain.reasons import reason
from backnine.bots.reasons import Reasons
from backnine.bots.why import Why
from backnine.games import find_game
from backnine.games.rooms import part
from backnine.moves import Move
from backnine.view import View
from backnine.wire import Json


def sentence(view: View, moves: Moves, move: Move, worth: float | None) -> Why:
    """The reason for a move as the game has it, or what the rules alone can tell."""
    reasons = part(find_game(view.game), "reasons", Reasons)
    if reasons:
        return reasons.explain(view, moves, move, worth=worth)
    return reason(view, move).worth_so_much(worth)


def why_json(why: Why) -> Json:
    return {
        "key": why.key,
        "details": dict(why.details),
        "also": why_json(why.also) if why.also else None,
        "worth": why.worth,
    }


def read_why(told: Json) -> Why:
    """The same, read again."""
    details = {str(name): value for name, value in told["details"].items() if isinstance(value, str | int)}
    return Why(str(told["key"]), details, read_why(told["also"]) if told["also"] else None, told["worth"])
