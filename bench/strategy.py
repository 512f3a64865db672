"""The figures of docs/strategy.md for Play Nine: how the network plays against itself, counted.

    python bench/strategy.py [--seats 2] [--holes 20000] [--json]

Needs the extra `fast`. The same seed gives the same figures on every machine.
"""

import argparse
import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from backnine.fast.kernel import FLIP, SWAP, TAKE, TOSS, bare, kernel, pick_up, shuffle
from backnine.games import find_game
from backnine.games.play_nine.fast.brain import network
from backnine.games.play_nine.fast.mind import DESK_FLOATS, DESK_INTS, Net, judge, tee_shot
from backnine.games.play_nine.fast.rules import (
    CARDS,
    CLOSER,
    DISCARDS,
    DOWN,
    FULL_PACK,
    HOLE_IN_ONE,
    NOBODY,
    OVER,
    PHASE,
    PILE,
    SIZE,
    SLOTS,
    TO_DRAW,
    TURN_OF,
    TURNS,
    WAITING,
    HoleRow,
    deal,
    new_hole,
    play,
    score,
)

STAGES = ("first two turns", "turns 3 to 5", "later")
Counts = NDArray[np.int64]


@bare
def stage_of(turn: int) -> int:
    return 0 if turn < 2 else 1 if turn < 5 else 2


@bare
def count_down(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@kernel
def tee_off(hole: HoleRow, seats: int, spoiler: int, dice: NDArray[np.uint64]) -> None:
    """Two different columns for everybody but the spoiler, who turns up both cards of one."""
    for seat in range(seats):
        while hole[WAITING] >> seat & 1:
            down = hole[DOWN + seat]
            move = tee_shot(hole, seat, dice)
            if seat == spoiler and down != 255:
                shown = 0
                while down >> shown & 1:
                    shown += 1
                move = FLIP + (shown + 4) % 8
            play(hole, seat, move, dice)


@kernel
def watch(
    start: HoleRow,
    net: Net,
    seats: int,
    holes: int,
    spoiler: int,
    takes: Counts,
    passes: Counts,
    goings: Counts,
    strokes: Counts,
    layouts: Counts,
) -> None:
    """Play holes and count. `takes`: by stage and top card, seen and taken. `passes`: with one card down and
    a stock card in hand: decisions, passes, cards improved. `goings`: by stage, how often somebody went out
    and was lowest."""
    hole, order = start.copy(), FULL_PACK.copy()
    ints, floats, values = np.zeros(DESK_INTS, np.int64), np.zeros(DESK_FLOATS), np.zeros(64)
    dice = np.empty(1, np.uint64)
    for number in range(holes):
        pick_up(dice, 2026, number)
        order[:] = FULL_PACK
        shuffle(dice, order, len(order))
        deal(hole, order, seats, seats - 1)
        tee_off(hole, seats, spoiler, dice)
        closing = 0
        while hole[PHASE] != OVER:
            seat = int(hole[TURN_OF])
            stage = stage_of(int(hole[TURNS + seat]))
            move = judge(hole, seat, net, ints, floats, values)
            is_open = hole[CLOSER] == NOBODY
            if is_open and hole[PHASE] == TO_DRAW:
                top = hole[PILE + hole[DISCARDS] - 1]
                takes[stage, top, 0] += 1
                takes[stage, top, 1] += move == TAKE
            elif is_open and count_down(int(hole[DOWN + seat])) == 1 and values[TOSS] < 1e5:
                passes[0] += 1
                passes[1] += move == TOSS
                passes[2] += SWAP <= move < SWAP + SLOTS and hole[DOWN + seat] >> (move - SWAP) & 1 == 0
            play(hole, seat, move, dice)
            if is_open and hole[CLOSER] != NOBODY:
                closing = stage
        score(hole, strokes[number])
        closer = hole[CLOSER]
        if closer != NOBODY:
            goings[closing, 0] += 1
            goings[closing, 1] += strokes[number, closer] == strokes[number].min()
        for seat in range(seats):
            first = CARDS + seat * SLOTS
            pairs = np.zeros(HOLE_IN_ONE + 1, np.int64)
            for column in range(4):
                if hole[first + column] == hole[first + column + 4]:
                    pairs[hole[first + column]] += 1
            layouts[0, pairs.sum()] += 1
            layouts[1, pairs.max()] += 1


def figures(seats: int, holes: int) -> dict[str, Any]:
    net, start = network(seats), new_hole(find_game("play-nine").house())
    assert len(start) == SIZE
    takes = np.zeros((3, 14, 2), np.int64)
    passes, goings = np.zeros(3, np.int64), np.zeros((3, 2), np.int64)
    strokes, layouts = np.zeros((holes, seats), np.int64), np.zeros((2, 5), np.int64)
    watch(start, net, seats, holes, NOBODY, takes, passes, goings, strokes, layouts)
    spoilt = _same_column(net, start, seats, holes // seats)
    names = [*map(str, range(13)), "H"]
    return {
        "seats": seats,
        "holes": holes,
        "strokes_per_hole": round(float(strokes.mean()), 2),
        "strokes_by_place": [round(float(mean), 2) for mean in strokes.mean(0)],
        "taken": {stage: _shares(names, row) for stage, row in zip(STAGES, takes, strict=True)},
        "with_one_card_down": {
            "passes": _share(passes[1], passes[0]),
            "improves another card": _share(passes[2], passes[0]),
        },
        "goes_out_lowest": _shares(STAGES, goings),
        "goes_out": {
            stage: _share(row[0], goings[:, 0].sum()) for stage, row in zip(STAGES, goings, strict=True)
        },
        "pairs_in_a_layout": [round(float(part), 3) for part in layouts[0] / layouts[0].sum()],
        "largest_block": [round(float(part), 3) for part in layouts[1] / layouts[1].sum()],
        "same_column_costs": spoilt,
    }


def _share(part: int, whole: int) -> float:
    return round(float(part / max(1, whole)), 2)


def _shares(names: Sequence[str], rows: Counts) -> dict[str, float]:
    """Of each row, the second number in the first."""
    return {name: _share(part, whole) for name, (whole, part) in zip(names, rows, strict=True)}


def _same_column(net: Net, start: HoleRow, seats: int, deals: int) -> dict[str, float]:
    """Strokes lost by turning up both cards of one column at the tee-off: the same deals for every seat."""
    differences = []
    for spoiler in range(seats):
        strokes = np.zeros((deals, seats), np.int64)
        takes, passes, goings = (np.zeros(shape, np.int64) for shape in ((3, 14, 2), (3,), (3, 2)))
        layouts = np.zeros((2, 5), np.int64)
        watch(start, net, seats, deals, spoiler, takes, passes, goings, strokes, layouts)
        others = (strokes.sum(1) - strokes[:, spoiler]) / (seats - 1)
        differences.append(strokes[:, spoiler] - others)
    mean = np.mean(differences, axis=0)
    return {
        "strokes": round(float(mean.mean()), 2),
        "interval": round(float(1.96 * mean.std() / len(mean) ** 0.5), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--holes", type=int, default=20_000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = figures(options.seats, options.holes)
    print(json.dumps(found) if options.json else json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
