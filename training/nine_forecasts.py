"""Teach the forecasts of Play Nine: what a hole will cost every seat, when the network plays on.

    python -m training.nine_forecasts --seats 2 --minutes 15 --out two.npy [--start two.npy]
    python -m training.nine_forecasts --pack two.npy more.npy

The playing network plays; now and then a hole begins with moves at random, so that poor layouts are seen,
too. Temporal differences: each forecast is moved towards the next ones and the end, where the last round is
worked out. Reports on the way tell the error on holes that nothing was learned from.
"""

import argparse
from pathlib import Path
from time import process_time
from typing import Final

import numpy as np

from backnine.fast.kernel import (
    DiceState,
    Floats,
    any_bit,
    bare,
    kernel,
    new_dice,
    shuffle,
    throw,
    wide,
)
from backnine.games.play_nine.fast import forecast
from backnine.games.play_nine.fast.brain import brain
from backnine.games.play_nine.fast.desk import Brain, BrainRoom, Desk, new_desk
from backnine.games.play_nine.fast.forecast import (
    FORECAST_ROWS,
    FORECAST_UNITS,
    OUTPUT,
    REST_ROWS,
    ForecastNet,
    ForecastSheet,
    SheetRoom,
    add_up,
    foresee_last_round,
    new_sheets,
    read_rows,
    read_table,
)
from backnine.games.play_nine.fast.holes import next_to_act
from backnine.games.play_nine.fast.mind import SCALE, SIDE, tee_shot
from backnine.games.play_nine.fast.rules import (
    CLOSER,
    FULL_PACK,
    NOBODY,
    OVER,
    PHASE,
    RENEWALS,
    SEATS,
    SIZE,
    TEE_OFF,
    TO_DRAW,
    HoleRow,
    deal,
    legal,
    play,
    score,
)
from backnine.games.play_nine.fast.search import at_sight

LESSON: Final = 4000  # holes
EXAM: Final = 3000
REPORTS: Final = 12
MOST_SEEN: Final = 200  # tables of a hole
WHIMS: Final = 12  # the longest row of moves at random
OF_TEN: Final = 3  # tee shots at random


def fresh(seed: int = 1) -> ForecastNet:
    dice = np.random.default_rng(seed)
    net = dice.normal(0, 0.03, (FORECAST_ROWS, FORECAST_UNITS)).astype(np.float32)
    net[OUTPUT] = dice.normal(0, 0.2, FORECAST_UNITS)
    return net


@bare
def chosen(hole: HoleRow, seat: int, wild: bool, brain: Brain, desk: Desk, dice: DiceState) -> int:
    if hole[PHASE] == TEE_OFF:
        return any_bit(legal(hole, seat), dice) if throw(dice, 10) < OF_TEN else tee_shot(hole, seat, dice)
    if wild and throw(dice, 2) == 0:
        return any_bit(legal(hole, seat), dice)
    return at_sight(hole, seat, True, brain, desk)


@kernel
def begin(hole: HoleRow, order: HoleRow, seats: int, number: int, dice: DiceState) -> None:
    order[:] = FULL_PACK
    shuffle(dice, order, len(order))
    deal(hole, order, seats, number % seats)


@kernel
def play_and_note(
    hole: HoleRow,
    wild: int,
    net: ForecastNet,
    sheets: SheetRoom,
    goal: Floats,
    brain: Brain,
    desk: Desk,
    dice: DiceState,
) -> int:
    """Play a hole to its end, with a sheet for each table from which on nothing is left to whims; how many.
    `goal` gets what the last round comes to, or the strokes of a hole without one."""
    seen, seats, settled = 0, wide(hole[SEATS]), False
    result = np.zeros(seats, np.int64)
    while hole[PHASE] != OVER:
        seat = next_to_act(hole)
        move = chosen(hole, seat, wild > 0, brain, desk, dice)
        if hole[PHASE] != TEE_OFF:
            wild -= 1
        play(hole, seat, move, dice)
        calm = wild <= 0 and seen < MOST_SEEN and not settled
        if calm and (hole[PHASE] == TO_DRAW or hole[PHASE] == TEE_OFF):
            sheet = sheets[seen]
            read_table(hole, sheet)
            if hole[CLOSER] != NOBODY:
                settled = True
                foresee_last_round(hole, sheet)
                goal[:seats] = sheet.said[:seats]
                continue
            read_rows(hole, sheet)
            add_up(net, seats, sheet)
            seen += 1
    score(hole, result)
    if settled:
        goal[:seats] = 0.5 * (goal[:seats] + result)
    else:
        goal[:seats] = result
    return seen


