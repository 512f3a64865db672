"""What whole matches inside the kernels share, whatever the game: who sits where, the draw for the dealer,
the orders of the cards, who is lowest, and how a match ends."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast import rows, shuffling
from backnine.fast.kernel import bare, kernel, lowest_bit, wide
from backnine.fast.rows import Rows
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
from backnine.match import MOST_PLAY_OFFS

SeatNumbers = NDArray[np.int64]

_DRAW: Final = letters_of("draw ")
_HOLE: Final = letters_of("hole ")
_RENEWAL: Final = letters_of(" renewal ")
_TABLE: Final = letters_of("table ")


class MatchBench(NamedTuple):
    """What a match is written on. `fresh` has the numbers of the cards in the order of the pack."""

    desk: HashWords
    keys: HashWords
    deals: HashWords  # the pads of several deals, a lane each
    pads: HashWords  # of the deal that is played
    letters: Letters
    fresh: NDArray[np.int16]
    cards: NDArray[np.int16]  # shuffled
    sitting: SeatNumbers  # the contestant by seat, in the first rotation
    seats: SeatNumbers  # those dealt in
    strokes: SeatNumbers  # by place
    totals: SeatNumbers  # by seat


@kernel
def new_bench(fresh: NDArray[np.int16], players: int) -> MatchBench:
    return MatchBench(
        np.zeros(shuffling.DESK, np.uint32),
        np.zeros(shuffling.KEYS, np.uint32),
        np.zeros(shuffling.PADS, np.uint32),
        np.zeros(shuffling.PADS, np.uint32),
        np.zeros(shuffling.LETTERS, np.uint8),
        fresh,
        fresh.copy(),
        np.zeros(players, np.int64),
        np.zeros(players, np.int64),
        np.zeros(players, np.int64),
        np.zeros(players, np.int64),
    )


@bare
def open_deal(
    bench: MatchBench, plan: HashWords, first: int, number: int, everybody: SeatNumbers, mixed: bool
) -> np.uint64:
    """The deal that `number` others come before, `first` being the first: its seats, mixed if they differ,
    and its key for the shuffle. The whims of its bots."""
    lane = number % shuffling.LANES
    if lane == 0:
        open_deals(bench.desk, plan, bench.letters, first + number, bench.keys, bench.deals)
    for seat in range(len(everybody)):
        bench.sitting[seat] = everybody[seat]
    if mixed:
        length = write_number(bench.letters, write_text(bench.letters, 0, _TABLE), first + number)
        order(bench.desk, plan, bench.letters, length, bench.sitting, len(everybody))
    spread(bench.deals, lane, bench.pads)
    return np.uint64(bench.keys[0, lane]) << np.uint64(32) | np.uint64(bench.keys[1, lane])


@bare
def write_seats(bench: MatchBench, deal: int, rotation: int, match: Rows) -> None:
    """Which match it is, and who sits where."""
    players = len(bench.sitting)
    match[rows.DEAL] = deal
    match[rows.ROTATION] = rotation
    for seat in range(players):
        match[rows.TOTALS + 2 * players + seat] = bench.sitting[(seat + rotation) % players]


@bare
def begin(bench: MatchBench) -> None:
    """Everybody is dealt in, and nobody has any strokes."""
    for seat in range(len(bench.seats)):
        bench.seats[seat] = seat
        bench.totals[seat] = 0


# The cards


@bare
def _shuffle_pack(bench: MatchBench, length: int) -> None:
    """The whole pack in the order of the label that is written."""
    for place in range(len(bench.fresh)):
        bench.cards[place] = bench.fresh[place]
    order(bench.desk, bench.pads, bench.letters, length, bench.cards, len(bench.cards))


@bare
def draw_for_dealer(bench: MatchBench, values: NDArray[Any]) -> int:
    """The lowest card deals; those tied for lowest pick again. `values` go by the number of a card."""
    players = len(bench.seats)
    tied, picks = (1 << players) - 1, 0
    while tied & (tied - 1):
        picks += 1
        _shuffle_pack(bench, write_number(bench.letters, write_text(bench.letters, 0, _DRAW), picks))
        lowest, lower, top = 1000, 0, 0
        for seat in range(players):
            if tied >> seat & 1:
                value = wide(values[bench.cards[top]])
                top += 1
                if value < lowest:
                    lowest, lower = value, 0
                if value == lowest:
                    lower |= 1 << seat
        tied = lower
    return lowest_bit(tied)


@bare
def shuffle_for_hole(bench: MatchBench, number: int) -> None:
    _shuffle_pack(bench, write_number(bench.letters, write_text(bench.letters, 0, _HOLE), number))


@bare
def order_renewed(bench: MatchBench, number: int, renewal: int, discards: NDArray[Any]) -> None:
    """The discards of a hole in the order of its renewed stock."""
    length = write_number(bench.letters, write_text(bench.letters, 0, _HOLE), number)
    length = write_number(bench.letters, write_text(bench.letters, length, _RENEWAL), renewal)
    order(bench.desk, bench.pads, bench.letters, length, discards, len(discards))


# Who goes on


@bare
def place_of(bench: MatchBench, seat: int) -> int:
    """The place of a seat among those dealt in."""
    place = 0
    while bench.seats[place] != seat:
        place += 1
    return place


@bare
def goes_on(bench: MatchBench, number: int, count: int, regular: int, shared: bool) -> tuple[int, bool]:
    """After a hole of so many places: how many are in the next, or have won, and whether there is a next."""
    if number <= regular:
        for seat in range(count):
            bench.totals[seat] += bench.strokes[seat]
    if number < regular:
        return count, True
    count = _lowest(bench, count, number == regular)
    return count, count > 1 and not shared and number < regular + MOST_PLAY_OFFS


@bare
def _lowest(bench: MatchBench, count: int, by_total: bool) -> int:
    """Who of those in the hole is lowest, and how many they are: they are put first among its seats."""
    least, kept = 1 << 30, 0
    for place in range(count):
        least = min(least, bench.totals[bench.seats[place]] if by_total else bench.strokes[place])
    for place in range(count):
        if (bench.totals[bench.seats[place]] if by_total else bench.strokes[place]) == least:
            bench.seats[kept] = bench.seats[place]
            kept += 1
    return kept


@bare
def next_dealer(bench: MatchBench, count: int, dealer: int) -> int:
    """Left of the dealer, of those who go on."""
    following = 0
    for place in range(count - 1, -1, -1):
        if bench.seats[place] > dealer:
            following = place
    return int(bench.seats[following])


@bare
def write_result(bench: MatchBench, number: int, count: int, regular: int, match: Rows) -> None:
    """So many have won after so many holes."""
    match[rows.PLAYED] = number
    match[rows.REASON] = 2 if count > 1 else 1 if number > regular else 0
    for place in range(count):
        match[rows.WINNERS] |= 1 << bench.seats[place]
    for seat in range(len(bench.totals)):
        match[rows.TOTALS + seat] = bench.totals[seat]
