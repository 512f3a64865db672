"""Several processes behind one address, as `--processes` starts them: looked after, restarted one by one."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.command import backnine
from tests.engines import postgres, valkey
from tests.server.host import EASY, Host

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]


def children(host: Host) -> set[int]:
    assert host.process
    pid = host.process.pid
    return {int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


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
