"""A server under load: durable moves a second, how long a move takes to the other player, memory.

    python bench/load.py [--tables 1000] [--seconds 20] [--rate 1000] [--game play-nine] [--json]

The server runs on one core, the players of this program on another. Every table has two seats; every move is
authorised, checked by the full rules and on disk before anybody hears of it. First all tables play as
fast as they can (saturation), then at a fixed rate (latency). The baseline is a bare Litestar echo.
The last line is one JSON object.

    python bench/load.py --processes 2      so many processes on a PostgreSQL and a Valkey started for it

Then nothing is pinned to a core, most tables have visitors in other processes than their owner's, and
`--processes 0` shows what PostgreSQL costs without a bus.
"""

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import re
import signal
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import uvloop

SERVER_CORE, PLAYER_CORE = 0, 1
_N = re.compile(rb'"n":(\d+)')
_MOVES = re.compile(rb'"moves":\[([^\]]*)\]')
_HOLE = re.compile(rb'"hole":(\d+)')
_SEAT = re.compile(rb'"seat":(\d+)')
_ACTING = re.compile(rb'"acting":\[(\d+)')

ECHO = """
import sys, uvicorn
from litestar import Litestar, WebSocket, websocket
@websocket("/api/socket")
async def echo(socket: WebSocket) -> None:
    await socket.accept(subprotocols="backnine.1")
    while True:
        text = await socket.receive_text()
        await socket.send_text(text)
uvicorn.run(Litestar([echo]), port=int(sys.argv[1]), log_level="warning", ws="websockets-sansio",
            ws_per_message_deflate=False, access_log=False)
"""


class Line(asyncio.Protocol):
    """The least WebSocket client that works: text frames both ways."""

    def __init__(self, port: int, token: str) -> None:
        self.port = port
        self.token = token
        self.buffer = b""
        self.open = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Protocol: backnine.1, token.{self.token}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head:
                raise SystemExit(f"the server answered {head!r}")
            self.open, self.buffer = True, rest
            self.opened()
        while True:
            buffer = self.buffer
            if len(buffer) < 2:
                return
            size, start = buffer[1], 2
            if size == 126:
                if len(buffer) < 4:
                    return
                size, start = struct.unpack_from(">H", buffer, 2)[0], 4
            if len(buffer) < start + size:
                return
            payload, self.buffer = buffer[start : start + size], buffer[start + size :]
            kind = buffer[0] & 15
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self.transport.write(b"\x8a" + bytes([0x80 | size]) + bytes(4) + payload)

    def say(self, payload: bytes) -> None:
        size = len(payload)
        assert size < 126
        self.transport.write(b"\x81" + bytes([0x80 | size]) + bytes(4) + payload)  # a mask of zeros

    def opened(self) -> None: ...

    def heard(self, payload: bytes) -> None: ...


class Echo(Line):
    count = 0

    def opened(self) -> None:
        self.say(b'{"t":"move","n":17,"move":"swap 3"}')

    def heard(self, payload: bytes) -> None:
        Echo.count += 1
        self.say(payload)


class Load:
    """What all players share."""

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause  # seconds before each move, on average
        self.moves = 0
        self.seated = 0  # players who have had their first view
        self.problem = ""
        self.latencies: list[float] = []
        self.dice = random.Random(9)
        self.loop = asyncio.get_running_loop()


class Player(Line):
    """Plays at random. Where both may move, the first goes first: what is counted are moves that are made."""

    def __init__(self, port: int, token: str, load: Load, sent: dict[int, float]) -> None:
        super().__init__(port, token)
        self.load = load
        self.sent = sent  # by move number, shared by the two players of a table
        self.mine: set[int] = set()
        self.last = -1

    def opened(self) -> None:
        self.say(b'{"t":"hello"}')

    def heard(self, payload: bytes) -> None:
        if payload.startswith(b'{"t":"view"'):
            self.seen(payload)
        elif payload.startswith(b'{"t":"table","state":"over"'):
            self.say(b'{"t":"rematch"}')
        elif b'"why":"too-fast"' in payload:  # while most are still on their way in, these few have it all
            self.load.loop.call_later(0.5, self.opened)
        elif payload.startswith((b'{"t":"refused"', b'{"t":"bye"')) and b"table-is" not in payload:
            self.load.problem = payload.decode()

    def seen(self, payload: bytes) -> None:
        n = int(_N.search(payload)[1])  # type: ignore[index]
        self.load.seated += self.last < 0
        if n - 1 in self.sent and n - 1 not in self.mine and self.last < n:
            self.load.latencies.append(time.perf_counter() - self.sent.pop(n - 1))
        self.last = max(self.last, n)
        if b'"phase":"over"' in payload:
            self.say(b'{"t":"seen","hole":%s}' % _HOLE.search(payload)[1])  # type: ignore[index]
            return
        moves = _MOVES.search(payload)[1]  # type: ignore[index]
        if moves and _ACTING.search(payload)[1] == _SEAT.search(payload)[1]:  # type: ignore[index]
            choices = [move for move in moves.split(b",") if move != b'"knock"'] or [b'"knock"']
            move = self.load.dice.choice(choices)  # who never knocks plays longer holes
            if self.load.pause:
                wait = self.load.dice.uniform(0.5, 1.5) * self.load.pause
                self.load.loop.call_later(wait, self.play, n, move)
            else:
                self.play(n, move)

    def play(self, n: int, move: bytes) -> None:
        if self.transport.is_closing():
            return
        self.mine.add(n)
        self.sent[n] = time.perf_counter()
        self.load.moves += 1
        self.say(b'{"t":"move","n":%d,"move":%s}' % (n, move))


