"""`backnine admin tables`: those in memory, or all that are kept."""

from pathlib import Path

import click

from backnine.cli.admin import listing
from backnine.cli.admin.asking import asked, json_option, tell_json
from backnine.cli.parsing import Command, Option
from backnine.cli.serve import data_option
from backnine.locales import Words

EXAMPLES = ("backnine admin tables", "backnine admin tables --stored --json")


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Option(["--stored"], "cli-admin-tables-stored", is_flag=True),
        json_option(),
        data_option(),
    ]

    def tables(*, stored: bool, as_json: bool, data: Path | None) -> int:
        from backnine.server.admin.messages import ListTables  # noqa: PLC0415 - other commands need no server
        from backnine.server.admin.rows import running_tables, stored_tables  # noqa: PLC0415

        answers = list(asked(words, data, ListTables(stored)))
        if as_json:
            for answer in answers:
                tell_json(answer)
            return 0
        listing.show(*(stored_tables if stored else running_tables)(words, answers))
        return 0

    return Command(name, words, tables, params, about="cli-admin-tables", examples=EXAMPLES)
