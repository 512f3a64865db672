"""All that looking after a server needs: what the club has decided, the desk, the local socket, the page."""

from typing import TYPE_CHECKING

from backnine.server.admin.desk import AdminDesk
from backnine.server.admin.here import ThisProcess
from backnine.server.admin.local import LocalSocket
from backnine.server.admin.log_tail import LogTail
from backnine.server.admin.tokens import PageKeys
from backnine.server.club import Club
from backnine.server.socket import Sockets

if TYPE_CHECKING:
    from backnine.server.cluster.cluster import Cluster


class Office:
    def __init__(self, club: Club, sockets: Sockets, tail: LogTail, cluster: "Cluster | None") -> None:
        self.club = club
        self.guard = sockets.guard
        self.here = sockets.clubhouse.here = ThisProcess(sockets.clubhouse, sockets, tail)
        self.keys = PageKeys(sockets.guard.settings, club)
        self.desk = AdminDesk(self.here, club, tail, self.keys, cluster)
        self.local = LocalSocket(sockets.guard.settings, self.desk)
        if cluster:
            club.tell_others, cluster.refresh_club = cluster.tell_club, club.refresh
        club.listeners.append(self._club_changed)
        self._club_changed()

    def _club_changed(self) -> None:
        self.guard.bans.put(self.club.page.bans)
        self.guard.door.page = self.club.page
        self.here.show_out()
