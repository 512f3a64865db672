"""A table in this process: everybody sits at one keyboard, and the bots think while it waits."""

from collections.abc import Callable, Mapping
from heapq import heappop, heappush
from itertools import count
from types import MappingProxyType

from backnine.arena.external import ExternalBot
from backnine.arena.following import heard
from backnine.bots import find_bot
from backnine.bots.club import CLUB
from backnine.bots.rookie import ROOKIE
from backnine.hole import Seat
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.protocol import Incoming, Outgoing, Seen, read_told
from backnine.record import Record
from backnine.store import UNDO, Change, Entry, Kept, Round, Stored
from backnine.table import Chair, Sitting, Table, Visitor
from backnine.table.coaching import counsel
from backnine.table.parts import Asker, Counselled, Decided, Question
from backnine.table.sitting import write_setup
from backnine.table.undoing import may_undo

ID = "here"


class RecordStore:
    """Keeps the moves of one match, and their record where `keep` puts it. What is told of a move waits until
    `flush` has put it there."""

    def __init__(self, log: MatchLog, keep: Callable[[Record], None]) -> None:
        self.log = log
        self.keep = keep
        self.kept: MatchLog | None = None

    def append(self, table: str, number: int, entry: Entry, done: Stored) -> None:
        if entry.move == UNDO:
            self.log = self.log.at(self.log.n - 1)
        else:
            self.log = self.log.play(entry.seat, Move.read(entry.move), entry.by)
        done(None)

    def change(self, table: str, number: int, change: Change, done: Stored) -> None:
        """Nothing of the sitting changes but that the match is over."""
        done(None)

    def flush(self) -> None:
        if self.kept is not self.log:
            self.keep(self.log.record())
            self.kept = self.log


class LocalClock:
    """Nobody waits for it: what is due next comes next, and the time with it."""

    def __init__(self) -> None:
        self.time = 0.0
        self.alarms: list[tuple[float, int, LocalAlarm]] = []
        self.numbers = count()

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> "LocalAlarm":
        alarm = LocalAlarm(call)
        heappush(self.alarms, (self.time + seconds, next(self.numbers), alarm))
        return alarm

    def ring(self) -> bool:
        """Do what is due next; false if there is nothing."""
        if not self.alarms:
            return False
        at, _, alarm = heappop(self.alarms)
        if not alarm.cancelled:
            self.time = max(self.time, at)
            alarm.call()
        return True


class LocalAlarm:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class LocalBrains:
    """Bots think in this process, one after another, when nothing else is to be done."""

    def __init__(self, programs: Mapping[Seat, ExternalBot]) -> None:
        self.asked: list[tuple[Question, Decided]] = []
        self.programs = programs
        self.guests: tuple[str, ...] = ()

    def think(self, question: Question, asker: Asker, done: Decided) -> None:
        self.asked.append((question, done))

    def advise(self, question: Question, asker: Asker, done: Counselled) -> None:
        done(counsel(question))

    def follow(self, table: str, log: MatchLog, entry: Entry) -> None:
        for program in self.programs.values():
            heard(log, entry)(program)

    def go_on(self) -> bool:
        """One thought; false if nobody has asked."""
        if not self.asked:
            return False
        (name, view, moves, dice), done = self.asked.pop(0)
        assert view.seat is not None
        if program := self.programs.get(view.seat):
            move, forfeit = program.answer(view, moves, dice)
            done(move, ROOKIE.name if forfeit else "")
            return True
        bot = find_bot(name)
        done(bot.choose(view, moves, dice), CLUB.name if bot.lacks_kernels(view.game) else "")
        return True


class LocalConnection:
    """The only visitor of the table: it has the keys to all seats of people. `keep` gets the record before
    anything new is told. Where it is `patient`, bots wait while a move may be taken back, until `go_on`."""

    link = "open"

    def __init__(
        self,
        log: MatchLog,
        keep: Callable[[Record], None] = lambda record: None,
        *,
        patient: bool = False,
        programs: Mapping[Seat, ExternalBot] = MappingProxyType({}),
    ) -> None:
        self.patient = patient
        self.stands = -1  # number of moves after which no more is taken back
        self.store = RecordStore(log, keep)
        self.clock = LocalClock()
        self.brains = LocalBrains(programs)
        self.told: list[bytes] = []
        for seat, bot in enumerate(log.setup.bots):
            if bot and seat not in programs:
                find_bot(bot)  # refused before anything is shown
        self.table = Table(_kept(log), self.store, self.clock, self.brains)  # type: ignore[arg-type]
        self.visitor = Visitor(self.told.append, lambda why: None, set(log.setup.people))
        self.table.enter(self.visitor)
        if log.match.hole.over:
            self.say(Seen(log.match.hole.number))  # before the match was put away

    @property
    def log(self) -> MatchLog:
        return self.store.log

    def say(self, message: Incoming) -> None:
        self.table.handle(self.visitor, message)

    def settle(self) -> None:
        """Until the table waits for somebody at the keyboard, and all is kept."""
        while not self.waits and (self.brains.go_on() or self.clock.ring()):
            pass
        self.store.flush()

    @property
    def waits(self) -> bool:
        state = self.table.state
        if not self.patient or state.n == self.stands or state.match is None:
            return False
        acting = state.match.hole.acting
        return any(may_undo(state, seat) and seat not in acting for seat in state.people)

    def go_on(self) -> None:
        """The last move stands."""
        self.stands = self.table.state.n

    def hear(self) -> list[Outgoing]:
        self.settle()
        told, self.told[:] = [read_told(each) for each in self.told], []
        return told

    def wait(self) -> None:
        raise AssertionError("a table in this process has answered")


def _kept(log: MatchLog) -> Kept:
    """The table as if it had been put away after the moves of the log. Whatever a seat was shown by them has
    been on the screen."""
    setup = log.setup
    chairs = [
        Chair(seat, "bot" if bot else "person", name, bot or "", noted=log.n)
        for seat, (name, bot) in enumerate(zip(setup.names, setup.bots, strict=True))
    ]
    sitting = Sitting(
        setup.game,
        str(setup.house),
        chairs,
        state="playing",
        timer=0,
        watch=True,
        memory_aid=setup.memory_aid,
        pace=0,
        next_chair=len(chairs),
    )
    on_table = Round(0, 0, log.shuffle.seed, write_setup(setup))
    moves = tuple(Entry(n, made.seat, str(made.move), made.by) for n, made in enumerate(log.moves))
    return Kept(ID, sitting.state, sitting.written(), (on_table,), moves, len(moves) + 1)
