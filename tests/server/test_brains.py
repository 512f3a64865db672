"""Bots that search think in processes beside the server; a table gets a move even where there are none."""

import asyncio
from concurrent.futures import Future
from random import Random
from unittest.mock import Mock

import pytest

from backnine.bots.rookie import ROOKIE
from backnine.games import moves
from backnine.moves import Move
from backnine.server.brains import INSTEAD, WorkerBrains
from backnine.table.parts import Asker, Question
from backnine.view import view
from tests.bots.drawn import play_nine

pytestmark = pytest.mark.anyio


async def test_a_program_that_is_busy_elsewhere_forfeits_to_the_rookie() -> None:
    match = play_nine("7 ? ? ? / ? 5 ? ?", "1 ? ? ? / ? 2 ? ?", discard="7").match
    seat, legal = match.hole.acting[0], moves(match.hole, match.hole.acting[0])
    question = Question("mine", view(match, seat, recall=True), legal, Random(1))
    asked: Future[object] = Future()
    program = Mock(ask=lambda table, question: asked)
    answered: asyncio.Future[tuple[Move, str]] = asyncio.get_running_loop().create_future()
    brains = WorkerBrains(1, patience=0.01, programs={"mine": program})
    try:
        brains.think(question, Asker("table", (), plays=True), lambda *thought: answered.set_result(thought))
        move, instead = await asyncio.wait_for(answered, 10)
        assert (move, instead) == (ROOKIE.choose(question.view, legal, Random(1)), "rookie")
        assert asked.cancelled()
    finally:
        brains.close()
    assert program.close.called


@pytest.mark.parametrize("bot", ["club", "tour"])
async def test_without_room_for_a_process_a_quick_bot_moves(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_process(*_: object, **__: object) -> None:
        raise OSError(24, "too many open files")

    monkeypatch.setattr("backnine.server.brains.ProcessPoolExecutor", no_process)
    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", no_process)
    match = play_nine("7 ? ? ? / ? 5 ? ?", "1 ? ? ? / ? 2 ? ?", discard="7").match
    answered: asyncio.Future[tuple[Move, str]] = asyncio.get_running_loop().create_future()
    brains = WorkerBrains(1)
    try:
        seat, legal = match.hole.acting[0], moves(match.hole, match.hole.acting[0])
        brains.think(
            Question(bot, view(match, seat, recall=True), legal, Random(1)),
            Asker("table", ("home",), plays=True),
            lambda *thought: answered.set_result(thought),
        )
        move, instead = await asyncio.wait_for(answered, 10)
        assert (move in legal, instead) == (True, INSTEAD)
    finally:
        brains.close()
