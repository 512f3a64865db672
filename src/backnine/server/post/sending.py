"""A request to a server that is not ours: to no private address, without following anybody elsewhere, read no
further than the head of its answer, and over in some seconds."""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from backnine.refused import Refused
from backnine.server.post.bells import is_public

SECONDS: Final = 10.0  # for all of it
LARGEST_HEAD: Final = 16 * 1024


class HttpAnswer(NamedTuple):
    status: int
    again: int  # seconds after which to try again, if it says so


class UnsentError(Exception):
    """Nobody there, or nobody to whom we would send."""


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def send(url: str, headers: Mapping[str, str], body: bytes, *, near: bool) -> HttpAnswer:
    """`near`: private addresses will do."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _send(url, headers, body, near=near)
    except (OSError, EOFError, ValueError, TimeoutError, asyncio.LimitOverrunError) as error:
        raise UnsentError(type(error).__name__) from None


async def _send(url: str, headers: Mapping[str, str], body: bytes, *, near: bool) -> HttpAnswer:
    at = urlsplit(url)
    host, is_safe = at.hostname or "", at.scheme == "https"
    address, port = await _address(host, at.port or (443 if is_safe else 80), near=near)
    reader, writer = await asyncio.open_connection(
        address,
        port,
        limit=LARGEST_HEAD,
        ssl=_tls() if is_safe else None,
        server_hostname=host if is_safe else None,
    )
    try:
        target = (at.path or "/") + (f"?{at.query}" if at.query else "")
        said = {"Host": at.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
        head = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
        writer.write("\r\n".join(head).encode("ascii") + body)
        await writer.drain()
        return _read(await reader.readuntil(b"\r\n\r\n"))
    finally:
        writer.transport.abort()


async def _address(host: str, port: int, *, near: bool) -> tuple[str, int]:
    """What the name leads to just now, looked at before anything is sent: it is sent to just that."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, place in found:
        address = str(place[0]).partition("%")[0]
        if near or is_public(address):
            return address, port
    raise UnsentError("private")


def _read(head: bytes) -> HttpAnswer:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, status, *_ = first.split(" ")
    if not version.startswith("HTTP/1."):
        raise ValueError("no HTTP")
    fields = dict(line.lower().split(": ", 1) for line in lines if ": " in line)
    again = fields.get("retry-after", "")
    return HttpAnswer(int(status), int(again) if again.isdecimal() and len(again) < 6 else 0)


def check_webhook(url: str | None) -> None:
    """An address that the host has given: it may be anywhere."""
    if url is None:
        return
    try:
        at = urlsplit(url)
        is_one = at.scheme in ("http", "https") and bool(at.hostname) and at.port != 0
    except ValueError:
        is_one = False
    if not is_one or "@" in url or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused("bad-webhook", url=url[:80])
