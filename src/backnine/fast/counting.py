"""What an account keeps of matches, added up in a kernel: counting must take next to no time beside playing.
`arena/chunks.py` says what each number is called."""

from typing import NamedTuple

import numpy as np

from backnine.fast import rows
from backnine.fast.kernel import WholeNumbers, bare, wide
from backnine.fast.rows import Rows

# Of a contestant, before its strokes hole by hole
STROKES, AGAINST, WINS, HOLES_FROM = range(4)
# Of a seat, and of a place in the order of play
SEAT, SEAT_WINS, PLACE, PLACE_WINS, OF_SEAT = range(5)
# What tells luck from skill: then by contestant, then by place
DEALS, ALL_STROKES, SQUARES, GROUPS, ROTATIONS, SEATS, SOURCES = range(7)
# Of who closed
CLOSED, LOWEST, SHARED, OWN, OTHERS, OF_CLOSING = range(6)


class CountSizes(NamedTuple):
    """`block`: in which row of blocks the first deal is. `shares`: parts of a win."""

    seats: int
    holes: int
    rotations: int
    slots: int
    clauses: int
    block: int
    shares: int


class CountDesk(NamedTuple):
    """First what is counted, then what a deal is added up on. Contestants are `bots` here."""

    sums: WholeNumbers
    squares: WholeNumbers
    wins: WholeNumbers  # by deal and bot
    blocks: WholeNumbers
    apart: WholeNumbers  # by bot and bot
    endings: WholeNumbers
    saved: WholeNumbers  # by bot, and twice for each clause
    closing: WholeNumbers  # by bot
    decisions: WholeNumbers
    strokes: WholeNumbers  # of all layouts, those of each bot in a row
    turns: WholeNumbers
    told: WholeNumbers  # by bot: how many of them there are
    held: WholeNumbers
    figures: WholeNumbers
    sources: WholeNumbers
    by_seat: WholeNumbers  # and hole
    by_hole: WholeNumbers  # of the bots, one after another
    of_hole: WholeNumbers  # by bot: strokes, and their squares


