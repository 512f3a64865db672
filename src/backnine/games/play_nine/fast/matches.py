"""Whole matches of Play Nine between compiled levels: from the same seeds the same as with the plain bots."""

from functools import partial
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.cards import HOLE_IN_ONE as HOLE_IN_ONE_CARD
from backnine.cards import Card, golf_pack
from backnine.fast import rows, shuffling
from backnine.fast.kernel import DRAW, DiceState, Floats, bare, copy, inlined, is_ready, kernel, pick_up, wide
from backnine.fast.rows import Compiled, Deals, PlayedDeals, Rows
from backnine.fast.shuffling import (
    HashWords,
    Letters,
    letters_of,
    open_deals,
    order,
    spread,
    write_number,
    write_text,
)
from backnine.games.play_nine.fast.brain import brain
from backnine.games.play_nine.fast.desk import BrainRoom, DeskRoom, new_desk
from backnine.games.play_nine.fast.holes import next_to_act
from backnine.games.play_nine.fast.levels import club as clubs
from backnine.games.play_nine.fast.levels import sight
from backnine.games.play_nine.fast.levels import weekender as weekenders
from backnine.games.play_nine.fast.levels.at_random import at_random
from backnine.games.play_nine.fast.levels.club import Outlooks, club, outlooks
from backnine.games.play_nine.fast.levels.layouts import SlotMasks
from backnine.games.play_nine.fast.levels.lies import WIDE
from backnine.games.play_nine.fast.levels.rookie import rookie
from backnine.games.play_nine.fast.levels.sight import SeenCards, look, look_again
from backnine.games.play_nine.fast.levels.tour import USUAL, stake, tour
from backnine.games.play_nine.fast.levels.weekender import weekender
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CARDS,
    CLOSER,
    DISCARDS,
    ENDING,
    HOLE_IN_ONE,
    MOST_SEATS,
    NOBODY,
    ORDER,
    OVER,
    PACK,
    PHASE,
    PILE,
    PUTT_OUT,
    RENEWALS,
    RENEWED,
    SLOTS,
    STOCK,
    TURNS,
    VALUES,
    CardRow,
    HoleRow,
    blocks,
    deal,
    new_hole,
    number_of_card,
    play,
    score,
)
from backnine.match import MOST_PLAY_OFFS
from backnine.whims import SEATS as WHIM_SEATS

ROOKIE, WEEKENDER, CLUB, RANDOM, TOUR = range(5)
CLAUSES: Final = ("PN-21", "PN-22", "PN-23", "PN-24", "PN-26")
_PAIR, _BLOCK, _ACES = 0, -1, 4  # places among them; a block of n columns is at n - 1
_FRESH: Final = np.array([number_of_card(card) for card in golf_pack()], np.int8)
_DRAW: Final = letters_of("draw ")
_HOLE: Final = letters_of("hole ")
_RENEWAL: Final = letters_of(" renewal ")
_TABLE: Final = letters_of("table ")
_SEATS: Final = np.uint64(WHIM_SEATS)
_KINDS: Final = len(CLAUSES)


class Workbench(NamedTuple):
    """What thinking and shuffling write on."""

    seen: SeenCards
    scratch: Floats
    notes: Floats
    masks: SlotMasks
    brain: BrainRoom
    search: DeskRoom
    dice: DiceState
    desk: HashWords
    pads: HashWords
    letters: Letters
    cards: CardRow
    seats: NDArray[np.int64]  # of a hole: those dealt in
    strokes: NDArray[np.int64]  # by place
    totals: NDArray[np.int64]


@kernel
def new_study(brain: BrainRoom) -> Workbench:
    return Workbench(
        np.zeros(sight.TABLE, np.uint8),
        np.zeros(weekenders.SCRATCH),
        np.zeros(clubs.NOTES),
        np.zeros(WIDE, np.uint8),
        brain,
        new_desk(),
        np.zeros(1, np.uint64),
        np.zeros(shuffling.DESK, np.uint32),
        np.zeros(shuffling.PADS, np.uint32),
        np.zeros(shuffling.LETTERS, np.uint8),
        np.zeros(PACK, np.int8),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(MOST_SEATS, np.int64),
        np.zeros(MOST_SEATS, np.int64),
    )


@inlined
def choose(hole: HoleRow, place: int, level: int, budget: int, books: Outlooks, study: Workbench) -> int:
    """Inlined: to hand over all arrays of the workbench takes longer than many a decision."""
    if level == RANDOM:
        return at_random(hole, place, study.dice)
    if level == TOUR:
        return tour(hole, place, budget, study.brain[0], study.search[0], study.dice)
    if level == ROOKIE:
        return rookie(hole, place, study.seen[place], study.dice)
    if level == WEEKENDER:
        return weekender(hole, place, study.seen, study.scratch, study.dice)
    return club(hole, place, study.seen, books, study.notes, study.masks, study.dice)


