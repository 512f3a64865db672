"""Programs end with us, even if we are killed without a word: a small process holds a list of them, and ends
them when the pipe from us closes, which it does however we end."""

import sys
from functools import cache
from subprocess import DEVNULL, PIPE, Popen

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


@cache
def _warden() -> Popen[bytes]:
    command = [sys.executable, "-I", "-S", "-c", _WARDEN]
    return Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, bufsize=0, start_new_session=True)  # noqa: S603


def watch(group: int) -> None:
    """From now on this process group shall not outlive us."""
    _tell(f"+{group}\n")


def forget(group: int) -> None:
    """It has ended."""
    _tell(f"-{group}\n")


def _tell(line: str) -> None:
    pipe = _warden().stdin
    assert pipe is not None
    pipe.write(line.encode())
