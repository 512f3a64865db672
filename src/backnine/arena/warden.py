"""Nothing of a program is left running.

Programs end with us, even if we are killed without a word: a small process holds a list of them, and ends
them when the pipe from us closes, which it does however we end. And what a program left behind outside its
own process group becomes our child (on Linux), so that we can end that too.
"""

import atexit
import contextlib
import os
import signal
import sys
from functools import cache
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen, TimeoutExpired
from typing import Final

MOST_GENERATIONS: Final = 1000
_PR_SET_CHILD_SUBREAPER: Final = 36

_WARDEN = """
import os, signal, sys
for name in ("SIGINT", "SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name), signal.SIG_IGN)
groups = set()
for line in sys.stdin:
    (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""


_watched: Final[set[int]] = set()


@cache
def _warden() -> Popen[bytes]:
    command = [sys.executable, "-I", "-S", "-c", _WARDEN]
    warden = Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, bufsize=0, start_new_session=True)  # noqa: S603
    atexit.register(_dismiss, warden)
    return warden


def _dismiss(warden: Popen[bytes]) -> None:
    """We end as we should: so does the warden, unless a child of ours still holds the pipe."""
    assert warden.stdin is not None
    warden.stdin.close()
    with contextlib.suppress(TimeoutExpired):
        warden.wait(1)


def watch(group: int) -> None:
    """From now on this process group shall not outlive us."""
    _watched.add(group)
    _tell(f"+{group}\n")


def forget(group: int) -> None:
    """It has ended."""
    _watched.discard(group)
    _tell(f"-{group}\n")


def _tell(line: str) -> None:
    pipe = _warden().stdin
    assert pipe is not None
    pipe.write(line.encode())


def adopt_orphans() -> None:
    """From now on, processes that lose their parent below us become our children."""
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - only where it is of use

        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_orphans() -> None:
    """End whatever became our child so, and then its children, which become ours. Only for a process that
    has no other children but the programs it watches."""
    for _ in range(MOST_GENERATIONS):
        orphans = _children() - {_warden().pid} - _watched
        for orphan in orphans:
            with contextlib.suppress(ProcessLookupError, ChildProcessError):
                os.kill(orphan, signal.SIGKILL)
                os.waitpid(orphan, 0)
        if not orphans:
            break


def _children() -> set[int]:
    try:
        return set(map(int, Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()))
    except OSError:
        return set()
