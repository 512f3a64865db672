"""Where commands get a position from: the words themselves, a file, or standard input."""

import re
import sys
from pathlib import Path

from backnine.games import GAMES
from backnine.position import Position
from backnine.position_reader import LONGEST, read
from backnine.refused import Refused

META = "POSITION|FILE|-"
_GAMES = "|".join(game.name for game in GAMES)
_BEGINS = re.compile(rf"\s*({_GAMES})(\s|[.:])", re.IGNORECASE)


def find_position(said: str) -> Position:
    """The position that was asked for."""
    if said == "-":
        return read(sys.stdin.read(LONGEST + 1) if sys.stdin else "")
    return read(said if _BEGINS.match(said) else _in_file(Path(said)))


def _in_file(path: Path) -> str:
    """The text of a file; no more is read than is needed to refuse it."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST + 1).decode()
    except FileNotFoundError:
        raise Refused("no-position", said=str(path)[:80]) from None
    except UnicodeDecodeError:
        raise Refused("record-not-text", line=1, column=1) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("unreadable-file", file=str(path)[:80], reason=reason) from None
