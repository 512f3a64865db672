"""Names as people type them: nothing invisible in them, no towers of marks, and no two that look alike.

This is for the door of a table and of the terminal. Records are read with whatever names they have.
"""

import re
import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

from backnine.names.lookalikes import skeleton

MOST_MARKS: Final = 3  # on one letter: Hindi, Hebrew and Tibetan need them
NUMBER: Final = 3  # letters of " 12"

# Default_Ignorable_Code_Point of Unicode 15, and what is drawn as nothing without being in it.
_UNSEEN: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "\u2800\ufffc\U00016fe4\U0001d159]"
)
_NEVER: Final = ("Cc", "Cf", "Cs", "Co", "Me")  # Me: marks drawn around their neighbours


def clean_name(text: str) -> str:
    """The name without what cannot be seen or stands over its line; empty if nothing of it shows."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    kept: list[str] = []
    marks: list[str] | None = None  # of the last letter; None: there is no letter to put one on
    for char in _UNSEEN.sub("", spaced):
        kind = unicodedata.category(char)
        if kind == "Mn":
            if marks is None or len(marks) >= MOST_MARKS or char in marks:
                continue
            marks.append(char)
        elif kind in _NEVER:
            continue
        else:
            marks = None if kind == "Zs" else []
        kept.append(char)
    return " ".join("".join(kept).split())


def unlike(name: str, others: Iterable[str], longest: int) -> str:
    """The name, numbered if somebody has it already or one that looks the same."""
    taken = {look for other in others for look in _looks(other)}
    numbered = (f"{name[: longest - NUMBER].rstrip()} {number}" for number in count(2))
    return name if not taken & _looks(name) else next(each for each in numbered if not taken & _looks(each))


def told_apart(names: Iterable[str], longest: int) -> tuple[str, ...]:
    """Ann, Ben, Ann 2 …"""
    told: list[str] = []
    for name in names:
        told.append(unlike(name, told, longest))
    return tuple(told)


def _looks(name: str) -> set[str]:
    """As it is written, and in small letters: ANN is taken for Ann, and B0b for Bob. Wide letters are taken
    for narrow ones, and two v for a w, which Unicode's table does not have."""
    plain = unicodedata.normalize("NFKC", name)
    looks = {look for each in (name, plain) for look in (skeleton(each), skeleton(each.casefold()))}
    return {each.replace("vv", "w") for each in looks | {skeleton(look.casefold()) for look in looks}}
