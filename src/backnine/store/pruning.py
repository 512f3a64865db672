"""What is old is marked, and deleted some days later if nobody has touched it; and the file shrinks.

With a connection of its own and a breath after each step: SQLite gives nobody a turn by itself, and moves
must not wait for more than one statement. The statements are those of any database.
"""

import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Protocol

from backnine.refused import Refused
from backnine.store import Keep, Kept, Pruned
from backnine.store.calendar import DAY, Calendar
from backnine.store.whole import table_fits

BREATH = 0.005  # seconds
SOON: Final = DAY  # from mark to deletion: what was never played
LATER: Final = 7 * DAY  # the rest
MUCH_LATER: Final = 30 * DAY  # an unusual number of them
UNUSUAL: Final = 20  # at least, and more than half of all
FREE_PAGES: Final = 256  # are left for what comes next
STEP: Final = 64  # pages freed in one transaction

_FIRST = "NOT EXISTS (SELECT 1 FROM rounds WHERE table_id = tables.id AND number > 0)"  # no match is over
_WAITED_FOR = "EXISTS (SELECT 1 FROM slips WHERE table_id = tables.id AND at IS NOT NULL)"
_DUE = (
    f"(NOT {_WAITED_FOR} AND (touched < :old OR (state = 'open' AND touched < :open AND {_FIRST})"
    " OR (state != 'open' AND NOT played AND touched < :unplayed)))"
)
_WHICH = "SELECT id FROM tables WHERE "
_UNKNOWN = _WHICH + "NOT played AND state != 'open' AND touched < :unplayed AND touched >= :old"
_SPARED = _WHICH + "forget_at IS NOT NULL AND NOT " + _DUE
_LATE = _WHICH + "forget_at <= :now AND " + _DUE
_NEW = _WHICH + "forget_at IS NULL AND " + _DUE
_NEW_OLD, _NEW_IDLE = _NEW + " AND touched < :old", _NEW + " AND touched >= :old"
_MARK = "UPDATE tables SET forget_at = :at WHERE id = :id AND forget_at IS NULL"
_ROW = "SELECT id, code, state, sitting, touched, n, head, sum FROM tables WHERE id = :id"
_SPARE = "UPDATE tables SET forget_at = NULL WHERE id = :id"

KEEP_CALENDAR = (
    "INSERT INTO facts VALUES ('calendar', :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)

_log = logging.getLogger("backnine.store")


class Answered(Protocol):
    """What a statement has found or done."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """What is needed of SQLite's connections; others can do the same."""

    def execute(self, query: str, parameters: dict[str, Any] = ..., /) -> Answered: ...


class Pruning:
    """One look for what is old, in any database."""

    def __init__(self, database: Database, calendar: Calendar, keep: Keep) -> None:
        self.database = database
        self.steady = calendar.look()
        database.execute(KEEP_CALENDAR, {"value": calendar.written()})
        self.now = now = calendar.now()
        self.times = {
            "now": now,
            "old": now - keep.days * DAY if keep.days else 0,
            "open": now - keep.open_days * DAY,
            "unplayed": now - keep.unplayed_days * DAY,
        }

    def run(
        self,
        load: Callable[[str], Kept | None],
        is_played: Callable[[Kept], bool],
        stopped: Callable[[], bool],
    ) -> Pruned:
        self.stopped = stopped
        self._find_played(load, is_played)
        spared = self._each(_SPARED, _SPARE)
        deleted = self._delete() if self.steady else 0
        marked = self._mark()
        waiting = self.database.execute("SELECT count(*) FROM tables WHERE forget_at IS NOT NULL").fetchone()
        return Pruned(marked, spared, deleted, waiting[0])

    def _find_played(self, load: Callable[[str], Kept | None], is_played: Callable[[Kept], bool]) -> None:
        """Whether a person has moved is found out once; what cannot be read counts as played."""
        for table in self._breathing(self._ids(_UNKNOWN)):
            try:
                kept = load(table)
                played = kept is not None and is_played(kept)
            except Refused:
                played = True
            if played:
                self.database.execute("UPDATE tables SET played = TRUE WHERE id = :id", {"id": table})

    def _delete(self) -> int:
        count = 0
        for table in self._breathing(self._ids(_LATE)):
            if not self._is_whole(table):  # its dates may be wrong, too
                _log.error("a table is damaged, and kept", extra={"facts": {"table": table}})
                continue
            gone = self.database.execute(
                "DELETE FROM tables WHERE id = :id AND forget_at <= :now", {"id": table, "now": self.now}
            )
            count += gone.rowcount
        return count

    def _is_whole(self, table: str) -> bool:
        """Is the table's own row, with its dates, as it was stored?"""
        try:
            found = self.database.execute(_ROW, {"id": table}).fetchone()
        except sqlite3.Error:
            return False
        return found is not None and table_fits(tuple(found))

    def _mark(self) -> int:
        """Nothing is deleted by this. Where unusually many are old, something may be wrong: they wait."""
        olds = len(self._ids(_NEW_OLD))
        total = self.database.execute("SELECT count(*) FROM tables").fetchone()[0]
        unusual = olds >= UNUSUAL and olds > total / 2
        if unusual:
            facts = {"old": olds, "of": total, "days": MUCH_LATER // DAY}
            _log.warning("unusually many tables are old: they wait longer", extra={"facts": facts})
        count = self._each(_NEW_OLD, _MARK, self.now + (MUCH_LATER if unusual else LATER))
        return count + self._each(_NEW_IDLE, _MARK, self.now + SOON)

    def _each(self, which: str, do: str, at: int = 0) -> int:
        tables = self._breathing(self._ids(which))
        return sum(self.database.execute(do, {"id": table, "at": at}).rowcount for table in tables)

    def _ids(self, query: str) -> list[str]:
        return [row[0] for row in self.database.execute(query, self.times)]

    def _breathing(self, tables: Iterable[str]) -> Iterable[str]:
        for table in tables:
            if self.stopped():
                return
            yield table
            time.sleep(BREATH)


def compact(database: sqlite3.Connection, stopped: Callable[[], bool]) -> None:
    """Give back to the system what is free, in small steps."""
    while not stopped() and database.execute("PRAGMA freelist_count").fetchone()[0] > FREE_PAGES:
        database.execute(f"PRAGMA incremental_vacuum({STEP})").fetchall()
        time.sleep(BREATH)


def make_compactable(database: sqlite3.Connection) -> None:
    """A file of before it could shrink is written anew, once."""
    if database.execute("PRAGMA auto_vacuum").fetchone()[0]:
        return
    try:
        database.execute("PRAGMA auto_vacuum = INCREMENTAL")
        database.execute("VACUUM")
    except sqlite3.Error as error:
        _log.warning("the file cannot be compacted", extra={"facts": {"reason": str(error)}})
