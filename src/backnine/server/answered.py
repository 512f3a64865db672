"""What answers later, by calling back, as something to await."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from backnine.refused import Refused

Reply = TypeVar("Reply")


async def answered(ask: Callable[[Callable[[Reply | Refused], None]], None]) -> Reply:
    """What a table or the store says when it has got round to it; a refusal is raised."""
    said: Reply | Refused = await _heard(ask)
    if isinstance(said, Refused):
        raise said
    return said


async def done_by(ask: Callable[[Callable[[Refused | None], None]], None]) -> None:
    """The same for what has no answer but that it is done."""
    refused: Refused | None = await _heard(ask)
    if refused:
        raise refused


async def _heard(ask: Callable[[Callable[[Reply], None]], None]) -> Reply:
    answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def done(said: Reply) -> None:
        if not answer.done():
            answer.set_result(said)

    ask(done)
    return await answer
