"""`backnine admin visitors`: who is connected, from where and to which table."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from backnine.cli.admin import listing
from backnine.cli.admin.asking import asked, json_option, tell_json
from backnine.cli.parsing import Command
from backnine.cli.serve import data_option
from backnine.locales import Words

if TYPE_CHECKING:
    from backnine.server.admin.messages import ConnectedVisitor

EXAMPLES = ("backnine admin visitors",)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [json_option(), data_option()]

    def visitors(*, as_json: bool, data: Path | None) -> int:
        from backnine.server.admin.messages import ConnectedVisitor, ListVisitors  # noqa: PLC0415

        found = [each for each in asked(words, data, ListVisitors()) if isinstance(each, ConnectedVisitor)]
        if as_json:
            for answer in found:
                tell_json(answer)
            return 0
        heads = [words(each) for each in ("admin-address", "admin-table", "admin-for", "admin-who")]
        rows = [visitor_row(words, each) for each in found]
        listing.show(heads, rows, words("admin-no-visitors"))
        return 0

    return Command(name, words, visitors, params, about="cli-admin-visitors", examples=EXAMPLES)


def visitor_row(words: Words, visitor: "ConnectedVisitor") -> list[str]:
    who = words.listed(visitor.names) or words("admin-watches")
    minutes = words("admin-minutes", count=visitor.seconds // 60)
    return [visitor.address, visitor.table, minutes, who]
