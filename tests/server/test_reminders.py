"""Reminders out: what a push service is sent, and where nothing is sent; what its answers do; the webhook."""

import asyncio
import hmac
import json
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from backnine.refused import Refused
from backnine.server.answered import answered, done_by
from backnine.server.post import jobs as rounds
from backnine.server.post import sending
from backnine.server.post.bells import (
    MOST_BELLS,
    BellAsked,
    bell_of,
    bell_slip,
    bells_in,
    check_endpoint,
    is_public,
)
from backnine.server.post.jobs import Jobs
from backnine.server.post.office import ReminderOffice
from backnine.server.post.sending import HttpAnswer, UnsentError, check_webhook, send
from backnine.server.post.webpush import from_unpadded, locked, point, read_key, unpadded
from backnine.server.settings import ServerSettings
from backnine.store import Change, Key, Round, Slip
from backnine.store.sqlite import SqliteStore
from backnine.table.post import Reminder
from tests.server.push_service import Browser, PushService, push_service, signed

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
CONTACT = "mailto:host@example.org"
TABLE = "t1"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def test_a_text_is_locked_as_the_example_of_the_standard_shows() -> None:
    """RFC 8291, appendix A."""
    browser = from_unpadded(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    own = read_key(from_unpadded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    body = locked(
        b"When I grow up, I want to be a watermelon",
        browser,
        from_unpadded("BTBZMqHH6r4Tts7J_aSIgg"),
        own=own,
        salt=from_unpadded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert unpadded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# Where nothing is sent to


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https://localhost/x",
        "https://golf.local/x",
        "https://router/x",
        "https://127.0.0.1/x",
        "https://127.1/x",
        "https://2130706433/x",
        "https://10.0.0.7/x",
        "https://192.168.1.1:8443/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[fe80::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::a00:1]/x",
        "https://user@push.example.org/x",
        "https://push.example.org:0/x",
        "https://push.example.org:99999/x",
        "https://push.example.org/x y",
        "https://push.example.org/\r\nHost: other",
        "https:///x",
        "javascript:alert(1)",
        "",
    ],
)
def test_an_address_that_is_no_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(Refused, match="bad subscription"):
        check_endpoint(endpoint, near=False)


def test_an_address_of_a_push_service_is_taken() -> None:
    for endpoint in ("https://fcm.googleapis.com/fcm/send/a:b-c_d", "https://push.example.org:8443/x?y=z"):
        check_endpoint(endpoint, near=False)
    check_endpoint("http://127.0.0.1:8080/x", near=True)
    with pytest.raises(Refused):
        check_endpoint("ftp://127.0.0.1/x", near=True)


def test_what_is_public() -> None:
    assert [is_public(each) for each in ("8.8.8.8", "2606:4700::1111", "2002:808:808::1")] == [True] * 3
    private = ("0.0.0.0", "127.0.0.1", "10.1.2.3", "100.64.0.1", "172.16.0.1", "224.0.0.1", "::", "fd00::1")
    within = ("2002:a00:1::1", "::ffff:127.0.0.1", "::10.0.0.1", "64:ff9b:1::a00:1", "fec0::1")
    assert [each for each in (*private, *within) if is_public(each)] == []


async def test_what_a_name_leads_to_counts_and_not_the_name(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def found(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        asked.append(host)
        return [(0, 0, 0, "", ("10.0.0.1", port)), (0, 0, 0, "", ("::ffff:127.0.0.1", port, 0, 0))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
    with pytest.raises(UnsentError, match="private"):
        await send("https://push.example.org/x", {}, b"", near=False)
    assert asked == ["push.example.org"]
    assert service.arrived.empty()


async def test_nobody_is_followed_elsewhere(service: PushService) -> None:
    service.statuses = [307]
    assert (await send(f"{service.url}/x?y=1", {"TTL": "5"}, b"body", near=True)).status == 307
    arrived = service.next()
    assert (arrived.path, arrived.headers["ttl"], arrived.body) == ("/x?y=1", "5", b"body")
    assert service.arrived.empty()


@pytest.mark.parametrize("answer", [b"", b"SSH-2.0\r\n\r\n", b"HTTP/1.1 many\r\n\r\n", b"x" * 40_000])
async def test_whatever_answers_it_is_over(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if nothing does: an empty answer here is one that never comes."""
    monkeypatch.setattr(sending, "SECONDS", 10.0 if answer else 0.05)
    gone = asyncio.Event()

    async def answer_so(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        with suppress(ConnectionError):
            await reader.read()
        writer.transport.abort()
        gone.set()

    server = await asyncio.start_server(answer_so, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(UnsentError):
        await send(f"http://127.0.0.1:{port}/", {}, b"", near=True)
    await gone.wait()
    server.close()
    await server.wait_closed()


# Tried again


class Tries:
    """Somebody who answers so, one after another; time does not pass."""

    def __init__(self, *answers: HttpAnswer | UnsentError) -> None:
        self.answers = list(answers)
        self.waited: list[float] = []
        self.jobs = Jobs(self.wait)

    async def wait(self, seconds: float) -> None:
        self.waited.append(seconds)

    async def send(self) -> HttpAnswer:
        answer = self.answers.pop(0)
        if isinstance(answer, UnsentError):
            raise answer
        return answer


async def test_what_may_pass_is_tried_again_some_times() -> None:
    tries = Tries(HttpAnswer(503, 0), UnsentError("nobody"), HttpAnswer(429, 90), HttpAnswer(201, 0))
    assert await tries.jobs.deliver("push", tries.send) == 201
    assert tries.waited == [5.0, 60.0, 600.0]
    tries = Tries(HttpAnswer(429, 90), *[HttpAnswer(500, 99_999)] * 3)
    assert await tries.jobs.deliver("push", tries.send) == 500
    assert tries.waited == [90, 3600, 3600]


@pytest.mark.parametrize("answer", [HttpAnswer(400, 0), HttpAnswer(410, 0), UnsentError("private")])
async def test_what_will_not_pass_is_not(answer: HttpAnswer | UnsentError) -> None:
    tries = Tries(answer)
    status = answer.status if isinstance(answer, HttpAnswer) else 0
    assert await tries.jobs.deliver("push", tries.send) == status
    assert tries.waited == []


async def test_too_many_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "MOST", 2)
    begun: list[int] = []
    hold = asyncio.Event()

    async def work(number: int) -> None:
        begun.append(number)
        await hold.wait()

    jobs = Jobs()
    for number in range(3):
        jobs.begin(work(number))
    await asyncio.sleep(0)
    assert begun == [0, 1]
    jobs.close()


# Reminders


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    made = SqliteStore(tmp_path / "tables.db", asyncio.get_running_loop().call_soon_threadsafe)
    keys = tuple(Key(bytes([chair]) * 32, TABLE, "seat", chair) for chair in (0, 1))
    new = Change("playing", b"{}", "CODE", keys, round=Round(0, 0, bytes(32)))
    await done_by(partial(made.change, TABLE, 0, new))
    yield made
    await asyncio.to_thread(made.close)


async def hang(store: SqliteStore, browser: Browser, chair: int = 0, language: str = "en") -> None:
    wish = BellAsked(**browser.subscription(language))
    await done_by(partial(store.pin, bell_slip(TABLE, chair, bell_of(wish, store.now(), near=True))))


async def bells(store: SqliteStore) -> list[Slip]:
    slips: list[Slip] = await answered(partial(store.slips, TABLE))
    return slips


def reminder(store: SqliteStore, **more: Any) -> Reminder:
    said = Reminder(TABLE, 0, 1, "Ann", "play-nine", "your-turn", store.now() + 1000)
    return said._replace(**more)


async def test_a_browser_is_told_whose_turn_it_is_in_its_language_and_nobody_else_can_read_it(
    service: PushService, store: SqliteStore
) -> None:
    office = ReminderOffice(store, ServerSettings(push=CONTACT, push_near=True), Jobs())
    await office.open()
    french, other = service.browser("french"), service.browser("other")
    await hang(store, french, language="fr-CH")
    await hang(store, other, chair=1)
    await office.remind(reminder(store))
    arrived = await asyncio.to_thread(service.next)
    assert french.read(arrived.body) == {
        "title": "À vous de jouer",
        "body": "Play Nine · Ann",
        "table": TABLE,
    }
    claims, key = signed(arrived)
    assert (claims["aud"], claims["sub"], key) == (service.url, CONTACT, office.public_key)
    assert arrived.path == "/push/french"
    assert arrived.headers["content-encoding"] == "aes128gcm"
    assert 900 <= int(arrived.headers["ttl"]) <= 1000
    assert b"Ann" not in arrived.body
    assert TABLE not in str(arrived.headers)
    assert service.arrived.empty()


async def test_only_so_many_devices_of_a_seat_are_rung(store: SqliteStore) -> None:
    """Those that came at the same moment have not heard of each other."""
    rung: list[Any] = []

    class Counting(Jobs):
        def begin(self, work: Coroutine[Any, Any, None]) -> None:
            rung.append(work)
            work.close()

    office = ReminderOffice(store, ServerSettings(push=CONTACT), Counting())
    await office.open()
    for number in range(MOST_BELLS + 2):
        await hang(store, Browser(f"https://push.example.org/{number}"))
    await office.remind(reminder(store))
    assert len(rung) == MOST_BELLS


async def test_the_key_is_made_once_for_all_processes(store: SqliteStore) -> None:
    offices = [ReminderOffice(store, ServerSettings(push=CONTACT), Jobs()) for _ in range(3)]
    await asyncio.gather(*(office.open() for office in offices))
    assert len({office.public_key for office in offices}) == 1
    assert offices[0].key
    assert unpadded(point(offices[0].key)) == offices[0].public_key
    off = ReminderOffice(store, ServerSettings(), Jobs())
    await off.open()
    assert off.public_key is None


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (400, 1)])
async def test_a_browser_that_wants_no_more_is_forgotten(
    service: PushService, store: SqliteStore, status: int, left: int
) -> None:
    office = ReminderOffice(store, ServerSettings(push=CONTACT, push_near=True), Jobs())
    await office.open()
    await hang(store, service.browser())
    service.statuses = [status]
    ((slip, bell),) = bells_in(await bells(store), 0)
    await office.ring(slip, bell, reminder(store))
    assert len(await bells(store)) == left


async def test_without_the_hosts_word_nothing_is_sent_near(service: PushService, store: SqliteStore) -> None:
    office = ReminderOffice(store, ServerSettings(push=CONTACT), Jobs())
    await office.open()
    await hang(store, service.browser())
    ((slip, bell),) = bells_in(await bells(store), 0)
    await office.ring(slip, bell, reminder(store))
    assert service.arrived.empty()
    assert len(await bells(store)) == 1


def documented_body() -> Any:
    page = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    return json.loads(page.partition("```json\n")[2].partition("```")[0])


async def test_the_hosts_webhook_hears_of_it_signed(service: PushService, store: SqliteStore) -> None:
    settings = ServerSettings(
        webhook=f"{service.url}/hook",
        webhook_secret="a secret of the host",
        names=("golf.example",),
        proxy="*",
    )
    office = ReminderOffice(store, settings, Jobs())
    await hang(store, service.browser(), language="ja")
    await office.remind(reminder(store, occasion="time-runs-out"))
    arrived = await asyncio.to_thread(service.next)
    said = json.loads(arrived.body)
    assert list(said) == list(documented_body())
    assert said.pop("deadline").endswith("Z")
    assert said == {
        "kind": "time-runs-out",
        "table": TABLE,
        "game": "play-nine",
        "seat": 1,
        "name": "Ann",
        "link": f"https://golf.example/#table={TABLE}",
        "language": "ja",
    }
    parts = dict(part.split("=") for part in arrived.headers["backnine-signature"].split(","))
    signed_ = f"{parts['t']}.".encode() + arrived.body
    assert parts["v1"] == hmac.new(b"a secret of the host", signed_, sha256).hexdigest()


def test_the_link_leads_to_a_name_of_the_server() -> None:
    assert ServerSettings(names=("*", "golf.example"), proxy="*").address == "https://golf.example/"
    assert ServerSettings(names=("*",), proxy="*").address is None  # every name is taken: none is known


def test_an_address_that_is_none_is_no_webhook() -> None:
    check_webhook("http://127.0.0.1:9/hook")
    for url in ("hook", "file:///etc/passwd", "http://", "http://me:pw@there/", "http://there/a b"):
        with pytest.raises(Refused, match="bad webhook"):
            check_webhook(url)
