"""The clients of bench/load.py: as little work as possible, so that the server is what is measured."""

import asyncio
import base64
import os
import random
import re
import struct
import time
from typing import Any

_N = re.compile(rb'"n":(\d+)')
_MOVES = re.compile(rb'"moves":\[([^\]]*)\]')
_HOLE = re.compile(rb'"hole":(\d+)')
_SEAT = re.compile(rb'"seat":(\d+)')
_ACTING = re.compile(rb'"acting":\[(\d+)')


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
                self.turned_away(head)
                return
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

    def turned_away(self, head: bytes) -> None:
        raise SystemExit(f"the server answered {head!r}")

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

    def turned_away(self, head: bytes) -> None:
        self.load.problem = head.partition(b"\r\n")[0].decode()

    def connection_lost(self, error: Exception | None) -> None:
        if self.last < 0:
            self.load.problem = self.load.problem or f"the line was lost: {error}"

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


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")
