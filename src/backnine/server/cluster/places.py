"""A visitor's place at a table that another process owns, and the guests of others at tables of ours."""

import asyncio
import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from backnine import protocol
from backnine.protocol import LARGEST_MESSAGE, read_message
from backnine.refused import Refused
from backnine.server.clubhouse import Clubhouse
from backnine.server.hearing import Ear
from backnine.server.places import Caller, NearPlace
from backnine.table import Table, Visitor

if TYPE_CHECKING:
    from backnine.server.cluster.cluster import Cluster

_VIEW: Final = re.compile(rb'\{"t":"view","n":(\d+)')
NEW_TOKEN: Final = b'{"t":"new-token"'
# What is said again at a table that another process has taken over. Each is true only in its own place, or
# changes nothing.
_AGAIN: Final = ("move", "undo", "seen", "rematch", "reveal", "noted", "ping", "eyes")


class Tagged(msgspec.Struct):
    t: str = ""


_tag = msgspec.json.Decoder(Tagged).decode


class Remembered:
    """What a visitor has seen and said last, for the next owner of its table."""

    __slots__ = ("have", "said")

    def __init__(self, have: int | None) -> None:
        self.have = have
        self.said: dict[str, bytes] = {}

    def hear(self, text: str | bytes | None) -> None:
        if text is None:
            return
        try:
            kind = _tag(text).t
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return
        if kind in _AGAIN and len(text) <= LARGEST_MESSAGE:
            self.said[kind] = text.encode() if isinstance(text, str) else text

    def tell(self, data: bytes) -> None:
        if view := _VIEW.match(data):
            self.have = int(view[1])


class Entering(NamedTuple):
    """Who comes to a table, as the process it is connected to says it."""

    table: str
    chairs: list[int]
    has_host_key: bool
    household: str
    have: int | None
    said: list[bytes]


class FarPlace:
    """At a table of another process: what is said goes there, and what is told comes back."""

    def __init__(self, cluster: "Cluster", caller: Caller, memory: Remembered) -> None:
        self.cluster = cluster
        self.caller = caller
        self.memory = memory
        self.table = caller.keys[0].table
        self.node = ""
        self.moving = False  # its next owner is being looked for
        self.visit = cluster.visits.number()

    def enter(self, node: str) -> None:
        visitor = self.caller.visitor(self.told)
        self.node = node
        arrival = Entering(
            self.table,
            sorted(visitor.chairs),
            visitor.has_host_key,
            visitor.household,
            self.memory.have,
            list(self.memory.said.values()),
        )
        self.cluster.bus.say(node, ["enter", self.visit, arrival])

    def hear(self, text: str | bytes | None) -> None:
        """Read by the owner; here only what is too much or too large is kept from the bus."""
        if not self.caller.ear.passes(text) or text is None:
            return
        self.memory.hear(text)
        self.cluster.bus.say(
            self.node, ["said", self.visit, text.encode() if isinstance(text, str) else text]
        )

    def told(self, data: bytes) -> None:
        self.memory.tell(data)
        if data.startswith(NEW_TOKEN):
            self.cluster.learn_key(self.caller, data)
        self.caller.tell(data)

    def leave(self) -> None:
        self.cluster.visits.forget(self)
        self.cluster.bus.say(self.node, ["exit", self.visit])


class OwnPlace(NearPlace):
    """At a table of ours, which another process may take over."""

    __slots__ = ("caller", "cluster", "memory", "moving")

    def __init__(
        self, cluster: "Cluster", caller: Caller, memory: Remembered, table: Table, visitor: Visitor
    ) -> None:
        super().__init__(table, visitor, caller.ear)
        self.moving = False
        self.cluster = cluster
        self.caller = caller
        self.memory = memory

    def hear(self, text: str | bytes | None) -> None:
        self.memory.hear(text)
        super().hear(text)

    def leave(self) -> None:
        self.cluster.visits.forget(self)
        super().leave()


def enter(table: Table, visitor: Visitor, have: int | None) -> None:
    """Who has seen more than we know was told by an owner before us: the log is read first."""
    if have is not None and have > table.n:
        table.catch_up()
    table.enter(visitor, have)


def say_again(table: Table, visitor: Visitor, said: Iterable[bytes]) -> None:
    """What the last owner may not have heard, once the visitor is in."""
    table.acts.do(partial(_say_again, table, visitor, list(said)))


def _say_again(table: Table, visitor: Visitor, said: list[bytes]) -> None:
    for text in said:
        try:
            message = read_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            continue
        if _still_means(table, message):
            table.handle(visitor, message)


