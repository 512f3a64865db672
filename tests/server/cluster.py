"""Several servers on one database and one bus, each with an address of its own: visitors may come to any."""

import asyncio
import os
import re
import time
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.engines import PostgresServer, ValkeyServer, postgres, valkey
from tests.server.host import EASY, PATIENCE, Host, Json

_numbers = count()

NOTICED = 3.0  # seconds, until a death is noticed by the beats that are missing
GOES_ON = 5.0  # until every table of the dead goes on, on a machine that has time


class Cluster:
    """`with Cluster(folder, 3) as cluster: cluster[0].make(...)`"""

    def __init__(
        self,
        folder: Path,
        size: int = 3,
        database: PostgresServer | None = None,
        bus: ValkeyServer | None = None,
        *options: str,
        start: bool = True,
    ) -> None:
        self.database = database or postgres()
        self.bus = bus or valkey()
        self.url = self.database.url()
        self.options = (*(options or EASY), "--database", self.url, "--bus", self.bus.url)
        self.hosts = [Host(folder / f"host-{place}", *self.options, start=start) for place in range(size)]
        self._next = count()

    def start(self) -> None:
        for host in self.hosts:
            host.start()

    def __getitem__(self, place: int) -> Host:
        return self.hosts[place]

    def any(self) -> Host:
        """Each in turn, of those that run."""
        running = [host for host in self.hosts if host.process]
        return running[next(self._next) % len(running)]

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        return self.database.run(query, self.url)

    def owner_of(self, table: str) -> str | None:
        found = self.rows(f"SELECT node FROM leases WHERE table_id = '{table}'")
        return found[0][0] if found else None

    def owned_by(self, host: Host) -> set[str]:
        """Tables that are lost for a moment if it dies."""
        node = self.node_of(host)
        return {table for (table,) in self.rows(f"SELECT table_id FROM leases WHERE node = '{node}'")}

    def node_of(self, host: Host) -> str:
        """By what it has written when it was started last."""
        told = re.findall(r"one of several node=(\S+)", host.log.read_text())
        return str(told[-1])

    def logs(self) -> str:
        return "".join(host.log.read_text() for host in self.hosts)

    def close(self) -> None:
        for host in self.hosts:
            host.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def goes_on_within() -> float:
    """What must be done once a death was noticed takes as much longer as the machine has too much to do."""
    strain = os.getloadavg()[0] / (os.cpu_count() or 1)
    return NOTICED + (GOES_ON - NOTICED) * max(1.0, strain)


async def until_ready(host: Host, status: int, text: str) -> None:
    """Asked until it says so: what a process knows, and what it does about it, come one after another."""
    end = time.monotonic() + PATIENCE
    while True:
        told = await asyncio.to_thread(host.get, "/ready")
        if (told.status_code, told.text) == (status, text):
            return
        assert time.monotonic() < end, (told.status_code, told.text, host.log.read_text())
        await asyncio.sleep(0.05)


def record(host: Host, made: Json, number: int = 0) -> str:
    answer = host.get(f"/api/records/{number}", token=made["watch"])
    assert answer.status_code == 200, answer.text
    return answer.text
