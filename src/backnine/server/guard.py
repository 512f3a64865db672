"""Limits by household (address): connections, requests, storage, guesses of codes."""

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from backnine.refused import Refused
from backnine.server.bans import BanList
from backnine.server.buckets import Bucket, Pace
from backnine.server.door import ClubDoor
from backnine.server.embedding import may_be_framed
from backnine.server.logs import Seldom
from backnine.server.metrics import Metrics
from backnine.server.names import HostNames
from backnine.server.proxies import Proxies
from backnine.server.settings import ServerSettings
from backnine.server.tries import Tries, new_tries
from backnine.store.calendar import DAY

MOST_ADDRESSES: Final = 10_000
# Bytes on disk, measured and rounded up: a table of twelve with its keys, a chair, a move.
TABLE_BYTES: Final = 6500
CHAIR_BYTES: Final = 300
MOVE_BYTES: Final = 60
REVIEW_BYTES: Final = 20_000
SOCKETS_SHARE: Final = 0.9  # of all connections; the rest is for pages, joins and handshakes

# What requests cost is in gate.py. One address has so much of it for each request that `--rate` allows.
COST_PER_REQUEST: Final = 100  # a twentieth of a processor for each address
COST_OF_CONNECTION: Final = 1
SECONDS_AT_ONCE: Final = 12  # so much of it is done at once, more at this pace
STRANGERS: Final = (10.0, 40.0)  # requests by pages of others, for all of one address: a second, at once
STRANGERS_WAIT: Final = (
    1.0  # seconds beyond that, and then the line is closed: few of them hold a line at all
)

# Codes that lead nowhere, by everybody together; some are kept for those who have tried few.
GUESSES_PER_SECOND: Final = 20
GUESSES: Final = 1200
KEPT_FOR_HONEST: Final = 600
KEPT_HERE: Final = 300  # of those, whatever is guessed in other processes
HONEST_GUESSES: Final = (1 / 300, 3)  # by one address: a second, at once

Usage = tuple[int, float, int]  # requests, bytes, and guesses of codes that are told of a household

_log = Seldom(logging.getLogger("backnine.guard"))


class Room:
    """A concurrency limit: in all, and of one household."""

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
    """One connection as it is counted: HTTP, and after a successful handshake a WebSocket."""

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
    """A storage quota by household and day. In memory only: no address is stored."""

    def __init__(self, megabytes: int, now: Callable[[], float]) -> None:
        self.megabytes = megabytes
        self.now = now
        self._budgets: OrderedDict[str, Bucket] = OrderedDict()
        self.paid: Counter[str] = Counter()  # not yet told to other processes

    def check(self, address: str) -> None:
        if self._budget(address).full < 0:
            raise Refused("quota-used-up", most=self.megabytes)

    def pay(self, address: str, size: float) -> bool:
        """For what is stored already; false if that was too much."""
        self.paid[household(address)] += size  # type: ignore[assignment]
        if len(self.paid) > MOST_ADDRESSES:
            self.paid.clear()  # there is nobody to tell
        return self.charge(address, size)

    def charge(self, address: str, size: float) -> bool:
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


class Household:
    """The buckets of one household."""

    __slots__ = ("guesses", "pace", "passwords", "requests", "strangers", "tokens")

    def __init__(self, requests_per_minute: float, now: float) -> None:
        self.requests = Bucket(requests_per_minute / 60, requests_per_minute, now)
        self.guesses = Bucket(*HONEST_GUESSES, now)
        self.passwords = new_tries(now)
        self.tokens = new_tries(now)
        self.pace = Pace()
        self.strangers = Bucket(*STRANGERS, now)  # in its name


