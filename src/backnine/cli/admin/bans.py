"""`backnine admin bans`, `ban` and `unban`: addresses and networks that may not come in."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from backnine.cli.admin import listing
from backnine.cli.admin.asking import asked, json_option, tell_json
from backnine.cli.parsing import Argument, Command, Option, Whole
from backnine.cli.serve import data_option
from backnine.locales import Words

if TYPE_CHECKING:
    from backnine.server.admin.messages import AdminAnswer, BanTold

EXAMPLES = {
    "bans": ("backnine admin bans",),
    "ban": (
        'backnine admin ban 203.0.113.7 --days 7 --note "spoils matches"',
        "backnine admin ban 2001:db8::/48",
    ),
    "unban": ("backnine admin unban 203.0.113.7", "backnine admin unban 3"),
}


def command(name: str, words: Words) -> Command:
    make = {"bans": _bans, "ban": _ban, "unban": _unban}[name]
    return make(words)


def _bans(words: Words) -> Command:
    params: list[click.Parameter] = [json_option(), data_option()]

    def bans(*, as_json: bool, data: Path | None) -> int:
        from backnine.server.admin.messages import ListBans  # noqa: PLC0415
        from backnine.server.admin.rows import bans as all_bans  # noqa: PLC0415

        answers = list(asked(words, data, ListBans()))
        if as_json:
            for answer in answers:
                tell_json(answer)
            return 0
        listing.show(*all_bans(words, answers))
        return 0

    return Command("bans", words, bans, params, about="cli-admin-bans", examples=EXAMPLES["bans"])


def _ban(words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("network", "cli-admin-network", "NETWORK"),
        Option(
            ["--days"],
            "cli-admin-ban-days",
            meta="N",
            without=lambda: 0,
            type=Whole(0, 36_500),
            default=0,
        ),
        Option(["--note"], "cli-admin-ban-note", meta="TEXT", default=""),
        data_option(),
    ]

    def ban(*, network: str, days: int, note: str, data: Path | None) -> int:
        from backnine.server.admin.messages import AddBan  # noqa: PLC0415

        for told in _told(asked(words, data, AddBan(network, days, note))):
            until = words("admin-banned-until", network=told.network, when=words.moment(told.until))
            click.echo(until if told.until else words("admin-banned", network=told.network))
        return 0

    return Command(
        "ban",
        words,
        ban,
        params,
        about="cli-admin-ban",
        long="cli-admin-ban-long",
        examples=EXAMPLES["ban"],
    )


def _unban(words: Words) -> Command:
    params: list[click.Parameter] = [
        Argument("network", "cli-admin-unban-network", "NETWORK"),
        data_option(),
    ]

    def unban(*, network: str, data: Path | None) -> int:
        from backnine.server.admin.messages import LiftBan  # noqa: PLC0415

        for told in _told(asked(words, data, LiftBan(network))):
            click.echo(words("admin-unbanned", network=told.network))
        return 0

    return Command("unban", words, unban, params, about="cli-admin-unban", examples=EXAMPLES["unban"])


def _told(answers: "Iterable[AdminAnswer]") -> "list[BanTold]":
    from backnine.server.admin.messages import BanTold  # noqa: PLC0415

    return [answer for answer in answers if isinstance(answer, BanTold)]
