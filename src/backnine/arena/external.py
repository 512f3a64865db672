"""A program of any language as a bot, by the bot protocol: docs/bot-protocol.md.

Nothing it does can stop a match. A move it does not give in time and by the rules is forfeited to the rookie
bot and noted, with the reason.
"""

import json
import shlex
import shutil
from typing import Any, Final, Literal, NamedTuple

from backnine.arena.limits import MEMORY, limits_for
from backnine.arena.program import MOMENT, NoAnswer, Program
from backnine.bots.bot import Dice, Moves
from backnine.bots.rookie import ROOKIE
from backnine.hole import Seat
from backnine.house import House
from backnine.moves import Move
from backnine.refused import Refused, harmless
from backnine.setup import LONGEST_NAME
from backnine.view import View
from backnine.wire import Json, view_json

PREFIX: Final = "cmd:"
PROTOCOL: Final = 1
PATIENCE: Final = 5.0  # seconds for a move
TO_WAKE_UP: Final = 2  # times as long for the greeting
MOST_FALLS: Final = 3  # a program that had to be ended so often is not asked again in this match
MOST_LATE: Final = 3  # one that was late so often lately has one more chance in each match
MOST_LATE_EVER: Final = 5  # one that was late so often without a match that went well has none
LONGEST_EVIDENCE: Final = 120

# Why a move was forfeited: no start or no greeting; an answer that is late, no JSON, no legal move or too
# long; a program that ended or closed its output; one that is not asked any more after several of these.
Fault = Literal["hello", "late", "nonsense", "illegal", "flood", "ended", "retired"]


class Forfeit(NamedTuple):
    """A move that was forfeited: why, and what the program said or what became of it."""

    fault: Fault
    evidence: str


class _Fumble(Exception):  # noqa: N818 - it reads as what happened
    """The move is forfeited."""

    def __init__(self, fault: Fault, evidence: str) -> None:
        self.forfeit: Final = Forfeit(fault, _printable(evidence))
        super().__init__(fault, evidence)


def is_command(spec: str) -> bool:
    return spec.startswith(PREFIX)


def read_command(spec: str) -> tuple[str, ...]:
    """The words of `cmd:./mybot --flag`; refused if there is no such program."""
    try:
        command = tuple(shlex.split(spec.removeprefix(PREFIX)))
    except ValueError:  # a quotation mark is not closed
        command = ()
    if not command:
        raise Refused("no-command", command=spec[:80])
    if shutil.which(command[0]) is None:
        raise Refused("no-such-program", program=command[0][:80])
    return command


class ExternalBot:
    """A bot that is a program of its own. It is started at its first move of a match, and ended by
    `end_match`, which tells what it forfeited."""

    def __init__(self, spec: str, patience: float = PATIENCE, memory: int = MEMORY) -> None:
        self.name = harmless(spec)[:LONGEST_NAME]  # until it says another
        self._command = read_command(spec)
        self._patience = patience
        self._limits = limits_for(patience, memory)
        self._program: Program | None = None
        self._forfeits: list[Forfeit] = []
        self._falls = 0  # in this match
        self._late = 0  # since the last match in which it was never late
        self._late_before = 0  # that number when the match began

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        try:
            return self._answer(view, moves)
        except _Fumble as fumble:
            self._forfeits.append(fumble.forfeit)
        except OSError as error:
            self._falls += 1
            self._forfeits.append(Forfeit("hello", error.strerror or str(error)))
        return ROOKIE.choose(view, moves, dice)

    def end_match(self) -> tuple[Forfeit, ...]:
        """See it off. What was forfeited in this match?"""
        try:
            if self._program:
                self._program.end(b'{"t":"bye"}\n', moment=MOMENT)
        finally:
            self._program = None
        forfeits, self._forfeits = tuple(self._forfeits), []
        if self._late == self._late_before and not self._given_up:
            self._late = 0
        self._falls, self._late_before = 0, self._late
        return forfeits

    @property
    def _given_up(self) -> bool:
        return self._late >= MOST_LATE_EVER

    @property
    def _retired(self) -> bool:
        late_again = self._late > self._late_before and self._late >= MOST_LATE
        return self._given_up or late_again or self._falls >= MOST_FALLS

    def _answer(self, view: View, moves: Moves) -> Move:
        if self._retired:
            raise _Fumble("retired", "")
        assert view.seat is not None
        program = self._program or self._hello(view.game, view.house, view.players, view.seat)
        question = {"t": "move?", "view": view_json(view), "moves": [str(move) for move in moves]}
        said = self._ask(program, question, self._patience).get("move")
        if not isinstance(said, str):
            raise _Fumble("nonsense", json.dumps({"move": said}))
        for move in moves:
            if str(move) == said:
                return move
        raise _Fumble("illegal", said)

    def _hello(self, game: str, house: House, seats: int, seat: Seat) -> Program:
        """Start the program and learn its name."""
        greeting = {"t": "hello", "protocol": PROTOCOL, "game": game, "house": dict(house)}
        try:
            self._program = Program(self._command, self._limits)
            answer = self._ask(
                self._program, greeting | {"seats": seats, "seat": seat}, self._patience * TO_WAKE_UP
            )
            self.name = _name(answer)
        except _Fumble as fumble:
            self._fall()
            if fumble.forfeit.fault == "late":
                self._late = max(self._late + 1, MOST_LATE)  # who never wakes up need not be woken again
            raise _Fumble("hello", ": ".join(fumble.forfeit).rstrip(": ")) from None
        return self._program

    def _ask(self, program: Program, question: Json, seconds: float) -> Json:
        try:
            line = program.ask(json.dumps(question).encode(), seconds)
        except NoAnswer as silence:
            self._late += silence.why == "late"
            self._fall()
            raise _Fumble(silence.why, silence.evidence) from None
        return _read(line)

    def _fall(self) -> None:
        """It must be ended: whatever it says later would be taken for the answer to another question."""
        if self._program:
            self._program.end()
            self._program = None
            self._falls += 1


def _read(line: bytes) -> Json:
    try:
        said: Any = json.loads(line)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise _Fumble("nonsense", line.decode("utf-8", "replace"))
    return said


def _name(answer: Json) -> str:
    name = answer.get("name")
    if not isinstance(name, str) or not _printable(name):
        raise _Fumble("nonsense", json.dumps(answer))
    return _printable(name)[:LONGEST_NAME].strip()


def _printable(text: str) -> str:
    """No sign in a stranger's words may command a terminal."""
    return "".join(char for char in text if char.isprintable())[:LONGEST_EVIDENCE].strip()
