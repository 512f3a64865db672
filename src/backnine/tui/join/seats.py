"""The seats this terminal has at servers: their keys and words, in a file for nobody else's eyes."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from itertools import count
from pathlib import Path

from msgspec import DecodeError, Struct, field
from msgspec.json import decode, encode

from backnine.refused import Refused
from backnine.tui.files import PRIVATE, unwritable
from backnine.tui.record_file import HELD, lock_byte

NAME = "seats.json"
LOCK = ".seats.lock"
TAKEN = ".seats.open"  # one file for all: each seat that is sat in has a byte of it
PLACES = 1 << 31
UNREADABLE = (DecodeError, UnicodeError, RecursionError)
MOST = 50


class HeldSeat(Struct, kw_only=True):
    """A key, and what will be checked after the match: the word that went into its shuffle, and the seal of
    the seed from before anybody could know it."""

    server: str
    table: str
    key: str
    name: str = ""
    code: str = ""
    word: str = ""
    round: int = 0  # the match that the word is for
    commitment: str = ""  # of its seed, as first seen
    seals: list[str] = field(default_factory=list)  # of all chairs, when the word was revealed

    def __repr__(self) -> str:
        return f"HeldSeat({self.server}, {self.table})"  # never a key or a word


class SeatShelf:
    """`folder/seats.json`, the newest first."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self._open: int | None = None

    def seats(self) -> list[HeldSeat]:
        try:
            return self._read()
        except (OSError, *UNREADABLE):
            return []

    def at(self, server: str, *, code: str = "", table: str = "", name: str = "") -> HeldSeat | None:
        return next(iter(self.found(server, code=code, table=table, name=name)), None)

    def found(self, server: str, *, code: str = "", table: str = "", name: str = "") -> list[HeldSeat]:
        """The seats one has there already; by another name one is somebody else."""
        return [
            seat
            for seat in self.seats()
            if seat.server == server
            and (not code or seat.code == code)
            and (not table or seat.table == table)
            and (not name or seat.name == name)
        ]

    def sit(self, seat: HeldSeat) -> bool:
        """Until this process ends, no other terminal on this computer takes the seat for its own by mistake.
        False if one has it."""
        place = int.from_bytes(sha256(seat.key.encode()).digest()[:8], "big") % PLACES
        try:
            if self._open is None:
                self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
                self._open = os.open(self.path.with_name(TAKEN), os.O_RDWR | os.O_CREAT, PRIVATE)
            lock_byte(self._open, place)
        except OSError as error:
            return error.errno not in HELD  # where nothing can be locked, it is nobody's
        return True

    def check(self) -> None:
        """Before a chair is taken: can its key be kept?"""
        with self._locked() as seats:
            self._write(seats)

    def hold(self, seat: HeldSeat) -> None:
        with self._locked() as seats:
            self._update(seats, [seat, *(each for each in seats if each.key != seat.key)][:MOST])

    def drop(self, seat: HeldSeat) -> None:
        """Its key opens nothing any more."""
        with suppress(Refused), self._locked() as seats:
            self._update(seats, [each for each in seats if each.key != seat.key])

    @contextmanager
    def _locked(self) -> Iterator[list[HeldSeat]]:
        """The seats, which no other terminal changes meanwhile."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            lock = os.open(self.path.with_name(LOCK), os.O_RDWR | os.O_CREAT, PRIVATE)
        except OSError as error:
            raise unwritable(self.path, error) from None
        try:
            with suppress(OSError):  # not every file system has locks
                lock_byte(lock, 0, wait=True)
            yield self._whole()
        finally:
            os.close(lock)

    def _whole(self) -> list[HeldSeat]:
        """All of them, before they are written again. A damaged file is set aside: its keys may be saved."""
        try:
            return self._read()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise unwritable(self.path, error) from None
        except UNREADABLE:
            self._set_aside()
            return []

    def _read(self) -> list[HeldSeat]:
        return decode(self.path.read_bytes(), type=list[HeldSeat])

    def _set_aside(self) -> None:
        beside = (self.path.with_suffix(f".damaged-{number}") for number in count(1))
        try:
            self.path.rename(next(path for path in beside if not path.exists()))
        except OSError as error:
            raise unwritable(self.path, error) from None

    def _update(self, seats: list[HeldSeat], now: list[HeldSeat]) -> None:
        if now != seats:
            self._write(now)

    def _write(self, seats: list[HeldSeat]) -> None:
        """Whole or not at all; never readable by others, not even for a moment."""
        beside = ""
        try:
            handle, beside = tempfile.mkstemp(dir=self.path.parent, prefix=f".{NAME}.")
            with os.fdopen(handle, "wb") as file:
                file.write(encode(seats))
            Path(beside).chmod(PRIVATE)
            Path(beside).replace(self.path)
        except OSError as error:
            if beside:
                Path(beside).unlink(missing_ok=True)
            raise unwritable(self.path, error) from None
