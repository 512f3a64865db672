"""Lines that are open and say nothing: the server's patience has an end, and the table knows who is there."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.trio import KINDS, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("kind", KINDS)
async def test_who_says_no_hello_is_not_let_in(kind: str, tmp_path: Path) -> None:
    with open_house(kind, tmp_path / "data") as host:
        made = host.make()
        silent = [await host.enter(made["seats"][0]["token"], hello=False) for _ in range(50)]
        began = time.monotonic()
        for client in silent:
            assert await client.ended() == (1008, "no-hello")
        assert 5 < time.monotonic() - began < 15


@pytest.mark.parametrize("kind", KINDS)
async def test_a_line_that_was_cut_without_a_word_is_found_out(kind: str, tmp_path: Path) -> None:
    """The peer of a half-open socket answers no ping."""
    with open_house(kind, tmp_path / "data") as host:
        made = host.make(grace=0)
        ann, ben = [await host.enter(seat["token"]) for seat in made["seats"]]
        ann.line.transport.pause_reading()
        await ben.until(lambda: not ben.table["chairs"][0]["here"], patience=60)
        await ben.until(lambda: ben.table["chairs"][0]["standing_in"])
        await asyncio.gather(ben.play())
        assert ben.table["state"] == "over"
        ann.line.transport.abort()
        await ben.leave()
