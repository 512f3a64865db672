"""One process among several: finds the owners of tables, and lets go of its own when another takes over."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final

from backnine.protocol import NewToken, read_told
from backnine.refused import Refused
from backnine.server.answered import answered
from backnine.server.cluster.bus import Bus, Item
from backnine.server.cluster.calls import Calls, Elsewhere
from backnine.server.cluster.clubhouse import MOST_TRIES, SharedClubhouse
from backnine.server.cluster.members import Members
from backnine.server.cluster.places import (
    NEW_TOKEN,
    Entering,
    FarPlace,
    Guests,
    OwnPlace,
    Remembered,
    Visits,
    enter,
    say_again,
)
from backnine.server.guard import Guard
from backnine.server.metrics import Metrics
from backnine.server.places import Caller
from backnine.store import Key
from backnine.table import Table

AGAIN_SECONDS: Final = 0.1
CHECK_BEATS: Final = 10  # then leases are compared with the tables that are awake
HAND_OVER_SECONDS: Final = 5.0

_log = logging.getLogger("backnine.cluster")


class Cluster:
    """It is also the usher of its process: visitors are brought to their tables wherever those are."""

    def __init__(
        self, database: str, bus: str, clubhouse: SharedClubhouse, guard: Guard, metrics: Metrics
    ) -> None:
        self.me = secrets.token_hex(6)
        self.clubhouse = clubhouse
        self.guard = guard
        self.metrics = metrics
        self.members = Members(database, self.me)
        self.bus = Bus(bus, self.me)
        self.calls = Calls(self.bus)
        self.visits = Visits()
        self.guests = Guests(self, clubhouse)
        self._tasks: set[asyncio.Task[None]] = set()
        self._beats = 0
        self.members.lost, self.members.expelled = self._lost, self._expelled
        self.bus.heard, self.bus.gap = self._heard, self._gap
        clubhouse.cluster = self
        clubhouse.claim, clubhouse.released = self._claim, self._released

    async def open(self) -> None:
        await self.bus.open()
        await self.members.join()
        self._begin(self.members.beat_for_ever(self._each_beat))
        self._begin(self.members.stay_awake())
        _log.info("one of several", extra={"facts": {"node": self.me, "others": len(self.members.others)}})

    async def drain(self) -> None:
        """Before the process ends: its tables go to others, and nobody there notices."""
        with contextlib.suppress(Refused):
            await self.members.drain()
        until = asyncio.get_running_loop().time() + HAND_OVER_SECONDS
        while any(table.is_storing for table in self.clubhouse.tables.values()):
            if asyncio.get_running_loop().time() > until:
                break
            await asyncio.sleep(0.01)
        tables = list(self.clubhouse.tables)
        for table in tables:
            abandon(self.clubhouse.tables.pop(table))
        with contextlib.suppress(Refused):
            await self.members.release(*tables)
        for table in tables:
            self.guests.send_away(table)
        await asyncio.sleep(0.05)  # said before we are gone

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.members.leave()
        await self.bus.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Owning

    async def _claim(self, table: str) -> None:
        lease = await self.members.claim(table)
        if lease.node != self.me:
            raise Elsewhere(lease.node)

    def _released(self, table: str) -> None:
        self._begin(self._release(table))

    async def _release(self, table: str) -> None:
        if table not in self.clubhouse.tables:
            with contextlib.suppress(Refused):
                await self.members.release(table)

    def _give_up(self, id_: str) -> None:
        """Somebody else owns it, or will."""
        abandon(self.clubhouse.tables.pop(id_))
        self.guests.send_away(id_)
        for place in self.visits.at_table(id_):
            self._begin(self._find_again(place))

    def _expelled(self) -> None:
        """Others take us for gone, with our visitors: we have no tables, and all come in anew."""
        for table in list(self.clubhouse.tables):
            self._give_up(table)
        for node in self.members.others:
            self._resync(node)

    def _lost(self, node: str) -> None:
        self.guests.lost(node)
        self.calls.lost(node)
        self.bus.forget(node)
        for place in self.visits.at_node(node):
            self._begin(self._find_again(place))

    def _each_beat(self) -> None:
        self._beats += 1
        spent = self.guard.spent()
        for node in self.members.others:
            self.bus.say(node, ["beat", spent])
        if self._beats % CHECK_BEATS == 0:
            self._begin(self._compare())

    async def _compare(self) -> None:
        """A table is awake here if and only if it is ours."""
        with contextlib.suppress(Refused):
            before = set(self.clubhouse.tables)
            ours = await self.members.owned()
            for table in before & set(self.clubhouse.tables) - ours:
                _log.warning("a lease was lost", extra={"facts": {"table": table}})
                self._give_up(table)

    # Visitors of ours

    async def sit_down(self, caller: Caller, have: int | None) -> FarPlace | OwnPlace:
        return await self._find_place(caller, Remembered(have))

    async def _find_place(self, caller: Caller, memory: Remembered) -> FarPlace | OwnPlace:
        table = caller.keys[0].table
        for _ in range(MOST_TRIES):
            node = await self.members.owner(table)
            if node != self.me:
                far = FarPlace(self, caller, memory)
                self.visits.add(far)
                far.enter(node)
                return far
            try:
                return self._sit_here(caller, memory, await self.clubhouse.table(table))
            except Elsewhere:
                await asyncio.sleep(AGAIN_SECONDS)
        raise Refused("too-busy")

    def _sit_here(self, caller: Caller, memory: Remembered, table: Table) -> OwnPlace:
        def tell(data: bytes) -> None:
            memory.tell(data)
            if data.startswith(NEW_TOKEN):
                self.learn_key(caller, data)
            caller.tell(data)

        visitor = caller.visitor(tell)
        place = OwnPlace(self, caller, memory, table, visitor)
        self.visits.add(place)
        enter(table, visitor, memory.have)
        say_again(table, visitor, memory.said.values())
        return place

    async def _find_again(self, place: FarPlace | OwnPlace, wait: float = 0.0) -> None:
        """Its table has another owner now."""
        if place.moving:
            return
        place.moving = True
        self.visits.forget(place)
        caller = place.caller
        try:
            await asyncio.sleep(wait)
            await self._check_keys(caller)
            if not caller.closed:
                found = await self._find_place(caller, place.memory)
                caller.take(found)
                if caller.closed:  # meanwhile: nobody else would say so
                    found.leave()
        except Refused as refused:
            caller.close(refused.why)

    async def _check_keys(self, caller: Caller) -> None:
        """Seats may have been given up or moved meanwhile."""
        still = []
        for key in caller.keys:
            found: Key | None = await answered(partial(self.clubhouse.store.key, key.hash))
            if found and found.kind == key.kind:
                still.append(found)
        if still:
            caller.keys[:] = still
        else:
            caller.close("left")

    def learn_key(self, caller: Caller, data: bytes) -> None:
        """A visitor was given another seat: its key counts from now on."""
        told = read_told(data)
        if isinstance(told, NewToken):
            self._begin(self._learn_key(caller, told.token))

    async def _learn_key(self, caller: Caller, token: str) -> None:
        with contextlib.suppress(Refused):
            caller.keys.append(await self.clubhouse.key(token))

    # The bus

    def _gap(self, node: str) -> None:
        """Something was lost: everybody it may have been for is brought up to date."""
        _log.info("a message was lost", extra={"facts": {"node": node}})
        self.bus.say(node, ["resync"])
        self._resync(node)

    def _resync(self, node: str) -> None:
        for place in self.visits.at_node(node):
            place.enter(node)

    def _heard(self, node: str, item: Item) -> None:
        if self.members.was_asleep():
            self._expelled()  # others may have our tables already: not a word from us about them
        kind = item[0]
        if kind in ("told", "close", "pay", "moved"):
            place = self.visits.far(item[1])
            if place and place.node == node:
                self._hear_of_table(place, kind, item[2])
        elif kind == "said":
            self.guests.said(node, item[1], item[2])
        elif kind == "enter":
            self.guests.enter(node, item[1], Entering._make(item[2]))
        elif kind == "exit":
            self.guests.exit(node, item[1])
        elif kind == "call":
            self.calls.answer(self.clubhouse, node, *item[1:])
        elif kind == "answer":
            self.calls.answered(*item[1:])
        elif kind == "resync":
            self._resync(node)
        elif kind == "beat":
            self.guard.spend(item[1])

    def _hear_of_table(self, place: FarPlace, kind: str, what: Any) -> None:
        if kind == "told":
            place.told(what)
        elif kind == "close":
            place.caller.close(what)
        elif kind == "pay":
            place.caller.pay(what)
        else:
            self._begin(self._find_again(place, AGAIN_SECONDS))


def abandon(table: Table) -> None:
    """It stops: no clock rings, no bot moves, and what is still being stored is told to nobody."""
    table.visitors.clear()
    table.acts.ended = True
    table.pipeline.sleep()
