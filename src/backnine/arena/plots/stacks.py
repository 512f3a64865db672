"""Bars that are cut into parts of a whole."""

from collections.abc import Sequence
from typing import NamedTuple

from backnine.arena.plots.svg import Title, Written, colour, drawing, hover, percent, short, tag, text

ROW = 62
BAR = 28


class Stack(NamedTuple):
    """A bar: its name, what stands beside it, and its parts, none below 0; together they are the whole."""

    name: str
    told: str
    parts: Sequence[float]


def stacks(title: Title, bars: Sequence[Stack], names: Sequence[str], write_share: Written) -> str:
    """The plot. `names` are the parts' names; the page shows them in a key."""
    drawn = [_bar(bar, names, ROW * number, write_share) for number, bar in enumerate(bars)]
    return drawing(title, ROW * len(bars), *drawn)


def _bar(bar: Stack, names: Sequence[str], top: float, write_share: Written) -> str:
    said = text(0, top + 17, short(bar.name), "name") + text(100, top + 17, bar.told, "value", "end")
    parts, left = [], 0.0
    whole = sum(bar.parts) or 1.0
    for number, (part, name) in enumerate(zip(bar.parts, names, strict=True)):
        width = 100 * part / whole
        told = hover(f"{name}: {write_share(part / whole)}")
        spot = {"x": percent(left), "width": percent(width)}
        parts.append(tag("rect", told, **spot, y=top + 26, height=BAR, class_=f"part {colour(number)}"))
        left += width
    return said + "".join(parts)
