"""Reading the table, compiled: `bots/reading.py`, and what the club player makes of it before weighing moves.

What is read is one row of numbers, the notes; the constants below are its places.
"""

from math import sqrt
from typing import Final

import numpy as np

from backnine.fast.kernel import Floats, bare, wide
from backnine.games.four_card.bots.club import (
    AMONG_MANY,
    GIFT,
    KNOCKER,
    KNOCKER_MORE,
    LOW_RIVAL,
    MAY_KNOCK,
    MAY_KNOCK_AT_MOST,
    MAY_KNOCK_EARLY,
    QUICKER,
    ROUGH,
    WANTED,
)
from backnine.games.four_card.bots.reading import (
    MANY_STROKES,
    SAVES,
    SAVES_EARLY,
    SAVES_EARLY_MORE,
    SAVES_MORE,
    kept,
)
from backnine.games.four_card.fast.levels.sight import DARK, RANK_BITS
from backnine.games.four_card.fast.rules import (
    CARDS,
    CLOSER,
    DISCARDS,
    HELD,
    NONE,
    PILES,
    PLAYERS,
    PLAYING,
    SEEN,
    TURNS,
    VALUE,
    HoleState,
)
from backnine.hole import EVERYBODY, MOST_TURNS

RANKS: Final = len(VALUE)
LEFT: Final = 0  # by rank: how many are not seen
MANY: Final = LEFT + RANKS  # how many in all, but at least one
UNKNOWN: Final = MANY + 1  # an unseen card, on average
GIFTS: Final = UNKNOWN + 1  # by rank: what it costs to leave it to the next player; an unseen card last
IF_KNOCKED: Final = GIFTS + DARK + 1  # the others' mean if this seat knocks now, or a turn later, ...
IF_LATER, IF_THEY_KNOCK, DANGER, SPREAD = range(IF_KNOCKED + 1, IF_KNOCKED + 5)
READ: Final = SPREAD + 1

# By row (far, near), turns and rank: how likely a card is kept
KEPT: Final = np.array(
    [
        [[kept(float(value), turns, near) for value in VALUE] for turns in range(MOST_TURNS + 2)]
        for near in (False, True)
    ]
)


@bare
def read_table(state: HoleState, seat: int, pack: Floats, notes: Floats) -> None:
    """All that does not hang on a move; `pack` has the number of cards by rank."""
    count_unseen(state, seat, pack, notes)
    _weigh_gifts(notes, 1 / (state[PLAYING] - 1) if state[CLOSER] == NONE else 0.0)
    _size_up(state, seat, notes)


@bare
def count_unseen(state: HoleState, seat: int, pack: Floats, notes: Floats) -> None:
    for rank in range(RANKS):
        notes[LEFT + rank] = pack[rank]
    for place in range(PILES, PILES + state[DISCARDS]):
        notes[LEFT + (state[place] & RANK_BITS)] -= 1
    for place in range(4 * wide(state[PLAYERS])):
        if state[CARDS + place] != NONE and state[SEEN + place] >> seat & 1:
            notes[LEFT + (state[CARDS + place] & RANK_BITS)] -= 1
    if state[HELD] != NONE:
        notes[LEFT + (state[HELD] & RANK_BITS)] -= 1
    many, strokes = 0.0, 0.0
    for rank in range(RANKS):
        many += notes[LEFT + rank]
        strokes += VALUE[rank] * notes[LEFT + rank]
    notes[MANY] = max(1.0, many)
    notes[UNKNOWN] = strokes / notes[MANY]


@bare
def _weigh_gifts(notes: Floats, sharing: float) -> None:
    """A gift to one of many costs less; in the last round none is minded."""
    dark = 0.0
    for rank in range(RANKS):
        notes[GIFTS + rank] = sharing * GIFT * max(0.0, WANTED - VALUE[rank])
        if notes[LEFT + rank]:
            dark += notes[GIFTS + rank] * notes[LEFT + rank]
    notes[GIFTS + DARK] = dark / notes[MANY]


@bare
def _size_up(state: HoleState, seat: int, notes: Floats) -> None:
    """What the others are likely to have, now and later."""
    rivals, quiet, squares = state[PLAYING] - 1, 1.0, 0.0
    if_knocked, if_later, low = 0.0, 0.0, 0.0
    for other in range(wide(state[PLAYERS])):
        if other == seat or state[CARDS + 4 * other] == NONE:
            continue
        strokes, unknown = _likely(state, other, notes)
        soon = strokes - _saving(strokes, unknown)
        if_knocked += soon
        if_later += soon - _saving(soon, unknown)
        low += min(soon, KNOCKER + KNOCKER_MORE * strokes)
        squares += (ROUGH * strokes) * (ROUGH * strokes)
        quiet *= 1 - _may_knock(strokes, unknown, wide(state[PLAYING]))
    notes[IF_KNOCKED] = if_knocked / rivals
    notes[IF_LATER] = if_later / rivals
    notes[IF_THEY_KNOCK] = (low / rivals + (rivals - 1) * notes[IF_LATER]) / rivals
    notes[DANGER] = 1 - quiet
    notes[SPREAD] = sqrt(squares) / rivals


@bare
def _likely(state: HoleState, other: int, notes: Floats) -> tuple[float, int]:
    """The strokes of another player, and how many cards they do not know themselves."""
    strokes, unknown = 0.0, 0
    for slot in range(4):
        place = 4 * other + slot
        if state[SEEN + place] == EVERYBODY:
            strokes += VALUE[state[CARDS + place] & RANK_BITS]
        elif state[SEEN + place]:
            strokes += _likely_kept(KEPT[slot // 2, state[TURNS + other]], notes)
        else:
            strokes += notes[UNKNOWN]
            unknown += 1
    return strokes, unknown


@bare
def _likely_kept(kept: Floats, notes: Floats) -> float:
    strokes, weights = 0.0, 0.0
    for rank in range(RANKS):
        weight = notes[LEFT + rank] * kept[rank]
        strokes += VALUE[rank] * weight
        weights += weight
    return strokes / weights


@bare
def _saving(strokes: float, unknown: int) -> float:
    """Strokes they save in a turn."""
    if unknown:
        return SAVES_EARLY + SAVES_EARLY_MORE * max(0.0, strokes - MANY_STROKES)
    return SAVES + SAVES_MORE * strokes


@bare
def _may_knock(strokes: float, unknown: int, players: int) -> float:
    """How likely a rival is to knock in its next turn."""
    if unknown >= 2:
        return 0.0
    if unknown:
        return MAY_KNOCK_EARLY * 2 / players
    likely = MAY_KNOCK * (1 + max(0.0, LOW_RIVAL - strokes) * QUICKER)
    return min(MAY_KNOCK_AT_MOST, likely) * (1.0 if players == 2 else AMONG_MANY)
