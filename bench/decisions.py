"""Decisions per second of random four-seat Play Nine: by the rules alone, and with the match's log.

    python bench/decisions.py [--seconds 3] [--json]

They and a bare loop are measured in the same run, in turns, on the CPU's clock: the machine may be shared.
The ratios to the bare loop are what to compare between machines; the goal is at least 100,000 decisions a
second by the rules alone.
"""

import argparse
from random import Random

from backnine.games import find_game, moves
from backnine.match import begin, next_hole, play
from backnine.matchlog import MatchLog
from backnine.setup import set_up
from backnine.shuffle import Shuffle
from bare_loop import decisions_of_one_hole
from measured import rate, show

GOAL = 100_000


def by_the_rules_alone(dice: Random) -> int:
    """A whole match: draw, shuffles, nine holes, scores; every move checked against the rules."""
    match = begin("play-nine", 4, find_game("play-nine").house(), Shuffle(dice.randbytes(32)))
    count = 0
    while match.outcome is None:
        if match.hole.over:
            match = next_hole(match)
        seat = match.hole.acting[0]
        legal = moves(match.hole, seat)
        match, _ = play(match, seat, legal[int(dice.random() * len(legal))])
        count += 1
    return count


def with_its_log(dice: Random) -> int:
    """The same as everybody plays it: with its moves, ready to be looked back at and written down."""
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
    bare, rules, logged = [], [], []
    for _ in range(rounds):
        bare.append(rate(lambda: decisions_of_one_hole(dice), options.seconds / rounds))
        rules.append(rate(lambda: by_the_rules_alone(dice), options.seconds / rounds))
        logged.append(rate(lambda: with_its_log(dice), options.seconds / rounds))
    result = {
        "rules_per_s": round(max(rules)),
        "with_log_per_s": round(max(logged)),
        "bare_loop_per_s": round(max(bare)),
        "rules_ratio": round(max(rules) / max(bare), 3),
        "with_log_ratio": round(max(logged) / max(bare), 3),
        "of_goal": round(max(rules) / GOAL, 2),
    }
    show(result, as_json=options.json)


if __name__ == "__main__":
    main()
