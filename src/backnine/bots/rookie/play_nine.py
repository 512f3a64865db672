"""Rookie at Play Nine: low cards in, high cards out, a pair if it happens to be seen."""

from random import Random

from backnine.bots.bot import Moves
from backnine.bots.nine_sense import VALUE, Cards, face_down, in_pair, mine, pair_slots
from backnine.cards import Card
from backnine.games.play_nine import DRAW_OR_TAKE, PASS, SWAPS
from backnine.moves import Move
from backnine.view import View

LOW = 3  # takes any discard so low
MIDDLING = 6  # keeps any stock card so low
HIGH = 8  # wants rid of any card so high
TAKES_A_LOW_CARD = 0.8
SEES_A_PAIR = 0.5
KEEPS_A_PAIR = 0.8
LINES_UP_THE_PUTT = 0.3

DRAW, TAKE = DRAW_OR_TAKE


def choose(view: View, moves: Moves, dice: Random) -> Move:
    if view.phase == "tee-off":
        return dice.choice(moves)
    cards = mine(view)
    if view.phase == "draw":
        return _draw_or_take(cards, view.discard[-1], dice)
    assert view.held is not None
    if view.held_from == "discard" or _wants(cards, view.held):
        return _place(cards, view.held, dice)
    return _throw_away(moves, dice)


def _draw_or_take(cards: Cards, top: Card, dice: Random) -> Move:
    if VALUE[top] <= LOW and dice.random() < TAKES_A_LOW_CARD:
        return TAKE
    return TAKE if _seen_pairs(cards, top, dice) else DRAW


def _wants(cards: Cards, card: Card) -> bool:
    return VALUE[card] <= MIDDLING or bool(pair_slots(cards, card)) or bool(_eyesores(cards, card))


def _place(cards: Cards, card: Card, dice: Random) -> Move:
    """On a pair if seen, else for a visibly high card, else for a face-down one."""
    slots = _seen_pairs(cards, card, dice) or _highest_loose(cards, card, dice) or face_down(cards)
    return SWAPS[dice.choice(slots) - 1]


def _seen_pairs(cards: Cards, card: Card, dice: Random) -> list[int]:
    """Where the card makes a pair, as far as the rookie notices."""
    return pair_slots(cards, card) if dice.random() < SEES_A_PAIR else []


def _eyesores(cards: Cards, card: Card) -> dict[int, int]:
    """Slots that show a card much higher than this one, and how high."""
    least = max(HIGH, VALUE[card] + 3)
    return {slot: VALUE[old] for slot, old in enumerate(cards, 1) if old and VALUE[old] >= least}


def _highest_loose(cards: Cards, card: Card, dice: Random) -> list[int]:
    """The worst eyesore that is not seen to be one of a pair."""
    sores = _eyesores(cards, card)
    loose = [slot for slot in sores if not in_pair(cards, slot) or dice.random() > KEEPS_A_PAIR]
    return sorted(loose, key=sores.__getitem__)[-1:]


def _throw_away(moves: Moves, dice: Random) -> Move:
    if PASS in moves and dice.random() < LINES_UP_THE_PUTT:
        return PASS
    return dice.choice([move for move in moves if move.verb == "toss" and move.slot])
