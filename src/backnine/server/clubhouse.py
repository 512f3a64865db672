"""All tables of a server: made, joined, woken when somebody comes, forgotten when nobody is left."""

import asyncio
import logging
from collections.abc import Callable
from typing import Annotated, Final, Literal, TypeVar

from msgspec import Meta, Struct

from backnine.games import find_game
from backnine.hole import Seat
from backnine.protocol import (
    LONGEST_GRACE,
    LONGEST_PACE,
    LONGEST_TIMER,
    MOST_SEATS,
    MaybeDigits,
    Names,
    Settings,
    Text,
)
from backnine.refused import Refused
from backnine.server.heavy import Heavy
from backnine.server.records import Records
from backnine.server.settings import ServerSettings
from backnine.shuffle import Shuffle, new_seed
from backnine.store import LAST, Change, Keep, Key, Pruned, Round, Store
from backnine.store.calendar import DAY
from backnine.table import Brains, Clock, Sitting, Table
from backnine.table.keys import new_code, new_id, new_token, read_code, token_hash
from backnine.table.records import was_played
from backnine.table.sitting import setup_of, write_setup

SWEEP_SECONDS: Final = 5
MOST_HEAVY: Final = 16  # records and pictures asked for at a time
MOST_LOADING: Final = 5000  # tables that wake up at a time, as after a restart
SLEEP_SECONDS: Final = 60  # a table stays in memory for so long after the last visitor has gone

Reply = TypeVar("Reply")

_log = logging.getLogger("backnine.clubhouse")


