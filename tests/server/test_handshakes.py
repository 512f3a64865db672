"""Upgrades that come to nothing: answered, counted and forgotten; and there are always descriptors left."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from backnine.server.descriptors import KEPT_BACK
from backnine.server.settings import ServerSettings
from tests.command import COMMAND
from tests.server.host import EASY, PATIENCE, Host
from tests.server.test_hostile import handshake, open_files

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(60)]

GOOD = handshake("127.0.0.1", "backnine.1")
BAD_HANDSHAKES = 'backnine_refused_total{why="bad-handshake"}'
UPGRADES = {
    "a body": (GOOD[:-2] + b"Content-Length: 1\r\n\r\n", 400),
    "a body to come": (GOOD[:-2] + b"Transfer-Encoding: chunked\r\n\r\n", 400),
    "many headers": (GOOD[:-2] + b"".join(b"X-%d: y\r\n" % n for n in range(130)) + b"\r\n", 431),
    "a long header": (GOOD[:-2] + b"X: " + b"y" * 9000 + b"\r\n\r\n", 431),
    "a long line": (GOOD.replace(b"/api/socket", b"/api/socket?" + b"y" * 9000), 414),
    "an old version": (GOOD.replace(b"Version: 13", b"Version: 8"), 400),
    "no key": (GOOD.replace(b"Sec-WebSocket-Key", b"X"), 400),
}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    data = tmp_path_factory.mktemp("handshakes") / "data"
    with Host(data, *EASY, "--log-format", "json") as running:
        yield running


def call(host: Host, said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", host.port), PATIENCE)
    line.sendall(said)
    return line


def answer(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    with line:
        return b"".join(iter(lambda: line.recv(10_000), b""))


@pytest.mark.parametrize("kind", UPGRADES)
def test_what_is_no_handshake_is_answered_and_over(host: Host, kind: str) -> None:
    said, status = UPGRADES[kind]
    before = host.metric(BAD_HANDSHAKES)
    assert answer(call(host, said)).startswith(b"HTTP/1.1 %d " % status)
    assert host.metric(BAD_HANDSHAKES) == before + 1


@pytest.mark.parametrize("said", [b"X: \xff\r\n", b"Cookie: \xe9\x80\r\n"])
def test_strange_letters_are_no_fault_of_ours(host: Host, said: bytes) -> None:
    assert answer(call(host, GOOD[:-2] + said + b"\r\n")).startswith(b"HTTP/1.1 4")


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="counts open files as on Linux")
def test_six_hundred_of_them_leave_nothing_behind(host: Host) -> None:
    before = open_files(host)
    for said, _ in list(UPGRADES.values())[:5]:
        with ExitStack() as open_ones:
            lines = [open_ones.enter_context(call(host, said)) for _ in range(120)]
            for line in lines:
                assert line.recv(10_000)
                while line.recv(10_000):
                    pass
            assert open_files(host) <= before + 2
    assert host.metric("backnine_lines") <= 2


def test_the_log_says_so_now_and_then(host: Host) -> None:
    for _ in range(30):
        answer(call(host, UPGRADES["a body"][0]))
        answer(call(host, b"nonsense\r\n\r\n"))
    lines = [json.loads(line) for line in host.log.read_text().splitlines()]
    assert [line for line in lines if line["level"] in ("error", "critical")] == []
    said = [line["why"] for line in lines if line["message"] == "turned away"]
    assert set(said) == {"bad-handshake", "bad-request"}
    assert len(said) <= 4  # two minutes' worth, should the machine be slow
    assert not any("Invalid HTTP request" in line["message"] for line in lines)


async def test_what_is_no_text_ends_a_socket_and_fills_no_log(host: Host) -> None:
    ann = await host.enter(host.make()["seats"][0]["token"])
    ann.line.transport.write(b"\x01\x81\0\0\0\0\xff\x80\x81\0\0\0\0\xff")  # in two pieces
    assert (await ann.ended())[0] == 1007
    assert "Traceback" not in host.log.read_text()


class Poor(Host):
    """A server that may open few files."""

    program = ("sh", "-c", 'ulimit -n 256; exec "$0" "$@"', str(COMMAND))


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="counts open files as on Linux")
async def test_connections_leave_descriptors_for_the_server_itself(tmp_path: Path) -> None:
    """More come than the system allows: some are turned away, and whoever plays plays on and is stored."""
    with Poor(tmp_path / "data", *EASY, "--log-format", "json") as host, ExitStack() as crowd:
        made = host.make(timer=0, grace=3600)
        ann, ben = [await host.enter(seat["token"]) for seat in made["seats"]]
        for _ in range(300):
            line = crowd.enter_context(socket.socket())
            line.connect(("127.0.0.1", host.port))
        await ann.move("flip 1")
        await ben.until(lambda: ben.view["n"] == 1)
        assert (await ann.ask("ping", "pong"))["t"] == "pong"
        assert open_files(host) <= 256 - 30  # those that are just being turned away included
        crowd.close()
        for client in (ann, ben):
            await client.leave()
        assert host.metric('backnine_refused_total{why="too-many-connections"}') >= 300 - 256
        assert host.stop() == 0
        log = host.log.read_text()
        assert re.search(r'few file descriptors.*"descriptors": 256', log)
        assert '"level": "error"' not in log


def test_the_soft_limit_is_raised(host: Host) -> None:
    assert host.process
    limits = Path(f"/proc/{host.process.pid}/limits")
    if not limits.exists():
        pytest.skip("limits are read as on Linux")
    soft, hard = re.findall(r"Max open files\s+(\S+)\s+(\S+)", limits.read_text())[0]
    assert soft in (hard, "unlimited") or int(soft) >= ServerSettings().connections + KEPT_BACK
