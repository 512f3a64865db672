"""What a hole of Play Nine will cost everybody, compiled: a small network that was taught by holes of the
playing one (`training/nine_forecasts.py`).

`mind.py` says what a seat is ahead by, which is enough to play well. Whoever tells luck from skill needs the
strokes of every seat. They are told for a table where nobody holds a card, from every seat's place in turn:
its own layout, the mean of the others', who is next, and what the next one can do with the discard. The last
round needs no network: `last_round.py` works it out.
"""

from functools import cache
from pathlib import Path
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import Floats, bare, kernel, wide
from backnine.games.play_nine.fast.last_round import (
    APART_FLOATS,
    APART_INTS,
    UNSEEN_TOP,
    WORST,
    Ints,
    averages,
    expected,
    last_turn,
)
from backnine.games.play_nine.fast.mind import COUNT_DOWN, SCALE, SIDE, likely, side_rows, symbols, unseen
from backnine.games.play_nine.fast.rules import (
    ADJACENT,
    CLOSER,
    CLOSER_PENALTY,
    DEALER,
    DISCARDS,
    KINDS,
    MOST_SEATS,
    NOBODY,
    PHASE,
    PILE,
    SEATS,
    SLOTS,
    TEE_OFF,
    TURN_OF,
    WAITING,
    HoleRow,
)

ForecastNet = NDArray[np.float32]  # [row, unit]
SheetRoom = NDArray[np.void]  # of sheets

FORECAST_UNITS: Final = 32
_FILE: Final = Path(__file__).with_name("forecasts.npz")
_STEPS: Final = MOST_SEATS  # turns until a seat acts
_DOWNS: Final = SLOTS + 1

# Rows of the network: the own layout as in `mind.py`, then the mean of the others', then the rest. `mine` is
# 0 where the seat itself is next, 1 where another one is.
RACE: Final = 2 * SIDE  # own cards down and the least down of another
AT_TABLE: Final = RACE + _DOWNS * _DOWNS  # players and turns until the seat acts
DOWN_THEN: Final = AT_TABLE + (MOST_SEATS + 1) * _STEPS  # own cards down and turns until it acts
RIVAL_THEN: Final = DOWN_THEN + _DOWNS * _STEPS  # the least down of another, and turns until that one acts
TOP_HAS: Final = RIVAL_THEN + _DOWNS * _STEPS  # mine, the discard, and what the next player has of it
TOP_DOWN: Final = TOP_HAS + 2 * KINDS * 25  # mine, the discard, and how many cards the next player has down
TEEING_OFF: Final = TOP_DOWN + 2 * KINDS * _DOWNS  # how many have still to turn up cards
OUTPUT: Final = TEEING_OFF + MOST_SEATS + 1
FORECAST_ROWS: Final = OUTPUT + 1

LAYOUT_ROWS: Final = 16  # at most
REST_ROWS: Final = 7


class ForecastSheet(Protocol):
    """What forecasting writes on."""

    left: Ints  # unseen cards by kind, then all of them
    shown: Ints  # [seat, slot]
    rows: Ints  # [seat, place]: of its layout
    counts: Ints  # by seat
    down: Ints
    rest: Ints  # [seat, place]: all other rows
    own: ForecastNet  # [seat, unit]: sums of a layout for who has it
    side: ForecastNet  # and for the others
    units: ForecastNet
    now: Floats  # strokes by seat as it lies
    said: Floats  # strokes that are expected
    work: Floats
    apart: Ints
    by_top: Floats


SHEET: Final = np.dtype(
    [
        ("own", np.float32, (MOST_SEATS, FORECAST_UNITS)),
        ("side", np.float32, (MOST_SEATS, FORECAST_UNITS)),
        ("units", np.float32, (MOST_SEATS, FORECAST_UNITS)),
        ("left", np.int64, KINDS + 1),
        ("shown", np.int64, (MOST_SEATS, SLOTS)),
        ("rows", np.int64, (MOST_SEATS, LAYOUT_ROWS)),
        ("counts", np.int64, MOST_SEATS),
        ("down", np.int64, MOST_SEATS),
        ("rest", np.int64, (MOST_SEATS, REST_ROWS)),
        ("now", np.float64, MOST_SEATS),
        ("said", np.float64, MOST_SEATS),
        ("work", np.float64, APART_FLOATS),
        ("apart", np.int64, APART_INTS),
        ("by_top", np.float64, UNSEEN_TOP + 1),
    ],
    align=True,
)


@kernel
def new_sheets(many: int) -> SheetRoom:
    return np.zeros(many, SHEET)


@cache
def forecast_net(seats: int) -> ForecastNet:
    """The network for a table of this size."""
    with np.load(_FILE) as nets:
        return np.ascontiguousarray(nets["two" if seats == 2 else "more"], dtype=np.float32)


# What is on the table


@bare
def read_table(hole: HoleRow, sheet: ForecastSheet) -> None:
    """All layouts as everybody sees them, and the cards that nobody sees."""
    sheet.left[KINDS] = unseen(hole, sheet.left[:KINDS])
    for seat in range(hole[SEATS]):
        symbols(hole, seat, sheet.shown[seat])


@bare
def has_of(shown: Ints, kind: int) -> int:
    """Five for a paired column, one for a single card."""
    have = 0
    for column in range(4):
        above, below = shown[column] == kind, shown[column + 4] == kind
        have += 5 if above and below else wide(above) + wide(below)
    return have


@bare
def next_up(hole: HoleRow) -> int:
    """Who is next to draw."""
    return wide((hole[DEALER] + 1) % hole[SEATS]) if hole[PHASE] == TEE_OFF else wide(hole[TURN_OF])


