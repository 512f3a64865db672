"""A server over a damaged file: one table is refused and the others go on, or it says how to restore."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.command import answered
from tests.server.host import Host

pytestmark = pytest.mark.anyio


async def test_a_damaged_table_is_not_dealt_and_the_others_go_on(tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        bent, whole = host.make(people=1, bots=["rookie"]), host.make(people=1, bots=["rookie"])
        keys = [made["seats"][0]["token"] for made in (bent, whole)]
        for token in keys:
            person = await host.enter(token)
            await person.move("flip 1")
            await person.leave()
        host.stop()
        with closing(sqlite3.connect(host.data / "tables.db")) as database, database:
            database.execute("UPDATE rounds SET seed = zeroblob(32) WHERE table_id = ?", (bent["table"],))
        host.start()
        told = host.get("/api/table", token=keys[0])
        assert (told.status_code, told.json()["why"]) == (500, "table-damaged")
        person = await host.enter(keys[0], hello=False)
        await person.say("hello")
        assert (await person.ended())[1] == "table-damaged"
        assert not person.has("view")
        other = await host.enter(keys[1])
        assert other.view["n"] > 0
        await other.move("flip 2")
        await other.leave()
        assert f"a table is damaged table={bent['table']}" in host.log.read_text()
        assert 'backnine_refused_total{why="table-damaged"} 1.0' in host.get("/metrics").text
        assert 'backnine_hung_up_total{why="table-damaged"} 1.0' in host.get("/metrics").text


def test_a_damaged_file_is_told_with_the_way_back(tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        for _ in range(20):
            host.make()
        host.stop()
    file = host.data / "tables.db"
    data = file.read_bytes()
    file.write_bytes(data[: len(data) // 2])
    told = answered("serve", "--port", "0", "--data", host.data)
    assert told.returncode == 1
    assert "tables.db is damaged" in told.stderr
    assert "docs/deploy.md" in told.stderr
    assert "Traceback" not in told.stderr
    assert file.read_bytes() == data[: len(data) // 2]
    for end in ("", "-wal", "-shm"):
        Path(f"{file}{end}").unlink(missing_ok=True)
    file.write_bytes(data)  # as the page says
    with Host(tmp_path / "data") as host:
        assert host.get("/ready").status_code == 200
