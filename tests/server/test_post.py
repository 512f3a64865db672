"""Tables by correspondence at real servers: seen to when something is due, also after a restart, by one
process of several; and who is away is reminded by a push service."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from backnine.refused import Refused
from backnine.server import clubhouse as house_rules
from backnine.server.answered import answered, done_by
from backnine.server.brains import WorkerBrains
from backnine.server.clubhouse import Clubhouse
from backnine.server.new_table import NewChair, NewTable
from backnine.server.post.jobs import Jobs
from backnine.server.post.office import ReminderOffice
from backnine.server.post.postman import LATER, Postman
from backnine.server.run import LoopClock
from backnine.server.settings import ServerSettings
from backnine.store import LAST, Found, Kept, Slip
from backnine.store.postgres.store import PostgresStore
from backnine.store.sqlite import SqliteStore
from backnine.table.post import SLIP
from tests.command import answered as said
from tests.server.host import EASY, Client, Host
from tests.server.push_service import PushService, push_service
from tests.server.trio import KINDS, Trio, open_house

pytestmark = pytest.mark.anyio

DAY = 24 * 3600
CONTACT = "mailto:host@example.org"


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module", params=KINDS)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    data = tmp_path_factory.mktemp("house") / "data"
    with open_house(request.param, data, *EASY, "--push", CONTACT, "--push-near") as running:
        yield running
        assert "Traceback" not in running.logged()


def days_pass(house: Host, table: str, days: int) -> None:
    """While it is closed: what was due then is due so much earlier."""
    store: SqliteStore | PostgresStore
    if isinstance(house, Trio):
        store = PostgresStore(house.cluster.url)
    else:
        store = SqliteStore(house.data / "tables.db")
    with closing(store):
        kept = store.load_now(table, LAST)
        assert kept is not None
        (slip,) = kept.slips
        assert slip.at is not None
        pinned = json.loads(slip.value)
        pinned["turns"] = {
            seat: [until - days * DAY, reminded] for seat, (until, reminded) in pinned["turns"].items()
        }
        problems: list[Refused | None] = []
        earlier = slip._replace(value=json.dumps(pinned).encode(), at=slip.at - days * DAY)
        store.pin(earlier, problems.append)
        store.flush()


async def tee_off(*clients: Client) -> int:
    """Whose turn is it then?"""
    for client in clients:
        while client.view["turn"] is None and client.may_move:
            await client.move()
    await clients[0].until(lambda: clients[0].view["turn"] is not None)
    return int(clients[0].view["turn"])


async def test_who_is_away_is_reminded_and_a_bot_plays_when_their_days_are_over(
    house: Host, service: PushService
) -> None:
    made = house.make(days=3)
    assert house.get("/api/offer").json()["push"]
    tokens = [each["token"] for each in made["seats"]]
    browsers = [service.browser(name) for name in ("first", "second")]
    for token, browser in zip(tokens, browsers, strict=True):
        hung = house.request("POST", "/api/seat/reminders", browser.subscription(), token=token)
        assert hung.status_code == 200, hung.text
    ann, ben = [await house.enter(token) for token in tokens]
    assert (ann.table["days"], ann.table["timer"]) == (3, 90)
    arrived = await asyncio.to_thread(service.next)  # before Ben has come
    assert browsers[1].read(arrived.body)["title"] == "Your turn"
    turn = await tee_off(ann, ben)
    await ann.leave()
    await ben.leave()
    arrived = await asyncio.to_thread(service.next)
    told = browsers[turn].read(arrived.body)
    assert told == {"title": "Your turn", "body": f"Play Nine · P{turn}", "table": made["table"]}

    house.stop()
    days_pass(house, made["table"], 3)
    house.start()
    arrived = await asyncio.to_thread(service.next)
    assert arrived.path == f"/push/{('second', 'first')[turn]}"
    assert browsers[1 - turn].read(arrived.body)["title"] == "Your turn"
    kept = house.kept(made["table"])
    assert kept is not None
    assert {(move.seat, move.by) for move in kept.moves[4:]} == {(turn, "weekender")}
    assert service.arrived.empty()


async def test_who_may_be_reminded_and_until_when(house: Host, service: PushService) -> None:
    made = house.make(days=1)
    token = made["seats"][0]["token"]
    wish = service.browser().subscription("it")

    def ask(wish: dict[str, str], token: str = token) -> tuple[int, str]:
        answer = house.request("POST", "/api/seat/reminders", wish, token=token)
        return answer.status_code, answer.json().get("why", "")

    assert ask(wish, made["host"]) == (400, "only-players")
    assert ask(wish, "x" * 43) == (401, "no-such-token")
    assert ask(wish | {"endpoint": "ftp://push.example.org/"}) == (400, "bad-subscription")
    assert ask(wish | {"auth": "short"}) == (400, "bad-subscription")
    assert ask(wish | {"p256dh": wish["p256dh"][:-4]}) == (400, "bad-subscription")
    assert ask(wish | {"endpoint": "https://push.example.org/" + "x" * 1000}) == (400, "bad-request")
    for number in range(6):
        hung = house.request(
            "POST",
            "/api/seat/reminders",
            wish | {"endpoint": f"https://push.example.org/{number}"},
            token=token,
        )
    assert len(pinned(house, made["table"])) == 4  # the latest of one seat
    for _ in range(2):
        gone = house.request("DELETE", f"/api/seat/reminders/{hung.json()['id']}", token=token)
        assert gone.status_code == 204
    assert len(pinned(house, made["table"])) == 3
    assert house.request("DELETE", "/api/seat", token=token).status_code == 204
    assert pinned(house, made["table"]) == []


def pinned(house: Host, table: str) -> list[Slip]:
    """What its players have left."""
    query = f"SELECT table_id, name, value, chair, at FROM slips WHERE table_id = '{table}' AND chair >= 0"
    if isinstance(house, Trio):
        return [Slip(*row) for row in house.cluster.rows(query)]
    import sqlite3

    with closing(sqlite3.connect(house.data / "tables.db")) as database:
        return [Slip(*row) for row in database.execute(query)]


async def test_a_server_without_push_says_so(tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        made = host.make(days=1)
        assert host.get("/api/offer").json()["push"] is None
        with push_service() as service:
            wish = service.browser().subscription()
        answer = host.request("POST", "/api/seat/reminders", wish, token=made["seats"][0]["token"])
        assert (answer.status_code, answer.json()["why"]) == (404, "no-reminders")


@pytest.mark.parametrize(
    ("options", "environment", "what"),
    [
        (("--push", "me"), {}, "no contact for --push"),
        (("--push-near",), {}, "--push-near needs --push"),
        (("--reminder-webhook", "http://there/hook"), {}, "needs BACKNINE_REMINDER_SECRET"),
        (("--reminder-webhook", "there"), {"BACKNINE_REMINDER_SECRET": "x" * 16}, "no address for"),
        ((), {"BACKNINE_REMINDER_SECRET": "short"}, "too short"),
    ],
)
def test_options_that_make_no_sense(
    options: tuple[str, ...], environment: dict[str, str], what: str, tmp_path: Path
) -> None:
    told = said("serve", "--data", tmp_path, "--port", "0", *options, **environment)
    assert told.returncode == 2
    assert what in " ".join(told.stderr.split())


# In one process, without waiting


@pytest.fixture
async def clubhouse(tmp_path: Path) -> AsyncIterator[Clubhouse]:
    loop = asyncio.get_running_loop()
    settings = ServerSettings(data=tmp_path)
    store = SqliteStore(settings.database, loop.call_soon_threadsafe)
    office = ReminderOffice(store, settings, Jobs())
    yield Clubhouse(settings, store, LoopClock(loop), WorkerBrains(1), office=office)
    await asyncio.to_thread(store.close)


async def due(clubhouse: Clubhouse, table: str, at: int = 1) -> SqliteStore:
    assert isinstance(clubhouse.store, SqliteStore)
    await done_by(partial(clubhouse.store.pin, Slip(table, SLIP, b"{}", at=at)))
    return clubhouse.store


async def test_a_table_by_correspondence_falls_asleep_at_once_and_is_woken_when_due(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_rules, "REST_SECONDS", 0)
    chairs = [NewChair("here"), NewChair("here")]
    slow, quick = [
        await clubhouse.make(NewTable("play-nine", chairs, days=days, start=True)) for days in (1, 0)
    ]
    for made in (slow, quick):
        await clubhouse.table(made.table)
    clubhouse.sweep()
    assert [*clubhouse.tables] == [quick.table]
    store = await due(clubhouse, slow.table)
    assert await Postman(clubhouse, store).go_round() == 1
    assert slow.table in clubhouse.tables
    await asyncio.to_thread(store.flush)
    slips: list[Slip] = await answered(partial(store.due, 9))
    assert slips == []  # pinned anew, for later
    table = clubhouse.tables[slow.table]
    clubhouse.sweep()
    assert slow.table not in clubhouse.tables
    assert table.clocks.turns == {}


async def test_one_that_cannot_be_read_does_not_hold_up_the_others(clubhouse: Clubhouse) -> None:
    made = await clubhouse.make(NewTable("play-nine", [NewChair("here")], days=1))
    store = await due(clubhouse, made.table)
    await asyncio.to_thread(store._writer.execute, "UPDATE tables SET sum = 0")
    assert await Postman(clubhouse, store).go_round() == 1
    store_now = store.now()
    found: list[Slip] = await answered(partial(store.due, 9))
    assert found == []
    with closing(SqliteStore(store.path)) as other:
        rows = other._reader.database.execute("SELECT at FROM slips").fetchall()
    assert rows == [(pytest.approx(store_now + LATER, abs=5),)]


async def test_a_mistake_at_one_table_does_not_hold_up_the_others(
    clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = [await clubhouse.make(NewTable("play-nine", [NewChair("here")], days=1)) for _ in range(2)]
    for at, made in enumerate((bad, good), 1):
        store = await due(clubhouse, made.table, at)
    load = store.load

    def broken(table: str, done: Found[Kept | None], number: int | None = None) -> None:
        def changed(kept: Kept | Refused | None) -> None:
            done(kept._replace(sitting=b"[]") if isinstance(kept, Kept) and table == bad.table else kept)

        load(table, changed, number)

    monkeypatch.setattr(store, "load", broken)
    assert await Postman(clubhouse, store).go_round() == 2
    assert list(clubhouse.tables) == [good.table]
    await asyncio.to_thread(store.flush)
    found: list[Slip] = await answered(partial(store.due, 9))
    assert found == []


async def test_what_others_own_is_left_to_them(clubhouse: Clubhouse, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await clubhouse.make(NewTable("play-nine", [NewChair("here")], days=1))
    store = await due(clubhouse, made.table)

    async def keeps(id_: str) -> bool:
        return False

    monkeypatch.setattr(clubhouse, "keeps", keeps)
    await Postman(clubhouse, store).go_round()
    assert clubhouse.tables == {}