@bare
def read_rows(hole: HoleRow, sheet: ForecastSheet) -> None:
    """What the network sees of the table that was read."""
    seats, following = wide(hole[SEATS]), next_up(hole)
    for seat in range(seats):
        shown = sheet.shown[seat]
        count = side_rows(shown, sheet.left[:KINDS], 0, sheet.rows[seat], 0)
        sheet.counts[seat] = count
        sheet.down[seat] = sheet.rows[seat, count - 1] - COUNT_DOWN
        sheet.now[seat] = likely(shown, hole[ADJACENT] != 0)
    top = wide(hole[PILE + hole[DISCARDS] - 1])
    has, down, waiting = has_of(sheet.shown[following], top), sheet.down[following], 0
    for seat in range(seats):
        waiting += wide(hole[WAITING]) >> seat & 1
    for seat in range(seats):
        steps, mine, least, then = (seat - following) % seats, wide(seat != following), SLOTS, 0
        for other in range(seats):
            if other != seat and sheet.down[other] < least:
                least, then = wide(sheet.down[other]), (other - following) % seats
        rest = sheet.rest[seat]
        rest[0] = RACE + sheet.down[seat] * _DOWNS + least
        rest[1] = AT_TABLE + seats * _STEPS + steps
        rest[2] = DOWN_THEN + sheet.down[seat] * _STEPS + steps
        rest[3] = RIVAL_THEN + least * _STEPS + then
        rest[4] = TOP_HAS + (mine * KINDS + top) * 25 + has
        rest[5] = TOP_DOWN + (mine * KINDS + top) * _DOWNS + down
        rest[6] = TEEING_OFF + waiting


# The network


@bare
def add_layout(net: ForecastNet, seat: int, sheet: ForecastSheet) -> None:
    """The rows of a layout, for who has it and for the others."""
    for unit in range(FORECAST_UNITS):
        sheet.own[seat, unit] = 0
        sheet.side[seat, unit] = 0
    for place in range(sheet.counts[seat]):
        row = sheet.rows[seat, place]
        for unit in range(FORECAST_UNITS):
            sheet.own[seat, unit] += net[row, unit]
            sheet.side[seat, unit] += net[row + SIDE, unit]


@bare
def add_up(net: ForecastNet, seats: int, sheet: ForecastSheet) -> None:
    """Strokes of every seat, from the rows that were read."""
    for seat in range(seats):
        add_layout(net, seat, sheet)
    share = np.float32(1.0 / (seats - 1))
    for seat in range(seats):
        for unit in range(FORECAST_UNITS):
            others = np.float32(0)
            for other in range(seats):
                if other != seat:
                    others += sheet.side[other, unit]
            sheet.units[seat, unit] = sheet.own[seat, unit] + others * share
        for place in range(REST_ROWS):
            row = sheet.rest[seat, place]
            for unit in range(FORECAST_UNITS):
                sheet.units[seat, unit] += net[row, unit]
        found = 0.0
        for unit in range(FORECAST_UNITS):
            found += max(np.float32(0), sheet.units[seat, unit]) * net[OUTPUT, unit]
        sheet.said[seat] = sheet.now[seat] + SCALE * found


# Without it


@bare
def penalise(hole: HoleRow, sheet: ForecastSheet) -> None:
    """What the house takes from a closer who is not the lowest, as far as that is likely."""
    if not hole[CLOSER_PENALTY] or hole[CLOSER] == NOBODY:
        return
    closer, lowest = wide(hole[CLOSER]), WORST
    for seat in range(hole[SEATS]):
        if seat != closer:
            lowest = min(lowest, sheet.said[seat])
    mine = sheet.said[closer]
    if mine > 0:
        sheet.said[closer] += mine / (1.0 + np.exp((lowest - mine) / 4.0))


@bare
def lie(hole: HoleRow, sheet: ForecastSheet) -> None:
    """Strokes of every seat if all cards stay as they lie."""
    averages(sheet.left, sheet.work)
    adjacent = wide(hole[ADJACENT])
    for seat in range(hole[SEATS]):
        sheet.said[seat] = expected(sheet.shown[seat], sheet.left, adjacent, sheet.work, sheet.apart)
    penalise(hole, sheet)


@bare
def foresee_last_round(hole: HoleRow, sheet: ForecastSheet) -> None:
    """Somebody has gone out: those up to the closer have one turn each."""
    seats, turn, closer = wide(hole[SEATS]), wide(hole[TURN_OF]), wide(hole[CLOSER])
    adjacent, top = wide(hole[ADJACENT]), wide(hole[PILE + hole[DISCARDS] - 1])
    averages(sheet.left, sheet.work)
    waiting = True
    for step in range(seats):
        seat = (turn + step) % seats
        waiting = waiting and seat != closer
        if waiting:
            last_turn(sheet.shown[seat], sheet.left, adjacent, sheet.work, sheet.apart, sheet.by_top)
            sheet.said[seat] = sheet.by_top[UNSEEN_TOP if step else top]
        else:
            sheet.said[seat] = expected(sheet.shown[seat], sheet.left, adjacent, sheet.work, sheet.apart)
    penalise(hole, sheet)


@bare
def forecast(hole: HoleRow, net: ForecastNet, sheet: ForecastSheet) -> None:
    """Strokes that every seat may expect, on the sheet: nobody holds a card, and the hole goes on."""
    read_table(hole, sheet)
    if hole[CLOSER] != NOBODY:
        foresee_last_round(hole, sheet)
        return
    read_rows(hole, sheet)
    add_up(net, wide(hole[SEATS]), sheet)
