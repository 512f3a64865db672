"""How long `backnine --help` and `backnine score` take to start, against Python doing nothing.

    python bench/startup.py

Seconds of CPU, so that a busy machine does not count; the clock on the wall shows the same on a quiet one.
"""

import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

GOAL = 0.2
COMMAND = Path(sys.executable).parent / "backnine"
TRIED = (["--help"], ["score", "play-nine", "H 3 7 7 / H 12 7 7"], ["--help", "--lang", "ja"])


def best(arguments: list[str], times: int = 10) -> float:
    results = []
    for _ in range(times):
        before = _used_by_children()
        subprocess.run(arguments, stdout=subprocess.DEVNULL, check=True)
        results.append(_used_by_children() - before)
    return min(results)


def _used_by_children() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    nothing = best([sys.executable, "-c", ""])
    print(f"{'python alone':<18} {nothing:.3f} s")
    for arguments in TRIED:
        took = best([str(COMMAND), *arguments])
        ratios = f"{took / nothing:.1f} x python, {took / GOAL:.2f} of the goal of {GOAL} s"
        print(f"{' '.join(arguments)[:18]:<18} {took:.3f} s, {ratios}")


if __name__ == "__main__":
    main()