def _still_means(table: Table, message: Any) -> bool:
    state = table.sitting.state
    if isinstance(message, protocol.MakeMove | protocol.Undo):
        return message.n == table.n and state == "playing"
    if isinstance(message, protocol.Rematch):
        return state == "over"
    if isinstance(message, protocol.Reveal):
        return state == "shuffling"
    return state == "playing" or isinstance(message, protocol.Ping)


class Guest:
    """A visitor of another process at a table of ours."""

    def __init__(self, node: str, visit: int, table: str) -> None:
        self.node = node
        self.visit = visit
        self.table = table
        self.place: NearPlace | None = None
        self.waiting: list[bytes] = []  # said while the table was read
        self.gone = False

    def hear(self, text: bytes) -> None:
        if self.place:
            self.place.hear(text)
        else:
            self.waiting.append(text)

    def leave(self) -> None:
        self.gone = True
        if self.place:
            self.place.leave()


class Guests:
    """Of all other processes, by where they are connected."""

    def __init__(self, cluster: "Cluster", clubhouse: Clubhouse) -> None:
        self.cluster = cluster
        self.clubhouse = clubhouse
        self._guests: dict[tuple[str, int], Guest] = {}
        self._coming: set[asyncio.Task[None]] = set()

    def enter(self, node: str, visit: int, arrival: Entering) -> None:
        self.exit(node, visit)
        guest = self._guests[node, visit] = Guest(node, visit, arrival.table)
        task = asyncio.ensure_future(self._enter(guest, arrival))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _enter(self, guest: Guest, arrival: Entering) -> None:
        say = self._voice(guest)
        try:
            table = await self.clubhouse.table(guest.table)
        except Refused as refused:
            say("moved" if refused.why == "too-busy" else "close", refused.why)
            self.exit(guest.node, guest.visit)
            return
        if guest.gone:
            return
        visitor = Visitor(
            lambda data: say("told", data),
            lambda why: say("close", why),
            set(arrival.chairs),
            lambda moves: say("pay", moves),
            has_host_key=arrival.has_host_key,
            household=arrival.household,
        )
        guard, metrics = self.cluster.guard, self.cluster.metrics
        guest.place = NearPlace(table, visitor, Ear(guard, metrics, visitor.tell, visitor.close))
        enter(table, visitor, arrival.have)
        say_again(table, visitor, arrival.said)
        for text in guest.waiting:
            guest.place.hear(text)
        guest.waiting.clear()

    def _voice(self, guest: Guest) -> Callable[[str, object], None]:
        def say(kind: str, what: object) -> None:
            self.cluster.bus.say(guest.node, [kind, guest.visit, what])

        return say

    def said(self, node: str, visit: int, text: bytes) -> None:
        guest = self._guests.get((node, visit))
        if guest:
            guest.hear(text)
        else:
            self.cluster.bus.say(node, ["moved", visit, ""])  # we do not know it (any more)

    def exit(self, node: str, visit: int) -> None:
        if guest := self._guests.pop((node, visit), None):
            guest.leave()

    def lost(self, node: str) -> None:
        """A process is gone, with all its visitors."""
        for key in [each for each in self._guests if each[0] == node]:
            self.exit(*key)

    def send_away(self, table: str) -> None:
        """The table is given up: where they are connected, its next owner is looked for."""
        for guest in [each for each in self._guests.values() if each.table == table]:
            self.cluster.bus.say(guest.node, ["moved", guest.visit, ""])
            self._guests.pop((guest.node, guest.visit), None)
            guest.gone = True


class Visits:
    """Our own visitors, at tables of ours and of others."""

    def __init__(self) -> None:
        self._number = 0
        self._far: dict[int, FarPlace] = {}
        self._own: dict[str, set[OwnPlace]] = {}

    def number(self) -> int:
        self._number += 1
        return self._number

    def add(self, place: FarPlace | OwnPlace) -> None:
        if isinstance(place, FarPlace):
            self._far[place.visit] = place
        else:
            self._own.setdefault(place.table.id, set()).add(place)

    def forget(self, place: FarPlace | OwnPlace) -> None:
        if isinstance(place, FarPlace):
            self._far.pop(place.visit, None)
            return
        places = self._own.get(place.table.id, set())
        places.discard(place)
        if not places:
            self._own.pop(place.table.id, None)

    def far(self, visit: int) -> FarPlace | None:
        return self._far.get(visit)

    def at_node(self, node: str) -> list[FarPlace]:
        return [place for place in self._far.values() if place.node == node]

    def at_table(self, table: str) -> list[OwnPlace]:
        return list(self._own.get(table, ()))
