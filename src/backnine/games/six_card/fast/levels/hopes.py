"""What columns may be hoped to come to, turn by turn: `bots/plain/outlook.py`, compiled.

All columns there can be are worked out at once. Which of its cards is above does not matter, so a column is
written down both ways, and the cards that may lie beside one are a row of numbers.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.bots.plain.judgement import PRICE as PART_OF_SPREAD
from backnine.bots.plain.outlook import FARTHEST
from backnine.fast.kernel import Floats, bare, kernel
from backnine.games.six_card.fast.levels.kinds import (
    DARK,
    KINDS,
    WIDE,
    KindCells,
    KindCounts,
    KindTables,
    together,
)
from backnine.games.six_card.fast.rules import SLOTS
from backnine.games.six_card.rules import COLUMNS

MEAN, SPREAD, PRICE = range(3)  # facts about the cards to come


class ColumnHopes(NamedTuple):
    """What is hoped of columns under the chances of each kind of card to come."""

    chances: Floats
    facts: Floats
    by_turn: Floats  # by turns to come and the two cards of a column
    worked_out: NDArray[np.int64]  # turns, one number


@kernel
def new_hopes() -> ColumnHopes:
    return ColumnHopes(
        np.zeros(KINDS),
        np.zeros(3),
        np.zeros((FARTHEST + 1, WIDE, WIDE)),
        np.zeros(1, np.int64),
    )


@bare
def average(chances: Floats, by_kind: Floats) -> float:
    total = 0.0
    for kind in range(KINDS):
        total += chances[kind] * by_kind[kind]
    return total


@bare
def expect(hopes: ColumnHopes, tables: KindTables, left: KindCounts) -> None:
    """Begin anew, with so many cards left of each kind."""
    total, chances, facts = 0, hopes.chances, hopes.facts
    for kind in range(KINDS):
        total += left[kind]
    for kind in range(KINDS):
        chances[kind] = left[kind] / total
    mean, spread = average(chances, tables.value), 0.0
    for kind in range(KINDS):
        away = tables.value[kind] - mean
        spread += chances[kind] * (away * away)
    facts[MEAN], facts[SPREAD] = mean, np.sqrt(spread)
    facts[PRICE] = PART_OF_SPREAD * facts[SPREAD]
    _as_it_lies(chances, tables.alone, hopes.by_turn[0])
    hopes.worked_out[0] = 0


@bare
def _as_it_lies(chances: Floats, alone: Floats, now: Floats) -> None:
    """Every unknown card being any that is unseen."""
    for card in range(KINDS):
        for other in range(KINDS):
            now[card, other] = alone[card, other]
        now[card, DARK] = now[DARK, card] = average(chances, alone[card])
    now[DARK, DARK] = average(chances, now[DARK])


@bare
def _one_more_turn(hopes: ColumnHopes) -> None:
    """A card comes, and is put where it helps most, if it is worth its price. The columns with one card are
    worked out side by side, and two kinds that may come at a time."""
    turn, price, chances = hopes.worked_out[0], hopes.facts[PRICE], hopes.chances
    later = hopes.by_turn[turn]
    for card in range(DARK + 1):
        beside, strokes = later[card], hopes.by_turn[turn + 1, card]
        for other in range(len(strokes)):
            strokes[other] = 0.0
        for kind in range(0, KINDS, 2):
            chance, here, there = chances[kind], beside[kind], later[kind]
            chance_2, here_2, there_2 = chances[kind + 1], beside[kind + 1], later[kind + 1]
            for other in range(len(strokes)):
                kept = beside[other] - price
                least = kept if kept < there[other] else there[other]
                least_2 = kept if kept < there_2[other] else there_2[other]
                strokes[other] += chance * (least if least < here else here)
                strokes[other] += chance_2 * (least_2 if least_2 < here_2 else here_2)
        for other in range(len(strokes)):
            strokes[other] += price
    hopes.worked_out[0] = turn + 1


@bare
def work_out(hopes: ColumnHopes, turns: float) -> None:
    """As far as these turns need it, before anything is looked up."""
    while hopes.worked_out[0] < turns:
        _one_more_turn(hopes)


@bare
def _column(by_turn: Floats, whole: int, part: float, above: int, below: int) -> float:
    strokes = by_turn[whole, above, below]
    if part == 0.0:
        return float(strokes)
    return float((1 - part) * strokes + part * by_turn[whole + 1, above, below])


@bare
def columns(hopes: ColumnHopes, cells: KindCells, turns: float) -> float:
    """Strokes expected of the columns of a layout after so many more turns."""
    whole = int(turns)
    part, strokes = turns - whole, 0.0
    for column in range(COLUMNS):
        strokes += _column(hopes.by_turn, whole, part, cells[column], cells[column + COLUMNS])
    return strokes


@bare
def columns_by_kind(hopes: ColumnHopes, cells: KindCells, slot: int, turns: float, strokes: Floats) -> None:
    """The same with each kind of card in a slot, side by side: they are added in the same order."""
    whole = int(turns)
    part, column, by_turn = turns - whole, slot % COLUMNS, hopes.by_turn
    before = 0.0
    for other in range(column):
        before += _column(by_turn, whole, part, cells[other], cells[other + COLUMNS])
    now = by_turn[whole, cells[(slot + COLUMNS) % SLOTS]]
    for kind in range(len(strokes)):
        strokes[kind] = now[kind]
    if part > 0.0:
        later = by_turn[whole + 1, cells[(slot + COLUMNS) % SLOTS]]
        for kind in range(len(strokes)):
            strokes[kind] = (1 - part) * strokes[kind] + part * later[kind]
    for kind in range(len(strokes)):
        strokes[kind] = before + strokes[kind]
    for other in range(column + 1, COLUMNS):
        after = _column(by_turn, whole, part, cells[other], cells[other + COLUMNS])
        for kind in range(len(strokes)):
            strokes[kind] += after


@bare
def layout(hopes: ColumnHopes, tables: KindTables, cells: KindCells, turns: float) -> float:
    """Strokes expected of a whole layout."""
    earned = together(cells, tables.alone) if tables.blocks else 0.0
    return earned + columns(hopes, cells, turns)


@bare
def layout_by_kind(
    hopes: ColumnHopes, tables: KindTables, cells: KindCells, slot: int, turns: float, strokes: Floats
) -> None:
    """The same with each kind of card in a slot, the dark one too."""
    columns_by_kind(hopes, cells, slot, turns, strokes)
    if tables.blocks:
        old = cells[slot]
        for kind in range(DARK + 1):
            cells[slot] = kind
            strokes[kind] += together(cells, tables.alone)
        cells[slot] = old
