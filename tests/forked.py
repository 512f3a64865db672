"""Processes of `backnine` that need not read its modules first: forked from one that has read them all.

Most of what a short run of the command costs is reading modules. One process for each worker of the tests
does so once, and forks when it is asked: the child gets arguments, environment, folder and streams as the
real command would, and goes on as it does. That the command starts by itself too is shown where `COMMAND` is
run: in tests/cli, in tests/arena, in some tests with a terminal, and by servers whose `program` is another.
"""

import atexit
import fcntl
import gc
import importlib
import json
import os
import pkgutil
import select
import signal
import socket
import subprocess
import sys
import termios
import threading
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Any, Self

FOLDER = Path(__file__).parents[1]
AHEAD = ("backnine.cli", "backnine.server", "backnine.table", "backnine.store", "backnine.tui")


class Forked:
    """A running command, with what `subprocess.Popen` offers to tests."""

    def __init__(
        self, arguments: list[str], env: dict[str, str], streams: list[int], terminal: bool = False
    ) -> None:
        self.arguments = arguments
        self.stdout: IO[str] | None = None
        self.returncode: int | None = None
        self._status, told = os.pipe()
        wishes = {"arguments": arguments, "env": env, "folder": str(Path.cwd()), "terminal": terminal}
        asked = json.dumps(wishes).encode()
        socket.send_fds(_parent(), [asked], [*streams, told])
        os.close(told)
        self.pid = _told(self._status)

    @classmethod
    def talking(cls, arguments: list[str], env: dict[str, str], errors: int) -> Self:
        """With nothing to read, and `stdout` to be read by the test."""
        heard, said = os.pipe()
        with open(os.devnull) as nothing:  # noqa: PTH123
            forked = cls(arguments, env, [nothing.fileno(), said, errors])
        os.close(said)
        forked.stdout = open(heard, encoding="utf-8")  # noqa: PTH123, SIM115
        return forked

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._status], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(self.arguments, timeout or 0)
            self.returncode = os.waitstatus_to_exitcode(_told(self._status))
            os.close(self._status)
        return self.returncode

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def send_signal(self, which: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, which)


def run(
    arguments: list[str], env: dict[str, str], stdin: str, timeout: float
) -> subprocess.CompletedProcess[str]:
    """As `subprocess.run` would with everything captured."""
    (asked, answer), (out, out_end), (err, err_end) = os.pipe(), os.pipe(), os.pipe()
    forked = Forked(arguments, env, [asked, out_end, err_end])
    for end in (asked, out_end, err_end):
        os.close(end)
    texts: dict[int, str] = {}
    threads = [threading.Thread(target=_read, args=(end, texts)) for end in (out, err)]
    threads.append(threading.Thread(target=_write, args=(answer, stdin)))
    for thread in threads:
        thread.start()
    try:
        code = forked.wait(timeout)
    except subprocess.TimeoutExpired:
        forked.send_signal(signal.SIGKILL)
        raise
    for thread in threads:
        thread.join()
    return subprocess.CompletedProcess(arguments, code, texts[out], texts[err])


def _tell(end: int, number: int) -> None:
    os.write(end, b"%20d" % number)


def _told(end: int) -> int:
    return int(os.read(end, 20))


def _read(end: int, texts: dict[int, str]) -> None:
    with open(end, encoding="utf-8") as stream:
        texts[end] = stream.read()


def _write(end: int, text: str) -> None:
    with suppress(BrokenPipeError), open(end, "w", encoding="utf-8") as stream:
        stream.write(text)  # perhaps not all of it is wanted


@cache
def _parent() -> socket.socket:
    """The process that forks; it ends with this one, when its socket is closed."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.forked", str(there.fileno())],
        pass_fds=[there.fileno()],
        stdin=subprocess.DEVNULL,
        cwd=FOLDER,
        env=os.environ | {"PYTHONUTF8": "1"},
    )
    there.close()
    atexit.register(process.wait)
    atexit.register(here.close)
    return here


# In the process that forks


def _read_modules() -> None:
    for name in AHEAD:
        for module in pkgutil.walk_packages(importlib.import_module(name).__path__, f"{name}."):
            importlib.import_module(module.name)
    importlib.import_module("fluent.runtime")  # what the command reads when it needs it


def _fork_when_asked(door: socket.socket) -> None:
    """Comes back in each child, ready to run the command."""
    awake, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    running: dict[int, int] = {}  # where to tell the end of each child
    for each in (signal.SIGCHLD, signal.SIGINT):
        signal.signal(each, lambda *_: None)
    while True:
        ready, _, _ = select.select([door.fileno(), awake], [], [])
        if awake in ready:
            os.read(awake, 4096)
            _tell_ends(running)
            continue
        asked, streams, _, _ = socket.recv_fds(door, 1 << 20, 4)
        if not asked:
            os._exit(0)
        told = streams.pop()
        if pid := os.fork():
            running[pid] = told
            _tell(told, pid)
            for stream in streams:
                os.close(stream)
            continue
        signal.set_wakeup_fd(-1)
        for end in (awake, wake, told, *running.values()):
            os.close(end)
        door.close()
        _become(json.loads(asked), streams)
        return


def _tell_ends(running: dict[int, int]) -> None:
    while running:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            break
        told = running.pop(pid)
        with suppress(BrokenPipeError):  # nobody waits for it
            _tell(told, status)
        os.close(told)


def _become(asked: dict[str, Any], streams: list[int]) -> None:
    """As if the command had been started: what the system and Python would have set up."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for place, stream in enumerate(streams):
        os.dup2(stream, place)
        os.close(stream)
    if asked["terminal"]:
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["env"])
    sys.stdin = open(0, encoding="utf-8", errors="surrogateescape", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", errors="surrogateescape", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
    sys.argv = asked["arguments"]
    sys.path[0] = str(Path(sys.argv[0]).parent)
    main = sys.modules["__main__"]
    main.__spec__, main.__file__ = None, sys.argv[0]  # what `multiprocessing` runs again


if __name__ == "__main__":
    from backnine.cli import main
    from backnine.names.lookalikes import skeleton

    _read_modules()
    skeleton("")  # its table is read when it is needed
    gc.collect()
    gc.freeze()
    _fork_when_asked(socket.socket(fileno=int(sys.argv[1])))
    main()
