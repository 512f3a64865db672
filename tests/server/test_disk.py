"""A full disk is seen: what is refused is counted, the log and `/ready` say so; and it ends by itself."""

import re
import resource
import time
from pathlib import Path

import pytest

from tests.server.host import PATIENCE, Host

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="the limit of a file's size is Linux's own"),
]
NO_ROOM = 4096  # bytes a file may have: the log of the server fits, a page of the database does not
REFUSED = re.compile(r'^backnine_refused_total\{why="store-failed"\} (\S+)$', flags=re.MULTILINE)


def room_on_disk(host: Host, *, there_is: bool) -> None:
    assert host.process
    hard = resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(host.process.pid, resource.RLIMIT_FSIZE, (hard if there_is else NO_ROOM, hard))


def refused(host: Host) -> int:
    return int(float(REFUSED.findall(host.get("/metrics").text)[0]))


def until_ready(host: Host) -> None:
    end = time.monotonic() + PATIENCE
    while host.get("/ready").status_code != 200:
        assert time.monotonic() < end, host.get("/ready").text
        time.sleep(0.05)


async def test_a_full_disk_is_seen_and_forgotten(tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        made = host.make(people=2)
        ann = await host.enter(made["seats"][0]["token"])
        room_on_disk(host, there_is=False)
        for _ in range(17):
            answer = await ann.ask("move", "view", n=0, move="flip 1", seat=0)
            assert answer["why"] == "store-failed"
        assert host.request("POST", "/api/tables", {"game": "play-nine", "chairs": []}).status_code == 400
        chairs = [{"who": "here"}, {"who": "bot", "bot": "rookie"}]
        late = host.request("POST", "/api/tables", {"game": "play-nine", "chairs": chairs})
        assert (late.status_code, late.json()["why"]) == (503, "store-failed")
        assert refused(host) == 18
        assert (host.get("/ready").status_code, host.get("/ready").text) == (503, "store-failed\n")
        assert host.get("/health").status_code == 200
        said = [line for line in host.log.read_text().splitlines() if "the store failed" in line]
        assert len(said) == 1
        assert re.search(r"error the store failed reason=.*(full|I/O)", said[0])
        room_on_disk(host, there_is=True)
        until_ready(host)  # without anybody's move
        assert "the store works again" in host.log.read_text()
        await ann.move("flip 1")
        assert refused(host) == 18
        await ann.leave()
