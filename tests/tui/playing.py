"""Somebody who plays at the terminal, by the keys it offers."""

import re
from itertools import cycle

from backnine.games import GAMES
from backnine.locales import LANGUAGES
from tests.tui.screen import Screen, plain

NAMES = [game.name for game in GAMES]
WIDE = [(name, "en") for name in NAMES] + [*zip(cycle(NAMES), LANGUAGES, strict=False)][1:]
NARROW = [*zip(cycle(NAMES[1:] + NAMES[:1]), LANGUAGES, strict=False)]
FACE = re.compile(r"[0-9AJQK] ?[♠♥♦♣]")


def lines_printed(screen: Screen) -> list[str]:
    """Everything that was ever on the screen, but for the path of the record, which may be long."""
    return [line for line in plain(screen.raw).split("\n") if ".golf" not in line]


def start(screen: Screen) -> None:
    """Past the welcome and the draw for the dealer, against whoever is usual."""
    if "Against whom" in screen.wait_for("sealed|Against whom.*>"):
        screen.type("")
    screen.wait_for("sealed")
    screen.type("")
    screen.wait_for("Press Enter")
    screen.type("")


class Player:
    """Answers what the screen asks for, in any language, by the keys it offers."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.turn = 0

    def answer(self) -> str:
        text = self.screen.text
        keys = text[text.rfind("╯") + 1 :]
        if not text.endswith(">") or not re.search(r"\[[1-8dl]", keys):
            return ""  # "press Enter"
        if "[d]" in keys:
            return "k" if "[k]" in keys and self.turn > 4 else "d"
        if "[l]" in keys:
            return "l"
        self.turn += 1
        slots = re.findall(r"\[([1-8])", keys)
        low, high = int(slots[0]), 4 if re.search("[♠♥♦♣]", text) else 8
        return str(low + self.turn % (high - low + 1)) if "[x" in keys else slots[0]

    def play_to_the_end(self) -> int:
        for _ in range(400):
            if not self.screen.prompted():
                return self.screen.ended()
            self.screen.type(self.answer())
        raise AssertionError(f"no end in sight:\n{self.screen.text}")
