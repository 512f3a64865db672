"""What is asked of a table over HTTP, answered by the process that owns it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from backnine.refused import Refused
from backnine.server.admin.messages import ConnectedVisitor, LogLine, RunningTable
from backnine.server.answers import Invitation, TableTold
from backnine.server.clubhouse import ChairAnswer, Clubhouse, JoinedTable, WindowKey
from backnine.server.cluster.bus import Bus
from backnine.store import Key
from backnine.table.latecomers import DoorQuestion
from backnine.table.orders import AnyOrder

if TYPE_CHECKING:
    from backnine.server.cluster.clubhouse import SharedClubhouse

ANSWER_SECONDS: Final = 10.0

_log = logging.getLogger("backnine.cluster")


class Elsewhere(Refused):
    """Another process owns the table."""

    def __init__(self, node: str) -> None:
        super().__init__("too-busy")
        self.node = node


class Operation(NamedTuple):
    """What can be asked: of which method, with which arguments, and what the answer is."""

    method: Callable[..., Awaitable[Any]]
    arguments: Any
    answer: Any


async def _running(clubhouse: Clubhouse) -> list[RunningTable]:
    return clubhouse.here.tables() if clubhouse.here else []


async def _visitors(clubhouse: Clubhouse) -> list[ConnectedVisitor]:
    return clubhouse.here.visitors() if clubhouse.here else []


async def _log_lines(clubhouse: Clubhouse, last: int) -> list[LogLine]:
    return clubhouse.here.log(last) if clubhouse.here else []


OPERATIONS: Final = {
    "join": Operation(Clubhouse.join, tuple[str, str, str], JoinedTable),
    "watch": Operation(Clubhouse.watch, tuple[str], WindowKey),
    "ask": Operation(Clubhouse.ask_to_come_in, tuple[str, DoorQuestion, str], ChairAnswer),
    "ask-no-more": Operation(Clubhouse.ask_no_more, tuple[str, DoorQuestion], ChairAnswer),
    "which": Operation(Clubhouse.which, tuple[Key], TableTold),
    "invitation": Operation(Clubhouse.invitation, tuple[str], Invitation),
    "move": Operation(Clubhouse.move, tuple[Key, str], JoinedTable),
    "give-up": Operation(Clubhouse.give_up, tuple[Key], None),
    "delete": Operation(Clubhouse.delete, tuple[Key], bool),
    "record": Operation(Clubhouse.record, tuple[str, int], str),
    "order": Operation(Clubhouse.order, tuple[str, AnyOrder], bool),
    "running": Operation(_running, tuple[()], list[RunningTable]),
    "visitors": Operation(_visitors, tuple[()], list[ConnectedVisitor]),
    "log": Operation(_log_lines, tuple[int], list[LogLine]),
}


class Calls:
    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self._number = 0
        self._asked: dict[int, tuple[str, asyncio.Future[Any]]] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def ask(self, node: str, name: str, arguments: tuple[Any, ...]) -> Any:
        """Whether it was done is not known if no answer comes: whoever asked is told to try again."""
        self._number += 1
        number = self._number
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[number] = node, answer
        self.bus.publish(node, ["call", number, name, msgspec.to_builtins(arguments, builtin_types=(bytes,))])
        try:
            found = await asyncio.wait_for(answer, ANSWER_SECONDS)
        except TimeoutError:
            raise Refused("too-busy") from None
        finally:
            self._asked.pop(number, None)
        return msgspec.convert(found, OPERATIONS[name].answer)

    def lost(self, node: str) -> None:
        for asked, answer in list(self._asked.values()):
            if asked == node and not answer.done():
                answer.set_exception(Refused("too-busy"))

    def answered(self, number: int, kind: str, what: Any) -> None:
        _, answer = self._asked.get(number, ("", None))
        if answer is None or answer.done():
            return
        if kind == "yes":
            answer.set_result(what)
        elif kind == "elsewhere":
            answer.set_exception(Elsewhere(what))
        else:
            answer.set_exception(Refused(what[0], **what[1]))

    def answer(self, clubhouse: "SharedClubhouse", node: str, number: int, name: str, said: Any) -> None:
        """For another process."""
        task = asyncio.ensure_future(self._answer(clubhouse, node, number, name, said))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(
        self, clubhouse: "SharedClubhouse", node: str, number: int, name: str, said: Any
    ) -> None:
        operation = OPERATIONS[name]
        try:
            arguments = msgspec.convert(said, operation.arguments)
            found = await operation.method(clubhouse, *arguments)
            answer = ["yes", msgspec.to_builtins(found, builtin_types=(bytes,))]
        except Elsewhere as elsewhere:
            answer = ["elsewhere", elsewhere.node]
        except Refused as refused:
            answer = ["no", [refused.why, refused.details]]
        except Exception:
            _log.exception("a question of another process")
            answer = ["no", ["server-fault", {}]]
        self.bus.publish(node, ["answer", number, *answer])
