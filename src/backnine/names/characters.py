"""Who the bots are: short first names that fit a column of a score card."""

from collections.abc import Collection
from typing import Final

from backnine.names import unlike

# By level; where more are needed, those of other levels help out. In all as many as a table has chairs.
CHARACTERS: Final = {
    "rookie": ("Pip", "Lulu", "Teo"),
    "weekender": ("Robin", "Nora", "Otto"),
    "club": ("Mika", "Vera", "Hugo"),
    "tour": ("Aiko", "Iris", "Max"),
}

KANA: Final = {
    "Pip": "ピップ", "Lulu": "ルル", "Teo": "テオ",
    "Robin": "ロビン", "Nora": "ノラ", "Otto": "オットー",
    "Mika": "ミカ", "Vera": "ヴェラ", "Hugo": "ユーゴ",
    "Aiko": "アイコ", "Iris": "イリス", "Max": "マックス",
}  # fmt: skip


def written(name: str, language: str) -> str:
    """The name of a bot in the letters of the reader."""
    return KANA.get(name, name) if language == "ja" else name


def character(level: str, others: Collection[str], longest: int) -> str:
    """Somebody of this level whom nobody at the table is called like, or could be taken for."""
    own = CHARACTERS.get(level.partition("@")[0], ())
    known = (*own, *(name for names in CHARACTERS.values() for name in names if name not in own))
    free = (name for name in known if name == unlike(name, others, longest))
    return next(free, unlike(known[0], others, longest))
