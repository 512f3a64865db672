"""What the commands of `backnine admin` share: asking the server, and telling what it says."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from backnine.cli.parsing import Option
from backnine.cli.serve import data_folder
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.tui.terminal import say

if TYPE_CHECKING:
    from backnine.server.admin.messages import AdminAnswer, AdminRequest


def json_option() -> Option:
    return Option(["--json", "as_json"], "cli-admin-json", is_flag=True)


def asked(
    words: Words, data: Path | None, request: "AdminRequest", *, all_of_them: bool = False
) -> "Iterator[AdminAnswer]":
    """The answers, the last (`done`) only on demand. What went wrong on the way is told at once."""
    from backnine.server.admin.client import ask, refusal  # noqa: PLC0415 - other commands need no server
    from backnine.server.admin.messages import DeskDone, Unanswered, Undone  # noqa: PLC0415

    for answer in ask(data_folder(data), request):
        if isinstance(answer, Undone):
            problem = problem_text(words, refusal(answer))
            say(words("admin-undone", table=answer.table, problem=problem), err=True)
        elif isinstance(answer, Unanswered):
            say(words("admin-unanswered", count=answer.processes), err=True)
        if all_of_them or not isinstance(answer, DeskDone):
            yield answer


def tell_json(answer: "AdminAnswer") -> None:
    from backnine.server.admin.messages import write_line  # noqa: PLC0415

    click.echo(write_line(answer).decode(), nl=False)
