"""Whose bot thinks next: with a clock and heads of the test's own, and in a real server."""

import asyncio
import re
import time
from concurrent.futures import Future
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from backnine.games import moves
from backnine.moves import Move
from backnine.server.brains import INSTEAD, Lane, WorkerBrains, _choose
from backnine.server.fairness import BUDGET, FADES, FairQueue, Waiting
from backnine.server.metrics import Metrics
from backnine.table.parts import Asker, Question
from backnine.view import view
from tests.bots.drawn import play_nine
from tests.server.host import EASY, Client, Host
from tests.store.shelf import look_into

pytestmark = pytest.mark.anyio


class Desk:
    """A queue, its clock, and who was served."""

    def __init__(self, of_one: int = 1) -> None:
        self.time = 100.0
        self.queue = FairQueue(lambda: self.time, of_one)
        self.at: dict[str, Waiting] = {}

    def ask(self, table: str, *households: str, plays: bool = True) -> None:
        turn = Waiting(Asker(table, households, plays), self.time, lambda: None)
        self.at[table] = turn
        self.queue.add(turn)

    def serve(self, seconds: float) -> str:
        """The next thought, which takes so long; its table."""
        turn = self.queue.next()
        assert turn is not None
        self.time += seconds
        self.queue.ended(turn, seconds)
        return turn.asker.table


def test_a_stranger_is_next_however_many_tables_another_has() -> None:
    desk = Desk()
    for number in range(60):
        desk.ask(f"crowd {number}", "crowd")
    desk.serve(1)
    desk.ask("stranger", "home")
    assert desk.serve(1) == "stranger"


def test_two_households_share_by_time_not_by_thoughts() -> None:
    desk, used = Desk(), {"long": 0.0, "short": 0.0}
    for name in used:
        desk.ask(name, name)
    for _ in range(300):
        turn = desk.queue.next()
        assert turn is not None
        desk.ask(turn.asker.table, *turn.asker.households)
        seconds = 1.0 if turn.asker.table == "long" else 0.1
        desk.time += seconds
        used[turn.asker.table] += seconds
        desk.queue.ended(turn, seconds)
    assert used["long"] == pytest.approx(used["short"], rel=0.1)


def test_tables_of_one_household_take_turns() -> None:
    desk, served = Desk(), []
    for table in "abc":
        desk.ask(table, "home")
    for _ in range(9):
        served.append(desk.serve(0.1))
        desk.ask(served[-1], "home")
    assert served == list("abc") * 3


def test_people_come_before_bots_that_only_watch_each_other() -> None:
    desk = Desk()
    desk.ask("played", "busy")
    desk.serve(10)
    desk.ask("watched", "idle", plays=False)
    desk.ask("played", "busy")
    assert [desk.serve(1), desk.serve(1)] == ["played", "watched"]


def test_who_has_used_up_the_budget_comes_last_and_is_forgiven_in_time() -> None:
    desk = Desk()
    desk.ask("greedy", "greedy")
    desk.serve(BUDGET + 1)
    for table, plays in (("greedy", True), ("watched", False)):
        desk.ask(table, table, plays=plays)
    assert [desk.serve(0), desk.serve(0)] == ["watched", "greedy"]
    desk.time += FADES
    for table, plays in (("greedy", True), ("watched", False)):
        desk.ask(table, table, plays=plays)
    assert [desk.serve(0), desk.serve(0)] == ["greedy", "watched"]


def test_a_household_never_has_all_heads() -> None:
    desk = Desk(of_one=1)
    desk.ask("a", "crowd")
    desk.ask("b", "crowd")
    running = desk.queue.next()
    assert running is not None
    assert desk.queue.next() is None
    desk.ask("c", "home")
    other = desk.queue.next()
    assert other is not None
    assert other.asker.table == "c"
    desk.queue.ended(running, 1)
    assert desk.queue.next() is desk.at["b"]


def test_a_table_of_two_households_is_charged_to_the_one_that_used_less() -> None:
    """So nobody who sits down with others makes them slow."""
    desk = Desk()
    desk.ask("crowd", "crowd")
    desk.serve(30)
    desk.ask("crowd", "crowd")
    desk.ask("both", "crowd", "home")
    assert desk.serve(1) == "both"
    assert desk.queue.used("home") == 1


def test_who_has_given_up_is_not_served() -> None:
    desk = Desk()
    desk.ask("gone", "home", "other")
    desk.ask("here", "home")
    assert desk.queue.give_up(desk.at["gone"])
    assert not desk.queue.give_up(desk.at["gone"])
    assert desk.queue.next() is desk.at["here"]
    assert not desk.queue.give_up(desk.at["here"])
    assert desk.queue.next() is None


class Counted(str):
    """A household whose name is counted each time somebody looks it up."""

    __slots__ = ()
    looks = 0

    def __hash__(self) -> int:
        Counted.looks += 1
        return super().__hash__()


def looks(strangers: int) -> int:
    """To serve fifty thoughts while so many other households wait, each with four tables."""
    desk = Desk()
    for number in range(strangers):
        for table in range(4):
            desk.ask(f"{number}.{table}", Counted(f"home {number}"), plays=table < 2)
    Counted.looks = 0
    for _ in range(50):
        desk.serve(0.1)
    return Counted.looks


def test_to_choose_takes_no_longer_when_many_wait() -> None:
    assert looks(2000) <= 2 * looks(50)


# Heads


class Heads:
    """A pool whose thoughts end when the test says so."""

    def __init__(self, *_: object, **__: object) -> None:
        self.thoughts: list[Future[tuple[Move, str]]] = []

    def submit(self, _: object, question: Question) -> "Future[tuple[Move, str]]":
        self.thoughts.append(Future())
        self.thoughts[-1].set_running_or_notify_cancel()  # a thought under way goes on
        return self.thoughts[-1]

    def shutdown(self, **_: object) -> None: ...


