"""What the person at this keyboard is called: asked once, and kept in a file for the next time."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.names import clean_name
from backnine.refused import Refused
from backnine.tui.terminal import Terminal
from backnine.tui.text import paint, wrap

FILE = "name"
LARGEST = 400


def kept_name(folder: Path) -> str | None:
    """Empty for who wants none; None if nobody was asked yet."""
    try:
        with (folder / FILE).open(encoding="utf-8") as file:
            return clean_name(file.read(LARGEST))
    except (OSError, UnicodeError):
        return None


def keep_name(folder: Path, name: str) -> None:
    """Where it cannot be kept, one is asked again."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        (folder / FILE).write_text(f"{name}\n", encoding="utf-8")


def ask_name(words: Words, terminal: Terminal, usual: str, check: Callable[[str], str]) -> str:
    """Enter alone: none, and so the usual one. What will not do is said, and asked again."""
    complaint = ""
    while True:
        lines = [paint(words("table-ask-name"), "strong"), ""]
        lines += wrap(words("table-ask-name-why", usual=usual), terminal.width)
        alarm = wrap(complaint, terminal.width) if complaint else []
        terminal.page([*lines, *(paint(line, "alarm") for line in alarm)])
        try:
            typed = clean_name(terminal.ask().replace(",", " "))
            return check(typed) if typed else ""
        except EOFError:
            return ""
        except Refused as refused:
            complaint = problem_text(words, refused)
