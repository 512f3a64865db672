"""A crowd at many tables, and a server that is killed under it again and again.

All play as fast as the server lets them, come back when it is up again, and remember what they heard.
"""

import asyncio
import json
import sqlite3
from contextlib import closing, suppress
from random import Random

from websockets import ConnectionClosed, WebSocketException

from backnine.record_reader import read
from backnine.replay import verify
from tests.server.history import History
from tests.server.host import PATIENCE, Host, Json, Line

BREATH = (
    0.25  # seconds after a refusal: a ping and a rematch weigh four messages, of which a second has twenty
)


class Seating:
    """A table, and every move of it that anybody was told of."""

    def __init__(self, made: Json, name: str) -> None:
        self.id: str = made["table"]
        self.name = name
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.watch: str = made["watch"]
        self.told: dict[int, tuple[int, str]] = {}
        self.rematches: set[int] = set()  # rounds after which somebody wanted another
        self.history = History(seat["seat"] for seat in made["seats"])

    def hear(self, played: list[Json]) -> None:
        """Nobody may ever be told two moves of one number: the first was lost."""
        for each in played:
            move = (each["seat"], each["move"])
            assert self.told.setdefault(each["n"], move) == move, (self.name, each, self.told[each["n"]])


class Player:
    """A device at a table: with one seat or several, or watching."""

    def __init__(self, crowd: "Crowd", seating: Seating, tokens: list[str], dice: Random) -> None:
        self.crowd = crowd
        self.seating = seating
        self.tokens = tokens
        self.name = f"{seating.id} {len(crowd.players)}"
        self.is_watching = tokens == [seating.watch]
        self.dice = dice
        self.line: Line | None = None
        self.view: Json | None = None  # the last one, also of an earlier connection
        self.over = False
        self._round = self._seen_in = 0  # that of the table, and of the last view
        self._asked = self._replied = -1
        self.heard: list[str] = []  # what was no view, lately
        self.returns = 0  # how often it came back to a match

    async def live(self) -> None:
        """Come to the table, again and again, until its last match is over."""
        while not self.done:
            await self.crowd.up.wait()
            life = self.crowd.life
            self.seating.history.came(self.name)
            try:
                self.line = await self.crowd.dial(*self.tokens)
                await self._visit(self.line)
            except (OSError, EOFError, WebSocketException) as problem:
                if self.crowd.is_up(life):
                    raise AssertionError(
                        f"{self.seating.name} was shut out by a server that lives"
                    ) from problem
            finally:
                if self.line:
                    self.line.transport.abort()
                    self.line = None

    def __str__(self) -> str:
        """For whoever wants to know why it does not go on."""
        stands = ("n", "seat", "hole", "phase", "acting", "moves", "waiting_for")
        view = {key: (self.view or {}).get(key) for key in stands}
        mind = {"over": self.over, "asked": self._asked, "replied": self._replied, "heard": self.heard[-5:]}
        return f"{self.seating.name}: {view} {mind} connected: {self.line is not None}"

    @property
    def done(self) -> bool:
        """Nobody goes home while somebody waits for the next match: it would begin without them."""
        return self.over and self.crowd.going_home and self._round not in self.seating.rematches

    async def _visit(self, line: Line) -> None:
        have = self.view["n"] if self.view else None
        self._asked, self._replied = -1, -1
        is_first = True
        await line.send(json.dumps({"t": "hello", "have": have}))
        async for text in line:
            message = json.loads(text)
            if message["t"] == "view":
                if is_first and have is not None:
                    self._check_resync(message, have)
                is_first = False
                self._see(message)
            else:
                self.heard = [*self.heard[-9:], str(text)[:200]]
            answer = self._answer(message)
            if answer is not None:
                await line.send(json.dumps(answer))
            if self.done:
                return
        raise ConnectionClosed(None, None)

    def _check_resync(self, view: Json, have: int) -> None:
        """Nothing that was seen is gone, and what was missed is told without a gap."""
        assert self.view is not None
        assert view["n"] >= have, (self.seating.name, view["n"], have)
        assert view["whole"]
        missed = [each["n"] for each in view.get("played", [])]
        before = (self._seen_in, self.view["hole"], self.view["totals"])
        if before == (self._round, view["hole"], view["totals"]):
            assert missed == list(range(have, view["n"])), (self.seating.name, have, missed)
        self.returns += 1

    def _see(self, view: Json) -> None:
        """Nobody is ever led back, whoever tells it: there is one order."""
        assert self.view is None or view["n"] >= self.view["n"], (
            self.seating.name,
            view["n"],
            self.view["n"],
        )
        self.view, self._seen_in = view, self._round
        self.seating.hear(view.get("played", []))
        self.seating.history.told(self.name, view)
        if any(each["seat"] == view["seat"] for each in view.get("played", [])):
            self.crowd.count()

    def _answer(self, message: Json) -> Json | None:
        """What to say to this message; nothing is said twice unless it was refused for its haste."""
        if message["t"] == "refused":
            assert message["why"] in self.crowd.excuses, message
            self._asked = self._replied = -1
            asyncio.get_running_loop().call_later(BREATH, self.nudge)
        if message["t"] == "table":
            self.over, self._round = message["state"] == "over", message["round"]
        if message["t"] in ("table", "pong") and self.over:
            if self.is_watching or self.done or self._asked == self._round:
                return None
            self._asked = self._round
            self.seating.rematches.add(self._round)
            return {"t": "rematch"}
        view = self.view
        if message["t"] not in ("view", "pong") or view is None or self.is_watching:
            return None
        if view["phase"] == "over" and view["seat"] in view.get("waiting_for", []):
            return {"t": "seen", "hole": view["hole"]}
        if view["seat"] in view["acting"] and view["moves"] and self._replied != view["n"]:
            self._replied = view["n"]
            moves = [move for move in view["moves"] if not move.startswith("peek")]
            move = self.dice.choice(moves)
            self.seating.history.said(self.name, view["n"], view["seat"], move)
            return {"t": "move", "n": view["n"], "move": move, "seat": view["seat"]}
        return None

    def nudge(self) -> None:
        """Something to answer, for a player who may have nothing to wait for."""
        if self.line:
            self.crowd.tasks.create_task(_ping(self.line))


