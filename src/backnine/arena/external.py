"""A program of any language as a bot, by the bot protocol: docs/bot-protocol.md.

Nothing it does can stop a match. A move it does not give in time and by the rules is forfeited to the rookie
bot and noted, with the reason.
"""

import json
from collections.abc import Iterable
from copy import copy
from hashlib import sha256
from typing import Final, get_args

from backnine.arena.engine import BotEngine, BotLine
from backnine.arena.faults import Forfeit, Fumble
from backnine.arena.program import Silence
from backnine.bots.bot import Dice, Moves
from backnine.bots.rookie import ROOKIE
from backnine.hole import Happening, Seat
from backnine.moves import Move
from backnine.view import View
from backnine.wire import Json, moved_json, view_json

MOST_FALLS: Final = 3  # a program that had to be ended so often is not asked again in this match
MOST_LATE: Final = 3  # one that was late so often lately has one more chance in each match
MOST_LATE_EVER: Final = 5  # one that was late so often without a match that went well has none
SEED_BITS: Final = 53  # a number that every language can hold


class ExternalBot:
    """A bot that is a program: its seat in one match after another. It is greeted at its first move, and seen
    off by `end_match`, which tells what it forfeited. Seats may share an engine."""

    listens = True

    def __init__(self, engine: BotEngine) -> None:
        self._engine = engine
        self._line: BotLine | None = None
        self._untold: list[tuple[int, Seat, Move, tuple[Happening, ...]]] = []  # before it was greeted
        self._seat: Seat | None = None
        self._forfeits: list[Forfeit] = []
        self.fumbled = False  # its last move
        self._falls = 0  # in this match
        self._late = 0  # since the last match in which it was never late
        self._late_before = 0  # that number when the match began

    @property
    def name(self) -> str:
        return self._engine.name

    @property
    def told_name(self) -> str:
        return self.name

    def choose(self, view: View, moves: Moves, dice: Dice) -> Move:
        return self.answer(view, moves, dice)[0]

    def answer(self, view: View, moves: Moves, dice: Dice) -> tuple[Move, Forfeit | None]:
        """Its move; or the rookie's, and why."""
        self.fumbled = False
        try:
            return self._answer(view, moves, dice), None
        except Fumble as fumble:
            self._engine.forfeited(fumble)
            self._forfeits.append(fumble.forfeit)
        except OSError as error:
            self._falls += 1
            self._forfeits.append(Forfeit("hello", error.strerror or str(error)))
        self.fumbled = True
        return ROOKIE.choose(view, moves, dice), self._forfeits[-1]

    def hear(self, n: int, seat: Seat, move: Move, happened: Iterable[Happening]) -> None:
        """A move was made. It is told, as far as the seat may know, unless it was the program's own."""
        if seat == self._seat and not self.fumbled:
            return
        self._untold.append((n, seat, move, tuple(happened)))
        if self._line:
            self._tell(self._line)

    def hear_undo(self, n: int, seat: Seat) -> None:
        """The last move that stood was taken back: number `n`."""
        if self._line:
            self._engine.tell(self._line, {"t": "undone", "n": n, "seat": seat})

    def end_match(self, result: Json | None = None) -> tuple[Forfeit, ...]:
        """See it off. What was forfeited in this match?"""
        try:
            if self._line and self._engine.is_open(self._line):
                self._engine.close(self._line, result)
        finally:
            self._line = self._seat = None
            self._untold = []
        forfeits, self._forfeits = tuple(self._forfeits), []
        if self._late == self._late_before and not self._given_up:
            self._late = 0
        self._falls, self._late_before = 0, self._late
        return forfeits

    def end(self) -> None:
        """It is not needed any more."""
        self._engine.end()

    @property
    def _given_up(self) -> bool:
        return self._late >= MOST_LATE_EVER

    @property
    def _retired(self) -> bool:
        late_again = self._late > self._late_before and self._late >= MOST_LATE
        return self._given_up or late_again or self._falls >= MOST_FALLS

    def _answer(self, view: View, moves: Moves, dice: Dice) -> Move:
        if self._retired:
            raise Fumble("retired", "")
        if self._line and not self._engine.is_open(self._line):
            self._line = None
        line = self._line or self._greet(view, dice)
        question = {"t": "move?", "view": view_json(view), "moves": [str(move) for move in moves]}
        try:
            said = self._engine.ask(line, question).get("move")
        except Fumble as fumble:
            self._fall_if_silent(fumble)
            raise
        if not isinstance(said, str):
            raise Fumble("nonsense", json.dumps({"move": said}))
        for move in moves:
            if str(move) == said:
                return move
        raise Fumble("illegal", said)

    def _greet(self, view: View, dice: Dice) -> BotLine:
        """Tell it where it sits, and what has been played before."""
        assert view.seat is not None
        self._seat = view.seat
        table = {
            "game": view.game,
            "house": dict(view.house),
            "seats": view.players,
            "seat": view.seat,
            "seed": _whims(dice),
        }
        try:
            self._line = self._engine.open(table)
        except Fumble as fumble:
            self._falls += 1
            if fumble.forfeit.fault == "late":
                self._late = max(self._late + 2, MOST_LATE)  # who never wakes up need not be woken again
            raise Fumble("hello", ": ".join(fumble.forfeit).rstrip(": ")) from None
        self._tell(self._line)
        return self._line

    def _tell(self, line: BotLine) -> None:
        if line.version == 2:
            for played in self._untold:
                self._engine.tell(line, {"t": "moved"} | moved_json(*played, reader=self._seat))
        self._untold = []

    def _fall_if_silent(self, fumble: Fumble) -> None:
        """The engine has ended it."""
        fault = fumble.forfeit.fault
        self._late += fault == "late"
        if fault in get_args(Silence):
            self._line = None
            self._falls += 1


def _whims(dice: Dice) -> int:
    """A seed for the program's own dice. It comes from dice that no card can be told from, and leaves them as
    they are. Hashed, as ours can be turned back: nobody reads the whims of the other bots out of it."""
    thrown = copy(dice).getrandbits(64).to_bytes(8, "big")
    return int.from_bytes(sha256(b"program" + thrown).digest()) >> 256 - SEED_BITS
