"""Who may come in, how often, and how many at a time."""

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from backnine.refused import Refused
from backnine.server.logs import Seldom
from backnine.server.metrics import Metrics
from backnine.server.settings import DAY, ServerSettings

MOST_ADDRESSES: Final = 10_000
# Bytes on disk, measured and rounded up: a table of twelve with its keys, a chair, a move.
TABLE_BYTES: Final = 5000
CHAIR_BYTES: Final = 300
MOVE_BYTES: Final = 60
SOCKETS_SHARE: Final = 0.9  # of all connections; the rest is for pages, joins and handshakes

_log = Seldom(logging.getLogger("backnine.guard"))


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("at", "burst", "full", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full = burst
        self.at = now

    def take(self, now: float, weight: float = 1) -> bool:
        self.full = min(self.burst, self.full + (now - self.at) * self.rate)
        self.at = now
        if self.full < weight:
            return False
        self.full -= weight
        return True


class Room:
    """So many at a time, and so many of one household."""

    def __init__(self, most: int, of_one: int) -> None:
        self.most = most
        self.of_one = of_one
        self.inside: Counter[str] = Counter()
        self.count = 0

    def enter(self, household: str, *, is_many: bool = False) -> None:
        if self.count >= self.most or (self.inside[household] >= self.of_one and not is_many):
            raise Refused("too-many-connections")
        self.inside[household] += 1
        self.count += 1

    def leave(self, household: str) -> None:
        self.count -= 1
        self.inside[household] -= 1
        if not self.inside[household]:
            del self.inside[household]


class Passage:
    """One connection as the guard counts it: a line, and after a handshake that has succeeded a socket."""

    __slots__ = ("guard", "is_line", "is_open", "who")

    def __init__(self, guard: "Guard", who: str) -> None:
        self.guard = guard
        self.who = who
        self.is_line = self.is_open = True

    def become_socket(self) -> None:
        """It is counted as a visitor's from now on."""
        if self.is_line:
            self.is_line = False
            self.guard.lines.leave(self.who)

    def end(self) -> None:
        self.become_socket()
        if self.is_open:
            self.is_open = False
            self.guard.open -= 1


class Quota:
    """How much each household may have stored in a day. It is known in memory only: no address is kept."""

    def __init__(self, megabytes: int, now: Callable[[], float]) -> None:
        self.megabytes = megabytes
        self.now = now
        self._budgets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        if self._budget(address).full < 0:
            raise Refused("quota-used-up", most=self.megabytes)

    def pay(self, address: str, size: float) -> bool:
        """For what is stored already; false if that was too much."""
        budget = self._budget(address)
        budget.full -= size
        return budget.full >= 0

    def _budget(self, address: str) -> Bucket:
        who, now = household(address), self.now()
        budget = self._budgets.pop(who, None) or Bucket(self.megabytes * 1e6 / DAY, self.megabytes * 1e6, now)
        budget.take(now, 0)
        self._budgets[who] = budget
        if len(self._budgets) > MOST_ADDRESSES:
            self._budgets.popitem(last=False)
        return budget


@lru_cache(MOST_ADDRESSES)
def household(address: str) -> str:
    """Whom an address stands for: with IPv6 a household has billions of billions of them, a /64."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, IPv4Address):
        return address
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(IPv6Network((int(ip), 64), strict=False))


class Guard:
    """What one household may do. Those least recently seen are forgotten."""

    def __init__(self, settings: ServerSettings, now: Callable[[], float], metrics: Metrics) -> None:
        self.settings = settings
        self.now = now
        self.metrics = metrics
        self.closed = False
        self.open = 0  # connections of all kinds
        self.lines = Room(settings.connections, settings.per_address)
        self._visitors = Room(int(settings.connections * SOCKETS_SHARE), settings.per_address)
        self._proxies = ProxyHeadersMiddleware(_nothing, settings.proxy or "").trusted_hosts
        self.quota = Quota(settings.megabytes_per_day, now)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check_rate(self, address: str) -> None:
        """Making tables, trying codes and opening sockets is limited."""
        who = household(address)
        bucket = self._buckets.pop(who, None)
        if bucket is None:
            most = self.settings.requests_per_minute
            bucket = Bucket(most / 60, most, self.now())
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        if not bucket.take(self.now()):
            raise Refused("too-many-requests")

    # Connections: all are for HTTP first, and some become the sockets of visitors.

    def connect(self, address: str) -> Passage:
        """The line of a proxy is many people's."""
        if self.open >= self.settings.connections:
            raise Refused("too-many-connections")
        who = household(address)
        self.lines.enter(who, is_many=address in self._proxies)
        self.open += 1
        return Passage(self, who)

    def turned_away(self, why: str) -> None:
        """Somebody was, before there was a request to answer: counted, and logged now and then."""
        self.metrics.refused.labels(why).inc()
        _log.warning("turned away", why)

    def come_in(self, address: str) -> None:
        if self.closed:
            raise Refused("too-many-connections")
        self._visitors.enter(household(address))

    def go_out(self, address: str) -> None:
        self._visitors.leave(household(address))

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


async def _nothing(*_: object) -> None:
    """Uvicorn knows how to read the names of proxies, and wants something to do for them."""
