"""Addresses and networks that may not come in."""

import time
from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from backnine.refused import Refused
from backnine.server.club import Ban

Network = IPv4Network | IPv6Network

WIDEST: Final = {4: 8, 6: 16}  # bits of a prefix: nobody bans half the world by a slip
HOUSEHOLD: Final = 64  # bits: of IPv6 a household has so many addresses that one alone means nothing
MOST_KNOWN: Final = 10_000  # addresses
_LOOPBACK: Final = (ip_network("127.0.0.0/8"), ip_network("::1"))


def read_network(text: str) -> Network:
    """`203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`; a single address of IPv6 stands for its household."""
    said = text.strip().replace("%", " ")  # which would name an interface of this machine
    try:
        network: Network = ip_network(said if "/" in said else _alone(said), strict=False)
    except ValueError:
        raise Refused("bad-network", network=text[:60]) from None
    mapped = network.network_address.ipv4_mapped if isinstance(network, IPv6Network) else None
    if mapped is not None and network.prefixlen >= 96:
        network = IPv4Network((mapped, network.prefixlen - 96), strict=False)
    if network.prefixlen < WIDEST[network.version]:
        raise Refused("network-too-wide", network=str(network), least=WIDEST[network.version])
    if any(_overlap(network, own) for own in _LOOPBACK):
        raise Refused("network-is-this-machine", network=str(network))
    return network


def _alone(said: str) -> str:
    address = ip_address(said)
    is_household = address.version == 6 and address.ipv4_mapped is None
    return f"{said}/{HOUSEHOLD}" if is_household else said


def _overlap(one: Network, other: Network) -> bool:
    return one.version == other.version and one.overlaps(other)


class BanList:
    """Looks addresses up quickly: by the lengths of prefixes there are, and once for each address."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now
        self._networks: dict[tuple[int, int], dict[int, int]] = {}  # version, bits; number: until
        self._known: dict[str, int | None] = {}  # until when it is banned, 0 without an end; None: it is not

    def put(self, bans: Iterable[Ban]) -> None:
        self._networks, self._known = {}, {}
        for ban in bans:
            network = ip_network(ban.network)
            numbers = self._networks.setdefault((network.version, network.prefixlen), {})
            numbers[int(network.network_address)] = ban.until

    def __contains__(self, address: str) -> bool:
        if not self._networks:
            return False
        if address not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[address] = self._until(address)
        until = self._known[address]
        return until is not None and (until == 0 or until > self.now())

    def _until(self, address: str) -> int | None:
        """The longest of all bans on it."""
        try:
            ip = ip_address(address)
        except ValueError:
            return None
        ip = getattr(ip, "ipv4_mapped", None) or ip
        found = []
        for (version, bits), numbers in self._networks.items():
            if version == ip.version:
                rest = ip.max_prefixlen - bits
                found += [numbers[cut] for cut in (int(ip) >> rest << rest,) if cut in numbers]
        return 0 if 0 in found else max(found, default=None)
