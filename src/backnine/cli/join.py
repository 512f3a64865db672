"""`backnine join`: sit down at a table of a server, with others in browsers and terminals."""

import click

from backnine.cli import folders
from backnine.cli.parsing import Argument, Command, Option
from backnine.locales import Words
from backnine.names import clean_name
from backnine.refused import Refused

EXAMPLES = (
    "backnine join https://golf.example/#join=K7QXW2M --name Ann",
    "backnine join 192.168.1.20:8009 K7QXW2M",
    "backnine join golf.example",
)


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("address", "cli-join-address", "ADDRESS|LINK", missing="error-join-what"),
        Argument("code", "cli-join-code", "CODE", required=False),
        Option(["--name"], "cli-join-name", meta="NAME"),
    ]

    def join(address: str, code: str | None, name: str | None) -> int:
        from backnine.tui.join.sitting_down import visit  # noqa: PLC0415 - sockets take a while to load

        if name is not None and not clean_name(name):
            raise Refused("bad-text", text=name[:40], longest=24)
        return visit(
            words,
            address,
            code or "",
            clean_name(name or ""),
            folder=folders.state(),
            matches=folders.matches(),
        )

    return Command(name, words, join, params, long="cli-join-long", examples=EXAMPLES)
