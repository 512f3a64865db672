"""Records on disk: read with clear refusals, written whole or not at all."""

import os
import tempfile
from pathlib import Path

from backnine.record import Record, write
from backnine.record_reader import LARGEST_FILE, read_bytes
from backnine.refused import Refused

# An unfinished match can only go on with its seed in the file, so nobody else should read that file.
SHARED, PRIVATE = 0o644, 0o600


def load(path: Path) -> Record:
    """The record in a file; no more of a huge file is read than is needed to refuse it."""
    try:
        with path.open("rb") as file:
            return read_bytes(file.read(LARGEST_FILE + 1))
    except FileNotFoundError:
        raise Refused("no-such-file", file=str(path)) from None
    except OSError as error:
        raise Refused("unreadable-file", file=str(path), reason=error.strerror or str(error)) from None


def claim(path: Path, *, overwrite: bool) -> None:
    """Make sure, before a match begins, that its record may go there."""
    if path.exists() and not overwrite:
        raise Refused("file-exists", file=str(path))
    if not path.parent.is_dir() or path.is_dir():
        raise Refused("unwritable-file", file=str(path), reason=os.strerror(21 if path.is_dir() else 2))


def save(path: Path, record: Record) -> None:
    """Write to a file beside it, then put that in its place: a crash leaves the old record or the new."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(write(record))
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(SHARED if record.outcome else PRIVATE)
        Path(name).replace(path)
    except OSError as error:
        raise Refused("unwritable-file", file=str(path), reason=error.strerror or str(error)) from None


def fresh_path(folder: Path, game: str) -> Path:
    """A name for a match nobody named: play-nine-1.golf, play-nine-2.golf …"""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := folder / f"{game}-{number}.golf").exists():
        number += 1
    return path
