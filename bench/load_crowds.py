"""Crowds for bench/load.py: all who come back after a restart, readers that read nothing, idle sockets.

As a program of its own it holds idle sockets, as one process may not have so many:

    python bench/load_crowds.py PORT < tokens      a token a line; it says how many are open
"""

import asyncio
import json
import socket
import sys
import time
from functools import partial
from typing import Any, ClassVar

import uvloop

from load_clients import Line, Load, Player, quantile

PATIENCE = (0.25, 0.5, 1, 2, 4, 8)  # seconds before trying again, as our clients have it
AT_ONCE = 200  # handshakes of one process
LITTLE = 4096  # bytes the system keeps for a reader that reads nothing


class Returning(Player):
    """Comes back when the line is cut, as the browser does, and notes when it has the table again."""

    def __init__(self, port: int, token: str, load: Load, storm: "Storm") -> None:
        super().__init__(port, token, load, {})
        self.storm = storm

    def opened(self) -> None:
        self.say(b'{"t":"hello"}')

    def heard(self, payload: bytes) -> None:
        if payload.startswith(b'{"t":"view"') and self.token not in self.storm.here:
            self.storm.here[self.token] = time.perf_counter()

    def turned_away(self, head: bytes) -> None:
        self.storm.refused += 1
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self.storm.lost(self)


class Storm:
    """Everybody at once loses the line."""

    def __init__(self, port: int, tokens: list[str]) -> None:
        self.port = port
        self.tokens = tokens
        self.load = Load()
        self.here: dict[str, float] = {}
        self.refused = 0
        self.tries: dict[str, int] = {}
        self._coming: set[asyncio.Task[None]] = set()
        self._over = False

    async def come(self) -> None:
        for token in self.tokens:
            await self._dial(token)
        while len(self.here) < len(self.tokens):
            await asyncio.sleep(0.05)

    async def come_back(self, opened: float) -> dict[str, object]:
        """Seconds from when the server was open again."""
        while len(self.here) < len(self.tokens):
            await asyncio.sleep(0.05)
        took = [max(0.0, at - opened) for at in self.here.values()]
        self._over = True
        return {
            "sockets": len(took),
            "half_back_s": round(quantile(took, 0.5), 2),
            "p99_back_s": round(quantile(took, 0.99), 2),
            "all_back_s": round(max(took), 2),
            "refused": self.refused,
            "tries": sum(self.tries.values()),
        }

    def lost(self, player: Returning) -> None:
        if not self._over:
            self.here.pop(player.token, None)
            self._spawn(self._again(player.token))

    async def _again(self, token: str) -> None:
        tries = self.tries.get(token, 0)
        pause = PATIENCE[min(tries, len(PATIENCE) - 1)] * self.load.dice.uniform(0.5, 1.5)
        self.tries[token] = tries + 1
        await asyncio.sleep(pause)
        try:
            await self._dial(token)
        except OSError:
            self._spawn(self._again(token))

    async def _dial(self, token: str) -> None:
        make = partial(Returning, self.port, token, self.load, self)
        await asyncio.get_running_loop().create_connection(make, "127.0.0.1", self.port)

    def _spawn(self, what: Any) -> None:
        task = asyncio.ensure_future(what)
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)


class Deaf(Line):
    """Says hello, and then reads nothing any more."""

    def opened(self) -> None:
        self.say(b'{"t":"hello"}')
        self.transport.pause_reading()


async def deaf_ears(port: int, tokens: list[str]) -> list[Any]:
    loop = asyncio.get_running_loop()
    ears = []
    for token in tokens:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
        line.setblocking(False)
        await loop.sock_connect(line, ("127.0.0.1", port))
        ears.append((await loop.create_connection(partial(Deaf, port, token), sock=line))[0])
    return ears


class Idle(Line):
    """Watches a table at which nothing happens."""

    counts: ClassVar = {"open": 0, "refused": 0, "lost": 0}
    has_come = False

    def opened(self) -> None:
        self.say(b'{"t":"hello"}')

    def heard(self, payload: bytes) -> None:
        if not self.has_come:
            self.has_come = True
            Idle.counts["open"] += 1

    def turned_away(self, head: bytes) -> None:
        Idle.counts["refused"] += 1
        self.has_come = True
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        Idle.counts["lost"] += self.open


async def hold(port: int, tokens: list[str]) -> None:
    loop = asyncio.get_running_loop()
    for first in range(0, len(tokens), AT_ONCE):
        making = [
            loop.create_connection(partial(Idle, port, token), "127.0.0.1", port)
            for token in tokens[first : first + AT_ONCE]
        ]
        lines = [line for _, line in await asyncio.gather(*making)]
        while not all(line.has_come for line in lines):
            await asyncio.sleep(0.01)
    print(json.dumps(Idle.counts), flush=True)
    await asyncio.to_thread(sys.stdin.read)
    print(json.dumps(Idle.counts), flush=True)


def main() -> None:
    tokens = []
    while (line := sys.stdin.readline().strip()) != "":
        tokens.append(line)
    uvloop.run(hold(int(sys.argv[1]), tokens))


if __name__ == "__main__":
    main()
