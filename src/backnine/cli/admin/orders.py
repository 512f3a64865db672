"""`backnine admin end`, `close` and `delete`: what is to become of tables."""

from pathlib import Path
from typing import Any

import click

from backnine.cli.admin.asking import asked
from backnine.cli.parsing import Argument, Command
from backnine.cli.serve import data_option
from backnine.locales import Words


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("tables", "cli-admin-which", "TABLE...", nargs=-1, required=True),
        data_option(),
    ]

    def order(*, tables: tuple[str, ...], data: Path | None) -> int:
        from backnine.server.admin.messages import OrderTables, Undone  # noqa: PLC0415

        what: Any = name
        answers = list(asked(words, data, OrderTables(what, list(tables))))
        undone = sum(isinstance(answer, Undone) for answer in answers)
        click.echo(words(f"admin-did-{name}", count=len(set(tables)) - undone))
        return 1 if undone else 0

    about = f"cli-admin-{name}"
    examples = (f"backnine admin {name} mk9kfjx3py",)
    return Command(name, words, order, params, about=about, long=f"{about}-long", examples=examples)
