"""What somebody was given to find a table by: an address with a code, an invitation, or a key."""

import ipaddress
import re
from typing import NamedTuple
from urllib.parse import parse_qsl, urlsplit

from backnine.refused import Refused
from backnine.table.keys import CODE_LENGTH, CODE_LETTERS, read_code
from backnine.tui.command import program

SCHEMES = ("http", "https")


class Way(NamedTuple):
    """A server, and at most one of: the code of an invitation, the key to a seat, the key of a spectator, a
    table that this terminal has a seat at, the key to a seat that shall move here."""

    server: str
    code: str = ""
    key: str = ""
    watch: str = ""
    table: str = ""
    seat: str = ""

    def __repr__(self) -> str:
        return f"Way({self.server})"  # never a key

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/socket"

    @property
    def is_here(self) -> bool:
        """On this very computer: no proxy is asked."""
        host = urlsplit(self.server).hostname or ""
        return host == "localhost" or _is(host, "is_loopback")


def read_way(said: str, code: str = "") -> Way:
    """`https://golf.example/#join=K7QXW2M`, or `golf.example` and the code."""
    said = said.strip()
    _check_not_a_code(said, code)
    scheme, separator, rest = said.partition("://")
    if not separator:
        scheme, rest = _usual_scheme(said), said
    if scheme.lower() not in SCHEMES:
        raise Refused("no-such-address", address=_without_key(said))
    try:
        parts = urlsplit(f"{scheme.lower()}://{rest}")
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        raise Refused("no-such-address", address=_without_key(said)) from None
    if not parts.hostname or re.search(r"[\s@]", parts.netloc):
        raise Refused("no-such-address", address=_without_key(said))
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    asked = dict(parse_qsl(parts.fragment))
    return Way(
        f"{parts.scheme}://{host}{port}",
        code or asked.get("join", ""),
        asked.get("key", ""),
        asked.get("watch", ""),
        asked.get("table", ""),
        asked.get("seat", ""),
    )


def _check_not_a_code(said: str, code: str) -> None:
    """Somebody has typed the code alone, perhaps in two parts. A computer at home that is called like one is
    written with http:// before it."""
    alone = read_code(said + code)
    is_one = len(alone) == CODE_LENGTH and set(alone) <= set(CODE_LETTERS)
    if is_one and not re.search(r"[.:/#]", said):
        raise Refused("code-alone", code=alone, program=program())


def _without_key(said: str) -> str:
    return said.partition("#")[0][:80]


def _usual_scheme(said: str) -> str:
    """At home there are no certificates; elsewhere nothing is said openly unless somebody asks for it."""
    try:
        host = urlsplit(f"//{said}").hostname or ""
    except ValueError:
        return "https"
    at_home = host.endswith(".local") or not set(".:") & set(host)
    return "http" if at_home or _is(host, "is_private") or _is(host, "is_loopback") else "https"


def _is(host: str, what: str) -> bool:
    try:
        return bool(getattr(ipaddress.ip_address(host), what))
    except ValueError:
        return False
