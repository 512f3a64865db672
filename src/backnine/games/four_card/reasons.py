"""Reasons at Four-Card Golf: what one remembers, what one does not know, and when the count is low."""

from typing import Final

from backnine.bots.bot import Cards, Moves
from backnine.bots.memory import remembered
from backnine.bots.reasons import Reasons
from backnine.bots.why import Why, because
from backnine.cards import Card, rank
from backnine.games.four_card.bots.sense import GUESS, UNSEEN, likely_strokes, put
from backnine.moves import Move
from backnine.view import View


def explain(
    view: View,
    moves: Moves,
    move: Move,
    *,
    memory: Cards | None = None,
    target: int | None = None,
    worth: float | None = None,
) -> Why:
    """`memory`: what this player believes to lie in its square, if it is not all it may know (FC-24).
    `target`: where a card to be taken shall go, if not where it saves most at once."""
    cards = remembered(view) if memory is None else memory
    return _reason(view, move, cards, target).worth_so_much(worth)


def _reason(view: View, move: Move, cards: Cards, target: int | None) -> Why:
    match move.verb:
        case "look":
            return because("look") if move.slot is None else because("look-slot", slot=move.slot)
        case "decline":
            return because("decline")
        case "peek":
            return because("peek", slot=move.slot or 0)
        case "knock":
            return knocking(view, cards)
        case "draw":
            return _draw(view, cards)
        case "take":
            top = view.discard[-1]
            return _take(view, cards, target or best_place(view, cards, top), top)
    assert view.held is not None
    if move.slot is None:
        return because("toss-high", card=view.held)
    return _place(view, cards, move.slot, view.held)


def knocking(view: View, cards: Cards) -> Why:
    strokes = round(likely_strokes(cards, _pairs_cancel(view)))
    if view.stock < 2 * len(view.seats) and view.renewals >= view.house.number("renewals"):
        return because("knock-short-stock", strokes=strokes)
    if None in cards:
        return because("knock-unsure", strokes=strokes)
    return because("knock", strokes=strokes)


def _draw(view: View, cards: Cards) -> Why:
    assert view.seat is not None
    if view.owed[view.seat]:
        return because("draw-owes", slot=view.owed[view.seat][0])
    if not view.stock and view.renewals >= view.house.number("renewals"):
        return because("draw-ends-hole")
    top = view.discard[-1]
    if saving_of(view, cards, best_place(view, cards, top), top) <= 0:
        return because("draw-no-use", card=top)
    return because("draw-better", card=top)


def _take(view: View, cards: Cards, slot: int, card: Card) -> Why:
    old = cards[slot - 1]
    if makes_a_pair(view, cards, slot, card):
        return because("take-pair", card=card, slot=partner(slot))
    if old is None and GUESS[card] < UNSEEN:
        return because("take-for-unknown", card=card)
    if old is not None and GUESS[card] < GUESS[old]:
        return because("take-for-remembered", card=card, old=old)
    return because("take-hopes", card=card)


def _place(view: View, cards: Cards, slot: int, card: Card) -> Why:
    assert view.seat is not None
    old = cards[slot - 1]
    if slot in view.owed[view.seat]:
        return because("swap-owes", card=card, slot=slot)
    true = remembered(view)[slot - 1]
    if old is None and true is not None:
        return because("swap-forgotten", card=card, slot=slot)
    if old is not None and old != true:
        return because("swap-mixed-up", card=card, slot=slot, old=old)
    if makes_a_pair(view, cards, slot, card):
        return because("swap-pair", card=card, slot=slot)
    if old is None:
        return _cover(slot, card)
    if GUESS[card] < GUESS[old]:
        return because("swap-remembered", card=card, slot=slot, old=old)
    if view.held_from == "discard":
        return because("swap-must", card=card, slot=slot)
    return because("swap-hopes", card=card, old=old)


def _cover(slot: int, card: Card) -> Why:
    if GUESS[card] < UNSEEN:
        return because("swap-unknown", card=card, slot=slot).but_also(because("also-knows-more"))
    return because("swap-to-know", card=card, slot=slot)


# Facts


def best_place(view: View, cards: Cards, card: Card) -> int:
    """Where the card saves most at once."""
    return max(range(1, len(cards) + 1), key=lambda slot: saving_of(view, cards, slot, card))


def saving_of(view: View, cards: Cards, slot: int, card: Card) -> float:
    """Strokes the card saves there at once, an unknown card being an average one."""
    pairs_cancel = _pairs_cancel(view)
    return likely_strokes(cards, pairs_cancel) - likely_strokes(put(cards, slot, card), pairs_cancel)


def makes_a_pair(view: View, cards: Cards, slot: int, card: Card) -> bool:
    """House rule pairs_cancel: equal to the card it knows in the same column."""
    other = cards[partner(slot) - 1]
    return _pairs_cancel(view) and other is not None and rank(other) == rank(card)


def partner(slot: int) -> int:
    """The other slot of the column."""
    return slot + 2 if slot <= 2 else slot - 2


def _pairs_cancel(view: View) -> bool:
    return bool(view.house["pairs_cancel"])


REASONS: Final = Reasons(explain)
