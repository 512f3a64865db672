"""A match with real cards as it is kept: its set-up, and what was told of it, one entry after another."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from backnine.cards import Card
from backnine.games import Game
from backnine.hole import Seat
from backnine.house import House
from backnine.match import Pick, lowest
from backnine.refused import Refused

LONGEST_NAME: Final = 24
MOST_ENTRIES: Final = 1000  # twelve players with every play-off need 378; reading looks at all for each
_NEVER: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")  # commands, what cannot be seen, ends of lines


class StrokesTold(NamedTuple):
    """What somebody's layout counted. None: what was told of it is taken back, while the hole is open."""

    hole: int
    seat: Seat
    strokes: int | None


class CardsTold(NamedTuple):
    """Somebody's layout; None where a card is not told yet."""

    hole: int
    seat: Seat
    cards: tuple[Card | None, ...]


class CloserTold(NamedTuple):
    """Who went out or knocked; None: nobody."""

    hole: int
    seat: Seat | None


class HoleDone(NamedTuple):
    """All was told of this hole. Whatever is told of it later is a correction."""

    hole: int


KeptEntry = StrokesTold | CardsTold | CloserTold | HoleDone


@dataclass(frozen=True)
class KeptMatch:
    """`draw`: the picks for the dealer, if they were drawn here. `at`: when it began, in milliseconds."""

    id: str
    at: int
    game: Game
    house: House
    names: tuple[str, ...]
    dealer: Seat
    draw: tuple[Pick, ...] = ()
    entries: tuple[KeptEntry, ...] = ()

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def holes(self) -> int:
        """The regular holes; play-offs come on top."""
        return self.house.number("holes")


def begin(kept: KeptMatch) -> KeptMatch:
    """The same match, or a refusal of a set-up that does not fit together."""
    game, dealer = kept.game, kept.dealer
    game.check_players(kept.players, kept.house)
    check_names(kept.names)
    if dealer not in range(kept.players):
        raise Refused("no-such-seat", seat=dealer, most=kept.players - 1)
    _check_draw(kept)
    return kept


def check_names(names: Sequence[str]) -> None:
    """Visible, not too long for a score card, and no two the same."""
    for name in names:
        unseen = any(unicodedata.category(char) in _NEVER for char in name)
        if unseen or name != name.strip() or not 0 < len(name) <= LONGEST_NAME:
            raise Refused("keeper-name", name=name[:40], longest=LONGEST_NAME)
    alike = [name for place, name in enumerate(names) if name in names[:place]]
    if alike:
        raise Refused("keeper-names-alike", name=alike[0])


def _check_draw(kept: KeptMatch) -> None:
    """Those who tied for the lowest card drew again, and the last to be lowest deals."""
    tied = list(range(kept.players))
    pack = set(kept.game.pack(kept.house, kept.players))
    for pick in kept.draw:
        drew = [seat for seat, card in enumerate(pick) if card is not None]
        if len(pick) != kept.players or drew != tied or not pack.issuperset(filter(None, pick)):
            raise Refused("keeper-other-dealer")
        tied = lowest(kept.game, pick, kept.house)
    if kept.draw and tied != [kept.dealer]:
        raise Refused("keeper-other-dealer")
