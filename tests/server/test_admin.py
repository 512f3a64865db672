"""`backnine admin` at a running server: what it tells, and what becomes of tables."""

import asyncio
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from backnine.locales import LANGUAGES
from tests.command import COMMAND, environment
from tests.server.admin import admin, done, told
from tests.server.cluster import Cluster
from tests.server.host import Host

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "data") as host:
        yield host
        assert "Traceback" not in host.log.read_text()


@pytest.fixture
def three(tmp_path: Path) -> Iterator[Cluster]:
    with Cluster(tmp_path, 3) as cluster:
        yield cluster
        assert "Traceback" not in cluster.logs()


async def test_the_running_tables_and_who_is_connected(club: Host) -> None:
    made = club.make(people=2, bots=("rookie",), house="holes=3")
    ann = await club.enter(made["seats"][0]["token"])
    watcher = await club.enter(made["watch"])
    (table,) = told(club, "tables")
    assert (table["id"], table["game"], table["state"]) == (made["table"], "play-nine", "playing")
    assert (table["hole"], table["holes"], table["watching"]) == (1, 3, 1)
    assert [(chair["name"], chair["kind"], chair.get("here", False)) for chair in table["chairs"]][:2] == [
        ("P0", "person", True),
        ("P1", "person", False),
    ]
    visitors = told(club, "visitors")
    assert sorted((each["address"], each.get("names", [])) for each in visitors) == [
        ("127.0.0.1", []),
        ("127.0.0.1", ["P0"]),
    ]
    assert {each["table"] for each in visitors} == {made["table"]}
    await ann.leave()
    await watcher.leave()
    (stored,) = told(club, "tables", "--stored")
    assert (stored["id"], stored["state"]) == (made["table"], "playing")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language_and_in_narrow_terminals(host: Host, language: str) -> None:
    made = host.make(people=1, bots=("rookie", "club"))
    ann = await host.enter(made["seats"][0]["token"])
    for columns in ("80", "30"):
        for command in (("tables",), ("tables", "--stored"), ("visitors",)):
            answer = admin(host, *command, "--lang", language, COLUMNS=columns)
            assert answer.returncode == 0, answer.stderr
            assert made["table"] in answer.stdout
    await ann.leave()


async def test_a_match_is_ended_and_its_people_told(club: Host) -> None:
    made = club.make(people=2)
    people = [await club.enter(seat["token"]) for seat in made["seats"]]
    assert done(club, "end", made["table"]) == "1 match ended.\n"
    for person in people:
        await person.until(lambda: person.table["state"] == "open" and person.table["broken_off"])  # noqa: B023
    again = admin(club, "end", made["table"])
    assert again.returncode == 1
    assert made["table"] in again.stderr
    await people[0].say("start")
    for person in people:
        await person.until(lambda: person.table["state"] == "playing" and person.view["n"] >= 0)  # noqa: B023
    await asyncio.gather(*(person.play() for person in people))
    assert people[1].table["state"] == "over"
    await asyncio.gather(*(person.leave() for person in people))


async def test_a_table_is_closed_and_its_records_stay(club: Host) -> None:
    made = club.make(people=1, bots=("rookie",))
    token = made["seats"][0]["token"]
    ann = await club.enter(token)
    await ann.play()
    await ann.until(lambda: ann.table["state"] == "over")
    assert done(club, "close", made["table"]) == "1 table closed.\n"
    assert (await ann.ended())[1] == "shut"
    line = await club.dial(token)
    await line.send(json.dumps({"t": "hello"}))
    assert json.loads(await line.recv()) == {"t": "bye", "why": "shut"}
    await line.close()
    assert club.get("/api/records/0", token=token).status_code == 200
    refused = club.request("POST", "/api/invitation", {"code": made["code"]})
    assert (refused.status_code, refused.json()["why"]) == (409, "table-is-shut")


