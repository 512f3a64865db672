"""Failed writes: logged once a minute, counted for the metrics, and told by `/ready`."""

import logging
import time
from collections.abc import Callable
from typing import Final

TELL_SECONDS: Final = 60
PROBE_SECONDS = 2.0  # while it fails, it is tried so often whether it still does
PROBE = "REPLACE INTO facts VALUES ('probe', randomblob(65536))"  # needs room, as moves do
PROBED = "DELETE FROM facts WHERE name = 'probe'"

_log = logging.getLogger("backnine.store")


class Health:
    """`refused` hears how many could not be stored, in the thread that tried."""

    def __init__(self, refused: Callable[[int], object] | None = None) -> None:
        self.problem: str | None = None  # why nothing can be stored just now
        self._refused = refused or (lambda count: None)
        self._untold = 0
        self._told_at = -float(TELL_SECONDS)

    def refuse(self, count: int) -> None:
        self._refused(count)

    def fails(self, reason: str, count: int) -> None:
        self.problem = reason
        self._untold += count
        self._refused(count)
        if time.monotonic() - self._told_at >= TELL_SECONDS:
            facts = {"reason": reason, "refused": self._untold}
            _log.error("the store failed", extra={"facts": facts})
            self._told_at, self._untold = time.monotonic(), 0

    def works(self) -> None:
        if self.problem is not None:
            self.problem = None
            _log.warning("the store works again", extra={"facts": {"refused": self._untold}})
            self._untold = 0
