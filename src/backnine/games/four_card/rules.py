"""Four-Card Golf.

Source: the French rule sheet after pagat.com; our numbered clauses and rulings are in
docs/rules/four-card.md, and the ids in the margin here are theirs.
House rules: pairs_cancel, look, knock_penalty, jokers, holes, packs, ties, no_peek, renewals.
Left to the match: the draw for the dealer, nine holes, totals, ties (FC-13, 21, 22).
Left to the hole: dealing, piles, the renewed stock, the last round (FC-02, 03, 06, 23).
"""

from collections.abc import Sequence
from typing import Literal

from backnine.but import but
from backnine.cards import JOKER, Card, Pack, french_pack, rank
from backnine.games.game import Game, Penalty, Saving, Section, Strokes, clauses
from backnine.hole import (
    EVERYBODY,
    AfterMove,
    Happening,
    Hole,
    Seat,
    Slot,
    close,
    draw,
    end_turn,
    left_of,
    only,
    place,
    ready,
    take,
    toss,
    with_slot,
)
from backnine.house import House, choice, number, switch
from backnine.moves import Move, each_slot

FIRST_LOOK = {"near": (3, 4), 1: (3,), 4: (1, 2, 3, 4)}  # FC-04: slots 3 and 4 lie nearest
LOOKS_AT_ANY = 2
KNOCK_PENALTY = 10
PLAYERS_PER_PACK = 4  # FC-20
COURT = {"A": 1, "J": 10, "Q": 10, "K": 0, JOKER: -2}  # FC-12 and house rule jokers

HOUSE_RULES = (
    switch("pairs_cancel"),
    choice("look", "near", "any", 1, 4),  # FC-04
    switch("knock_penalty"),
    switch("jokers"),
    number("holes", 1, 18, default=9),  # FC-13
    choice("packs", "auto", 1, 2, 3),  # FC-20
    choice("ties", "shared", "playoff"),  # FC-22
    switch("no_peek"),  # FC-25
    number("renewals", 0, 5, default=1),  # FC-23
)

DRAW, TAKE, KNOCK, TOSS = Move("draw"), Move("take"), Move("knock"), Move("toss")
LOOK, DECLINE = Move("look"), Move("decline")
LOOKS = each_slot("look", 4)
SWAPS = each_slot("swap", 4)
PEEKS = each_slot("peek", 4)


