"""What `sim` and `arena` cost beside the kernels that play for them: `python bench/simulation.py`.

Prints the ratio of the processor's seconds with counting, ratings and intervals to those of the bare kernels,
on one core, both measured in turns; the goal is below 1.1. The bots are quick ones: beside those that take
longer, counting is nothing. Then the command that a person types, a million holes of four weekenders on all
cores, in seconds by the clock and of the processor. `--holes` makes it shorter, `--json` prints one object
for each line.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

from backnine.arena.kernels import compiled_for, get_ready, play_chunks
from backnine.arena.plan import Plan, make_plan
from backnine.arena.simulation import simulate
from backnine.arena.workers import cores

GAME = "play-nine"
HOLES = {GAME: 20_000, "four-card": 20_000, "six-card": 4_000}
ROUNDS = 5
COMMAND = Path(sys.executable).with_name("backnine")


def plans() -> dict[str, tuple[Plan, bool]]:
    """By name: what is played, and whether it is a contest."""
    found = {}
    for game, holes in HOLES.items():
        for bots in (["random"], ["rookie"], ["weekender"], ["weekender", "rookie"]):
            found[f"sim {game} {' '.join(bots)}"] = (single_holes(game, bots, holes), False)
        contest = make_plan(game, ["weekender", "rookie"], matches=holes // 8, seed="1")
        found[f"arena {game} weekender rookie"] = (contest, True)
    return found


def single_holes(game: str, bots: list[str], holes: int) -> Plan:
    return make_plan(game, bots, seats=4, matches=holes, seed="1", house="holes=1,ties=shared")


def overhead(plan: Plan, ranked: bool) -> float:
    """The median of some rounds."""
    compiled = compiled_for(plan)
    assert compiled is not None
    get_ready(plan, compiled)
    found = []
    for _ in range(ROUNDS):
        began = process_time()
        for _ in play_chunks(plan, compiled, 1):
            pass
        between = process_time()
        simulate(plan, jobs=1, ranked=ranked)
        found.append((process_time() - between) / (between - began))
    return median(found)


def as_typed(holes: int) -> dict[str, str | int | float]:
    """The command in a process of its own."""
    command = ["sim", GAME, "weekender", "--holes", str(holes), "--seed", "1"]
    before, began = os.times(), perf_counter()
    subprocess.run([COMMAND, *command], check=True, stdout=subprocess.DEVNULL)
    took, after = perf_counter() - began, os.times()
    processor = after.children_user - before.children_user + after.children_system - before.children_system
    return {
        "command": f"backnine {' '.join(command)}",
        "cores": cores(),
        "seconds": round(took, 1),
        "processor_seconds": round(processor, 1),
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--holes", type=int, default=1_000_000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    for name, (plan, ranked) in plans().items():
        ratio = round(overhead(plan, ranked), 3)
        print(json.dumps({"run": name, "ratio": ratio}) if options.json else f"{name:34} {ratio}", flush=True)
    typed = as_typed(options.holes)
    print(json.dumps(typed) if options.json else "  ".join(f"{key} {value}" for key, value in typed.items()))


if __name__ == "__main__":
    main()
