"""Rookie at Four-Card Golf: likes low cards, forgets where they lie, knocks at a guess."""

from typing import Final

from backnine.bots.bot import Cards, Dice, Habit, Moves
from backnine.bots.memory import Memory
from backnine.bots.why import Why, because
from backnine.cards import Card
from backnine.games.four_card import reasons
from backnine.games.four_card.bots.sense import GUESS, likely_strokes
from backnine.games.four_card.rules import DRAW, KNOCK, TAKE, TOSS
from backnine.moves import Move
from backnine.view import View

LOW = 3  # takes a discard so low
MIDDLING = 5  # keeps a stock card so low
TAKES_A_LOW_CARD = 0.9
FEELS_LOW = 12
KNOCKS = 0.35  # when it feels low
KNOCKS_ANYHOW = 0.02

MEMORY = Memory(forgets=0.05, mixes_up=0.008, turns=8)


def choose(view: View, moves: Moves, dice: Dice) -> Move:
    if view.phase == "first-look":
        return moves[0]  # never declines
    cards = MEMORY.of(view)
    if view.phase == "draw":
        return _turn(view, cards, moves, dice)
    assert view.held is not None
    return _place(cards, view.held, moves, dice)


def why(view: View, moves: Moves, move: Move, dice: Dice) -> Why:
    cards = MEMORY.of(view)
    if move == KNOCK:
        return _why_knock(view, cards)
    if view.phase == "draw" and moves != (DRAW,):
        return _why_draw_or_take(view.discard[-1], move)
    return reasons.explain(view, moves, move, memory=cards)


def _turn(view: View, cards: Cards, moves: Moves, dice: Dice) -> Move:
    if KNOCK in moves and dice.random() < (KNOCKS if _feels_low(view, cards) else KNOCKS_ANYHOW):
        return KNOCK
    low = GUESS[view.discard[-1]] <= LOW
    return TAKE if low and TAKE in moves and dice.random() < TAKES_A_LOW_CARD else DRAW


def _feels_low(view: View, cards: Cards) -> bool:
    return _feeling(view, cards) <= FEELS_LOW


def _feeling(view: View, cards: Cards) -> float:
    return likely_strokes(cards, bool(view.house["pairs_cancel"]))


def _place(cards: Cards, card: Card, moves: Moves, dice: Dice) -> Move:
    """For the highest card remembered or one that is not; a high stock card is thrown away."""
    guesses = {move: GUESS[cards[move.slot - 1]] for move in moves if move.slot}
    worst = max(guesses, key=lambda move: (guesses[move], dice.random()))
    lower = guesses[worst] - GUESS[card]
    wanted = lower >= 3 or (lower > 0 and GUESS[card] <= MIDDLING)
    return worst if wanted or TOSS not in moves else TOSS


def _why_knock(view: View, cards: Cards) -> Why:
    if _feels_low(view, cards):
        return because("knock-feels-low", strokes=round(_feeling(view, cards)))
    return because("knock-whim")


def _why_draw_or_take(top: Card, move: Move) -> Why:
    if move == TAKE:
        return because("likes-low", card=top)
    if GUESS[top] <= LOW:
        return because("draw-curious", card=top)
    return because("draw-too-high", card=top)


HABIT: Final = Habit(choose, why)
