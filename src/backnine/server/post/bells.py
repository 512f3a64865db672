"""Where a player wants to be reminded: a browser's address at its push service, kept with the table as long
as the key to their seat."""

import re
from collections.abc import Iterable
from hashlib import sha256
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Annotated, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import DecodeError, Meta, Struct
from msgspec.json import decode, encode

from backnine.locales import preferred_language
from backnine.refused import Refused
from backnine.server.post.webpush import AUTH, CURVE, POINT, from_unpadded
from backnine.store import Slip

LONGEST: Final = 1000  # letters of an address
MOST_BELLS: Final = 4  # of one seat
BELL_BYTES: Final = 2000
_NAME: Final = "bell-"
_HOST: Final = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+", re.ASCII)
_WITHIN: Final = (".local", ".localhost", ".internal", ".lan", ".home", ".home.arpa", ".intranet", ".corp")
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
_UNICAST: Final = IPv6Network("2000::/3")  # all of IPv6 that is given out to the internet


class BellAsked(Struct, forbid_unknown_fields=True):
    """As the browser's `PushSubscription` has it; `language` is that of the reminders."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Annotated[str, Meta(max_length=20)] = ""


class BellHung(Struct):
    """`id` names it, to take it down again."""

    id: str


class Bell(Struct):
    """As it is kept; `since` in the store's time."""

    endpoint: str
    browser: bytes
    auth: bytes
    language: str
    since: int

    def __repr__(self) -> str:
        return f"Bell({service_of(self.endpoint)})"  # whoever has the whole address could ring


def service_of(endpoint: str) -> str:
    """What may be told of an address."""
    return urlsplit(endpoint).hostname or "?"


def bell_of(wish: BellAsked, now: int, *, near: bool) -> Bell:
    """Checked, as far as it can be without asking anybody."""
    try:
        browser, auth = from_unpadded(wish.p256dh), from_unpadded(wish.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    except ValueError:
        raise Refused("bad-subscription", reason="p256dh, auth") from None
    if len(browser) != POINT or len(auth) != AUTH:
        raise Refused("bad-subscription", reason="p256dh, auth")
    check_endpoint(wish.endpoint, near=near)
    return Bell(wish.endpoint, browser, auth, preferred_language(wish.language), now)


def check_endpoint(endpoint: str, *, near: bool) -> None:
    """An address far out, over TLS. What a name leads to is looked at when something is sent."""
    try:
        at = urlsplit(endpoint)
        host, port = at.hostname or "", at.port
    except ValueError:
        raise Refused("bad-subscription", reason="endpoint") from None
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and "@" not in at.netloc
    if not is_plain or not host or at.scheme not in (("https", "http") if near else ("https",)) or port == 0:
        raise Refused("bad-subscription", reason="endpoint")
    if not near and not _is_far(host):
        raise Refused("bad-subscription", reason="endpoint")


def _is_far(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:
        return bool(_HOST.fullmatch(host)) and not host.endswith(_WITHIN) and not host[-1].isdigit()


def is_public(address: str) -> bool:
    """Of the internet at large, also where it stands within another."""
    found: IPv4Address | IPv6Address = ip_address(address)
    if isinstance(found, IPv6Address):
        within = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if within is None and found in _TRANSLATED:
            within = IPv4Address(int(found) & 0xFFFFFFFF)
        if within is not None:
            return within.is_global and not within.is_multicast
        return found.is_global and found in _UNICAST
    return found.is_global and not found.is_multicast


# As slips


def bell_id(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()[:32]


def bell_slip(table: str, chair: int, bell: Bell) -> Slip:
    return Slip(table, name_of(chair, bell_id(bell.endpoint)), encode(bell), chair)


def name_of(chair: int, id_: str) -> str:
    return f"{_NAME}{chair}-{id_}"


def bells_in(slips: Iterable[Slip], chair: int) -> list[tuple[Slip, Bell]]:
    """Those of who sits in a chair, the oldest first."""
    bells = []
    for slip in slips:
        if slip.chair == chair and slip.name.startswith(_NAME):
            try:
                bells.append((slip, decode(slip.value, type=Bell)))
            except DecodeError:
                continue  # of another version
    return sorted(bells, key=lambda each: each[1].since)
