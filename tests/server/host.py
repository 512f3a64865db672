"""A real server in a process of its own, and clients at real sockets that keep every byte they got."""

import asyncio
import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from itertools import chain, repeat
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets import ConnectionClosed, Subprotocol
from websockets.asyncio.client import ClientConnection, connect

from backnine.protocol import SUBPROTOCOL, TOKEN_PREFIX
from backnine.store import Kept
from backnine.store.sqlite import SqliteStore
from tests.command import COMMAND, environment
from tests.forked import Forked

Json = dict[str, Any]

ADDRESS = re.compile(r"http://\S+?:(\d+)/")
PATIENCE = 20.0  # seconds, until a test gives up
EASY = (  # no limits of addresses
    *("--rate", "1000000", "--per-address", "100000", "--megabytes", "1000000", "--workers", "1"),
)


class Host:
    """`backnine serve` with its data in a folder. `with Host(path) as host: ...`

    The first start takes any free port; further ones take the same, as clients expect.
    """

    program: tuple[str, ...] = (str(COMMAND),)

    def __init__(self, data: Path, *options: str, start: bool = True) -> None:
        self.data = data
        self.options = options or EASY
        self.port = 0
        self.address = "127.0.0.1"
        self.log = data.with_name(f"{data.name}.log")
        self.process: subprocess.Popen[str] | Forked | None = None
        self.environment: dict[str, str] = {}  # of the next start
        self.http = httpx.Client(
            timeout=PATIENCE,
            trust_env=False,
            limits=httpx.Limits(max_connections=20, max_keepalive_connections=0),
        )
        if start:
            self.start()

    # The process

    def start(self) -> None:
        command = [*self.program, "serve", "--port", str(self.port), "--data", self.data, *self.options]
        self.process = self._run([str(part) for part in command])
        assert self.process.stdout
        address = ADDRESS.search(self.process.stdout.readline())
        assert address, self.log.read_text()
        self.port = int(address[1])

    def _run(self, command: list[str]) -> subprocess.Popen[str] | Forked:
        env = environment(BACKNINE_LANG="en", **self.environment)
        with self.log.open("a") as log:
            if self.program == Host.program:
                return Forked.talking(command, env, log.fileno())
            return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)

    def signal(self, which: signal.Signals) -> int:
        """Send a signal and wait for the end; the exit code."""
        assert self.process
        assert self.process.stdout
        self.process.send_signal(which)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None
        return code

    def stop(self) -> int:
        """As a self-hoster stops it."""
        return self.signal(signal.SIGTERM)

    def kill(self) -> int:
        """As a power cut stops it."""
        return self.signal(signal.SIGKILL)

    def close(self) -> None:
        self.http.close()
        if self.process:
            self.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # From outside

    @property
    def pids(self) -> list[int]:
        assert self.process
        return [self.process.pid]

    @property
    def memory(self) -> float:
        """Megabytes of the process that are in memory."""
        pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.pids]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def one(self) -> "Host":
        """A single process of it."""
        return self

    def logged(self) -> str:
        return self.log.read_text()

    def metric(self, name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", self.get("/metrics").text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    def kept(self, table: str) -> Kept | None:
        """What is on disk of a table."""
        with closing(SqliteStore(self.data / "tables.db")) as store:
            return store.load_now(table)

    # HTTP

    @property
    def url(self) -> str:
        return f"http://{self.address}:{self.port}"

    def request(
        self, method: str, path: str, body: Any = None, *, token: str = "", **headers: str
    ) -> httpx.Response:
        """`host.request("GET", "/api/table", token=...)`; header names with _ for -."""
        said = {name.replace("_", "-"): value for name, value in headers.items()}
        if token:
            said["authorization"] = f"Bearer {token}"
        content = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        if content is not None:
            said.setdefault("content-type", "application/json")
        return self.http.request(method, self.url + path, content=content, headers=said)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, path: str, body: Any, **more: Any) -> Json:
        answer = self.request("POST", path, body, **more)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def make(
        self,
        game: str = "play-nine",
        *,
        people: int = 2,
        bots: Iterable[str] = (),
        seals: Iterable[str] = (),
        **wish: Any,
    ) -> Json:
        """A table with so many people at this device, and bots; it starts unless told otherwise."""
        chairs = [
            {"who": "here", "name": f"P{place}", "seal": seal}
            for place, seal in zip(range(people), chain(seals, repeat("")), strict=False)
        ]
        chairs += [{"who": "bot", "bot": bot} for bot in bots]
        wish = {"house": "holes=1", "pace": 0, "start": True, "watch": True} | wish
        return self.post("/api/tables", {"game": game, "chairs": chairs} | wish)

    # Sockets

    async def enter(self, *tokens: str, have: int | None = None, hello: bool = True) -> "Client":
        """Somebody with these keys comes to the table."""
        client = Client(await self.dial(*tokens))
        if hello:
            await client.say("hello", **({} if have is None else {"have": have}))
            await client.until(lambda: client.has("table") and (client.lobby or client.has("view")))
        return client

    async def dial(self, *tokens: str, **more: Any) -> "Line":
        """Only the handshake."""
        asked = [SUBPROTOCOL, *(TOKEN_PREFIX + token for token in tokens)]
        more = {"subprotocols": [Subprotocol(each) for each in asked]} | more
        line = await connect(
            f"ws://{self.address}:{self.port}/api/socket",
            proxy=None,
            create_connection=Line,
            compression=None,
            ping_interval=None,
            close_timeout=PATIENCE,
            open_timeout=PATIENCE,
            max_queue=None,
            **more,
        )
        assert isinstance(line, Line)
        return line


