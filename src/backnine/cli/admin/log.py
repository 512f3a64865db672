"""`backnine admin log`: the last lines of the server's log, and those to come."""

from pathlib import Path

import click

from backnine.cli.admin.asking import json_option, tell_json
from backnine.cli.parsing import Command, Option, Whole
from backnine.cli.serve import data_folder, data_option
from backnine.locales import Words

EXAMPLES = ("backnine admin log", "backnine admin log --last 0 --follow --json")
LAST = 50


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Option(
            ["--last"],
            "cli-admin-log-last",
            meta="N",
            without=lambda: LAST,
            type=Whole(0, 1000),
            default=LAST,
        ),
        Option(["--follow"], "cli-admin-log-follow", is_flag=True),
        json_option(),
        data_option(),
    ]

    def log(*, last: int, follow: bool, as_json: bool, data: Path | None) -> int:
        from backnine.server.admin.client import watch  # noqa: PLC0415 - other commands need no server
        from backnine.server.admin.messages import LogLine, WatchLog  # noqa: PLC0415
        from backnine.server.logs import text_line  # noqa: PLC0415

        for line in watch(data_folder(data), WatchLog(last, follow)):
            if as_json:
                tell_json(line)
            elif isinstance(line, LogLine):
                click.echo(text_line(line.time, line.level, line.message, line.facts))
                click.echo(line.exception, nl=bool(line.exception))
        return 0

    return Command(
        name, words, log, params, about="cli-admin-log", long="cli-admin-log-long", examples=EXAMPLES
    )
