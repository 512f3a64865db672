"""Teach the network of `fast/forecasts.py` to a game: what holes have come to is what is to be foreseen."""

import argparse
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.forecasts import (
    SCALE_OF_FORECAST,
    UNITS_OF_FORECAST,
    ForecastRows,
    ForecastStrokes,
    RowNumbers,
    WeightRows,
    told,
)
from backnine.fast.kernel import bare, kernel

BATCH: Final = 200_000  # tables that are learned from before new ones are played
EXAM: Final = 100_000


class Lessons(NamedTuple):
    """Tables as the network sees them, one discard each, and what the hole came to."""

    rows: ForecastRows
    strokes: ForecastStrokes

    def some(self, which: "slice | RowNumbers") -> "Lessons":
        base, own, side, top = self.rows
        return Lessons(ForecastRows(base[which], own[which], side[which], top[which]), self.strokes[which])


class Course(NamedTuple):
    """Of a game: its lessons (players, tables, number of the first hole, seed), and where its weights are."""

    lessons: Callable[[int, int, int, int], Lessons]
    rows: int
    file: Path


def fresh(rows: int, seed: int = 1) -> WeightRows:
    dice = np.random.default_rng(seed)
    net = dice.normal(0, 0.03, (rows, UNITS_OF_FORECAST)).astype(np.float32)
    net[-1] = dice.normal(0, 0.2, UNITS_OF_FORECAST)
    return net


@bare
def add_up(net: WeightRows, rows: RowNumbers, share: float, units: WeightRows) -> None:
    for place in range(len(rows)):
        for unit in range(UNITS_OF_FORECAST):
            units[unit] += np.float32(share) * net[rows[place], unit]


@bare
def correct(net: WeightRows, rows: RowNumbers, share: float, slopes: WeightRows) -> None:
    for place in range(len(rows)):
        for unit in range(UNITS_OF_FORECAST):
            net[rows[place], unit] += np.float32(share) * slopes[unit]


@bare
def find_slopes(output: WeightRows, goal: float, rate: float, units: WeightRows) -> None:
    """What a seat was told is moved towards its goal; `units` become what is to be added to its rows."""
    found = np.float32(0)
    for unit in range(UNITS_OF_FORECAST):
        found += max(np.float32(0), units[unit]) * output[unit]
    step = np.float32(rate * (goal - found))
    for unit in range(UNITS_OF_FORECAST):
        lit = max(np.float32(0), units[unit])
        units[unit] = step * output[unit] if lit > 0 else np.float32(0)
        output[unit] += step * lit


@kernel
def learn(
    net: WeightRows,
    goal: ForecastStrokes,
    own: RowNumbers,
    side: RowNumbers,
    top: RowNumbers,
    rate: float,
) -> None:
    """One step for every table, in their order; `goal` is what is to be added to the base, in `SCALE`."""
    tables, seats = goal.shape
    units, share = np.zeros((seats, UNITS_OF_FORECAST), np.float32), 1.0 / (seats - 1)
    for table in range(tables):
        units[:] = 0
        for seat in range(seats):
            add_up(net, own[table, seat], 1.0, units[seat])
            add_up(net, top[table, 0, seat], 1.0, units[seat])
            for other in range(seats):
                if other != seat:
                    add_up(net, side[table, other], share, units[seat])
        for seat in range(seats):
            find_slopes(net[-1], goal[table, seat], rate, units[seat])
        for seat in range(seats):
            correct(net, own[table, seat], 1.0, units[seat])
            correct(net, top[table, 0, seat], 1.0, units[seat])
            for other in range(seats):
                if other != seat:
                    correct(net, side[table, other], share, units[seat])


def examined(net: WeightRows, exam: Lessons) -> tuple[float, float]:
    """The error of the whole, which is mostly luck, and the bias."""
    parts = [exam.some(slice(first, first + 5000)) for first in range(0, len(exam.strokes), 5000)]
    off = exam.strokes - np.concatenate([told(net, part.rows)[:, 0] for part in parts])
    return float(np.sqrt((off**2).mean())), float(off.mean())


def teach(
    course: Course, players: list[int], net: WeightRows, minutes: float, rates: tuple[float, float]
) -> None:
    exams = {seats: course.lessons(seats, EXAM, 0, 99) for seats in players}
    began, batch = monotonic(), 0
    while (done := (monotonic() - began) / 60 / minutes) < 1:
        seats = players[batch % len(players)]
        now = course.lessons(seats, BATCH, batch * BATCH, 7)
        now = now.some(np.random.default_rng(batch).permutation(len(now.strokes)))
        goal = (now.strokes - now.rows.base) / SCALE_OF_FORECAST
        rate = rates[0] * (rates[1] / rates[0]) ** done
        learn(net, goal, now.rows.own, now.rows.side, now.rows.top, rate)
        batch += 1
        if batch % 8 == 1:
            said = ", ".join(f"{n}: {examined(net, exams[n])[0]:.3f}" for n in players)
            print(f"{batch * BATCH:>10} tables, {done:.0%}  error {said}", flush=True)
    print("at last", {n: examined(net, exams[n]) for n in players})


def main(course: Course) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=4, help="for two players, and again for more")
    parser.add_argument(
        "--rate", type=float, default=0.004, help="how much is learned from an error, at first"
    )
    parser.add_argument("--last-rate", type=float, default=0.00005, help="and at last")
    parser.add_argument("--start", type=Path, help="a file to teach further")
    parser.add_argument("--out", type=Path, default=course.file)
    parser.add_argument("--only", choices=("two", "more"))
    options = parser.parse_args()
    nets: dict[str, WeightRows] = {}
    if options.start:
        with np.load(options.start) as found:
            nets = {name: found[name].astype(np.float32) for name in found if np.any(found[name][-1])}
    for name, players in (("two", [2]), ("more", [3, 4, 5, 6])):
        if options.only in (None, name):
            nets[name] = nets.get(name, fresh(course.rows))
            teach(course, players, nets[name], options.minutes, (options.rate, options.last_rate))
            _write(options.out, nets, course.rows)


def _write(out: Path, nets: dict[str, WeightRows], rows: int) -> None:
    small = {name: packed(net, rows) for name, net in nets.items()}
    with out.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **small)


def packed(net: WeightRows, rows: int) -> NDArray[np.float16]:
    """Half precision is plenty, and rows that no lesson has touched are empty: both make the file small."""
    small = net.copy()
    small[(net == fresh(rows)).all(axis=1)] = 0
    return small.astype(np.float16)
