"""What there is in this process, told to who runs the server."""

from typing import TYPE_CHECKING

from backnine.server.admin.log_tail import LogTail
from backnine.server.admin.messages import ChairTold, ConnectedVisitor, LogLine, RunningTable
from backnine.server.clubhouse import Clubhouse
from backnine.table import Table

if TYPE_CHECKING:
    from backnine.server.socket import Socket, Sockets


class ThisProcess:
    def __init__(self, clubhouse: Clubhouse, sockets: "Sockets", tail: LogTail) -> None:
        self.clubhouse = clubhouse
        self.sockets = sockets
        self.tail = tail

    def tables(self) -> list[RunningTable]:
        return [running(table) for table in self.clubhouse.tables.values() if not table.broken]

    def visitors(self) -> list[ConnectedVisitor]:
        return [self._visitor(socket) for socket in self.sockets.open]

    def log(self, last: int) -> list[LogLine]:
        return list(self.tail.lines)[-last:]

    def show_out(self) -> None:
        """Whoever is connected from where nobody may come in."""
        for socket in list(self.sockets.open):
            if socket.address in self.sockets.guard.bans:
                socket.close("banned")

    def _visitor(self, socket: "Socket") -> ConnectedVisitor:
        return ConnectedVisitor(
            socket.address,
            socket.keys[0].table,
            sorted(key.seat for key in socket.keys if key.kind == "seat"),
            int(self.sockets.guard.now() - socket.since),
            any(key.kind == "host" for key in socket.keys),
        )


def running(table: Table) -> RunningTable:
    """Neither its code, nor its seed, nor a card."""
    sitting, match = table.sitting, table.match
    here = table.presence.here
    told = RunningTable(
        table.id,
        sitting.game,
        sitting.state,
        [
            ChairTold(chair.id, chair.name, chair.kind, seat in here, chair.bot)
            for seat, chair in enumerate(sitting.chairs)
        ],
        table.n,
        sum(visitor.watching for visitor in table.visitors),
    )
    if match and sitting.state in ("playing", "paused"):
        told.hole, told.holes = match.hole.number, match.holes
    return told
