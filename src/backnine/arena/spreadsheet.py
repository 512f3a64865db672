"""A simulation for a spreadsheet: one line for each seat and hole. docs/sim.md explains the columns."""

import csv
from collections.abc import Iterator
from typing import Final, TextIO

from backnine.arena.result import Contest, HoleLine, MatchLine

COLUMNS: Final = (
    "deal", "rotation", "hole", "dealer", "seat", "place", "bot", "strokes", "turns", "closed", "lowest",
    "ending", "saved", "savings",
)  # fmt: skip
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet would take for a formula


def write_csv(contest: Contest, file: TextIO) -> None:
    """All holes, play-offs included, to a file opened with `newline=""`."""
    table = csv.writer(file)
    table.writerow(COLUMNS)
    names = [safe(contestant.name) for contestant in contest.contestants]
    for line in contest.lines:
        for hole in line.holes:
            table.writerows(_rows(line, hole, names))


def _rows(line: MatchLine, hole: HoleLine, names: list[str]) -> Iterator[tuple[str | int, ...]]:
    order = [seat for seat in hole.seats if seat > hole.dealer] + [
        seat for seat in hole.seats if seat <= hole.dealer
    ]
    for number, seat in enumerate(hole.seats):
        savings = hole.savings[number] if hole.savings else ()
        yield (
            line.deal + 1,
            line.rotation + 1,
            hole.number,
            hole.dealer,
            seat,
            order.index(seat) + 1,
            names[line.seats[seat]],
            hole.strokes[number],
            hole.turns[number],
            int(hole.closer == seat),
            int(hole.strokes[number] == min(hole.strokes)),
            hole.ending,
            sum(saved.strokes for saved in savings),
            " ".join(f"{saved.clause}:{saved.strokes}" for saved in savings),
        )


def safe(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text
