"""Rookie at Play Nine: low cards in, high cards out, a pair if it happens to be seen."""

from typing import Final

from backnine.bots.bot import Cards, Dice, Habit, Moves
from backnine.bots.why import Why, because
from backnine.cards import Card
from backnine.games.play_nine.bots.sense import face_down, in_pair, mine, pair_slots, partner
from backnine.games.play_nine.rules import DRAW_OR_TAKE, PASS, SWAPS, VALUE
from backnine.moves import Move
from backnine.view import View

LOW = 3  # takes any discard so low
MIDDLING = 6  # keeps any stock card so low
HIGH = 8  # wants rid of any card so high
TAKES_A_LOW_CARD = 0.8
SEES_A_PAIR = 0.45
KEEPS_A_PAIR = 0.8
LINES_UP_THE_PUTT = 0.3

DRAW, TAKE = DRAW_OR_TAKE


def choose(view: View, moves: Moves, dice: Dice) -> Move:
    if view.phase == "tee-off":
        return dice.choice(moves)
    cards = mine(view)
    if view.phase == "draw":
        return _draw_or_take(cards, view.discard[-1], dice)
    assert view.held is not None
    pairs = _seen_pairs(view, cards, view.held, dice)
    if view.held_from == "discard" or pairs or _wants(cards, view.held):
        return _place(cards, view.held, pairs, dice)
    return _throw_away(moves, dice)


def _draw_or_take(cards: Cards, top: Card, dice: Dice) -> Move:
    if VALUE[top] <= LOW:
        return TAKE if dice.random() < TAKES_A_LOW_CARD else DRAW
    return TAKE if pair_slots(cards, top) and dice.random() < SEES_A_PAIR else DRAW


def _seen_pairs(view: View, cards: Cards, card: Card, dice: Dice) -> list[int]:
    """Where the card makes a pair, as far as the rookie notices. One that was taken for its pair does."""
    taken_for_it = view.held_from == "discard" and VALUE[card] > LOW
    return pair_slots(cards, card) if taken_for_it or dice.random() < SEES_A_PAIR else []


def _wants(cards: Cards, card: Card) -> bool:
    return VALUE[card] <= MIDDLING or bool(_eyesores(cards, card))


def _place(cards: Cards, card: Card, pairs: list[int], dice: Dice) -> Move:
    """On a pair if seen, else for a visibly high card, else for a face-down one."""
    slots = pairs or _highest_loose(cards, card, dice) or face_down(cards)
    return SWAPS[dice.choice(slots) - 1]


def _eyesores(cards: Cards, card: Card) -> dict[int, int]:
    """Slots that show a card much higher than this one, and how high."""
    least = max(HIGH, VALUE[card] + 3)
    return {slot: VALUE[old] for slot, old in enumerate(cards, 1) if old and VALUE[old] >= least}


def _highest_loose(cards: Cards, card: Card, dice: Dice) -> list[int]:
    """The worst eyesore that is not seen to be one of a pair."""
    sores = _eyesores(cards, card)
    loose = [slot for slot in sores if not in_pair(cards, slot) or dice.random() > KEEPS_A_PAIR]
    return sorted(loose, key=sores.__getitem__)[-1:]


def _throw_away(moves: Moves, dice: Dice) -> Move:
    if PASS in moves and dice.random() < LINES_UP_THE_PUTT:
        return PASS
    return dice.choice([move for move in moves if move.verb == "toss" and move.slot])


# Why: what it saw, and what it did not see


def why(view: View, moves: Moves, move: Move, dice: Dice) -> Why:
    if view.phase == "tee-off":
        return because("tee-off", slot=move.slot or 0)
    if view.phase == "draw":
        return _why_draw_or_take(mine(view), view.discard[-1], move)
    assert view.held is not None
    overlooked = because("also-overlooks-pair", card=view.held) if _overlooks_pair(view, move) else None
    return _why_this_card(view, view.held, move).but_also(overlooked)


def _why_draw_or_take(cards: Cards, top: Card, move: Move) -> Why:
    pairs = pair_slots(cards, top)
    if move == TAKE:
        low = VALUE[top] <= LOW or not pairs
        return (
            because("likes-low", card=top) if low else because("take-pair", card=top, slot=partner(pairs[0]))
        )
    if VALUE[top] <= LOW:
        return because("draw-curious", card=top)
    return because("draw-overlooks-pair", card=top) if pairs else because("draw-too-high", card=top)


def _overlooks_pair(view: View, move: Move) -> bool:
    assert view.held is not None
    pairs = pair_slots(mine(view), view.held)
    return bool(pairs) and not (move.verb == "swap" and move.slot in pairs)


def _why_this_card(view: View, card: Card, move: Move) -> Why:
    cards = mine(view)
    if move.slot is None:
        return because("pass-lines-up", card=card)
    if view.closer is None and face_down(cards) == [move.slot]:
        return because("out-whim")
    if move.verb == "toss":
        return because("toss-anywhere", card=card, slot=move.slot)
    if move.slot in pair_slots(cards, card):
        return because("swap-pair", card=card, slot=move.slot)
    return _why_there(cards, card, move.slot)


def _why_there(cards: Cards, card: Card, slot: int) -> Why:
    old = cards[slot - 1]
    if old is None:
        return because("swap-anywhere", card=card, slot=slot)
    if in_pair(cards, slot):
        return because("swap-overlooks-pair", card=card, old=old)
    if VALUE[card] < VALUE[old]:
        return because("swap-eyesore", card=card, old=old)
    return because("swap-hopes", card=card, old=old)


HABIT: Final = Habit(choose, why)
