"""A list on the terminal: columns where they fit, otherwise a few lines for each row."""

from collections.abc import Sequence

import click

from backnine.refused import harmless
from backnine.tui.terminal import Terminal
from backnine.tui.text import cells, pad, paint, wrap

GAP = 2


def show(heads: Sequence[str], rows: Sequence[Sequence[str]], empty: str) -> None:
    """The last column may be long, and goes on in the next line. Names come from strangers."""
    rows = [[harmless(cell) for cell in row] for row in rows]
    for line in lines_of(heads, rows, Terminal().width) if rows else [empty]:
        click.echo(line)


def lines_of(heads: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    widths = [max(cells(each) for each in column) for column in zip(heads, *rows, strict=True)]
    left = sum(widths[:-1]) + GAP * (len(widths) - 1)
    rest = width - left
    if rest < min(widths[-1], 20):
        return _stacked(heads, rows, width)
    lines = [paint(_line(heads, widths[:-1]), "strong")]
    for row in rows:
        first, *more = wrap(row[-1], rest)
        lines += [_line([*row[:-1], first], widths[:-1]), *(" " * left + line for line in more)]
    return lines


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    *cut, last = row
    padded = [pad(cell, width) for cell, width in zip(cut, widths, strict=True)]
    return (" " * GAP).join([*padded, last]).rstrip()


def _stacked(heads: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    lines: list[str] = []
    for row in rows:
        told = [f"{head}: {cell}" for head, cell in zip(heads, row, strict=True) if cell]
        lines += [*([""] if lines else []), *(part for each in told for part in wrap(each, width, "  "))]
    return lines
