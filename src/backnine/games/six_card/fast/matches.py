"""Whole matches of Six-Card Golf between compiled levels: the same cards, moves and scores as the plain bots
make from the same seeds."""

from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from backnine.fast import rows, shuffling
from backnine.fast.kernel import DRAW, DiceState, any_move, bare, is_ready, kernel, pick_up, wide
from backnine.fast.match_play import (
    MatchBench,
    SeatNumbers,
    begin,
    draw_for_dealer,
    goes_on,
    new_bench,
    next_dealer,
    open_deal,
    order_renewed,
    place_of,
    shuffle_for_hole,
    write_result,
    write_seats,
)
from backnine.fast.rows import Compiled, Deals, PlayedDeals, Rows
from backnine.fast.shuffling import HashWords
from backnine.games.six_card.fast.engine import acting
from backnine.games.six_card.fast.levels.judgement import LEVELS
from backnine.games.six_card.fast.levels.kinds import KindTables, kind_tables
from backnine.games.six_card.fast.levels.lookahead import SixCardBrain, new_brain
from backnine.games.six_card.fast.levels.lookahead import choose as choose_as
from backnine.games.six_card.fast.rules import (
    BLOCKS,
    CARDS,
    CLOSER,
    DISCARDS,
    ENDING,
    IN_BLOCK,
    JOKER,
    NAMES,
    NOBODY,
    OVER,
    PACK,
    PHASE,
    PILES,
    PUTT_OUT,
    RENEWALS,
    RENEWED,
    SLOTS,
    STOCK,
    TURNS,
    TWO,
    TWOS_KEEP,
    VALUES,
    HoleArray,
    card_of,
    columns_of,
    deal,
    legal,
    new_hole,
    numbers,
    play,
    score,
)
from backnine.games.six_card.rules import COLUMNS, pack
from backnine.whims import SEATS as WHIM_SEATS

RANDOM: Final = len(LEVELS)
CLAUSES: Final = ("SC-21", "SC-22")
_PAIR, _BLOCK = range(2)  # places among them
_SEATS: Final = np.uint64(WHIM_SEATS)
_SEAT_WIDTH: Final = rows.seat_width(SLOTS, len(CLAUSES))


@bare
def choose(hole: HoleArray, place: int, level: int, brain: SixCardBrain, dice: DiceState) -> int:
    if level == RANDOM:
        return any_move(legal(hole, place), dice)
    return choose_as(hole, place, level, brain, dice)


@bare
def _renew(hole: HoleArray, number: int, bench: MatchBench) -> None:
    """All discards but the top one, in the order of the renewal, are the new stock (SC-32)."""
    count = wide(hole[DISCARDS]) - 1
    top = hole[PILES + count]
    start = PILES + wide(hole[PACK]) - count
    for place in range(count - 1, -1, -1):  # from behind: the places may overlap
        hole[start + place] = hole[PILES + place]
    order_renewed(bench, number, wide(hole[RENEWED]) + 1, hole[start : start + count])
    hole[PILES] = top
    hole[DISCARDS] = 1
    hole[STOCK] = count
    hole[RENEWED] += 1


@bare
def _play_hole(
    hole: HoleArray,
    number: int,
    played: int,
    whims: np.uint64,
    sitting: Rows,
    levels: NDArray[np.int64],
    bench: MatchBench,
    brain: SixCardBrain,
    dice: DiceState,
    decisions: Rows,
) -> int:
    """To its end; how many moves of the match there have been then."""
    while hole[PHASE] != OVER:
        place = acting(hole)
        seat = bench.seats[place]
        pick_up(dice, whims, np.uint64(played) * _SEATS + np.uint64(seat))
        move = choose(hole, place, levels[sitting[seat]], brain, dice)
        if move == DRAW and hole[STOCK] == 0 and hole[RENEWED] < hole[RENEWALS]:
            _renew(hole, number, bench)
        play(hole, place, move, dice)
        decisions[seat] += 1
        played += 1
    return played


@bare
def _write_savings(cards: HoleArray, table: HoleArray, row: Rows) -> None:
    """How often each clause saved strokes, and how many (SC-21, SC-22)."""
    for column in range(COLUMNS):
        card = wide(cards[column])
        if card != cards[column + COLUMNS] or card == JOKER:
            continue
        columns = columns_of(cards, card)
        block = table[BLOCKS] and columns > 1
        if block or not (table[TWOS_KEEP] and card == TWO and table[VALUES + card] < 0):
            row[2 * _PAIR] += 1
            row[2 * _PAIR + 1] -= 2 * table[VALUES + card]
        if block:
            row[2 * _BLOCK + 1] += IN_BLOCK[columns]
            row[2 * _BLOCK] = 1  # of six cards there is only one


