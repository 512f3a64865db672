"""Names in the letters that our fonts have."""

from functools import cache
from pathlib import Path
from typing import Final

from backnine.refused import Refused

FONTS: Final = Path(__file__).parent / "fonts"
PICTURE, LETTER = "★", "□"  # stand for an emoji, and for a letter of a script that we cannot print
MORE: Final = "♀♂\u200d\ufe0f"  # say more of the emoji before them, or join it with the next
PICTURES: Final = range(0x1F000, 0x20000)  # beyond it are rare Chinese characters


def printable(name: str) -> str:
    """The name with a star for an emoji, and a box for a letter that no font has."""
    known = covered()
    told: list[str] = []
    for char in name:
        instead = char if ord(char) in known else PICTURE if _is_picture(char) else LETTER
        if told[-1:] != [PICTURE] or instead not in (PICTURE, *MORE):  # one emoji may be several signs
            told.append(instead)
    return "".join(told)


def _is_picture(char: str) -> bool:
    return ord(char) in PICTURES or 0x2190 <= ord(char) <= 0x2BFF


@cache
def covered() -> frozenset[int]:
    """Every letter of every font; the build writes them down."""
    told = FONTS / "letters.txt"
    if not told.exists():
        raise Refused("paper-fonts")
    ends = [line.split("-") for line in told.read_text("utf-8").split()]
    return frozenset(code for first, last in ends for code in range(int(first, 16), int(last, 16) + 1))
