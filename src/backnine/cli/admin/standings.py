"""`backnine admin standings`: who has played how many matches, won how many, and how well."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from backnine.cli.admin import listing
from backnine.cli.admin.asking import asked, json_option
from backnine.cli.parsing import Command, Option
from backnine.cli.serve import data_option
from backnine.games import GAMES, find_game
from backnine.locales import Words
from backnine.locales.numbers import Numbers

if TYPE_CHECKING:
    from backnine.record import Record

EXAMPLES = ("backnine admin standings", "backnine admin standings --json")


@dataclass
class PersonsTally:
    """One person at one game. People are known by their names alone."""

    game: str
    name: str
    matches: int = 0
    wins: float = 0.0  # a shared win is shared
    holes: int = 0
    strokes: int = 0

    @property
    def per_hole(self) -> float:
        return self.strokes / self.holes


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Option(["--game"], "cli-admin-standings-game", meta="GAME"),
        json_option(),
        data_option(),
    ]

    def standings(*, game: str | None, as_json: bool, data: Path | None) -> int:
        from backnine.record_reader import read  # noqa: PLC0415
        from backnine.server.admin.messages import ListRecords, RecordTold, Undone  # noqa: PLC0415

        wanted = find_game(game).name if game else None
        told = list(asked(words, data, ListRecords()))
        code = int(any(isinstance(each, Undone) for each in told))  # what could not be read is missing
        records = (read(each.record) for each in told if isinstance(each, RecordTold))
        found = [each for each in counted(records) if wanted in (None, each.game)]
        if as_json:
            for each in found:
                click.echo(json.dumps(vars(each) | {"t": "standing", "per_hole": round(each.per_hole, 3)}))
            return code
        heads = ("admin-game", "admin-name", "admin-matches", "admin-wins", "admin-per-hole")
        rows = [_row(words, each) for each in found]
        listing.show([words(head) for head in heads], rows, words("admin-no-matches"))
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


def counted(records: "Iterable[Record]") -> list[PersonsTally]:
    """Game by game: who has won most, then who needs fewest strokes."""
    found: dict[tuple[str, str], PersonsTally] = {}
    for record in records:
        for seat, name in enumerate(record.setup.names):
            if record.setup.bots[seat]:
                continue
            key = record.setup.game, name
            _count(found.setdefault(key, PersonsTally(*key)), record, seat)
    order = {game.name: place for place, game in enumerate(GAMES)}
    return sorted(found.values(), key=lambda each: (order[each.game], -each.wins, each.per_hole, each.name))


def _count(standing: PersonsTally, record: "Record", seat: int) -> None:
    assert record.outcome
    standing.matches += 1
    standing.wins += (seat in record.outcome.winners) / len(record.outcome.winners)
    for hole in record.holes[: record.setup.house.number("holes")]:
        if hole.claim and seat in hole.seats:
            standing.holes += 1
            standing.strokes += hole.claim.strokes[hole.seats.index(seat)]


def _row(words: Words, each: PersonsTally) -> list[str]:
    number = Numbers(words.language)
    return [
        words(f"{each.game}-name"),
        each.name,
        str(each.matches),
        number(each.wins, 1 if each.wins % 1 else 0),
        number(each.per_hole, 1),
    ]
