"""Six-Card Golf.

Source: what public rule sheets agree on; our numbered clauses and rulings are in docs/rules/six-card.md,
and the ids in the margin here are theirs.
House rules: packs, flip, last_round, twos, twos_keep, blocks, jokers, holes, ties, renewals, closer_penalty.
Left to the match: the draw for the dealer, nine holes, totals, ties (SC-30, 31).
Left to the hole: dealing, piles, the renewed stock, the last round (SC-02, 03, 05, 11, 32).
"""

from collections.abc import Sequence
from functools import lru_cache

from backnine.cards import JOKER, Card, Pack, french_pack, rank
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
    finish,
    place,
    ready,
    take,
    toss,
    turn_up,
)
from backnine.house import House, choice, number, switch
from backnine.moves import Move, each_slot

TEE_SHOTS = 2  # SC-04
PLAYERS_PER_PACK = 4  # SC-01
COLUMNS = 3
TWO = "2"
COURT = {"A": 1, "J": 10, "Q": 10, "K": 0, JOKER: -2}  # SC-20, SC-23
BLOCK = {2: -10, 3: -15}  # SC-22, by columns of the same rank

HOUSE_RULES = (
    choice("packs", "auto", 1, 2, 3),  # SC-01
    choice("flip", "never", "may", "must"),  # SC-07
    switch("last_round", default=True),  # SC-10
    choice("twos", -2, 2),  # SC-20
    switch("twos_keep"),  # SC-21
    switch("blocks"),  # SC-22
    switch("jokers"),  # SC-23
    number("holes", 1, 18, default=9),  # SC-30
    choice("ties", "shared", "playoff"),  # SC-31
    number("renewals", 0, 5, default=1),  # SC-32
    switch("closer_penalty"),  # SC-33
)

DRAW_OR_TAKE = (Move("draw"), Move("take"))
TOSS = Move("toss")
FLIPS = each_slot("flip", 6)
SWAPS = each_slot("swap", 6)
TOSSES = each_slot("toss", 6)


