"""Strokes less luck, in words: on the terminal and in reports."""

from collections.abc import Iterator, Sequence
from math import isfinite

from backnine.arena import page
from backnine.arena.result import WithoutLuck
from backnine.arena.told import Told
from backnine.tui.text import paint, wrap


def luck_lines(told: Told, names: Sequence[str], found: Sequence[WithoutLuck], width: int) -> Iterator[str]:
    """Nothing where matches were not judged."""
    if not found:
        return
    yield paint(told.words("report-luck-title"), "strong")
    for name, less in zip(names, found, strict=True):
        yield from wrap(_line(told, name, less), width, indent="  ")
    for note in [*_worth(told, found), told.words("report-luck-text")]:
        yield from wrap(note, width)
    yield ""


def luck_section(told: Told, names: Sequence[str], found: Sequence[WithoutLuck]) -> str:
    if not found:
        return ""
    words, title = told.words, told.words("report-luck-title")
    rows: list[page.TableRow] = [
        [name, told.strokes_cell(less.strokes), told.difference_cell(less.difference)]
        for name, less in zip(names, found, strict=True)
    ]
    head = [words("report-col-bot"), words("report-col-strokes"), words("report-col-difference")]
    notes = [page.para(note) for note in [*_worth(told, found), words("report-luck-text")]]
    return page.section(title, page.table(title, head, rows), *notes)


def _line(told: Told, name: str, less: WithoutLuck) -> str:
    number, give = told.number, (less.strokes.high - less.strokes.low) / 2
    strokes = number(less.strokes.value, 2) + (f" ± {number(give, 2)}" if isfinite(give) else "")
    apart, give = less.difference, (less.difference.high - less.difference.low) / 2
    difference = number.signed(apart.value, 2) + (f" ± {number(give, 2)}" if isfinite(give) else "")
    return told.words("report-luck-line", name=name, strokes=strokes, difference=difference)


def _worth(told: Told, found: Sequence[WithoutLuck]) -> list[str]:
    """As many matches as how many times; the least of all contestants, if there are several."""
    times = min(less.times for less in found)
    several = len(found) > 1 and isfinite(times)
    return [told.words("report-luck-worth", times=told.number(times, 1))] if several else []