@bare
def teach(net: ForecastNet, seats: int, sheet: ForecastSheet, goal: Floats, rate: float) -> float:
    """One step of all seats towards their goals; the squared errors."""
    squares = 0.0
    share = np.float32(1.0 / (seats - 1))
    add_up(net, seats, sheet)
    for seat in range(seats):
        error = (goal[seat] - sheet.said[seat]) / SCALE
        squares += error * error
        step = np.float32(rate * error)  # not cut off: blocks are rare and dear, and the mean is wanted
        for unit in range(FORECAST_UNITS):
            lit = max(np.float32(0), sheet.units[seat, unit])
            slope = step * net[OUTPUT, unit] if lit > 0 else np.float32(0)
            net[OUTPUT, unit] += step * lit
            sheet.units[seat, unit] = slope
    for seat in range(seats):
        for unit in range(FORECAST_UNITS):
            others = np.float32(0)
            for other in range(seats):
                if other != seat:
                    others += sheet.units[other, unit]
            sheet.side[seat, unit] = others * share
        for place in range(sheet.counts[seat]):
            row = sheet.rows[seat, place]
            for unit in range(FORECAST_UNITS):
                net[row, unit] += sheet.units[seat, unit]
                net[row + SIDE, unit] += sheet.side[seat, unit]
        for place in range(REST_ROWS):
            row = sheet.rest[seat, place]
            for unit in range(FORECAST_UNITS):
                net[row, unit] += sheet.units[seat, unit]
    return squares


@kernel
def lesson(
    net: ForecastNet,
    brain: BrainRoom,
    seats: int,
    holes: int,
    first: int,
    rate: float,
    fade: float,
    seed: int,
) -> float:
    """Play holes and learn from them; without a rate only the mean squared error, in strokes."""
    hole, order = np.zeros(SIZE, np.int16), np.zeros(len(FULL_PACK), np.int16)
    hole[RENEWALS] = 1
    sheets, desk, goal = new_sheets(MOST_SEEN), new_desk(), np.zeros(seats)
    squares, many = 0.0, 0
    for number in range(first, first + holes):
        dice = new_dice(seed, number)
        begin(hole, order, seats, number, dice)
        wild = throw(dice, WHIMS) * seats // 2 if throw(dice, 2) == 0 else 0
        seen = play_and_note(hole, wild, net, sheets, goal, brain[0], desk[0], dice)
        for place in range(seen - 1, -1, -1):
            if rate:
                for seat in range(seats):  # what was said of the next table is still there
                    if place + 1 < seen:
                        goal[seat] = fade * goal[seat] + (1 - fade) * sheets[place + 1].said[seat]
                squares += teach(net, seats, sheets[place], goal, rate)
            else:
                for seat in range(seats):
                    squares += ((goal[seat] - sheets[place].said[seat]) / SCALE) ** 2
            many += seats
    return SCALE * SCALE * squares / max(1, many)


def learn(options: argparse.Namespace) -> None:
    net = np.load(options.start).astype(np.float32) if options.start else fresh()
    tables = [2] if options.seats == 2 else [3, 4, 5, 4, 6, 4]
    began, holes, reports = process_time(), 0, 0
    while (done := (process_time() - began) / 60 / options.minutes) < 1:
        rate = options.rate * (options.last_rate / options.rate) ** done
        lesson(net, brain(), tables[holes // LESSON % len(tables)], LESSON, holes, rate, options.fade, 7)
        holes += LESSON
        if done * REPORTS >= reports:
            reports += 1
            error = lesson(net, brain(), tables[-1] if len(tables) == 1 else 4, EXAM, 0, 0.0, 1.0, 99)
            print(f"{holes:>9} holes  error {error**0.5:.3f}", flush=True)
            np.save(options.out, net)
    np.save(options.out, net)


def pack(two: str, more: str) -> None:
    """Half precision is plenty, and rows that no lesson has touched are empty: both make the file small."""
    nets = {}
    for name, path in (("two", two), ("more", more)):
        net = np.load(path)
        net[(net == fresh()).all(axis=1)] = 0
        nets[name] = np.asarray(net, np.float16)
    target = Path(forecast.__file__).with_name("forecasts.npz")
    np.savez_compressed(target, two=nets["two"], more=nets["more"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seats", type=int, default=2, help="2, or more: then tables of 3 to 6 in turn")
    parser.add_argument("--minutes", type=float, default=15, help="of processor time")
    parser.add_argument(
        "--rate", type=float, default=0.004, help="how much is learned from an error, at first"
    )
    parser.add_argument("--last-rate", type=float, default=0.0001, help="and at last")
    parser.add_argument("--fade", type=float, default=0.8, help="how far the end of the hole reaches back")
    parser.add_argument("--start", type=Path, help="a network to teach further")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--pack", nargs=2, metavar=("TWO", "MORE"), help="put them into the package")
    options = parser.parse_args()
    if options.pack:
        pack(*options.pack)
    else:
        learn(options)


if __name__ == "__main__":
    main()