def pack(house: House, players: int) -> Pack:
    packs = house["packs"]
    if packs == "auto":
        packs = -(-players // PLAYERS_PER_PACK)
    return french_pack(int(packs), bool(house["jokers"]))


# Which moves are legal


def moves(hole: Hole, seat: Seat) -> tuple[Move, ...]:
    if hole.turn == seat:
        if hole.phase == "draw":
            return DRAW_OR_TAKE  # SC-05
        if hole.held_from == "discard":
            return SWAPS  # SC-08
        return _with_stock_card(_face_down(hole, seat), str(hole.house["flip"]))
    if seat in hole.waiting:
        return tuple(FLIPS[slot - 1] for slot in _face_down(hole, seat))  # SC-04
    return ()


def _face_down(hole: Hole, seat: Seat) -> tuple[int, ...]:
    return tuple([number for number, slot in enumerate(hole.layouts[seat], 1) if not slot.up])


@lru_cache(maxsize=256)
def _with_stock_card(face_down: tuple[int, ...], flip: str) -> tuple[Move, ...]:
    tosses = () if flip == "never" else tuple(TOSSES[slot - 1] for slot in face_down)
    return SWAPS + tosses + (TOSS,) * (flip != "must")  # SC-06, SC-07


def objection(hole: Hole, seat: Seat, move: Move) -> str:
    """Why a move that fits the moment is illegal all the same."""
    if hole.phase == "place" and move.verb == "toss":
        if hole.held_from == "discard":
            return "taken-card-must-be-placed"  # SC-08
        if move.slot is None:
            return "no-passing-here"  # SC-07
        return "not-now" if hole.house["flip"] == "never" else "card-is-face-up"
    return "card-is-face-up" if move.verb == "flip" else "not-now"


# What they do


def play(hole: Hole, seat: Seat, move: Move) -> AfterMove:
    if move.verb == "draw":
        return draw(hole, seat)
    if move.verb == "take":
        return take(hole, seat)
    if move.verb == "toss":
        return _toss(hole, seat, move.slot)
    assert move.slot is not None
    return _swap(hole, seat, move.slot) if move.verb == "swap" else _tee_off(hole, seat, move.slot)


def _tee_off(hole: Hole, seat: Seat, slot: int) -> AfterMove:
    hole = turn_up(hole, seat, slot)
    flipped = Happening("flipped", seat, slot, hole.layouts[seat][slot - 1].card)
    shown = sum(slot.up for slot in hole.layouts[seat])
    return (ready(hole, seat) if shown == TEE_SHOTS else hole), (flipped,)  # SC-04


def _swap(hole: Hole, seat: Seat, slot: int) -> AfterMove:
    assert hole.held is not None
    return _end_turn(place(hole, seat, slot, face_up(hole.held)), seat)  # SC-06, SC-08


def _toss(hole: Hole, seat: Seat, slot: int | None) -> AfterMove:
    hole, happened = toss(hole, seat)
    if slot is not None:  # SC-07
        hole = turn_up(hole, seat, slot)
        happened = (*happened, Happening("turned-up", seat, slot, hole.layouts[seat][slot - 1].card))
    return _end_turn((hole, happened), seat)


def _end_turn(played: AfterMove, seat: Seat) -> AfterMove:
    hole, happened = played
    if hole.closer is None and not _face_down(hole, seat):
        return _go_out(hole, seat, happened)
    hole, then = end_turn(hole, seat, "putt-out")
    return hole, happened + then


def _go_out(hole: Hole, seat: Seat, happened: tuple[Happening, ...]) -> AfterMove:
    """SC-10: one more turn for everybody else, or none where the table wants no last round."""
    hole, then = end_turn(close(hole, seat), seat, "putt-out")
    if not hole.house["last_round"]:
        hole, then = finish(hole, "putt-out")
    return hole, (*happened, Happening("putted-out", seat), *then)


# What a layout is worth


def strokes(cards: Sequence[Card | None], house: House) -> Strokes:
    face_value = sum(_value(card, house) for card in cards if card is not None)
    savings: list[Saving] = []
    for first, columns in _pairs(cards).values():
        block = bool(house["blocks"]) and len(columns) > 1
        if block or not _keeps(first, house):
            saved = -2 * _value(first, house)
            savings += [Saving("SC-21", first, (column,), saved) for column in columns]
        if block:
            savings.append(Saving("SC-22", first, tuple(columns), BLOCK[len(columns)]))
    return Strokes(face_value + sum(saving.strokes for saving in savings), face_value, tuple(savings))


def _value(card: Card, house: House) -> int:
    name = rank(card)
    if name == TWO:
        return house.number("twos")  # SC-20
    return COURT[name] if name in COURT else int(name)


def _pairs(cards: Sequence[Card | None]) -> dict[str, tuple[Card, list[int]]]:
    """For each rank, a card of it and the columns (from 1) that are pairs of it; jokers make none (SC-23)."""
    pairs: dict[str, tuple[Card, list[int]]] = {}
    for column, (above, below) in enumerate(zip(cards[:COLUMNS], cards[COLUMNS:], strict=True), 1):
        if above and below and above != JOKER and rank(above) == rank(below):
            pairs.setdefault(rank(above), (above, []))[1].append(column)
    return pairs


def _keeps(card: Card, house: House) -> bool:
    """House rule twos_keep: a column of two twos keeps what it has below zero (SC-21)."""
    return bool(house["twos_keep"]) and rank(card) == TWO and _value(card, house) < 0


def penalty(closer: Seat, strokes: dict[Seat, int], house: House) -> Penalty | None:
    """SC-33: going out without the lowest score doubles it, when positive."""
    score = strokes[closer]
    if house["closer_penalty"] and score > 0 and score > min(strokes.values()):
        return Penalty("closer_penalty", closer, score)
    return None


SIX_CARD = Game(
    name="six-card",
    room=__package__,
    version=1,
    players=range(2, 13),  # SC-01
    rows=2,  # SC-02
    columns=COLUMNS,
    house_rules=HOUSE_RULES,
    opening="tee-off",
    secrets=False,  # SC-02: nobody looks; a drawn card is shown when it is placed
    closing="out",  # SC-10
    faces="suits",
    pack=pack,
    moves=moves,
    play=play,
    objection=objection,
    strokes=strokes,
    penalty=penalty,
    tee_shots=TEE_SHOTS,
    sections=(
        Section("setup", clauses("SC", 1, 4)),
        Section("play", clauses("SC", 5, 11)),
        Section("scoring", clauses("SC", 20, 23)),
        Section("holes", clauses("SC", 30, 33)),
    ),
    examples={
        "SC-20": "AS 2H 9C / KD 5S QH",
        "SC-21": "7S 2H 4C / 7D KS 10H",
        "SC-22": "blocks: 5S 5H 9C / 5D 5C 3S",
        "SC-23": "jokers: JK 6H 8C / JK 6S AD",
    },
    pictures={
        "SC-02": "? ? ? / ? ? ?",
        "SC-03": "? · 8D",
        "SC-04": "? 7H ? / KS ? ?",
        "SC-20": "2D KH AS 7C 10S JH QC",
    },
    minute=("? 7H ? / KS ? ?", "? · 8D", "JH / JS", "KH AS 2D QC", "JH KS 2D / JS AC 4H"),
)
