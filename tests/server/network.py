"""A network of namespaces: each process on a machine of its own, as far as the kernel is concerned.

Lines between them and the database or the bus can be cut without a word, and made slow. Needs root on Linux.
"""

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.engines import PostgresServer, ValkeyServer
from tests.server.cluster import Cluster
from tests.server.host import EASY

SLOW = (  # the second where the kernel has not the first: a thin line delays what is many
    ("netem", "delay", "40ms", "15ms"),
    ("tbf", "rate", "400kbit", "burst", "3000", "latency", "2s"),
)


class Unavailable(Exception):  # noqa: N818
    """Why there are no namespaces here."""


def _ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Unavailable(f"ip {' '.join(words)}: {done.stderr.strip()}")


class Network:
    """`with Network(3) as network: network.cluster(folder)`; machines are numbered from 0."""

    def __init__(self, size: int) -> None:
        if os.geteuid() or not shutil.which("ip"):
            raise Unavailable("network namespaces need root, and the command ip")
        number = os.getpid()
        self.name = f"bn{number % 100_000}"
        self.prefix = f"10.{64 + number // 256 % 64}.{number % 256}"
        self.size = size
        self.database_address, self.bus_address = f"{self.prefix}.250", f"{self.prefix}.251"
        self._cuts: set[tuple[int, str]] = set()
        try:
            self._make()
        except Unavailable:
            self.remove()
            raise

    def _make(self) -> None:
        for address in (self.database_address, self.bus_address):
            _ip("addr", "add", f"{address}/32", "dev", "lo")
        for place in range(self.size):
            inside, line = self.namespace(place), self._line(place)
            _ip("netns", "add", inside)
            _ip("link", "add", line, "type", "veth", "peer", "name", "out", "netns", inside)
            _ip("addr", "add", f"{self.prefix}.{4 * place + 1}/30", "dev", line)
            _ip("link", "set", line, "up")
            _ip("-n", inside, "addr", "add", f"{self.address(place)}/30", "dev", "out")
            for device in ("lo", "out"):
                _ip("-n", inside, "link", "set", device, "up")
            _ip("-n", inside, "route", "add", "default", "via", f"{self.prefix}.{4 * place + 1}")

    def namespace(self, place: int) -> str:
        return f"{self.name}-{place}"

    def address(self, place: int) -> str:
        return f"{self.prefix}.{4 * place + 2}"

    def _line(self, place: int) -> str:
        return f"{self.name}v{place}"

    # What can happen to lines

    def cut(self, place: int, engine: str) -> None:
        """What the database or the bus sends to this machine gets lost; neither side is told."""
        _ip("rule", "add", *self._rule(place, engine))
        self._cuts.add((place, engine))

    def mend(self, place: int, engine: str) -> None:
        _ip("rule", "del", *self._rule(place, engine))
        self._cuts.discard((place, engine))

    def _rule(self, place: int, engine: str) -> tuple[str, ...]:
        source = self.database_address if engine == "database" else self.bus_address
        return ("from", source, "to", self.address(place), "blackhole")

    def unplug(self, place: int) -> None:
        """Nothing reaches this machine any more, visitors neither."""
        _ip("link", "set", self._line(place), "down")

    def plug_in(self, place: int) -> None:
        _ip("link", "set", self._line(place), "up")

    def slow_down(self, place: int) -> None:
        for how in SLOW:
            command = ["tc", "qdisc", "replace", "dev", self._line(place), "root", *how]
            with suppress(FileNotFoundError):
                if not subprocess.run(command, capture_output=True, check=False).returncode:
                    return
        raise Unavailable("this kernel cannot slow down a line")

    # Engines and servers in it

    def cluster(self, folder: Path) -> Cluster:
        database, bus = PostgresServer(self.database_address), ValkeyServer(self.bus_address)
        cluster = Cluster(folder, self.size, database, bus, *EASY, "--host", "0.0.0.0", start=False)
        for place, host in enumerate(cluster.hosts):
            host.program = ("ip", "netns", "exec", self.namespace(place), *host.program)
            host.address = self.address(place)
        cluster.start()
        return cluster

    def remove(self) -> None:
        for place, engine in list(self._cuts):
            self.mend(place, engine)
        for place in range(self.size):
            with suppress(Unavailable):
                _ip("link", "del", self._line(place))
            with suppress(Unavailable):
                _ip("netns", "del", self.namespace(place))
        for address in (self.database_address, self.bus_address):
            with suppress(Unavailable):
                _ip("addr", "del", f"{address}/32", "dev", "lo")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.remove()