class Guard:
    """All limits. Households least recently seen are dropped."""

    def __init__(self, settings: ServerSettings, now: Callable[[], float], metrics: Metrics) -> None:
        self.settings = settings
        self.now = now
        self.metrics = metrics
        self.closed = False
        self.cut_off = False  # one of several processes, which the others cannot reach
        self.open = 0  # connections of all kinds
        self.lines = Room(settings.connections, settings.per_address)
        self._visitors = Room(int(settings.connections * SOCKETS_SHARE), settings.per_address)
        self.proxies = Proxies(settings)
        self.names = HostNames(settings)
        self.bans = BanList()
        self.door = ClubDoor()
        self.quota = Quota(settings.megabytes_per_day, now)
        self._passwords = Tries("wrong-password", now)
        self._tokens = Tries("wrong-token", now)
        self._guesses = Bucket(GUESSES_PER_SECOND, GUESSES, now())
        self._households: OrderedDict[str, Household] = OrderedDict()
        self._requests: Counter[str] = Counter()  # not yet told to other processes
        self._wrong: Counter[str] = Counter()  # codes that led nowhere: likewise
        self._guessed = 0  # by everybody: likewise

    def _household(self, address: str) -> Household:
        who = household(address)
        found = self._households.pop(who, None)
        if found is None:
            found = Household(self.settings.requests_per_minute, self.now())
        self._households[who] = found
        if len(self._households) > MOST_ADDRESSES:
            self._households.popitem(last=False)
        return found

    def wait(self, address: str, cost: float) -> float:
        """Seconds until what costs so much may be done for this address."""
        rate = self.settings.requests_per_minute * COST_PER_REQUEST / 60
        wait = self._household(address).pace.wait(self.now(), cost, rate, rate * SECONDS_AT_ONCE)
        if wait is None:
            raise Refused("too-many-requests")
        return wait

    # Shared with other processes: what was used up here counts there a moment later, and the other way round.

    def spent(self) -> tuple[dict[str, Usage], int]:
        """What each household has used up since the last time; and guesses of codes, by everybody."""
        requests, paid, wrong = self._requests, self.quota.paid, self._wrong
        households = requests.keys() | paid.keys() | wrong.keys()
        spent = {who: (requests[who], float(paid[who]), wrong[who]) for who in households}
        guessed, self._guessed = self._guessed, 0
        for count in (requests, paid, wrong):
            count.clear()
        return spent, guessed

    def spend(self, spent: Mapping[str, Usage], guessed: int = 0) -> None:
        """The same of another process."""
        now = self.now()
        for who, (requests, size, guesses) in spent.items():
            one = self._household(who)
            one.requests.take(now, requests, owing=True)
            one.guesses.take(now, guesses, owing=True)
            self.quota.charge(who, size)
        self._guesses.owe(now, guessed, KEPT_HERE)

    def check_ban(self, address: str) -> None:
        if address in self.bans:
            raise Refused("banned")

    def may_refuse_at_once(self, address: str) -> bool:
        """Cross-origin requests are refused at once, and the connection is closed if there are too many."""
        return self._household(address).strangers.take(self.now())

    def check_rate(self, address: str) -> None:
        """The rate limit of what changes something: tables, codes, sockets."""
        if not self._household(address).requests.take(self.now()):
            raise Refused("too-many-requests")
        self._requests[household(address)] += 1
        if len(self._requests) > MOST_ADDRESSES:
            self._requests.clear()  # there is nobody to tell

    @contextmanager
    def guessing(self, address: str) -> Iterator[None]:
        """While a code is looked up. Guessing is slowed down from however many addresses it comes, and those
        who hardly ever mistype go first."""
        one, now = self._household(address), self.now()
        is_honest = one.guesses.take(now)
        if not self._guesses.take(now, leave=0 if is_honest else KEPT_FOR_HONEST):
            raise Refused("too-many-requests")
        try:
            yield
        except Refused as refused:
            if refused.why == "no-such-code":
                self._guessed_wrong(address, is_honest=is_honest)
                raise
            self._not_guessed(one, is_honest=is_honest)
            raise
        else:
            self._not_guessed(one, is_honest=is_honest)

    def _guessed_wrong(self, address: str, *, is_honest: bool) -> None:
        self._guessed += 1
        if is_honest:
            self._wrong[household(address)] += 1
        if len(self._wrong) > MOST_ADDRESSES:
            self._wrong.clear()  # there is nobody to tell

    def _not_guessed(self, one: Household, *, is_honest: bool) -> None:
        self._guesses.give_back()
        if is_honest:
            one.guesses.give_back()

    def trying_password(self, address: str) -> AbstractContextManager[None]:
        """While it is looked whether it is right."""
        return self._passwords.one_of(self._household(address).passwords)

    def trying_token(self, address: str) -> AbstractContextManager[None]:
        """The same for what opens the host's page."""
        return self._tokens.one_of(self._household(address).tokens)

    # Connections: all are for HTTP first, and some become the sockets of visitors.

    def connect(self, address: str) -> Passage:
        """A connection of our reverse proxy carries many people's requests: it is not limited by address."""
        if self.open >= self.settings.connections:
            raise Refused("too-many-connections")
        who, is_many = household(address), address in self.proxies
        if not is_many:
            self.wait(address, COST_OF_CONNECTION)  # it is not made to wait, but it is counted
        self.lines.enter(who, is_many=is_many)
        self.open += 1
        return Passage(self, who)

    def turned_away(self, why: str) -> None:
        """Somebody was, before there was a request to answer: counted, and logged now and then."""
        self.metrics.refused.labels(why).inc()
        _log.warning("turned away", why)

    def come_in(self, address: str) -> None:
        if self.closed or self.cut_off:
            raise Refused("too-many-connections")
        self._visitors.enter(household(address))

    def go_out(self, address: str) -> None:
        self._visitors.leave(household(address))

    def new_bucket(self) -> Bucket:
        """The rate limit of the messages of one connection."""
        rate = self.settings.messages_per_second
        return Bucket(rate, 3 * rate, self.now())

    def check_origin(self, headers: Mapping[bytes, str], path: str = "/") -> None:
        """A page of somebody else's must not speak for its visitor. Programs send no origin."""
        origin = headers.get(b"origin")
        if origin is None:
            self._check_fetch(headers, path)
        elif origin not in self.settings.origins and not _is_at(origin, headers.get(b"host", "")):
            raise Refused("foreign-origin", origin=origin[:80])

    def _check_fetch(self, headers: Mapping[bytes, str], path: str) -> None:
        """Pictures and frames in other pages have no origin, but browsers say where they belong. A link to us
        is always welcome."""
        other = headers.get(b"sec-fetch-site") == "cross-site"
        if may_be_framed(path, headers, self.settings.embedding):
            return
        if other and headers.get(b"sec-fetch-dest") != "document" and not self.settings.origins:
            raise Refused("foreign-origin", origin="?")


def _is_at(origin: str, host: str) -> bool:
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:  # no address at all
        return False
