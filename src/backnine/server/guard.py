"""Who may come in, how often, and how many at a time."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

from backnine.refused import Refused
from backnine.server.settings import ServerSettings

MOST_ADDRESSES: Final = 10_000


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("at", "burst", "full", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full = burst
        self.at = now

    def take(self, now: float) -> bool:
        self.full = min(self.burst, self.full + (now - self.at) * self.rate)
        self.at = now
        if self.full < 1:
            return False
        self.full -= 1
        return True


class Guard:
    """What one address may do. The addresses least recently seen are forgotten."""

    def __init__(self, settings: ServerSettings, now: Callable[[], float]) -> None:
        self.settings = settings
        self.now = now
        self.connected = 0
        self.closed = False
        self._connections: dict[str, int] = {}
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check_rate(self, address: str) -> None:
        """Making tables, trying codes and opening sockets is limited by address."""
        bucket = self._buckets.pop(address, None)
        if bucket is None:
            most = self.settings.requests_per_minute
            bucket = Bucket(most / 60, most, self.now())
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        if not bucket.take(self.now()):
            raise Refused("too-many-requests")

    def come_in(self, address: str) -> None:
        here = self._connections.get(address, 0)
        if self.closed or here >= self.settings.per_address or self.connected >= self.settings.connections:
            raise Refused("too-many-connections")
        self._connections[address] = here + 1
        self.connected += 1

    def go_out(self, address: str) -> None:
        self.connected -= 1
        left = self._connections[address] - 1
        if left:
            self._connections[address] = left
        else:
            del self._connections[address]

    def new_bucket(self) -> Bucket:
        """For the messages of one connection."""
        rate = self.settings.messages_per_second
        return Bucket(rate, 3 * rate, self.now())

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """A page of somebody else's must not speak for its visitor. Programs send no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return
        try:
            same = urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
        except ValueError:  # no address at all
            same = False
        if not same:
            raise Refused("foreign-origin", origin=origin[:80])
