"""The records of a contest in a folder: one file for each thousand matches, written as they are played."""

import errno
import os
from pathlib import Path
from typing import Final, TextIO

from backnine.arena.result import MatchLine
from backnine.refused import Refused
from backnine.tui.files import unwritable

IN_A_FILE: Final = 1000


def check_folder(folder: Path) -> None:
    """Refuse, before anything is played, a folder that has something in it, or cannot be made."""
    try:
        if folder.exists():
            if any(folder.iterdir()):
                raise Refused("folder-not-empty", folder=str(folder))
        elif not folder.parent.is_dir():
            raise unwritable(folder, OSError(errno.ENOENT, ""))
    except OSError as error:
        raise unwritable(folder, error) from None
    if not os.access(folder if folder.exists() else folder.parent, os.W_OK):
        raise unwritable(folder, OSError(errno.EACCES, ""))


class RecordFiles:
    """Every match is on disk before the next one is written. No file that exists is touched."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path: Path | None = None
        self._file: TextIO | None = None

    def put(self, number: int, line: MatchLine) -> None:
        path = self._folder / file_name(number)
        try:
            if path == self._path and self._file:
                self._file.write("\n")  # an empty line stands between two records
            else:
                self.close()
                self._folder.mkdir(exist_ok=True)
                self._path, self._file = path, path.open("x", encoding="utf-8", newline="\n")
            self._file.write(line.record)
            self._file.flush()
        except OSError as error:
            raise unwritable(path, error) from None

    def close(self) -> None:
        if self._file:
            self._file.close()


def file_name(number: int) -> str:
    """`000001-001000.golf` has the first thousand matches."""
    first = number // IN_A_FILE * IN_A_FILE
    return f"{first + 1:06}-{first + IN_A_FILE:06}.golf"
