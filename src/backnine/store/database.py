"""The file itself: how it is opened, checked, copied."""

import contextlib
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from backnine.refused import Refused

BUSY_SECONDS = 10
CHECK_SECONDS: Final = 10.0  # at the start nobody waits longer for the check
_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # where the system would else leave it in the drive's own memory
    "foreign_keys = ON",
    "secure_delete = ON",  # what is forgotten is overwritten
    "journal_size_limit = 16777216",
    "wal_autocheckpoint = 65536",  # pages: 256 MB
)
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def open_database(
    path: Path, prepare: Callable[[sqlite3.Connection], None] | None = None
) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS)
    try:
        if not database.execute("PRAGMA page_count").fetchone()[0]:
            database.execute("PRAGMA auto_vacuum = INCREMENTAL")  # it can shrink in small steps
        for pragma in _PRAGMAS:
            database.execute(f"PRAGMA {pragma}")
        if prepare:
            prepare(database)
    except BaseException:
        database.close()  # nothing stays locked, and what was begun is undone
        raise
    return database


@contextlib.contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection for a while."""
    with contextlib.closing(open_database(path)) as database:
        yield database


def is_damage(error: sqlite3.Error) -> bool:
    """Is it the file, and not the disk or a lock? A text that is no text has no code of SQLite's."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF in _DAMAGED


def check(database: sqlite3.Connection, seconds: float = CHECK_SECONDS) -> str:
    """What SQLite finds wrong with the file: nothing (`ok`), a fault, or `partly` when there was no time."""
    until = time.monotonic() + seconds
    database.set_progress_handler(lambda: time.monotonic() > until, 100_000)
    try:
        return str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
            raise
        return "partly"
    finally:
        database.set_progress_handler(None, 0)


def back_up(source: Path, target: Path) -> None:
    """A copy of the database while others go on writing to it; it appears whole or not at all."""
    if not source.exists():
        raise Refused("nothing-to-back-up", file=str(source))
    if target.exists():
        raise Refused("backup-exists", file=str(target))
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with opened(source) as database, contextlib.closing(sqlite3.connect(part)) as copy:
            database.backup(copy)
            found = check(copy)
        if found not in ("ok", "partly"):  # it would take the place of a good one
            part.unlink()
            raise Refused("store-damaged", file=str(source), reason=found.replace("\n", " ")[:200])
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise Refused("unwritable-file", file=str(target), reason=str(error)) from None
