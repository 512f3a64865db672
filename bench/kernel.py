"""Random holes per second of the compiled kernels, against our plain engine and a tuned C loop.

    python bench/kernel.py [--game play-nine] [--seats 4] [--threads 1] [--seconds 2] [--json]

All are measured in the same run, in turns, on the CPU's clock (several threads: on the clock on the wall).
The C loop (bench/random_holes.c) is there only for four-seat Play Nine on one thread, where a C compiler is.
Goals: 150 times the plain engine, 0.9 of the C loop, and a first call within a second when the kernels have
been compiled before.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from backnine import games
from backnine.games import find_game
from backnine.match import begin, play
from backnine.shuffle import Shuffle
from measured import rate, show

ROUNDS = 5
FIRST_CALL = """
from time import perf_counter
start = perf_counter()
from kernel import kernel_holes
kernel_holes({game!r}, {seats}, 1, 1)
print(perf_counter() - start)
"""


def kernel_holes(game: str, seats: int, count: int, threads: int) -> int:
    """Play so many holes compiled."""
    import numpy as np  # noqa: PLC0415 - the start is measured

    from backnine.fast.holes import random_holes  # noqa: PLC0415

    random_holes(game, seats, np.arange(count), threads=threads)
    return count


def plain_hole(game: str, seats: int, dice: Random) -> int:
    """One hole through the readable engine, every move checked against the rules."""
    match = begin(game, seats, find_game(game).house("holes=1,ties=shared"), Shuffle(dice.randbytes(32)))
    while match.outcome is None:
        seat = match.hole.acting[0]
        legal = [move for move in games.moves(match.hole, seat) if move.verb != "peek"]
        match, _ = play(match, seat, legal[int(dice.random() * len(legal))])
    return 1


def c_loop(folder: str) -> list[str] | None:
    """The C loop, compiled, if there is a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    program = str(Path(folder, "random_holes"))
    source = str(Path(__file__).with_name("random_holes.c"))
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, source], check=True)
    return [program, "500000"]


def first_call(game: str, seats: int) -> float:
    """Seconds from nothing to the first hole, in a fresh Python with what was compiled before."""
    command = [sys.executable, "-c", FIRST_CALL.format(game=game, seats=seats)]
    seconds = [
        float(subprocess.run(command, cwd=Path(__file__).parent, check=True, capture_output=True).stdout)
        for _ in range(3)
    ]
    return min(seconds)


def measure(game: str, seats: int, threads: int, seconds: float) -> dict[str, object]:
    clock = process_time if threads == 1 else perf_counter
    kernel_holes(game, seats, 1, threads)
    dice, plain, fast, tuned = Random(9), [], [], []
    with tempfile.TemporaryDirectory() as folder:
        comparable = (game, seats, threads) == ("play-nine", 4, 1)
        program = c_loop(folder) if comparable else None
        for _ in range(ROUNDS):
            plain.append(rate(lambda: plain_hole(game, seats, dice), seconds / ROUNDS, process_time))
            fast.append(rate(lambda: kernel_holes(game, seats, 50_000, threads), seconds / ROUNDS, clock))
            if program:
                answer = subprocess.run(program, check=True, capture_output=True).stdout
                tuned.append(float(json.loads(answer)["holes_per_s"]))
    result: dict[str, object] = {
        "game": game,
        "seats": seats,
        "threads": threads,
        "holes_per_s": round(max(fast)),
        "plain_holes_per_s": round(max(plain)),
        "of_plain": round(max(fast) / max(plain)),
        "first_call_s": round(first_call(game, seats), 2),
    }
    return result | ({"of_c_loop": round(max(fast) / max(tuned), 2)} if tuned else {})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="play-nine", choices=[game.name for game in games.GAMES])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    result = measure(options.game, options.seats, options.threads, options.seconds)
    show(result, as_json=options.json)


if __name__ == "__main__":
    main()
