"""`backnine admin records`: all matches that are over, as files in a folder."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from backnine.arena.record_files import check_folder
from backnine.cli.admin.asking import asked
from backnine.cli.parsing import Argument, Command, Option
from backnine.cli.serve import data_option
from backnine.locales import Words
from backnine.tui.files import unwritable

if TYPE_CHECKING:
    from backnine.server.admin.messages import RecordTold

EXAMPLES = ("backnine admin records --out records", "backnine admin records --out records mk9kfjx3py")


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("tables", "cli-admin-records-tables", "[TABLE]...", nargs=-1),
        Option(
            ["--out"], "cli-admin-records-out", meta="FOLDER", type=click.Path(path_type=Path), required=True
        ),
        data_option(),
    ]

    def records(*, tables: tuple[str, ...], out: Path, data: Path | None) -> int:
        from backnine.server.admin.messages import ListRecords, RecordTold, Undone  # noqa: PLC0415

        check_folder(out)
        count = undone = 0
        for answer in asked(words, data, ListRecords(list(tables))):
            undone += isinstance(answer, Undone)
            if isinstance(answer, RecordTold):
                _write(out, answer)
                count += 1
        click.echo(words("admin-did-records", count=count, folder=str(out)))
        return 1 if undone else 0

    return Command(
        name,
        words,
        records,
        params,
        about="cli-admin-records",
        long="cli-admin-records-long",
        examples=EXAMPLES,
    )


def _write(folder: Path, told: "RecordTold") -> None:
    path = folder / f"{told.table}-{told.number}.golf"
    try:
        folder.mkdir(exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(told.record)
    except OSError as error:
        raise unwritable(path, error) from None