class NewChair(Struct, forbid_unknown_fields=True):
    """Somebody at this device (who may seal a word for the shuffle), somebody elsewhere, or a bot."""

    who: Literal["here", "open", "bot"]
    name: Text = ""
    bot: Text = ""
    seal: MaybeDigits = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. With `start` the match begins at once, or as soon as sealed words are revealed."""

    game: Text
    chairs: Annotated[list[NewChair], Meta(min_length=1, max_length=MOST_SEATS)]
    house: Annotated[str, Meta(max_length=400)] = ""
    timer: Annotated[int, Meta(ge=0, le=LONGEST_TIMER)] = 90
    grace: Annotated[int, Meta(ge=0, le=LONGEST_GRACE)] = 30
    watch: bool = False
    memory_aid: bool = False
    pace: Annotated[int, Meta(ge=0, le=LONGEST_PACE)] = 700
    names: Names = "free"
    start: bool = False


class SeatToken(Struct):
    seat: int
    token: str


class MadeTable(Struct):
    """The keys to a new table: they are told once, and nobody can tell them again."""

    table: str
    code: str
    commitment: str
    host: str
    watch: str
    seats: list[SeatToken]


class JoinedTable(Struct):
    table: str
    seat: int
    token: str


async def _answered(ask: Callable[[Callable[[Reply | Refused], None]], None]) -> Reply:
    """What a table says when it has got round to it."""
    answer: asyncio.Future[Reply | Refused] = asyncio.get_running_loop().create_future()

    def done(said: Reply | Refused) -> None:
        if not answer.done():
            answer.set_result(said)

    ask(done)
    said = await answer
    if isinstance(said, Refused):
        raise said
    return said


class Clubhouse:
    def __init__(self, settings: ServerSettings, store: Store, clock: Clock, brains: Brains) -> None:
        self.settings = settings
        self.store = store
        self.clock = clock
        self.brains = brains
        self.tables: dict[str, Table] = {}
        self.heavy = Heavy(threads=1, most=MOST_HEAVY)
        self.records = Records(store, self.heavy)
        self._loading = Heavy(threads=2, most=MOST_LOADING)
        self._waking: dict[str, asyncio.Future[Table]] = {}
        self._empty_since: dict[str, float] = {}
        self._pruning = False
        self.pruned = Pruned(0, 0, 0, 0)  # what the last look for old tables did

    # Tables

    async def make(self, wish: NewTable) -> MadeTable:
        sitting = Sitting(find_game(wish.game).name)
        sitting.set(
            Settings(
                house=wish.house,
                timer=wish.timer,
                grace=wish.grace,
                watch=wish.watch,
                memory_aid=wish.memory_aid,
                pace=wish.pace,
                names=wish.names,
            )
        )
        here = []
        for chair in wish.chairs:
            kind = "person" if chair.who == "here" else chair.who
            added = sitting.add_chair(kind, chair.name, chair.bot)
            here += [added.id] if chair.who == "here" else []
            if chair.seal and chair.who != "here":
                raise Refused("no-person-there", seat=len(sitting.chairs) - 1)
            added.seal = chair.seal
        sitting.host = here[0] if here else None
        table, sealed = new_id(), Round(0, 0, new_seed())
        if wish.start:
            sitting.seat_everybody()
            sitting.state = "shuffling"
            if not any(chair.seal for chair in sitting.chairs):
                sitting.state = "playing"
                sealed = sealed._replace(header=write_setup(setup_of(sitting, None)))
        else:
            sitting.rules.check_players(max(2, len(sitting.chairs)), sitting.rules_of_house)
        tokens = {chair: new_token() for chair in here}
        host, watch = new_token(), new_token()
        keys = [Key(token_hash(token), table, "seat", chair) for chair, token in tokens.items()]
        keys += [Key(token_hash(host), table, "host"), Key(token_hash(watch), table, "watch")]
        sitting.code = new_code()
        await self._stored(
            table, Change(sitting.state, sitting.written(), sitting.code, tuple(keys), round=sealed)
        )
        _log.info("table made", extra={"facts": {"table": table, "game": sitting.game}})
        seats = [SeatToken(sitting.seat_of(chair) or 0, token) for chair, token in tokens.items()]
        return MadeTable(table, sitting.code, Shuffle(sealed.seed).commitment, host, watch, seats)

    async def join(self, code: str, name: str, seal: str = "") -> JoinedTable:
        """An invitation is taken up: a chair, and the only key to it."""
        table, token = await self.invited_to(code), new_token()
        seat: int = await _answered(lambda done: table.join(name, token, done, seal))
        return JoinedTable(table.id, seat, token)

    async def give_up(self, key: Key) -> None:
        """Who has the key to a seat leaves for good, and the name goes with them."""
        if key.kind != "seat":
            raise Refused("only-players")
        table = await self.table(key.table)
        gone: Seat = await _answered(lambda done: table.give_up(key.seat, done, forget=True))
        _log.info("a seat was given up", extra={"facts": {"table": table.id, "seat": gone}})

    async def delete(self, key: Key) -> bool:
        """Who has a seat wants the table deleted. Is it? Others may have to agree."""
        table = await self.table(key.table)
        by_host = key.kind == "host" and table.sitting.host is None
        if key.kind != "seat" and not by_host:
            raise Refused("only-players")
        chair = key.seat if key.kind == "seat" else None
        return await _answered(lambda done: table.wish_away(chair, done))

    async def invited_to(self, code: str) -> Table:
        found = await asyncio.to_thread(self.store.table_of_code, read_code(code))
        if found is None:
            raise Refused("no-such-code", code=code)
        return await self.table(found)

    async def key(self, token: str) -> Key:
        """What a token opens."""
        key = await asyncio.to_thread(self.store.key, token_hash(token))
        if key is None:
            raise Refused("no-such-token")
        return key

    async def table(self, id_: str) -> Table:
        """A table, woken if it was asleep."""
        table = self.tables.get(id_)
        if table and not table.broken:
            return table
        if id_ not in self._waking:
            self._waking[id_] = asyncio.ensure_future(self._wake(id_))
        try:
            return await asyncio.shield(self._waking[id_])
        finally:
            if id_ in self._waking and self._waking[id_].done():
                del self._waking[id_]

    async def _wake(self, id_: str) -> Table:
        table = await self._loading.run(lambda: self._load(id_))
        if self._pruning:  # it may be due: it is touched, or it is gone already
            await self._stored(id_, Change(table.sitting.state, table.sitting.written()))
        self.tables[id_] = table
        table.retold = lambda: self.records.forget(id_)
        self._empty_since[id_] = self.clock.now()
        _log.info("table awake", extra={"facts": {"table": id_, "moves": table.n}})
        return table

    def _load(self, id_: str) -> Table:
        """In a thread: to play a long match again takes its time."""
        kept = self.store.load(id_, LAST)
        if kept is None:
            raise Refused("no-such-table", table=id_)
        return Table(kept, self.store, self.clock, self.brains)

    async def record(self, id_: str, number: int) -> str:
        """The record of a match that is over, with its seed."""
        return await self.records.of(id_, number)

    def close(self) -> None:
        """Nobody waits any more for what takes long."""
        self.heavy.close()
        self._loading.close()

    async def _stored(self, table: str, change: Change) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(problem: Refused | None) -> None:
            if not answer.done():
                answer.set_exception(problem) if problem else answer.set_result(None)

        self.store.change(table, change, done)
        await answer

    # Keeping house

    async def keep_house(self) -> None:
        """Now and then: let empty tables sleep, say who acts for a lost host, forget what is old."""
        forgotten_at: float | None = None
        while True:
            try:
                self.sweep()
                if forgotten_at is None or self.clock.now() - forgotten_at > DAY:
                    forgotten_at = self.clock.now()
                    await self.forget_old()
            except Exception:  # a disk that is full today may not be so tomorrow
                _log.exception("the house could not be kept")
            await asyncio.sleep(SWEEP_SECONDS)

    def sweep(self) -> None:
        now = self.clock.now()
        for id_, table in list(self.tables.items()):
            if table.visitors and not table.broken:
                self._empty_since.pop(id_, None)
                table.sweep()
            elif table.storing:
                pass  # somebody has just joined
            elif table.broken or self._empty_since.setdefault(id_, now) + SLEEP_SECONDS <= now:
                del self.tables[id_]
                self._empty_since.pop(id_, None)
                table.touch()
                _log.info("table asleep", extra={"facts": {"table": id_}})

    async def forget_old(self) -> None:
        """Tables nobody has touched for long; those that are awake, or wake meanwhile, count as touched."""
        for table in self.tables.values():
            table.touch()
        self._pruning = True
        try:
            self.pruned = pruned = await asyncio.to_thread(self._prune)
        finally:
            self._pruning = False
        if pruned.marked or pruned.spared or pruned.deleted:
            _log.info("looked for old tables", extra={"facts": pruned._asdict()})

    def _prune(self) -> Pruned:
        self.store.flush()
        settings = self.settings
        keep = Keep(settings.keep_days, settings.keep_open_days, settings.keep_unplayed_days)
        return self.store.prune(keep, was_played)
