"""Make the table that club plays Four-Card Golf by: what it is worth to play on, by hour and square.

    python -m training.four_card [--deals 200000] [--cluster ADDRESS]

One seat's side is solved as a solitaire against the clock of usual players, who are watched over many deals.
The hours are that seat's turns. Worth is in strokes against knocking at that hour, in twentieths, one byte
each. The table goes into the package; what the others come to by the hour is printed for `bots/hours.py`.
"""

import argparse
import zlib
from functools import partial
from itertools import combinations_with_replacement
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from backnine.games.four_card import FOUR_CARD
from backnine.games.four_card.bots import hours
from backnine.games.four_card.fast import rules as fast
from backnine.games.four_card.fast.clock import (
    CLOSING,
    DEALS,
    EVENTS,
    FARTHEST,
    KNOCKING,
    ROUNDS,
    WIDTH,
    ClockTable,
    Sight,
    Stakes,
    new_workspace,
    read_clock,
)
from backnine.games.four_card.fast.search import USUAL, WITHOUT_KNOCKING
from backnine.games.four_card.fast.solitaire import final, new_solitaire, solve
from backnine.games.four_card.fast.squares import LEAST, Squares, code, squares
from training import where

Floats = NDArray[np.float64]
TARGET = Path(hours.__file__).with_name("hours.zlib")
KNOCK_AT = {2: 7.5, 3: 6.5, 4: 6.0, 6: 5.5}
STEPS = 20  # to a stroke


def usual_clock(players: int, square: Squares, deals: int) -> ClockTable:
    """The clock of a seat that knows nothing, at the start of a hole."""
    seat, known = 0, fast.table(players, FOUR_CARD.house(), dealer=players - 1)
    known[[fast.WAITING, fast.TURN, fast.PHASE, fast.DISCARDS]] = 0, seat, fast.DRAWING, 0
    known[fast.CARDS : fast.CARDS + 4 * players] = fast.UNKNOWN
    for owner in range(players):
        known[fast.SEEN + 4 * owner + 2 : fast.SEEN + 4 * owner + 4] = 1 << owner
    known[fast.TOP] = known[fast.ORDERED] = 4 * players
    pack = known[fast.PACK]
    unseen = np.bincount(known[fast.PILES : fast.PILES + pack], minlength=len(fast.VALUE)).astype(np.int16)
    brains = [(fast.STEADY, KNOCK_AT[players], *USUAL)] * players
    brains[seat] = WITHOUT_KNOCKING
    stakes = Stakes(1.0, np.zeros(players), np.zeros(2 * FARTHEST + 1), 0.0)
    keeps = np.ones((4 * players, len(fast.VALUE)))
    sight = Sight(seat, known, unseen, keeps, fast.brains(*brains), stakes, square.kind)
    known[fast.DISCARDS] = 1
    known[fast.PILES] = 9
    clock, none = np.zeros((ROUNDS + 1, EVENTS, WIDTH)), np.zeros((1, EVENTS, WIDTH))
    read_clock(sight, np.empty(0, np.int16), deals, 1, new_workspace(players), clock, none)
    return clock


def table(players: int, deals: int) -> tuple[bytes, list[float], list[float], list[float]]:
    square = squares(pairs_cancel=False, jokers=False)
    clock = usual_clock(players, square, deals)
    game, size = new_solitaire(square), square.strokes.size
    game.stock[:] = np.bincount(square.kind[:13]) / 13
    worth, knock, room = np.zeros((ROUNDS + 1, size)), np.zeros(size), np.zeros((4, size))
    last = solve(game, clock, worth, room)
    rows = []
    kinds = square.value.size + 1
    order = [square.number[code(*slots, kinds)] for slots in combinations_with_replacement(range(kinds), 4)]
    for hour in range(1, ROUNDS + 1):
        final(game, clock, min(hour, last), KNOCKING, knock)
        gain = (worth[min(hour, last)] - knock)[order]
        rows.append(np.clip(np.round(gain * STEPS), 0, 255).astype(np.uint8))
    others = over(clock[:, KNOCKING, -LEAST], clock[:, KNOCKING, DEALS])
    closed = clock[:, CLOSING, DEALS]
    closing = over(clock[:, CLOSING, -LEAST], closed)
    hazard = over(closed[:-1], closed[:-1] + clock[1:, KNOCKING, DEALS])
    return np.concatenate(rows).tobytes(), list(others), list(hazard), list(closing)


def over(sums: Floats, deals: Floats) -> Floats:
    """The mean of each hour, and 0 for those that no deal came to."""
    return np.divide(sums, deals, out=np.zeros_like(sums), where=deals > 0)


def numbered_table(deals: int, number: int) -> tuple[bytes, list[float], list[float], list[float]]:
    return table([*KNOCK_AT][number], deals)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200_000)
    where.add_option(parser)
    options = parser.parse_args()
    bits = b""
    tables = where.each(partial(numbered_table, options.deals), len(KNOCK_AT), options.cluster)
    for players, (rows, others, hazard, closing) in zip(KNOCK_AT, tables, strict=True):
        bits += rows
        for name, row in (("others", others), ("hazard", hazard), ("closing", closing)):
            print(players, name, [round(float(figure), 2) for figure in row])
    TARGET.write_bytes(zlib.compress(bits, 9))
    print(f"{len(bits)} entries, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    from training.four_card import main as start  # a cluster finds its functions by the module's own name

    start()
