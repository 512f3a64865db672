"""`backnine restore`: a copy takes the place of the tables, once every record in it is proved."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from backnine.cli.migrate import CheckedRecords, locked, store_at
from backnine.cli.parsing import Argument, Command
from backnine.cli.serve import data_folder, data_option, database_option, secret_of_environment
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.terminal import say

if TYPE_CHECKING:
    from backnine.store.moving import Moved
    from backnine.store.sqlite import SqliteStore

EXAMPLES = (
    "backnine restore tables-monday.db",
    "backnine restore /backups/tables.db --data /var/lib/backnine",
)
NAME = "tables.db"


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("file", "cli-restore-file", "FILE", type=click.Path(path_type=Path)),
        data_option(),
        database_option(),
    ]

    def restore(file: Path, data: Path | None, database: str | None) -> int:
        proof, secret = CheckedRecords(), secret_of_environment()
        if database:
            moved = _into_database(file, database, proof, secret)
        else:
            moved = _into_folder(file, data_folder(data), proof, secret)
        click.echo(words("server-restored", tables=moved.tables, records=proof.records))
        if moved.damaged:
            say(words("server-not-looked-at", tables=", ".join(moved.damaged)), err=True)
        return 1 if moved.damaged else 0

    return Command(name, words, restore, params, long="cli-restore-long", examples=EXAMPLES)


def _into_database(file: Path, database: str, proof: CheckedRecords, secret: str | None) -> "Moved":
    from backnine.store.moving import move_all  # noqa: PLC0415 - other commands need no store

    with (
        TemporaryDirectory() as folder,
        _opened(file, Path(folder) / NAME, secret) as copy,
        store_at(database, secret) as target,
    ):
        return move_all(copy, target, proof.check)


def _into_folder(file: Path, folder: Path, proof: CheckedRecords, secret: str | None) -> "Moved":
    """The copy is looked through beside what is there, which is put aside and not deleted."""
    from backnine.store.moving import look_through  # noqa: PLC0415

    with locked(folder):
        part = folder / f"{NAME}.part"
        with _opened(file, part, secret) as copy:
            found = look_through(copy, proof.check)
        _put_aside(folder)
        part.rename(folder / NAME)
        return found


@contextmanager
def _opened(file: Path, place: Path, secret: str | None) -> "Iterator[SqliteStore]":
    """A copy of the copy: it is brought up to date, and stays as it is itself."""
    from backnine.store.sqlite import SqliteStore  # noqa: PLC0415

    for end in ("", "-wal", "-shm"):
        Path(f"{place}{end}").unlink(missing_ok=True)
    try:
        place.touch(mode=0o600)
        shutil.copyfile(file, place)
    except OSError as error:
        place.unlink(missing_ok=True)
        raise Refused("unreadable-file", file=str(file), reason=error.strerror or str(error)) from None
    try:
        store = SqliteStore(place, secret=secret)
    except Refused:
        place.unlink(missing_ok=True)
        raise
    try:
        yield store
    finally:
        store.close()


def _put_aside(folder: Path) -> None:
    number = next(each for each in count(1) if not (folder / f"{NAME}.before-{each}").exists())
    for end in ("", "-wal", "-shm"):
        found = folder / f"{NAME}{end}"
        if found.exists():
            found.rename(folder / f"{NAME}.before-{number}{end}")
