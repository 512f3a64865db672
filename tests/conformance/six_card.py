"""Six-Card Golf, played in many families: the third game of `test_a_third_game.py`.

Two rows of three, face down; turn up two, then play as in Play Nine; equal cards in a column cancel.
"""

from collections.abc import Sequence

from backnine.cards import Card, Pack, french_pack, rank
from backnine.games.four_card.rules import value
from backnine.games.game import Game, Penalty, Saving, Section, Strokes
from backnine.hole import (
    Happening,
    Hole,
    Played,
    Seat,
    close,
    draw,
    end_turn,
    face_up,
    place,
    ready,
    take,
    toss,
    turn_up,
)
from backnine.house import House, choice, number
from backnine.moves import Move, each_slot

HOUSE_RULES = (
    number("holes", 1, 18, default=9),
    number("renewals", 0, 5, default=1),
    choice("ties", "shared", "playoff"),
)
FLIPS, SWAPS, TOSSES = each_slot("flip", 6), each_slot("swap", 6), each_slot("toss", 6)


def pack(house: House, players: int) -> Pack:
    return french_pack(2 if players > 4 else 1)


def face_down(hole: Hole, seat: Seat) -> list[int]:
    return [number for number, slot in enumerate(hole.layouts[seat], 1) if not slot.up]


def moves(hole: Hole, seat: Seat) -> tuple[Move, ...]:
    if seat in hole.waiting:
        return tuple(FLIPS[slot - 1] for slot in face_down(hole, seat))
    if hole.turn != seat:
        return ()
    if hole.phase == "draw":
        return (Move("draw"), Move("take"))
    tosses = [TOSSES[slot - 1] for slot in face_down(hole, seat)]
    return (*SWAPS, *tosses) if hole.held_from == "stock" else SWAPS


def play(hole: Hole, seat: Seat, move: Move) -> Played:
    if move.verb == "draw":
        return draw(hole, seat)
    if move.verb == "take":
        return take(hole, seat)
    assert move.slot is not None
    if move.verb == "flip":
        hole = turn_up(hole, seat, move.slot)
        flipped = Happening("flipped", seat, move.slot, hole.layouts[seat][move.slot - 1].card)
        return (ready(hole, seat) if len(face_down(hole, seat)) == 4 else hole), (flipped,)
    hole, happened = _finish_turn(hole, seat, move, move.slot)
    if hole.closer is None and not face_down(hole, seat):
        hole = close(hole, seat)
    hole, then = end_turn(hole, seat, "putt-out")
    return hole, happened + then


def _finish_turn(hole: Hole, seat: Seat, move: Move, slot: int) -> Played:
    if move.verb == "swap":
        assert hole.held is not None
        return place(hole, seat, slot, face_up(hole.held))
    hole, happened = toss(hole, seat)
    hole = turn_up(hole, seat, slot)
    return hole, (*happened, Happening("turned-up", seat, slot, hole.layouts[seat][slot - 1].card))


def objection(hole: Hole, seat: Seat, move: Move) -> str:
    return "not-now"


def strokes(cards: Sequence[Card | None], house: House) -> Strokes:
    face_value = sum(value(card) for card in cards if card is not None)
    columns = enumerate(zip(cards[:3], cards[3:], strict=True), 1)
    savings = tuple(
        Saving("SC-03", above, (column,), -value(above) - value(below))
        for column, (above, below) in columns
        if above is not None and below is not None and rank(above) == rank(below)
    )
    return Strokes(face_value + sum(saving.strokes for saving in savings), face_value, savings)


def penalty(closer: Seat, strokes: dict[Seat, int], house: House) -> Penalty | None:
    return None


SIX_CARD = Game(
    name="six-card",
    version=1,
    players=range(2, 9),
    rows=2,
    columns=3,
    house_rules=HOUSE_RULES,
    opening="tee-off",
    secrets=False,
    closing="out",
    faces="suits",
    pack=pack,
    value=value,
    moves=moves,
    play=play,
    objection=objection,
    strokes=strokes,
    penalty=penalty,
    tee_shots=2,
    sections=(Section("rules", ("SC-01", "SC-02", "SC-03")),),
    examples={},
)