def request(port: int, path: str, data: object) -> Any:
    call = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(data).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(call) as answer:
        return json.load(answer)


@contextlib.contextmanager
def running(command: list[str], port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server on its own core."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    if "--database" not in command:
        os.sched_setaffinity(process.pid, {SERVER_CORE})
    try:
        for _ in range(200):
            try:
                asyncio.run(_knock(port))
                break
            except OSError:
                time.sleep(0.05)
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)


async def _knock(port: int) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()


def memory_mb(process: subprocess.Popen[bytes]) -> float:
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]


def cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def echo_rate(port: int, lines: int, seconds: float) -> float:
    loop = asyncio.get_running_loop()
    transports = [
        (await loop.create_connection(lambda: Echo(port, "x"), "127.0.0.1", port))[0] for _ in range(lines)
    ]
    await asyncio.sleep(1)
    start, before = time.perf_counter(), Echo.count
    await asyncio.sleep(seconds)
    rate = (Echo.count - before) / (time.perf_counter() - start)
    for transport in transports:
        transport.close()
    return rate


async def table_load(
    port: int, tables: list[Any], load: Load, seconds: float, server: subprocess.Popen[bytes]
) -> tuple[float, list[float], list[float]]:
    """Moves a second, how long each took to the other player, and the server's memory over the time."""
    loop = asyncio.get_running_loop()
    transports = []
    for table in tables:
        sent: dict[int, float] = {}
        for seat in table["seats"]:
            token = seat["token"]
            made, _ = await loop.create_connection(
                partial(Player, port, token, load, sent), "127.0.0.1", port
            )
            transports.append(made)
    while load.seated < len(transports) and not load.problem:  # tables that slept are read from disk first
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    load.latencies.clear()
    start, before, memory = time.perf_counter(), load.moves, []
    for _ in range(8):
        await asyncio.sleep(seconds / 8)
        memory.append(memory_mb(server))
        if load.problem:
            raise SystemExit(f"the server refused: {load.problem}")
    rate = (load.moves - before) / (time.perf_counter() - start)
    latencies = list(load.latencies)
    for transport in transports:
        transport.close()
    await asyncio.sleep(0.5)
    return rate, latencies, memory


def new_tables(port: int, count: int, game: str) -> list[Any]:
    here = [{"who": "here", "name": "Ann"}, {"who": "here", "name": "Ben"}]
    wish = {"game": game, "chairs": here, "timer": 0, "start": True}
    return [request(port, "/api/tables", wish) for _ in range(count)]


def engines(processes: int | None) -> list[str]:
    """The options of a server on real engines, which wait for the disk as they should; none: a file."""
    if processes is None:
        return []
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.engines import PostgresServer, ValkeyServer  # noqa: PLC0415 - only when asked for

    PostgresServer.options = ()
    return [
        *("--database", PostgresServer().url()),
        *(("--bus", ValkeyServer().url, "--processes", str(processes)) if processes else ()),
    ]


def measure(options: argparse.Namespace) -> dict[str, object]:
    if options.processes is None:
        os.sched_setaffinity(0, {PLAYER_CORE})
    result: dict[str, object] = {"game": options.game, "tables": options.tables}
    if options.processes is not None:
        result["processes"] = options.processes
    with running([sys.executable, "-c", ECHO, "8731"], 8731):
        result["echo_per_s"] = round(uvloop.run(echo_rate(8731, 100, 5)))
    with tempfile.TemporaryDirectory() as folder:
        command = [
            str(Path(sys.executable).with_name("backnine")),
            "serve",
            "--port",
            "8732",
            "--data",
            folder,
        ]
        command += ["--per-address", "100000", "--rate", "1000000", "--megabytes", "1000000"]
        command += engines(options.processes)
        with running(command, 8732) as server:
            idle = memory_mb(server)
            tables = new_tables(8732, options.tables, options.game)

            async def saturate() -> float:
                return (await table_load(8732, tables[: options.busy], Load(), options.seconds, server))[0]

            before, began = cpu_seconds(server), time.perf_counter()
            result["moves_per_s"] = round(uvloop.run(saturate()))
            busy = (cpu_seconds(server) - before) / (time.perf_counter() - began)
            result["server_cpu"] = round(busy, 2)

            async def steady() -> tuple[float, list[float], list[float]]:
                load = Load(options.tables / options.rate)
                return await table_load(8732, tables, load, options.steady or options.seconds, server)

            rate, latencies, memory = uvloop.run(steady())
            result["steady_moves_per_s"] = round(rate)
            result["p50_ms"] = round(quantile(latencies, 0.5) * 1000, 2)
            result["p99_ms"] = round(quantile(latencies, 0.99) * 1000, 2)
            result["idle_mb"] = round(idle)
            result["live_mb"] = round(memory[-1])
            result["mb_per_1000_tables"] = round((memory[-1] - idle) * 1000 / options.tables)
            result["growth_mb"] = round(memory[-1] - memory[1], 1)  # over the last three quarters
    result["of_echo"] = round(result["moves_per_s"] / result["echo_per_s"], 2)  # type: ignore[operator]
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--busy", type=int, default=1000, help="tables that play at saturation")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--steady", type=float, help="seconds at the fixed rate, if not the same")
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--game", default="play-nine")
    parser.add_argument("--processes", type=int, help="on PostgreSQL; 0: one, without a bus")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    result = measure(options)
    if not options.json:
        for key, value in result.items():
            print(f"{key:>20} {value}")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
