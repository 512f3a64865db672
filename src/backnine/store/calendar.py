"""The store's own calendar: tables grow old by it, whatever becomes of the system's clock.

It goes with that clock, but for leaps. Where the clock is more than a month from where it was last seen,
nobody can tell whether it is wrong or the server was off; so the time between counts for nothing, and when
the clock leaps back, nothing has happened.
"""

import logging
import threading
import time
from collections.abc import Callable
from typing import Final

from msgspec import DecodeError
from msgspec.json import decode, encode

from backnine.store.chain import sum_of

DAY: Final = 24 * 3600
LEAP: Final = 31 * DAY
BREAK: Final = 8 * DAY  # between two looks; after a longer one nothing is deleted at once

_log = logging.getLogger("backnine.store")


class Calendar:
    """`kept` is what the last look has left, `newest` when a table was touched last, `clock` the system's."""

    def __init__(
        self, kept: bytes | None, newest: int | None, clock: Callable[[], float] | None = None
    ) -> None:
        self._lock = threading.Lock()
        self._clock = clock or _now
        self._skew, seen, self._looked = _read(kept)  # seconds the clock is ahead of the calendar
        known = [when for when in (seen, newest and newest + self._skew) if when]
        self._seen = max(known, default=int(self._clock()))
        self.now()

    def now(self) -> int:
        """Seconds, for what is touched now."""
        with self._lock:
            clock = int(self._clock())
            leap = clock - self._seen
            if abs(leap) > LEAP:
                self._skew += leap
                _log.warning(
                    "the clock leapt: no table gets older by it", extra={"facts": {"days": leap // DAY}}
                )
            self._seen = clock
            return clock - self._skew

    def catch_up(self, kept: bytes | None) -> None:
        """Another process may have looked meanwhile."""
        skew, seen, looked = _read(kept)
        with self._lock:
            if seen is not None and seen > self._seen:
                self._skew, self._seen, self._looked = skew, seen, looked

    def look(self) -> bool:
        """Somebody looks for what is old. Was the last time not long ago, so that the clock seems steady?"""
        now = self.now()
        steady = self._looked is not None and abs(now - self._looked) <= BREAK
        self._looked = now
        return steady

    def written(self) -> bytes:
        facts = (self._skew, self._seen, self._looked)
        return encode([*facts, sum_of(*facts)])


def _read(kept: bytes | None) -> tuple[int, int | None, int | None]:
    try:
        skew, seen, looked, sum_ = decode(kept, type=tuple[int, int, int, int]) if kept else (0, 0, 0, 0)
    except (DecodeError, TypeError):
        return 0, None, None
    return (skew, seen, looked) if kept and sum_ == sum_of(skew, seen, looked) else (0, None, None)


def _now() -> float:
    return time.time()