class Line(ClientConnection):
    """A connection that keeps what came over the wire, the handshake included."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.wire = bytearray()

    def data_received(self, data: bytes) -> None:
        self.wire += data
        super().data_received(data)


class Client:
    """Somebody at a table: reads all the time, and remembers it."""

    def __init__(self, line: Line, seed: int = 1) -> None:
        self.line = line
        self.dice = Random(seed)
        self.said: list[bytes] = []
        self.told: list[bytes] = []
        self.closed: tuple[int, str] | None = None  # how the connection ended
        self._latest: dict[str, Json] = {}
        self._news = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.line:
                assert isinstance(text, str)
                self.told.append(text.encode())
                message: Json = json.loads(text)
                self._latest[message["t"]] = message
                self._news.set()
        self.closed = (self.line.close_code or 1006, self.line.close_reason or "")
        self._news.set()

    async def until(self, happened: Callable[[], object], patience: float = PATIENCE) -> None:
        """Wait until it is so; everything that arrives is a reason to look again."""
        end = time.monotonic() + patience
        while not happened():
            assert self.closed is None, f"the connection ended {self.closed}; last: {self.told[-3:]}"
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), end - time.monotonic())
            except TimeoutError:
                raise AssertionError(f"in vain; last: {self.told[-3:]}") from None

    async def ended(self) -> tuple[int, str]:
        """Wait for the end of the connection: its code and reason."""
        await asyncio.wait_for(asyncio.shield(self._reader), PATIENCE)
        assert self.closed
        return self.closed

    async def say(self, t: str, **fields: object) -> None:
        await self.send(json.dumps({"t": t, **fields}))

    async def send(self, text: str | bytes) -> None:
        self.said.append(text.encode() if isinstance(text, str) else text)
        await self.line.send(text)

    async def ask(self, t: str, *answers: str, **fields: object) -> Json:
        """Say something and wait for the next message of these kinds, or a refusal."""
        wanted = tuple(b'{"t":"%s"' % answer.encode() for answer in (*answers, "refused"))
        while True:
            before = len(self.told)
            await self.say(t, **fields)
            await self.until(lambda: self._first(wanted, before))  # noqa: B023
            answer: Json = json.loads(self._first(wanted, before))
            if answer.get("why") != "too-fast":
                return answer
            await asyncio.sleep(0.1)  # the server wants people, not machines

    def _first(self, wanted: tuple[bytes, ...], since: int) -> bytes:
        return next((told for told in self.told[since:] if told.startswith(wanted)), b"")

    def has(self, t: str) -> bool:
        return t in self._latest

    def last(self, t: str) -> Json:
        return self._latest[t]

    @property
    def view(self) -> Json:
        return self._latest["view"]

    @property
    def table(self) -> Json:
        return self._latest["table"]

    @property
    def lobby(self) -> bool:
        """Nothing was dealt yet."""
        return bool(self.table["state"] in ("open", "shuffling"))

    @property
    def seats(self) -> list[int]:
        seats: list[int] = self._latest["welcome"]["seats"]
        return seats

    async def leave(self) -> None:
        """Hang up politely."""
        await self.line.close()
        await self._reader

    async def drop(self) -> None:
        """The line is cut, without a word."""
        self.line.transport.abort()
        await self._reader

    async def news(self, since: list[Json | None], enough: Callable[[], object] = bool) -> None:
        """Wait until the latest messages are others than these, or until it is enough."""
        await self.until(
            lambda: any(new is not old for new, old in zip(self.latest, since, strict=True)) or enough()
        )

    @property
    def latest(self) -> list[Json | None]:
        return [self._latest.get(t) for t in ("view", "table", "refused")]

    # Playing

    @property
    def may_move(self) -> bool:
        return self.has("view") and bool(self.view["moves"]) and self.view["seat"] in self.view["acting"]

    async def move(self, move: str = "") -> Json:
        """One legal move, any but a peek unless told; the view that came of it."""
        view = self.view
        choice = move or self.dice.choice([each for each in view["moves"] if self._likes(each)])
        while self.view["n"] == view["n"]:
            answer = await self.ask("move", "view", n=view["n"], move=choice, seat=view["seat"])
            assert answer["t"] == "view", answer
        return self.view

    def _likes(self, move: str) -> bool:
        """A knock ends so much: seldom."""
        return not move.startswith("peek") and (move != "knock" or self.dice.random() < 0.1)

    async def act(self) -> bool:
        """Do what the table waits for, if it waits for this device; false if not."""
        view = self.view
        if view["phase"] == "over":
            if not set(view.get("waiting_for", ())) & set(self.seats):
                return False
            latest = self.latest
            await self.say("seen", hole=view["hole"])
            await self.news(latest)
            if latest[2] is not self.latest[2]:
                await asyncio.sleep(0.1)  # too fast
            return True
        mine = [seat for seat in view["acting"] if seat in self.seats]
        if mine and view["seat"] not in mine:
            await self.ask("eyes", "view", seat=mine[0])
            return True
        if self.may_move:
            await self.move()
            return True
        return False

    async def play(self, done: Callable[[], object] = bool) -> None:
        """Play on until the match is over, or until it is so."""
        while self.table["state"] == "playing" and not done():
            if not await self.act():
                await self.news(self.latest, done)
