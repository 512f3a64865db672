"""Programs of the host's own at the tables of a server (`serve --bot NAME=cmd:…`)."""

import re
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from copy import copy
from pathlib import Path
from typing import Final

from backnine.arena.engine import BotEngine
from backnine.arena.external import ExternalBot
from backnine.arena.faults import Forfeit, Fumble
from backnine.arena.following import heard
from backnine.arena.greeting import not_seated
from backnine.arena.specs import is_command, read_command
from backnine.arena.transcript import Transcript
from backnine.bots import BOT_NAMES
from backnine.games import GAMES
from backnine.hole import Seat
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.refused import Refused
from backnine.store import Entry
from backnine.table.parts import Question
from backnine.wire import Json, result_json

MOST_SEATS_SERVED: Final = 1000  # a match that nobody has gone on with for longest is left
_NAME: Final = re.compile("[a-z][a-z0-9-]{0,19}")


def read_bots(said: Iterable[str]) -> dict[str, str]:
    """`greens=cmd:./mybot --flag`: the names that tables may choose, and the commands behind them."""
    found: dict[str, str] = {}
    for each in said:
        name, _, spec = each.partition("=")
        taken = name in found or name in BOT_NAMES
        if taken or not _NAME.fullmatch(name) or not is_command(spec):
            raise Refused("bad-bot", said=each[:80])
        read_command(spec)
        found[name] = spec
    return found


class ServedProgram:
    """A program that plays at any number of tables. It is asked one question after another, in a thread of
    its own, so that nobody waits for it but its tables."""

    def __init__(self, spec: str, transcript: Transcript | None = None) -> None:
        self._spec = spec
        self._engine = BotEngine(spec, transcript=transcript)
        self._seats: dict[tuple[str, Seat], ExternalBot] = {}
        self._thread = ThreadPoolExecutor(1)

    def greet(self) -> None:
        """Start it; refused if it does not greet, or knows only one match at a time."""
        game = GAMES[0]
        table = {"game": game.name, "house": dict(game.house()), "seats": 2, "seat": 0, "seed": 0}
        try:
            line = self._engine.open(table)
        except (Fumble, OSError) as fault:
            raise not_seated(self._spec, fault) from None
        self._engine.close(line)
        if line.version == 1:
            raise Refused("program-too-old", program=self._spec[:80])

    def ask(self, table: str, question: Question) -> "Future[tuple[Move, Forfeit | None]]":
        dice = copy(question.dice)  # whoever gives up waiting throws the other
        return self._thread.submit(self._answer, table, question._replace(dice=dice))

    def follow(self, table: str, log: MatchLog, entry: Entry) -> None:
        """A move was made or taken back: its seats at this table are told."""
        result = result_json(log.match) if log.match.outcome else None
        for seat in range(log.setup.players):
            self._thread.submit(self._tell, (table, seat), heard(log, entry), result)

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)
        self._engine.end()

    def _answer(self, table: str, question: Question) -> tuple[Move, Forfeit | None]:
        _, view, moves, dice = question
        assert view.seat is not None
        key = table, view.seat
        if key not in self._seats:
            self._seats[key] = ExternalBot(self._engine)
            if len(self._seats) > MOST_SEATS_SERVED:
                self._seats.pop(next(iter(self._seats))).end_match()
        return self._seats[key].answer(view, moves, dice)

    def _tell(self, key: tuple[str, Seat], hear: Callable[[ExternalBot], None], result: Json | None) -> None:
        if bot := self._seats.get(key):
            hear(bot)
            if result:
                self._seats.pop(key).end_match(result)


def started(bots: Mapping[str, str], transcript: Path | None = None) -> dict[str, ServedProgram]:
    """All of them, or none. Each is in the transcript by its name."""
    programs = {
        name: ServedProgram(spec, Transcript(transcript, name) if transcript else None)
        for name, spec in bots.items()
    }
    try:
        for program in programs.values():
            program.greet()
    except Refused:
        for program in programs.values():
            program.close()
        raise
    return programs
