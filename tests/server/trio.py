"""Three processes on PostgreSQL that pass for one server: whatever is asked goes to the next of them."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from backnine.store import Kept
from backnine.store.postgres.store import PostgresStore
from tests.server.cluster import Cluster
from tests.server.host import Host

KINDS = ("one file", "three on PostgreSQL")


class Trio(Host):
    def __init__(self, data: Path, *options: str) -> None:
        data.mkdir(parents=True)
        self.cluster = Cluster(data, 3, None, None, *options)
        super().__init__(data, *options, start=False)

    @property
    def port(self) -> int:
        return self.cluster.any().port

    @port.setter
    def port(self, port: int) -> None:
        """Each has its own."""

    def start(self) -> None:
        self.cluster.start()

    def stop(self) -> int:
        return max(host.stop() for host in self.cluster.hosts)

    def kill(self) -> int:
        return max(host.kill() for host in self.cluster.hosts)

    def close(self) -> None:
        self.http.close()
        self.cluster.close()

    @property
    def memory(self) -> float:
        return sum(host.memory for host in self.cluster.hosts)

    @property
    def pids(self) -> list[int]:
        return [pid for host in self.cluster.hosts for pid in host.pids]

    def one(self) -> Host:
        return self.cluster.any()

    def logged(self) -> str:
        return self.cluster.logs()

    def metric(self, name: str) -> float:
        return sum(host.metric(name) for host in self.cluster.hosts)

    def kept(self, table: str) -> Kept | None:
        with closing(PostgresStore(self.cluster.url)) as store:
            return store.load_now(table)


@contextmanager
def open_house(kind: str, folder: Path, *options: str) -> Iterator[Host]:
    """One of `KINDS`."""
    with Host(folder, *options) if kind == KINDS[0] else Trio(folder, *options) as house:
        yield house
