"""What a club has decided for all its processes, kept beside the tables: who is banned, who may come in and
make tables, what is told to whoever comes, and who may look after the server on its page.

It is one small value, read at the start, and again when another process has changed it.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct, ValidationError, field
from msgspec.json import decode, encode

from backnine.refused import Refused
from backnine.server.answered import answered, done_by
from backnine.store import CLUB, Fact, FactStore, Outdated

MOST_TRIES: Final = 10  # while others change it all the time

Who = Literal["anybody", "password", "nobody"]

_log = logging.getLogger("backnine.club")


class Ban(Struct):
    """`number` names it where no address may stand; `until` is 0 for one without an end."""

    number: int
    network: str
    since: int
    until: int = 0
    note: str = ""


class DoorLock(Struct):
    """Whom a door lets through; `hash` is that of the badge which a password is good for."""

    who: Who = "anybody"
    hash: str = ""


class PagePass(Struct):
    """Somebody who showed the token `by`, until that time. Hashes, both."""

    hash: str
    by: str
    until: int


class ClubPage(Struct):
    """`enter` is the door to all there is, `make` that to new tables; `salt` goes into the badges of both.
    `message` is the message of the day, by language. `token` is the hash of what opens the host's page."""

    bans: list[Ban] = field(default_factory=list)
    last_ban: int = 0
    enter: DoorLock = field(default_factory=DoorLock)
    make: DoorLock = field(default_factory=DoorLock)
    salt: str = ""
    message: dict[str, str] = field(default_factory=dict)
    token: str = ""
    passes: list[PagePass] = field(default_factory=list)

    def __repr__(self) -> str:
        return f"ClubPage({len(self.bans)} bans)"  # no address, no hash


class Club:
    """`page` is how it stands; whoever has to act on a change is in `listeners`."""

    def __init__(self, store: FactStore) -> None:
        self.store = store
        self.page = ClubPage()
        self.listeners: list[Callable[[], None]] = []
        self.tell_others: Callable[[], None] = lambda: None  # where there are other processes
        self._kept: bytes | None = None
        self._unreadable = False  # what is kept, here
        self._one_at_a_time = asyncio.Lock()

    async def open(self) -> None:
        await self.refresh()

    async def refresh(self) -> None:
        """Others may have changed it."""
        async with self._one_at_a_time:
            await self._read()

    async def change(self, edit: Callable[[ClubPage], None]) -> None:
        """`edit` may be called again, on what others have made of the page meanwhile."""
        async with self._one_at_a_time:
            for _ in range(MOST_TRIES):
                await self._read()
                if self._unreadable:
                    raise Refused("club-unreadable")
                page = decode(encode(self.page), type=ClubPage)
                edit(page)
                fact = Fact(CLUB, self._kept, encode(page))
                try:
                    await done_by(lambda done: self.store.set_fact(fact, done))  # noqa: B023
                except Outdated:
                    continue
                self._take(fact.value)
                self.tell_others()
                return
        raise Refused("too-busy")

    async def _read(self) -> None:
        kept: bytes | None = await answered(lambda done: self.store.fact(CLUB, done))
        if kept != self._kept:
            self._take(kept)

    def _take(self, kept: bytes | None) -> None:
        try:
            page = decode(kept, type=ClubPage) if kept else ClubPage()
        except (ValidationError, ValueError):  # of a newer version, or damaged: what held so far holds
            self._unreadable = True
            _log.exception("what the club has decided cannot be read")
            return
        self._kept, self.page, self._unreadable = kept, page, False
        for listener in self.listeners:
            listener()
