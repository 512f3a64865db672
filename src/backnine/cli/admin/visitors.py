"""`backnine admin visitors`: who is connected, from where and to which table."""

from pathlib import Path

import click

from backnine.cli.admin import listing
from backnine.cli.admin.asking import asked, json_option, tell_json
from backnine.cli.parsing import Command
from backnine.cli.serve import data_option
from backnine.locales import Words

EXAMPLES = ("backnine admin visitors",)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [json_option(), data_option()]

    def visitors(*, as_json: bool, data: Path | None) -> int:
        from backnine.server.admin.messages import ListVisitors  # noqa: PLC0415 - other commands need no server
        from backnine.server.admin.rows import visitors as connected  # noqa: PLC0415

        answers = list(asked(words, data, ListVisitors()))
        if as_json:
            for answer in answers:
                tell_json(answer)
            return 0
        listing.show(*connected(words, answers))
        return 0

    return Command(name, words, visitors, params, about="cli-admin-visitors", examples=EXAMPLES)
