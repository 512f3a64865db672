"""A class in Python as a program of the bot protocol: `py:module:Class` (docs/write-a-bot.md).

    python -m backnine.arena.python_bot mybot:MyBot

Each seat in each match has an object of its own. `choose(view, moves)` is asked for a move; `hello`, `moved`
and `bye` hear what the protocol tells, if the class has them. `name` is what it is called.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

Message = dict[str, Any]


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
                _hear(seats.pop(number), "bye", said)
            case what, number if number in seats:
                _hear(seats[number], what, said)


def _hear(seat: Any, what: str, said: Message) -> None:
    if listens := getattr(seat, what, None):
        listens(said)


def main(spec: str) -> None:
    """What the class prints goes to standard error: standard output is for answers."""
    output, sys.stdout = sys.stdout, sys.stderr
    module, _, name = spec.partition(":")
    kind = getattr(import_module(module), name)
    for answer in answers(kind, sys.stdin):
        print(json.dumps(answer), file=output, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
