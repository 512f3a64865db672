"""Who a sentence is about, as the catalogues ask for it: `$who` and `$name`.

`$who` is `you` for the reader, `one` for somebody else, `many` for several, `you-too` for the reader and
those in `$name`. So every language has its second person (docs/languages.md).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from backnine.hole import Seat
from backnine.locales import Words
from backnine.names.characters import KANA, written
from backnine.protocol import ChairSeen


def join_names(words: Words, names: Sequence[str]) -> str:
    """`Ann, Ben and Cat`."""
    if len(names) < 2:
        return "".join(names)
    return words("web-and", first=words("web-name-comma").join(names[:-1]), second=names[-1])


def people_at(words: Words, chairs: Sequence[ChairSeen], you: Seat | None) -> "People":
    """Those in these chairs; bots as their characters, in the letters of the reader."""
    bots = [chair.kind == "bot" for chair in chairs]
    names = [
        written(chair.name, words.language) if bot else chair.name
        for chair, bot in zip(chairs, bots, strict=True)
    ]
    levels = [
        (chair.bot or "").partition("@")[0].capitalize() if bot and chair.name in KANA else ""
        for chair, bot in zip(chairs, bots, strict=True)
    ]
    return People(names, you, levels)


@dataclass(frozen=True)
class People:
    """The names at a table, as one reader is told of them."""

    names: Sequence[str]
    you: Seat | None = None  # nobody where several people share the screen
    levels: Sequence[str] = ()  # of bots, by seat

    def __getitem__(self, seat: Seat) -> str:
        return self.names[seat]

    def introduced(self, seat: Seat) -> str:
        """`Robin (Weekender)`."""
        level = self.levels[seat] if self.levels else ""
        return f"{self.names[seat]} ({level})" if level else self.names[seat]

    def one(self, seat: Seat) -> dict[str, str]:
        return {"who": "you" if seat == self.you else "one", "name": self.names[seat]}

    def some(self, words: Words, seats: Iterable[Seat]) -> dict[str, str]:
        """One or several, with the reader first."""
        several = list(seats)
        if len(several) == 1:
            return self.one(several[0])
        others = [self.names[seat] for seat in several if seat != self.you]
        who = "you-too" if self.you in several else "many"
        return {"who": who, "name": join_names(words, others)}
