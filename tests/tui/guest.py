"""Somebody in front of a terminal at a table of a server: answers what the screen asks for, when it does."""

import re
from itertools import pairwise
from pathlib import Path
from random import Random

from tests.tui.screen import Screen


class Guest(Screen):
    """`backnine join …` with a state folder of its own. `act` types something if it is asked for."""

    def __init__(self, *arguments: str, state: Path, seed: int = 1, **settings: object) -> None:
        super().__init__("join", *arguments, XDG_STATE_HOME=str(state), **settings)  # type: ignore[arg-type]
        self.dice = Random(seed)

    @property
    def keys(self) -> str:
        """What may be typed, under the cards."""
        text = self.text
        return text[text.rfind("╯") :] if "╯" in text else text

    def act(self) -> bool:
        """Answer the page, if it waits for this player; false if it waits for others."""
        while self.read_more():
            pass
        if not self.asks():
            return False
        typed = self.answer()
        if typed is None:
            return False
        self.type(typed)
        return True

    def answer(self) -> str | None:
        text, keys = self.text, self.keys
        if text.endswith(("Press Enter to go on.", "press Enter.")):
            return ""
        if "[k]" in keys and self.dice.random() < 0.2:
            return "k"
        if "[d]" in keys:
            return "d" if "[t]" not in keys or self.dice.random() < 0.7 else "t"
        if "[l]" in keys:
            return "l"
        if slots := _slots(keys):
            covered = [slot for slot in slots if self.is_covered(slot)]
            return self.dice.choice(covered or slots)
        return None

    def is_covered(self, slot: str) -> bool:
        """Does the card in this place of one's own lie face down?"""
        lines = self.text.splitlines()
        for above, line in pairwise(lines):
            if f"╭{slot}──" in above:
                at = above.index(f"╭{slot}──")
                return "░░░░" in line[at : at + 6]
        return False


def _slots(keys: str) -> list[str]:
    """`[1-8]` and `[1 3 7]`."""
    found = re.search(r"\[(\d[-\d ]*)\]", keys)
    if not found:
        return []
    if "-" in found[1]:
        first, last = found[1].split("-")
        return [str(slot) for slot in range(int(first), int(last) + 1)]
    return found[1].split()
