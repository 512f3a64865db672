"""`backnine forget`: delete tables, or a name from all that is kept, while the server is stopped."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from backnine.cli.migrate import store_at
from backnine.cli.parsing import Argument, Command, Option
from backnine.cli.serve import data_folder, data_option, database_option, secret_of_environment
from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.terminal import say

if TYPE_CHECKING:
    from backnine.store.postgres.store import PostgresStore
    from backnine.store.sqlite import SqliteStore

EXAMPLES = (
    "backnine forget mk9kfjx3py",
    'backnine forget --name "Ann Smith"',
    "backnine forget --name Ann --data /var/lib/backnine --dry-run",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("tables", "cli-forget-tables", "[TABLE]...", nargs=-1),
        Option(["--name"], "cli-forget-name", meta="NAME"),
        Option(["--dry-run"], "cli-forget-dry-run", is_flag=True),
        data_option(),
        database_option(),
    ]

    def forget(
        tables: tuple[str, ...], name: str | None, dry_run: bool, data: Path | None, database: str | None
    ) -> int:
        if not tables and not name:
            raise Refused("nothing-to-forget")
        place = database or str(data_folder(data))
        with store_at(place, secret_of_environment(), exists=True) as store:
            if name:
                count, damaged = _forget_name(store, name, tables, dry_run)
                told = "server-would-forget-name" if dry_run else "server-forgot-name"
            else:
                count, damaged = _delete(store, tables, dry_run), []
                told = "server-would-forget-tables" if dry_run else "server-forgot-tables"
        click.echo(words(told, count=count))
        if damaged:
            say(words("server-not-looked-at", tables=", ".join(damaged)), err=True)
        return 1 if damaged else 0

    return Command(name, words, forget, params, long="cli-forget-long", examples=EXAMPLES)


def _delete(store: "SqliteStore | PostgresStore", tables: tuple[str, ...], dry_run: bool) -> int:
    known = {glance.id for glance in store.latest_now(-1)}
    for table in tables:
        if table not in known:
            raise Refused("no-such-table", table=table)
    problems: list[Refused] = []
    for table in [] if dry_run else tables:
        store.forget(table, lambda problem: problems.append(problem) if problem else None)
    _finish(store, problems)
    return len(tables)


def _forget_name(
    store: "SqliteStore | PostgresStore", name: str, tables: tuple[str, ...], dry_run: bool
) -> tuple[int, list[str]]:
    """At how many tables, and which could not be looked at."""
    from backnine.store import Damaged  # noqa: PLC0415
    from backnine.table.forgetting import with_name_forgotten  # noqa: PLC0415

    problems: list[Refused] = []
    count, damaged = 0, []
    for table in tables or [glance.id for glance in store.latest_now(-1)]:
        try:
            kept = store.load_now(table)
        except Damaged:
            damaged.append(table)
            continue
        if kept is None:
            raise Refused("no-such-table", table=table)
        change = with_name_forgotten(kept, name)
        if change is None:
            continue
        count += 1
        if not dry_run:
            store.change(
                table, kept.number, change, lambda problem: problems.append(problem) if problem else None
            )
    _finish(store, problems)
    return count, damaged


def _finish(store: "SqliteStore | PostgresStore", problems: list[Refused]) -> None:
    store.flush()
    if problems:
        raise problems[0]
