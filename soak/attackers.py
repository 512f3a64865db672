"""Attacks on a server of our own: `python -m soak.attackers NAME PORT SECONDS`.

They know nothing of how the server is made, and come from addresses of their own. Each is bounded in time and
in what it has open. They run in a process of their own, which stands back: an attacker elsewhere would take
nothing from the server's processor. At the end one line of JSON tells what was answered.
"""

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from websockets import Subprotocol, WebSocketException
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

HERE = "127.0.0.1"
PAUSE = 0.5  # seconds, where nothing is to be had
FOREIGN = {"origin": "https://evil.example"}
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Attack:
    """One attacker: an address, an end, and what was answered how often."""

    def __init__(self, port: int, end: float, address: str = "127.0.0.2") -> None:
        self.port = port
        self.end = end
        self.address = address
        self.answers: Counter[str] = Counter()
        self.dice = random.Random(7)

    @property
    def on(self) -> bool:
        return time.monotonic() < self.end

    async def many(self, count: int, doing: Callable[[int], Awaitable[None]]) -> None:
        """So many at the same time, each again and again until the end."""

        async def again(number: int) -> None:
            while self.on:
                try:
                    async with asyncio.timeout(max(0.05, self.end - time.monotonic())):
                        await doing(number)
                except (OSError, WebSocketException, EOFError, TimeoutError) as error:
                    self.answers[type(error).__name__] += 1
                    await asyncio.sleep(PAUSE)

        await asyncio.gather(*(again(number) for number in range(count)))

    async def request(
        self, method: str, path: str, body: bytes = b"", source: str = "", **headers: str
    ) -> tuple[int, bytes]:
        """One request on a connection of its own."""
        reader, writer = await asyncio.open_connection(
            HERE, self.port, local_addr=(source or self.address, 0)
        )
        try:
            said = {"host": f"{HERE}:{self.port}", "connection": "close"}
            said |= {"content-type": "application/json", "content-length": str(len(body))} if body else {}
            said |= {name.replace("_", "-"): value for name, value in headers.items()}
            head = "".join(f"{name}: {value}\r\n" for name, value in said.items())
            writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
            await writer.drain()
            answer = await reader.read(1 << 22)
            while more := await reader.read(1 << 22):
                answer += more
        finally:
            writer.transport.abort()
        status = int(answer[9:12] or 0)
        self.answers[f"{status}"] += 1
        return status, answer.partition(b"\r\n\r\n")[2]

    async def post(self, path: str, wish: Json, **more: str) -> tuple[int, Json]:
        status, body = await self.request("POST", path, json.dumps(wish).encode(), **more)
        with suppress(ValueError):
            told: Json = json.loads(body)
            return status, told
        return status, {}

    def dial(self, *tokens: str) -> connect:
        protocols = [Subprotocol("backnine.1"), *(Subprotocol(f"token.{token}") for token in tokens)]
        return connect(
            f"ws://{HERE}:{self.port}/api/socket",
            subprotocols=protocols,
            proxy=None,
            compression=None,
            max_size=None,
            local_addr=(self.address, 0),
        )


# Unanswered upgrades

_UPGRADE = "GET /api/socket HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
_UPGRADE += "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
_UPGRADE += "sec-websocket-protocol: backnine.1\r\n"
_TRICKS = (
    "content-length: 1\r\n\r\n",
    "".join(f"x-{number}: 1\r\n" for number in range(200)) + "\r\n",
    f"x-long: {'x' * 9000}\r\n\r\n",
    "",  # it never comes to an end
    "transfer-encoding: chunked\r\n\r\n",
)


async def upgrades(attack: Attack) -> None:
    """Six hundred sockets that ask for an upgrade which nobody can grant, and wait."""

    async def upgrade(number: int) -> None:
        reader, writer = await asyncio.open_connection(HERE, attack.port, local_addr=(attack.address, 0))
        try:
            asked = _UPGRADE.format(host=f"{HERE}:{attack.port}") + _TRICKS[number % len(_TRICKS)]
            writer.write(asked.encode())
            attack.answers[(await reader.read(12)).decode("latin-1") or "closed"] += 1
            await reader.read()
            await asyncio.sleep(PAUSE)
        finally:
            writer.transport.abort()

    await attack.many(600, upgrade)


# Long matches


async def long_matches(attack: Attack) -> None:
    """The longest match there can be, and eight who fetch its record all the time; and another match."""

    async def play_and_fetch(_: int) -> None:
        table = await _long_table(attack)
        await _play_long(attack, table, 10**6)
        tokens = _tokens(table)

        async def fetch(_: int) -> None:
            await attack.request("GET", "/api/records/0", authorization=f"Bearer {tokens[0]}")

        await attack.many(8, fetch)

    await attack.many(2, play_and_fetch)


async def big_reloads(attack: Attack) -> None:
    """A long hole in play, and eight devices that ask for all of it again and again."""
    table = await _long_table(attack)
    await _play_long(attack, table, 380)

    async def reload(_: int) -> None:
        async with attack.dial(*_tokens(table)) as line:
            while attack.on:
                await line.send('{"t":"hello"}')
                answer = json.loads(await line.recv())
                attack.answers[answer["t"]] += 1
                if answer["t"] == "refused":
                    await asyncio.sleep(0.02)

    await attack.many(8, reload)


async def _long_table(attack: Attack) -> Json:
    chairs = [{"who": "here", "name": "A"}, {"who": "here", "name": "B"}]
    wish = {"game": "play-nine", "house": "holes=1,renewals=5", "chairs": chairs, "pace": 0, "start": True}
    status, table = await attack.post("/api/tables", wish)
    if status != 201:
        raise EOFError(table)
    return table


