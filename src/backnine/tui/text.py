"""Text in terminal cells: Japanese letters take two, colours none."""

import re
import textwrap
from collections.abc import Sequence
from types import ModuleType
from typing import Any, TypeVar

import click

T = TypeVar("T")

_WIDE = re.compile("[\u3000-\u9fff\uff00-\uffef]")
# What stays together: a word in Latin letters, or one wide letter with the signs that cling to it.
_CLOSING = "、。，．！？：；）」』】〉》・ー…％番打枚"
_PARTS = re.compile(rf"\s*[（「『【〈《]*(?:[!-~\u00a0-\u2fff]+|.)[{_CLOSING}]*")
_PLAIN = re.compile("[ -~\u00a0-\u02ff\u2010-\u2027\u2212]*")

COLOURS: dict[str, dict[str, Any]] = {
    "fairway": {"fg": "green"},
    "sand": {"fg": "yellow"},
    "water": {"fg": "cyan"},
    "stakes": {"fg": "red", "bold": True},
    "gold": {"fg": "bright_yellow", "bold": True},
    "mulligan": {"fg": "magenta"},
    "red": {"fg": "red"},
    "back": {"fg": "green", "dim": True},
    "muted": {"dim": True},
    "strong": {"bold": True},
    "glow": {"fg": "bright_yellow"},
    "alarm": {"fg": "black", "bg": "bright_yellow"},
}


def paint(text: str, colour: str) -> str:
    """Colour, which `click.echo` takes out again where none is wanted."""
    return click.style(text, **COLOURS[colour])


def key_text(key: str, what: str) -> str:
    """Something to type, and what it does."""
    return f"{paint(f'[{key}]', 'glow')} {what}"


def cells(text: str) -> int:
    """How many columns the text takes on the screen."""
    return len(text) if _is_plain(text) else _wcwidth().width(text)


def pad(text: str, width: int) -> str:
    """Exactly `width` cells: filled up with spaces, or cut with an ellipsis."""
    if cells(text) > width:
        text = _wcwidth().clip(text, 0, width - 1) + "…"
    return text + " " * (width - cells(text))


def wrap(text: str, width: int, indent: str = "") -> list[str]:
    """The text in lines of at most `width` cells; later lines are indented."""
    if _WIDE.search(text):
        return _wrap_wide(text, width, indent)
    lines = textwrap.wrap if _is_plain(text) else _wcwidth().wrap
    return lines(text, width, subsequent_indent=indent, break_on_hyphens=False) or [""]


def _wrap_wide(text: str, width: int, indent: str) -> list[str]:
    """Japanese may break between any two letters, but not before a full stop nor after a bracket."""
    lines = [""]
    parts = [
        piece for part in _PARTS.findall(text) for piece in textwrap.wrap(part, width, drop_whitespace=False)
    ]
    for part in parts:
        if lines[-1].strip() and cells(lines[-1]) + cells(part.rstrip()) > width:
            lines[-1] = lines[-1].rstrip()
            lines.append(indent)
            part = part.lstrip()  # noqa: PLW2901 - a line does not begin with a space
        lines[-1] += part
    return [*lines[:-1], lines[-1].rstrip()]


def _is_plain(text: str) -> bool:
    """Letters and signs that take one cell each."""
    return _PLAIN.fullmatch(text) is not None


def _wcwidth() -> ModuleType:
    import wcwidth  # noqa: PLC0415 - not needed for plain text, and slow to import

    return wcwidth


def rows_of(items: Sequence[T], columns: int) -> list[Sequence[T]]:
    """The items of a layout row by row."""
    return [items[start : start + columns] for start in range(0, len(items), columns)]


def beside(blocks: Sequence[Sequence[str]], gap: int = 2) -> list[str]:
    """Blocks of lines next to each other, each as wide as its widest line."""
    height = max((len(block) for block in blocks), default=0)
    widths = [max(map(cells, block), default=0) for block in blocks]
    rows = []
    for row in range(height):
        parts = [
            pad(block[row] if row < len(block) else "", width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        rows.append((" " * gap).join(parts).rstrip())
    return rows


def flow(blocks: Sequence[Sequence[str]], width: int, gap: int = 3) -> list[str]:
    """Blocks next to each other, as many as fit, then the next ones below."""
    lines: list[str] = []
    row: list[Sequence[str]] = []
    used = 0
    for block in blocks:
        wide = max(map(cells, block)) + gap
        if row and used + wide - gap > width:
            lines += [*beside(row, gap), ""]
            row, used = [], 0
        row.append(block)
        used += wide
    return lines + beside(row, gap)


def columns_of(items: Sequence[str], width: int, gap: int = 3) -> list[str]:
    """Short items one after another, as many a line as fit; none is cut."""
    lines = [""]
    for item in items:
        joined = f"{lines[-1]}{' ' * gap if lines[-1] else ''}{item}"
        if cells(joined) > width and lines[-1]:
            lines.append(item)
        else:
            lines[-1] = joined
    return [part for line in lines for part in (wrap(line, width) if cells(line) > width else [line])]


def short_seal(seal: str) -> str:
    """The first 64 bits of a seal, for a person to compare: `62e4 b8f1 8018 1b7c`."""
    return " ".join(seal[place : place + 4] for place in range(0, 16, 4))
