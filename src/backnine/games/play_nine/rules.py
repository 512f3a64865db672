"""Play Nine.

Source: the publisher's rule leaflet in French, Italian, Japanese and Spanish; our numbered clauses
and rulings are in docs/rules/play-nine.md, and the ids in the margin here are theirs.
House rules: adjacent, holes, renewals, no_pass, closer_penalty, ties.
Left to the match: the draw for the dealer, nine holes, totals, play-offs (PN-01, 03, 30 to 32).
Left to the hole: dealing, piles, the renewed stock, the last round (PN-04 to 06, 16, 17, 41, 42).
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from backnine.cards import HOLE_IN_ONE, Card, Pack, golf_pack
from backnine.games.game import Game, Penalty, Saving, Section, Strokes, clauses
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
from backnine.house import House, choice, number, switch
from backnine.moves import Move, each_slot

TEE_SHOTS = 2  # PN-07
VALUE = {card: -5 if card == HOLE_IN_ONE else int(card) for card in golf_pack()}  # PN-02
BLOCK_BONUS = {2: -10, 3: -15, 4: -20}  # PN-22 to PN-24, by columns of the same value
BLOCK_CLAUSE = {2: "PN-22", 3: "PN-23", 4: "PN-24"}

HOUSE_RULES = (
    switch("adjacent"),  # PN-40
    number("holes", 1, 18, default=9),  # PN-01
    number("renewals", 0, 5, default=1),  # PN-42
    switch("no_pass"),  # PN-14
    switch("closer_penalty"),
    choice("ties", "playoff", "shared"),  # PN-32
)

DRAW_OR_TAKE = (Move("draw"), Move("take"))
PASS = Move("toss")
FLIPS = each_slot("flip", 8)
SWAPS = each_slot("swap", 8)
TOSSES = each_slot("toss", 8)


def pack(house: House, players: int) -> Pack:
    return golf_pack()  # PN-02


# Which moves are legal


def moves(hole: Hole, seat: Seat) -> tuple[Move, ...]:
    if hole.turn == seat:
        if hole.phase == "draw":
            return DRAW_OR_TAKE  # PN-08
        if hole.held_from == "discard":
            return SWAPS  # PN-11
        face_down = _face_down(hole, seat)
        may_pass = len(face_down) == 1 and not hole.house["no_pass"]  # PN-14, in the last round too (PN-43)
        return _with_stock_card(face_down, may_pass)
    if seat in hole.waiting:
        return tuple(FLIPS[slot - 1] for slot in _face_down(hole, seat))  # PN-07
    return ()


def _face_down(hole: Hole, seat: Seat) -> tuple[int, ...]:
    return tuple([number for number, slot in enumerate(hole.layouts[seat], 1) if not slot.up])


@lru_cache(maxsize=1024)
def _with_stock_card(face_down: tuple[int, ...], may_pass: bool) -> tuple[Move, ...]:
    tosses = tuple(TOSSES[slot - 1] for slot in face_down)
    return SWAPS + tosses + (PASS,) * may_pass  # PN-09, PN-10


def objection(hole: Hole, seat: Seat, move: Move) -> str:
    """Why a move that fits the moment is illegal all the same."""
    if hole.phase == "place" and move.verb == "toss":
        if hole.held_from == "discard":
            return "taken-card-must-be-placed"  # PN-11
        if move.slot is not None:
            return "card-is-face-up"
        return "no-passing-here" if hole.house["no_pass"] else "pass-needs-one-face-down"  # PN-14
    return "card-is-face-up" if move.verb == "flip" else "not-now"


# What they do


def play(hole: Hole, seat: Seat, move: Move) -> AfterMove:
    if move.verb == "draw":
        return draw(hole, seat)
    if move.verb == "take":
        return take(hole, seat)
    if move.verb == "swap":
        assert move.slot is not None
        return _swap(hole, seat, move.slot)
    if move.verb == "toss":
        return _toss(hole, seat, move.slot)
    assert move.slot is not None
    return _tee_off(hole, seat, move.slot)


def _tee_off(hole: Hole, seat: Seat, slot: int) -> AfterMove:
    hole = turn_up(hole, seat, slot)
    shown = sum(slot.up for slot in hole.layouts[seat])
    happened = (Happening("flipped", seat, slot, hole.layouts[seat][slot - 1].card),)
    return (ready(hole, seat) if shown == TEE_SHOTS else hole), happened  # PN-07


def _swap(hole: Hole, seat: Seat, slot: int) -> AfterMove:
    assert hole.held is not None
    was_up = hole.layouts[seat][slot - 1].up
    hole, happened = place(hole, seat, slot, face_up(hole.held))  # PN-09, PN-11, PN-12
    return _end_turn(hole, seat, happened, may_putt_out=not was_up)


def _toss(hole: Hole, seat: Seat, slot: int | None) -> AfterMove:
    hole, happened = toss(hole, seat)
    if slot is None:
        return _end_turn(hole, seat, (*happened, Happening("passed", seat)), may_putt_out=False)  # PN-14
    hole = turn_up(hole, seat, slot)  # PN-10
    happened = (*happened, Happening("turned-up", seat, slot, hole.layouts[seat][slot - 1].card))
    return _end_turn(hole, seat, happened, may_putt_out=True)


def _end_turn(hole: Hole, seat: Seat, happened: tuple[Happening, ...], *, may_putt_out: bool) -> AfterMove:
    if may_putt_out and hole.closer is None and not _face_down(hole, seat):
        hole = close(hole, seat)  # PN-15; a second one starts no further round (PN-16)
        happened = (*happened, Happening("putted-out", seat))
    hole, then = end_turn(hole, seat, "putt-out")
    return hole, happened + then


# What a layout is worth


def value(card: Card) -> int:
    return VALUE[card]


def strokes(cards: Sequence[Card | None], house: House) -> Strokes:
    face_value = sum([VALUE[card] for card in cards if card is not None])  # PN-20
    pairs = _pairs(cards)
    if not pairs:
        return Strokes(face_value, face_value, ())
    cancelled = [
        Saving("PN-21", card, (column,), -2 * VALUE[card])
        for card, columns in pairs.items()
        for column in columns
        if card != HOLE_IN_ONE  # PN-25
    ]
    blocks = [
        _block(card, block)
        for card, columns in pairs.items()
        for block in _blocks(columns, bool(house["adjacent"]))
    ]
    savings = tuple(cancelled + blocks)
    return Strokes(face_value + sum(saving.strokes for saving in savings), face_value, savings)


def _pairs(cards: Sequence[Card | None]) -> dict[Card, list[int]]:
    """For each value, the columns (from 1) that are pairs of it."""
    columns: dict[Card, list[int]] = defaultdict(list)
    for column in range(4):
        card = cards[column]
        if card is not None and card == cards[column + 4]:
            columns[card].append(column + 1)
    return columns


def _blocks(columns: list[int], adjacent: bool) -> Iterable[tuple[int, ...]]:
    """The columns that earn a bonus together: all of them, or each run of neighbours (PN-40)."""
    runs = [columns[:1]]
    for left, right in pairwise(columns):
        if adjacent and right != left + 1:
            runs.append([])
        runs[-1].append(right)
    return [tuple(run) for run in runs if len(run) > 1]


def _block(card: Card, columns: tuple[int, ...]) -> Saving:
    clause = "PN-26" if card == HOLE_IN_ONE else BLOCK_CLAUSE[len(columns)]
    return Saving(clause, card, columns, BLOCK_BONUS[len(columns)])


def penalty(closer: Seat, strokes: dict[Seat, int], house: House) -> Penalty | None:
    """House rule closer_penalty: going out without the lowest score doubles it, when positive."""
    score = strokes[closer]
    if house["closer_penalty"] and score > 0 and score > min(strokes.values()):
        return Penalty("closer_penalty", closer, score)
    return None


PLAY_NINE = Game(
    name="play-nine",
    room=__package__,
    version=2,
    unlimited=1,
    players=range(2, 7),  # PN-01
    rows=2,  # PN-05
    columns=4,
    house_rules=HOUSE_RULES,
    opening="tee-off",
    secrets=False,  # PN-05: nobody looks; a drawn card is shown at once
    closing="out",  # PN-15
    faces="numbers",
    pack=pack,
    moves=moves,
    play=play,
    objection=objection,
    strokes=strokes,
    penalty=penalty,
    tee_shots=TEE_SHOTS,
    sections=(
        Section("setup", clauses("PN", 1, 6)),
        Section("play", clauses("PN", 7, 17)),
        Section("scoring", clauses("PN", 20, 28)),
        Section("holes", clauses("PN", 30, 32)),
        Section("rulings", clauses("PN", 40, 44)),
    ),
    examples={
        "PN-21": "7 3 0 2 / 7 5 1 9",
        "PN-22": "7 7 3 1 / 7 7 12 0",
        "PN-23": "4 4 4 9 / 4 4 4 2",
        "PN-24": "5 5 5 5 / 5 5 5 5",
        "PN-25": "H 2 6 8 / H 3 1 0",
        "PN-26": "H H 4 10 / H H 4 6",
        "PN-27": "3 3 7 7 / 3 3 7 7",
        "PN-28": "0 0 11 5 / 0 0 2 5",
        "PN-40": "9 1 9 4 / 9 6 9 3",
    },
    pictures={
        "PN-02": "H 0 1 2 3 4 5 / 6 7 8 9 10 11 12",
        "PN-05": "? ? ? ? / ? ? ? ?",
        "PN-06": "? · 9",
        "PN-07": "? 7 ? ? / 12 ? ? ?",
        "PN-15": "7 3 7 2 / 7 3 7 5",
    },
    minute=("? 7 ? ? / ? ? ? 12", "? · 3", "7 / 7", "4 4 · H / 4 4 · ·", "7 3 0 2 / 7 5 1 9"),
)
