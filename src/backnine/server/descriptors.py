"""File descriptors: every connection takes one, and the server must have some left for itself."""

import logging
from contextlib import suppress
from typing import Final

from backnine.server.settings import ServerSettings, other_cores

# For the doors, the store, logs and the loop; and for those that are just being turned away, of which up to
# 64 were seen in one turn of the loop.
KEPT_BACK: Final = 192
OF_A_WORKER: Final = 8  # pipes and locks
ELSEWHERE: Final = 10_240  # on macOS there are no more, whatever it says
LEAST: Final = 16  # connections, however little there is
ENOUGH: Final = 1000  # connections: with so many, and half of those wanted, nobody need be told

_log = logging.getLogger("backnine.server")


def room_for_connections(settings: ServerSettings) -> int:
    """As many connections as wanted, or as there are descriptors for; the system is asked for more first."""
    own = KEPT_BACK + OF_A_WORKER * (settings.workers or other_cores())
    limit = _raised(settings.connections + own)
    if limit is None or limit - own >= settings.connections:
        return settings.connections
    room = max(LEAST, limit - own)
    if room >= max(ENOUGH, settings.connections / 2):
        return room
    _log.info(
        "few file descriptors: not as many connections as wanted",
        extra={"facts": {"descriptors": limit, "connections": room, "wanted": settings.connections}},
    )
    return room


def _raised(wanted: int) -> int | None:
    """The limit of this process, raised if need be and as far as may be; none where there is none to know."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    for limit in (most, min(most, ELSEWHERE)):
        with suppress(OSError, ValueError):  # the system has a limit of its own below that
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
            return limit
    return soft
