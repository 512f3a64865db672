"""How a seat judges a position when its turn is over: `bots/plain/judgement.py`, compiled."""

import math
from typing import Final, NamedTuple

import numpy as np

from backnine.bots.plain import CLUB, ROOKIE, TOUR, WEEKENDER, PlainLevel
from backnine.bots.plain.judgement import CARDS_A_TURN, UNSURE
from backnine.fast.kernel import Floats, bare
from backnine.games.six_card.fast.levels.hopes import (
    SPREAD,
    ColumnHopes,
    average,
    columns_by_kind,
    layout,
    layout_by_kind,
    work_out,
)
from backnine.games.six_card.fast.levels.kinds import DARK, KINDS, KindCells, KindTables
from backnine.games.six_card.fast.rules import SLOTS

# A temper: how far it looks for its own layout and for the end of the hole, what the others' prospects and
# a gift to the next player count, whether it counts cards, and its whims in strokes
FARTHEST, RACE, RIVALS, GIFT, COUNTS, WHIM = range(6)

# What a seat writes down before it weighs its moves
RIVALS_BY: Final = 0  # what the others save, by own cards face down;
RIVALS_CLOSED: Final = RIVALS_BY + SLOTS + 1  # if the seat goes out,
RIVALS_OVER: Final = RIVALS_CLOSED + 1  # and if the hole is over
LOWEST: Final = RIVALS_OVER + 1  # of the others after their last turn
GIFTS: Final = LOWEST + 1  # what each kind of card does for the next player, the dark one last
SAVED: Final = GIFTS + DARK + 1  # strokes it saves there
NOTES: Final = SAVED + KINDS


def _temper(level: PlainLevel) -> tuple[float, ...]:
    temper = level.temper
    return temper.farthest, temper.race, temper.rivals, temper.gift, temper.counts, level.whim


LEVELS: Final = ("rookie", "weekender", "club", "tour")
TEMPERS: Final = np.array([_temper(level) for level in (ROOKIE, WEEKENDER, CLUB, TOUR)], np.float64)


class SeatMind(NamedTuple):
    """What one seat takes in before it weighs its moves."""

    place: int
    seats: int
    down: int  # own cards face down
    their_end: float  # turns until the first of the others may go out
    last_round: bool
    penalty: bool  # whether the house has one for going out too early (SC-33)
    cells: KindCells  # of every place
    temper: Floats
    tables: KindTables
    hopes: ColumnHopes
    notes: Floats
    scratch: Floats  # two rows, by kind


@bare
def judge(mind: SeatMind, slot: int, down: int, closed: bool, over: bool, costs: Floats) -> None:
    """Strokes at the end of a turn, by the card that lies in one of my slots: my own, and what the others
    save by it. A layout as it lies is that with the card which is there."""
    turns, rivals, ending = 0.0, 0.0, (closed or over) and not mind.last_round
    lasts = min(mind.tables.pace * (max(1, mind.down) if ending else down), mind.their_end)
    if not mind.last_round:  # else nothing can be mended
        turns = min(lasts * CARDS_A_TURN, mind.temper[FARTHEST])
        rivals = mind.notes[RIVALS_OVER if over else RIVALS_CLOSED if closed else RIVALS_BY + down]
    layout_by_kind(mind.hopes, mind.tables, mind.cells[mind.place], slot, turns, costs)
    if ending:
        _give_up(mind, slot, lasts, costs)
    for kind in range(len(costs)):
        costs[kind] += rivals
    if ending and closed and mind.penalty:
        for kind in range(len(costs)):
            costs[kind] += _penalty(mind, mind.scratch[0, kind])