@bare
def _write_hole(hole: HoleArray, number: int, dealer: int, count: int, bench: MatchBench, row: Rows) -> None:
    row[rows.NUMBER] = number
    row[rows.DEALER] = dealer
    row[rows.CLOSER] = NOBODY if hole[CLOSER] == NOBODY else bench.seats[hole[CLOSER]]
    row[rows.ENDING] = 0 if hole[ENDING] == PUTT_OUT else 2
    for place in range(count):
        seat = bench.seats[place]
        row[rows.SEATED] |= 1 << seat
        start = rows.SEATS_FROM + seat * _SEAT_WIDTH
        cards = hole[CARDS + place * SLOTS : CARDS + (place + 1) * SLOTS]
        row[start + rows.STROKES] = bench.strokes[place]
        row[start + rows.TURNS] = hole[TURNS + place]
        for slot in range(SLOTS):
            row[start + rows.CARDS + slot] = cards[slot]
        _write_savings(cards, hole, row[start + rows.CARDS + SLOTS : start + _SEAT_WIDTH])


@bare
def _play_match(
    hole: HoleArray,
    regular: int,
    shared: bool,
    levels: NDArray[np.int64],
    whims: np.uint64,
    bench: MatchBench,
    brain: SixCardBrain,
    dice: DiceState,
    match: Rows,
    played: Rows,
) -> None:
    """From the draw to its end, written to its rows; who sits where is written there before."""
    players = len(bench.seats)
    decisions = match[rows.TOTALS + players : rows.TOTALS + 2 * players]
    sitting = match[rows.TOTALS + 2 * players :]
    begin(bench)
    dealer = draw_for_dealer(bench, hole[VALUES : VALUES + len(NAMES)])
    count, number, moves, further = players, 0, 0, True
    while further:
        number += 1
        shuffle_for_hole(bench, number)
        deal(hole, bench.cards, count, place_of(bench, dealer))
        moves = _play_hole(hole, number, moves, whims, sitting, levels, bench, brain, dice, decisions)
        score(hole, bench.strokes)
        _write_hole(hole, number, dealer, count, bench, played[number - 1])
        count, further = goes_on(bench, number, count, regular, shared)
        dealer = next_dealer(bench, count, dealer)
    write_result(bench, number, count, regular, match)


@kernel
def _play_deals(
    table: HoleArray,
    fresh: HoleArray,
    regular: int,
    shared: bool,
    everybody: SeatNumbers,
    levels: NDArray[np.int64],
    plan: HashWords,
    tables: KindTables,
    first: int,
    matches: Rows,
    played: Rows,
) -> None:
    rotations = len(everybody) if len(levels) > 1 else 1
    hole, dice = table.copy(), np.zeros(1, np.uint64)
    bench, brain = new_bench(fresh, len(everybody)), new_brain(tables)
    for number in range(len(matches) // rotations):
        whims = open_deal(bench, plan, first, number, everybody, rotations > 1)
        for rotation in range(rotations):
            match, holes = matches[number * rotations + rotation], played[number * rotations + rotation]
            write_seats(bench, first + number, rotation, match)
            _play_match(hole, regular, shared, levels, whims, bench, brain, dice, match, holes)


def play_deals(deals: Deals) -> PlayedDeals:
    result = rows.empty_rows(deals, SLOTS, len(CLAUSES))
    house, players = deals.house, len(deals.everybody)
    _play_deals(
        new_hole(house, players),
        numbers(pack(house, players)),
        house.number("holes"),
        house["ties"] == "shared",
        np.array(deals.everybody, np.int64),
        np.array([level_of(spec) for spec in deals.levels], np.int64),
        shuffling.key_of(deals.shuffle),
        kind_tables(house, players),
        deals.first,
        result.matches,
        result.holes,
    )
    return result


def level_of(spec: str) -> int:
    """Nobody takes longer for a larger budget here; in no time tour plays as club."""
    name, at, budget = spec.partition("@")
    return COMPILED.levels.index("club" if at and not int(budget) else name)


COMPILED: Final = Compiled(
    (*LEVELS, "random"),
    CLAUSES,
    SLOTS,
    card_of,
    play_deals,
    partial(is_ready, _play_deals),
)
