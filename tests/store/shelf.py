"""A store in a test: a real file or a real database, and what it answered."""

import sqlite3
import threading
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from backnine.refused import Refused
from backnine.store import Change, Entry, Key, Round
from backnine.store.postgres.compact import packed, unpacked
from backnine.store.postgres.store import PostgresStore
from backnine.store.sqlite import SqliteStore
from tests.engines import postgres

SEED = bytes(range(32))
Job = tuple[str, Entry | Change]


class Shelving(SqliteStore if TYPE_CHECKING else object):  # type: ignore[misc]
    """What makes a store of any kind one that can be asked and waited for in one breath."""

    place: "Place"

    def hand_over(self, *jobs: Job) -> list[Refused | None]:
        """All of these in one batch: the writer is held up until the last has been handed over."""
        held, together = threading.Event(), threading.Event()
        answers: list[Refused | None] = []

        def hold(problem: Refused | None) -> None:
            held.set()
            together.wait()

        numbers = self.numbered(jobs)
        self.append("nowhere", 0, Entry(0, 0, "draw"), hold)
        held.wait()
        for (table, what), number in zip(jobs, numbers, strict=True):
            if isinstance(what, Entry):
                self.append(table, number, what, answers.append)
            else:
                self.change(table, number, what, answers.append)
        together.set()
        self.flush()
        assert len(answers) == len(jobs)
        return answers

    def numbered(self, jobs: Iterable[Job]) -> list[int]:
        """The numbers of these entries, if all can be stored: a move's follows from its own."""
        query = "SELECT table_id, count(move), max(number) + 1 - count(move) FROM entries GROUP BY table_id"
        found = {table: (int(moves), int(changes)) for table, moves, changes in self.place.rows(query)}
        numbers = []
        for table, what in jobs:
            moves, changes = found.get(table, (0, 0))
            if isinstance(what, Entry):
                numbers.append(changes + what.n)
                found[table] = (max(moves, what.n + 1), changes)
            else:
                numbers.append(changes + moves)
                found[table] = (moves, changes + 1)
        return numbers

    def whys(self, *jobs: Job) -> list[str | None]:
        """The same, with the keys of what was refused."""
        return [problem.why if problem else None for problem in self.hand_over(*jobs)]

    def open_table(self, table: str, *keys: Key, state: str = "playing") -> None:
        new = Change(state, b"{}", f"CODE-{table}", keys, round=Round(0, 0, SEED))
        assert self.whys((table, new)) == [None]

    def moves(self, table: str) -> list[Entry]:
        kept = self.load_now(table)
        return [] if kept is None else list(kept.moves)


class Shelf(Shelving, SqliteStore):
    """In a file."""

    def __init__(self, path: Path | str, *more: Any, **named: Any) -> None:
        self.place = FilePlace(Path(path))
        SqliteStore.__init__(self, path, *more, **named)


def _now() -> float:
    return time.time()


class PostgresShelf(Shelving, PostgresStore):
    """In a database. Its clock is the one that tests set."""

    def __init__(self, place: "PostgresPlace", *more: Any, **named: Any) -> None:
        self.place = place
        PostgresStore.__init__(self, place.url, *more, clock=_now, **named)


AnyShelf = Shelf | PostgresShelf


class Place(Protocol):
    """Where a store is, as others see it."""

    def shelf(self, *more: Any, **named: Any) -> AnyShelf: ...

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """As another program sees it, or changes it."""
        ...

    def bend_move(self, n: int) -> None:
        """Damage one move."""
        ...


class FilePlace:
    def __init__(self, path: Path) -> None:
        self.path = path

    def shelf(self, *more: Any, **named: Any) -> AnyShelf:
        return Shelf(self.path, *more, **named)

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path)) as database, database:
            return database.execute(query).fetchall()

    def bend_move(self, n: int) -> None:
        self.rows(f"UPDATE entries SET move = 'take' WHERE n = {n} AND move IS NOT NULL")


class PostgresPlace:
    def __init__(self) -> None:
        self.url = postgres().url()

    def shelf(self, *more: Any, **named: Any) -> AnyShelf:
        return PostgresShelf(self, *more, **named)

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        return postgres().run(query, self.url)

    def bend_move(self, n: int) -> None:
        """It may be in a row of its own, or in that of its match."""
        self.rows(f"UPDATE entries SET move = 'take' WHERE n = {n} AND move IS NOT NULL")
        for table, first, moves in self.rows(
            f"SELECT table_id, first, moves FROM records WHERE first <= {n} AND past > {n}"
        ):
            bent = unpacked(table, first, moves)
            place = n - first
            bent[place] = bent[place]._replace(entry=bent[place].entry._replace(move="take"))
            self.rows(
                f"UPDATE records SET moves = '\\x{packed(bent).hex()}'"
                f" WHERE table_id = '{table}' AND first = {first}"
            )


PLACES = ("sqlite", "postgres")


def new_place(kind: str, folder: Path) -> Place:
    return FilePlace(folder / "data" / "tables.db") if kind == "sqlite" else PostgresPlace()


def entry(n: int, move: str = "draw") -> Entry:
    return Entry(n, n % 2, move)


def key(name: str, table: str, kind: str = "seat", seat: int = 0) -> Key:
    return Key(name.encode().ljust(32, b"."), table, kind, seat)


def look_into(path: Path, query: str) -> list[tuple[object, ...]]:
    """The file as another program sees it."""
    database = sqlite3.connect(path)
    try:
        return database.execute(query).fetchall()
    finally:
        database.close()
