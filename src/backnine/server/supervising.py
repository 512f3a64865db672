"""Several processes behind one address: started, started again when one ends, restarted one after another."""

import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

DOOR: Final = "BACKNINE_DOOR"  # which descriptor the address is
READY: Final = "BACKNINE_READY"  # which one hears that it is open
LIFE: Final = "BACKNINE_LIFE"  # which one ends when the first process does, however it ends
START_SECONDS: Final = 60
STOP_SECONDS: Final = 15
AGAIN_SECONDS: Final = 1.0  # one that ends at once is not started all the time
PROGRAM: Final = (sys.executable, "-c", "from backnine.cli import main; main()")

_log = logging.getLogger("backnine.server")


class Supervisor:
    """SIGTERM and SIGINT end all; SIGHUP restarts them one by one, each with its tables handed over.

    Killed, it lets go of a pipe at whose other end they all listen. They end, too: nobody looks after them.
    """

    def __init__(self, count: int, arguments: list[str], environment: Mapping[str, str]) -> None:
        self.count = count
        self.arguments = arguments
        self.environment = environment
        self.children: list[subprocess.Popen[bytes]] = []
        self.heard: list[int] = []
        self.life, self._held = os.pipe()

    def run(self, door: socket.socket, started: Callable[[], None]) -> bool:
        """Until a signal; was it SIGINT?"""
        ears = {
            each: signal.signal(each, self._hear) for each in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
        }
        try:
            self.children = [self._start(door) for _ in range(self.count)]
            started()
            while not (ending := {signal.SIGTERM, signal.SIGINT} & set(self.heard)):
                if signal.SIGHUP in self.heard:
                    self.heard.remove(signal.SIGHUP)
                    self._restart(door)
                self._look_after(door)
                time.sleep(0.1)  # a signal wakes us up
            return signal.SIGINT in ending
        finally:
            self._stop(self.children)
            for end in (self.life, self._held):
                os.close(end)
            for each, ear in ears.items():
                signal.signal(each, ear)

    def _hear(self, number: int, *_: object) -> None:
        self.heard.append(number)

    def _start(self, door: socket.socket) -> "subprocess.Popen[bytes]":
        """It counts as started when it takes visitors."""
        told, ready = os.pipe()
        given = {DOOR: door.fileno(), READY: ready, LIFE: self.life}
        environment = {**self.environment, **{name: str(end) for name, end in given.items()}}
        try:
            child = subprocess.Popen(  # noqa: S603 - ourselves
                [*PROGRAM, *self.arguments], env=environment, pass_fds=tuple(given.values())
            )
            os.close(ready)
            select.select([told], [], [], START_SECONDS)
        finally:
            os.close(told)
        return child

    def _look_after(self, door: socket.socket) -> None:
        for place, child in enumerate(self.children):
            if child.poll() is not None:
                _log.error("a process ended", extra={"facts": {"code": child.returncode}})
                time.sleep(AGAIN_SECONDS)
                if not self.heard:
                    self.children[place] = self._start(door)

    def _restart(self, door: socket.socket) -> None:
        """The new one is there before the old one goes."""
        for place, old in enumerate(self.children):
            self.children[place] = self._start(door)
            self._stop([old])

    def _stop(self, children: "list[subprocess.Popen[bytes]]") -> None:
        for child in children:
            if child.poll() is None:
                child.send_signal(signal.SIGTERM)
        until = time.monotonic() + STOP_SECONDS
        for child in children:
            try:
                child.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()


def inherited_door() -> socket.socket | None:
    """The address, if we are one of several."""
    number = os.environ.pop(DOOR, "")
    return socket.socket(fileno=int(number)) if number else None


def inherited_life() -> int | None:
    """What can be read when the first process is gone."""
    number = os.environ.pop(LIFE, "")
    return int(number) if number else None


def tell_ready() -> None:
    if number := os.environ.pop(READY, ""):
        with suppress(BrokenPipeError):  # the first process is gone
            os.write(int(number), b".")
        os.close(int(number))
