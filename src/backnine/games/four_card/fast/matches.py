"""Whole matches of Four-Card Golf between compiled levels: the same cards, moves and scores as the plain bots
make from the same seeds."""

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import numpy as np

from backnine.fast import matches, rows, shuffling
from backnine.fast.kernel import DRAW, Floats, bare, count_bits, folded, is_ready, wide
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
)
from backnine.games.four_card.rules import FOUR_CARD, pack, value
from backnine.house import House

ROOKIE, WEEKENDER, CLUB = range(3)
SLOTS: Final = 4
CLAUSES: Final = ("pairs_cancel",)
_WIDTH: Final = rows.seat_width(SLOTS, len(CLAUSES))
_CARD_OF: Final = {number: card for card, number in CARD.items()}


class FourCardRoom(NamedTuple):
    """The table, a hole at it, and what its players think with."""

    table: HoleState
    hole: HoleState
    levels: WholeRow  # by contestant
    mind: PlayersMind
    worths: Floats  # what a draw is worth to the weekender
    pack: Floats  # how many cards there are of a rank
    books: HourBooks
    notes: Floats
    regular: int  # holes


def new_room(players: int, house: House, levels: Sequence[str], desk: MatchDesk) -> FourCardRoom:
    empty = table(players, house)
    numbers = [COMPILED.levels.index(level) for level in levels]
    return FourCardRoom(
        table=empty,
        hole=empty.copy(),
        levels=np.array(numbers, np.int64),
        mind=new_mind(players, desk.letters_of),
        worths=worths(),
        pack=np.bincount(ranks(pack(house, players)), minlength=RANKS).astype(np.float64),
        books=hour_books(),
        notes=np.zeros(NOTES),
        regular=house.number("holes"),
    )


@bare
def choose(room: FourCardRoom, desk: MatchDesk, number: int, seat: int, level: int) -> int:
    if room.hole[PHASE] == LOOKING:
        return first_look(room.hole, seat)
    if level == ROOKIE:
        return rookie(room.hole, seat, room.mind, desk.dice)
    if level == WEEKENDER:
        return weekender(room.hole, seat, room.mind, room.worths, desk.dice)
    lead, left = _standing(room, desk, number, seat)
    return club(room.hole, seat, room.mind, room.pack, room.books, lead, left, room.notes)


@bare
def _standing(room: FourCardRoom, desk: MatchDesk, number: int, seat: int) -> tuple[int, int]:
    """How far the seat is ahead of the best of the others in this hole, and how many holes are to come."""
    if number > room.regular:
        return 0, 0
    best = 1 << 30
    for other in range(len(desk.totals)):
        if other != seat:
            best = min(best, desk.totals[other])
    return best - desk.totals[seat], room.regular - number


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
        move = choose(room, desk, number, seat, room.levels[sitting[seat]])
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
    ("rookie", "weekender", "club"),
    CLAUSES,
    SLOTS,
    _CARD_OF.__getitem__,
    play_deals,
    partial(is_ready, _play_deals),
)
