"""Nine cards each, three by three: turn up two, then swap or turn up; a line of one rank counts nothing.

It is no game of ours. It is here to show that a game takes one folder and one line.
"""

from collections.abc import Sequence

from backnine.cards import Card, Pack, french_pack, rank
from backnine.games.game import Game, Penalty, Saving, Section, Strokes
from backnine.hole import (
    AfterMove,
    Happening,
    Hole,
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
FLIPS, SWAPS, TOSSES = each_slot("flip", 9), each_slot("swap", 9), each_slot("toss", 9)
LINES = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9))


def pack(house: House, players: int) -> Pack:
    return french_pack(2 if players > 3 else 1)


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


def play(hole: Hole, seat: Seat, move: Move) -> AfterMove:
    if move.verb == "draw":
        return draw(hole, seat)
    if move.verb == "take":
        return take(hole, seat)
    assert move.slot is not None
    if move.verb == "flip":
        hole = turn_up(hole, seat, move.slot)
        flipped = Happening("flipped", seat, move.slot, hole.layouts[seat][move.slot - 1].card)
        return (ready(hole, seat) if len(face_down(hole, seat)) == 7 else hole), (flipped,)
    hole, happened = _finish_turn(hole, seat, move, move.slot)
    if hole.closer is None and not face_down(hole, seat):
        hole = close(hole, seat)
    hole, then = end_turn(hole, seat, "putt-out")
    return hole, happened + then


def _finish_turn(hole: Hole, seat: Seat, move: Move, slot: int) -> AfterMove:
    if move.verb == "swap":
        assert hole.held is not None
        return place(hole, seat, slot, face_up(hole.held))
    hole, happened = toss(hole, seat)
    hole = turn_up(hole, seat, slot)
    return hole, (*happened, Happening("turned-up", seat, slot, hole.layouts[seat][slot - 1].card))


def objection(hole: Hole, seat: Seat, move: Move) -> str:
    return "not-now"


def value(card: Card) -> int:
    return {"A": 1, "J": 11, "Q": 12, "K": 13}.get(rank(card)) or int(rank(card))


def strokes(cards: Sequence[Card | None], house: House) -> Strokes:
    values = [0 if card is None else value(card) for card in cards]
    free = {slot for line in LINES if _alike(cards, line) for slot in line}
    savings = tuple(
        Saving("NC-03", card, ((slot - 1) % 3 + 1,), -values[slot - 1])
        for slot, card in enumerate(cards, 1)
        if card is not None and slot in free
    )
    return Strokes(sum(values) + sum(saving.strokes for saving in savings), sum(values), savings)


def _alike(cards: Sequence[Card | None], line: tuple[int, ...]) -> bool:
    shown = [card for slot in line if (card := cards[slot - 1]) is not None]
    return len(shown) == len(line) and len({rank(card) for card in shown}) == 1


def penalty(closer: Seat, strokes: dict[Seat, int], house: House) -> Penalty | None:
    return None


NINE_CARD = Game(
    name="nine-card",
    room=__package__,
    version=1,
    players=range(2, 9),
    rows=3,
    columns=3,
    house_rules=HOUSE_RULES,
    opening="tee-off",
    secrets=False,
    closing="out",
    faces="suits",
    pack=pack,
    moves=moves,
    play=play,
    objection=objection,
    strokes=strokes,
    penalty=penalty,
    tee_shots=2,
    sections=(Section("rules", ("NC-01", "NC-02", "NC-03")),),
    examples={},
)
