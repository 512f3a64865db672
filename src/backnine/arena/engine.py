"""A program as the bot protocol speaks to it (docs/bot-protocol.md).

A program of version 1 serves one seat of one match. One that answers the greeting with version 2 stays, and
serves any number of seats and matches; each has a line of its own, told apart by its number.
"""

import json
from dataclasses import dataclass
from itertools import count
from time import monotonic
from typing import Any, Final, Literal

from backnine.arena.faults import Fumble, printable
from backnine.arena.limits import MEMORY, limits_for
from backnine.arena.program import MOMENT, NoAnswer, Program
from backnine.arena.specs import read_command
from backnine.arena.transcript import Transcript
from backnine.refused import harmless
from backnine.setup import LONGEST_NAME
from backnine.wire import Json

VERSIONS: Final = (1, 2)
PATIENCE: Final = 5.0  # seconds for a move
TO_WAKE_UP: Final = 2  # times as long for the greeting of a program that is just started
_SPENT: Final = 0.5  # of the processor time that it may use: it is started anew where no match notices

BYE: Final = {"t": "bye"}


@dataclass(frozen=True, eq=False)
class BotLine:
    """From a seat in a match to the program that plays it."""

    program: Program
    id: int
    version: Literal[1, 2]


class BotEngine:
    """All lines to programs of one command. A move that comes not in time, or makes no sense, is a `Fumble`,
    which leaves no program behind that could answer late."""

    def __init__(
        self,
        spec: str,
        patience: float = PATIENCE,
        memory: int = MEMORY,
        transcript: Transcript | None = None,
    ) -> None:
        self.name = harmless(spec)[:LONGEST_NAME]  # until it says another
        self.patience: Final = patience
        self._command = read_command(spec)
        self._limits = limits_for(patience, memory)
        self._transcript = transcript
        self._shared: Program | None = None  # of version 2
        self._ids = count(1)
        self._lines = 0  # of the shared program that are open
        self._seconds = 0.0  # that it has been waited for

    def open(self, table: Json) -> BotLine:
        """Greet: `table` says which game is played, by whom, and which seat is to be taken."""
        number = next(self._ids)
        if self._shared:
            self._ask(self._shared, _hello(2, table, number), self.patience)
            self._lines += 1
            return BotLine(self._shared, number, 2)
        program = Program(self._command, self._limits)
        try:
            greeting = _hello(1, table, number, protocols=VERSIONS)
            answer = self._ask(program, greeting, self.patience * TO_WAKE_UP)
            self.name = _name(answer)
        except BaseException:
            program.end()
            raise
        if answer.get("protocol", 1) != 2:
            return BotLine(program, number, 1)
        self._shared, self._lines, self._seconds = program, 1, 0.0
        return BotLine(program, number, 2)

    def ask(self, line: BotLine, question: Json) -> Json:
        return self._ask(line.program, question | _id(line), self.patience)

    def tell(self, line: BotLine, message: Json) -> None:
        """Something that wants no answer. Version 1 knows nothing of the kind."""
        if line.version == 2:
            self._say(line.program, message | _id(line))

    def close(self, line: BotLine, result: Json | None = None) -> None:
        """The match is over; without a result it was broken off."""
        if line.version == 1:
            self._note(">", BYE)
            line.program.end(_line(BYE) + b"\n", moment=MOMENT)
            return
        self.tell(line, BYE | ({"result": result} if result else {}))
        if line.program is self._shared:
            self._lines -= 1
            if not self._lines and self._seconds > _SPENT * self._limits.seconds:
                self.end()

    def is_open(self, line: BotLine) -> bool:
        """Not any more, when another seat's answer was so bad that the program of both was ended."""
        return line.version == 1 or line.program is self._shared

    def end(self) -> None:
        """See off the program that serves all."""
        program, self._shared = self._shared, None
        if program:
            self._note(">", BYE)
            program.end(_line(BYE) + b"\n", moment=MOMENT)

    def forfeited(self, fumble: Fumble) -> None:
        self._note("!", ": ".join(fumble.forfeit).rstrip(": "))

    def _ask(self, program: Program, question: Json, seconds: float) -> Json:
        self._note(">", question)
        began = monotonic()
        try:
            answer = program.ask(_line(question), seconds)
        except NoAnswer as silence:  # which has ended it, or its late answer would be taken for another
            self._shared = None if program is self._shared else self._shared
            raise Fumble(silence.why, silence.evidence) from None
        finally:
            self._seconds += monotonic() - began
        self._note("<", answer.decode("utf-8", "replace"))
        return _read(answer)

    def _say(self, program: Program, message: Json) -> None:
        self._note(">", message)
        program.tell(_line(message))

    def _note(self, sign: str, said: Json | str) -> None:
        if self._transcript:
            self._transcript.note(sign, said if isinstance(said, str) else json.dumps(said))


def _hello(protocol: int, table: Json, number: int, **more: Any) -> Json:
    return {"t": "hello", "protocol": protocol} | table | more | {"id": number}


def _id(line: BotLine) -> Json:
    """Programs of version 1 hear what they always heard."""
    return {"id": line.id} if line.version == 2 else {}


def _line(message: Json) -> bytes:
    return json.dumps(message).encode()


def _read(line: bytes) -> Json:
    try:
        said: Any = json.loads(line)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise Fumble("nonsense", line.decode("utf-8", "replace"))
    return said


def _name(answer: Json) -> str:
    name = answer.get("name")
    if not isinstance(name, str) or not printable(name):
        raise Fumble("nonsense", json.dumps(answer))
    return printable(name)[:LONGEST_NAME].strip()
