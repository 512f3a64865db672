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
RUNNERS: Final = {".js": "node", ".mjs": "node", ".cjs": "node"}

_CLASS: Final = re.compile(r"([A-Za-z_]\w*)((?:\.[A-Za-z_]\w*)*):([A-Za-z_]\w*)")


def is_command(spec: str) -> bool:
    return spec.startswith(PREFIXES)


def read_spec(spec: str) -> str:
    """The name of one of our bots in small letters; a command as it is. Refused if it is a file."""
    said = spec.strip()
    if is_command(said):
        return said
    if said.endswith((*RUNNERS, ".py")):
        raise Refused("bot-is-a-file", bot=said[:80], example=_with_prefix(Path(said)))
    return said.lower()


def _with_prefix(file: Path) -> str:
    """How it is named most likely."""
    if file.suffix == ".py" and file.parent == Path():
        return f"{PYTHON}{file.stem}:Class"[:80]
    return f'"{COMMAND}{RUNNERS.get(file.suffix, "python3")} {file}"'[:100]


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