@bare
def _give_up(mind: SeatMind, slot: int, turns: float, costs: Floats) -> None:
    """Whoever looks less far than the hole lasts still feels what it gives up by ending it."""
    strokes, hoped, mine = mind.scratch[0], mind.scratch[1], mind.cells[mind.place]
    far_off = min(turns * CARDS_A_TURN, mind.temper[RACE])
    layout_by_kind(mind.hopes, mind.tables, mine, slot, 0.0, strokes)
    layout_by_kind(mind.hopes, mind.tables, mine, slot, far_off, hoped)
    for kind in range(len(costs)):
        costs[kind] += strokes[kind] - hoped[kind]


@bare
def _penalty(mind: SeatMind, strokes: float) -> float:
    """What the house takes from a closer who is not the lowest, as far as that is likely (SC-33)."""
    doubled, unsure = np.rint(strokes), mind.hopes.facts[SPREAD] * UNSURE + 0.01
    if doubled <= 0:
        return 0.0
    return float(doubled * 0.5 * (1 + math.erf((strokes - mind.notes[LOWEST]) / unsure / math.sqrt(2))))


# What is the same for all moves


@bare
def take_in(mind: SeatMind, leaves: bool) -> None:
    """Write down all that is asked for again and again; `leaves`: a card will be left to the next player."""
    notes = mind.notes
    for note in range(SAVED):
        notes[note] = 0.0
    if not mind.last_round:
        longest = min(mind.their_end, mind.tables.pace * mind.down + 1)
        work_out(mind.hopes, min(longest * CARDS_A_TURN, mind.temper[RACE]))
        if mind.temper[RIVALS] > 0.0:
            _note_rivals(mind, longest)
        if mind.penalty:
            _note_lowest(mind)
    if leaves and mind.temper[GIFT] > 0.0:
        _note_gifts(mind)


@bare
def _note_rivals(mind: SeatMind, longest: float) -> None:
    """What the others save by having so many turns, on average, against what is usual: that is as many as
    there are if the seat turns up no card."""
    notes, down, part = mind.notes, mind.down, mind.temper[RIVALS]
    usual = _their(mind, longest)
    sooner = min(mind.their_end, mind.tables.pace * (down - 1) + 1)
    notes[RIVALS_BY + down - 1] = part * (usual - _their(mind, sooner))
    notes[RIVALS_CLOSED] = part * (usual - _their(mind, 1.0))
    notes[RIVALS_OVER] = part * (usual - _their(mind, 0.0))


@bare
def _their(mind: SeatMind, turns: float) -> float:
    total = 0.0
    for place in range(mind.seats):
        if place != mind.place:
            total += _of_another(mind, place, turns)
    return total / (mind.seats - 1)


@bare
def _of_another(mind: SeatMind, place: int, turns: float) -> float:
    far_off = min(turns * CARDS_A_TURN, mind.temper[RACE])
    return layout(mind.hopes, mind.tables, mind.cells[place], far_off)


@bare
def _note_lowest(mind: SeatMind) -> None:
    lowest = np.inf
    for place in range(mind.seats):
        if place != mind.place:
            lowest = min(lowest, _of_another(mind, place, 1.0))
    mind.notes[LOWEST] = lowest


@bare
def _note_gifts(mind: SeatMind) -> None:
    """What each kind of card does for the next player, beyond what the stock would."""
    cells, chances = mind.cells[(mind.place + 1) % mind.seats], mind.hopes.chances
    turns = min(mind.temper[RACE], max(0.0, mind.their_end - 1))
    gifts, saved, then = mind.notes[GIFTS : GIFTS + DARK + 1], mind.notes[SAVED:], mind.scratch[0]
    work_out(mind.hopes, turns)
    for slot in range(SLOTS):
        columns_by_kind(mind.hopes, cells, slot, turns, then)
        now = then[cells[slot]]
        for kind in range(KINDS):
            saved[kind] = max(saved[kind] if slot else 0.0, now - then[kind])
    drawn = average(chances, saved)
    part = mind.temper[GIFT] / (mind.seats - 1)
    for kind in range(KINDS):
        gifts[kind] = part * max(0.0, saved[kind] - drawn)
    gifts[DARK] = average(chances, gifts)
