"""Records on disk: read with clear refusals, written whole or not at all."""

import errno
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import BinaryIO

from backnine.games import GAMES
from backnine.record import Record, write
from backnine.record_reader import LARGEST_FILE, read_bytes
from backnine.refused import Refused
from backnine.tui.command import typed

FIRST_TAG, FIRST_LINE = b"[backnine", 80  # a file that does not begin with it was never a record
_POSITION = re.compile(rf"\s*({'|'.join(game.name for game in GAMES)})(\s|[.:])", re.IGNORECASE)
PRIVATE = 0o600  # an unfinished match can only go on with its seed in the file: nobody else should read that


def load(path: Path) -> Record:
    """The record in a file; no more of a huge file is read than is needed to refuse it."""
    with opened(path) as file:
        data = file.read(LARGEST_FILE + 1)
    check_beginning(path, data)
    return read_bytes(data)


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """A file to be read; what keeps it from being read is refused."""
    try:
        with path.open("rb") as file:
            yield file
    except FileNotFoundError:
        raise Refused("no-such-file", file=str(path)) from None
    except OSError as error:
        raise Refused("unreadable-file", file=str(path), reason=error.strerror or str(error)) from None


def check_beginning(path: Path, data: bytes) -> None:
    if is_record(data):
        return
    if is_position(data[:FIRST_LINE].decode("utf-8", "replace")):
        raise Refused("position-no-match", file=str(path), command=typed("show", path))
    raise Refused("not-a-record", file=str(path))


def is_record(data: bytes) -> bool:
    return FIRST_TAG in data[:FIRST_LINE].lower()


def is_position(text: str) -> bool:
    """Whether it begins like one."""
    return _POSITION.match(text) is not None


def check_free(path: Path, *, overwrite: bool) -> None:
    """Refuse, before a match begins, a place where its record may not go."""
    if path.is_dir() or not path.parent.is_dir():
        raise unwritable(path, OSError(errno.EISDIR if path.is_dir() else errno.ENOENT, ""))
    if path.exists() and not path.is_file():
        raise unwritable(path, OSError(errno.EINVAL, ""))
    if path.exists() and not overwrite:
        raise Refused("file-exists", file=str(path))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise unwritable(path, OSError(errno.EACCES, ""))


def claim(path: Path, *, overwrite: bool) -> None:
    """Make the file, so that no other match can take its name."""
    check_free(path, overwrite=overwrite)
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | (0 if overwrite else os.O_EXCL), PRIVATE))
    except FileExistsError:
        raise Refused("file-exists", file=str(path)) from None
    except OSError as error:
        raise unwritable(path, error) from None


def claim_fresh(folder: Path, game: str, kind: str = "golf") -> Path:
    """A new file for a match nobody named: its game and a number."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    for number in count(1):
        path = folder / f"{game}-{number}.{kind}"
        try:
            claim(path, overwrite=False)
        except Refused as refused:
            if refused.why != "file-exists":
                raise
        else:
            return path
    raise AssertionError("numbers do not end")


def save(path: Path, record: Record) -> None:
    put(path, write(record), private=record.outcome is None)


def put(path: Path, text: str, *, private: bool = False) -> None:
    put_bytes(path, text.encode(), private=private)


def put_bytes(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write to a file beside it, then put that in its place: a crash leaves the old content or the new."""
    path = path.resolve()  # a link stays a link
    beside = ""
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).chmod(PRIVATE if private else usual_mode())
        Path(beside).replace(path)
    except OSError as error:
        if beside:
            Path(beside).unlink(missing_ok=True)
        raise unwritable(path, error) from None


def usual_mode() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def unwritable(path: Path, error: OSError) -> Refused:
    """The refusal of a file that cannot be written, with the system's reason."""
    reason = os.strerror(error.errno) if error.errno else str(error)
    return Refused("unwritable-file", file=str(path), reason=reason)
