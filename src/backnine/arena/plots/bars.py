"""Lengths side by side: a row for each thing, in it a bar for each series."""

from collections.abc import Sequence
from typing import NamedTuple

from backnine.arena.plots.svg import Title, colour, drawing, hover, percent, tag, text

HEAD = 26
BAR = 16
GAP = 12
ROOM = 0.8  # of the width for the longest bar; its figure stands at the right


class Length(NamedTuple):
    """How long a bar is, and its figure."""

    value: float
    told: str


class BarRow(NamedTuple):
    """A name and a bar for each series."""

    name: str
    bars: Sequence[Length]


def bars(title: Title, rows: Sequence[BarRow]) -> str:
    longest = max((bar.value for row in rows for bar in row.bars), default=0.0) or 1.0
    drawn, top = [], 0.0
    for row in rows:
        drawn.append(_row(row, top, longest))
        top += HEAD + (BAR + 4) * len(row.bars) + GAP
    return drawing(title, top, *drawn)


def _row(row: BarRow, top: float, longest: float) -> str:
    parts = [text(0, top + 17, row.name, "name")]
    for number, bar in enumerate(row.bars):
        y = top + HEAD + (BAR + 4) * number
        width = percent(100 * ROOM * max(bar.value, 0.0) / longest)
        told = hover(f"{row.name}: {bar.told}")
        parts.append(
            tag("rect", told, x="0", width=width, y=y, height=BAR, rx=3, class_=f"bar {colour(number)}")
        )
        parts.append(text(100, y + 13, bar.told, "value", "end"))
    return "".join(parts)
