"""How quick `backnine sim` is beside the same command of another checkout that has its own .venv, in turns:

    git worktree add ../before d7ae954 && make -C ../before .venv/test.done
    python bench/beside.py ../before [--game play-nine] [--bot tour] [--seats 4] [--rounds 3] [--many 24]

Prints holes a second of one core for both and, for each round, the ratio: from the processor's seconds for
many holes less those for few, so that startup does not count. `--json` prints one object instead.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from measured import show

HERE = Path(sys.executable).with_name("backnine")


def seconds(command: Path, args: argparse.Namespace, holes: int) -> float:
    """Of the processor, with those of all processes that it starts."""
    before = os.times()
    deals = ["--holes", str(holes), "--seed", "1", "--jobs", "1", "--json"]
    line = ["nice", str(command), "sim", args.game, args.bot, "--seats", str(args.seats), *deals]
    subprocess.run(line, check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def holes_a_second(command: Path, args: argparse.Namespace) -> float:
    return float(
        (args.many - args.few) / (seconds(command, args, args.many) - seconds(command, args, args.few))
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("other", type=Path, help="folder of the other checkout")
    parser.add_argument("--game", default="play-nine")
    parser.add_argument("--bot", default="tour")
    for name, usual in (("seats", 4), ("rounds", 3), ("few", 4), ("many", 24)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    commands = {"before": args.other.resolve() / ".venv/bin/backnine", "now": HERE}
    found: dict[str, list[float]] = {name: [] for name in commands}
    for command in commands.values():
        seconds(command, args, args.few)  # what has to be compiled is
    for number in range(args.rounds):
        for name in sorted(commands, reverse=number % 2 == 1):
            found[name].append(holes_a_second(commands[name], args))
            print(f"round {number + 1}, {name}: {found[name][-1]:.2f} holes a second", file=sys.stderr)
    ratios = [now / before for before, now in zip(found["before"], found["now"], strict=True)]
    rates = {f"{name}_holes_per_s": round(median(each), 2) for name, each in found.items()}
    show(
        {"game": args.game, "bot": args.bot, "seats": args.seats, **rates,
         "ratios": [round(ratio, 1) for ratio in ratios], "load": round(os.getloadavg()[0], 1)},
        as_json=args.json,
    )  # fmt: skip


if __name__ == "__main__":
    main()
