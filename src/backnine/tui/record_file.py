"""The file of a match that is being played: written to by one terminal, and never over what another wrote."""

import errno
import os
import sys
from hashlib import sha256
from pathlib import Path

from backnine.record import Record, write
from backnine.refused import Refused
from backnine.tui.command import typed
from backnine.tui.files import PRIVATE, load, save

LOCKS = "open-matches"  # one file for all: each match has a byte of it
PLACES = 1 << 31
HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    def lock_byte(file: int, place: int, *, wait: bool = False) -> None:
        os.lseek(file, place, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock_byte(file: int, place: int, *, wait: bool = False) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB), 1, place)


class RecordFile:
    """Holds the match; the system lets go of it when the process ends, however that may be. Where nothing can
    be locked, there is still the look before each writing."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self._lock = _held(path, folder)
        self._written = _stamp(path)
        self._saved: Record | None = None

    def load(self) -> Record:
        return load(self.path)

    def save(self, record: Record) -> None:
        now = _stamp(self.path)
        if now is not None and now != self._written and not self._is_ours():
            command = typed("play", "--resume", self.path)
            raise Refused("match-went-on", file=str(self.path), command=command)
        self._saved = record
        save(self.path, record)
        self._written = _stamp(self.path)

    def _is_ours(self) -> bool:
        """Somebody pressed Ctrl-C just after it was written, before that was noted."""
        try:
            return self._saved is not None and self.path.read_text("utf-8") == write(self._saved)
        except (OSError, UnicodeError):
            return False

    def let_go(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _held(path: Path, folder: Path) -> int | None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = os.open(folder / LOCKS, os.O_RDWR | os.O_CREAT, PRIVATE)
    except OSError:
        return None
    try:
        name = os.fsencode(path.resolve())
        lock_byte(file, int.from_bytes(sha256(name).digest()[:8], "big") % PLACES)
    except OSError as error:
        os.close(file)
        if error.errno in HELD:
            raise Refused("match-is-open", file=str(path)) from None
        return None
    return file


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """Other for every writing: each makes a new file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
