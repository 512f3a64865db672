"""The drill: a copy while people play, the disk is lost, the copy is put in place, and people go on."""

import asyncio
from pathlib import Path

import pytest

from tests.command import backnine
from tests.engines import postgres
from tests.server.host import EASY, Host

pytestmark = pytest.mark.anyio


async def test_backup_loss_and_restore(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with Host(tmp_path / "data") as host:
        over, going_on = host.make(people=1, bots=("rookie",)), host.make(people=2)
        people = [await host.enter(seat["token"]) for seat in over["seats"]]
        await people[0].play()
        keys = [seat["token"] for seat in going_on["seats"]]
        pair = [await host.enter(key) for key in keys]
        await pair[0].move("flip 1")
        assert backnine("backup", "--data", host.data, copy).returncode == 0
        await pair[0].move("flip 2")
        refused = backnine("restore", "--data", host.data, copy)
        assert (refused.returncode, "Stop it first" in refused.stderr) == (2, True)
        before = host.get("/api/records/0", token=over["watch"]).text
        host.kill()
        (host.data / "tables.db").write_bytes(b"no database" * 1000)  # what is left of it
        restored = backnine("restore", "--data", host.data, copy)
        assert restored.stdout == "Restored 2 tables with 1 records, each of them checked.\n", restored.stderr
        assert (host.data / "tables.db.before-1").read_bytes().startswith(b"no database")
        host.start()
        assert host.get("/api/records/0", token=over["watch"]).text == before
        pair = [await host.enter(key) for key in keys]
        assert pair[0].view["n"] == 1  # what came after the copy is lost, and only that
        await asyncio.gather(*(person.play() for person in pair))
        host.stop()
    url = postgres().url()
    restored = backnine("restore", "--database", url, copy)
    assert restored.returncode == 0, restored.stderr
    with Host(tmp_path / "none", *EASY, "--database", url) as host:
        assert host.get("/api/records/0", token=over["watch"]).text == before


def files(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir()}


def test_what_is_no_copy_changes_nothing(tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        host.make()
        host.stop()
    before = files(tmp_path / "data")
    (tmp_path / "junk.db").write_bytes(b"junk" * 1000)
    for file, code in (("junk.db", 1), ("nowhere.db", 2)):
        refused = backnine("restore", "--data", tmp_path / "data", tmp_path / file)
        assert refused.returncode == code, refused.stderr
        assert files(tmp_path / "data") == before
