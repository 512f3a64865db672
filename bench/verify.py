"""How long it takes to read and prove a nine-hole, four-player record, as a share of the goal.

    python bench/verify.py

The goal is under half a second for the whole command; the figure printed is the work without start-up.
"""

from collections.abc import Callable
from random import Random
from time import process_time

from backnine.games import moves
from backnine.matchlog import MatchLog
from backnine.record import write
from backnine.record_reader import read
from backnine.replay import verify
from backnine.setup import set_up

GOAL = 0.5


def a_record() -> str:
    dice = Random(4)
    log = MatchLog.begin(set_up("play-nine", ("Ann", "Ben", "Cleo", "Dan")), dice.randbytes(32))
    while log.match.outcome is None:
        log = log.dealt()
        seat = log.match.hole.acting[0]
        log = log.play(seat, dice.choice(moves(log.match.hole, seat)))
    return write(log.record())


def seconds(work: Callable[[], object], times: int = 5) -> float:
    best = float("inf")
    for _ in range(times):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def main() -> None:
    text = a_record()
    record = read(text)
    reading, proving = seconds(lambda: read(text)), seconds(lambda: verify(record))
    share = (reading + proving) / GOAL
    print(f"{record.moves} moves: read {reading:.4f} s, prove {proving:.4f} s")
    print(f"{share:.3f} of the goal of {GOAL} s")


if __name__ == "__main__":
    main()
