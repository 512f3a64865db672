"""The HTTP side of a server, as a client asks it."""

import ssl
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any, TypeVar

from msgspec import DecodeError, Struct, field, json

from backnine.protocol import SUBPROTOCOL
from backnine.refused import Refused, harmless
from backnine.tui.join.address import Way

T = TypeVar("T")
SECONDS = 10
LONGEST_MESSAGE = 500  # characters
LARGEST = 16 * 1024 * 1024  # a record
UNREADABLE = (DecodeError, UnicodeError, RecursionError)


class BotsPlace(Struct):
    """A bot's chair that may be asked for."""

    seat: int
    name: str
    bot: str


class InvitedTo(Struct):
    """What the code of an invitation leads to; where nothing is `free`, what is left."""

    game: str
    host: str | None
    free: int
    state: str = "open"
    watch: bool = False
    ask: bool = True  # the host may be asked
    bots: list[BotsPlace] = field(default_factory=list)


class HostsAnswer(Struct):
    """To who asks to come in: wait, nobody (who could answer), yes or no."""

    answer: str
    table: str


class TakenSeat(Struct):
    table: str
    token: str


class KeyFits(Struct):
    """The table that a key belongs to."""

    table: str


class ServerHttp:
    """`ServerHttp(way, language).join(code, name, seal)`. Refusals are in the reader's language."""

    def __init__(self, way: Way, language: str) -> None:
        self.way = way
        self.language = language
        handlers: list[Any] = [_NoRedirect()]
        if way.is_here:
            handlers.append(urllib.request.ProxyHandler({}))
        self._opener = urllib.request.build_opener(*handlers)

    def check(self) -> str:
        """Is there a server, and does it speak as we do? Its message of the day."""
        offer = self._json(dict[str, Any], "/api/offer")
        if offer.get("protocol") != SUBPROTOCOL:
            theirs = str(offer.get("version", "?"))[:20]
            raise Refused("other-protocol", server=self.way.server, version=theirs)
        message = offer.get("message")
        return harmless(str(message.get("text", ""))[:LONGEST_MESSAGE]) if isinstance(message, dict) else ""

    def invitation(self, code: str) -> InvitedTo:
        return self._json(InvitedTo, "/api/invitation", {"code": code})

    def join(self, code: str, name: str, seal: str) -> TakenSeat:
        return self._json(TakenSeat, "/api/join", {"code": code, "name": name, "seal": seal})

    def watch(self, code: str) -> TakenSeat:
        return self._json(TakenSeat, "/api/watch", {"code": code})

    def ask_to_come_in(self, code: str, seat: int | None, name: str, token: str) -> HostsAnswer:
        """For a chair, or to watch, with a key of one's own; asked again until there is an answer."""
        wish = {"code": code, "seat": seat, "name": name, "token": token}
        return self._json(HostsAnswer, "/api/ask", wish)

    def ask_no_more(self, code: str, seat: int | None, token: str) -> HostsAnswer:
        """Yes, if the host was quicker."""
        wish = {"code": code, "seat": seat, "token": token, "on": False}
        return self._json(HostsAnswer, "/api/ask", wish)

    def move(self, key: str, token: str) -> TakenSeat:
        """A seat comes to this terminal: from now on it has another key."""
        return self._json(TakenSeat, "/api/seat", {"token": token}, key=key)

    def table(self, key: str) -> str:
        """Which table a key belongs to."""
        return self._json(KeyFits, "/api/table", key=key).table

    def record(self, key: str, number: int) -> bytes:
        return self._ask(f"/api/records/{number}", key=key)

    def _json(self, kind: type[T], path: str, body: Any = None, *, key: str = "") -> T:
        try:
            return json.decode(self._ask(path, body, key=key), type=kind)
        except UNREADABLE:
            raise Refused("no-backnine-there", server=self.way.server) from None

    def _ask(self, path: str, body: Any = None, *, key: str = "") -> bytes:
        headers = {"accept-language": self.language, "content-type": "application/json"}
        if key:
            headers["authorization"] = f"Bearer {key}"
        data = None if body is None else json.encode(body)
        request = urllib.request.Request(self.way.server + path, data, headers)  # noqa: S310 - http and https
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                text: bytes = answer.read(LARGEST)
        except urllib.error.HTTPError as error:
            raise self._refused(error) from None
        except (OSError, ValueError, EOFError) as error:
            raise unreachable(self.way, error) from None
        except HTTPException:
            raise Refused("no-backnine-there", server=self.way.server) from None
        return text

    def _refused(self, error: urllib.error.HTTPError) -> Refused:
        """The server says why, in the reader's language."""
        with error:
            try:
                told = json.decode(error.read(LARGEST), type=dict[str, Any])
                why, text = str(told["why"]), str(told["text"])
            except (*UNREADABLE, HTTPException, KeyError, OSError):
                return Refused("no-backnine-there", server=self.way.server)
        return ServerRefused(why, text)


class ServerRefused(Refused):
    """With a sentence of the server's own; `reason` is its key."""

    def __init__(self, reason: str, text: str) -> None:
        self.reason = reason
        super().__init__("server-said", text=text[:400].rstrip(".。"))


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A key goes to the server it was meant for, and to no other."""

    def redirect_request(self, *_: Any) -> None:
        return None


def unreachable(way: Way, error: Exception) -> Refused:
    reason = getattr(error, "reason", error)
    if isinstance(reason, ssl.SSLCertVerificationError):
        return Refused("bad-certificate", server=way.server, reason=reason.verify_message)
    said = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
    return Refused("server-unreachable", server=way.server, reason=said[:120])
