"""ASGI middleware in front of the application: client address, `Host`, rate limits, before a body is read.

What is refused here costs next to nothing, and whoever asks for too much waits: with a bounded number of
connections to wait on, that is all one address can make the server do.
"""

import asyncio
from html import escape
from typing import Any, Final

import msgspec

from backnine.refused import Refused
from backnine.server.guard import STRANGERS_WAIT, Guard
from backnine.server.pages import page
from backnine.server.problems import HEADERS, problem_of, status_of, words_for
from backnine.server.web import WEB

SAFE: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
READS: Final = ("GET", "HEAD")
LIMITED: Final = ("/api/table", "/api/records/", "/api/reviews/")  # reads that look something up

# What a request costs, in quarters of a millisecond of the server's time.
A_FILE: Final = 1
A_REQUEST: Final = 5
COSTLY: Final = {
    "/api/qr": 25,
    "/api/seat/qr": 25,
    "/api/records": 25,
    "/api/review": 25,
    "/api/paper": 25,
    "/api/advice": 100,
    "/api/door": 400,
}  # paper.py and reviewing.py charge the rest

TOO_MANY: Final = 429
FORWARDED: Final = b"x-forwarded-for"


class Gate:
    """An ASGI application around another."""

    def __init__(self, app: Any, guard: Guard) -> None:
        self.app = app
        self.guard = guard

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        address = self._find_visitor(scope, headers)
        wait, refused = self._judge(address, scope, headers)
        if wait:
            await asyncio.sleep(wait)
        if refused is None:
            await self.app(scope, receive, send)
            return
        self.guard.turned_away(refused.why)
        answer = reject if scope["type"] == "websocket" else _answer
        if refused.why == "banned" and "text/html" in headers.get(b"accept", ""):
            answer = _tell_page
        await answer(send, refused, headers.get(b"accept-language", ""))

    def _find_visitor(self, scope: Any, headers: dict[bytes, str]) -> str:
        """Who is connected, or by the word of a proxy of ours who asked that; written into the scope."""
        peer: str = (scope.get("client") or ("?",))[0]
        if peer not in self.guard.proxies:
            return peer
        said = [value.decode("latin-1") for name, value in scope["headers"] if name == FORWARDED]
        address = self.guard.proxies.visitor(peer, ",".join(said))
        scope["client"] = (address, 0)
        if headers.get(b"x-forwarded-proto", "").strip() in ("https", "wss"):
            scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        return address

    def _judge(self, address: str, scope: Any, headers: dict[bytes, str]) -> tuple[float, Refused | None]:
        """How long it waits, and what it is refused for. A page of others uses up nothing of its reader's."""
        wait = 0.0
        try:
            self.guard.check_ban(address)
            self.guard.names.check(headers.get(b"host", ""))
            self.guard.check_origin(headers, scope["path"])
        except Refused as refused:
            if self.guard.may_refuse_at_once(address):
                return 0.0, refused
            return STRANGERS_WAIT, Refused("too-many-requests")
        try:
            wait = self.guard.wait(address, cost(scope))
            if is_limited(scope):
                self.guard.check_rate(address)
            self.guard.door.check(scope["path"], scope.get("method", "GET"), headers)
        except Refused as refused:
            return wait, refused
        return wait, None


def cost(scope: Any) -> int:
    path: str = scope["path"]
    if path in WEB or path in ("/health", "/ready"):
        return A_FILE
    return next((most for start, most in COSTLY.items() if path.startswith(start)), A_REQUEST)


def is_limited(scope: Any) -> bool:
    """Whatever changes or looks up something, and handshakes."""
    reads = scope["type"] == "http" and scope["method"] in READS
    return not reads or scope["path"].startswith(LIMITED)


async def _answer(send: Any, refused: Refused, accept_language: str) -> None:
    body = msgspec.json.encode(problem_of(refused, accept_language))
    status = status_of(refused)
    headers = [*SAFE, (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == TOO_MANY:
        headers += [(b"retry-after", b"60"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _tell_page(send: Any, refused: Refused, accept_language: str) -> None:
    """For a person who opens a page: nothing else of ours is answered, so it says all by itself."""
    told = problem_of(refused, accept_language)
    language = words_for(accept_language).language
    body = page(language, "Backnine", f"<h1>Backnine</h1><p>{escape(told.text)}</p>").encode()
    headers = [*SAFE, (b"content-type", b"text/html; charset=utf-8"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status_of(refused), "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def reject(send: Any, refused: Refused, accept_language: str = "") -> None:
    """The same for a handshake, whose answer no person reads."""
    headers = [*SAFE, (b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "websocket.http.response.start", "status": status_of(refused), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": refused.why.encode()})
