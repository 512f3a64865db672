"""Several processes behind one address, as `--processes` starts them: looked after, restarted one by one."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from tests.command import backnine
from tests.engines import postgres, valkey
from tests.server.host import EASY, Host

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]

ORPHANS_END = 20.0  # seconds, on a busy machine; a few on others


def children(host: Host) -> set[int]:
    assert host.process
    pid = host.process.pid
    return {int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def is_running(pid: int) -> bool:
    """Whoever has nobody to ask for its exit code is dead all the same."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def until_others(host: Host, gone: set[int], count: int = 2) -> set[int]:
    """Wait for so many processes, none of them one of these."""
    while len(now := children(host)) != count or now & gone:
        await asyncio.sleep(0.05)
    return now


async def test_two_processes_at_one_address(tmp_path: Path) -> None:
    url = postgres().url()
    options = (*EASY, "--database", url, "--bus", valkey().url, "--processes", "2")
    with Host(tmp_path / "data", *options) as host:
        first = await until_others(host, set())
        made = host.make(people=2)
        people = [await host.enter(seat["token"]) for seat in made["seats"]]
        await people[0].move("flip 1")
        for person in people:
            await person.leave()
        os.kill(min(first), signal.SIGKILL)  # another is started in its place
        second = await until_others(host, {min(first)})
        assert max(first) in second
        assert host.process
        host.process.send_signal(signal.SIGHUP)  # one by one
        third = await until_others(host, second)
        people = [await host.enter(seat["token"]) for seat in made["seats"]]
        assert people[0].view["n"] == 1
        await asyncio.gather(*(person.play() for person in people))
        assert len(postgres().run("SELECT id FROM nodes", url)) == 2
        assert await asyncio.to_thread(host.stop) == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in third)
        assert postgres().run("SELECT id FROM nodes", url) == []
        assert "Traceback" not in host.log.read_text()


async def test_when_the_first_process_is_killed_the_others_end_by_themselves(tmp_path: Path) -> None:
    """They hand over, tell their visitors, and leave nothing behind; the address is free again."""
    url = postgres().url()
    options = (*EASY, "--database", url, "--bus", valkey().url, "--processes", "2")
    with Host(tmp_path / "data", *options) as host:
        orphans = await until_others(host, set())
        made = host.make(people=1, bots=("rookie",))
        ann = await host.enter(made["seats"][0]["token"])
        await ann.move("flip 1")
        host.kill()
        begun = time.monotonic()
        assert await ann.ended() == (1012, "closing")
        while left := [pid for pid in orphans if is_running(pid)]:
            assert time.monotonic() - begun < ORPHANS_END, (left, host.log.read_text())
            await asyncio.sleep(0.05)
        assert postgres().run("SELECT id FROM nodes", url) == []
        assert "Traceback" not in host.log.read_text()
        host.start()
        again = await host.enter(made["seats"][0]["token"])
        assert again.view["n"] >= 1
        await again.leave()


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        (("--processes", "2"), "--bus"),
        (("--bus", "redis://127.0.0.1:9"), "--database"),
    ],
)
def test_what_several_processes_need(tmp_path: Path, options: tuple[str, ...], missing: str) -> None:
    refused = backnine("serve", "--port", "0", "--data", tmp_path, *options)
    assert refused.returncode == 2
    assert missing in refused.stderr


def test_a_bus_that_is_not_there(tmp_path: Path) -> None:
    options = ("--database", postgres().url(), "--bus", "redis://127.0.0.1:9")
    refused = backnine("serve", "--port", "0", "--data", tmp_path, *options)
    assert refused.returncode == 2
    assert "--bus" in refused.stderr
