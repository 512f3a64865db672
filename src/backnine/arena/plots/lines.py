"""Lines with a band around them: how a figure settles, or goes from hole to hole."""

from collections.abc import Sequence
from math import inf, isfinite
from typing import NamedTuple

from backnine.arena.plots.forest import Fair
from backnine.arena.plots.scale import Scale, scale
from backnine.arena.plots.svg import (
    Tick,
    Title,
    across,
    colour,
    drawing,
    hover,
    mark,
    percent,
    tag,
    text,
)

HEIGHT = 250
TOP = 20
MARGIN = 0.1


class Point(NamedTuple):
    x: float
    value: float
    low: float
    high: float


class Curve(NamedTuple):
    """A name and points from left to right; a band without width is not drawn."""

    name: str
    points: Sequence[Point]


class Marked(NamedTuple):
    """A point of a line that is pointed out: which line, where, and what a pointer on it is told."""

    series: int
    x: float
    value: float
    told: str


def without_band(line: Curve) -> Curve:
    return line._replace(points=[point._replace(low=-inf, high=inf) for point in line.points])


class Axes(NamedTuple):
    """What is counted below the plot, and how the numbers below and beside it are written; `dots` puts a
    mark on every point."""

    name: str
    write_x: Tick
    write_y: Tick
    dots: bool = False


def lines(
    title: Title,
    series: Sequence[Curve],
    axes: Axes,
    fair: Fair | None = None,
    marked: Sequence[Marked] = (),
) -> str:
    series = [
        line._replace(points=[point for point in line.points if isfinite(point.value)]) for line in series
    ]
    points = [point for line in series for point in line.points]
    across_scale = _across([point.x for point in points])
    shown = [value for point in points for value in _heights(point)]
    up = scale([*shown, fair.value] if fair else shown, most_ticks=5)
    foot = TOP + HEIGHT
    bands = [_band(line, number, across_scale, up) for number, line in enumerate(series)]
    inner = {"viewBox": "0 0 100 100", "preserveAspectRatio": "none"}
    canvas = tag("svg", "".join(bands), x="0", y=TOP, width="100%", height=HEIGHT, **inner) if bands else ""
    return drawing(
        title,
        foot + 42,
        across(across_scale, TOP, foot, axes.write_x, axes.name),
        _levels(up),
        _fair_line(fair, up) if fair else "",
        canvas,
        _ends(series, across_scale, up, every=axes.dots),
        *[_ring(each, across_scale, up) for each in marked],
        _beside(up, axes.write_y),
        _fair_name(fair, up) if fair else "",
    )


def _across(values: Sequence[float]) -> Scale:
    """Counts something, so it has whole numbers. Some room on the left is for those of the level lines."""
    found = scale(values, most_ticks=6, tight=True, whole=True)
    return found._replace(low=found.low - MARGIN * (found.high - found.low))


def _heights(point: Point) -> tuple[float, ...]:
    """What the plot must be tall enough for. A few first points have bands too wide to draw."""
    return tuple(value for value in (point.value, point.low, point.high) if isfinite(value))


def _levels(up: Scale) -> str:
    """Level lines, behind everything."""
    heights = [_y(up, tick) for tick in up.ticks]
    return "".join(tag("line", x1="0", x2="100%", y1=y, y2=y, class_="grid") for y in heights)


def _beside(up: Scale, write: Tick) -> str:
    """The numbers of the level lines, above them and inside the plot: no margin is lost on a phone."""
    return "".join(text(0, _y(up, tick) - 4, write(tick, up.digits), "tick halo") for tick in up.ticks)


def _y(up: Scale, value: float) -> float:
    return TOP + HEIGHT * (1 - up.at(value) / 100)


def _fair_line(fair: Fair, up: Scale) -> str:
    y = _y(up, fair.value)
    return tag("line", x1="0", x2="100%", y1=y, y2=y, class_="fair")


def _fair_name(fair: Fair, up: Scale) -> str:
    return text(96, _y(up, fair.value) - 5, fair.name, "tick halo", "end")


def _band(line: Curve, number: int, x: Scale, up: Scale) -> str:
    """In a box of 100 by 100 that is stretched to fit."""
    known = [point for point in line.points if isfinite(point.low) and isfinite(point.high)]
    above = [f"{x.at(point.x):.2f},{100 - up.at(point.high):.2f}" for point in known]
    below = [f"{x.at(point.x):.2f},{100 - up.at(point.low):.2f}" for point in reversed(known)]
    path = [f"{x.at(point.x):.2f},{100 - up.at(point.value):.2f}" for point in line.points]
    wide = any(point.low < point.high for point in known)
    band = tag("polygon", points=" ".join(above + below), class_=f"band {colour(number)}") if wide else ""
    return band + tag("polyline", points=" ".join(path), class_=f"line {colour(number)} d{number % 3}")


def _ends(series: Sequence[Curve], x: Scale, up: Scale, *, every: bool) -> str:
    """A mark on the last point of each line, or on all."""
    return "".join(
        mark(x.at(point.x), _y(up, point.value), number)
        for number, line in enumerate(series)
        for point in (line.points if every else line.points[-1:])
    )


def _ring(marked: Marked, x: Scale, up: Scale) -> str:
    """A ring around the point, and a cross in it: to be seen without colours, too."""
    at, y = x.at(marked.x), _y(up, marked.value)
    ring = tag(
        "circle", hover(marked.told), cx=percent(at), cy=y, r=8, class_=f"ring {colour(marked.series)}"
    )
    return ring + text(at, y + 5, "×", "cross", "middle")
