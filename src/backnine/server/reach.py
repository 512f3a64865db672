"""The address at which other devices on the network reach this server."""

import socket

from backnine.server.names import is_own
from backnine.server.settings import ServerSettings


def reach(settings: ServerSettings, came_by: str, host: str | None, port: int) -> str | None:
    """The one a visitor came by, unless it means this very device; then the LAN's, if that is served."""
    if not is_own(host or ""):
        return came_by
    neighbours = lan_address() if settings.lan else None
    return f"http://{neighbours}:{port}/" if neighbours else None


def lan_address() -> str | None:
    """The address of this machine for its neighbours. Nothing is sent: only the way is asked for."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None
