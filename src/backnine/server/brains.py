"""Where bots think. Quick ones think at once; those that search do it in processes of their own."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from threading import Thread
from typing import Final

from backnine.bots import find_bot
from backnine.bots.bot import Dice, Moves
from backnine.bots.club import CLUB
from backnine.bots.tour import TOUR, Tour
from backnine.fast import installed
from backnine.games import GAMES
from backnine.moves import Move
from backnine.server.settings import other_cores
from backnine.table.parts import Thought
from backnine.view import View

QUICK: Final = ("rookie", "weekender")  # a tenth of a millisecond at most
INSTEAD: Final = "weekender"  # plays when a thinker is too late or has died
PATIENCE: Final = 5.0  # seconds

_log = logging.getLogger("backnine.brains")


class WorkerBrains:
    """A few processes share the thinking of all tables, first come first served."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        self.workers = workers or other_cores()
        self.patience = patience
        self._pool: Executor | None = None
        self._ready = False
        self._thinking: set[asyncio.Task[None]] = set()
        self._workers_end, self._own_end = multiprocessing.Pipe(duplex=False)

    def _get_ready(self) -> None:
        """The strongest bot sits down for the first time: compile its kernels beside everything else, if that
        was never done on this machine."""
        self._ready = True
        if installed():
            context = multiprocessing.get_context("spawn")
            with contextlib.suppress(OSError):  # no room for another process: whoever thinks compiles
                context.Process(target=_compile, args=(self._workers_end,), daemon=True).start()

    def think(self, bot: str, view: View, moves: Moves, dice: Dice, done: Thought) -> None:
        loop = asyncio.get_running_loop()
        if len(moves) == 1:
            loop.call_soon(done, moves[0], "")
        elif bot in QUICK:
            loop.call_soon(lambda: done(_at_once(bot, view, moves, dice), ""))
        else:
            if bot.startswith(TOUR.name) and not self._ready:
                self._get_ready()
            task = loop.create_task(self._search(bot, view, moves, dice, done))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    async def _search(self, bot: str, view: View, moves: Moves, dice: Dice, done: Thought) -> None:
        as_it_was, workers = dice.getstate(), None
        try:
            workers = self._workers()
            loop = asyncio.get_running_loop()
            thought = loop.run_in_executor(workers, _choose, bot, view, moves, dice)
            move, instead = await asyncio.wait_for(thought, self.patience)
        except Exception as problem:
            _log.warning("bot %s gave no answer: %s", bot, type(problem).__name__)
            if isinstance(problem, BrokenProcessPool) and workers is not None and self._pool is workers:
                self._pool = None
            dice.setstate(as_it_was)
            move, instead = _at_once(INSTEAD, view, moves, dice), INSTEAD
        done(move, instead)

    def _workers(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would carry sockets and threads along
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_settle_in, initargs=(self._workers_end,)
            )
        return self._pool

    def close(self) -> None:
        for task in self._thinking:
            task.cancel()
        self._own_end.close()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _settle_in(server: Connection) -> None:
    """The server says when to stop, not the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)  # people's moves come first
    Thread(target=_go_with, args=(server,), daemon=True).start()


def _go_with(server: Connection) -> None:
    """In the middle of a thought, too, and also if the server was killed: its end of the line closes."""
    with contextlib.suppress(EOFError, OSError):
        server.recv()
    os._exit(0)


def _at_once(bot: str, view: View, moves: Moves, dice: Dice) -> Move:
    """A quick bot's move; no table waits for one that fails."""
    try:
        return find_bot(bot).choose(view, moves, dice)
    except Exception:
        _log.exception("bot %s failed", bot)
        return moves[0]


def _choose(bot: str, view: View, moves: Moves, dice: Dice) -> tuple[Move, str]:
    """The move, and who thought instead: until its kernels are compiled, `club` plays for `tour`; for ever
    where there are none."""
    thinker = find_bot(bot)
    if isinstance(thinker, Tour) and (thinker.lacks_kernels(view.game) or thinker.needs_time(view.game)):
        return CLUB.choose(view, moves, dice), CLUB.name
    return thinker.choose(view, moves, dice), ""


def _compile(server: Connection) -> None:
    """Once on a machine, so that no table has to wait for it."""
    _settle_in(server)
    for game in GAMES:
        if TOUR.needs_time(game.name):
            TOUR.get_ready(game.name)
