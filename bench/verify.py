"""How long it takes to read and prove a nine-hole, four-player record, as a share of the goal.

    python bench/verify.py

The goal is under half a second for the whole command; the figure printed is the work without start-up.
"""

from collections.abc import Callable
from random import Random
from time import process_time

from backnine.games import find_game, moves
from backnine.match import begin, next_hole, play
from backnine.record import add_move, open_record, write
from backnine.record_reader import read
from backnine.replay import verify
from backnine.shuffle import Shuffle

GOAL = 0.5


def a_record() -> str:
    dice = Random(4)
    shuffle = Shuffle(dice.randbytes(32))
    match = begin("play-nine", 4, find_game("play-nine").house(), shuffle)
    record = open_record(match, shuffle, ("Ann", "Ben", "Cleo", "Dan"), (None,) * 4)
    while match.outcome is None:
        if match.hole.over:
            match = next_hole(match)
        seat = match.hole.acting[0]
        move = dice.choice(moves(match.hole, seat))
        match, _ = play(match, seat, move)
        record = add_move(record, match, seat, move)
    return write(record)


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
