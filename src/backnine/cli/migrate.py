"""`backnine migrate`: all tables from a folder into a database, or back; every record is proved."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from backnine.cli.parsing import Argument, Command
from backnine.cli.serve import secret_of_environment
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.terminal import say

if TYPE_CHECKING:
    from backnine.store import Kept
    from backnine.store.postgres.store import PostgresStore
    from backnine.store.sqlite import SqliteStore

EXAMPLES = (
    "backnine migrate /var/lib/backnine postgresql://localhost/backnine",
    "backnine migrate postgresql://localhost/backnine /var/lib/backnine-again",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("source", "cli-migrate-source", "SOURCE"),
        Argument("target", "cli-migrate-target", "TARGET"),
    ]

    def migrate(source: str, target: str) -> int:
        from backnine.store.moving import move_all  # noqa: PLC0415 - other commands need no store

        proof = CheckedRecords()
        secret = secret_of_environment()
        with ExitStack() as stack:
            old = stack.enter_context(store_at(source, secret, exists=True))
            moved = move_all(old, stack.enter_context(store_at(target, secret)), proof.check)
        click.echo(words("server-moved", tables=moved.tables, records=proof.records))
        if moved.damaged:
            say(words("server-left-behind", tables=", ".join(moved.damaged)), err=True)
        return 1 if moved.damaged else 0

    return Command(name, words, migrate, params, long="cli-migrate-long", examples=EXAMPLES)


class CheckedRecords:
    """Every match that is over, as it has arrived, played again."""

    def __init__(self) -> None:
        self.records = 0

    def check(self, kept: "Kept") -> None:
        from backnine.replay import verify  # noqa: PLC0415
        from backnine.table.records import record_of  # noqa: PLC0415

        for each in kept.rounds:
            try:
                record = record_of(kept, each.number)
            except Refused as refused:
                if refused.why in ("no-such-round", "record-not-yet"):
                    continue
                raise
            verify(record)
            self.records += 1


@contextmanager
def store_at(
    place: str, secret: str | None, *, exists: bool = False
) -> "Iterator[SqliteStore | PostgresStore]":
    """A store all to ourselves: a table in a server's memory would bring back what was forgotten."""
    from backnine.store.opening import is_postgres, open_store  # noqa: PLC0415

    with ExitStack() as stack:
        path: Path | str = place
        if not is_postgres(place):
            path = Path(place) / "tables.db"
            if exists and not path.exists():
                raise Refused("no-tables", folder=place)
            stack.enter_context(locked(Path(place)))
        store = open_store(path, secret=secret)
        stack.callback(store.close)
        yield store


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """While no server runs on it."""
    from backnine.server.lock import Lock  # noqa: PLC0415

    try:
        lock = Lock(folder)
    except Refused as refused:
        if refused.why.startswith("already-served"):
            raise Refused("stop-the-server", folder=str(folder)) from None
        raise
    with lock:
        yield
