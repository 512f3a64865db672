"""How a match was set up: all there is of it before its seed and its moves."""

import unicodedata
from dataclasses import dataclass, field
from typing import Final

from backnine.games import Game, find_game
from backnine.hole import Seat
from backnine.house import House
from backnine.match import Match, begin
from backnine.position import Position, dealt
from backnine.refused import Refused
from backnine.shuffle import Shuffle, seal

LONGEST_NAME: Final = 40
# Direction marks could make a name or a comment look like something else on the screen.
_MARKS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
# Signs that show nothing by themselves: a name needs something else to be seen.
_BLANK: Final = frozenset("\u00ad\u034f\u115f\u1160\u180e\u200b\u200c\u200d\u2060\u2800\u3164\uffa0")


@dataclass(frozen=True)
class Setup:
    """The one header of records, tables, the terminal and the arena. Names, bots, seals and words go by seat;
    a seat with no bot is a person's."""

    game: str
    rules: int
    house: House
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    dealer: Seat | None = None  # where the deal moved on from an earlier match; None: it is drawn for
    memory_aid: bool = False
    bots_version: int | None = None  # of the play of our bots when the match began
    salts: tuple[str, ...] = ()  # of the first shuffle
    seals: tuple[str | None, ...] = ()  # a seal without its word: left out of the shuffle
    words: tuple[bytes | None, ...] = field(default=(), repr=False)
    start: Position | None = (
        None  # where it goes on from, in place of a first deal; then there is no record of it
    )

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    def is_lone(self, seat: Seat) -> bool:
        """Whether all others are bots."""
        return self.bots[seat] is None and self.bots.count(None) == 1

    def shuffle(self, seed: bytes) -> Shuffle:
        return Shuffle(seed, self.salts, self.words)

    def begin(self, seed: bytes) -> Match:
        """The draw for the dealer and the first deal; or the start, with the cards it does not name dealt."""
        shuffle = self.shuffle(seed)
        if self.start:
            return dealt(self.start, shuffle)
        return begin(self.game, self.players, self.house, shuffle, self.dealer, rules=self.rules)


def set_up(
    game: Game | str,
    names: tuple[str, ...],
    bots: tuple[str | None, ...] = (),
    house: House | str = "",
    *,
    words: tuple[bytes | None, ...] = (),
    seals: tuple[str | None, ...] = (),
    dealer: Seat | None = None,
    memory_aid: bool = False,
    bots_version: int | None = None,
    start: Position | None = None,
) -> Setup:
    """A match by the rules of today, or of its `start`; bad names are refused. If no seals are given, no word
    was left out."""
    rules = find_game(game) if isinstance(game, str) else game
    for text in (*names, *(bot for bot in bots if bot is not None)):
        check_text(text, LONGEST_NAME)
    nobody = (None,) * len(names)
    words = words or nobody
    return Setup(
        game=rules.name,
        rules=start.rules if start else rules.version,
        house=rules.house(house) if isinstance(house, str) else house,
        names=names,
        bots=bots or nobody,
        dealer=dealer,
        memory_aid=memory_aid,
        bots_version=bots_version,
        seals=seals or tuple(None if word is None else seal(word) for word in words),
        words=words,
        start=start,
    )


def check_text(text: str, longest: int) -> str:
    """A name or comment must be one line of visible text in any script; it is given back."""
    bad = [char for char in text if char in _MARKS or unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")]
    if bad or text != text.strip() or len(text) > longest or not set(text) - _BLANK:
        raise Refused("bad-text", text=text[:40] + "…" * (len(text) > 40), longest=longest)
    return text