@bare
def _shuffle_pack(study: Workbench, length: int) -> None:
    """The whole pack in the order of the label that is written."""
    for place in range(PACK):
        study.cards[place] = _FRESH[place]
    order(study.desk, study.pads, study.letters, length, study.cards, PACK)


@bare
def _draw_for_dealer(study: Workbench, players: int) -> int:
    """The lowest card deals; those tied for lowest pick again (PN-03)."""
    tied, picks = (1 << players) - 1, 0
    while tied & (tied - 1):
        picks += 1
        _shuffle_pack(study, write_number(study.letters, write_text(study.letters, 0, _DRAW), picks))
        lowest, lower, top = 1000, 0, 0
        for seat in range(players):
            if tied >> seat & 1:
                value = VALUES[study.cards[top]]
                top += 1
                if value < lowest:
                    lowest, lower = value, 0
                if value == lowest:
                    lower |= 1 << seat
        tied = lower
    dealer = 0
    while not tied >> dealer & 1:
        dealer += 1
    return dealer


@bare
def _renew(hole: HoleRow, number: int, study: Workbench) -> None:
    """All discards but the top one, in the order of the renewal, are the new stock (PN-41)."""
    count = wide(hole[DISCARDS]) - 1
    length = write_number(study.letters, write_text(study.letters, 0, _HOLE), number)
    length = write_text(study.letters, length, _RENEWAL)
    length = write_number(study.letters, length, wide(hole[RENEWED]) + 1)
    start = ORDER + PACK - count
    for place in range(count):
        hole[start + place] = hole[PILE + place]
    order(study.desk, study.pads, study.letters, length, hole[start : start + count], count)
    hole[PILE] = hole[PILE + count]
    hole[DISCARDS] = 1
    hole[STOCK] = count
    hole[RENEWED] += 1


@bare
def _play_hole(
    hole: HoleRow,
    number: int,
    left: int,
    count: int,
    played: int,
    whims: np.uint64,
    sitting: Rows,
    levels: NDArray[np.int64],
    books: Outlooks,
    study: Workbench,
    decisions: Rows,
) -> int:
    """To its end; how many moves of the match there have been then."""
    look(hole, study.seen)
    while hole[PHASE] != OVER:
        place = next_to_act(hole)
        seat = study.seats[place]
        pick_up(study.dice, whims, np.uint64(played) * _SEATS + np.uint64(seat))
        level, budget = levels[sitting[seat], 0], levels[sitting[seat], 1]
        if level == TOUR:
            stake(place, left, study.seats, count, study.totals, study.search[0])
        move = choose(hole, place, level, budget, books, study)
        if move == DRAW and hole[STOCK] == 0 and hole[RENEWED] < hole[RENEWALS]:
            _renew(hole, number, study)
        play(hole, place, move, study.dice)
        look_again(hole, place, move, study.seen)
        decisions[seat] += 1
        played += 1
    return played


@bare
def _write_savings(cards: HoleRow, adjacent: bool, row: Rows) -> None:
    """How often each clause saved strokes, and how many (PN-21 to PN-28)."""
    pairs = 0
    for column in range(4):
        above = wide(cards[column])
        if above == cards[column + 4]:
            pairs |= 1 << (4 * above + column)
            if above != HOLE_IN_ONE:
                row[2 * _PAIR] += 1
                row[2 * _PAIR + 1] -= 2 * VALUES[above]
    for card in range(HOLE_IN_ONE + 1):
        columns, run = pairs >> 4 * card & 15, 0
        for column in range(5):
            if columns >> column & 1:
                run += 1
            elif adjacent or column == 4:
                if run > 1:
                    clause = _ACES if card == HOLE_IN_ONE else run + _BLOCK
                    row[2 * clause] += 1
                    row[2 * clause + 1] += blocks((1 << run) - 1, adjacent)
                run = 0


@bare
def _write_hole(hole: HoleRow, number: int, dealer: int, count: int, study: Workbench, row: Rows) -> None:
    row[rows.NUMBER] = number
    row[rows.DEALER] = dealer
    row[rows.CLOSER] = NOBODY if hole[CLOSER] == NOBODY else study.seats[hole[CLOSER]]
    row[rows.ENDING] = 0 if hole[ENDING] == PUTT_OUT else 2
    width = rows.CARDS + SLOTS + 2 * _KINDS
    for place in range(count):
        seat = study.seats[place]
        row[rows.SEATED] |= 1 << seat
        start = rows.SEATS_FROM + seat * width
        cards = hole[CARDS + place * SLOTS : CARDS + (place + 1) * SLOTS]
        row[start + rows.STROKES] = study.strokes[place]
        row[start + rows.TURNS] = hole[TURNS + place]
        for slot in range(SLOTS):
            row[start + rows.CARDS + slot] = cards[slot]
        _write_savings(cards, hole[ADJACENT] != 0, row[start + rows.CARDS + SLOTS : start + width])


