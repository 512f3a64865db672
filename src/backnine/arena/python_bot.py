"""A class in Python as a program of the bot protocol: `py:module:Class` (docs/write-a-bot.md).

    python -m backnine.arena.python_bot mybot:MyBot

Each seat in each match has an object of its own. `choose(view, moves)` is asked for a move; `hello`, `moved`
and `bye` hear what the protocol tells, if the class has them. `name` is what it is called. A match without a
result says no goodbye: none was played, or it was broken off.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from traceback import extract_tb, print_exc
from typing import Any

Message = dict[str, Any]
NO_CLASS = "no such class"  # how the last words begin then


def answers(kind: type[Any], lines: Iterable[str]) -> Iterator[Message]:
    """What the class says to these lines."""
    seats: dict[int, Any] = {}
    for line in lines:
        said = json.loads(line)
        match said["t"], said.get("id"):
            case "hello", number:
                seats[number] = kind()
                _hear(seats[number], "hello", said)
                yield {"name": str(getattr(seats[number], "name", kind.__name__)), "protocol": 2}
            case "move?", number:
                yield {"move": str(seats[number].choose(said["view"], said["moves"]))}
            case "bye", None:
                return
            case "bye", number:
                seat = seats.pop(number)
                if "result" in said:
                    _hear(seat, "bye", said)
            case what, number if number in seats:
                _hear(seats[number], what, said)


def _hear(seat: Any, what: str, said: Message) -> None:
    if listens := getattr(seat, what, None):
        listens(said)


def place_of(error: Exception) -> str:
    """Where it went wrong: the last line of the reader's own folder, if there is one."""
    here = [frame for frame in extract_tb(error.__traceback__) if Path(frame.filename).parent == Path.cwd()]
    return f" ({Path(here[-1].filename).name}, line {here[-1].lineno})" if here else ""


def main(spec: str) -> int:
    """What the class prints goes to standard error: standard output is for answers. The last line there is
    what a report shows."""
    output, sys.stdout = sys.stdout, sys.stderr
    module, _, name = spec.partition(":")
    try:
        kind = getattr(import_module(module), name, None)
        if kind is None:
            print(f"{NO_CLASS}: {spec}", file=sys.stderr, flush=True)
            return 1
        for answer in answers(kind, sys.stdin):
            print(json.dumps(answer), file=output, flush=True)
    except Exception as error:
        print_exc()
        print(f"{type(error).__name__}: {error}{place_of(error)}", file=sys.stderr, flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
