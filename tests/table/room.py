"""A table in a test: real rules and a real database, a clock that goes when told, bots that think at once."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from typing import Any

from backnine.bots import find_bot
from backnine.matchlog import MatchLog
from backnine.protocol import read_message
from backnine.refused import Refused
from backnine.shuffle import Shuffle
from backnine.store import LAST, Change, Entry, Key, Round, Slip
from backnine.store.sqlite import SqliteStore
from backnine.table import Sitting, Table, Visitor
from backnine.table.coaching import counsel
from backnine.table.keys import token_hash
from backnine.table.parts import Asker, Counselled, Decided, Question
from backnine.table.post import Reminder
from backnine.table.sitting import setup_of, write_setup

Json = dict[str, Any]


class HandClock:
    """Goes forward when told, and rings what was due."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.alarms: list[HandAlarm] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, call: Callable[[], None]) -> "HandAlarm":
        alarm = HandAlarm(self.time + seconds, call)
        self.alarms.append(alarm)
        return alarm

    def ring(self, until: float) -> bool:
        """Ring the first alarm that is due by then; false if there is none."""
        due = [alarm for alarm in self.alarms if alarm.at <= until and not alarm.cancelled]
        self.alarms = [alarm for alarm in self.alarms if not alarm.cancelled]
        if not due:
            return False
        first = min(due, key=lambda alarm: alarm.at)
        self.alarms.remove(first)
        self.time = max(self.time, first.at)
        first.call()
        return True


class HandAlarm:
    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class QuickBrains:
    """Bots answer when the room is settled, never in the middle of something."""

    def __init__(self) -> None:
        self.thoughts: list[Callable[[], None]] = []
        self.asked: list[str] = []
        self.askers: list[Asker] = []
        self.instead = ""  # who is said to have thought
        self.guests: tuple[str, ...] = ()

    def think(self, question: Question, asker: Asker, done: Decided) -> None:
        self.asked.append(question.bot)
        self.askers.append(asker)
        self.thoughts.append(lambda: done(find_bot("rookie").choose(*question[1:]), self.instead))

    def advise(self, question: Question, asker: Asker, done: Counselled) -> None:
        self.askers.append(asker)
        self.thoughts.append(lambda: done(counsel(question)))

    def follow(self, table: str, log: MatchLog, entry: Entry) -> None:
        """Nobody wants to be told."""


class HandOffice:
    """The calendar goes with the clock, a restart or not, and whoever is reminded is written down."""

    def __init__(self, store: SqliteStore, clock: HandClock) -> None:
        self.store = store
        self.clock = clock
        self.reminded: list[Reminder] = []

    def now(self) -> int:
        return 1_800_000_000 + int(self.clock.time)

    def pin(self, slip: Slip, reminders: list[Reminder]) -> None:
        def stored(problem: Refused | None) -> None:
            assert problem is None
            self.reminded += reminders

        self.store.pin(slip, stored)


class Guest:
    """A visitor and all it was told."""

    def __init__(self, room: "Room", chairs: set[int], *, host: bool = False) -> None:
        self.room = room
        self.told: list[bytes] = []
        self.bye: str | None = None
        self.visitor = Visitor(self.told.append, self.closed, chairs, has_host_key=host)

    def closed(self, why: str) -> None:
        self.bye = why
        self.room.table.exit(self.visitor)

    def enter(self, have: int | None = None) -> "Guest":
        self.visitor.gone, self.visitor.eyes = False, None  # to the table it is another connection
        self.room.table.enter(self.visitor, have)
        self.room.settle()
        return self

    def leave(self) -> None:
        """The connection drops."""
        self.room.table.exit(self.visitor)
        self.room.settle()

    def say(self, t: str, **fields: object) -> list[Json]:
        """Send a message; what came back to this visitor."""
        before = len(self.told)
        self.room.table.handle(self.visitor, read_message(json.dumps({"t": t, **fields})))
        self.room.settle()
        return self.heard(before)

    def heard(self, since: int = 0) -> list[Json]:
        return [json.loads(told) for told in self.told[since:]]

    def last(self, t: str) -> Json:
        beginning = b'{"t":"%s"' % t.encode()
        message: Json = json.loads(next(told for told in reversed(self.told) if told.startswith(beginning)))
        return message

    @property
    def view(self) -> Json:
        return self.last("view")

    @property
    def table(self) -> Json:
        return self.last("table")

    def play(self) -> None:
        """One legal move, any but a peek."""
        view = self.view
        move = self.room.dice.choice([move for move in view["moves"] if not move.startswith("peek")])
        self.say("move", n=view["n"], move=move, seat=view["seat"])


