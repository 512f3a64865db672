"""How a server is to run; `backnine serve` fills it from options and the environment."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


def other_cores() -> int:
    """One is for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class ServerSettings:
    host: str = "127.0.0.1"
    port: int = 8009
    lan: bool = False  # for the devices around
    lan_command: str | None = None  # what to type for that, as this server was started
    data: Path = field(default_factory=Path)
    url: str | None = field(default=None, repr=False)  # of a database, in place of a file
    bus: str | None = field(default=None, repr=False)  # over which processes talk, if there are several
    secret: str | None = field(default=None, repr=False)  # locks the seeds on disk
    log_format: str = "text"
    push: str | None = None  # who push services may turn to; without it there is no Web Push
    push_near: bool = False  # push services may be in one's own network, and without TLS
    webhook: str | None = field(default=None, repr=False)  # hears of whoever is to be reminded
    webhook_secret: str | None = field(default=None, repr=False)  # signs what it hears
    trace: bool = False  # to the collector that the environment names
    origins: tuple[str, ...] = ()  # further web addresses whose pages may connect
    embedding: tuple[str, ...] = ()  # web addresses whose pages may show a replay in a frame
    names: tuple[str, ...] = ()  # of this server, beside its addresses and the machine's own name
    proxy: str | None = None  # the reverse proxy whose word about addresses is taken
    proxies: int = 1  # of them in a row
    per_address: int = 100  # connections at a time
    connections: int = 20_000  # in all
    requests_per_minute: int = 120  # by one address: tables made, codes tried, sockets opened
    messages_per_second: float = 20
    megabytes_per_day: int = 64  # stored for one address
    keep_days: int = 90  # tables nobody has touched since are forgotten
    keep_open_days: int = 7  # those that never began
    keep_unplayed_days: int = 1  # those on which no person has moved
    workers: int | None = None  # processes in which bots think
    admin_page: bool = False  # for whoever runs the server
    admin_token: str | None = field(default=None, repr=False)  # which opens it, if one was given
    bots: Mapping[str, str] = field(default_factory=dict)  # programs of the host's own: names and commands
    transcript: Path | None = None  # of what they hear and say

    @property
    def address(self) -> str | None:
        """Where visitors come in, if it is known."""
        name = next((each for each in self.names if each != "*"), None)
        if name is None:
            return None
        return f"https://{name}/" if self.proxy else f"http://{name}:{self.port}/"

    @property
    def database(self) -> Path | str:
        return self.url or self.data / "tables.db"
