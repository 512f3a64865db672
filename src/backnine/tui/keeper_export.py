"""A kept match for others: as text, or as a table. The browser says the same (web/src/keeper/told.ts)."""

import csv
import io
from datetime import datetime
from typing import Final

from backnine.hole import Seat
from backnine.keeper import KeptMatch, KeptStanding, standing
from backnine.locales import Words
from backnine.tui.people import People

FORMULA: Final = ("=", "+", "-", "@", "\t")  # a spreadsheet would take a name for one


def result_lines(words: Words, kept: KeptMatch) -> str:
    """What was played, how it stands or ended, and everybody's place."""
    now, names = standing(kept), kept.names
    holes = words("web-holes", count=sum(hole.over for hole in now.holes))
    date = datetime.fromtimestamp(kept.at / 1000).date()
    ranks = [f"{place}. {names[seat]}  {_figure(now.totals[seat])}" for place, seat in _places(now)]
    first = f"Backnine · {words(f'web-game-{kept.game.name}')} · {holes} · {date.isoformat()}"
    return "\n".join([first, _stands(words, kept, now), *ranks]) + "\n"


def result_table(words: Words, kept: KeptMatch) -> str:
    """CSV: a row for each hole, and the totals."""
    now = standing(kept)
    told = io.StringIO()
    table = csv.writer(told)  # as spreadsheets read it: commas, and lines that end with CR LF
    table.writerow(
        [words("keeper-csv-hole"), words("keeper-csv-dealer"), words("keeper-csv-closer")]
        + [_plain(name) for name in kept.names]
    )
    for hole in now.holes:
        if hole.over:
            strokes = dict(zip(hole.seats, hole.strokes, strict=True))
            closer = "" if hole.closer is None else _plain(kept.names[hole.closer])
            told_of = [strokes.get(seat, "") for seat in range(kept.players)]
            table.writerow([hole.number, _plain(kept.names[hole.dealer]), closer, *told_of])
    table.writerow([words("web-total"), "", "", *now.totals])
    return told.getvalue()


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name


def _stands(words: Words, kept: KeptMatch, now: KeptStanding) -> str:
    """Who has won, or which hole is played."""
    if now.outcome:
        return words("web-won", **People(kept.names).some(words, now.outcome.winners))
    where = "table-play-off" if now.holes[-1].number > kept.holes else "table-hole"
    return words(where, hole=now.holes[-1].number, holes=kept.holes)


def _places(now: KeptStanding) -> list[tuple[int, Seat]]:
    """Winners, or whoever leads, are all first."""
    totals = now.totals
    leaders = [seat for seat, total in enumerate(totals) if total == min(totals)]
    first = now.outcome.winners if now.outcome else leaders
    order = sorted(range(len(totals)), key=lambda seat: (seat not in first, totals[seat]))
    before = {
        seat: sum(other in first or totals[other] < totals[seat] for other in order[:above])
        for above, seat in enumerate(order)
    }
    return [(1 if seat in first else 1 + before[seat], seat) for seat in order]


def _figure(strokes: int) -> str:
    """With a real minus."""
    return str(strokes).replace("-", "−")
