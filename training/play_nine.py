"""Teach the Play Nine network by playing against itself.

    python -m training.play_nine --seats 2 --minutes 20 --out nine2.npy [--start nine2.npy] [--learners 8]

Temporal differences: after every turn the judgement is moved towards what the same seat sees at its next
turn, or towards the end of the hole. Reports on the way show the network against its state at the start
on mirrored deals (strokes a hole; below zero is better).

With `--learners` so many copies learn from holes of their own at the same time, and go on from their mean: on
the cores of this machine or, with `--cluster`, on many.
"""

import argparse
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from backnine.fast.kernel import Floats
from backnine.games.play_nine.fast.mind import BIAS, EMPTY, OUTPUT, ROWS, UNITS, Net
from training import where
from training.nine_lessons import duel, lesson

LESSON: Final = 4000  # holes
REPORTS: Final = 12


def fresh(seed: int = 1) -> Net:
    dice = np.random.default_rng(seed)
    net = dice.normal(0, 0.03, (2, ROWS, UNITS)).astype(np.float32)
    net[:, OUTPUT] = dice.normal(0, 0.2, (2, UNITS))
    net[:, BIAS] = 0.1
    net[:, EMPTY] = 0
    return net


class Course(NamedTuple):
    """What a lesson is to be like."""

    seats: int
    first: int  # hole of the first learner
    rate: float
    fade: float
    whim: int


def learned(net: Net, course: Course, learner: int) -> tuple[Net, float, float]:
    """A copy of the network after a lesson of its own, the error, and strokes a hole."""
    own, first = net.copy(), course.first + learner * LESSON
    error, strokes = lesson(own, course.seats, LESSON, first, course.rate, course.fade, course.whim)
    return own, error, strokes


def taught(net: Net, course: Course, learners: int, cluster: str | None) -> tuple[Net, float, float]:
    """The mean of all learners."""
    nets, errors, strokes = zip(*where.each(partial(learned, net, course), learners, cluster), strict=True)
    return np.mean(nets, axis=0, dtype=np.float32), float(np.mean(errors)), float(np.mean(strokes))


def told(holes: int, error: float, strokes: float, differences: Floats) -> str:
    mean, spread = differences.mean(), 1.96 * differences.std() / len(differences) ** 0.5
    return (
        f"{holes:>9} holes  error {error**0.5:.2f}  strokes {strokes:.2f}  "
        f"against the start {mean:+.2f} ± {spread:.2f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seats", type=int, default=2, help="2, or more: then tables of 3 to 6 in turn")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument(
        "--rate", type=float, default=0.01, help="how much is learned from an error, at first"
    )
    parser.add_argument("--last-rate", type=float, default=0.0002, help="and at last")
    parser.add_argument("--fade", type=float, default=0.5, help="how far the end of the hole reaches back")
    parser.add_argument("--whim", type=int, default=20, help="moves of a thousand at random")
    parser.add_argument("--start", type=Path, help="a network to teach further")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--learners", type=int, default=1, help="copies that learn at the same time")
    where.add_option(parser)
    options = parser.parse_args()
    with where.connection(options.cluster):
        learn(options)


def learn(options: argparse.Namespace) -> None:
    net = np.load(options.start).astype(np.float32) if options.start else fresh()
    reference, tables = net.copy(), [2] if options.seats == 2 else [3, 4, 5, 6]
    began, holes, reports = monotonic(), 0, 0
    while (done := (monotonic() - began) / 60 / options.minutes) < 1:
        rate = options.rate * (options.last_rate / options.rate) ** done
        seats = tables[holes // LESSON // options.learners % len(tables)]
        course = Course(seats, holes, rate, options.fade, options.whim)
        net, error, strokes = taught(net, course, options.learners, options.cluster)
        holes += LESSON * options.learners
        if done * REPORTS >= reports:
            reports += 1
            print(told(holes, error, strokes, duel(net, reference, options.seats, 1000)), flush=True)
            np.save(options.out, net)
    np.save(options.out, net)


if __name__ == "__main__":
    from training.play_nine import main as start  # a cluster finds its functions by the module's own name

    start()
