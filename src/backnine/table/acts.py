"""One thing after another: while an entry of a table is being stored, everything else waits."""

import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from backnine import tracing

MOST_WAITING: Final = 100  # things to do while one is being stored

T = TypeVar("T")

_log = logging.getLogger("backnine.table")


class Acts:
    def __init__(self, table: str) -> None:
        self.table = table
        self.held = False  # something is being stored
        self.ended = False  # from now on only what is done `always`
        self._waiting: deque[tuple[Callable[[], None], bool]] = deque()

    @property
    def is_busy(self) -> bool:
        return self.held or bool(self._waiting)

    @property
    def is_full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING

    def do(self, act: Callable[[], None], *, always: bool = False) -> None:
        """Now, or when what is being stored is on disk."""
        if self.is_busy:
            self._waiting.append((tracing.bind(act), always))
        else:
            self._run(act, always)

    def resume(self, act: Callable[[T], None], said: T) -> None:
        """The store has answered: do this with what it said, and then what has waited."""
        self.held = False
        with tracing.span("apply"):
            self._run(partial(act, said), always=True)
        while self._waiting and not self.held:
            self._run(*self._waiting.popleft())

    def _run(self, act: Callable[[], None], always: bool) -> None:
        """Whatever goes wrong in one thing, the next is done."""
        if self.ended and not always:
            return
        try:
            act()
        except Exception:
            _log.exception("at a table", extra={"facts": {"table": self.table}})
