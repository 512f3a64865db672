"""What the compiled rules of every game can do, with one signature for all games.

A hole is a row of small numbers that only its room can read. A game with kernels brings an `Engine` in
`fast/engine.py` of its room; whoever steps through holes of any game stands on it.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import DiceState
from backnine.house import House

EngineRow = NDArray[np.int16]
NOBODY = -1  # no seat; of cards: none, or one that may not be known


class Engine(NamedTuple):
    """All but `table` are compiled. Seats and slots count from 0, moves are the numbers of `fast/kernel.py`,
    and cards are the places of their kinds in the pack. Everybody at the table plays."""

    table: Callable[[int, House], EngineRow]  # a row for so many players, with nothing dealt
    deal: Callable[
        [EngineRow, EngineRow, int, DiceState], None
    ]  # a hole at random: its row, the table, the dealer
    acting: Callable[[EngineRow], int]  # who is next; before the first turn the lowest seat that is not ready
    legal: Callable[[EngineRow, int], int]  # the moves of a seat as a mask
    play: Callable[[EngineRow, int, int, DiceState], None]  # a legal move of a seat
    score: Callable[[EngineRow, NDArray[np.int64]], None]  # the strokes by seat, penalty included
    # What a seat may know, as in a view with recall
    phase: Callable[[EngineRow], int]  # tee-off, first-look, draw, place, over
    card: Callable[[EngineRow, int, int, int], int]  # what a seat knows of a seat's slot
    knower: Callable[[EngineRow, int, int, int], int]  # who knows it: none, owner, me, all
    owed: Callable[[EngineRow, int], int]  # the slots that a seat owes, as a mask
    held: Callable[[EngineRow, int], int]  # the drawn card, if the seat may know it
    held_from: Callable[[EngineRow], int]  # 0 nothing is held, 1 the stock, 2 the discard pile
    stock: Callable[[EngineRow], int]  # how many cards
    discards: Callable[[EngineRow], int]  # how many cards
    discard: Callable[[EngineRow, int], int]  # one of them, the top last
    dealer: Callable[[EngineRow], int]
    closer: Callable[[EngineRow], int]
    renewals: Callable[[EngineRow], int]
    takes: Callable[[EngineRow], int]
    turns: Callable[[EngineRow, int], int]  # finished by a seat
