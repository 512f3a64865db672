"""`backnine admin tables`: those in memory, or all that are kept."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from backnine.cli.admin import listing
from backnine.cli.admin.asking import asked, json_option, tell_json
from backnine.cli.parsing import Command, Option
from backnine.cli.serve import data_option
from backnine.locales import Words

if TYPE_CHECKING:
    from backnine.server.admin.messages import ChairTold, RunningTable

EXAMPLES = ("backnine admin tables", "backnine admin tables --stored --json")


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Option(["--stored"], "cli-admin-tables-stored", is_flag=True),
        json_option(),
        data_option(),
    ]

    def tables(*, stored: bool, as_json: bool, data: Path | None) -> int:
        from backnine.server.admin.messages import ListTables, RunningTable, StoredTable  # noqa: PLC0415

        answers = list(asked(words, data, ListTables(stored)))
        if as_json:
            for answer in answers:
                tell_json(answer)
            return 0
        heads = ["admin-table", "admin-state", "admin-touched"]
        rows = [
            [each.id, words(f"server-state-{each.state}"), words.moment(each.touched)]
            for each in answers
            if isinstance(each, StoredTable)
        ]
        if not stored:
            heads = ["admin-table", "admin-game", "admin-state", "admin-hole", "admin-moves", "admin-who"]
            rows = [running_row(words, each) for each in answers if isinstance(each, RunningTable)]
        listing.show([words(head) for head in heads], rows, words("admin-no-tables"))
        return 0

    return Command(name, words, tables, params, about="cli-admin-tables", examples=EXAMPLES)


def running_row(words: Words, table: "RunningTable") -> list[str]:
    return [
        table.id,
        words(f"{table.game}-name"),
        words(f"server-state-{table.state}"),
        f"{table.hole}/{table.holes}" if table.hole else "",
        str(table.moves),
        who_is_there(words, table),
    ]


def who_is_there(words: Words, table: "RunningTable") -> str:
    told = [_chair(words, chair) for chair in table.chairs]
    told += [words("web-watchers", count=table.watching)] if table.watching else []
    return words.listed(told)


def _chair(words: Words, chair: "ChairTold") -> str:
    if chair.kind == "open":
        return words("table-chair-free")
    if chair.kind == "person":
        return chair.name if chair.here else words("table-is-away", name=chair.name)
    return f"{chair.name} ({chair.bot})"