async def test_tables_are_deleted_and_unknown_ones_named(club: Host) -> None:
    tables = [club.make(people=2) for _ in range(2)]
    ann = await club.enter(tables[0]["seats"][0]["token"])
    answer = admin(club, "delete", "nowhere", *(made["table"] for made in tables))
    assert (answer.returncode, answer.stdout) == (1, "2 tables deleted.\n")
    assert "nowhere: There is no table nowhere." in answer.stderr
    assert (await ann.ended())[1] == "deleted"
    assert told(club, "tables", "--stored") == []
    for made in tables:
        assert club.get("/api/table", token=made["seats"][0]["token"]).status_code == 401


async def test_every_act_is_logged_and_the_log_can_be_watched(club: Host) -> None:
    made = club.make(people=2)
    watching = await asyncio.create_subprocess_exec(
        *(str(COMMAND), "admin", "log", "--last", "1", "--follow", "--json", "--data", str(club.data)),
        stdout=asyncio.subprocess.PIPE,
        env=environment(),
    )
    assert watching.stdout
    first = json.loads(await watching.stdout.readline())  # it listens
    assert (first["t"], first["message"]) == ("log-line", "table made")
    done(club, "end", made["table"])
    done(club, "close", made["table"])
    done(club, "delete", made["table"])
    heard = []
    while "a table was deleted" not in heard:
        heard.append(json.loads(await watching.stdout.readline())["message"])
    watching.terminate()
    await watching.wait()
    acts = [line for line in told(club, "log") if line["logger"] == "backnine.admin"]
    assert [line["message"] for line in acts] == [
        "a match was ended",
        "a table was closed",
        "a table was deleted",
    ]
    assert all(line["facts"] == {"table": made["table"], "by": f"user {os.geteuid()}"} for line in acts)
    assert f"a table was closed table={made['table']}" in club.log.read_text()
    shown = done(club, "log")
    assert len(re.findall(r"^\d{4}-\d\d-\d\dT\S+Z info a .* by=user ", shown, flags=re.MULTILINE)) == 3


def test_without_a_server_it_says_so(tmp_path: Path) -> None:
    host = Host(tmp_path / "data", start=False)
    answer = admin(host, "tables")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert f"No server runs on {host.data}" in answer.stderr
    host.start()
    assert told(host, "tables") == []
    host.kill()
    assert "No server runs on" in admin(host, "tables").stderr  # what is left behind is no server
    host.start()
    assert told(host, "tables") == []
    assert len(list((host.data / "admin").iterdir())) == 1
    host.stop()
    assert not (host.data / "admin").exists()
    host.close()


# Several processes


async def test_any_process_reaches_all_tables(three: Cluster) -> None:
    tables = [three[place].make(people=2) for place in range(3)]
    people = [await three[place].enter(made["seats"][0]["token"]) for place, made in enumerate(tables)]
    far = await three[1].enter(tables[0]["seats"][1]["token"])
    for host in three.hosts:
        while len(found := told(host, "tables")) < 3:  # it has not heard of all others yet
            await asyncio.sleep(0.05)
        assert {table["id"] for table in found} == {made["table"] for made in tables}
        visitors = told(host, "visitors")
        assert sorted(name for each in visitors for name in each["names"]) == ["P0", "P0", "P0", "P1"]
    assert done(three[1], "end", tables[0]["table"]) == "1 match ended.\n"
    for person in (people[0], far):
        await person.until(lambda: person.table["state"] == "open")  # noqa: B023
    assert done(three[2], "close", tables[1]["table"]) == "1 table closed.\n"
    assert (await people[1].ended())[1] == "shut"
    assert done(three[0], "delete", tables[2]["table"]) == "1 table deleted.\n"
    assert (await people[2].ended())[1] == "deleted"
    assert {table["id"] for table in told(three[0], "tables", "--stored")} == {
        made["table"] for made in tables[:2]
    }
    await asyncio.gather(people[0].leave(), far.leave())