def pack(house: House, players: int) -> Pack:
    packs = house["packs"]
    if packs == "auto":
        packs = -(-players // PLAYERS_PER_PACK)
    return french_pack(int(packs), bool(house["jokers"]))


# Which moves are legal


def moves(hole: Hole, seat: Seat) -> tuple[Move, ...]:
    if seat in hole.waiting:
        return _first_look(hole, seat)  # FC-26
    own = _turn(hole, seat) if hole.turn == seat else ()
    return own + _peeks(hole, seat)


def _first_look(hole: Hole, seat: Seat) -> tuple[Move, ...]:
    if hole.house["look"] != "any":
        return (LOOK, DECLINE)
    unseen = [LOOKS[slot - 1] for slot in _unknown(hole, seat)]
    return (*unseen, DECLINE)


def _turn(hole: Hole, seat: Seat) -> tuple[Move, ...]:
    owed = hole.owed[seat]
    if hole.phase == "draw":
        if owed:
            return (DRAW,)  # FC-11, FC-25
        return (DRAW, TAKE, KNOCK) if hole.closer is None else (DRAW, TAKE)  # FC-06, FC-10
    if hole.held_from == "discard":
        return tuple([swap for swap in SWAPS if swap.slot not in owed])  # FC-09; FC-11 wants a stock card
    if owed:
        return tuple(SWAPS[slot - 1] for slot in owed)  # FC-11, FC-25
    return (*SWAPS, TOSS)  # FC-07, FC-08


def _peeks(hole: Hole, seat: Seat) -> tuple[Move, ...]:
    """FC-25: the accident of FC-11, as long as a turn is left to make it good."""
    if hole.house["no_peek"] or seat not in hole.seats or not _may_make_good(hole, seat):
        return ()
    return tuple([PEEKS[slot - 1] for slot in _unknown(hole, seat)])


def _may_make_good(hole: Hole, seat: Seat) -> bool:
    if hole.turn is None:
        return False
    if hole.closer is not None:
        return not hole.owed[seat] and seat in _still_to_play(hole)
    if hole.turn == seat and hole.held_from == "discard":
        return len(hole.owed[seat]) < len(SWAPS) - 1  # the taken card needs a place of its own
    return True


def _still_to_play(hole: Hole) -> list[Seat]:
    """Who comes after the present player in the last round."""
    seats = []
    assert hole.turn is not None
    seat = left_of(hole.turn, hole.seats)
    while seat != hole.closer:
        seats.append(seat)
        seat = left_of(seat, hole.seats)
    return seats


def _unknown(hole: Hole, seat: Seat) -> list[int]:
    eyes = only(seat)
    return [number for number, slot in enumerate(hole.layouts[seat], 1) if not slot.seen & eyes]


def objection(hole: Hole, seat: Seat, move: Move) -> str:
    """Why a move that fits the moment is illegal all the same."""
    if move.verb == "peek":
        return "may-not-peek"  # FC-25
    if move.verb == "look":
        return "look-otherwise"
    if move == TOSS and hole.held_from == "discard":
        return "taken-card-must-be-placed"  # FC-09
    if hole.owed[seat]:
        return "owes-a-replacement"  # FC-11, FC-25
    if move.verb == "knock":
        return "no-second-knock"  # FC-10
    return "not-now"


# What they do


def play(hole: Hole, seat: Seat, move: Move) -> AfterMove:
    match move.verb:
        case "draw":
            return draw(hole, seat)
        case "take":
            return take(hole, seat)
        case "knock":
            return _knock(hole, seat)
        case "toss":
            return _then_end_turn(toss(hole, seat), seat)  # FC-08
        case "decline":
            return ready(hole, seat), (Happening("declined", seat),)
        case "look":
            return _look(hole, seat, move.slot)
    assert move.slot is not None
    return _swap(hole, seat, move.slot) if move.verb == "swap" else _peek(hole, seat, move.slot)


def _look(hole: Hole, seat: Seat, slot: int | None) -> AfterMove:
    look = hole.house["look"]
    slots = FIRST_LOOK[look] if slot is None else (slot,)
    hole, happened = _see(hole, seat, slots, "looked")
    if look == "any" and len(SWAPS) - len(_unknown(hole, seat)) < LOOKS_AT_ANY:
        return hole, happened
    return ready(hole, seat), happened


def _peek(hole: Hole, seat: Seat, slot: int) -> AfterMove:
    hole, happened = _see(hole, seat, (slot,), "peeked")
    return _owe(hole, seat, (*hole.owed[seat], slot)), happened


def _see(hole: Hole, seat: Seat, slots: tuple[int, ...], what: Literal["looked", "peeked"]) -> AfterMove:
    """The seat alone sees these cards of its own."""
    happened = []
    for slot in slots:
        card, up, seen = hole.layouts[seat][slot - 1]
        hole = but(hole, layouts=with_slot(hole, seat, slot, Slot(card, up, seen | only(seat))))
        happened.append(Happening(what, seat, slot, card, only(seat)))
    return hole, tuple(happened)


def _owe(hole: Hole, seat: Seat, slots: tuple[int, ...]) -> Hole:
    return but(hole, owed=(*hole.owed[:seat], tuple(sorted(slots)), *hole.owed[seat + 1 :]))


def _knock(hole: Hole, seat: Seat) -> AfterMove:
    knocked = close(hole, seat), (Happening("knocked", seat),)
    return _then_end_turn(knocked, seat)  # FC-10


def _swap(hole: Hole, seat: Seat, slot: int) -> AfterMove:
    assert hole.held is not None
    seen = EVERYBODY if hole.held_from == "discard" else only(seat)  # FC-24
    swapped, happened = place(hole, seat, slot, Slot(hole.held, False, seen))  # FC-07, FC-09
    if slot in hole.owed[seat]:
        swapped = _owe(swapped, seat, tuple(owed for owed in hole.owed[seat] if owed != slot))
    return _then_end_turn((swapped, happened), seat)


def _then_end_turn(played: AfterMove, seat: Seat) -> AfterMove:
    hole, happened = played
    hole, then = end_turn(hole, seat, "knock")
    return hole, happened + then


# What a layout is worth


def value(card: Card) -> int:
    name = rank(card)
    return COURT[name] if name in COURT else int(name)  # FC-12


def strokes(cards: Sequence[Card | None], house: House) -> Strokes:
    face_value = sum(value(card) for card in cards if card is not None)
    savings = _pairs(cards) if house["pairs_cancel"] else ()
    return Strokes(face_value + sum(saving.strokes for saving in savings), face_value, savings)


def _pairs(cards: Sequence[Card | None]) -> tuple[Saving, ...]:
    columns = enumerate(zip(cards[:2], cards[2:], strict=True), 1)
    return tuple(
        Saving("pairs_cancel", far, (column,), -value(far) - value(near))
        for column, (far, near) in columns
        if far is not None and near is not None and rank(far) == rank(near)
    )


def penalty(closer: Seat, strokes: dict[Seat, int], house: House) -> Penalty | None:
    """House rule knock_penalty: a knocker who is not lowest adds ten."""
    if house["knock_penalty"] and strokes[closer] > min(strokes.values()):
        return Penalty("knock_penalty", closer, KNOCK_PENALTY)
    return None


FOUR_CARD = Game(
    name="four-card",
    room=__package__,
    version=2,
    unlimited=1,
    players=range(2, 13),  # FC-01, FC-20
    rows=2,  # FC-02
    columns=2,
    house_rules=HOUSE_RULES,
    opening="first-look",
    secrets=True,  # FC-04, FC-24
    closing="knock",  # FC-10
    faces="suits",
    pack=pack,
    moves=moves,
    play=play,
    objection=objection,
    strokes=strokes,
    penalty=penalty,
    tee_shots=0,
    sections=(
        Section("setup", clauses("FC", 1, 5)),
        Section("play", clauses("FC", 6, 11)),
        Section("scoring", clauses("FC", 12, 13)),
        Section("rulings", clauses("FC", 20, 26)),
    ),
    examples={"FC-12": "KH 7S / AD QC"},
    pictures={
        "FC-02": "? ? / ? ?",
        "FC-03": "? · 8D",
        "FC-04": "? ? / KH QS",
        "FC-12": "KH AS 2D 7C 10S JH QC",
    },
    minute=("? ? / KH QS", "? · 8D", "KH AS 7C JH", "KH 2D / AS ?"),
)
