"""The log is carried over into the file by a thread of its own, in a quiet moment or when it is long.

For a third of a second the disk has no time for moves. If the log grew for long, the writer would help.
"""

import contextlib
import logging
import os
import sqlite3
import threading
from pathlib import Path
from typing import Final

from backnine.store.database import open_database

TIDY_SECONDS: Final = 1.0
TIDY_FROM: Final = 64 * 1024 * 1024  # bytes of log

_log = logging.getLogger("backnine.store")


def tidy(path: Path, stopped: threading.Event) -> None:
    """Carry the log over when nothing has been written for a moment, or too much since the last time."""
    log = Path(f"{path}-wal")
    with contextlib.suppress(AttributeError, OSError):  # where threads have a rank
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
    written = carried = 0
    while not stopped.wait(TIDY_SECONDS):
        try:
            before, now = written, log.stat()
            written = now.st_mtime_ns
            if written == carried or (written != before and now.st_size < TIDY_FROM):
                continue
            with contextlib.closing(open_database(path)) as database:
                database.execute("PRAGMA wal_checkpoint(PASSIVE)")  # nearly all, beside the writer
                database.execute("PRAGMA busy_timeout = 0")  # a backup that reads is not waited for
                busy = database.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()[0]  # the rest
            if not busy:
                carried = written
        except (OSError, sqlite3.Error) as error:
            _log.warning("the log was not carried over", extra={"facts": {"reason": str(error)}})
