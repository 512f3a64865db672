"""What a text is taken for at a glance: the skeleton of Unicode's UTS #39, section 4."""

import unicodedata
from functools import cache
from importlib.resources import files


def skeleton(text: str) -> str:
    """Texts with the same skeleton look alike."""
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", apart.translate(_table()))


@cache
def _table() -> dict[int, str]:
    """By character what it is taken for; each line has a look, and all that have it."""
    text = files(__package__).joinpath("lookalikes.txt").read_text("utf-8")
    lines = [line.split(": ") for line in text.splitlines() if not line.startswith("#")]
    return {int(each, 16): _text(look) for look, alike in lines for each in alike.split()}


def _text(points: str) -> str:
    return "".join(chr(int(point, 16)) for point in points.split())