def new_count_desk(sizes: CountSizes, held: tuple[int, ...], matches: int, blocks: int) -> CountDesk:
    def zeros(*shape: int) -> WholeNumbers:
        return np.zeros(shape, np.int64)

    bots, seats = len(held), sizes.seats
    figures = bots * (HOLES_FROM + sizes.holes) + seats * OF_SEAT + bots * (bots - 1) // 2
    sources, layouts = SOURCES + bots + seats, matches * sizes.holes
    return CountDesk(
        sums=zeros(figures),
        squares=zeros(figures),
        wins=zeros(matches // sizes.rotations, bots),
        blocks=zeros(blocks, sources),
        apart=zeros(bots, bots),
        endings=zeros(len(rows.ENDINGS)),
        saved=zeros(bots, 2 * sizes.clauses),
        closing=zeros(bots, OF_CLOSING),
        decisions=zeros(bots),
        strokes=zeros(layouts * seats),
        turns=zeros(layouts * seats),
        told=np.array([layouts * sum(held[:bot]) for bot in range(bots)], np.int64),
        held=np.array(held, np.int64),
        figures=zeros(figures),
        sources=zeros(sources),
        by_seat=zeros(sizes.holes, seats),
        by_hole=zeros(bots, sizes.holes),
        of_hole=zeros(bots, 2),
    )


@bare
def count_deals(matches: Rows, played: Rows, sizes: CountSizes, desk: CountDesk) -> None:
    for deal in range(len(matches) // sizes.rotations):
        desk.figures[:] = 0
        desk.sources[:] = 0
        desk.by_seat[:] = 0
        desk.by_hole[:] = 0
        for number in range(deal * sizes.rotations, (deal + 1) * sizes.rotations):
            _count_match(matches[number], played[number], sizes, desk)
        _finish_figures(sizes, desk)
        _finish_sources(sizes, desk)
        for bot in range(len(desk.held)):
            desk.wins[deal, bot] = desk.figures[_of_bot(bot, sizes) + WINS]
        for figure in range(len(desk.figures)):
            value = desk.figures[figure]
            desk.sums[figure] += value
            desk.squares[figure] += value * value
        block = (sizes.block + deal) % len(desk.blocks)
        for source in range(len(desk.sources)):
            desk.blocks[block, source] += desk.sources[source]


@bare
def _of_bot(bot: int, sizes: CountSizes) -> int:
    return bot * (HOLES_FROM + sizes.holes)


@bare
def _of_seat(seat: int, sizes: CountSizes, desk: CountDesk) -> int:
    return _of_bot(len(desk.held), sizes) + seat * OF_SEAT


@bare
def _place(seat: int, hole: Rows, seats: int) -> int:
    """In the order of play: the dealer is last."""
    return (seat - wide(hole[rows.DEALER]) - 1 + seats) % seats


@bare
def _count_match(match: Rows, holes: Rows, sizes: CountSizes, desk: CountDesk) -> None:
    seats, winners, won = sizes.seats, wide(match[rows.WINNERS]), 0
    sitting = match[rows.TOTALS + 2 * seats :]
    for seat in range(seats):
        won += winners >> seat & 1
        desk.decisions[sitting[seat]] += match[rows.TOTALS + seats + seat]
    for seat in range(seats):
        if winners >> seat & 1:
            part, place = sizes.shares // won, _place(seat, holes[0], seats)
            desk.figures[_of_bot(sitting[seat], sizes) + WINS] += part
            desk.figures[_of_seat(seat, sizes, desk) + SEAT_WINS] += part
            desk.figures[_of_seat(place, sizes, desk) + PLACE_WINS] += part
    for number in range(sizes.holes):
        _count_hole(number, holes[number], sitting, sizes, desk)


@bare
def _count_hole(number: int, hole: Rows, sitting: Rows, sizes: CountSizes, desk: CountDesk) -> None:
    desk.endings[hole[rows.ENDING]] += 1
    desk.of_hole[:] = 0
    table, width = 0, rows.CARDS + sizes.slots + 2 * sizes.clauses
    for seat in range(sizes.seats):
        layout, bot = hole[rows.SEATS_FROM + seat * width :], sitting[seat]
        strokes = wide(layout[rows.STROKES])
        table += strokes
        desk.of_hole[bot, 0] += strokes
        desk.of_hole[bot, 1] += strokes * strokes
        desk.by_hole[bot, number] += strokes
        desk.by_seat[number, seat] += strokes
        desk.sources[SQUARES] += strokes * strokes
        desk.sources[SOURCES + len(desk.held) + _place(seat, hole, sizes.seats)] += strokes
        desk.strokes[desk.told[bot]] = strokes
        desk.turns[desk.told[bot]] = layout[rows.TURNS]
        desk.told[bot] += 1
        for saving in range(2 * sizes.clauses):
            desk.saved[bot, saving] += layout[rows.CARDS + sizes.slots + saving]
    desk.sources[ROTATIONS] += table * table
    _count_closer(hole, sitting, table, width, sizes, desk)
    for one in range(len(desk.held)):
        for other in range(one + 1, len(desk.held)):
            both = desk.of_hole[one, 0] * desk.of_hole[other, 0]
            squares = desk.held[other] * desk.of_hole[one, 1] + desk.held[one] * desk.of_hole[other, 1]
            desk.apart[one, other] += squares - 2 * both


@bare
def _count_closer(
    hole: Rows, sitting: Rows, table: int, width: int, sizes: CountSizes, desk: CountDesk
) -> None:
    closer = hole[rows.CLOSER]
    if closer < 0:
        return
    own = wide(hole[rows.SEATS_FROM + closer * width + rows.STROKES])
    lowest = 1 << 30
    for seat in range(sizes.seats):
        if seat != closer:
            lowest = min(lowest, wide(hole[rows.SEATS_FROM + seat * width + rows.STROKES]))
    closing = desk.closing[sitting[closer]]
    closing[CLOSED] += 1
    closing[LOWEST] += own < lowest
    closing[SHARED] += own == lowest
    closing[OWN] += own
    closing[OTHERS] += table - own


@bare
def _finish_figures(sizes: CountSizes, desk: CountDesk) -> None:
    bots, seats, table = len(desk.held), sizes.seats, 0
    for bot in range(bots):
        first, strokes = _of_bot(bot, sizes), 0
        for hole in range(sizes.holes):
            strokes += desk.by_hole[bot, hole]
            desk.figures[first + HOLES_FROM + hole] = desk.by_hole[bot, hole]
        desk.figures[first + STROKES] = strokes
        table += strokes
    for bot in range(bots):
        first = _of_bot(bot, sizes)
        desk.figures[first + AGAINST] = seats * desk.figures[first + STROKES] - desk.held[bot] * table
    for seat in range(seats):
        first, strokes = _of_seat(seat, sizes, desk), 0
        for hole in range(sizes.holes):
            strokes += desk.by_seat[hole, seat]
        desk.figures[first + SEAT] = seats * strokes - table
        desk.figures[first + PLACE] = seats * desk.sources[SOURCES + bots + seat] - table
    duel = _of_seat(seats, sizes, desk)
    for one in range(bots):
        for other in range(one + 1, bots):
            mine = desk.held[other] * desk.figures[_of_bot(one, sizes) + STROKES]
            desk.figures[duel] = mine - desk.held[one] * desk.figures[_of_bot(other, sizes) + STROKES]
            duel += 1


@bare
def _finish_sources(sizes: CountSizes, desk: CountDesk) -> None:
    desk.sources[DEALS] = 1
    for hole in range(sizes.holes):
        group = 0
        for seat in range(sizes.seats):
            strokes = desk.by_seat[hole, seat]
            group += strokes
            desk.sources[SEATS] += strokes * strokes
        desk.sources[GROUPS] += group * group
        desk.sources[ALL_STROKES] += group
    for bot in range(len(desk.held)):
        desk.sources[SOURCES + bot] = desk.figures[_of_bot(bot, sizes) + STROKES]
