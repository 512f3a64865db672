"""`backnine backup`: a copy of all tables, while the server goes on."""

from pathlib import Path

import click

from backnine.cli.parsing import Argument, Command
from backnine.cli.serve import data_folder, data_option, database_option, secret_of_environment
from backnine.locales import Words

EXAMPLES = ("backnine backup tables-monday.db", "backnine backup --data /var/lib/backnine /backups/tables.db")


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("file", "cli-backup-file", "FILE", type=click.Path(path_type=Path)),
        data_option(),
        database_option(),
    ]

    def backup(file: Path, data: Path | None, database: str | None) -> int:
        from backnine.store.database import back_up  # noqa: PLC0415

        if database:
            _write_file(database, file)
        else:
            back_up(data_folder(data) / "tables.db", file)
        click.echo(words("server-backed-up", file=str(file)))
        return 0

    return Command(name, words, backup, params, examples=EXAMPLES)


def _write_file(database: str, file: Path) -> None:
    """The tables of a database, each as it is in that moment, in a file that can be served or moved back."""
    from backnine.store.opening import open_store  # noqa: PLC0415

    store = open_store(database, secret=secret_of_environment())
    try:
        store.backup(str(file))
    finally:
        store.close()
