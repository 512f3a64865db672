"""A line that can be cut: a server's door at another port of this machine."""

import socket
from contextlib import suppress
from threading import Lock, Thread
from types import TracebackType
from typing import Self


class Relay:
    """`with Relay(host.port) as relay: relay.url`; `cut` breaks all connections without a word."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.closed = False  # nobody is let in
        self._door = socket.create_server(("127.0.0.1", 0))
        self._lines: list[socket.socket] = []
        self._lock = Lock()
        Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> int:
        """How many ends there were."""
        with self._lock:
            lines, self._lines = self._lines, []
        for line in lines:
            _end(line)
        return len(lines)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                visitor, _ = self._door.accept()
                if self.closed:
                    _end(visitor)
                    continue
                server = socket.create_connection(("127.0.0.1", self.port))
                with self._lock:
                    self._lines += [visitor, server]
                for one, other in ((visitor, server), (server, visitor)):
                    Thread(target=_pass_on, args=(one, other), daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        _end(self._door)
        self.cut()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    _end(one)
    _end(other)


def _end(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()
