"""Files with several records, one after the other and an empty line between them (docs/record.md)."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple, TypeVar

from backnine.record import Record
from backnine.record_reader import LARGEST_FILE, read_bytes
from backnine.refused import Refused
from backnine.tui.files import check_beginning, opened

T = TypeVar("T")
NEW_RECORD: Final = b'[Backnine "'
EMPTY: Final = (b"\n", b"\r\n")


class FiledRecord(NamedTuple):
    """A record in a file: how many lines stand before it, and between which bytes it is."""

    record: Record
    before: int
    begin: int
    end: int

    def located(self, work: Callable[[Record], T]) -> T:
        """What comes of the record; a refusal names the line in the file."""
        try:
            return work(self.record)
        except Refused as refused:
            raise _moved(refused, self.before) from None


def load_all(path: Path) -> Iterator[FiledRecord]:
    """All records of a file, of which no more than one is in memory."""
    before = end = 0
    with opened(path) as file:
        for text, lines, size in _split(file):
            if not before:
                check_beginning(path, text)
            begin, end = end, end + size
            try:
                record = read_bytes(text)
            except Refused as refused:
                raise _moved(refused, before) from None
            yield FiledRecord(record, before, begin, end)
            before += lines


def find_record(path: Path, number: int) -> FiledRecord:
    """The match with this number in the file."""
    last = 0
    for last, filed in enumerate(load_all(path), 1):
        if last == number:
            return filed
    raise Refused("no-such-match", match=number, most=last)


def _split(file: BinaryIO) -> Iterator[tuple[bytes, int, int]]:
    """The bytes of each record, and how many lines and bytes it takes, with the empty one behind it. One that
    is too large is cut off there; it will be refused."""
    lines: list[bytes] = []
    size = 0
    for line in iter(lambda: file.readline(LARGEST_FILE + 1), b""):
        if size > LARGEST_FILE:
            break
        if line.startswith(NEW_RECORD) and lines and lines[-1] in EMPTY:
            yield b"".join(lines[:-1]), len(lines), size
            lines, size = [], 0
        lines.append(line)
        size += len(line)
    yield b"".join(lines), len(lines), size


def _moved(refused: Refused, lines: int) -> Refused:
    line, column = refused.details.get("line"), refused.details.get("column")
    if isinstance(line, int) and isinstance(column, int):
        return refused.located(line + lines, column)
    return refused
