"""`backnine admin page`: the token that opens the host's page."""

from pathlib import Path

import click

from backnine.cli.admin.asking import asked
from backnine.cli.parsing import Command, Option
from backnine.cli.serve import data_option
from backnine.locales import Words

EXAMPLES = ("backnine admin page", "backnine admin page --remove")


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Option(["--remove"], "cli-admin-page-remove", is_flag=True),
        data_option(),
    ]

    def page(*, remove: bool, data: Path | None) -> int:
        from backnine.server.admin.messages import MakeToken, TokenTold  # noqa: PLC0415

        for answer in asked(words, data, MakeToken(remove)):
            if isinstance(answer, TokenTold):
                click.echo(words("admin-token"))
                click.echo(answer.token)
        if remove:
            click.echo(words("admin-no-token"))
        return 0

    return Command(
        name, words, page, params, about="cli-admin-page", long="cli-admin-page-long", examples=EXAMPLES
    )
