"""Bars that lead from one figure to another in steps, up and down: where something comes from."""

from collections.abc import Sequence
from typing import NamedTuple

from backnine.arena.plots.scale import Scale, scale
from backnine.arena.plots.stacks import Part
from backnine.arena.plots.svg import (
    Tick,
    Title,
    Written,
    across,
    colour,
    drawing,
    hover,
    percent,
    short,
    tag,
    text,
)

HEAD = 26
BAR = 16
GAP = 4
BELOW = 14


class StepRow(NamedTuple):
    """A name, where it begins, what is added in each step, and what stands beside it."""

    name: str
    begin: float
    sizes: Sequence[float]
    told: str


def steps(title: Title, rows: Sequence[StepRow], parts: Sequence[Part], write: Written, tick: Tick) -> str:
    """Each step is a bar of its own, below the one before it and beginning where that ended."""
    axis = scale([value for row in rows for value in _edges(row)])
    drawn, top = [], 0.0
    for row in rows:
        drawn += [text(0, top + 17, short(row.name), "name"), text(100, top + 17, row.told, "value", "end")]
        top += HEAD
        drawn += _bars(row, parts, axis, top, write)
        top += (BAR + GAP) * len(parts) + BELOW
    return drawing(title, top + 24, across(axis, 0, top, tick), *drawn)


def _edges(row: StepRow) -> list[float]:
    edges = [row.begin]
    for size in row.sizes:
        edges.append(edges[-1] + size)
    return edges


def _bars(row: StepRow, parts: Sequence[Part], axis: Scale, top: float, write: Written) -> list[str]:
    edges, drawn = _edges(row), []
    for number, (part, size) in enumerate(zip(parts, row.sizes, strict=True)):
        left, right = sorted([axis.at(edges[number]), axis.at(edges[number + 1])])
        y = top + (BAR + GAP) * number
        told = hover(f"{row.name}, {part.name}: {write(size)}")
        spot = {"x": percent(left), "width": percent(max(0.4, right - left))}
        drawn.append(tag("rect", told, **spot, y=y, height=BAR, rx=2, class_=f"part {colour(part.series)}"))
    return drawn
