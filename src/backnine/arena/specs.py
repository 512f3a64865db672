"""How a program of another hand is named: `cmd:./mybot --flag`, or `py:module:Class` for one in Python."""

import re
import shlex
import shutil
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Final

from backnine.refused import Refused

COMMAND: Final = "cmd:"
PYTHON: Final = "py:"
PREFIXES: Final = (COMMAND, PYTHON)

_CLASS: Final = re.compile(r"([A-Za-z_]\w*)((?:\.[A-Za-z_]\w*)*):([A-Za-z_]\w*)")


def is_command(spec: str) -> bool:
    return spec.startswith(PREFIXES)


def read_spec(spec: str) -> str:
    """The name of one of our bots in small letters; a command as it is."""
    return spec.strip() if is_command(spec.strip()) else spec.strip().lower()


def read_command(spec: str) -> tuple[str, ...]:
    """The words of the command; refused if there is no such program or module."""
    if spec.startswith(PYTHON):
        return _python_command(spec.removeprefix(PYTHON))
    try:
        command = tuple(shlex.split(spec.removeprefix(COMMAND)))
    except ValueError:  # a quotation mark is not closed
        command = ()
    if not command:
        raise Refused("no-command", command=spec[:80])
    if shutil.which(command[0]) is None:
        raise Refused("no-such-program", program=command[0][:80])
    return command


def _python_command(said: str) -> tuple[str, ...]:
    """A class runs in a process of its own, like any program: it can be late without making anybody wait, and
    sees no more than it is told."""
    found = _CLASS.fullmatch(said)
    if found is None:
        raise Refused("no-class", said=said[:80])
    if PathFinder.find_spec(found[1], [str(Path.cwd()), *sys.path]) is None:
        raise Refused("no-such-module", module=found[1][:80])
    return (sys.executable, "-m", "backnine.arena.python_bot", said)
