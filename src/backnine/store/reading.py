"""A connection to the database that only reads, in a thread of its own: nobody waits for the disk."""

import logging
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

from backnine.refused import Refused
from backnine.store import Damaged, Found, StoreFailed
from backnine.store.database import is_damage, open_database
from backnine.store.health import Health

Call = Callable[[Callable[[], None]], object]  # how answers get back to the thread that asked
ReadRows = TypeVar("ReadRows")

_log = logging.getLogger("backnine.store")


class Reader:
    """Asked from any thread, it answers by `call`, one question after another."""

    def __init__(self, path: Path, call: Call, health: Health) -> None:
        self.database = open_database(path)
        self._call = call
        self._health = health
        self._reading = threading.Lock()
        self._questions: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="reader", daemon=True)
        self._thread.start()

    def ask(self, table: str, read: Callable[[sqlite3.Connection], ReadRows], done: Found[ReadRows]) -> None:
        def answer() -> None:
            try:
                found: ReadRows | Refused = self.ask_now(table, read)
            except Refused as refused:
                found = refused
            except Exception as error:  # whatever it is, nobody waits for ever
                _log.exception("the store could not be read")
                found = StoreFailed(str(error))
            self._call(lambda: done(found))

        self._questions.put(answer)

    def ask_now(self, table: str, read: Callable[[sqlite3.Connection], ReadRows]) -> ReadRows:
        """At one moment; what cannot be read is refused, and the others go on."""
        with self._reading:
            if self._closed:
                raise StoreFailed("the store is closed")
            try:
                self.database.execute("BEGIN")
                try:
                    return read(self.database)
                finally:
                    self.database.execute("COMMIT")
            except Damaged as damaged:
                problem = damaged
            except sqlite3.Error as error:
                if not is_damage(error):
                    self._health.fails(str(error), 1)
                    raise StoreFailed(str(error)) from None
                problem = Damaged(table)
            except (TypeError, ValueError, OverflowError):  # a number where a text was
                problem = Damaged(table)
        _log.error("a table is damaged", extra={"facts": {"table": problem.details["table"]}})
        raise problem

    def flush(self) -> None:
        """Wait until everything asked so far is answered."""
        passed = threading.Event()
        self._questions.put(passed.set)
        while not passed.wait(1) and self._thread.is_alive():
            pass

    def close(self) -> None:
        """What is still to be asked is left unanswered."""
        self._closed = True
        self._questions.put(None)
        self._thread.join()
        with self._reading:  # others may ask in threads of their own
            self.database.close()

    def _run(self) -> None:
        while (question := self._questions.get()) and not self._closed:
            try:
                question()
            except Exception:  # one answer nobody takes must not leave the others waiting
                _log.exception("an answer of the store was not taken")
