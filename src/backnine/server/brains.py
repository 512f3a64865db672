"""Bots' decisions: quick bots decide in the event loop, those that search in a pool of worker processes."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from copy import copy
from itertools import product
from multiprocessing.connection import Connection
from threading import Thread
from types import MappingProxyType
from typing import Final, TypeVar

from backnine import tracing
from backnine.arena.faults import Forfeit
from backnine.bots import BOTS, find_bot
from backnine.bots.club import CLUB
from backnine.bots.rookie import ROOKIE
from backnine.fast import installed
from backnine.games import GAMES
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.refused import Refused
from backnine.server.fairness import FairQueue, Waiting
from backnine.server.metrics import Metrics
from backnine.server.programs import ServedProgram
from backnine.server.settings import other_cores
from backnine.store import Entry
from backnine.table.coaching import counsel, get_ready
from backnine.table.parts import Asker, Counselled, Decided, Question

INSTEAD: Final = "weekender"  # plays when a thinker is too late or has died
PATIENCE: Final = 5.0  # seconds: the timeout of a decision
TO_BE_ASKED: Final = 3  # times as long for a program, which may have to be started again
HOLE_PATIENCE: Final = 120.0  # seconds to judge a hole that is over
HOLE_WAITS: Final = 900.0  # seconds behind the reviews of others
CONSULTED: Final = 30.0  # seconds: a judge may have to be made ready first
READY_AFTER: Final = 1.0  # seconds from the first move of a bot: that comes first
NICE: Final = 5  # people's moves come first
NICE_REVIEWS: Final = 15  # and then those of bots

A = TypeVar("A")
T = TypeVar("T")

_log = logging.getLogger("backnine.brains")


class Lane:
    """A process pool shared by all tables; `fairness.py` decides who is next."""

    def __init__(
        self,
        name: str,
        heads: int,
        patience: float,
        metrics: Metrics,
        *,
        waits: float | None = None,
        nice: int = NICE,
    ) -> None:
        self.name = name
        self.heads = heads
        self.patience = patience
        self.waits = patience if waits is None else waits
        self.nice = nice
        self.metrics = metrics
        self.queue = FairQueue(time.monotonic, max(1, heads - 1))
        self.server, self.own_end = multiprocessing.Pipe(duplex=False)
        self._pool: Executor | None = None
        self._busy = 0

    async def run(
        self, work: Callable[[A], T], about: A, asker: Asker, *, patience: float | None = None
    ) -> T:
        """What a worker makes of it. Waiting for a worker and its work both have a timeout."""
        loop = asyncio.get_running_loop()
        begins: asyncio.Future[None] = loop.create_future()
        turn = Waiting(asker, time.monotonic(), lambda: _tell(begins))
        self.queue.add(turn)
        self._go_on()
        try:
            await asyncio.wait_for(begins, patience or self.waits)
        except TimeoutError:
            self._give_up(turn)
            raise TooLate("waited") from None
        except BaseException:
            self._give_up(turn)
            raise
        finally:
            self.metrics.thinking_wait.labels(self.name).observe(time.monotonic() - turn.since)
        return await self._begin(turn, work, about, patience or self.patience)

    def _give_up(self, turn: Waiting) -> None:
        if not self.queue.give_up(turn):
            self._ended(turn, 0.0)  # its turn came in this very moment

    async def _begin(self, turn: Waiting, work: Callable[[A], T], about: A, patience: float) -> T:
        loop, begun = asyncio.get_running_loop(), time.monotonic()
        try:
            pool = self._workers()
            thought = pool.submit(work, about)
        except BaseException:
            self._ended(turn, 0.0)
            raise
        # The worker is free when it has decided, whether or not anybody still waits for the answer.
        thought.add_done_callback(lambda _: _call(loop, self._ended, turn, time.monotonic() - begun))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(thought), patience)
        except TimeoutError:
            raise TooLate("late") from None
        except BrokenProcessPool:
            self._pool = None if self._pool is pool else self._pool
            raise

    def _ended(self, turn: Waiting, seconds: float) -> None:
        self._busy -= 1
        self.queue.ended(turn, seconds)
        if seconds:
            self.metrics.thinking.labels(self.name).observe(seconds)
        self._go_on()

    def _go_on(self) -> None:
        """Give every free worker the next decision."""
        while self._busy < self.heads and (turn := self.queue.next()):
            self._busy += 1
            turn.start()

    def _workers(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would carry sockets and threads along
            self._pool = ProcessPoolExecutor(
                self.heads, mp_context=context, initializer=_settle_in, initargs=(self.server, self.nice)
            )
        return self._pool

    def close(self) -> None:
        self.own_end.close()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)


class WorkerBrains:
    """Some processes for bots that think as long as they are let, and one each for the others, such as
    `club`, for the coach's hints, and for reviews, before which everybody goes: none waits behind another."""

    def __init__(
        self,
        workers: int | None = None,
        patience: float = PATIENCE,
        metrics: Metrics | None = None,
        programs: Mapping[str, ServedProgram] = MappingProxyType({}),
    ) -> None:
        self.metrics = metrics or Metrics()
        self.programs = programs
        self.guests = tuple(programs)
        self._patience = patience
        self.long = Lane("long", workers or other_cores(), patience, self.metrics)
        self.short = Lane("short", 1, patience, self.metrics)
        self.hints = Lane("hint", 1, patience, self.metrics)
        self.reviews = Lane("review", 1, HOLE_PATIENCE, self.metrics, waits=HOLE_WAITS, nice=NICE_REVIEWS)
        self._ready = False
        self._coached: set[tuple[str, int]] = set()  # games and numbers of players
        self._thinking: set[asyncio.Task[None]] = set()

    def _get_ready(self) -> None:
        """The strongest bot sits down for the first time: compile its kernels beside everything else, if that
        was never done on this machine."""
        self._ready = True
        if installed():
            context = multiprocessing.get_context("spawn")
            with contextlib.suppress(OSError):  # no room for another process: whoever thinks compiles
                context.Process(target=_compile, args=(self.long.server,), daemon=True).start()

    def think(self, question: Question, asker: Asker, done: Decided) -> None:
        loop = asyncio.get_running_loop()
        done = tracing.step("thought", done, apart=True, game=question.view.game)
        if asker.plays:
            self._get_coach_ready(question.view.game, question.view.players)
        if program := self.programs.get(question.bot):
            self._begin(self._ask_program(program, question, asker, done))
        elif not _is_ours(question.bot):  # the server runs without it today
            loop.call_soon(lambda: done(_at_once(question._replace(bot=ROOKIE.name)), ROOKIE.name))
        elif len(question.moves) == 1:
            loop.call_soon(done, question.moves[0], "")
        elif (bot := find_bot(question.bot)).is_quick(question.view.game):
            loop.call_soon(lambda: done(_at_once(question), ""))
        else:
            if not self._ready and bot.uses_kernels(question.view.game):
                self._get_ready()
            self._begin(self._search(question, asker, done))

    def _begin(self, thinking: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(thinking)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    def follow(self, table: str, log: MatchLog, entry: Entry) -> None:
        for name, program in self.programs.items():
            if name in log.setup.bots:
                program.follow(table, log, entry)

    async def _ask_program(
        self, program: ServedProgram, question: Question, asker: Asker, done: Decided
    ) -> None:
        """A move that it does not give in time and by the rules is the rookie's."""
        try:
            answer = asyncio.wrap_future(program.ask(asker.table, question))
            move, forfeit = await asyncio.wait_for(answer, self._patience * TO_BE_ASKED)
        except TimeoutError:  # it is busy at other tables
            forfeit = Forfeit("late", "busy")
            move = _at_once(question._replace(bot=ROOKIE.name))
        if forfeit:
            self.metrics.stand_ins.labels("forfeit").inc()
            _log.warning("bot %s forfeits a move: %s", question.bot, ": ".join(forfeit).rstrip(": "))
        done(move, ROOKIE.name if forfeit else "")

    async def _search(self, question: Question, asker: Asker, done: Decided) -> None:
        as_it_was = copy(question.dice)
        thinks_longer = find_bot(question.bot).with_budget(1) is not None  # the more time it is given
        lane = self.long if thinks_longer else self.short
        try:
            move, instead = await lane.run(_choose, question, asker)
        except Exception as problem:
            reason = problem.reason if isinstance(problem, TooLate) else "failed"
            self.metrics.stand_ins.labels(reason).inc()
            _log.warning("bot %s gave no answer: %s", question.bot, reason, exc_info=reason == "failed")
            move, instead = _at_once(question._replace(bot=INSTEAD, dice=as_it_was)), INSTEAD
        done(move, instead)

    def _get_coach_ready(self, game: str, players: int) -> None:
        """Whoever plays with bots may ask for a hint, and should not wait for a process to start."""
        if (game, players) not in self._coached:
            self._coached.add((game, players))
            self._begin(self._warm_up(game, players))

    async def _warm_up(self, game: str, players: int) -> None:
        await asyncio.sleep(READY_AFTER)
        with contextlib.suppress(Exception):  # whoever asks waits a moment longer
            await self.hints.run(get_ready, (game, players), Asker("", ("",), plays=False))

    def advise(self, question: Question, asker: Asker, done: Counselled) -> None:
        self._begin(self._counsel(question, asker, done))

    async def _counsel(self, question: Question, asker: Asker, done: Counselled) -> None:
        try:
            said = await self.hints.run(counsel, question, asker)
        except Exception as problem:
            _log.warning("the coach gave no hint: %r", problem)
            said = None
        done(said)

    async def consult(self, work: Callable[[A], T], about: A, asker: Asker) -> T:
        """The coach, about a position at no table of ours: among its hints."""
        return await self.hints.run(work, about, asker, patience=CONSULTED)

    async def judge(self, work: Callable[[A], T], about: A, asker: Asker) -> T:
        """A hole of a match that is over: whenever nothing else is to be thought about."""
        return await self.reviews.run(work, about, asker)

    def close(self) -> None:
        for task in self._thinking:
            task.cancel()
        for lane in (self.long, self.short, self.hints, self.reviews):
            lane.close()
        for program in self.programs.values():
            program.close()


class TooLate(Exception):  # noqa: N818 - a reason, not a mistake
    """Timeout: no worker was free in time (`waited`), or it took too long (`late`)."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def _is_ours(name: str) -> bool:
    try:
        find_bot(name)
    except Refused:
        return False
    return True


def _tell(begins: "asyncio.Future[None]") -> None:
    if not begins.done():
        begins.set_result(None)


def _call(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *values: object) -> None:
    with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
        loop.call_soon_threadsafe(call, *values)


def _settle_in(server: Connection, nice: int = NICE) -> None:
    """The server says when to stop, not the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nice)
    Thread(target=_go_with, args=(server,), daemon=True).start()


def _go_with(server: Connection) -> None:
    """The worker exits when its pipe to the server closes: in the middle of a decision, too, and when
    the server was killed."""
    with contextlib.suppress(EOFError, OSError):
        server.recv()
    os._exit(0)


def _at_once(question: Question) -> Move:
    """A quick bot's move; no table waits for one that fails."""
    bot, view, moves, dice = question
    try:
        return find_bot(bot).choose(view, moves, dice)
    except Exception:
        _log.exception("bot %s failed", bot)
        return moves[0]


def _choose(question: Question) -> tuple[Move, str]:
    """The move, and who thought instead: until its kernels are compiled, `club` plays for `tour`; for ever
    where there are none."""
    bot, view, moves, dice = question
    thinker = find_bot(bot)
    if thinker.lacks_kernels(view.game) or thinker.needs_time(view.game):
        return CLUB.choose(view, moves, dice), CLUB.name
    return thinker.choose(view, moves, dice), ""


def _compile(server: Connection) -> None:
    """Once on a machine, so that no table has to wait for it."""
    _settle_in(server)
    for bot, game in product(BOTS, GAMES):
        if bot.needs_time(game.name):
            bot.get_ready(game.name)
