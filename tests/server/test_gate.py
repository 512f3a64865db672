"""Who asks, by what name and how often: decided before anything is read. No flood is others' wait.

One idea, though a long one: the gate in front of a server is tried in parts and as a whole.
"""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from backnine.refused import Refused
from backnine.server.buckets import MOST_WAIT
from backnine.server.gate import A_FILE, A_REQUEST, cost, is_limited
from backnine.server.guard import (
    COST_PER_REQUEST,
    GUESSES,
    GUESSES_PER_SECOND,
    HONEST_GUESSES,
    KEPT_FOR_HONEST,
    MOST_ADDRESSES,
    SECONDS_AT_ONCE,
    STRANGERS,
    STRANGERS_WAIT,
    Guard,
)
from backnine.server.metrics import Metrics
from backnine.server.names import HostNames
from backnine.server.proxies import Proxies
from backnine.server.settings import ServerSettings
from backnine.server.web import WEB
from tests.server.host import EASY, PATIENCE, Host
from tests.server.test_hostile import handshake

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(60)]

WISH = {"game": "play-nine", "chairs": [{"who": "here"}, {"who": "open"}]}
REQUESTS = ServerSettings().requests_per_minute
FEW = 20  # a minute, in most of these tests
EVIL = "https://evil.example"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Behind a proxy that says who asks: each test is somebody else."""
    data = tmp_path_factory.mktemp("gate") / "data"
    options = ("--proxy", "127.0.0.1", "--name", "golf.example.org", "--rate", str(FEW), "--workers", "1")
    with Host(data, *options, "--log-format", "json") as running:
        yield running
        assert '"level": "error"' not in running.log.read_text()


def status(server: Host, method: str, path: str, body: object = None, **headers: str) -> int:
    return server.request(method, path, body, **headers).status_code


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def guard_at(now: Time, **settings: object) -> Guard:
    return Guard(ServerSettings(**settings), now, Metrics())  # type: ignore[arg-type]


# What a request may cost


def test_a_page_with_all_its_files_is_served_at_once() -> None:
    """To a family that opens it together for the first time."""
    guard = guard_at(Time())
    whole_page = sum(cost({"path": path}) for path in [*WEB, "/api/offer"])
    assert len(WEB) > 20
    waits = [guard.wait("192.0.2.1", whole_page) for _ in range(5)]
    assert waits == [0.0] * 5


def test_a_class_of_thirty_waits_a_little_and_nobody_is_refused() -> None:
    """Who reads Japanese, with somebody at the table whose name has rare letters."""
    guard = guard_at(Time())
    client = [path for path in WEB if not path.startswith("/guide/")]  # pages of their own
    letters = [path for path in client if path.startswith("/assets/noto-sans-jp")]
    paths = [*(set(client) - set(letters)), *letters[:5], "/api/offer"]
    files = [cost({"path": path}) for path in paths] * 30
    assert max(guard.wait("192.0.2.1", each) for each in files) < MOST_WAIT


def test_whoever_asks_for_more_waits_and_then_is_refused() -> None:
    now = Time()
    guard = guard_at(now)
    rate = REQUESTS * COST_PER_REQUEST / 60
    waits = []
    with pytest.raises(Refused, match="too many requests"):
        waits += [guard.wait("192.0.2.1", A_FILE) for _ in range(100_000)]
    with pytest.raises(Refused):
        guard.connect("192.0.2.1")
    assert guard.wait("192.0.2.2", A_REQUEST) == 0  # a stranger
    now.now += MOST_WAIT + SECONDS_AT_ONCE
    assert guard.wait("192.0.2.1", A_REQUEST) == 0
    done = 0
    for _ in range(600):  # for a minute, whoever takes what there is gets no more than that
        now.now += 0.1
        while guard.wait("192.0.2.3", A_FILE) == 0:
            done += 1
    assert done <= rate * (60 + SECONDS_AT_ONCE) + 600


def test_what_costs_more_counts_for_more() -> None:
    assert cost({"path": "/"}) == cost({"path": "/health"}) == A_FILE
    assert cost({"path": "/api/offer"}) == cost({"path": "/metrics"}) == cost({"path": "/x"}) == A_REQUEST
    assert cost({"path": "/api/records/3"}) == cost({"path": "/api/qr"}) > A_REQUEST
    assert cost({"path": "/api/paper"}) == cost({"path": "/api/paper/preview"}) > A_REQUEST
    assert not is_limited({"type": "http", "method": "GET", "path": "/api/offer"})
    for method, path in (("POST", "/api/join"), ("GET", "/api/table"), ("GET", "/api/records/0")):
        assert is_limited({"type": "http", "method": method, "path": path})
    assert is_limited({"type": "websocket", "path": "/api/socket"})


async def test_a_flood_of_reads_takes_no_more_than_its_share(tmp_path: Path) -> None:
    """Forty connections that ask as fast as they can are made to wait; who plays meanwhile is heard."""
    with Host(tmp_path / "data", "--workers", "1", "--rate", str(REQUESTS)) as host:
        made = host.make(timer=0, grace=3600)
        ann = await host.enter(made["seats"][0]["token"])
        answers = [0]
        flood = [asyncio.create_task(_ask_again_and_again(host, answers)) for _ in range(40)]
        begun = time.monotonic()
        while time.monotonic() < begun + 3:
            assert (await ann.ask("ping", "pong"))["t"] == "pong"
            await asyncio.sleep(0.06)
        for each in flood:
            each.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        seconds = time.monotonic() - begun
        rate = REQUESTS * COST_PER_REQUEST / 60
        assert 100 < answers[0] <= rate * (seconds + SECONDS_AT_ONCE) / A_REQUEST + 40
        await ann.leave()


async def _ask_again_and_again(host: Host, answers: list[int]) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", host.port)
    try:
        while True:
            writer.write(b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            head = await reader.readuntil(b"\r\n\r\n")
            size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            await reader.readexactly(size)
            answers[0] += 1
    finally:
        writer.close()


# Before the body is read


def allowed(host: Host, address: str) -> int:
    """The status of so many requests as an address may make, when no more are answered so."""
    begun, statuses = time.monotonic(), [0]
    while statuses[-1] != 429:
        statuses.append(status(host, "POST", "/api/join", b"{", x_forwarded_for=address))
    again = (time.monotonic() - begun) * FEW / 60
    assert FEW <= len(statuses) - 2 <= FEW + again + 1
    assert len(set(statuses[1:-1])) == 1
    return statuses[1]


def test_what_is_too_much_or_foreign_is_refused_without_reading_it(host: Host) -> None:
    assert allowed(host, "192.0.2.10") == 400
    assert status(host, "POST", "/api/tables", b"{", origin=EVIL) == 403
    with socket.create_connection(("127.0.0.1", host.port), PATIENCE) as line:  # the body never comes
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.10\r\n"
            b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
        )
        assert line.recv(12) == b"HTTP/1.1 429"


def test_what_is_no_text_is_a_mistake_of_the_sender(host: Host) -> None:
    before = len(host.log.read_text().splitlines())
    for n, body in enumerate(
        (b'{"game": "\xff"}', b'{"code": "\xc3"}', b"\xff", b'{"code": "\xed\xa0\x80"}')
    ):
        for path in ("/api/tables", "/api/join", "/api/invitation", "/api/qr"):
            answer = host.request("POST", path, body, x_forwarded_for=f"192.0.3.{n}")
            assert (answer.status_code, answer.json()["why"]) == (400, "bad-request")
    assert len(host.log.read_text().splitlines()) == before


# Pages of others


def test_pages_of_others_use_up_nothing_of_their_readers(host: Host) -> None:
    who = {"x_forwarded_for": "192.0.2.20"}
    foreign = [status(host, "POST", "/api/tables", WISH, origin=EVIL, **who) for _ in range(30)]
    foreign += [status(host, "POST", "/api/tables", WISH, host="evil.example", **who) for _ in range(10)]
    assert set(foreign) == {403, 421}
    assert allowed(host, "192.0.2.20") == 400  # all of it is still there


def test_a_wrong_name_is_no_way_around_the_limits(host: Host) -> None:
    """Beyond a few a second the line waits, is told 429 and closed, so that no line asks twice."""
    who = {"x_forwarded_for": "192.0.2.21"}
    begun = time.monotonic()
    answers = [host.request("GET", "/", host="evil.example", **who) for _ in range(60)]
    refused = [answer for answer in answers if answer.status_code == 429]
    at_once, took = len(answers) - len(refused), time.monotonic() - begun
    assert at_once <= STRANGERS[1] + STRANGERS[0] * took + 1
    assert refused
    assert took >= len(refused) * STRANGERS_WAIT
    assert all(answer.headers["connection"] == "close" for answer in refused)


@pytest.mark.parametrize(
    ("site", "dest", "expected"),
    [
        ("cross-site", "image", 403),
        ("cross-site", "iframe", 403),
        ("cross-site", "empty", 403),
        ("cross-site", "document", 200),  # a link in a message
        ("same-origin", "script", 200),
        ("none", "document", 200),
    ],
)
def test_pictures_in_other_pages_ask_for_nothing(host: Host, site: str, dest: str, expected: int) -> None:
    assert status(host, "GET", "/api/offer", sec_fetch_site=site, sec_fetch_dest=dest) == expected


# Codes


def guess(guard: Guard, address: str, *, right: bool = False) -> bool:
    """Was it looked up?"""
    try:
        with guard.guessing(address):
            _look_up(right=right)
    except Refused as refused:
        return refused.why == "no-such-code"
    return True


def _look_up(*, right: bool) -> None:
    if not right:
        raise Refused("no-such-code", code="X")


def test_guessing_is_slowed_down_from_however_many_addresses() -> None:
    now = Time()
    guard = guard_at(now)
    crowd = [f"10.1.{n // 250}.{n % 250}" for n in range(200)]
    for _ in range(200):
        for each in crowd:
            guess(guard, each)
    seconds = 120
    looked_up = 0
    for _ in range(seconds):
        now.now += 1
        looked_up += sum(guess(guard, each) for each in crowd for _ in range(2))
    assert looked_up <= GUESSES_PER_SECOND * seconds + GUESSES
    assert guess(guard, "192.0.2.1", right=True)  # who comes with an invitation, meanwhile
    assert guess(guard, "192.0.2.1")  # and mistypes it
    assert guess(guard, "192.0.2.1", right=True)


def test_a_right_code_costs_nothing() -> None:
    guard = guard_at(Time())
    for n in range(GUESSES * 2):
        assert guess(guard, f"10.2.{n % 4}.1", right=True)


def test_so_many_addresses_that_nobody_is_known_get_no_further() -> None:
    guard = guard_at(Time())
    tried = GUESSES + 500
    assert tried < MOST_ADDRESSES
    assert sum(guess(guard, f"2001:db8:{n:x}::1") for n in range(tried)) == GUESSES


def share(guards: list[Guard]) -> None:
    """As processes do at each beat."""
    told = [guard.spent() for guard in guards]
    for place, guard in enumerate(guards):
        for other, spent in enumerate(told):
            if other != place:
                guard.spend(*spent)


def test_what_is_guessed_in_several_processes_is_counted_together() -> None:
    now = Time()
    guards = [guard_at(now) for _ in range(4)]
    crowd = [f"10.1.{n // 250}.{n % 250}" for n in range(100)]
    for guard in guards:
        for each in crowd * 30:
            guess(guard, each)
    share(guards)
    seconds = 60
    looked_up = 0
    for _ in range(2 * seconds):
        now.now += 0.5
        looked_up += sum(guess(guard, each) for guard in guards for each in crowd)
        share(guards)
    assert looked_up <= GUESSES_PER_SECOND * seconds * 1.1
    for guard in guards:
        assert guess(guard, "192.0.2.1", right=True)  # who comes with an invitation, meanwhile
    assert [guess(guard, "192.0.2.1") for guard in guards[:3]] == [True] * 3  # and mistypes it
    share(guards)
    assert not guess(guards[3], "192.0.2.1")  # too often, wherever it was


def test_what_a_household_used_up_elsewhere_is_used_up_here() -> None:
    now = Time()
    here, there = guard_at(now), guard_at(now)
    for _ in range(here.settings.requests_per_minute):
        there.check_rate("2001:db8::1")
    there.quota.pay("2001:db8::1", here.settings.megabytes_per_day * 1e6 + 1000)
    share([here, there])
    share([here, there])  # told once
    for check, why in ((here.check_rate, "too-many-requests"), (here.quota.check, "quota-used-up")):
        with pytest.raises(Refused) as refused:
            check("2001:db8::2")
        assert refused.value.why == why
        check("2001:db8:0:1::1")  # another household
    now.now += 60
    here.check_rate("2001:db8::2")


def test_the_page_gives_the_odds() -> None:
    page = " ".join((Path(__file__).parents[2] / "docs/deploy.md").read_text("utf-8").split())
    a_day = GUESSES_PER_SECOND * 24 * 3600
    assert f"{GUESSES_PER_SECOND} a second by everybody together" in page
    assert f"the last {KEPT_FOR_HONEST} of {GUESSES:,}" in page
    assert f"fewer than {HONEST_GUESSES[1]}" in page
    days = 2**35 / 1000 / a_day
    assert f"one in {days:.0f} days" in page


# Names


@pytest.mark.parametrize(
    "name",
    ["", "127.0.0.1:8009", "localhost", "golf.localhost:80", "[::1]:8009", "192.168.1.7", "LOCALHOST."],
)
def test_addresses_and_this_device_are_always_meant(name: str) -> None:
    HostNames(ServerSettings()).check(name)


def test_a_server_answers_to_its_names_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Anns-Laptop.fritz.box")
    names = HostNames(ServerSettings(names=("Golf.Example.org",)))
    for name in ("golf.example.org", "GOLF.example.org:443", "golf.example.org.", "anns-laptop.local:8009"):
        names.check(name)
    for name in (
        "evil.example",
        "golf.example.org.evil.example",
        "example.org",
        "local",
        "127.0.0.1.evil.example",
    ):
        with pytest.raises(Refused, match="wrong host"):
            names.check(name)
    HostNames(ServerSettings(names=("*",))).check("evil.example")
    HostNames(ServerSettings(proxy="127.0.0.1")).check("golf.example.org")  # the proxy's business
    with pytest.raises(Refused):
        HostNames(ServerSettings(proxy="127.0.0.1", names=("golf.example.org",))).check("evil.example")


def test_a_page_whose_name_leads_here_gets_nothing(tmp_path: Path) -> None:
    """DNS rebinding: to the browser it is one origin."""
    with Host(tmp_path / "data", *EASY) as host:
        answer = host.request("GET", "/api/offer", host="evil.example")
        assert (answer.status_code, answer.json()["why"]) == (421, "wrong-host")
        rebound = {"host": f"evil.example:{host.port}", "origin": f"http://evil.example:{host.port}"}
        assert status(host, "POST", "/api/tables", WISH, **rebound) == 421
        with socket.create_connection(("127.0.0.1", host.port), PATIENCE) as line:
            token = host.make()["seats"][0]["token"]
            line.sendall(handshake("evil.example", f"backnine.1, token.{token}"))
            assert line.recv(12) == b"HTTP/1.1 421"
        assert status(host, "GET", "/health", host="10.1.2.3") == 200


# Proxies


@pytest.mark.parametrize(
    ("proxy", "count", "peer", "said", "who"),
    [
        (None, 1, "192.0.2.9", "1.1.1.1", "192.0.2.9"),
        ("10.0.0.1", 1, "192.0.2.9", "1.1.1.1", "192.0.2.9"),
        ("10.0.0.1", 1, "10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", 1, "10.0.0.1", "192.0.2.9", "192.0.2.9"),
        ("10.0.0.1", 1, "10.0.0.1", "6.6.6.6, 192.0.2.9", "192.0.2.9"),
        ("10.0.0.1,10.0.0.2", 1, "10.0.0.1", "6.6.6.6, 192.0.2.9, 10.0.0.2", "192.0.2.9"),
        ("*", 1, "172.17.0.1", "6.6.6.6, 192.0.2.9", "192.0.2.9"),
        ("*", 2, "172.17.0.1", "6.6.6.6, 192.0.2.9, 10.0.0.2", "192.0.2.9"),
        ("*", 2, "172.17.0.1", "192.0.2.9", "192.0.2.9"),
        ("*", 1, "172.17.0.1", "6.6.6.6, unknown", "172.17.0.1"),
        ("*", 1, "172.17.0.1", "[2001:db8::9]:4711", "2001:db8::9"),
        ("*", 1, "172.17.0.1", "192.0.2.9:4711", "192.0.2.9"),
    ],
)
def test_a_visitor_is_who_the_last_proxy_of_ours_says(
    proxy: str | None, count: int, peer: str, said: str, who: str
) -> None:
    assert Proxies(ServerSettings(proxy=proxy, proxies=count)).visitor(peer, said) == who


def test_a_forged_address_buys_nothing(tmp_path: Path) -> None:
    """With `*`, too, as in a container."""
    with Host(tmp_path / "data", "--proxy", "*", "--rate", "5", "--workers", "1") as host:
        joins = [
            status(host, "POST", "/api/join", {"code": "NO"}, x_forwarded_for=f"10.9.9.{n}, 192.0.2.1")
            for n in range(6)
        ]
        assert joins == [404] * 5 + [429]
        assert status(host, "POST", "/api/join", {"code": "NO"}, x_forwarded_for="192.0.2.2") == 404


def test_the_scheme_is_the_proxys(host: Host) -> None:
    offer = host.get("/api/offer", host="golf.example.org", x_forwarded_proto="https").json()
    assert offer["reach"] == "https://golf.example.org/"


# The description of the API


async def test_the_first_look_at_the_api_blocks_nobody(tmp_path: Path) -> None:
    with Host(tmp_path / "data", *EASY, "--log-format", "json") as host:
        ann = await host.enter(host.make()["seats"][0]["token"])
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as http:
            asked = asyncio.gather(*(http.get(f"{host.url}/api/docs/openapi.json") for _ in range(3)))
            pings = 0
            while not asked.done():
                assert (await ann.ask("ping", "pong"))["t"] == "pong"
                pings += 1
                await asyncio.sleep(0.02)
            for answer in await asked:
                assert json.loads(answer.text)["info"]["title"] == "Backnine"
        assert pings >= 3
        await ann.leave()
