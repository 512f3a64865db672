"""Messages between processes: what goes wrong with one must not cost those that follow."""

import asyncio

import pytest
from msgspec.msgpack import decode

from backnine.server.cluster.bus import Bus

pytestmark = pytest.mark.anyio


class Published:
    """In place of Valkey."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[bytes] = asyncio.Queue()

    async def publish(self, channel: str, said: bytes) -> None:
        self.said.put_nowait(said)

    async def aclose(self) -> None:
        pass


async def test_what_cannot_be_written_is_missed_and_the_next_goes_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bus, published = Bus("redis://127.0.0.1:9", "me"), Published()
    monkeypatch.setattr(bus, "_redis", published)
    bus.publish("other", ["told", 1, 2**70])
    link = bus._links["other"]
    while link.items:
        await asyncio.sleep(0)
    bus.publish("other", ["told", 1, b"well"])
    async with asyncio.timeout(10):
        me, _, number, items = decode(await published.said.get())
    assert (me, number, items) == ("me", 2, [["told", 1, b"well"]])  # a gap, of which the other hears
    await bus.close()
