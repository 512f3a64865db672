"""Tables moved from a file into PostgreSQL and back: served there as here, every record the same."""

import asyncio
from pathlib import Path

import pytest

from tests.command import backnine
from tests.engines import postgres
from tests.server.host import EASY, Host, Json

pytestmark = pytest.mark.anyio


async def play(host: Host, made: Json) -> None:
    people = [await host.enter(seat["token"]) for seat in made["seats"]]
    await asyncio.gather(*(person.play() for person in people))
    await asyncio.gather(*(person.leave() for person in people))


def record(host: Host, made: Json) -> str:
    answer = host.get("/api/records/0", token=made["watch"])
    assert answer.status_code == 200, answer.text
    return answer.text


async def test_there_and_back(tmp_path: Path) -> None:
    url = postgres().url()
    with Host(tmp_path / "data") as host:
        over, going_on = host.make(people=1, bots=("rookie",)), host.make(people=2)
        await play(host, over)
        before = record(host, over)
        refused = backnine("migrate", host.data, url)
        assert (refused.returncode, "Stop it first" in refused.stderr) == (2, True)
        host.stop()
    moved = backnine("migrate", tmp_path / "data", url)
    assert moved.stdout == "Moved 2 tables with 1 records, each of them checked.\n", moved.stderr
    assert backnine("migrate", tmp_path / "data", url).returncode == 2  # there are tables already
    with Host(tmp_path / "none", *EASY, "--database", url) as host:
        assert record(host, over) == before
        await play(host, going_on)
        later = record(host, going_on)
        copied = backnine("backup", "--database", url, tmp_path / "copy.db")
        assert copied.returncode == 0, copied.stderr
        assert host.stop() == 0
        assert "Traceback" not in host.log.read_text()
    assert not (tmp_path / "none").exists()
    moved = backnine("migrate", url, tmp_path / "again")
    assert moved.stdout == "Moved 2 tables with 2 records, each of them checked.\n", moved.stderr
    (tmp_path / "copied").mkdir()
    (tmp_path / "copy.db").rename(tmp_path / "copied" / "tables.db")
    for folder in ("again", "copied"):
        with Host(tmp_path / folder) as host:
            assert [record(host, over), record(host, going_on)] == [before, later]


def test_a_name_is_forgotten_in_a_database(tmp_path: Path) -> None:
    url = postgres().url()
    with Host(tmp_path / "none", *EASY, "--database", url) as host:
        made = host.make(people=1, bots=("rookie",))
        host.stop()
        forgot = backnine("forget", "--name", "P0", "--database", url)
        assert forgot.returncode == 0, forgot.stderr
        host.start()
        told = host.get("/api/table", token=made["seats"][0]["token"]).json()
        assert told["name"] != "P0"
        host.stop()
        assert backnine("forget", made["table"], "--database", url).returncode == 0
        host.start()
        assert host.get("/api/table", token=made["seats"][0]["token"]).status_code == 401


def test_what_is_no_database(tmp_path: Path) -> None:
    for url, said in (
        ("mysql://golf", "--database"),
        ("postgresql://hush:hush@127.0.0.1:9/golf", "127.0.0.1"),
    ):
        refused = backnine("serve", "--port", "0", "--data", tmp_path, "--database", url)
        assert refused.returncode == 2
        assert said in refused.stderr
        assert "hush" not in refused.stderr
