"""The store's own calendar: tables grow old by it, whatever becomes of the system's clock.

It goes with that clock, but for leaps. Where the clock is more than a month from where it was last seen,
nobody can tell whether it is wrong or the server was off; so the time between counts for nothing, and when
the clock leaps back, nothing has happened.
"""

import logging
import sqlite3
import threading
import time
from typing import Final

from msgspec import DecodeError
from msgspec.json import decode, encode

from backnine.store.chain import sum_of

DAY: Final = 24 * 3600
LEAP: Final = 31 * DAY
BREAK: Final = 8 * DAY  # between two looks; after a longer one nothing is deleted at once

_log = logging.getLogger("backnine.store")


class Calendar:
    def __init__(self, database: sqlite3.Connection) -> None:
        self._lock = threading.Lock()
        self._skew, seen, self._looked = _read(database)  # seconds the clock is ahead of the calendar
        newest = database.execute("SELECT max(touched) FROM tables").fetchone()[0]
        known = [when for when in (seen, newest and newest + self._skew) if when]
        self._seen = max(known, default=int(time.time()))
        self.now()

    def now(self) -> int:
        """Seconds, for what is touched now."""
        with self._lock:
            clock = int(time.time())
            leap = clock - self._seen
            if abs(leap) > LEAP:
                self._skew += leap
                _log.warning(
                    "the clock leapt: no table gets older by it", extra={"facts": {"days": leap // DAY}}
                )
            self._seen = clock
            return clock - self._skew

    def look(self, database: sqlite3.Connection) -> bool:
        """Somebody looks for what is old. Was the last time not long ago, so that the clock seems steady?"""
        now = self.now()
        steady = self._looked is not None and abs(now - self._looked) <= BREAK
        self._looked = now
        facts = (self._skew, self._seen, self._looked)
        database.execute("REPLACE INTO facts VALUES ('calendar', ?)", (encode([*facts, sum_of(*facts)]),))
        return steady


def _read(database: sqlite3.Connection) -> tuple[int, int | None, int | None]:
    kept = database.execute("SELECT value FROM facts WHERE name = 'calendar'").fetchone()
    try:
        skew, seen, looked, sum_ = decode(kept[0], type=tuple[int, int, int, int]) if kept else (0, 0, 0, 0)
    except (DecodeError, TypeError):
        return 0, None, None
    return (skew, seen, looked) if kept and sum_ == sum_of(skew, seen, looked) else (0, None, None)