def a_question(bot: str = "tour@1000") -> Question:
    match = play_nine("7 ? ? ? / ? 5 ? ?", "1 ? ? ? / ? 2 ? ?", discard="7").match
    seat = match.hole.acting[0]
    return Question(bot, view(match, seat, recall=True), moves(match.hole, seat), Random(1))


@pytest.fixture
def heads(monkeypatch: pytest.MonkeyPatch) -> list[Heads]:
    made: list[Heads] = []

    def make(*_: object, **__: object) -> Heads:
        made.append(Heads())
        return made[-1]

    monkeypatch.setattr("backnine.server.brains.ProcessPoolExecutor", make)
    return made


async def rounds(count: int = 10) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_only_as_many_think_as_there_are_heads(heads: list[Heads]) -> None:
    lane = Lane("long", 1, 60, Metrics())
    crowd = [
        asyncio.create_task(lane.run(_choose, a_question(), Asker(str(n), ("crowd",), plays=True)))
        for n in range(9)
    ]
    await rounds()
    assert len(heads[0].thoughts) == 1
    stranger = asyncio.create_task(lane.run(_choose, a_question(), Asker("stranger", ("home",), plays=True)))
    await rounds()
    heads[0].thoughts[0].set_result((Move("draw"), ""))
    await rounds()
    assert len(heads[0].thoughts) == 2
    heads[0].thoughts[1].set_result((Move("take"), ""))
    assert await stranger == (Move("take"), "")
    for task in crowd:
        task.cancel()
    await rounds()
    lane.close()


async def test_a_head_that_is_late_is_not_free(heads: list[Heads]) -> None:
    metrics = Metrics()
    brains = WorkerBrains(1, patience=0.05, metrics=metrics)
    told: list[tuple[Move, str]] = []
    for table in ("late", "waits"):
        asker = Asker(table, (table,), plays=True)
        brains.think(a_question("tour"), asker, lambda *thought: told.append(thought))
    while len(told) < 2:
        await asyncio.sleep(0.01)
    assert [instead for _, instead in told] == [INSTEAD] * 2
    assert len(heads[0].thoughts) == 1
    text = metrics.text().decode()
    for why in ("late", "waited"):
        assert f'backnine_stand_ins_total{{why="{why}"}} 1.0' in text
    assert 'backnine_thinking_wait_seconds_count{lane="long"} 2.0' in text
    heads[0].thoughts[0].set_result((Move("draw"), ""))
    await rounds()
    asker = Asker("next", ("next",), plays=True)
    brains.think(a_question("tour"), asker, lambda *thought: told.append(thought))
    await rounds()
    heads[0].thoughts[1].set_result((Move("draw"), ""))
    while len(told) < 3:
        await asyncio.sleep(0.01)
    assert told[2] == (Move("draw"), "")
    brains.close()


async def test_club_never_waits_behind_long_thoughts(heads: list[Heads]) -> None:
    brains = WorkerBrains(1, patience=60)
    told: list[tuple[Move, str]] = []
    home = Asker("home", ("home",), plays=True)
    brains.think(a_question("tour@1000"), Asker("crowd", ("crowd",), plays=False), lambda *_: None)
    brains.think(a_question("club"), home, lambda *thought: told.append(thought))
    await rounds()
    assert [len(each.thoughts) for each in heads] == [1, 1]
    heads[1].thoughts[0].set_result((Move("draw"), ""))
    while not told:
        await asyncio.sleep(0)
    assert told == [(Move("draw"), "")]
    brains.close()


# A real server

TABLES = 12
SOON = 1.0  # seconds: half of all answers, on a machine that has other things to do


async def test_a_crowd_of_searching_bots_slows_no_stranger(tmp_path: Path) -> None:
    """Tables of `tour@1000` among bots from one address; a stranger's `club` answers soon and by itself."""
    with Host(tmp_path / "data", *EASY) as host:
        async with AsyncExitStack() as stack:
            for _ in range(TABLES):
                made = host.make(people=0, bots=["tour@1000"] * 4, house="holes=9")
                watcher = Client(await host.dial(made["watch"], local_addr=("127.0.0.2", 0)))
                stack.push_async_callback(watcher.leave)
                await watcher.say("hello")
                await watcher.until(lambda: watcher.has("view"))  # noqa: B023
            made = host.make(people=1, bots=["club"], house="holes=1")
            player = await host.enter(made["seats"][0]["token"])
            stack.push_async_callback(player.leave)
            waits = sorted(await _waits(player))
            metrics = host.get("/metrics").text
        assert waits[len(waits) // 2] < SOON
        assert _measured(metrics, "sum", "short") / _measured(metrics, "count", "short") < SOON / 2
        assert _measured(metrics, "count", "long") > 0
        query = f"SELECT DISTINCT stand_in FROM entries WHERE table_id = '{made['table']}' AND move != ''"
        assert look_into(host.data / "tables.db", query) == [("",)]


async def _waits(player: Client) -> list[float]:
    """A hole is played; how long the bot let the player wait, each time it did."""
    waits = []
    while player.view["phase"] != "over":
        begun = time.monotonic()
        if not await player.act():
            await player.until(lambda: player.may_move or player.view["phase"] == "over")
            waits.append(time.monotonic() - begun)
    return waits


def _measured(metrics: str, what: str, lane: str) -> float:
    found = re.search(rf'backnine_thinking_wait_seconds_{what}{{lane="{lane}"}} ([0-9.e-]+)', metrics)
    assert found, metrics
    return float(found[1])
