"""Weekender at Play Nine: low for high, pairs in columns, blocks of pairs, and the last putt when ahead."""

from random import Random
from typing import NamedTuple

from backnine.bots.bot import Moves
from backnine.bots.nine_sense import Cards, face_down, mine, pair_slots, partner, put, shown
from backnine.bots.weekender.hopes import hoped_strokes
from backnine.bots.weekender.last_putt import time_to_putt_out
from backnine.cards import HOLE_IN_ONE, Card
from backnine.games.play_nine import DRAW_OR_TAKE, SWAPS
from backnine.hole import left_of
from backnine.moves import Move
from backnine.view import View

WORTH_TAKING = 3.0  # strokes a discard must save, as a drawn card may save as much
GIFT = 1.5  # what it costs to hand the next player a card that is plainly wanted
HASTE = 4.0  # what it is worth to go out in time, and costs to go out too early
COVERED = 1.0  # getting on with the hole is worth something by itself,
TURNED_UP = 1.6  # and more if a card is turned up,
FRESH_COLUMN = 2.0  # most in an untouched column: one more number to pair
NEVER = -100.0  # a Hole-in-One stays

DRAW, TAKE = DRAW_OR_TAKE


class Sight(NamedTuple):
    """What the weekender takes in before it weighs its moves."""

    view: View
    cards: Cards
    wishes: Cards  # what the next player has on the table, nothing if no turn of theirs follows
    adjacent: bool
    turns: int
    hope: float


def choose(view: View, moves: Moves, dice: Random) -> Move:
    if view.phase == "tee-off":
        return _tee_off(mine(view), moves, dice)
    if view.phase == "draw":
        return _draw_or_take(_look_round(view), view.discard[-1])
    assert view.held is not None
    return _best(_look_round(view), moves, view.held, dice)


def _tee_off(cards: Cards, moves: Moves, dice: Random) -> Move:
    """Two different columns: two numbers to pair are better than one column spoilt."""
    fresh = [move for move in moves if move.slot and cards[partner(move.slot) - 1] is None]
    return dice.choice(fresh or moves)


def _look_round(view: View) -> Sight:
    assert view.seat is not None
    cards, adjacent = mine(view), bool(view.house["adjacent"])
    following = left_of(view.seat, view.seats)
    wishes = () if following == view.closer else shown(view, following)
    turns = turns_to_come(view)
    return Sight(view, cards, wishes, adjacent, turns, hoped_strokes(cards, adjacent, turns))


def turns_to_come(view: View) -> int:
    """About how many more turns there will be: as many as the fastest player has cards to turn up."""
    if view.closer is not None:
        return 0
    return min([len(face_down(shown(view, seat))) for seat in view.seats])


def _draw_or_take(sight: Sight, top: Card) -> Move:
    saved = max([_appeal(sight, swap, top) for swap in SWAPS])
    return TAKE if saved >= WORTH_TAKING else DRAW


def _best(sight: Sight, moves: Moves, card: Card, dice: Random) -> Move:
    """The move that saves most; among equals rather no swap, then as the dice say."""
    return max(moves, key=lambda move: (_appeal(sight, move, card), move.verb == "toss", dice.random()))


def _appeal(sight: Sight, move: Move, card: Card) -> float:
    """Strokes this move may be hoped to save with `card` in hand."""
    if move.slot is None:
        return -_gift(sight, card)
    old = sight.cards[move.slot - 1]
    if old == HOLE_IN_ONE:
        return NEVER
    progress = _progress(sight, move) if old is None else 0
    if move.verb == "toss":
        return progress - _gift(sight, card)
    after = hoped_strokes(put(sight.cards, move.slot, card), sight.adjacent, sight.turns)
    return sight.hope - after + progress - _gift(sight, old)


def _gift(sight: Sight, gone: Card | None) -> float:
    """The card goes to the next player: a pity if they plainly want it."""
    if gone is None or not sight.wishes:
        return 0
    wanted = gone == HOLE_IN_ONE or pair_slots(sight.wishes, gone)
    return GIFT if wanted else 0


def _progress(sight: Sight, move: Move) -> float:
    """Turning up or covering a face-down card; the last one is for who is ahead (PN-14, PN-15)."""
    if sight.view.closer is not None:
        return 0
    if sight.cards.count(None) == 1:
        return HASTE if time_to_putt_out(sight.view, move) else -HASTE
    if move.verb == "swap":
        return COVERED
    assert move.slot is not None
    return FRESH_COLUMN if sight.cards[partner(move.slot) - 1] is None else TURNED_UP
