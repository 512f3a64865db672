"""One page of HTML that needs nothing else: no script, no font, no picture from anywhere."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from backnine.arena.plots.stacks import Part
from backnine.arena.plots.svg import colour, mark, tag
from backnine.locales import Words

STYLE = Path(__file__).with_name("page.css")
_NOTHING_ELSE = "default-src 'none'; style-src 'unsafe-inline'"

_WIDE = '<section class="wide">'
_NARROW = "<section>"

_HILLS = """<svg viewBox="0 0 1200 84" preserveAspectRatio="none" aria-hidden="true">
<path class="back" d="M0 52C180 8 330 12 520 40S900 70 1200 18V84H0z"/>
<path class="front" d="M0 70C220 40 420 58 640 66S1010 56 1200 46V84H0z"/></svg>
<svg class="pin" viewBox="0 0 48 74" aria-hidden="true"><path class="flag" d="M12 4V72"/>
<path class="cloth" d="M13 4L44 15L13 26z"/></svg>"""


class PageCell(NamedTuple):
    """A figure with something small below it, its interval mostly."""

    told: str
    below: str = ""


class PageText(NamedTuple):
    """Words in a table, which may take several lines."""

    said: str


TableRow = Sequence[str | PageCell | PageText]


def document(words: Words, *, title: str, kicker: str, under: str, sections: Sequence[str]) -> str:
    """The whole document."""
    head = "".join(
        (
            '<meta charset="utf-8"/>',
            f'<meta http-equiv="Content-Security-Policy" content="{_NOTHING_ELSE}"/>',
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
            '<meta name="color-scheme" content="light dark"/>',
            f"<title>{escape(title)} · {escape(kicker)}</title>",
            f"<style>\n{STYLE.read_text('utf-8')}</style>",
        )
    )
    top = (
        f'<header><div><p class="kicker">{escape(kicker)}</p><h1>{escape(title)}</h1>'
        f"<p>{escape(under)}</p></div>{_HILLS}</header>"
    )
    foot = f"<footer><p>{escape(words('report-foot'))}</p></footer>"
    body = f"{top}\n<main>\n{_lines(_filled(sections))}\n</main>\n{foot}"
    whole = f"<head>{head}</head>\n<body>\n{body}\n</body>"
    return f'<!doctype html>\n<html lang="{words.language}">\n{whole}\n</html>\n'


def _filled(sections: Sequence[str]) -> list[str]:
    """On a wide page two sections stand side by side; one without a neighbour gets the whole width."""
    filled: list[str] = []
    for wide, run in groupby(filter(None, sections), key=lambda part: part.startswith(_WIDE)):
        *others, last = run
        alone = not wide and len(others) % 2 == 0
        filled += [*others, last.replace(_NARROW, _WIDE, 1) if alone else last]
    return filled


def _lines(parts: Sequence[str]) -> str:
    return "\n".join(part for part in parts if part)


def section(title: str, *parts: str, wide: bool = False) -> str:
    return f"{_WIDE if wide else _NARROW}<h2>{escape(title)}</h2>{_lines(parts)}</section>"


def headline(said: str, *notes: str) -> str:
    return f'{_WIDE}<p class="headline">{escape(said)}</p>{_lines(notes)}</section>'


def para(said: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(said)}</p>' if kind else f"<p>{escape(said)}</p>"


def columns(paragraphs: Sequence[str]) -> str:
    """Text for a wide page."""
    return f'<div class="columns">{_lines(paragraphs)}</div>'


def table(caption: str, head: Sequence[str], rows: Sequence[TableRow]) -> str:
    """A table that scrolls by itself where it is too wide; the first cell of a row is its name."""
    kinds = map(_kind, rows[0] if rows else head)
    tops = "".join(
        f'<th scope="col"{kind}>{escape(name)}</th>' for name, kind in zip(head, kinds, strict=True)
    )
    body = "".join(f'<tr><th scope="row">{_inside(row[0])}</th>{_cells(row[1:])}</tr>' for row in rows)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}">'
        f"<table><thead><tr>{tops}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cells(cells: TableRow) -> str:
    return "".join(f"<td{_kind(cell)}>{_inside(cell)}</td>" for cell in cells)


def _kind(cell: str | PageCell | PageText) -> str:
    return ' class="text"' if isinstance(cell, PageText) else ""


def _inside(cell: str | PageCell | PageText) -> str:
    if isinstance(cell, str):
        return escape(cell)
    if isinstance(cell, PageText):
        return escape(cell.said)
    return escape(cell.told) + (f"<small>{escape(cell.below)}</small>" if cell.below else "")


def folded(words: Words, table: str) -> str:
    """The figures of a plot, a click away; they are printed always."""
    return f"<details><summary>{escape(words('report-figures'))}</summary>{table}</details>"


def line_key(names: Sequence[str]) -> str:
    """What the colours, shapes and dashes of lines stand for; one line needs none."""
    if len(names) < 2:
        return ""
    return _key((_dash(series), name, "") for series, name in enumerate(names))


def box_key(parts: Sequence[Part], told: Sequence[str] = ()) -> str:
    """What the colours of bars stand for, with a figure each if there is one."""
    figures = told or [""] * len(parts)
    return _key((_box(part.series), part.name, figure) for part, figure in zip(parts, figures, strict=True))


def _key(entries: Iterable[tuple[str, str, str]]) -> str:
    items = (
        f"<li>{sign}<span>{escape(name)} <b>{escape(told)}</b></span></li>" for sign, name, told in entries
    )
    return f'<ul class="key">{"".join(items)}</ul>'


def _dash(series: int) -> str:
    line = tag("line", x1=0, x2="100%", y1=8, y2=8, class_=f"line {colour(series)} d{series % 3}")
    return tag("svg", line + mark(50, 8, series), aria_hidden="true")


def _box(series: int) -> str:
    box = tag("rect", x=4, y=0, width=18, height=16, rx=3, class_=f"part {colour(series)}")
    return tag("svg", box, aria_hidden="true")


def facts(rows: Sequence[tuple[str, str]]) -> str:
    return f"<dl>{''.join(f'<dt>{escape(name)}</dt><dd>{escape(told)}</dd>' for name, told in rows)}</dl>"


def command_line(typed: str) -> str:
    return f"<pre>{escape(typed)}</pre>"
