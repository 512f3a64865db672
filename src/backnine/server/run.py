"""Start a server, and shut it down gracefully: moves that were accepted are stored, clients get `bye`."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import uvicorn

from backnine import tracing
from backnine.protocol import LARGEST_MESSAGE
from backnine.refused import Refused
from backnine.server.admin.log_tail import LogTail
from backnine.server.admin.office import Office
from backnine.server.app import make_app
from backnine.server.brains import WorkerBrains
from backnine.server.club import Club
from backnine.server.clubhouse import Clubhouse
from backnine.server.descriptors import room_for_connections
from backnine.server.frames import FrameProtocol
from backnine.server.gate import Gate
from backnine.server.guard import Guard
from backnine.server.line import lines_of
from backnine.server.logs import set_up_logs
from backnine.server.metrics import Metrics
from backnine.server.post.jobs import Jobs
from backnine.server.post.office import ReminderOffice
from backnine.server.post.postman import Postman
from backnine.server.programs import started as started_programs
from backnine.server.settings import ServerSettings
from backnine.server.socket import Sockets
from backnine.server.tracing import traced
from backnine.store import ServerStore
from backnine.store.opening import open_store
from backnine.table.parts import Alarm

if TYPE_CHECKING:
    from backnine.server.cluster.cluster import Cluster

PING_SECONDS = 20
GOODBYE_SECONDS = 3
UNSENT = 64 * 1024  # bytes the system keeps for a slow reader, who else gets megabytes
DOORS = 32

_log = logging.getLogger("backnine.server")


class LoopClock:
    """The event loop's own clock."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.now = loop.time

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return self.loop.call_later(seconds, call, context=tracing.apart())


class Server(uvicorn.Server):
    """Uvicorn, which sends `bye` before it closes connections."""

    sockets: Sockets
    cluster: "Cluster | None" = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("closing", extra={"facts": {"sockets": len(self.sockets.open)}})
        store = self.sockets.clubhouse.store
        self.sockets.guard.closed = True
        self.sockets.clubhouse.close()
        await asyncio.to_thread(store.flush)  # what was handed over is stored, and its answers are on the way
        await asyncio.sleep(0)
        if self.cluster:
            await self.cluster.drain()
        await self.sockets.hang_up()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._all_gone(), GOODBYE_SECONDS)
        await super().shutdown(sockets)

    async def _all_gone(self) -> None:
        while self.sockets.open:
            await asyncio.sleep(0.02)


