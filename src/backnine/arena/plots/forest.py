"""Dots with intervals, one row each: who is better, and how sure that is."""

from collections.abc import Sequence
from typing import NamedTuple

from backnine.arena.plots.scale import Scale, scale
from backnine.arena.plots.svg import (
    INK,
    Tick,
    Title,
    across,
    beside,
    colour,
    drawing,
    mark,
    percent,
    short,
    tag,
    text,
)

ROW = 48
HEAD = 22


class Dot(NamedTuple):
    """A row: a name, a value with its interval, and both as text; what cannot be told is empty."""

    name: str
    value: float
    low: float
    high: float
    told: str
    between: str

    @property
    def whole(self) -> str:
        return self.told + self.more

    @property
    def more(self) -> str:
        return f" ({self.between})" if self.between else ""


class Fair(NamedTuple):
    """A line to compare with: the fair share, no difference."""

    value: float
    name: str


def forest(title: Title, dots: Sequence[Dot], fair: Fair, write: Tick, *, alike: bool = False) -> str:
    """The plot; ticks are written by `write`. An infinite interval goes to the edge. Rows that are no series
    of their own look alike."""
    axis = scale([fair.value, *(value for dot in dots for value in dot[1:4])])
    bottom = HEAD + ROW * len(dots) + 6
    rows = [_row(dot, INK if alike else number, axis, HEAD + ROW * number) for number, dot in enumerate(dots)]
    return drawing(title, bottom + 24, across(axis, HEAD, bottom, write), _fair(fair, axis, bottom), *rows)


def _fair(fair: Fair, axis: Scale, bottom: float) -> str:
    at = axis.at(fair.value)
    anchor = "start" if at < 20 else "end" if at > 80 else "middle"
    line = tag("line", x1=percent(at), x2=percent(at), y1=HEAD - 4, y2=bottom, class_="fair")
    return line + text(at, 12, fair.name, "tick", anchor)


def _row(dot: Dot, series: int, axis: Scale, top: float) -> str:
    y = top + 34
    low, high = percent(axis.at(dot.low)), percent(axis.at(dot.high))
    span = tag("line", x1=low, x2=high, y1=y, y2=y, class_=f"span {colour(series)}")
    ends = "".join(
        tag("line", x1=end, x2=end, y1=y - 5, y2=y + 5, class_=f"end {colour(series)}") for end in (low, high)
    )
    said = text(0, top + 17, short(dot.name), "name") + beside(top + 17, dot.told, dot.more)
    return said + span + ends + mark(axis.at(dot.value), y, series)