def _tokens(table: Json) -> list[str]:
    return [seat["token"] for seat in table["seats"]]


async def _play_long(attack: Attack, table: Json, most: int) -> None:
    """Take and swap for as long as the rules let us, with a draw now and then, which they want to see."""
    async with attack.dial(*_tokens(table)) as line:
        await line.send('{"t":"hello"}')
        view: Json = {}
        for number in range(most):
            view = await _next_view(line, view)
            if not attack.on or view["phase"] == "over" or not view["moves"]:
                return
            if view["seat"] not in view["acting"]:
                await line.send(json.dumps({"t": "eyes", "seat": view["acting"][0]}))
                continue
            moves = view["moves"]
            begin = "draw" if number % 40 < 3 else "take"
            liked = [move for move in moves if move == begin or move.startswith("swap")]
            move = liked[0] if liked else moves[0]
            await line.send(json.dumps({"t": "move", "n": view["n"], "move": move, "seat": view["seat"]}))
            attack.answers["moves"] += 1
            await asyncio.sleep(0.05)


async def _next_view(line: ClientConnection, before: Json) -> Json:
    while True:
        told: Json = json.loads(await line.recv())
        if told["t"] == "view":
            return told
        if told["t"] == "refused":
            await asyncio.sleep(0.2)
            await line.send(json.dumps({"t": "hello", "have": before.get("n", 0)}))


# Bots of others


async def bots(attack: Attack) -> None:
    """Sixty tables where bots that think hard play each other."""

    async def table(_: int) -> None:
        chairs = [{"who": "bot", "bot": "tour@1000"}] * 4
        wish = {"game": "play-nine", "chairs": chairs, "pace": 0, "start": True}
        status = (await attack.post("/api/tables", wish))[0]
        await asyncio.sleep(PAUSE if status != 201 else 20)

    await attack.many(60, table)


# Requests

_PATHS = (
    "/",
    "/api/offer",
    "/api/docs",
    "/api/docs/openapi.json",
    "/metrics",
    "/nothing",
    "/api/table",
    "/ready",
)


async def gets(attack: Attack) -> None:
    """Everything that can be had for nothing, as quick as it comes; the documentation first of all."""
    await attack.request("GET", "/api/docs")

    async def get(_: int) -> None:
        await attack.request("GET", attack.dice.choice(_PATHS))

    await attack.many(32, get)


async def bad_bodies(attack: Attack) -> None:
    async def post(number: int) -> None:
        body = (b'{"game": "\xff\xfe"}', b"\xc3\x28" * 4000, b"[" * 10_000, b'{"a":' * 2_000)[number % 4]
        await attack.request("POST", ("/api/tables", "/api/join", "/api/qr")[number % 3], body)

    await attack.many(16, post)


async def foreign_pages(attack: Attack) -> None:
    """A page of another site in a browser of the stranger's own household."""

    async def post(_: int) -> None:
        await attack.request("POST", "/api/tables", b'{"game": "play-nine"}', HERE, **FOREIGN)
        await asyncio.sleep(0.01)

    await attack.many(8, post)


async def codes(attack: Attack) -> None:
    """Codes of invitations are guessed from two thousand addresses."""

    async def guess(number: int) -> None:
        source = f"127.1.{number}.{attack.dice.randrange(1, 100)}"
        code = "".join(attack.dice.choices(LETTERS, k=7))
        _, told = await attack.post("/api/join", {"code": code, "name": "Guess"}, source=source)
        attack.answers[str(told.get("why"))] += 1

    await attack.many(20, guess)


async def forged_addresses(attack: Attack) -> None:
    """One address says that it is many."""

    async def post(_: int) -> None:
        said = ".".join(str(attack.dice.randrange(1, 255)) for _ in range(4))
        chairs = [{"who": "here", "name": "A"}, {"who": "bot", "bot": "rookie"}]
        wish = {"game": "play-nine", "chairs": chairs}
        await attack.post("/api/tables", wish, x_forwarded_for=said, x_real_ip=said, forwarded=f"for={said}")

    await attack.many(8, post)


async def mixed(attack: Attack) -> None:
    """All of them at once, each from an address of its own."""
    kinds = [doing for name, doing in ATTACKS.items() if name != "mixed"]
    several = [Attack(attack.port, attack.end, f"127.0.0.{number}") for number in range(2, 2 + len(kinds))]
    await asyncio.gather(
        *(doing(each) for doing, each in zip(kinds, several, strict=True)), return_exceptions=True
    )
    for each in several:
        attack.answers += each.answers


ATTACKS: dict[str, Callable[[Attack], Coroutine[Any, Any, None]]] = {
    "upgrades": upgrades,
    "long_matches": long_matches,
    "bots": bots,
    "gets": gets,
    "bad_bodies": bad_bodies,
    "foreign_pages": foreign_pages,
    "codes": codes,
    "forged_addresses": forged_addresses,
    "big_reloads": big_reloads,
    "mixed": mixed,
}


def main() -> None:
    os.nice(5)
    name, port, seconds = sys.argv[1:]
    attack = Attack(int(port), time.monotonic() + float(seconds))
    with suppress(EOFError, OSError, WebSocketException, TimeoutError):
        asyncio.run(ATTACKS[name](attack))
    print(json.dumps(attack.answers))


if __name__ == "__main__":
    main()
