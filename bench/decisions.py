"""Decisions per second of random four-seat Play Nine through the public API, against a bare loop.

    python bench/decisions.py [--seconds 3] [--json]

Both are measured in the same run, in turns, on the CPU's clock: the machine may be shared. The ratio is
what to compare between machines; the goal is at least 100,000 decisions a second.
"""

import argparse
from random import Random

from backnine.games import moves
from backnine.matchlog import MatchLog
from backnine.setup import set_up
from bare_loop import decisions_of_one_hole
from measured import rate, show

GOAL = 100_000


def decisions_of_one_match(dice: Random) -> int:
    """A whole match: draw, shuffles, nine holes, scores; every move checked against the rules."""
    log = MatchLog.begin(set_up("play-nine", ("Ann", "Ben", "Cleo", "Dan")), dice.randbytes(32))
    while log.match.outcome is None:
        log = log.dealt()
        seat = log.match.hole.acting[0]
        legal = moves(log.match.hole, seat)
        log = log.play(seat, legal[int(dice.random() * len(legal))])
    return log.n


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    dice, rounds = Random(9), 6
    ours, bare = [], []
    for _ in range(rounds):
        bare.append(rate(lambda: decisions_of_one_hole(dice), options.seconds / rounds))
        ours.append(rate(lambda: decisions_of_one_match(dice), options.seconds / rounds))
    result = {
        "decisions_per_s": round(max(ours)),
        "bare_loop_per_s": round(max(bare)),
        "ratio": round(max(ours) / max(bare), 3),
        "of_goal": round(max(ours) / GOAL, 2),
    }
    show(result, as_json=options.json)


if __name__ == "__main__":
    main()
