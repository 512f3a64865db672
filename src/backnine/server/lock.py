"""One server for a folder of tables: two would not know of each other's moves."""

import contextlib
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from backnine.refused import Refused

NAME: Final = "tables.lock"
LONGEST: Final = 200  # an address

if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 20  # what is locked cannot be read by others, so it is no part of the text

    def _lock(file: int) -> None:
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """`with Lock(folder) as lock: ...`; the system opens it when the process ends, however that may be.

    The file stays when it is open again: to delete it would let two in who come at that moment.
    """

    def __init__(self, folder: Path) -> None:
        path = folder / NAME
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Refused("no-store", file=str(folder), reason=error.strerror or str(error)) from None
        try:
            _lock(self._file)
        except OSError:
            address = os.read(self._file, LONGEST).decode("utf-8", "replace").strip()
            os.close(self._file)
            if not address:
                raise Refused("already-served", folder=str(folder)) from None
            raise Refused("already-served-at", folder=str(folder), address=address) from None
        self.tell("")

    def tell(self, address: str) -> None:
        """Where the tables are served, for whoever comes later; no reason to stop if the disk is full."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, f"{address}\n".encode() if address else b"")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.tell("")
        os.close(self._file)
