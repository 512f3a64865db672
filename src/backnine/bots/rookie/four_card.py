"""Rookie at Four-Card Golf: likes low cards, forgets where they lie, knocks at a guess."""

from random import Random

from backnine.bots.bot import Moves
from backnine.bots.four_sense import GUESS, Cards, likely_strokes, remembered
from backnine.cards import Card
from backnine.games.four_card import DRAW, KNOCK, TAKE, TOSS
from backnine.moves import Move
from backnine.view import View

LOW = 3  # takes a discard so low
MIDDLING = 5  # keeps a stock card so low
TAKES_A_LOW_CARD = 0.9
FORGETS = 0.06  # each card, for each turn of the hole
FORGETS_AT_MOST = 0.5
FEELS_LOW = 12
KNOCKS = 0.35  # when it feels low
KNOCKS_ANYHOW = 0.02


def choose(view: View, moves: Moves, dice: Random) -> Move:
    if view.phase == "first-look":
        return moves[0]  # never declines
    cards = memory(view, dice)
    if view.phase == "draw":
        return _turn(view, cards, moves, dice)
    assert view.held is not None
    return _place(cards, view.held, moves, dice)


def memory(view: View, dice: Random) -> Cards:
    """What the rookie still knows of its own cards: a memory that fades turn by turn."""
    assert view.seat is not None
    forgets = min(FORGETS_AT_MOST, FORGETS * view.turns[view.seat])
    return tuple([None if dice.random() < forgets else card for card in remembered(view)])


def _turn(view: View, cards: Cards, moves: Moves, dice: Random) -> Move:
    if KNOCK in moves and dice.random() < _urge_to_knock(view, cards):
        return KNOCK
    low = GUESS[view.discard[-1]] <= LOW
    return TAKE if low and TAKE in moves and dice.random() < TAKES_A_LOW_CARD else DRAW


def _urge_to_knock(view: View, cards: Cards) -> float:
    feels_low = likely_strokes(cards, bool(view.house["pairs_cancel"])) <= FEELS_LOW
    return KNOCKS if feels_low else KNOCKS_ANYHOW


def _place(cards: Cards, card: Card, moves: Moves, dice: Random) -> Move:
    """For the highest card remembered or one that is not; a high stock card is thrown away."""
    guesses = {move: GUESS[cards[move.slot - 1]] for move in moves if move.slot}
    worst = max(guesses, key=lambda move: (guesses[move], dice.random()))
    wanted = GUESS[card] <= MIDDLING or GUESS[card] + 3 <= guesses[worst]
    return worst if wanted or TOSS not in moves else TOSS
