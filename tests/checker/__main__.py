"""`python -m tests.checker FILE...`: check replays (`-` is standard input); exit 1 if any is wrong."""

import sys
from pathlib import Path

from .checker import check


def complaints_about(name: str) -> list[str]:
    if name == "-":
        return check(sys.stdin)
    with Path(name).open(encoding="utf-8") as file:
        return check(file)


def main(names: list[str]) -> int:
    if not names:
        print("usage: python -m tests.checker FILE...", file=sys.stderr)
        return 2
    wrong = False
    for name in names:
        for complaint in complaints_about(name):
            wrong = True
            print(f"{name}: {complaint}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
