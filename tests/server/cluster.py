"""Several servers on one database and one bus, each with an address of its own: visitors may come to any."""

from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tests.engines import PostgresServer, ValkeyServer, postgres, valkey
from tests.server.host import EASY, Host, Json

_numbers = count()


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


def record(host: Host, made: Json, number: int = 0) -> str:
    answer = host.get(f"/api/records/{number}", token=made["watch"])
    assert answer.status_code == 200, answer.text
    return answer.text
