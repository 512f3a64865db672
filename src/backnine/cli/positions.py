"""Where commands get a position from: the words themselves, a file, or standard input."""

import sys
from pathlib import Path

from backnine.position import Position
from backnine.position_reader import LONGEST, read
from backnine.refused import Refused
from backnine.tui.command import typed
from backnine.tui.files import is_position, is_record

META = "POSITION|FILE|-"


def find_position(said: str) -> Position:
    """The position that was asked for."""
    if said == "-":
        return read(sys.stdin.read(LONGEST + 1) if sys.stdin else "")
    return read(said if is_position(said) else _in_file(Path(said)))


def _in_file(path: Path) -> str:
    """The text of a file; no more is read than is needed to refuse it."""
    try:
        with path.open("rb") as file:
            data = file.read(LONGEST + 1)
    except FileNotFoundError:
        raise Refused("no-position", said=str(path)[:80]) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("unreadable-file", file=str(path)[:80], reason=reason) from None
    if is_record(data):
        raise Refused("match-no-position", file=str(path), command=typed("replay", path))
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Refused("record-not-text", line=1, column=1) from None
