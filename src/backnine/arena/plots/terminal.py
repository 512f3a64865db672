"""Plots in letters, for a terminal of any width."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from backnine.arena.plots.forest import Dot, Fair
from backnine.arena.plots.histogram import NICE, bins
from backnine.arena.plots.scale import Scale, scale
from backnine.arena.plots.svg import Written
from backnine.tui.text import cells, pad, paint, wrap

MOST_ROWS = 20
LEAST_BAR = 6
_EIGHTHS = " ▏▎▍▌▋▊▉█"
INK = "fairway"
COLOURS = ("fairway", "sand", "water", "stakes", "mulligan", "strong")


class TextBar(NamedTuple):
    """A row: its name, its length, and what is written behind it."""

    name: str
    length: float
    told: str


def bars(rows: Sequence[TextBar], width: int, longest: float = 0) -> list[str]:
    """Rows of ink; the longest fills the width. Names are cut before bars become too short to compare."""
    longest = longest or max((row.length for row in rows), default=0) or 1
    told = max((cells(row.told) for row in rows), default=0)
    name = min(max((cells(row.name) for row in rows), default=0), width - told - LEAST_BAR - 2)
    room = width - told - name - 2
    inked = [paint(ink(row.length / longest, room), INK) for row in rows]
    return [f"{pad(row.name, name)} {bar} {row.told:>{told}}" for row, bar in zip(rows, inked, strict=True)]


def ink(share: float, room: int) -> str:
    """A bar of so much of the room, to an eighth of a letter; whatever is not nothing shows a trace."""
    eighths = round(8 * room * min(max(share, 0.0), 1.0)) or int(share > 0)
    whole, rest = divmod(eighths, 8)
    return (_EIGHTHS[8] * whole + (_EIGHTHS[rest] if rest else "")).ljust(room)


def histogram(counts: Mapping[int, int], width: int, write_share: Written) -> list[str]:
    """How often each number came, a row each, or several numbers a row where they are many."""
    if not counts:
        return []
    step = next(step for step in NICE if len(_rows(counts, step)) <= MOST_ROWS)
    rows = _rows(counts, step)
    named = [_range(first, step) for first, _ in rows]
    right = max(map(len, named))
    return bars(
        [
            TextBar(f"{name:>{right}}", share, write_share(share))
            for name, (_, share) in zip(named, rows, strict=True)
        ],
        width,
    )


def _rows(counts: Mapping[int, int], step: int) -> list[tuple[int, float]]:
    """Every row from the lowest to the highest number, the empty ones too."""
    first = min(counts) // step * step
    shares = {bar.first: bar.share for bar in bins(counts, step, first)}
    return [(place, shares.get(place, 0.0)) for place in range(first, max(counts) + 1, step)]


def _range(first: int, step: int) -> str:
    return (str(first) if step == 1 else f"{first} … {first + step - 1}").replace("-", "−")


def spans(dots: Sequence[Dot], fair: Fair, width: int) -> list[str]:
    """Dots with their intervals on one common scale, ┊ at the fair value."""
    axis = scale([fair.value, *(value for dot in dots for value in dot[1:4])], tight=True)
    name = min(max(cells(dot.name) for dot in dots), max(8, width // 4))
    told = max(cells(dot.whole) for dot in dots)
    if width - name - told < 20:  # the figures go below
        return [
            line
            for number, dot in enumerate(dots)
            for line in (*wrap(f"{dot.name}  {dot.whole}", width), _span(dot, axis, fair, width, number))
        ]
    room = width - name - told - 2
    return [
        f"{pad(dot.name, name)} {_span(dot, axis, fair, room, number)} {dot.whole}"
        for number, dot in enumerate(dots)
    ]


def _span(dot: Dot, axis: Scale, fair: Fair, room: int, number: int) -> str:
    def place(value: float) -> int:
        return round((room - 1) * axis.at(value) / 100)

    letters = [" "] * room
    letters[place(fair.value)] = "┊"
    low, high = place(dot.low), place(dot.high)
    letters[low : high + 1] = "─" * (high - low + 1)
    letters[low], letters[high] = "├", "┤"
    letters[place(dot.value)] = "●"
    return paint("".join(letters), COLOURS[number % len(COLOURS)])
