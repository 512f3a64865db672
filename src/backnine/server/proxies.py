"""Whose request it is when a reverse proxy stands in front."""

from ipaddress import ip_address

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from backnine.server.settings import ServerSettings

ANY = "*"


class Proxies:
    """Every proxy adds the address it was called from at the right end of `X-Forwarded-For`; a visitor can
    send any beginning. So with so many proxies in a row, the entry at that place from the right is true."""

    def __init__(self, settings: ServerSettings) -> None:
        self.count = settings.proxies
        self.is_any = settings.proxy == ANY
        self._known = ProxyHeadersMiddleware(_nothing, settings.proxy or "").trusted_hosts

    def __contains__(self, address: str) -> bool:
        return address in self._known

    def visitor(self, peer: str, forwarded: str) -> str:
        """Who asks: whoever is connected, or if that is a proxy of ours whoever that was asked by."""
        if peer not in self:
            return peer
        found = peer
        for place, said in enumerate(reversed(forwarded.split(",")), 1):
            address = _address(said)
            if address is None:
                break
            found = address
            if place >= self.count and (self.is_any or address not in self):
                break
        return found


def _address(said: str) -> str | None:
    """`192.0.2.1`, `192.0.2.1:5000`, `2001:db8::1`, `[2001:db8::1]:5000`."""
    said = said.strip()
    if said.startswith("["):
        said = said[1:].partition("]")[0]
    elif said.count(":") == 1:
        said = said.partition(":")[0]
    try:
        return str(ip_address(said))
    except ValueError:
        return None


async def _nothing(*_: object) -> None:
    """Uvicorn knows how to read the names of proxies, and wants something to do for them."""
