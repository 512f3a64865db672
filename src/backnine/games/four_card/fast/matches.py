"""Whole matches of Four-Card Golf between compiled levels: the same cards, moves and scores as the plain bots
make from the same seeds."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import numpy as np

from backnine.fast import matches, rows, shuffling
from backnine.fast.kernel import DRAW, Floats, any_move, bare, count_bits, folded, is_ready, wide
from backnine.fast.matches import MatchDesk, WholeRow, left_of, new_desk, renewed_order, throw_whims
from backnine.fast.rows import Compiled, Deals, PlayedDeals, Rows
from backnine.games.four_card.fast.engine import acting
from backnine.games.four_card.fast.levels.club import NOTES, HourBooks, club, hour_books
from backnine.games.four_card.fast.levels.reading import RANKS
from backnine.games.four_card.fast.levels.rookie import rookie
from backnine.games.four_card.fast.levels.sight import (
    CARD,
    RANK_BITS,
    PlayersMind,
    first_look,
    new_mind,
)
from backnine.games.four_card.fast.levels.tour import USUAL, TourBooks, tour, tour_books
from backnine.games.four_card.fast.levels.weekender import weekender, worths
from backnine.games.four_card.fast.rules import (
    CARDS,
    CLOSER,
    DEALER,
    ENDING,
    KNOCKED,
    LEFT,
    LOOKING,
    MOST_RENEWALS,
    ORDERED,
    OVER,
    PACK,
    PAIRS_CANCEL,
    PHASE,
    PILES,
    PLAYING,
    RENEWALS,
    TOP,
    TURNS,
    VALUE,
    WAITING,
    HoleState,
    deal,
    play,
    ranks,
    renew,
    score,
    table,
    turn_moves,
)
from backnine.games.four_card.fast.search import SolverDesk, new_solver
from backnine.games.four_card.rules import FOUR_CARD, pack, value
from backnine.house import House

ROOKIE, WEEKENDER, CLUB, RANDOM, TOUR = range(5)
SLOTS: Final = 4
CLAUSES: Final = ("pairs_cancel",)
_WIDTH: Final = rows.seat_width(SLOTS, len(CLAUSES))
_CARD_OF: Final = {number: card for card, number in CARD.items()}


class FourCardRoom(NamedTuple):
    """The table, a hole at it, and what its players think with."""

    table: HoleState
    hole: HoleState
    levels: WholeRow  # by contestant: the level, and how long it may think
    mind: PlayersMind
    worths: Floats  # what a draw is worth to the weekender
    pack: Floats  # how many cards there are of a rank
    hours: HourBooks
    notes: Floats
    stakes: TourBooks
    solver: SolverDesk
    regular: int  # holes


def new_room(players: int, house: House, levels: Sequence[str], desk: MatchDesk) -> FourCardRoom:
    empty, holes = table(players, house), house.number("holes")
    return FourCardRoom(
        table=empty,
        hole=empty.copy(),
        levels=np.array([level_of(spec) for spec in levels], np.int64),
        mind=new_mind(players, desk.letters_of),
        worths=worths(),
        pack=np.bincount(ranks(pack(house, players)), minlength=RANKS).astype(np.float64),
        hours=hour_books(),
        notes=np.zeros(NOTES),
        stakes=tour_books(players, holes),
        solver=new_solver(players, bool(house["pairs_cancel"]), bool(house["jokers"])),
        regular=holes,
    )


def level_of(spec: str) -> tuple[int, int]:
    """The number of a level, and how long it may think. In no time tour plays as club."""
    name, at, budget = spec.partition("@")
    milliseconds = int(budget) if at else USUAL
    return COMPILED.levels.index(name) if milliseconds else CLUB, milliseconds


@bare
def choose(room: FourCardRoom, desk: MatchDesk, number: int, seat: int, level: int, budget: int) -> int:
    hole = room.hole
    if level == RANDOM:
        return any_move(turn_moves(hole, seat), desk.dice)
    if hole[PHASE] == LOOKING:
        return first_look(hole, seat)
    if level == ROOKIE:
        return rookie(hole, seat, room.mind, desk.dice)
    if level == WEEKENDER:
        return weekender(hole, seat, room.mind, room.worths, desk.dice)
    left = max(0, room.regular - number)
    if level == CLUB:
        lead = _lead(room, desk, number, seat)
        return club(hole, seat, room.mind, room.pack, room.hours, lead, left, room.notes)
    for other in range(len(desk.totals)):
        room.solver.totals[other] = desk.totals[other] if number <= room.regular else 0.0
    return tour(hole, seat, budget, room.pack, left, room.stakes, room.notes, room.solver, desk.dice)


@bare
def _lead(room: FourCardRoom, desk: MatchDesk, number: int, seat: int) -> int:
    """How far the seat is ahead of the best of the others; a play-off is only about itself."""
    best = 1 << 30
    for other in range(len(desk.totals)):
        if other != seat:
            best = min(best, desk.totals[other])
    return best - desk.totals[seat] if number <= room.regular else 0


@bare
def know_hole(room: FourCardRoom, desk: MatchDesk, number: int) -> None:
    """What each seat knows of this hole and of no other (`bots/memory.py`)."""
    known = desk.drawn[0]
    for seat in range(len(desk.totals)):
        known = folded(known, np.uint64(desk.totals[seat]))
    known = folded(known, np.uint64(number))
    for seat in range(len(desk.totals)):
        room.mind.holes[seat] = folded(known, np.uint64(seat))


@bare
def _deal(room: FourCardRoom, desk: MatchDesk, dealer: int, playing: int) -> None:
    """A new hole for these seats."""
    empty = room.table
    empty[DEALER] = dealer
    empty[PLAYING] = count_bits(playing)
    empty[WAITING] = playing
    for seat in range(len(desk.totals)):
        empty[LEFT + seat] = left_of(seat, playing)
    deal(room.hole, empty, desk.cards)


@bare
def _renew(hole: HoleState, desk: MatchDesk, number: int) -> None:
    """All discards but the top one, in the order of the renewal, are the new stock (FC-23)."""
    renew(hole)
    stock = hole[PILES + hole[TOP] : PILES + hole[PACK]]
    renewed_order(desk, number, wide(hole[RENEWALS]), stock)
    hole[ORDERED] = hole[PACK]


@bare
def _write_hole(hole: HoleState, desk: MatchDesk, number: int, playing: int, row: Rows) -> None:
    row[rows.NUMBER] = number
    row[rows.DEALER] = hole[DEALER]
    row[rows.CLOSER] = hole[CLOSER]
    row[rows.ENDING] = 1 if hole[ENDING] == KNOCKED else 2
    row[rows.SEATED] = playing
    for seat in range(len(desk.totals)):
        if playing >> seat & 1:
            _write_seat(hole, seat, row[rows.SEATS_FROM + seat * _WIDTH :])
    score(hole, desk.strokes)
    for seat in range(len(desk.totals)):
        row[rows.SEATS_FROM + seat * _WIDTH + rows.STROKES] = desk.strokes[seat]


@bare
def _write_seat(hole: HoleState, seat: int, row: Rows) -> None:
    """What one seat comes to. Its cards lose their suits: `score` knows ranks alone."""
    cards = hole[CARDS + SLOTS * seat : CARDS + SLOTS * (seat + 1)]
    row[rows.TURNS] = hole[TURNS + seat]
    for slot in range(SLOTS):
        row[rows.CARDS + slot] = cards[slot]
        cards[slot] &= RANK_BITS
    for far in range(2 if hole[PAIRS_CANCEL] else 0):
        if cards[far] == cards[far + 2]:
            row[rows.CARDS + SLOTS] += 1
            row[rows.CARDS + SLOTS + 1] -= 2 * VALUE[cards[far]]


@bare
def _play_hole(
    room: FourCardRoom,
    desk: MatchDesk,
    number: int,
    dealer: int,
    playing: int,
    moves: int,
    whims: np.uint64,
    sitting: Rows,
    decisions: Rows,
    row: Rows,
) -> int:
    hole = room.hole
    _deal(room, desk, dealer, playing)
    know_hole(room, desk, number)
    while hole[PHASE] != OVER:
        seat = acting(hole)
        throw_whims(desk, whims, moves, seat)
        level, budget = room.levels[sitting[seat], 0], room.levels[sitting[seat], 1]
        move = choose(room, desk, number, seat, level, budget)
        if move == DRAW and hole[TOP] == hole[PACK] and hole[RENEWALS] < hole[MOST_RENEWALS]:
            _renew(hole, desk, number)
        play(hole, seat, move, desk.dice)
        decisions[seat] += 1
        moves += 1
    _write_hole(hole, desk, number, playing, row)
    return moves


_play_deals: Final = matches.deals_kernel(FOUR_CARD.name, _play_hole)


def play_deals(deals: Deals) -> PlayedDeals:
    house, players = deals.house, len(deals.everybody)
    result = rows.empty_rows(deals, SLOTS, len(CLAUSES))
    desk = new_desk(pack(house, players), CARD, value, players)
    _play_deals(
        new_room(players, house, deals.levels, desk),
        desk,
        house.number("holes"),
        house["ties"] == "shared",
        np.array(deals.everybody, np.int64),
        deals.rotations,
        shuffling.key_of(deals.shuffle),
        deals.first,
        result.matches,
        result.holes,
    )
    return result


COMPILED: Final = Compiled(
    ("rookie", "weekender", "club", "random", "tour"),
    CLAUSES,
    SLOTS,
    _CARD_OF.__getitem__,
    play_deals,
    partial(is_ready, _play_deals),
)
