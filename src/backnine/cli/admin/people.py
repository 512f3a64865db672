"""`backnine admin rename` and `erase`: names, and all that belongs to somebody's key."""

import sys
from pathlib import Path

import click

from backnine.cli.admin.asking import asked
from backnine.cli.parsing import Argument, Command, Option
from backnine.cli.serve import data_option
from backnine.locales import Words


def command(name: str, words: Words) -> Command:
    return {"rename": _rename, "erase": _erase}[name](words)


def _rename(words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("name", "cli-admin-rename-name", "NAME"),
        Argument("tables", "cli-admin-rename-tables", "[TABLE]...", nargs=-1),
        Option(["--new"], "cli-admin-rename-new", meta="NAME", default=""),
        data_option(),
    ]

    def rename(*, name: str, tables: tuple[str, ...], new: str, data: Path | None) -> int:
        from backnine.server.admin.messages import CallPeople, DeskDone, Undone  # noqa: PLC0415

        undone = 0
        for answer in asked(words, data, CallPeople(name, new, list(tables)), all_of_them=True):
            undone += isinstance(answer, Undone)
            if isinstance(answer, DeskDone):
                click.echo(words("admin-did-rename", count=answer.count))
        return 1 if undone else 0

    examples = ('backnine admin rename "Rude Name"', 'backnine admin rename Ann --new "Ann S" mk9kfjx3py')
    return Command(
        "rename",
        words,
        rename,
        params,
        about="cli-admin-rename",
        long="cli-admin-rename-long",
        examples=examples,
    )


def _erase(words: Words) -> Command:
    params: list[click.Parameter] = [data_option()]

    def erase(*, data: Path | None) -> int:
        from backnine.server.admin.messages import ErasePerson  # noqa: PLC0415

        for _ in asked(words, data, ErasePerson(_key(words))):
            pass
        click.echo(words("admin-did-erase"))
        return 0

    examples = ("backnine admin erase", "backnine admin erase < link.txt")
    return Command(
        "erase", words, erase, params, about="cli-admin-erase", long="cli-admin-erase-long", examples=examples
    )


def _key(words: Words) -> str:
    """From standard input: what is typed behind a command can be seen by everybody on the machine."""
    from backnine.server.admin.typed import key_in  # noqa: PLC0415 - other commands need no server

    if sys.stdin.isatty():
        said = str(click.prompt(words("admin-key"), hide_input=True, prompt_suffix=" "))
    else:
        said = sys.stdin.readline()
    return key_in(said)
