"""`backnine admin door` and `message`: who comes in, who makes tables, and what is told to whoever comes."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from backnine.cli.admin import listing
from backnine.cli.admin.asking import asked, json_option, tell_json
from backnine.cli.parsing import Argument, Command, Option, one_of
from backnine.cli.serve import data_option
from backnine.locales import LANGUAGES, Words
from backnine.refused import Refused

if TYPE_CHECKING:
    from backnine.server.admin.messages import AdminAnswer, AdminRequest

DOORS = ("enter", "make")
WHO = ("anybody", "password", "nobody")
EXAMPLES = {
    "door": (
        "backnine admin door",
        "backnine admin door make password",
        "backnine admin door enter password --password-file FILE",
        "backnine admin door make anybody",
    ),
    "message": (
        'backnine admin message "On Friday we play for the cup" --language en',
        "backnine admin message --remove",
    ),
}


def command(name: str, words: Words) -> Command:
    return {"door": _door, "message": _message}[name](words)


def _door(words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("door", "cli-admin-door-which", "enter|make", required=False, shell_complete=one_of(*DOORS)),
        Argument(
            "who",
            "cli-admin-door-who",
            "anybody|password|nobody",
            required=False,
            shell_complete=one_of(*WHO),
        ),
        Option(["--password-file"], "cli-admin-door-file", meta="FILE", type=click.Path(path_type=Path)),
        json_option(),
        data_option(),
    ]

    def door_command(
        *, door: str | None, who: str | None, password_file: Path | None, as_json: bool, data: Path | None
    ) -> int:
        answers = list(asked(words, data, _wish(words, door, who, password_file)))
        if as_json:
            for answer in answers:
                tell_json(answer)
            return 0
        _tell_door(words, answers)
        return 0

    return Command(
        "door",
        words,
        door_command,
        params,
        about="cli-admin-door",
        long="cli-admin-door-long",
        examples=EXAMPLES["door"],
    )


def _wish(words: Words, door: str | None, who: str | None, file: Path | None) -> "AdminRequest":
    from backnine.server.admin.messages import SeeDoor, SetDoor  # noqa: PLC0415 - other commands need no server

    if door is None:
        return SeeDoor()
    for said, choices, name in ((door, DOORS, "DOOR"), (who or "", WHO, "WHO")):
        if said not in choices:
            raise Refused("bad-choice", value=said[:40], option=name, choices=", ".join(choices))
    if who != "password" and file:
        raise Refused("not-together", first="--password-file", second=str(who))
    password = _password(words, file) if who == "password" else ""
    if who == "password" and not password:
        raise Refused("no-password")
    return SetDoor(door, who, password)  # type: ignore[arg-type]


def _password(words: Words, file: Path | None) -> str:
    """Asked for twice, or read: what is typed behind a command can be seen by everybody on the machine."""
    if file:
        try:
            return file.read_text("utf-8").strip()
        except (OSError, UnicodeError) as error:
            raise Refused("unreadable-file", file=str(file), reason=str(error)) from None
    if not sys.stdin.isatty():
        return sys.stdin.readline().strip()
    said = str(click.prompt(words("admin-password"), hide_input=True, prompt_suffix=" "))
    if said != click.prompt(words("admin-password-again"), hide_input=True, prompt_suffix=" "):
        raise Refused("passwords-differ")
    return said


def _tell_door(words: Words, answers: "Iterable[AdminAnswer]") -> None:
    from backnine.server.admin.messages import DoorTold  # noqa: PLC0415

    for told in answers:
        if isinstance(told, DoorTold):
            click.echo(words(f"admin-enter-{told.enter}"))
            click.echo(words(f"admin-make-{told.make}"))


def _message(words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("text", "cli-admin-message-text", "TEXT", required=False),
        Option(["--language"], "cli-admin-message-language", meta="CODE", shell_complete=one_of(*LANGUAGES)),
        Option(["--remove"], "cli-admin-message-remove", is_flag=True),
        json_option(),
        data_option(),
    ]

    def message(
        *, text: str | None, language: str | None, remove: bool, as_json: bool, data: Path | None
    ) -> int:
        from backnine.server.admin.messages import ListMessages, SetMessage  # noqa: PLC0415
        from backnine.server.admin.rows import messages  # noqa: PLC0415

        if text and remove:
            raise Refused("not-together", first="TEXT", second="--remove")
        wish: AdminRequest = ListMessages()
        if text or remove:
            wish = SetMessage(language or (words.language if text else ""), text or "")
        answers = list(asked(words, data, wish))
        if as_json:
            for answer in answers:
                tell_json(answer)
            return 0
        listing.show(*messages(words, answers))
        return 0

    return Command(
        "message",
        words,
        message,
        params,
        about="cli-admin-message",
        long="cli-admin-message-long",
        examples=EXAMPLES["message"],
    )