async def _ping(line: Line) -> None:
    with suppress(ConnectionClosed):  # it comes back by itself
        await line.send('{"t":"ping"}')


class Crowd:
    """`async with Crowd(host, dice) as crowd: await crowd.kill()` and so on, then `await crowd.go_home()`."""

    excuses: tuple[str, ...] = ("too-fast", "table-is-playing")  # for what is refused

    def __init__(self, host: Host, dice: Random) -> None:
        self.host = host
        self.dice = dice
        self.life = 0
        self.up = asyncio.Event()
        self.up.set()
        self.going_home = False
        self.tables: list[Seating] = []
        self.players: list[Player] = []
        self.made: list[Json] = []  # further tables the server has promised to keep
        self.tasks = asyncio.TaskGroup()
        self._enough = asyncio.Event()
        self._to_go = 0

    def is_up(self, life: int) -> bool:
        """Has the server been up all the time since that life began?"""
        return self.up.is_set() and self.life == life

    # Coming

    async def dial(self, *tokens: str) -> Line:
        return await self.host.dial(*tokens)

    def sit_down(
        self, game: str, people: int, bots: tuple[str, ...] = (), *, holes: int = 1, one_device: bool = False
    ) -> None:
        made = self.host.make(game, people=people, bots=bots, house=f"holes={holes}", timer=120, grace=60)
        seating = Seating(made, f"{game} {people}+{bots} {made['table']}")
        devices = [seating.tokens] if one_device else [[token] for token in seating.tokens]
        for tokens in [*devices, [seating.watch]]:
            self.players.append(Player(self, seating, tokens, Random(self.dice.random())))
        self.tables.append(seating)

    async def __aenter__(self) -> "Crowd":
        await self.tasks.__aenter__()
        self._living = [self.tasks.create_task(player.live()) for player in self.players]
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.tasks.__aexit__(*problem)  # type: ignore[arg-type]

    # Killing

    def count(self) -> None:
        """Somebody has heard of a move of their own."""
        self._to_go -= 1
        if self._to_go <= 0:
            self._enough.set()

    async def play(self, moves: int, patience: float = PATIENCE * 2) -> None:
        """Until so many moves more were acknowledged."""
        self._to_go = moves
        self._enough.clear()
        if moves:
            await asyncio.wait_for(self._enough.wait(), patience)

    async def kill(self, *, down: float = 0) -> None:
        """In the middle of whatever is going on; then start again on what is left."""
        self.up.clear()
        self.host.kill()
        await asyncio.sleep(down)
        await asyncio.to_thread(self.host.start)
        self.life += 1
        self.up.set()
        self.check_kept()

    async def make_one_more(self) -> None:
        """A table nobody plays at: once it is promised, it is there."""
        life = self.life
        made = await asyncio.to_thread(self.host.make, people=1, bots=("rookie",))
        assert self.is_up(life)
        self.made.append(made)

    # Looking

    def kept(self, seating: Seating) -> dict[int, tuple[int, str, str]]:
        """What is on disk."""
        with closing(sqlite3.connect(f"file:{self.host.data / 'tables.db'}?mode=ro", uri=True)) as database:
            rows = database.execute(
                "SELECT n, seat, move, stand_in FROM entries"
                " WHERE table_id = ? AND move IS NOT NULL ORDER BY n",
                (seating.id,),
            ).fetchall()
        return {n: (seat, move, by) for n, seat, move, by in rows}

    def check_kept(self) -> None:
        """Every move that anybody was told of is there, and no number is missing."""
        for seating in self.tables:
            told, kept = dict(seating.told), self.kept(seating)  # others may play on meanwhile
            assert list(kept) == list(range(len(kept))), seating.name
            lost = {n: move for n, move in told.items() if kept.get(n, ())[:2] != move}
            assert not lost, (seating.name, lost)

    # Going

    async def go_home(self) -> None:
        """Everybody finishes the match at hand."""
        self.going_home = True
        for player in self.players:
            player.nudge()
        _, still = await asyncio.wait(self._living, timeout=PATIENCE * 3)
        assert not still, [str(player) for player in self.players if not player.done]

    def check_all(self) -> int:
        """When everybody has gone: every match can be proved, and nobody lost a turn. How many matches."""
        self.check_kept()
        matches = 0
        for seating in self.tables:
            faults = seating.history.faults()
            assert not faults, (seating.name, faults)
            moves = self.kept(seating)
            stood_in = {n: move for n, move in moves.items() if move[2]}
            assert not stood_in, (seating.name, stood_in)  # no bot had to
            number = 0
            while (answer := self.host.get(f"/api/records/{number}", token=seating.watch)).status_code == 200:
                assert verify(read(answer.text)).outcome is not None
                number += 1
            assert number > 0
            matches += number
        for made in self.made:
            answer = self.host.get("/api/table", token=made["seats"][0]["token"])
            assert answer.json().items() >= {"table": made["table"], "state": "playing"}.items()
        return matches
