"""Who has played how many matches, won how many, and how well: counted from the records that are kept."""

from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from backnine.games import GAMES
from backnine.record import Record
from backnine.record_reader import read
from backnine.refused import Refused
from backnine.server.admin.messages import AdminAnswer, DeskDone, ListStandings, StandingTold, Undone
from backnine.server.admin.records import load, record_told, tables_of
from backnine.store import Kept

if TYPE_CHECKING:
    from backnine.server.admin.desk import Errand


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

    def told(self) -> StandingTold:
        return StandingTold(**vars(self), per_hole=round(self.per_hole, 3))


async def list_standings(errand: "Errand", request: ListStandings) -> AsyncIterator[AdminAnswer]:
    """What cannot be read is missing."""
    tallies: dict[tuple[str, str], PersonsTally] = {}
    for table in await tables_of(errand, []):
        try:
            kept = await load(errand, table)
            await errand.clubhouse.heavy.run(partial(_count_table, tallies, kept))
        except Refused as refused:
            yield Undone(table, refused.why, refused.details)
    for each in ranked(tallies.values()):
        yield each.told()
    yield DeskDone(len(tallies))


def ranked(tallies: Iterable[PersonsTally]) -> list[PersonsTally]:
    """Game by game: who has won most, then who needs fewest strokes."""
    order = {game.name: place for place, game in enumerate(GAMES)}
    return sorted(tallies, key=lambda each: (order[each.game], -each.wins, each.per_hole, each.name))


def count(tallies: dict[tuple[str, str], PersonsTally], record: Record) -> None:
    for seat, name in enumerate(record.setup.names):
        if not record.setup.bots[seat]:
            key = record.setup.game, name
            _count(tallies.setdefault(key, PersonsTally(*key)), record, seat)


def _count(standing: PersonsTally, record: Record, seat: int) -> None:
    assert record.outcome
    standing.matches += 1
    standing.wins += (seat in record.outcome.winners) / len(record.outcome.winners)
    for hole in record.holes[: record.setup.house.number("holes")]:
        if hole.claim and seat in hole.seats:
            standing.holes += 1
            standing.strokes += hole.claim.strokes[hole.seats.index(seat)]


def _count_table(tallies: dict[tuple[str, str], PersonsTally], kept: Kept) -> None:
    for number in [each.number for each in kept.rounds if each.header]:
        if told := record_told(kept, number):
            count(tallies, read(told.record))
