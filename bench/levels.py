"""Holes a second of the compiled levels, on one core, four of a level at the table: `python bench/levels.py`.

`--json` prints one object for each level instead. Seconds are those of the processor.
"""

import argparse
import json
from time import process_time, thread_time

from backnine.arena.account import Account, Shape
from backnine.arena.chunks import Chunk
from backnine.arena.kernels import compiled_for, get_ready, play_chunks
from backnine.arena.plan import make_plan
from backnine.arena.tally import SeatTally, Tally

HOLES = {"rookie": 60_000, "weekender": 30_000, "club": 4_000}
SEATS = 4


def holes_per_second(game: str, level: str, holes: int) -> tuple[float, float]:
    """And the part of the time that counting takes."""
    plan = make_plan(game, [level], seats=SEATS, matches=holes, seed="1", house="holes=1,ties=shared")
    compiled = compiled_for(plan)
    assert compiled is not None
    get_ready(plan, compiled)
    account = Account(Shape(SEATS, 1, 1, (SEATS,)), Tally((SeatTally(level),)))
    counting, began = 0.0, process_time()
    for played in play_chunks(plan, compiled, 1):
        before = thread_time()
        Chunk(account.shape, compiled, played).add_to(account)
        counting += thread_time() - before
    seconds = process_time() - began
    return holes / seconds, counting / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    for level, holes in HOLES.items():
        rate, counting = holes_per_second("play-nine", level, holes)
        told = {"game": "play-nine", "bot": level, "seats": SEATS, "threads": 1, "holes_per_s": round(rate)}
        print(
            json.dumps(told) if options.json else f"{level:10} {rate:8.0f} holes/s, counting {counting:.1%}"
        )


if __name__ == "__main__":
    main()
