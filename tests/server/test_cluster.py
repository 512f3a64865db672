"""Several processes: a visitor may come to any of them, and whatever becomes of one, every table goes on."""

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from backnine.record_reader import read
from backnine.replay import verify
from tests.server.cluster import Cluster, goes_on_within, record
from tests.server.host import Client, Host, Json

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]


@pytest.fixture
def three(tmp_path: Path) -> Iterator[Cluster]:
    with Cluster(tmp_path, 3) as cluster:
        yield cluster
        assert "Traceback" not in cluster.logs()


async def play_out(*people: Client) -> None:
    await asyncio.gather(*(person.play() for person in people))


async def test_a_table_between_processes(three: Cluster) -> None:
    """Made at one, joined at another, played from three: whoever owns it, all see the same."""
    made = three[0].make(people=2, bots=("rookie",))
    seats = [seat["token"] for seat in made["seats"]]
    people = [await three[place].enter(seats[place]) for place in range(2)]
    watcher = await three[2].enter(made["watch"])
    await play_out(*people)
    await watcher.until(lambda: watcher.table["state"] == "over")
    for person in people:
        await person.until(lambda: person.table["state"] == "over")  # noqa: B023
        assert person.view["totals"] == watcher.view["totals"]
    records = {record(host, made) for host in three.hosts}
    assert len(records) == 1
    assert verify(read(records.pop())).outcome is not None
    assert len(three.rows("SELECT node FROM leases")) == 1
    await asyncio.gather(*(each.leave() for each in (*people, watcher)))


async def test_what_is_asked_over_http_is_asked_of_the_owner(three: Cluster) -> None:
    chairs = [{"who": "here", "name": "Ann"}, {"who": "open"}]
    made = three[0].post("/api/tables", {"game": "play-nine", "chairs": chairs})
    ann = await three[1].enter(made["seats"][0]["token"])
    for host in three.hosts:
        told = host.request("POST", "/api/invitation", {"code": made["code"]})
        assert told.json()["free"] == 1, told.text
        assert host.get("/api/table", token=made["seats"][0]["token"]).json()["name"] == "Ann"
    ben = three[2].post("/api/join", {"code": made["code"], "name": "Ben"})
    await ann.until(lambda: [chair["name"] for chair in ann.table["chairs"]] == ["Ann", "Ben"])
    again = three[0].request("POST", "/api/join", {"code": made["code"], "name": "Cat"})
    assert again.status_code == 409
    assert three[1].request("DELETE", "/api/seat", token=ben["token"]).status_code == 204
    await ann.until(lambda: [chair["name"] for chair in ann.table["chairs"]] != ["Ann", "Ben"])
    assert three[2].request("DELETE", "/api/table", token=made["seats"][0]["token"]).json() == {
        "deleted": True
    }
    assert (await ann.ended())[1] == "deleted"


async def test_what_was_asked_of_one_process_counts_in_the_others(tmp_path: Path) -> None:
    most = 60  # a minute

    async def ask(host: Host) -> int:
        return (await asyncio.to_thread(host.request, "POST", "/api/invitation", {"code": "A"})).status_code

    with Cluster(tmp_path, 2, None, None, "--rate", str(most), "--workers", "1") as two:
        while await ask(two[0]) != 429:
            pass
        answered = 0
        while await ask(two[1]) != 429:
            answered += 1
            await asyncio.sleep(0.2)  # until the next beat of the other
        assert answered < most / 2


async def seated_away(cluster: Cluster) -> tuple[int, list[Client], Json]:
    """Two who play, none of them at the process that owns the table; which that is."""
    made = cluster[0].make(people=2, timer=0)
    seats = [seat["token"] for seat in made["seats"]]
    first = await cluster[0].enter(seats[0])
    nodes = [cluster.node_of(host) for host in cluster.hosts]
    owner = nodes.index(str(cluster.owner_of(made["table"])))
    others = [place for place in range(3) if place != owner]
    await first.leave()
    people = [await cluster[place].enter(seat) for place, seat in zip(others, seats, strict=True)]
    return owner, people, made


async def test_the_owner_is_killed_and_those_elsewhere_stay_connected(three: Cluster) -> None:
    owner, people, made = await seated_away(three)
    await people[0].move("flip 1")
    begun = time.monotonic()
    three[owner].kill()
    before = [len(person.told) for person in people]
    await people[0].say("move", n=people[0].view["n"], move="flip 2", seat=people[0].view["seat"])
    for person, told in zip(people, before, strict=True):
        await person.until(lambda: person.view["n"] >= 2 and len(person.told) > told)  # noqa: B023
    silence, most = time.monotonic() - begun, goes_on_within()
    assert silence < most, f"it went on after {silence:.1f} s, not within {most:.1f}"
    await play_out(*people)
    assert verify(read(record(three.any(), made))).outcome is not None
    await asyncio.gather(*(person.leave() for person in people))


async def test_a_process_that_is_stopped_hands_over_first(three: Cluster) -> None:
    """Nobody elsewhere notices: no connection ends, and a move is answered at once."""
    owner, people, _ = await seated_away(three)
    await people[0].move("flip 1")
    assert await asyncio.to_thread(three[owner].stop) == 0
    begun = time.monotonic()
    await people[0].move("flip 2")
    assert time.monotonic() - begun < 2
    await play_out(*people)
    assert len(three.rows("SELECT id FROM nodes")) == 2
    await asyncio.gather(*(person.leave() for person in people))


async def test_an_owner_that_was_asleep_gives_up_what_others_have_taken(three: Cluster) -> None:
    """It is stopped for longer than the others wait, and goes on: there is one order all the same."""
    owner, people, made = await seated_away(three)
    await people[0].move("flip 1")
    process = three[owner].process
    assert process
    process.send_signal(signal.SIGSTOP)
    sleeper = str(three.owner_of(made["table"]))
    while await asyncio.to_thread(three.owner_of, made["table"]) in (sleeper, None):
        await asyncio.sleep(0.05)  # until somebody has taken over
    process.send_signal(signal.SIGCONT)
    await people[0].move("flip 2")
    seats = [seat["token"] for seat in made["seats"]]
    third = await three[owner].enter(seats[0])
    assert third.view["n"] >= 2
    await play_out(*people)
    await third.until(lambda: third.table["state"] == "over")
    assert verify(read(record(three[owner], made))).outcome is not None
    await asyncio.gather(*(each.leave() for each in (*people, third)))
