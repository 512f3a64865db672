"""The local socket before strangers and nonsense: other users, long lines, silence, crowds."""

import json
import os
import shutil
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from backnine.refused import Refused
from backnine.server.admin import client
from backnine.server.admin.local import MOST
from backnine.server.admin.messages import LONGEST_LINE, ListTables
from backnine.server.admin.place import connect, listen, own_folder
from tests.server.admin import admin, told
from tests.server.host import Host, Json

NOBODY = 65534
# What another user may try: to look into the folder, and to connect.
TRY = """
import os, socket, sys
os.setgid({nobody}); os.setuid({nobody})
line = socket.socket(socket.AF_UNIX)
try:
    line.connect(sys.argv[1])
    line.sendall(b'{{"t":"list-tables"}}\\n')
    print("told", line.makefile("rb").read())
except OSError as error:
    print("error", error.errno)
"""


@pytest.fixture
def open_house() -> Iterator[Host]:
    """Its folder is in a place that every user can look into."""
    folder = Path(tempfile.mkdtemp(prefix="backnine-admin-"))
    folder.chmod(0o755)
    try:
        with Host(folder / "data") as host:
            yield host
    finally:
        shutil.rmtree(folder)


def the_socket(host: Host) -> Path:
    (path,) = (host.data / "admin").iterdir()
    return path


def said(path: Path, text: bytes) -> list[Json]:
    """What comes back, to the end."""
    with connect(path) as line:
        line.settimeout(20)
        line.sendall(text)
        return [json.loads(answer) for answer in line.makefile("rb")]


def test_folder_and_socket_are_the_owners_alone(host: Host) -> None:
    path = the_socket(host)
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become another user")
def test_another_user_is_kept_out_twice(open_house: Host) -> None:
    path = the_socket(open_house)

    def as_nobody() -> str:
        command = [sys.executable, "-c", TRY.format(nobody=NOBODY), str(path)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    open_house.data.chmod(0o755)
    assert as_nobody() == "error 13"
    path.parent.chmod(0o755)
    assert as_nobody() == "error 13"
    path.chmod(0o777)  # even if somebody opened the file to all
    assert as_nobody() in ("told b''", "error 32", "error 104")
    assert f"another user at the local socket user={NOBODY}" in open_house.log.read_text()
    assert told(open_house, "tables") == []


def test_who_may_not_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(folder: Path) -> list[Path]:
        raise PermissionError(13, str(folder))

    monkeypatch.setattr(client, "sockets_in", forbidden)
    with pytest.raises(Refused) as refused:
        list(client.ask(tmp_path, ListTables()))
    assert refused.value.why == "not-the-owner"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a folder away")
def test_a_folder_of_somebody_else_is_not_used(tmp_path: Path) -> None:
    host = Host(tmp_path / "data", start=False)
    (host.data / "admin").mkdir(parents=True)
    os.chown(host.data / "admin", NOBODY, NOBODY)
    host.start()
    assert list((host.data / "admin").iterdir()) == []
    assert "no local socket for backnine admin" in host.log.read_text()
    assert host.get("/ready").status_code == 200
    host.close()


def test_a_folder_that_others_could_enter_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "admin"
    folder.mkdir(mode=0o777)
    folder.chmod(0o777)
    own_folder(folder)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    (tmp_path / "elsewhere").symlink_to(folder)
    with pytest.raises(PermissionError):
        own_folder(tmp_path / "elsewhere")


@pytest.mark.parametrize(
    "text",
    [
        b"\n",
        b"{}\n",
        b'{"t":"no-such-thing"}\n',
        b'{"t":"list-tables","stored":"perhaps"}\n',
        b'{"t":"order-tables","what":"close","tables":[]}\n',
        b'{"t":"order-tables","what":"burn","tables":["a"]}\n',
        b'{"t":"watch-log","last":1000000}\n',
        b"[" * 10_000 + b"\n",
        b"\xff\xfe\n",
        b"x" * (2 * LONGEST_LINE) + b"\n",
    ],
)
def test_nonsense_is_refused(host: Host, text: bytes) -> None:
    (answer,) = said(the_socket(host), text)
    assert (answer["t"], answer["why"]) == ("refused", "bad-request")
    assert told(host, "tables") == []


def test_a_crowd_at_the_socket_has_to_wait(host: Host) -> None:
    path = the_socket(host)
    with ExitStack() as stack:
        silent = [stack.enter_context(connect(path)) for _ in range(MOST)]
        for line in silent:
            line.sendall(b'{"t":"watch-log","follow":true,"last":1}\n')
            line.recv(1)  # it is heard
        assert said(path, b'{"t":"list-tables"}\n') == [{"t": "refused", "why": "too-busy", "details": {}}]
    assert told(host, "tables") == []
    assert host.get("/ready").status_code == 200


def test_whoever_leaves_in_the_middle_harms_nobody(host: Host) -> None:
    path = the_socket(host)
    for _ in range(50):
        with connect(path) as line:
            line.sendall(b'{"t":"watch-log","follow":true}\n')
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
    assert told(host, "tables") == []
    assert "Traceback" not in host.log.read_text()


def test_a_long_way_to_the_folder(tmp_path: Path) -> None:
    deep = tmp_path / ("a-folder-with-a-long-name-" * 4) / "data"
    deep.parent.mkdir()
    with Host(deep) as host:
        assert told(host, "tables") == []


def test_servers_with_other_tables_in_one_folder_are_told_apart(tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        with listen(the_socket(host).with_name("1-otherone")):
            answer = admin(host, "tables")
        assert answer.returncode == 2
        assert "Several servers" in answer.stderr
