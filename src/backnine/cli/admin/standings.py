"""`backnine admin standings`: who has played how many matches, won how many, and how well."""

from pathlib import Path

import click

from backnine.cli.admin import listing
from backnine.cli.admin.asking import asked, json_option, tell_json
from backnine.cli.parsing import Command, Option
from backnine.cli.serve import data_option
from backnine.games import find_game
from backnine.locales import Words

EXAMPLES = ("backnine admin standings", "backnine admin standings --json")


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Option(["--game"], "cli-admin-standings-game", meta="GAME"),
        json_option(),
        data_option(),
    ]

    def standings(*, game: str | None, as_json: bool, data: Path | None) -> int:
        from backnine.server.admin.messages import ListStandings, StandingTold, Undone  # noqa: PLC0415
        from backnine.server.admin.rows import standings as ranking  # noqa: PLC0415

        wanted = find_game(game).name if game else None
        answers = list(asked(words, data, ListStandings()))
        code = int(any(isinstance(each, Undone) for each in answers))  # what could not be read is missing
        if as_json:
            for each in answers:
                if isinstance(each, StandingTold) and wanted in (None, each.game):
                    tell_json(each)
            return code
        listing.show(*ranking(words, answers, wanted))
        return code

    return Command(
        name,
        words,
        standings,
        params,
        about="cli-admin-standings",
        long="cli-admin-standings-long",
        examples=EXAMPLES,
    )