class Room:
    """`Room(path, people=2, bots=["rookie"])`: a table that has begun, unless told otherwise."""

    def __init__(
        self,
        folder: Path,
        *,
        game: str = "play-nine",
        people: int = 2,
        names: tuple[str, ...] = (),
        bots: tuple[str, ...] = (),
        start: bool = True,
        house: str = "",
        seed: bytes = bytes(range(32)),
        seals: tuple[str, ...] = (),
        **settings: Any,
    ) -> None:
        self.answers: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.store = SqliteStore(folder / "tables.db", self.answers.put)
        self.clock = HandClock()
        self.dice = Random(1)
        self.brains = QuickBrains()
        self.office = HandOffice(self.store, self.clock)
        sitting = Sitting(game, house, **({"pace": 0, "watch": True} | settings))
        for place in range(people):
            sitting.add_chair("person", names[place] if names else f"P{place}")
        for bot in bots:
            sitting.add_chair("bot", "", bot)
        sitting.host = 0 if people else None
        sitting.code = "ABCDEFG"
        sealed = Round(0, 0, seed)
        for chair, seal in zip(sitting.chairs, seals, strict=False):
            chair.seal = seal
        if start and any(seals):
            sitting.state = "shuffling"
        elif start:
            sitting.state = "playing"
            sealed = sealed._replace(header=write_setup(setup_of(sitting, None)))
        keys = [Key(token_hash(f"seat {chair}"), "t1", "seat", chair) for chair in range(people)]
        problems: list[Refused | None] = []
        change = Change(sitting.state, sitting.written(), "ABCDEFG", tuple(keys), round=sealed)
        self.store.change("t1", 0, change, problems.append)
        self.settle_store()
        assert problems == [None]
        self.commitment = Shuffle(seed).commitment
        self.table = self.load()

    def load(self) -> Table:
        kept = self.store.load_now("t1", LAST)
        assert kept is not None
        return Table(kept, self.store, self.clock, self.brains, office=self.office)

    def restart(self) -> None:
        """The server was killed; everybody has to come again."""
        self.clock.alarms.clear()
        self.brains.thoughts.clear()
        self.table = self.load()

    def guests(self, *chairs: int) -> list[Guest]:
        return [Guest(self, {chair}).enter() for chair in chairs]

    def settle_store(self) -> bool:
        """Let everything that is being stored get to the disk, and the table hear of it."""
        self.store.flush()
        any_ = False
        while True:
            try:
                self.answers.get_nowait()()
                any_ = True
            except Empty:
                return any_

    def settle(self) -> None:
        """Until nothing happens without the clock."""
        while self.settle_store() or self.brains.thoughts:
            if self.brains.thoughts:
                self.brains.thoughts.pop(0)()

    def wait(self, seconds: float) -> None:
        """So much time passes."""
        until = self.clock.time + seconds
        self.settle()
        while self.clock.ring(until):
            self.settle()
        self.clock.time = until

    def moves(self) -> int:
        kept = self.store.load_now("t1")
        assert kept is not None
        return len(kept.moves)

    def close(self) -> None:
        self.store.close()


def playing(guests: list[Guest]) -> Iterator[Guest]:
    """Those who are to act, one after another, until the match is over."""
    while guests[0].table["state"] == "playing":
        view = guests[0].view
        if view["phase"] == "over":
            for guest in guests:
                guest.say("seen", hole=view["hole"])
            continue
        acting = [
            guest for guest in guests if guest.view["moves"] and guest.view["seat"] in guest.view["acting"]
        ]
        assert acting, view
        yield acting[0]


MakeRoom = Callable[..., Room]


def play_out(guests: list[Guest]) -> None:
    """To the end of the match."""
    for guest in playing(guests):
        guest.play()


def play_hole(guests: list[Guest]) -> None:
    """To the end of the hole."""
    for guest in playing(guests):
        guest.play()
        if guests[0].view["phase"] == "over":
            return
