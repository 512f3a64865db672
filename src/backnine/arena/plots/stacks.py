"""Bars that are cut into parts of a whole."""

from collections.abc import Sequence
from typing import NamedTuple

from backnine.arena.plots.svg import Title, Written, colour, drawing, hover, percent, short, tag, text

HEAD = 26
BAR = 28
GAP = 8


class Part(NamedTuple):
    """The name of a part, and its series: its colour."""

    name: str
    series: int


class Stack(NamedTuple):
    """A bar: its name, what stands beside it, and its parts, none below 0; together they are the whole."""

    name: str
    told: str
    sizes: Sequence[float]


def stacks(title: Title, bars: Sequence[Stack], parts: Sequence[Part], write_share: Written) -> str:
    """The plot. The page tells the parts' names in a key. A bar without a name has no head."""
    drawn, top = [], 0.0
    for bar in bars:
        if bar.name:
            drawn.append(text(0, top + 17, short(bar.name), "name"))
            drawn.append(text(100, top + 17, bar.told, "value", "end"))
            top += HEAD
        drawn.append(_bar(bar, parts, top, write_share))
        top += BAR + GAP
    return drawing(title, top, *drawn)


def _bar(bar: Stack, parts: Sequence[Part], top: float, write_share: Written) -> str:
    drawn, left = [], 0.0
    whole = sum(bar.sizes) or 1.0
    for size, part in zip(bar.sizes, parts, strict=True):
        width = 100 * size / whole
        told = hover(f"{part.name}: {write_share(size / whole)}")
        spot = {"x": percent(left), "width": percent(width)}
        drawn.append(tag("rect", told, **spot, y=top, height=BAR, class_=f"part {colour(part.series)}"))
        left += width
    return "".join(drawn)
