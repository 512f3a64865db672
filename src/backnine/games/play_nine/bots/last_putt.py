"""When the weekender turns up its last card at Play Nine, and when it rather passes."""

from backnine.games.play_nine.bots.sense import likely_strokes, mine, others, put, shown
from backnine.moves import Move
from backnine.view import View

LAST_TURN = 3.5  # strokes the others may still save when I go out
CAUTION = 4.0  # how far ahead to be when the house doubles a bold closer's score
SHORT_STOCK = 12  # cards left for good: high time


def time_to_putt_out(view: View, move: Move) -> bool:
    """Whether to go out with this move: when ahead of everybody, or when the cards run out."""
    return _ahead(view, move) or cards_run_out(view)


def _ahead(view: View, move: Move) -> bool:
    adjacent = bool(view.house["adjacent"])
    rivals = min([likely_strokes(shown(view, seat), adjacent) for seat in others(view)])
    caution = CAUTION if view.house["closer_penalty"] else 0
    return _strokes_after(view, move, adjacent) + caution <= rivals - LAST_TURN


def _strokes_after(view: View, move: Move, adjacent: bool) -> float:
    cards = mine(view)
    if move.verb == "swap":
        card = view.held or view.discard[-1]  # before the draw, the discard is the card in mind
        assert move.slot is not None
        cards = put(cards, move.slot, card)
    return likely_strokes(cards, adjacent)


def cards_run_out(view: View) -> bool:
    return view.stock < SHORT_STOCK and view.renewals >= view.house.number("renewals")
