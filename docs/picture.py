"""Draws docs/table.svg, the picture of a hole in play: `python -m docs.picture`.

It plays a few moves in a real terminal and keeps the last page.
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from tests.tui.screen import Screen

KEYS = ("", "1", "6", "d", "3", "d", "8", "t", "5", "d", "4", "d")
NIGHT, CREAM = (18, 36, 28), (243, 239, 226)
PLAIN = [(18, 36, 28), (235, 110, 100), (110, 200, 140), (222, 184, 90), (90, 160, 210), (186, 150, 230),
         (110, 190, 225), (243, 239, 226)]  # fmt: skip
BRIGHT = [(90, 110, 100), (255, 140, 130), (140, 225, 165), (255, 233, 168), (140, 190, 235), (210, 180, 245),
          (150, 215, 240), (255, 253, 246)]  # fmt: skip


def last_page() -> str:
    with Screen(
        "play", "--names", "Ann", "--bots", "rookie,weekender,weekender", "--seed", "2d", rows=30
    ) as screen:
        for key in KEYS:
            assert screen.prompted()
            screen.type(key)
        screen.wait_for("you drew")
        page = screen.raw.split("\x1b[3J")[-1]
    return re.sub(r"\r", "", page)


def main() -> None:
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(last_page()))
    svg = console.export_svg(title="backnine play", theme=TerminalTheme(NIGHT, CREAM, PLAIN, BRIGHT))
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no request to anybody's host
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    Path(__file__).with_name("table.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
