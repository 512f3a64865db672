"""What it is worth to play on at Four-Card Golf, by hour of the hole and square; training/four_card.py makes
the table.

The hour is how far the others have come. At hour 1 they will have about 18 strokes each if one knocks, at
hour 12 about 7.
"""

import zlib
from bisect import bisect_left
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from typing import NamedTuple

HOURS = 12
UNKNOWN = 11  # stands for a card not known; other cards stand for themselves by value
STEPS = 20  # of the table, to a stroke
PLAYERS = (2, 3, 4, 6)
OTHERS = {  # what the others will have if one knocks, by hour
    2: (17.69, 15.8, 14.16, 12.78, 11.62, 10.65, 9.86, 9.01, 8.36, 7.83, 7.4, 6.96),
    3: (17.56, 15.57, 13.89, 12.44, 11.17, 10.06, 9.15, 8.27, 7.55, 6.98, 6.51, 6.04),
    4: (17.49, 15.51, 13.81, 12.33, 10.98, 9.72, 8.65, 7.73, 7.09, 6.7, 6.4, 6.1),
    6: (17.52, 15.55, 13.85, 12.39, 11.08, 9.96, 9.0, 8.14, 7.41, 6.83, 6.3, 5.81),
}


class Hour(NamedTuple):
    """A time between two full hours at a table for so many."""

    players: int
    full: int
    past: float


def hour(players: int, others: float) -> Hour:
    """The hour at which the others usually come to so much."""
    size = max([each for each in PLAYERS if each <= players])
    figures = OTHERS[size]
    later = bisect_left(figures, -others, key=lambda figure: -figure)
    if later in (0, HOURS):
        return Hour(size, min(later, HOURS - 1), 0.0)
    earlier = figures[later - 1]
    return Hour(size, later - 1, (earlier - others) / (earlier - figures[later]))


def playing_on(time: Hour, values: tuple[int, ...]) -> float:
    """Strokes that playing on is worth, against knocking, with these cards."""
    table = tables()[time.players]
    square = squares()[tuple(sorted(values))]
    now = table[time.full * len(squares()) + square]
    if not time.past:
        return now / STEPS
    later = table[(time.full + 1) * len(squares()) + square]
    return (now + time.past * (later - now)) / STEPS


@cache
def squares() -> dict[tuple[int, ...], int]:
    """The number of a square by its values, the lowest first."""
    return {values: place for place, values in enumerate(combinations_with_replacement(range(12), 4))}


@cache
def tables() -> dict[int, bytes]:
    """By players: what playing on is worth in steps, by hour and square."""
    worth = zlib.decompress(Path(__file__).with_name("hours.zlib").read_bytes())
    size = HOURS * len(squares())
    return {players: worth[part * size : (part + 1) * size] for part, players in enumerate(PLAYERS)}