@bare
def _lowest(study: Workbench, count: int, by_total: bool) -> int:
    """Who of those in the hole is lowest, and how many they are: they are put first among its seats."""
    least, kept = 1 << 30, 0
    for place in range(count):
        least = min(least, study.totals[study.seats[place]] if by_total else study.strokes[place])
    for place in range(count):
        if (study.totals[study.seats[place]] if by_total else study.strokes[place]) == least:
            study.seats[kept] = study.seats[place]
            kept += 1
    return kept


@bare
def play_match(
    hole: HoleRow,
    players: int,
    regular: int,
    shared: bool,
    levels: NDArray[np.int64],
    whims: np.uint64,
    books: Outlooks,
    study: Workbench,
    match: Rows,
    played: Rows,
) -> None:
    """A match from the draw to its end, written to its rows; who sits where is written there before."""
    decisions = match[rows.TOTALS + players : rows.TOTALS + 2 * players]
    sitting = match[rows.TOTALS + 2 * players :]
    dealer, count, number, moves = _draw_for_dealer(study, players), players, 0, 0
    for seat in range(players):
        study.seats[seat] = seat
        study.totals[seat] = 0
    while True:
        number += 1
        _shuffle_pack(study, write_number(study.letters, write_text(study.letters, 0, _HOLE), number))
        place = 0
        while study.seats[place] != dealer:
            place += 1
        deal(hole, study.cards, count, place)
        left = regular - number
        moves = _play_hole(hole, number, left, count, moves, whims, sitting, levels, books, study, decisions)
        score(hole, study.strokes)
        _write_hole(hole, number, dealer, count, study, played[number - 1])
        if number <= regular:
            for seat in range(players):
                study.totals[seat] += study.strokes[seat]
        if number >= regular:
            count = _lowest(study, count, number == regular)
            if count == 1 or shared or number >= regular + MOST_PLAY_OFFS:
                break
        following = 0  # left of the dealer, of those who go on (PN-30, PN-32)
        for place in range(count - 1, -1, -1):
            if study.seats[place] > dealer:
                following = place
        dealer = study.seats[following]
    match[rows.PLAYED] = number
    match[rows.REASON] = 2 if count > 1 else 1 if number > regular else 0
    for place in range(count):
        match[rows.WINNERS] |= 1 << study.seats[place]
    for seat in range(players):
        match[rows.TOTALS + seat] = study.totals[seat]


@kernel
def _play_deals(
    table: HoleRow,
    regular: int,
    shared: bool,
    everybody: NDArray[np.int64],
    levels: NDArray[np.int64],
    plan: HashWords,
    books: Outlooks,
    brain: BrainRoom,
    first: int,
    matches: Rows,
    played: Rows,
) -> None:
    players = len(everybody)
    rotations = players if len(levels) > 1 else 1
    hole = table.copy()
    study = new_study(brain)
    keys, pads = np.zeros(shuffling.KEYS, np.uint32), np.zeros(shuffling.PADS, np.uint32)
    sitting = np.zeros(players, np.int64)
    for number in range(len(matches) // rotations):
        lane = number % shuffling.LANES
        if lane == 0:
            open_deals(study.desk, plan, study.letters, first + number, keys, pads)
        copy(sitting, everybody, players)
        if rotations > 1:
            length = write_number(study.letters, write_text(study.letters, 0, _TABLE), first + number)
            order(study.desk, plan, study.letters, length, sitting, players)
        spread(pads, lane, study.pads)
        whims = np.uint64(keys[0, lane]) << np.uint64(32) | np.uint64(keys[1, lane])
        for rotation in range(rotations):
            match = matches[number * rotations + rotation]
            match[rows.DEAL] = first + number
            match[rows.ROTATION] = rotation
            for seat in range(players):
                match[rows.TOTALS + 2 * players + seat] = sitting[(seat + rotation) % players]
            holes = played[number * rotations + rotation]
            play_match(hole, players, regular, shared, levels, whims, books, study, match, holes)


def play_deals(deals: Deals) -> PlayedDeals:
    result = rows.empty_rows(deals, SLOTS, len(CLAUSES))
    _play_deals(
        new_hole(deals.house),
        deals.house.number("holes"),
        deals.house["ties"] == "shared",
        np.array(deals.everybody, np.int64),
        np.array([level_of(spec) for spec in deals.levels], np.int64),
        shuffling.key_of(deals.shuffle),
        outlooks(),
        brain(),
        deals.first,
        result.matches,
        result.holes,
    )
    return result


def level_of(spec: str) -> tuple[int, int]:
    """The number of a level, and how long it may think."""
    name, at, budget = spec.partition("@")
    return COMPILED.levels.index(name), int(budget) if at else USUAL


def _card(number: int) -> Card:
    return HOLE_IN_ONE_CARD if number == HOLE_IN_ONE else Card(str(number))


COMPILED: Final = Compiled(
    ("rookie", "weekender", "club", "random", "tour"),
    CLAUSES,
    SLOTS,
    _card,
    play_deals,
    partial(is_ready, _play_deals),
)
