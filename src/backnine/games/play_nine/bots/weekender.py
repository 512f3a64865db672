"""Weekender at Play Nine: low for high, pairs in columns, blocks of pairs, and the last putt when ahead.

Its slips are small: it never makes a move it thinks much worse than the best.
"""

from typing import Final, Literal, NamedTuple

from backnine.bots.bot import Cards, Dice, Habit, Moves
from backnine.bots.why import Why, because
from backnine.cards import HOLE_IN_ONE, Card
from backnine.games.play_nine import reasons
from backnine.games.play_nine.bots.last_putt import cards_run_out, time_to_putt_out
from backnine.games.play_nine.bots.sense import face_down, likely_strokes, mine, partner, put, shown
from backnine.games.play_nine.bots.weekender_hopes import hoped_strokes
from backnine.games.play_nine.rules import DRAW_OR_TAKE, PASS, SWAPS
from backnine.moves import Move
from backnine.view import View

WORTH_TAKING = 3.0  # strokes a discard must save, as a drawn card may save as much
GIFT = 1.5  # what it costs to hand the next player a card that is plainly wanted
HASTE = 4.0  # what it is worth to go out in time, and costs to go out too early
COVERED = 1.0  # getting on with the hole is worth something by itself,
TURNED_UP = 1.6  # and more if a card is turned up,
FRESH_COLUMN = 2.0  # most in an untouched column: one more number to pair
NEVER = -100.0  # a Hole-in-One stays

# How often a slip is made, where it can be
OVERLOOKS_THE_NEXT_PLAYER = 0.25
PLAYS_BY_HABIT = 0.1  # low for high, hopes forgotten
IS_TEMPTED = 0.2  # by the stock, when the discard is only just worth taking
WAITS_TOO_LONG = 0.2
SMALL = 2.5  # strokes a slip may cost, as the weekender itself would say

DRAW, TAKE = DRAW_OR_TAKE


class Attention(NamedTuple):
    """What the weekender takes in before it weighs its moves."""

    view: View
    cards: Cards
    wishes: Cards  # what the next player has on the table, nothing if no turn of theirs follows
    adjacent: bool
    turns: int
    hope: float


class Impulse(NamedTuple):
    """A move, and the slip that made it."""

    move: Move
    slip: Literal["", "overlooks", "habit", "tempted", "waits"] = ""


def choose(view: View, moves: Moves, dice: Dice) -> Move:
    return _think(view, moves, dice).move


def _think(view: View, moves: Moves, dice: Dice) -> Impulse:
    if view.phase == "tee-off":
        return Impulse(_tee_off(mine(view), moves, dice))
    if view.phase == "draw":
        return _draw_or_take(_look_round(view), view.discard[-1], dice)
    assert view.held is not None
    return _place(_look_round(view), moves, view.held, dice)


def _tee_off(cards: Cards, moves: Moves, dice: Dice) -> Move:
    """Two different columns: two numbers to pair are better than one column spoilt."""
    fresh = [move for move in moves if move.slot and cards[partner(move.slot) - 1] is None]
    return dice.choice(fresh or moves)


def _look_round(view: View) -> Attention:
    assert view.seat is not None
    cards, adjacent = mine(view), bool(view.house["adjacent"])
    following = reasons.next_to_play(view)
    wishes = () if following is None else shown(view, following)
    turns = turns_to_come(view)
    return Attention(view, cards, wishes, adjacent, turns, hoped_strokes(cards, adjacent, turns))


def turns_to_come(view: View) -> int:
    """About how many more turns there will be: as many as the fastest player has cards to turn up."""
    if view.closer is not None:
        return 0
    return min([len(face_down(shown(view, seat))) for seat in view.seats])


def _draw_or_take(sight: Attention, top: Card, dice: Dice) -> Impulse:
    saved = max([_appeal(sight, swap, top) for swap in SWAPS])
    if saved < WORTH_TAKING:
        return Impulse(DRAW)
    tempted = saved < WORTH_TAKING + SMALL and dice.random() < IS_TEMPTED
    return Impulse(DRAW, "tempted") if tempted else Impulse(TAKE)


def _place(sight: Attention, moves: Moves, card: Card, dice: Dice) -> Impulse:
    """What seems best, unless something slips."""
    best = _best(sight, moves, card, dice)
    if PASS in moves and _could_wait(sight, best) and dice.random() < WAITS_TOO_LONG:
        return Impulse(PASS, "waits")
    if dice.random() < OVERLOOKS_THE_NEXT_PLAYER:
        careless = _best(sight._replace(wishes=()), moves, card, dice)
        return Impulse(careless, "overlooks")
    if dice.random() < PLAYS_BY_HABIT:
        usual = max(moves, key=lambda move: _at_once(sight, move, card))
        if usual.verb == "swap" and _appeal(sight, best, card) - _appeal(sight, usual, card) <= SMALL:
            return Impulse(usual, "habit")
    return Impulse(best)


def _best(sight: Attention, moves: Moves, card: Card, dice: Dice) -> Move:
    """The move that saves most; among equals rather no swap, then as the dice say."""
    return max(moves, key=lambda move: (_appeal(sight, move, card), move.verb == "toss", dice.random()))


def _could_wait(sight: Attention, move: Move) -> bool:
    """It is about to putt out, and nothing but the lead presses."""
    goes_out = sight.view.closer is None and face_down(sight.cards) == [move.slot]
    return goes_out and not cards_run_out(sight.view)


def _at_once(sight: Attention, move: Move, card: Card) -> float:
    """Strokes saved now, whatever may come."""
    if move.verb != "swap" or move.slot is None:
        return 0
    after = put(sight.cards, move.slot, card)
    return likely_strokes(sight.cards, sight.adjacent) - likely_strokes(after, sight.adjacent)


def _appeal(sight: Attention, move: Move, card: Card) -> float:
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


def _gift(sight: Attention, gone: Card | None) -> float:
    """The card goes to the next player: a pity if they plainly want it."""
    if gone is None or not sight.wishes:
        return 0
    return GIFT if reasons.wanted_by(sight.wishes, gone) else 0


def _progress(sight: Attention, move: Move) -> float:
    """Turning up or covering a face-down card; the last one is for who is ahead (PN-14, PN-15)."""
    if sight.view.closer is not None:
        return 0
    if sight.cards.count(None) == 1:
        return HASTE if time_to_putt_out(sight.view, move) else -HASTE
    if move.verb == "swap":
        return COVERED
    assert move.slot is not None
    return FRESH_COLUMN if sight.cards[partner(move.slot) - 1] is None else TURNED_UP


# Why


def why(view: View, moves: Moves, move: Move, dice: Dice) -> Why:
    thought = _think(view, moves, dice)
    slip = thought.slip if thought.move == move else ""
    if slip == "tempted":
        return because("draw-tempted", card=view.discard[-1])
    if slip == "waits" and view.held:
        return because("pass-too-long", card=view.held)
    if slip == "habit" and view.held:
        return because("swap-habit", card=view.held, slot=move.slot or 0)
    reason = reasons.explain(view, moves, move, target=_target(view, move))
    if slip == "overlooks" and reason.also and reason.also.key == "also-gift":
        wish = reason.also.details
        return reason.but_also(because("also-overlooks-wish", card=wish["card"], player=wish["player"]))
    return reason


def _target(view: View, move: Move) -> int | None:
    """Where a discard shall go that is to be taken."""
    if move != TAKE:
        return None
    sight = _look_round(view)
    return max(SWAPS, key=lambda swap: _appeal(sight, swap, view.discard[-1])).slot


HABIT: Final = Habit(choose, why)
