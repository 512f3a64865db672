"""Messages between processes over Valkey or Redis: one channel for each process, never for a table.

A message may be lost. What goes from one process to another is numbered, so that a gap is noticed, and what
was lost is then read from the log.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from msgspec import DecodeError
from msgspec.msgpack import Decoder, Encoder

from backnine.extras import check_installed
from backnine.refused import Refused

MOST_WAITING: Final = 50_000  # items for one process; more are lost
AGAIN_SECONDS: Final = 0.2
CONNECT_SECONDS: Final = 2.0
SILENT_SECONDS: Final = 3.0  # without a message, not even our own
Item = list[Any]  # its kind, and what belongs to it

_log = logging.getLogger("backnine.cluster")


class Bus:
    """`on_item` receives what another process publishes, `on_gap` that something of it was lost."""

    def __init__(self, url: str, me: str) -> None:
        check_installed("scale", "redis")
        import redis.asyncio  # noqa: PLC0415 - an extra

        self.me = me
        self.on_item: Callable[[str, Item], None] = lambda node, item: None
        self.on_gap: Callable[[str], None] = lambda node: None
        self._redis = redis.asyncio.from_url(
            url, socket_timeout=5, socket_connect_timeout=CONNECT_SECONDS, health_check_interval=0
        )
        self._listener = redis.asyncio.from_url(url, socket_connect_timeout=CONNECT_SECONDS)
        self._lost = (redis.RedisError, OSError, asyncio.TimeoutError)
        self._links: dict[str, BusLink] = {}
        self._last: dict[str, tuple[str, int]] = {}  # what came last from each process: link and number
        self._decode = Decoder(tuple[str, str, int, list[Any]]).decode
        self._tasks: set[asyncio.Task[None]] = set()
        self._received_at = time.monotonic()

    @property
    def is_disconnected(self) -> bool:
        """Whoever is connected receives at least what it publishes to itself."""
        return time.monotonic() - self._received_at > SILENT_SECONDS

    async def open(self) -> None:
        try:
            await self._redis.ping()
        except self._lost as error:
            raise Refused("no-bus", reason=str(error)[:200]) from None
        listening = asyncio.Event()
        self._begin(self._listen(listening))
        await asyncio.wait_for(listening.wait(), 10)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        with contextlib.suppress(Exception):
            await self._redis.aclose()
            await self._listener.aclose()

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Publishing

    def publish(self, node: str, item: Item) -> None:
        link = self._links.get(node)
        if link is None:
            link = self._links[node] = BusLink(node)
            self._begin(self._send(link))
        link.items.append(item)
        link.news.set()

    def forget(self, node: str) -> None:
        """It is gone."""
        self._last.pop(node, None)
        link = self._links.pop(node, None)
        if link:
            link.gone = True
            link.news.set()

    async def _send(self, link: "BusLink") -> None:
        """What has gathered goes together, as one message."""
        encode = Encoder().encode
        while not link.gone:
            await link.news.wait()
            link.news.clear()
            items, link.items = link.items, []
            if not items:
                continue
            link.number += 1
            if len(items) > MOST_WAITING:
                continue  # its number is missed
            try:
                said = encode((self.me, link.id, link.number, items))
                await self._redis.publish(channel(link.node), said)
            except self._lost:
                await asyncio.sleep(AGAIN_SECONDS)
            except Exception:  # what cannot be written is lost, and noticed: the next goes out all the same
                _log.exception("a message to another process")

    # Subscribing

    async def _listen(self, listening: asyncio.Event) -> None:
        """A connection that is cut without a word is noticed by the silence, and made anew."""
        while True:
            try:
                async with (
                    self._listener.pubsub() as subscription,
                    asyncio.timeout(SILENT_SECONDS) as patience,
                ):
                    await subscription.subscribe(channel(self.me))
                    async for message in subscription.listen():
                        listening.set()
                        self._received_at = time.monotonic()
                        patience.reschedule(asyncio.get_running_loop().time() + SILENT_SECONDS)
                        if message["type"] == "message":
                            self._receive(message["data"])
            except self._lost:
                await asyncio.sleep(AGAIN_SECONDS)

    def _receive(self, data: bytes) -> None:
        try:
            node, link, number, items = self._decode(data)
        except DecodeError:
            return  # none of ours
        if node == self.me:
            return  # it is enough that it came
        last, self._last[node] = self._last.get(node, (link, 0)), (link, number)
        if last != (link, number - 1):
            self.on_gap(node)
        for item in items:
            try:
                self.on_item(node, item)
            except Exception:  # one mistake must not cost the others
                _log.exception("a message of another process")


class BusLink:
    """What waits to be published to a process. After that was lost for a while another link begins anew: its
    numbers must not be taken for those of the first."""

    __slots__ = ("gone", "id", "items", "news", "node", "number")

    def __init__(self, node: str) -> None:
        self.node = node
        self.id = secrets.token_hex(4)
        self.items: list[Item] = []
        self.news = asyncio.Event()
        self.number = 0
        self.gone = False


def channel(node: str) -> str:
    return f"backnine:{node}"
