"""Chance as a player: hidden cards are decided one by one, at the moment when somebody first sees them.

A hole is dealt in some order that nobody knows. Before a move shows cards that nobody has seen, chance says
which they are, and they change places with equal ones that are hidden, too. As hidden cards are all alike to
everybody, this is the same game as with a shuffle beforehand, and its tree can be written down.
"""

from collections.abc import Container, Iterator
from typing import Final, Literal, NamedTuple

from backnine.but import but
from backnine.cards import Card, Pack
from backnine.hole import NOBODY, Happening, Hole, Seat, with_slot
from backnine.moves import Move


class Spot(NamedTuple):
    """Where a hidden card lies: in a seat's layout, or so many cards from the beginning of a pile."""

    where: Literal["layout", "stock", "discard"]
    place: int = 0  # from 0
    seat: Seat = 0


STOCK: Final = Spot("stock")
FIRST_DISCARD: Final = Spot("discard")


def shown_first(hole: Hole, seat: Seat, move: Move) -> Spot | None:
    """The card that nobody has seen and that this move is about, if there is one: no need to try it."""
    if move.verb == "draw":
        return STOCK if hole.stock else None
    if move.slot is None or hole.layouts[seat][move.slot - 1].seen != NOBODY:
        return None
    return Spot("layout", move.slot - 1, seat)


def shown_by(
    hole: Hole, after: Hole, happened: tuple[Happening, ...], settled: Container[Spot]
) -> tuple[Spot, ...]:
    """The cards that nobody had seen before what happened, less those already settled."""
    if after.phase == "over":
        return tuple([spot for spot in _unseen(hole) if spot not in settled])
    shown = []
    for each in happened:
        seat, slot = each.seat, each.slot
        if each.what == "renewed":
            shown.append(FIRST_DISCARD)  # the discards are turned over as they lie: their first will be drawn
        elif slot is None or seat is None or each.what == "placed":
            continue
        elif hole.layouts[seat][slot - 1].seen == NOBODY:
            shown.append(Spot("layout", slot - 1, seat))
    return tuple([spot for spot in shown if spot not in settled]) if shown else ()


def shown_at_end(before: Hole, over: Hole) -> tuple[Happening, ...]:
    """The cards that everybody sees once the hole is over, and did not before its last move."""
    return tuple(
        [
            Happening("turned-up", seat, number, slot.card)
            for seat, layout in enumerate(over.layouts)
            for number, (slot, was) in enumerate(zip(layout, before.layouts[seat], strict=True), 1)
            if slot != was
        ]
    )


def _unseen(hole: Hole) -> Iterator[Spot]:
    for seat, layout in enumerate(hole.layouts):
        for place, slot in enumerate(layout):
            if slot.seen == NOBODY:
                yield Spot("layout", place, seat)


def candidates(hole: Hole, spot: Spot, settled: Container[Spot]) -> Pack:
    """The cards that may lie there, less those already settled. Once the stock was renewed everybody can tell
    which cards are in it, and which lie face down."""
    if spot.where == "discard" and not hole.stock:
        return hole.discard[:-1]
    if hole.renewals and spot.where != "layout":
        return hole.stock
    face_down = tuple([card_at(hole, each) for each in _unseen(hole) if each not in settled])
    if hole.renewals:
        return face_down
    return hole.stock + face_down + (hole.discard if spot.where == "discard" else ())


def decided(hole: Hole, spot: Spot, cards: Container[Card], settled: Container[Spot]) -> Hole:
    """The same with one of these cards in this spot; the one that lay there takes its place."""
    card = card_at(hole, spot)
    if card in cards:
        return hole
    other = _find(hole, spot, cards, settled)
    if other.where != "stock" or spot.where == "discard":
        return _with(_with(hole, spot, card_at(hole, other)), other, card)
    stock = [*hole.stock]  # most often: both in one step
    found, stock[other.place] = stock[other.place], card
    if spot.where == "layout":
        slot = hole.layouts[spot.seat][spot.place]._replace(card=found)
        return but(hole, layouts=with_slot(hole, spot.seat, spot.place + 1, slot), stock=tuple(stock))
    stock[spot.place] = found
    return but(hole, stock=tuple(stock))


def _find(hole: Hole, spot: Spot, cards: Container[Card], settled: Container[Spot]) -> Spot:
    """Where one of these cards lies hidden, of the candidates for a spot."""
    if spot.where == "discard" and not hole.stock:
        return Spot("discard", _place(hole.discard[:-1], cards))
    if spot.where != "layout" or not hole.renewals:
        place = _place(hole.stock, cards)
        if place < len(hole.stock):
            return Spot("stock", place)
    return next(each for each in _unseen(hole) if each not in settled and card_at(hole, each) in cards)


def _place(pile: Pack, cards: Container[Card]) -> int:
    """Where the first of these cards lies in a pile; past its end if none does."""
    for place, card in enumerate(pile):
        if card in cards:
            return place
    return len(pile)


def card_at(hole: Hole, spot: Spot) -> Card:
    """The card that lies there, whoever knows it."""
    if spot.where == "stock":
        return hole.stock[spot.place]
    return hole.discard[spot.place] if spot.where == "discard" else hole.layouts[spot.seat][spot.place].card


def _with(hole: Hole, spot: Spot, card: Card) -> Hole:
    if spot.where == "stock":
        return but(hole, stock=_changed(hole.stock, spot.place, card))
    if spot.where == "discard":
        return but(hole, discard=_changed(hole.discard, spot.place, card))
    slot = hole.layouts[spot.seat][spot.place]._replace(card=card)
    return but(hole, layouts=with_slot(hole, spot.seat, spot.place + 1, slot))


def _changed(pile: Pack, place: int, card: Card) -> Pack:
    return (*pile[:place], card, *pile[place + 1 :])
