"""Plain HTTP connections that never come to an end: cut off, counted, and in nobody's way. Real sockets."""

import asyncio
import re
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from backnine.refused import Refused
from backnine.server.frames import FrameProtocol
from backnine.server.guard import Guard, household
from backnine.server.line import lines_of
from backnine.server.metrics import Metrics
from backnine.server.settings import ServerSettings
from tests.server.host import PATIENCE, Host
from tests.server.test_hostile import handshake

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(60)]

SECONDS = 0.4  # for a request or an answer, in these tests
HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n"
UPGRADE = handshake("127.0.0.1", "backnine.1")
LARGE = 8_000_000  # bytes: more than systems keep for who does not read


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """Reads the request to its end; a large answer where it is asked for. A handshake is left waiting."""
    if scope["type"] == "websocket":
        await receive()
        await receive()  # the end
        return
    if scope["path"] != "/at-once":
        while (await receive()).get("more_body"):
            pass
    body = b"x" * (LARGE if scope["path"] == "/large" else 5)
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 200, "headers": [length]})
    await send({"type": "http.response.body", "body": body})


class Caller:
    """A raw connection that says things."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.since = time.monotonic()

    async def read_answer(self) -> bytes:
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        return head + await self.reader.readexactly(5)

    async def cut_off_after(self, trickle: bytes = b"") -> float:
        """Say this again and again until one is cut off; seconds since the beginning."""
        while not self.reader.at_eof() and not self.writer.is_closing():
            try:
                self.writer.write(trickle)
                await self.writer.drain()
                await asyncio.wait_for(self.reader.read(100), SECONDS / 20)
            except TimeoutError:
                assert time.monotonic() < self.since + PATIENCE, "for ever"
            except ConnectionError:
                break
        self.writer.close()
        return time.monotonic() - self.since


class Door:
    """Only the lines of a server, with little patience. `async with Door() as door: await door.call(...)`"""

    def __init__(self, **wishes: Any) -> None:
        self.loop = asyncio.get_running_loop()
        self.guard = Guard(ServerSettings(**wishes), self.loop.time, Metrics())
        self.callers: list[Caller] = []

    async def __aenter__(self) -> "Door":
        config = uvicorn.Config(
            answer, ws=FrameProtocol, log_config=None, lifespan="off", timeout_keep_alive=5
        )
        config.load()
        line, state = lines_of(self.guard), ServerState()
        line.request_seconds = line.unread_seconds = SECONDS
        self.server = await self.loop.create_server(
            lambda: line(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *problem: object) -> None:
        for caller in self.callers:
            caller.writer.close()
        await self.gone()
        self.server.close()

    async def call(self, said: bytes = b"") -> Caller:
        begun = time.monotonic()  # the server's patience begins with the connection
        caller = Caller(*await asyncio.open_connection("127.0.0.1", self.port))
        caller.since = begun
        caller.writer.write(said)
        self.callers.append(caller)
        return caller

    @property
    def lines(self) -> int:
        return self.guard.lines.count

    async def gone(self, lines: int = 0) -> None:
        """Everybody else has hung up, and the guard knows."""
        end = time.monotonic() + PATIENCE
        while self.lines != lines:
            assert time.monotonic() < end
            await asyncio.sleep(0.01)
        assert sum(self.guard.lines.inside.values()) == lines
        assert self.guard.open == lines


@pytest.mark.parametrize(
    ("said", "trickle"),
    [
        (b"", b""),
        (b"G", b""),
        (HEAD, b""),
        (HEAD, b"x: y\r\n"),
        (POST, b""),
        (POST, b"x"),
        (POST.replace(b"/ ", b"/at-once "), b"x"),
        (POST.replace(b"Content-Length: 1000", b"Transfer-Encoding: chunked"), b"1\r\nx\r\n"),
    ],
    ids=[
        "silence",
        "one letter",
        "half a head",
        "a head without end",
        "no body",
        "a slow body",
        "unread",
        "chunks",
    ],
)
async def test_a_request_that_does_not_end_is_cut_off(said: bytes, trickle: bytes) -> None:
    async with Door() as door:
        caller = await door.call(said)
        assert await caller.cut_off_after(trickle) >= SECONDS * 0.9
        await door.gone()


async def test_the_second_request_has_its_own_time_and_no_more() -> None:
    whole = HEAD + b"\r\n"
    async with Door() as door:
        caller = await door.call(whole)
        for _ in range(3):  # whoever comes back in time is always welcome
            assert b"200 OK" in await caller.read_answer()
            await asyncio.sleep(SECONDS / 2)
            caller.writer.write(whole)
        await caller.read_answer()
        caller.since = time.monotonic()
        assert await caller.cut_off_after(b"x") >= SECONDS * 0.9
        both = await door.call(whole + HEAD)  # the second comes with the first, by half
        await both.read_answer()
        assert await both.cut_off_after(b"x: y\r\n") >= SECONDS * 0.9
        await door.gone()


async def test_an_answer_nobody_takes_is_not_kept() -> None:
    async with Door() as door:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        await door.loop.sock_connect(deaf, ("127.0.0.1", door.port))
        await door.loop.sock_sendall(deaf, HEAD.replace(b"/ ", b"/large ") + b"\r\n")
        await door.gone(1)
        await door.gone()
        deaf.close()


async def test_one_address_has_so_many_lines_at_a_time() -> None:
    async with Door(per_address=3) as door:
        callers = [await door.call() for _ in range(3)]
        await door.gone(3)
        shut_out = await door.call(HEAD + b"\r\n")
        assert await shut_out.cut_off_after() < SECONDS
        assert door.lines == 3
        for caller in callers:
            caller.writer.close()
        await door.gone()
        assert b"200 OK" in await (await door.call(HEAD + b"\r\n")).read_answer()


async def test_a_handshake_is_a_request_until_it_has_succeeded() -> None:
    """It is counted, it is in the limit, and its time comes to an end."""
    async with Door(per_address=3) as door:
        callers = [await door.call(UPGRADE) for _ in range(3)]
        await door.gone(3)
        shut_out = await door.call(HEAD + b"\r\n")
        assert await shut_out.cut_off_after() < SECONDS
        assert door.lines == 3
        for caller in callers:
            assert await caller.cut_off_after() >= SECONDS * 0.9
        await door.gone()


async def test_a_proxy_has_as_many_lines_as_it_needs() -> None:
    async with Door(per_address=1, proxy="10.0.0.1,127.0.0.1") as door:
        for _ in range(5):
            assert b"200 OK" in await (await door.call(HEAD + b"\r\n")).read_answer()


async def test_a_visitors_socket_is_no_line_any_more(tmp_path: Path) -> None:
    """It stays when the time for a request is over, and others may still ask for pages."""
    with Host(tmp_path / "data", "--rate", "1000", "--per-address", "4", "--workers", "1") as host:
        made = host.make()
        clients = [await host.enter(made["seats"][seat]["token"]) for seat in (0, 1)]
        half = [socket.create_connection(("127.0.0.1", host.port)) for _ in range(3)]
        for line in half[1:]:
            line.sendall(UPGRADE[:60])
        half[0].sendall(POST.replace(b"POST /", b"POST /api/join") + b'{"code":')
        assert host.get("/health").text == "ok\n"
        for line in half:
            line.settimeout(PATIENCE)
            assert await asyncio.to_thread(_is_over, line)
        assert host.get("/health").text == "ok\n"
        for client in clients:
            assert (await client.ask("ping", "pong"))["t"] == "pong"
            await client.leave()
        assert host.stop() == 0
        assert not re.search("error|Traceback", host.log.read_text())


def _is_over(line: socket.socket) -> bool:
    with line:
        try:
            return line.recv(1) == b""
        except ConnectionError:
            return True


def test_a_household_has_one_share_however_many_addresses() -> None:
    home = "2001:db8:1:2::/64"
    assert {household(f"2001:db8:1:2:{n:x}::{n:x}") for n in range(1, 20)} == {home}
    assert household("2001:db8:1:3::1") != home
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("192.0.2.2") != household("192.0.2.1")
    assert household("?") == "?"
    assert household("fe80::1%eth0") == "fe80::/64"


def test_limits_go_by_household() -> None:
    guard = Guard(ServerSettings(requests_per_minute=2, per_address=1), lambda: 0.0, Metrics())

    def refused(act: Callable[[str], object], address: str) -> bool:
        try:
            act(address)
        except Refused:
            return True
        return False

    for act in (guard.check_rate, guard.come_in, guard.connect):
        for n in range(2):
            refused(act, f"2001:db8::{n + 1}")
        assert refused(act, "2001:db8::ffff")
        assert not refused(act, "2001:db8:0:1::1")
