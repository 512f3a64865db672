"""The matches that were not played to their end: a list to choose from."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple, TypeVar

from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.record import Record
from backnine.refused import Refused
from backnine.tui.files import load
from backnine.tui.people import join_names
from backnine.tui.terminal import Terminal
from backnine.tui.text import paint, wrap

T = TypeVar("T")

MOST = 99  # of the newest


class SavedMatch(NamedTuple):
    path: Path
    record: Record
    at: float  # when it was last played


def saved_matches(folder: Path) -> list[SavedMatch]:
    """Those that can go on, the newest first."""
    found = sorted(((_time(path), path) for path in folder.glob("*.golf")), reverse=True)
    matches = [SavedMatch(path, record, at) for at, path in found[: 2 * MOST] if (record := _read(path))]
    return [each for each in matches if each.record.outcome is None][:MOST]


def _time(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _read(path: Path) -> Record | None:
    """A match that never began left an empty file, and others may be in the way."""
    try:
        return load(path)
    except Refused:
        return None


def choose(words: Words, terminal: Terminal, folder: Path, play: Callable[[Path], T]) -> T | None:
    """Ask which match to go on with; None: none of them. What cannot be resumed is said, and asked again."""
    complaint = ""
    while True:
        matches = saved_matches(folder)
        if not matches:
            raise Refused("no-saved-matches", folder=str(folder))
        terminal.page(_page(words, matches, terminal, complaint))
        try:
            typed = terminal.ask().lower()
        except EOFError:
            return None
        if typed in ("q", "quit"):
            return None
        place = int(typed[:3]) if typed.isdecimal() else 0 if typed else 1
        if not 1 <= place <= len(matches):
            complaint = words("table-not-understood", typed=typed[:40])
            continue
        try:
            return play(matches[place - 1].path)
        except Refused as refused:
            complaint = problem_text(words, refused)


def _page(words: Words, matches: list[SavedMatch], terminal: Terminal, complaint: str) -> list[str]:
    width = terminal.width
    below = ["", *wrap(words("table-choose-match"), width)]
    below += [paint(line, "alarm") for line in (wrap(complaint, width) if complaint else [])]
    lines = [paint(words("table-saved-matches"), "strong"), ""]
    for number, match in enumerate(matches, 1):
        entry = _entry(words, match, number, width)
        if number > 1 and len(lines) + len(entry) + len(below) > terminal.height - 1:
            break  # the older ones can be named by their file
        lines += entry
    return [*lines, *below]


def _entry(words: Words, match: SavedMatch, number: int, width: int) -> list[str]:
    key = f"[{number}]"
    first, *rest = wrap(" · ".join(_facts(words, match)), width - 5)
    return [f"{paint(key, 'glow')}{' ' * (5 - len(key))}{first}", *(" " * 5 + line for line in rest)]


def _facts(words: Words, match: SavedMatch) -> Iterable[str]:
    """Game, names, hole and day."""
    setup, last = match.record.setup, match.record.holes[-1] if match.record.holes else None
    hole = 1 if last is None else last.number + (last.claim is not None)
    holes = setup.house.number("holes")
    yield words(f"{setup.game}-name")
    yield join_names(words, setup.names)
    where = "table-play-off" if hole > holes else "table-hole"
    yield words(where, hole=hole, holes=holes)
    yield words.moment(match.at)
