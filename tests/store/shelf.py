"""A store in a test: a real file, and what it answered."""

import sqlite3
import threading
from collections.abc import Iterable
from pathlib import Path

from backnine.refused import Refused
from backnine.store import Change, Entry, Key, Round
from backnine.store.sqlite import SqliteStore

SEED = bytes(range(32))
Job = tuple[str, Entry | Change]


class Shelf(SqliteStore):
    """A store that can be asked and waited for in one breath."""

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
        found = {table: (int(moves), int(changes)) for table, moves, changes in look_into(self.path, query)}  # type: ignore[call-overload]
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
