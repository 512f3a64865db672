"""A store in a test: a real file, and what it answered."""

import sqlite3
import threading
from pathlib import Path

from backnine.refused import Refused
from backnine.store import Change, Entry, Key, Round
from backnine.store.sqlite import SqliteStore

SEED = bytes(range(32))


class Shelf(SqliteStore):
    """A store that can be asked and waited for in one breath."""

    def hand_over(self, *jobs: tuple[str, Entry | Change]) -> list[Refused | None]:
        """All of these in one batch: the writer is held up until the last has been handed over."""
        held, together = threading.Event(), threading.Event()
        answers: list[Refused | None] = []

        def hold(problem: Refused | None) -> None:
            held.set()
            together.wait()

        self.append("nowhere", Entry(0, 0, "draw"), hold)
        held.wait()
        for table, what in jobs:
            if isinstance(what, Entry):
                self.append(table, what, answers.append)
            else:
                self.change(table, what, answers.append)
        together.set()
        self.flush()
        assert len(answers) == len(jobs)
        return answers

    def whys(self, *jobs: tuple[str, Entry | Change]) -> list[str | None]:
        """The same, with the keys of what was refused."""
        return [problem.why if problem else None for problem in self.hand_over(*jobs)]

    def open_table(self, table: str, *keys: Key, state: str = "playing") -> None:
        new = Change(state, b"{}", f"CODE-{table}", keys, round=Round(0, 0, SEED))
        assert self.whys((table, new)) == [None]

    def moves(self, table: str) -> list[Entry]:
        kept = self.load(table)
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
