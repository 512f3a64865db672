"""Host names of a server: what may stand in a request's `Host` header.

A page of somebody else's can have its own name lead to this machine (DNS rebinding) and then passes for a
page of ours. Only names can do that: addresses in figures are always taken.
"""

import re
import socket
from ipaddress import ip_address
from typing import Final

from backnine.refused import Refused
from backnine.server.settings import ServerSettings

AT_HOME: Final = (".local", ".lan", ".home.arpa", ".internal")  # nobody can register these
ANY: Final = "*"
_NAME: Final = re.compile(r"[\w-]{1,63}(\.[\w-]{1,63})*\.?", re.ASCII)


def check_names(names: tuple[str, ...]) -> None:
    """What somebody says this server is called: as in a `Host` header, without a port."""
    for name in names:
        if name != ANY and not _NAME.fullmatch(name):
            raise Refused("bad-host-name", name=name[:80])


class HostNames:
    def __init__(self, settings: ServerSettings) -> None:
        machine = socket.gethostname().lower()
        short = machine.partition(".")[0]
        said = {name.lower().rstrip(".") for name in settings.names}
        self.ours = {machine, short, settings.host.lower()} | {short + end for end in AT_HOME} | said
        self.takes_any = ANY in said or (settings.proxy is not None and not said)

    def check(self, host: str) -> None:
        """A `Host` header; programs may send none."""
        name = _without_port(host).lower().rstrip(".")
        if not (self.takes_any or not name or name in self.ours or is_own(name) or _is_address(name)):
            raise Refused("wrong-host", host=name[:80])


def is_own(host: str) -> bool:
    """Does this host name mean the device itself, whoever asks?"""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return f".{host.lower()}".endswith(".localhost")


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _without_port(host: str) -> str:
    if host.startswith("[") and "]" in host:
        return host[1:].partition("]")[0]
    return host.partition(":")[0]
