"""Which characters look like which: Unicode's table (UTS #39), as the ICU library of this system knows it.

python -m training.lookalikes 72    writes src/backnine/names/lookalikes.txt; 72 is the library's version
"""

import ctypes
import sys
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src" / "backnine" / "names" / "lookalikes.txt"
HEAD = """\
# Characters that look alike, by what they are taken for: Unicode {unicode}, UTS #39, by ICU {icu}.
# Copyright (c) Unicode, Inc.; see LICENSE-unicode. Written by training/lookalikes.py.
"""
ROOM = 200  # bytes; the longest skeleton of one character has fewer


def skeletons(icu: str) -> Callable[[str], str]:
    library = ctypes.CDLL(f"libicui18n.so.{icu}")
    failed = ctypes.c_int(0)
    opener = library[f"uspoof_open_{icu}"]
    opener.restype = ctypes.c_void_p
    checker = ctypes.c_void_p(opener(ctypes.byref(failed)))
    get = library[f"uspoof_getSkeletonUTF8_{icu}"]

    def skeleton(text: str) -> str:
        given, made = text.encode(), ctypes.create_string_buffer(ROOM)
        length = get(checker, 0, given, len(given), made, ROOM, ctypes.byref(failed))
        if failed.value > 0:
            raise ValueError(f"{text!r}: ICU says {failed.value}")
        return made.raw[:length].decode()

    return skeleton


def pairs(skeleton: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """What decomposes is decomposed first, so that it needs no line of its own."""
    for point in range(sys.maxunicode + 1):
        char = chr(point)
        if 0xD800 <= point < 0xE000 or unicodedata.normalize("NFD", char) != char:
            continue
        taken_for = skeleton(char)
        while skeleton(taken_for) != taken_for:  # ICU looks each character up once
            taken_for = skeleton(taken_for)
        if taken_for and taken_for != char:
            yield char, taken_for


def table(icu: str, unicode: str) -> str:
    grouped: dict[str, list[str]] = {}
    for char, taken_for in pairs(skeletons(icu)):
        grouped.setdefault(taken_for, []).append(char)
    lines = [f"{_hex(taken_for)}: {_hex(''.join(chars))}\n" for taken_for, chars in sorted(grouped.items())]
    return HEAD.format(icu=icu, unicode=unicode) + "".join(lines)


def _hex(text: str) -> str:
    return " ".join(f"{ord(char):X}" for char in text)


if __name__ == "__main__":
    TABLE.write_text(table(sys.argv[1], "15.0"), "utf-8")
