"""How often each number of strokes or turns came: a panel of bars each, above one common axis."""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final, NamedTuple

from backnine.arena.plots.scale import Scale, scale
from backnine.arena.plots.svg import (
    Tick,
    Title,
    Written,
    across,
    beside,
    colour,
    drawing,
    hover,
    percent,
    short,
    tag,
    text,
)

PANEL = 132
HEAD = 28
MOST_BARS = 50
NICE: Final[tuple[int, ...]] = tuple(
    nice * 10**power for power in range(9) for nice in (1, 2, 5)
)  # widths people count in


class Panel(NamedTuple):
    """A name, how often each whole number came, their mean, and it and their spread as text."""

    name: str
    counts: Mapping[int, int]
    mean: float
    told: str
    spread: str


class Bar(NamedTuple):
    """The share of all that fell from `first` to `last`."""

    first: int
    last: int
    share: float


def bins(counts: Mapping[int, int], width: int, first: int) -> list[Bar]:
    """The counts as shares in bars so many numbers wide, from `first` on."""
    total = sum(counts.values())
    gathered: dict[int, int] = {}
    for number, count in counts.items():
        place = first + (number - first) // width * width
        gathered[place] = gathered.get(place, 0) + count
    return [Bar(place, place + width - 1, count / total) for place, count in sorted(gathered.items())]


def bin_width(panels: Sequence[Panel]) -> int:
    """The narrowest bars that are not too many."""
    span = _span(panels)
    rough = ceil((span[1] - span[0] + 1) / MOST_BARS)
    return next(width for width in NICE if width >= rough)


def first_bin(panels: Sequence[Panel], width: int) -> int:
    return _span(panels)[0] // width * width


def _span(panels: Sequence[Panel]) -> tuple[int, int]:
    numbers = [number for panel in panels for number in panel.counts] or [0]
    return min(numbers), max(numbers)


def histogram(title: Title, panels: Sequence[Panel], counted: str, write: Tick, write_share: Written) -> str:
    """The plot of what is `counted`. All panels have the same scales, so that they can be compared by eye."""
    width = bin_width(panels)
    first = first_bin(panels, width)
    binned = [bins(panel.counts, width, first) for panel in panels]
    last = max((bars[-1].last for bars in binned if bars), default=first)
    axis = scale([first - 0.5, last + 0.5], most_ticks=8, tight=True, whole=True)
    tallest = max((bar.share for bars in binned for bar in bars), default=1.0)
    height = (HEAD + PANEL) * len(panels)
    drawn = [
        _panel(panel, bars, number, Frame(axis, tallest, write_share))
        for number, (panel, bars) in enumerate(zip(panels, binned, strict=True))
    ]
    return drawing(title, height + 42, across(axis, HEAD, height, write, counted), *drawn)


class Frame(NamedTuple):
    """What all panels have in common."""

    axis: Scale
    tallest: float
    write_share: Written


def _panel(panel: Panel, bars: Sequence[Bar], number: int, frame: Frame) -> str:
    top = (HEAD + PANEL) * number
    foot = top + HEAD + PANEL
    drawn = [_bar(bar, number, foot, frame) for bar in bars]
    base = tag("line", x1="0", x2="100%", y1=foot, y2=foot, class_="base")
    at = percent(frame.axis.at(panel.mean))
    mean = tag("line", x1=at, x2=at, y1=top + HEAD, y2=foot, class_="mean") if bars else ""
    said = text(0, top + 18, short(panel.name), "name") + beside(top + 18, panel.told, f", {panel.spread}")
    return said + "".join(drawn) + base + mean


def _bar(bar: Bar, number: int, foot: float, frame: Frame) -> str:
    left, right = frame.axis.at(bar.first - 0.5), frame.axis.at(bar.last + 0.5)
    height = (PANEL - 16) * bar.share / frame.tallest
    span = str(bar.first) if bar.first == bar.last else f"{bar.first} … {bar.last}"
    return tag(
        "rect",
        hover(f"{span}: {frame.write_share(bar.share)}".replace("-", "−")),
        x=percent(left),
        width=percent(right - left),
        y=foot - height,
        height=height,
        class_=f"bar {colour(number)}",
    )
