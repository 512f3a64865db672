"""The local socket, through which `backnine admin` asks: only the owner of the server can open it.

The folder is the owner's alone, so is the socket in it, and whoever connects is looked at once more.
"""

import asyncio
import contextlib
import logging
import os
import sys
from typing import Final

from msgspec import DecodeError

from backnine.server.admin.desk import AdminDesk
from backnine.server.admin.messages import (
    LONGEST_LINE,
    AdminRequest,
    DeskRefused,
    WatchLog,
    read_request,
    write_line,
)
from backnine.server.admin.place import FOLDER, clear, listen, own_folder, socket_name, user_of
from backnine.server.settings import ServerSettings

MOST: Final = 32  # connections at a time
PATIENCE: Final = 10.0  # seconds for a request
ROOT: Final = 0

_log = logging.getLogger("backnine.admin")


class LocalSocket:
    """Each process of a server has its own, named by its number and by where its tables are kept."""

    def __init__(self, settings: ServerSettings, desk: AdminDesk) -> None:
        self.folder = settings.data / FOLDER
        self.desk = desk
        self._path = self.folder / socket_name(os.getpid(), str(settings.database))
        self._server: asyncio.Server | None = None
        self._open = 0
        self._made = [self.folder] if settings.data.exists() else [self.folder, settings.data]

    async def open(self) -> None:
        """Where it cannot be had the server runs without, and the log says why."""
        if sys.platform == "win32":
            return
        try:
            own_folder(self.folder)
            clear(self.folder)
            self._path.unlink(missing_ok=True)
            door = listen(self._path)
            self._server = await asyncio.start_unix_server(self._serve, sock=door, limit=LONGEST_LINE)
        except OSError as error:
            reason = error.strerror or str(error)
            _log.warning("no local socket for backnine admin", extra={"facts": {"reason": reason}})

    def close(self) -> None:
        if self._server:
            self._server.close()
            with contextlib.suppress(OSError):  # other processes may have theirs there
                self._path.unlink()
                for folder in self._made:
                    folder.rmdir()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        user = user_of(writer.get_extra_info("socket"))
        self._open += 1
        try:
            if user not in (None, os.geteuid(), ROOT):
                _log.warning("another user at the local socket", extra={"facts": {"user": user}})
            else:
                await self._answer(reader, writer, f"user {user}")
        except (OSError, TimeoutError):
            pass  # gone, or silent
        finally:
            self._open -= 1
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, by: str) -> None:
        try:
            request = read_request(await asyncio.wait_for(reader.readline(), PATIENCE))
        except (DecodeError, ValueError) as error:  # also a line that is too long
            writer.write(write_line(DeskRefused("bad-request", {"reason": str(error)[:300]})))
            return
        if self._open > MOST:
            writer.write(write_line(DeskRefused("too-busy", {})))
            return
        telling = asyncio.ensure_future(self._tell(request, writer, by))
        if isinstance(request, WatchLog):  # whoever watches says nothing more, and goes
            await asyncio.wait(
                (telling, gone := asyncio.ensure_future(reader.read(1))), return_when="FIRST_COMPLETED"
            )
            gone.cancel()
            telling.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await telling

    async def _tell(self, request: AdminRequest, writer: asyncio.StreamWriter, by: str) -> None:
        async for answer in self.desk.answers(request, by):
            writer.write(write_line(answer))
            await writer.drain()
