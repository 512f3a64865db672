"""The servers of bench/load.py, their tables, and what the system knows of their processes."""

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SERVER_CORE = 0
PORT = 8732


class Served:
    """A server in processes of its own."""

    def __init__(self, command: list[str], port: int, log: Path | None = None) -> None:
        self.command = command
        self.port = port
        self.log = log
        self.process: subprocess.Popen[bytes]

    def start(self) -> float:
        """When it was open."""
        errors = self.log.open("ab") if self.log else subprocess.DEVNULL
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=errors)
        if "--database" not in self.command:
            os.sched_setaffinity(self.process.pid, {SERVER_CORE})
        if "serve" in self.command and self.process.stdout:
            self.process.stdout.readline()  # of several processes, all are open
        for _ in range(600):
            try:
                asyncio.run(_knock(self.port))
                break
            except OSError:
                time.sleep(0.05)
        return time.perf_counter()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)

    @property
    def pids(self) -> list[int]:
        """The server, or it and those it looks after, without those in which bots think."""
        own = self.process.pid
        if "--processes" not in self.command:
            return [own]
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return [own, *map(int, children)]

    @property
    def memory_mb(self) -> float:
        told = [Path(f"/proc/{pid}/status").read_text() for pid in self.pids]
        return sum(int(found) for each in told for found in re.findall(r"VmRSS:\s+(\d+)", each)) / 1024

    @property
    def cpu_seconds(self) -> float:
        told = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.pids]
        return sum(int(each[11]) + int(each[12]) for each in told) / os.sysconf("SC_CLK_TCK")

    def metric(self, name: str) -> float:
        """Of several processes, that of the one that answers."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            found = re.search(rf"^{re.escape(name)} (\S+)$", answer.read().decode(), re.MULTILINE)
        return float(found[1]) if found else 0.0

    def __enter__(self) -> "Served":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


async def _knock(port: int) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()


def request(port: int, path: str, data: object) -> Any:
    call = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(data).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(call) as answer:
        return json.load(answer)


class Both(Served):
    """Two servers, counted as one."""

    def __init__(self, servers: list[Served]) -> None:
        self.servers = servers

    @property
    def pids(self) -> list[int]:
        return [each.process.pid for each in self.servers]

    def other(self, port: int) -> int:
        return next(each.port for each in self.servers if each.port != port)

    def by_node(self) -> dict[str, int]:
        """At which port each node is: by what each has written into its log."""
        return {
            re.findall(r"node=(\S+)", each.log.read_text())[0]: each.port  # type: ignore[union-attr]
            for each in self.servers
        }


def new_tables(port: int, count: int, game: str) -> list[Any]:
    here = [{"who": "here", "name": "Ann"}, {"who": "here", "name": "Ben"}]
    wish = {"game": game, "chairs": here, "timer": 0, "start": True, "watch": True}
    return [request(port, "/api/tables", wish) for _ in range(count)]


def engines(processes: int | None) -> list[str]:
    """The options of a server on real engines, which wait for the disk as they should; none: a file."""
    if processes is None:
        return []
    sys.path.insert(0, str(ROOT))
    from tests.engines import PostgresServer, ValkeyServer  # noqa: PLC0415 - only when asked for

    PostgresServer.options = ()
    return [
        *("--database", PostgresServer().url()),
        *(("--bus", ValkeyServer().url, "--processes", str(processes)) if processes else ()),
    ]


@contextlib.contextmanager
def served(processes: int | None) -> Iterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        command = [*server_command(folder, PORT), *engines(processes)]
        with Served(command, PORT) as server:
            yield server


def server_command(folder: str, port: int) -> list[str]:
    program = str(Path(sys.executable).with_name("backnine"))
    limits = ("--per-address", "100000", "--rate", "1000000", "--megabytes", "1000000")
    return [program, "serve", "--port", str(port), "--data", folder, *limits]