def listen(settings: ServerSettings) -> socket.socket:
    """The port, taken before anything else: a port that is in use is told at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)
    try:
        door.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        door.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("no-such-door", host=settings.host, port=str(settings.port), reason=reason) from None
    door.listen(2048)
    return door


def serve(
    settings: ServerSettings, door: socket.socket, started: Callable[[], None], life: int | None = None
) -> bool:
    """Run until SIGINT or SIGTERM, or until `life` can be read; was it SIGINT?"""
    set_up_logs(settings.log_format)
    settings = replace(settings, connections=room_for_connections(settings))
    signal.signal(signal.SIGTERM, _heard)
    try:
        import uvloop  # noqa: PLC0415 - not on every system

        runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    except ImportError:
        runner = asyncio.Runner()
    with runner, traced(settings.trace):
        try:
            runner.run(_serve(settings, door, started, life))
        except KeyboardInterrupt:
            return True
    return False


def _heard(*_: object) -> None:
    """Uvicorn handles signals, and raises them again at the end: that must not end us before the store."""


async def _open_store(settings: ServerSettings, metrics: Metrics) -> ServerStore:
    """A database is spoken to in this very loop, which must not wait while it is opened."""
    loop = asyncio.get_running_loop()
    open_ = partial(
        open_store,
        settings.database,
        loop.call_soon_threadsafe,
        metrics.commit.observe,
        metrics.refused.labels("store-failed").inc,
        secret=settings.secret,
        loop=loop,
    )
    return await asyncio.to_thread(open_) if settings.url else open_()


async def _join_cluster(
    settings: ServerSettings,
    store: ServerStore,
    clock: LoopClock,
    brains: WorkerBrains,
    guard: Guard,
    *,
    office: ReminderOffice,
) -> "tuple[Clubhouse, Cluster | None]":
    """With a bus we are one of several; without, all tables are ours."""
    if not settings.bus:
        return Clubhouse(settings, store, clock, brains, office=office), None
    from backnine.server.cluster.clubhouse import SharedClubhouse  # noqa: PLC0415 - an extra
    from backnine.server.cluster.cluster import Cluster  # noqa: PLC0415

    shared = SharedClubhouse(settings, store, clock, brains, office=office)
    cluster = Cluster(str(settings.url), settings.bus, shared, guard, guard.metrics)
    await cluster.open()
    return shared, cluster


def _end_with_the_first(server: Server, life: int) -> None:
    """As after SIGTERM: tables are handed over where others are left, and visitors are told."""
    asyncio.get_running_loop().remove_reader(life)
    _log.warning("the first process is gone: this one ends, too")
    server.should_exit = True


def _config(gate: Gate, guard: Guard) -> uvicorn.Config:
    return uvicorn.Config(
        gate,
        http=lines_of(guard),
        ws=FrameProtocol,
        ws_max_size=LARGEST_MESSAGE * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        h11_max_incomplete_event_size=16 * 1024,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        limit_concurrency=None,
        backlog=2048,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,  # the gate reads them
        lifespan="off",
    )


def _collect_seldom() -> None:
    """Tables are large trees of values without cycles: to look through all of them for rubbish takes longer
    than anybody should wait for a move, and finds next to nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)


async def _serve(
    settings: ServerSettings, door: socket.socket, started: Callable[[], None], life: int | None
) -> None:
    loop = asyncio.get_running_loop()
    tail = LogTail(loop)
    logging.getLogger().addHandler(tail)
    programs = started_programs(settings.bots, settings.transcript)  # refused before anything else is begun
    metrics = Metrics()
    store = await _open_store(settings, metrics)
    brains = WorkerBrains(settings.workers, metrics=metrics, programs=programs)
    clock = LoopClock(loop)
    guard = Guard(settings, clock.now, metrics)
    club = Club(store)
    jobs = Jobs()
    reminders = ReminderOffice(store, settings, jobs)
    try:
        await club.open()
        await reminders.open()
        clubhouse, cluster = await _join_cluster(settings, store, clock, brains, guard, office=reminders)
    except BaseException:
        brains.close()
        await asyncio.to_thread(store.close)
        raise
    if settings.proxy and not settings.names:
        _log.warning("no --name: requests for any name are taken")
    sockets = Sockets(clubhouse, guard, metrics, cluster)
    if cluster:
        cluster.send_away = sockets.send_away
    office = Office(club, sockets, tail, cluster)
    app = make_app(clubhouse, guard, metrics, sockets, desk=office.desk, office=reminders)
    _collect_seldom()
    server = Server(_config(Gate(app, guard), guard))
    server.sockets, server.cluster = sockets, cluster
    house_keeping = loop.create_task(clubhouse.keep_house())
    if life is not None:
        loop.add_reader(life, _end_with_the_first, server, life)
    walking = loop.create_task(Postman(clubhouse, store).walk())
    await office.local.open()
    try:
        loop.call_soon(started)
        _log.info("open", extra={"facts": {"host": settings.host, "port": door.getsockname()[1]}})
        # uvloop accepts one connection a round on each listening socket: under load rounds are long,
        # so there are several.
        more = DOORS - 1 if type(loop).__module__.startswith("uvloop") else 0
        await server.serve([door, *(door.dup() for _ in range(more))])
    finally:
        house_keeping.cancel()
        walking.cancel()
        jobs.close()
        office.local.close()
        if cluster:
            await cluster.close()
        brains.close()
        await asyncio.to_thread(store.close)
