"""SVG written by hand. Across, everything is in per cent of the width, so that a plot fits a phone and a
desk without its letters growing or shrinking; down, it is in pixels. Colours are classes: the page's style
knows them for light and dark, `s0` to `s5` being the series."""

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from backnine.arena.plots.scale import Scale

SERIES = 6  # colours; more series begin again
LONGEST_NAME = 22
INK = 5  # the colour of what is no series
REST = -1  # the colour of what is left over
Written = Callable[[float], str]  # a number as text
Tick = Callable[[float, int], str]  # a number with so many decimals, along an axis


class Title(NamedTuple):
    """What a plot shows and what is to be seen in it, for those who hear it."""

    name: str
    tells: str


def tag(name: str, inside: str = "", **attributes: str | float) -> str:
    """An element; `class_` is class, and `_` in a name is `-`. What is inside must be escaped already."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_value(value))}"' for key, value in attributes.items()
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def percent(value: float) -> str:
    return f"{_value(value)}%"


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    return tag("text", escape(said), x=percent(x), y=y, class_=kind or "plain", text_anchor=anchor)


def beside(y: float, told: str, more: str) -> str:
    """Figures at the right, and where there is room more of them."""
    inside = escape(told) + tag("tspan", escape(more), class_="more")
    return tag("text", inside, x="100%", y=y, class_="value", text_anchor="end")


def short(name: str) -> str:
    """A name that leaves room for figures on a phone."""
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def hover(said: str) -> str:
    """What a pointer that rests on the shape is told."""
    return tag("title", escape(said))


def colour(series: int) -> str:
    if series == REST:
        return "rest"
    return f"s{series % SERIES}"


def drawing(title: Title, height: float, *parts: str) -> str:
    """The whole plot, to stand in a page."""
    told = tag("title", escape(title.name)) + tag("desc", escape(title.tells))
    return tag("svg", told + "".join(parts), class_="plot", role="img", width="100%", height=height)


def across(scale: Scale, top: float, bottom: float, write: Tick, name: str = "") -> str:
    """The axis below: fine lines, numbers at the ticks, and what they count."""
    lines = [
        tag("line", x1=percent(at), x2=percent(at), y1=top, y2=bottom, class_="grid")
        for at in map(scale.at, scale.ticks)
    ]
    numbers = [
        text(scale.at(tick), bottom + 18, write(tick, scale.digits), "tick", anchor_at(scale.at(tick)))
        for tick in scale.ticks
    ]
    named = [text(100, bottom + 36, name, "tick", "end")] if name else []
    return "".join(lines + numbers + named)


def anchor_at(place: float) -> str:
    """Text near an edge leans inwards."""
    return "start" if place < 2 else "end" if place > 98 else "middle"


def mark(x: float, y: float, series: int) -> str:
    """A dot whose shape tells the series as well as its colour does: circle, square, diamond."""
    kind = f"dot {colour(series)}"
    if series % 3 == 0 or series == INK:
        return tag("circle", cx=percent(x), cy=y, r=6, class_=kind)
    turn = 45 if series % 3 == 2 else 0
    box = tag("rect", x=-5.3, y=-5.3, width=10.6, height=10.6, transform=f"rotate({turn})", class_=kind)
    return tag("svg", box, x=percent(x), y=y, overflow="visible")
