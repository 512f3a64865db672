"""All tables of a server: created, joined, loaded on demand, unloaded when nobody is connected."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from backnine.games import find_game
from backnine.protocol import Settings
from backnine.refused import Refused
from backnine.server.advice import Advising
from backnine.server.answered import answered, done_by
from backnine.server.answers import Invitation, TableTold
from backnine.server.brains import WorkerBrains
from backnine.server.heavy import Heavy
from backnine.server.new_table import NewTable
from backnine.server.press import PrintShop
from backnine.server.records import Records
from backnine.server.reviews import Reviews
from backnine.server.settings import ServerSettings
from backnine.server.telling import invitation_to, table_told
from backnine.shuffle import Shuffle, new_seed
from backnine.store import LAST, Change, Keep, Kept, Key, Pruned, Round, ServerStore
from backnine.store.calendar import DAY
from backnine.table import Clock, Sitting, Table
from backnine.table.keys import new_code, new_id, new_token, read_code, token_hash
from backnine.table.latecomers import DoorQuestion, DoorSaid
from backnine.table.orders import AnyOrder
from backnine.table.post import NO_POST, PostOffice
from backnine.table.records import was_played
from backnine.table.sitting import setup_of, write_setup
from backnine.table.what_if import lay_out

if TYPE_CHECKING:
    from backnine.server.admin.here import ThisProcess

SWEEP_SECONDS: Final = 5
MOST_HEAVY: Final = 16  # records and pictures asked for at a time
MOST_PASSWORDS: Final = 8  # tried at a time: each takes a tenth of a second
MOST_LOADING: Final = 5000  # tables being loaded at a time, as after a restart
SLEEP_SECONDS: Final = 60  # a table stays in memory for so long after the last visitor has gone
REST_SECONDS: Final = 5  # one by correspondence

_log = logging.getLogger("backnine.clubhouse")


class SeatToken(Struct):
    seat: int
    token: str


class MadeTable(Struct):
    """The tokens of a new table: sent once; only their hashes are stored."""

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


class WindowKey(Struct):
    """What a spectator's own key opens: the table's felt, and no seat."""

    table: str
    token: str


class ChairAnswer(Struct):
    """What the host says to who asks for a bot's chair, or to watch. With a yes the asker's key opens that;
    after a no they may ask `again` in so many seconds."""

    answer: Literal["wait", "nobody", "yes", "no"]  # nobody: there is nobody just now who could say yes
    table: str
    seat: int | None = None
    again: int | None = None


class Clubhouse:
    def __init__(
        self,
        settings: ServerSettings,
        store: ServerStore,
        clock: Clock,
        brains: WorkerBrains,
        *,
        office: PostOffice = NO_POST,
    ) -> None:
        self.settings = settings
        self.office = office
        self.store = store
        self.clock = clock
        self.brains = brains
        self.tables: dict[str, Table] = {}
        self.heavy = Heavy(threads=1, most=MOST_HEAVY)
        self.passwords = Heavy(threads=1, most=MOST_PASSWORDS)
        self.records = Records(store, self.heavy)
        self.paper = PrintShop()
        self.reviews = Reviews(brains, self.heavy, store)
        self.advising = Advising(brains)
        self._replaying = Heavy(threads=2, most=MOST_LOADING)
        self._waking: dict[str, asyncio.Future[Table]] = {}
        self._empty_since: dict[str, float] = {}
        self._pruning = False
        self.claim: Callable[[str], Awaitable[None]] | None = None  # where others may own a table
        self.released: Callable[[str], None] = lambda id_: None
        self.here: ThisProcess | None = None  # told to who runs the server
        self.pruned = Pruned(0, 0, 0, 0)  # what the last look for old tables did

    # Tables

    async def make(self, wish: NewTable) -> MadeTable:
        sitting = Sitting(find_game(wish.game).name)
        if wish.position:
            lay_out(sitting, wish.position, len(wish.chairs))
        sitting.set(
            Settings(
                house=sitting.house or wish.house,
                timer=wish.timer,
                days=wish.days,
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
            added = sitting.add_chair(kind, chair.name, chair.bot, self.brains.guests)
            here += [added.id] if chair.who == "here" else []
            if chair.seal and chair.who != "here":
                raise Refused("no-person-there", seat=len(sitting.chairs) - 1)
            added.seal = chair.seal
        sitting.host = here[0] if here else None
        table, sealed = new_id(), Round(0, 0, new_seed())
        if wish.start or wish.position:
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
        new = Change(sitting.state, sitting.written(), sitting.code, tuple(keys), round=sealed)
        await done_by(lambda done: self.store.change(table, 0, new, done))
        _log.info("table made", extra={"facts": {"table": table, "game": sitting.game}})
        seats = [SeatToken(sitting.seat_of(chair) or 0, token) for chair, token in tokens.items()]
        return MadeTable(table, sitting.code, Shuffle(sealed.seed).commitment, host, watch, seats)

    async def join(self, code: str, name: str, seal: str = "") -> JoinedTable:
        """An invitation is taken up: a chair, and the only key to it."""
        table, token = await self.invited_to(code), new_token()
        seat: int = await answered(lambda done: table.join(name, token, done, seal))
        return JoinedTable(table.id, seat, token)

    async def watch(self, code: str) -> WindowKey:
        """Somebody with the code watches, with a key of their own."""
        table, token = await self.invited_to(code), new_token()
        await done_by(lambda done: table.open_window(token, done))
        return WindowKey(table.id, token)

    async def ask_to_come_in(self, code: str, question: DoorQuestion, token: str) -> ChairAnswer:
        """With a key that the asker has made; asked again until there is an answer."""
        table = await self.invited_to(code)
        if yes := await self._let_in(table, question):
            return yes
        try:
            return await self._ask_at(table, question, token)
        except Refused:  # a yes that came meanwhile has taken the chair, or stored the key
            if yes := await self._let_in(table, question):
                return yes
            raise

    async def _ask_at(self, table: Table, question: DoorQuestion, token: str) -> ChairAnswer:
        if question.seat is None and table.sitting.watch:  # the host allows it meanwhile
            await done_by(lambda done: table.open_window(token, done))
            return ChairAnswer("yes", table.id)
        said: DoorSaid = await answered(lambda done: table.ask_to_come_in(question, done))
        return ChairAnswer(said.answer, table.id, again=said.again if said.answer == "no" else None)

    async def ask_no_more(self, code: str, question: DoorQuestion) -> ChairAnswer:
        """It may be too late, and the chair theirs."""
        table = await self.invited_to(code)
        said: DoorSaid = await answered(lambda done: table.ask_no_more(question.hash, done))
        return await self._let_in(table, question) or ChairAnswer(said.answer, table.id)

    async def _let_in(self, table: Table, question: DoorQuestion) -> ChairAnswer | None:
        """The host has said yes."""
        key: Key | None = await answered(lambda done: self.store.key(question.hash, done))
        if key is None:
            return None
        if (key.table, key.kind) != (table.id, "watch" if question.seat is None else "seat"):
            raise Refused("no-such-token")
        return ChairAnswer("yes", table.id, table.sitting.seat_of(key.seat))

    async def which(self, key: Key) -> TableTold:
        """The table of a key, as it is now."""
        return table_told(await self.table(key.table), key)

    async def invitation(self, code: str) -> Invitation:
        """What a code invites to."""
        return invitation_to(await self.invited_to(code))

    async def move(self, key: Key, token: str) -> JoinedTable:
        """Who has the key to a seat goes on at another device, with a key of its own."""
        if key.kind != "seat":
            raise Refused("only-players")
        table = await self.table(key.table)
        seat: int = await answered(lambda done: table.move_seat(key.seat, token, done))
        return JoinedTable(table.id, seat, token)

    async def give_up(self, key: Key) -> None:
        """Who has the key to a seat leaves for good, and the name goes with them."""
        if key.kind != "seat":
            raise Refused("only-players")
        table = await self.table(key.table)
        await done_by(lambda done: table.give_up(key.seat, done, forget=True))
        _log.info("a seat was given up", extra={"facts": {"table": table.id}})

    async def delete(self, key: Key) -> bool:
        """Who has a seat wants the table deleted. Is it? Others may have to agree."""
        table = await self.table(key.table)
        by_host = key.kind == "host" and table.sitting.host is None
        if key.kind != "seat" and not by_host:
            raise Refused("only-players")
        chair = key.seat if key.kind == "seat" else None
        return await answered(lambda done: table.wish_away(chair, done))

    async def order(self, id_: str, order: AnyOrder) -> bool:
        """By whoever runs the server. Is the table deleted?"""
        table = await self.table(id_)
        return await answered(lambda done: table.order(order, done))

    async def invited_to(self, code: str) -> Table:
        found: str | None = await answered(lambda done: self.store.table_of_code(read_code(code), done))
        if found is None:
            raise Refused("no-such-code", code=code)
        return await self.table(found)

    async def key(self, token: str) -> Key:
        """What a token opens."""
        key: Key | None = await answered(lambda done: self.store.key(token_hash(token), done))
        if key is None:
            raise Refused("no-such-token")
        if key.kind == "moved":
            raise Refused("seat-moved")
        if key.kind == "sent-off":
            raise Refused("sent-off")
        return key

    async def table(self, id_: str) -> Table:
        """A table, loaded from the store if it is not in memory."""
        table = self.tables.get(id_)
        if table and not table.broken:
            return table
        if id_ not in self._waking:
            self._waking[id_] = waking = asyncio.ensure_future(self._wake(id_))
            waking.add_done_callback(lambda done: self._waking.pop(id_))
        woken = await asyncio.shield(self._waking[id_])
        return self.tables.setdefault(id_, woken)  # unless it was put away in this very moment

    async def keeps(self, id_: str) -> bool:
        """Is it here that somebody has to look after this table?"""
        return True

    def is_awake(self, id_: str) -> bool:
        """Or will be in a moment."""
        return id_ in self.tables or id_ in self._waking

    async def _wake(self, id_: str) -> Table:
        if len(self._waking) > MOST_LOADING:
            raise Refused("too-busy")
        if self.claim:
            await self.claim(id_)
            self.records.forget(id_)  # names may have changed elsewhere
        kept: Kept | None = await answered(lambda done: self.store.load(id_, done, LAST))
        if kept is None:
            raise Refused("no-such-table", table=id_)
        # In a thread: replaying a long match takes its time.
        retold, office = self.records.forget, self.office
        table = await self._replaying.run(
            partial(Table, kept, self.store, self.clock, self.brains, retold, office=office)
        )
        if self._pruning:  # it may be due: it is touched, or it is gone already
            await done_by(table.touch)
        self.tables[id_] = table
        self._empty_since[id_] = self.clock.now()
        _log.info("table awake", extra={"facts": {"table": id_, "moves": table.n}})
        return table

    async def record(self, id_: str, number: int) -> str:
        """The record of a match that is over, with its seed."""
        return await self.records.of(id_, number)

    def close(self) -> None:
        """Cancel slow work that is queued."""
        self.heavy.close()
        self.passwords.close()
        self.paper.heavy.close()
        self._replaying.close()

    # Maintenance

    async def keep_house(self) -> None:
        """Periodically: unload empty tables, say who acts for a lost host, prune what is old."""
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
            elif table.is_busy:
                pass  # somebody has just joined, or a bot moves where nobody need be there
            elif table.broken or self._empty_since.setdefault(id_, now) + _rests_after(table) <= now:
                self._put_away(id_)

    def _put_away(self, id_: str) -> None:
        """It counts as used if somebody was there; not if it was only asked about."""
        table = self.tables.pop(id_)
        self._empty_since.pop(id_, None)
        table.put_away()
        if table.was_visited:
            table.touch(partial(self._release, id_))
        else:
            self._release(id_)
        _log.info("table asleep", extra={"facts": {"table": id_}})

    def _release(self, id_: str, refused: Refused | None = None) -> None:
        """Another process may have it: it is stored, or cannot be."""
        self.released(id_)

    async def forget_old(self) -> None:
        """Prune tables nobody has touched for long; those somebody is at, or was a moment ago, count as
        touched, and so do those loaded just now."""
        for id_, table in list(self.tables.items()):
            if table.was_visited or table.is_storing:
                table.touch()
            else:
                self._put_away(id_)
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


def _rests_after(table: Table) -> int:
    return REST_SECONDS if table.sitting.days else SLEEP_SECONDS
