"""All tables of one store put into another, and each compared with what it was."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from backnine.refused import Refused
from backnine.store import CLUB, POST_KEY, Damaged, Fact, Glance, Kept, Stored
from backnine.store.copying import TableRows
from backnine.store.sqlite import SqliteStore


class Stock(Protocol):
    """A store as whoever moves tables needs it."""

    def latest_now(self, count: int) -> list[Glance]: ...

    def load_now(self, table: str, number: int | None = None) -> Kept | None: ...

    def rows_of(self, table: str) -> TableRows | None: ...

    def put(self, rows: TableRows) -> None: ...

    def fact_now(self, name: str) -> bytes | None: ...

    def set_fact(self, fact: Fact, done: Stored) -> None: ...

    def flush(self) -> None: ...


class Moved(NamedTuple):
    tables: int
    damaged: list[str]  # and left behind


def move_all(source: Stock, target: Stock, check: Callable[[Kept], object] = lambda kept: None) -> Moved:
    """`check` looks at each table as it has arrived, and refuses what cannot be."""
    if target.latest_now(1):
        raise Refused("target-not-empty")
    count, damaged = 0, []
    for glance in source.latest_now(-1):
        try:
            rows = source.rows_of(glance.id)
        except Damaged:
            damaged.append(glance.id)
            continue
        if rows is None:
            continue  # deleted in this moment
        target.put(rows)
        kept = target.load_now(glance.id)
        if kept is None or target.rows_of(glance.id) != rows:
            raise Refused("not-moved", table=glance.id)
        check(kept)
        count += 1
    for fact in (CLUB, POST_KEY):
        _move_fact(source, target, fact)
    return Moved(count, damaged)


def _move_fact(source: Stock, target: Stock, name: str) -> None:
    if (value := source.fact_now(name)) is None:
        return
    problems: list[Refused | None] = []
    target.set_fact(Fact(name, target.fact_now(name), value), problems.append)
    target.flush()
    for problem in problems:
        if problem:
            raise problem


def look_through(stock: Stock, check: Callable[[Kept], object]) -> Moved:
    """Every table is read, and checked; none is moved."""
    count, damaged = 0, []
    for glance in stock.latest_now(-1):
        try:
            kept = stock.load_now(glance.id)
        except Damaged:
            damaged.append(glance.id)
            continue
        if kept:
            check(kept)
            count += 1
    return Moved(count, damaged)


def write_file(source: Stock, path: Path, secret: str | None) -> Moved:
    """All tables in a new file, which appears whole or not at all."""
    if path.exists():
        raise Refused("backup-exists", file=str(path))
    part = path.with_name(path.name + ".part")
    for end in ("", "-wal", "-shm"):
        Path(f"{part}{end}").unlink(missing_ok=True)
    file = SqliteStore(part, secret=secret)
    try:
        moved = move_all(source, file)
    finally:
        file.close()
    part.replace(path)
    return moved
