"""Where the local sockets of a server are: a folder of its owner's alone, with one for each process."""

import contextlib
import os
import socket
import stat
import struct
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

FOLDER: Final = "admin"  # beside the tables
GONE: Final = (ConnectionRefusedError, FileNotFoundError)  # nobody listens at a socket's path
_NOT_YET: Final = ".new"  # behind the name of a socket at which nobody listens yet
LONGEST_PATH: Final = 100  # bytes; the system takes 104 or 108
_CREDENTIALS: Final = struct.Struct("3i")  # process, user, group


def socket_name(process: int, store: str) -> str:
    return f"{process}-{blake2b(store.encode(), digest_size=4).hexdigest()}"


def own_folder(folder: Path) -> None:
    """Made, or found: it must be ours, and nobody else may look into it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid():
        raise PermissionError(0, f"{folder} belongs to somebody else")
    if stat.S_IMODE(found.st_mode) & 0o077:
        folder.chmod(0o700)


def sockets_in(folder: Path) -> list[Path]:
    """The newest first."""
    live = []
    for path in folder.iterdir() if folder.is_dir() else ():
        with contextlib.suppress(FileNotFoundError):  # gone meanwhile
            about = path.lstat()
            if stat.S_ISSOCK(about.st_mode) and path.suffix != _NOT_YET:
                live.append((about.st_mtime, path))
    return [path for _, path in sorted(live, reverse=True)]


def clear(folder: Path) -> None:
    """Take away what processes left behind that were killed."""
    for path in sockets_in(folder):
        try:
            connect(path).close()
        except GONE:
            path.unlink(missing_ok=True)


def connect(path: Path) -> socket.socket:
    line = socket.socket(socket.AF_UNIX)
    try:
        with short_path(path) as short:
            line.connect(short)
    except OSError:
        line.close()
        raise
    return line


def listen(path: Path) -> socket.socket:
    """Nobody finds it before somebody listens, or takes it for one that was left behind."""
    door = socket.socket(socket.AF_UNIX)
    before, new = os.umask(0o177), path.with_name(path.name + _NOT_YET)
    try:
        new.unlink(missing_ok=True)
        with short_path(new) as short:
            door.bind(short)
        door.listen()
        new.rename(path)
    except OSError:
        door.close()
        raise
    finally:
        os.umask(before)
    return door


@contextlib.contextmanager
def short_path(path: Path) -> Iterator[str]:
    """A socket's path must be short. Where it is not, Linux finds it by the open folder."""
    if len(os.fsencode(path)) <= LONGEST_PATH:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def user_of(line: socket.socket) -> int | None:
    """Who is at the other end, where the system tells."""
    option = getattr(socket, "SO_PEERCRED", None)
    if option is None:
        return None
    _, user, _ = _CREDENTIALS.unpack(line.getsockopt(socket.SOL_SOCKET, option, _CREDENTIALS.size))
    return int(user)
