"""The other end of the local socket: one request, and the answers as they come."""

import selectors
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from backnine.refused import Refused
from backnine.server.admin.messages import (
    AdminAnswer,
    AdminRequest,
    DeskDone,
    DeskRefused,
    Undone,
    WatchLog,
    read_answer,
    write_line,
)
from backnine.server.admin.place import FOLDER, GONE, connect, sockets_in

CHUNK: Final = 64 * 1024


def ask(data: Path, request: AdminRequest) -> Iterator[AdminAnswer]:
    """Of any process of the server: each reaches all of them. The last answer is `done`; a refusal is
    raised."""
    with _lines(data)[0] as line:
        line.sendall(write_line(request))
        for text in line.makefile("rb"):
            answer = read_answer(text)
            if isinstance(answer, DeskRefused):
                raise refusal(answer)
            yield answer
            if isinstance(answer, DeskDone):
                return
    raise Refused("server-gone")


def refusal(answer: DeskRefused | Undone) -> Refused:
    details: dict[str, Any] = dict(answer.details)
    return Refused(answer.why, **details)


def watch(data: Path, request: WatchLog) -> Iterator[AdminAnswer]:
    """Of all processes of the server on this machine, until none is left."""
    with selectors.DefaultSelector() as ears:
        for line in _lines(data):
            line.sendall(write_line(request))
            ears.register(line, selectors.EVENT_READ, bytearray())
        while ears.get_map():
            for key, _ in ears.select():
                yield from _heard(ears, key)


def _heard(ears: selectors.BaseSelector, key: selectors.SelectorKey) -> Iterator[AdminAnswer]:
    assert isinstance(key.fileobj, socket.socket)
    data = key.fileobj.recv(CHUNK)
    if not data:
        ears.unregister(key.fileobj)
        key.fileobj.close()
    *lines, rest = (key.data + data).split(b"\n")
    key.data[:] = rest
    for text in lines:
        answer = read_answer(text)
        if isinstance(answer, DeskRefused):
            raise refusal(answer)
        if not isinstance(answer, DeskDone):
            yield answer


def _lines(data: Path) -> list[socket.socket]:
    if sys.platform == "win32":
        raise Refused("no-local-sockets")
    found, stores = [], set()
    try:
        for path in sockets_in(data / FOLDER):
            try:
                found.append(connect(path))
                stores.add(path.name.partition("-")[2])
            except GONE:
                continue  # of a process that was killed, or ends just now
    except PermissionError:
        raise Refused("not-the-owner", folder=str(data)) from None
    if not found:
        raise Refused("no-server-there", folder=str(data))
    if len(stores) > 1:
        raise Refused("several-servers", folder=str(data))
    return found
