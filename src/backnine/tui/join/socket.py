"""The line to a table at a server: opens, says what it has, listens, and comes back when it breaks."""

import random
import ssl
from collections import deque
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Literal

from msgspec import DecodeError
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from backnine.matchlog import MatchLog
from backnine.protocol import (
    SUBPROTOCOL,
    TOKEN_PREFIX,
    Bye,
    Hello,
    Incoming,
    Outgoing,
    Ping,
    ViewSeen,
    Welcome,
    read_told,
    write_message,
)
from backnine.refused import Refused
from backnine.tui.client import LinkLost
from backnine.tui.join.address import Way
from backnine.tui.join.http import unreachable

Link = Literal["connecting", "open", "lost", "closed"]

PATIENCE = (0.25, 0.5, 1, 2, 4, 8)  # seconds before trying again
OPENING = 10.0
ANSWER = 8.0  # a table always answers by then, or nobody is there any more
FINAL = {
    "no-spectators", "no-such-table", "no-such-token", "crowded", "left", "deleted", "table-damaged",
    "quota-used-up", "moved", "sent-off", "shut", "banned",
}  # fmt: skip
FORBIDDEN = {400: "no-backnine-there", 401: "no-such-token", 403: "no-such-token", 404: "no-backnine-there"}


def pause(tries: int) -> float:
    """Half as long to half as long again: after a restart thousands must not come in the same moment."""
    return PATIENCE[min(tries, len(PATIENCE) - 1)] * random.uniform(0.5, 1.5)


class SocketConnection:
    """Listens in a thread of its own; `bell` rings when there is something to hear. Nothing is said while the
    line is broken: when it is open again the table tells how things stand."""

    log: MatchLog | None = None

    def __init__(self, way: Way, key: str, bell: Event) -> None:
        self.way = way
        self.key = key
        self.bell = bell
        self.link: Link = "connecting"
        self.problem: Refused | None = None  # why it is closed
        self.have: int | None = None
        self._heard: deque[Outgoing] = deque()
        self._line: ClientConnection | None = None
        self._asked: ClientConnection | None = None  # where something was said last
        self._over = Event()
        self._tries = 0  # since a table last welcomed us
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    # By whoever plays

    @property
    def waits(self) -> bool:
        return False  # at a server bots wait by its clock

    def go_on(self) -> None: ...

    def say(self, message: Incoming) -> None:
        line = self._asked = self._line
        if line is None:
            raise LinkLost
        try:
            line.send(write_message(message).decode())
        except (WebSocketException, OSError):
            raise LinkLost from None

    def hear(self) -> list[Outgoing]:
        heard = []
        while self._heard:
            message = self._heard.popleft()
            if isinstance(message, ViewSeen):
                self.have = message.n
            heard.append(message)
        return heard

    def wait(self) -> None:
        """For an answer. None comes if another line is open now; none in time: it is open in name only."""
        self.bell.clear()
        if self._heard:
            return
        if self._line is None or self._line is not self._asked:
            raise LinkLost
        if not self.bell.wait(ANSWER):
            self._drop()
            raise LinkLost

    def ping(self) -> None:
        with suppress(LinkLost):
            self.say(Ping())

    def close(self) -> None:
        self._over.set()
        self._drop()
        self._thread.join(2)

    def _drop(self) -> None:
        line = self._line
        if line is not None:
            with suppress(OSError, WebSocketException):
                line.close_socket()

    # In the thread

    def _run(self) -> None:
        """However it ends, whoever plays is told."""
        try:
            self._stay()
        finally:
            self._line = None
            self._over.set()
            self._tell("closed")

    def _stay(self) -> None:
        while not self._over.is_set():
            try:
                with self._open() as line:
                    self._listen(line)
            except InvalidStatus as error:
                self._refused(error.response.status_code, bytes(error.response.body or b""))
            except ssl.SSLCertVerificationError as error:
                self._close(unreachable(self.way, error))
            except (InvalidHandshake, WebSocketException, OSError, EOFError, TimeoutError):
                pass
            self._line = None
            if self._over.is_set():
                break
            self._tell("lost")
            self._over.wait(pause(self._tries))
            self._tries += 1

    def _open(self) -> ClientConnection:
        proxy: dict[str, Any] = {"proxy": None} if self.way.is_here else {}
        asked: list[Any] = [SUBPROTOCOL, TOKEN_PREFIX + self.key]
        opened = connect(
            self.way.socket,
            subprotocols=asked,
            open_timeout=OPENING,
            close_timeout=1,
            compression=None,
            user_agent_header=None,
            **proxy,
        )
        assert isinstance(opened, ClientConnection)
        return opened

    def _listen(self, line: ClientConnection) -> None:
        line.send(write_message(Hello(self.have)).decode())
        self._line = line
        self._tell("open")
        with suppress(ConnectionClosed):
            for text in line:
                self._take(text)

    def _take(self, text: str | bytes) -> None:
        try:
            message = read_told(text)
        except (DecodeError, UnicodeError, RecursionError):
            return  # a newer server may have more to say
        if isinstance(message, Welcome):
            self._tries = 0
        if isinstance(message, Bye) and message.why in FINAL:
            self._over.set()
        self._heard.append(message)
        self.bell.set()

    def _refused(self, status: int, said: bytes) -> None:
        """A server that is busy or restarts may be another in a moment."""
        if said == b"banned":
            self._close(Refused("banned"))
        elif status in FORBIDDEN:
            why = FORBIDDEN[status]
            self._close(Refused(why, server=self.way.server) if why.startswith("no-back") else Refused(why))

    def _close(self, problem: Refused) -> None:
        self.problem = problem
        self._over.set()

    def _tell(self, link: Link) -> None:
        self.link = link
        self.bell.set()
