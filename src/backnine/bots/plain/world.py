"""A whole hole that fits what one seat sees: the cards it cannot see are dealt at random.

A bot thinks in such worlds. They are made from the view alone, so nothing hidden can enter a thought.
"""

from collections import Counter
from random import Random

from backnine.cards import Card, Pack
from backnine.games import find_game
from backnine.hole import EVERYBODY, NOBODY, Hole, Layout, Reshuffle, Seat, Slot, only
from backnine.view import SeenSlot, View


def unseen(view: View) -> Counter[Card]:
    """The cards of the pack that the view does not show: in the stock, face down, or in another's hand."""
    left = Counter(find_game(view.game).pack(view.house, view.players))
    left.subtract(view.discard)
    left.subtract([slot.card for layout in view.layouts for slot in layout if slot.card])
    left.subtract([view.held] if view.held else ())
    return +left


def deal_world(view: View, dice: Random) -> Hole:
    """A hole that looks to this seat exactly as its view does."""
    cards = list(unseen(view).elements())
    dice.shuffle(cards)
    layouts = tuple([_layout(layout, owner, view.seat, cards) for owner, layout in enumerate(view.layouts)])
    held = view.held
    if view.held_from is not None and held is None:
        held = cards.pop()  # drawn by another, who alone has seen it
    return Hole(
        game=view.game,
        house=view.house,
        number=view.hole,
        dealer=view.dealer,
        seats=view.seats,
        layouts=layouts,
        stock=tuple(cards),
        discard=view.discard,
        phase=view.phase,
        waiting=frozenset(view.acting if view.turn is None else ()),
        turns=view.turns,
        owed=view.owed,
        reshuffle=_shuffled_by(dice),
        turn=view.turn,
        held=held,
        held_from=view.held_from,
        closer=view.closer,
        renewals=view.renewals,
        takes=view.takes,
        ending=view.scores[-1].ending if view.phase == "over" else None,
    )


def _layout(layout: tuple[SeenSlot, ...], owner: Seat, seat: Seat | None, cards: list[Card]) -> Layout:
    return tuple([Slot(slot.card or cards.pop(), slot.up, _seen_by(slot, owner, seat)) for slot in layout])


def _seen_by(slot: SeenSlot, owner: Seat, seat: Seat | None) -> int:
    if slot.known == "all":
        return EVERYBODY
    if slot.known == "me":
        assert seat is not None
        return only(seat)
    return only(owner) if slot.known == "owner" else NOBODY


def _shuffled_by(dice: Random) -> Reshuffle:
    def reshuffle(discards: Pack, renewal: int) -> Pack:
        return tuple(dice.sample(discards, len(discards)))

    return reshuffle
