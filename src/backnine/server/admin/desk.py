"""Carries out what whoever runs the server asks for, in all processes, and logs every act."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, Final

from backnine.refused import Refused
from backnine.server.admin import bans, door, people, records, standings, tables, tokens
from backnine.server.admin.here import ThisProcess
from backnine.server.admin.log_tail import LogTail
from backnine.server.admin.messages import (
    AddBan,
    AdminAnswer,
    AdminRequest,
    CallPeople,
    DeskDone,
    DeskRefused,
    ErasePerson,
    LiftBan,
    ListBans,
    ListLog,
    ListMessages,
    ListRecords,
    ListStandings,
    ListTables,
    ListVisitors,
    LogLine,
    MakeToken,
    OrderTables,
    SeeDoor,
    SetDoor,
    SetMessage,
    Unanswered,
    WatchLog,
)
from backnine.server.admin.tokens import PageKeys
from backnine.server.club import Club

if TYPE_CHECKING:
    from backnine.server.cluster.cluster import Cluster

_log = logging.getLogger("backnine.admin")


class AdminDesk:
    def __init__(
        self,
        here: ThisProcess,
        club: Club,
        tail: LogTail,
        keys: PageKeys,
        cluster: "Cluster | None" = None,
    ) -> None:
        self.here = here
        self.clubhouse = here.clubhouse
        self.store = here.clubhouse.store
        self.club = club
        self.tail = tail
        self.keys = keys
        self.cluster = cluster

    async def answers(self, request: AdminRequest, by: str) -> AsyncIterator[AdminAnswer]:
        """The last one is `done` or a refusal."""
        try:
            async for answer in _ANSWERS[type(request)](Errand(self, by), request):
                yield answer
        except Refused as refused:
            yield DeskRefused(refused.why, refused.details)
        except Exception:
            _log.exception("what was asked at the desk")
            yield DeskRefused("server-fault", {})

    @staticmethod
    def log(what: str, by: str, **facts: str | int) -> None:
        """No name, and no address but of who acts through the page: who asks to be forgotten must not be
        found in the log."""
        _log.info(what, extra={"facts": {**facts, "by": by}})


class Errand:
    """One request, by somebody: `by` is told in the log."""

    def __init__(self, desk: AdminDesk, by: str) -> None:
        self.desk = desk
        self.clubhouse = desk.clubhouse
        self.store = desk.store
        self.club = desk.club
        self.by = by
        self.unanswered = 0  # processes

    def log(self, what: str, **facts: str | int) -> None:
        self.desk.log(what, self.by, **facts)

    async def everywhere(self, name: str, *said: Any) -> list[Any]:
        """What all processes say, one after the other; how many do not answer is counted."""
        from backnine.server.cluster.calls import OPERATIONS  # noqa: PLC0415 - they know of us

        found = list(await OPERATIONS[name].method(self.clubhouse, *said))
        if cluster := self.desk.cluster:
            others = await cluster.members.look_for_others()
            asked = [cluster.calls.ask(node, name, said) for node in others]
            for told in await asyncio.gather(*asked, return_exceptions=True):
                if isinstance(told, Refused):
                    self.unanswered += 1
                elif isinstance(told, BaseException):
                    raise told
                else:
                    found += told
        return found

    def not_heard(self) -> list[AdminAnswer]:
        return [Unanswered(self.unanswered)] if self.unanswered else []


async def _watch_log(errand: Errand, request: WatchLog) -> AsyncIterator[AdminAnswer]:
    count = 0
    async for line in errand.desk.tail.read(request.last, follow=request.follow):
        count += 1
        yield line
    yield DeskDone(count)


async def _list_log(errand: Errand, request: ListLog) -> AsyncIterator[AdminAnswer]:
    lines: list[LogLine] = await errand.everywhere("log", request.last)
    for line in sorted(lines, key=lambda each: each.time):
        yield line
    for answer in errand.not_heard():
        yield answer
    yield DeskDone(len(lines))


_ANSWERS: Final[dict[type, Callable[[Errand, Any], AsyncIterator[AdminAnswer]]]] = {
    ListTables: tables.list_tables,
    ListVisitors: tables.list_visitors,
    OrderTables: tables.order_tables,
    ListBans: bans.list_bans,
    AddBan: bans.add_ban,
    LiftBan: bans.lift_ban,
    CallPeople: people.call_people,
    ErasePerson: people.erase_person,
    ListRecords: records.list_records,
    ListStandings: standings.list_standings,
    SeeDoor: door.see_door,
    SetDoor: door.set_door,
    ListMessages: door.list_messages,
    SetMessage: door.set_message,
    WatchLog: _watch_log,
    ListLog: _list_log,
    MakeToken: tokens.make_token,
}
