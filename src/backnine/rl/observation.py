"""What a seat may know as a row of whole numbers: its parts, their shapes and bounds (docs/rl.md).

The numbers come from the seat's view with recall and from nothing else. Seats go clockwise from the observer.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import prod
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeVar

from backnine.cards import Card, rank
from backnine.games import Game
from backnine.hole import MOST_TAKES, MOST_TURNS, Seat
from backnine.house import House
from backnine.match import MOST_PLAY_OFFS
from backnine.view import SeenSlot, View

if TYPE_CHECKING:
    from numpy.typing import NDArray

T = TypeVar("T", bound=Any)

PHASES: Final = ("tee-off", "first-look", "draw", "place", "over")
PILES: Final = (None, "stock", "discard")
KNOWERS: Final = ("none", "owner", "me", "all")

_PHASE: Final = {phase: number for number, phase in enumerate(PHASES)}
_PILE: Final = {pile: number for number, pile in enumerate(PILES)}
_KNOWER: Final = {knower: number for number, knower in enumerate(KNOWERS)}


class ObservationPart(NamedTuple):
    """Some of the numbers: a `choice` is one of several things, a `count` a quantity."""

    name: str
    shape: tuple[int, ...]
    kind: Literal["choice", "count"]
    most: int
    least: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


def kinds_of(game: Game, house: House, players: int) -> tuple[str, ...]:
    """The cards that differ for the score, in the order of the pack: suits never do."""
    return tuple(dict.fromkeys(_kind(game, card) for card in game.pack(house, players)))


def _kind(game: Game, card: Card) -> str:
    return rank(card) if game.faces == "suits" else card


class Observer:
    """Turns views of one table into numbers."""

    def __init__(self, game: Game, players: int, house: House) -> None:
        game.check_players(players, house)
        self.game, self.players, self.house = game, players, house
        self.kinds = kinds_of(game, house, players)
        self.parts = tuple(_parts(game, players, house, len(self.kinds)))
        ends = tuple(accumulate(part.size for part in self.parts))
        self.size = ends[-1]
        self.places = tuple(slice(end - part.size, end) for part, end in zip(self.parts, ends, strict=True))
        numbers = {kind: number for number, kind in enumerate(self.kinds, 1)}
        cards = {card: numbers[_kind(game, card)] for card in game.pack(house, players)}
        self._codes: dict[Card | None, int] = {None: 0} | cards
        self.cards_of_kind = tuple(
            frozenset(card for card in cards if cards[card] == number) for number in numbers.values()
        )
        seats = tuple(range(players))
        self._from = [seats[seat:] + seats[:seat] for seat in seats]

    def kind(self, card: Card) -> str:
        return self.kinds[self._codes[card] - 1]

    def code(self, card: Card | None) -> int:
        """The number of its kind, from 1; 0 for none, or one that is not known."""
        return self._codes[card]

    def by_name(self, row: "NDArray[T]") -> "dict[str, NDArray[T]]":
        """The parts of a row, or of many rows at once, each in its shape."""
        before = row.shape[:-1]
        return {
            part.name: row[..., place].reshape((*before, *part.shape))
            for part, place in zip(self.parts, self.places, strict=True)
        }

    def numbers(self, seen: View) -> list[int]:
        """The row of a seat's view. Spectators have no place to begin from."""
        assert seen.seat is not None
        codes, discard = self._codes, seen.discard
        around = self._from[seen.seat]
        row = [
            _PHASE[seen.phase],
            self._away(seen, seen.turn if seen.turn is not None else next(iter(seen.acting), None)),
            self._away(seen, seen.dealer),
            self._away(seen, seen.closer),
            codes[seen.held],
            _PILE[seen.held_from],
            codes[discard[-1]] if discard else 0,
            seen.stock,
            seen.renewals,
            seen.takes,
            seen.hole,
            seen.holes,
            *self.counted(discard),
        ]
        layouts, owed = seen.layouts, seen.owed
        row += [int(seat in seen.seats) for seat in around]
        for by_seat in (seen.turns, seen.totals):
            row += [by_seat[seat] for seat in around]
        for seat in around:
            row += self._cards(layouts[seat])
        if self.game.secrets:
            for seat in around:
                row += self._knowers(layouts[seat])
            for seat in around:
                row += [int(slot in owed[seat]) for slot in range(1, self.game.slots + 1)]
        return row

    def _away(self, seen: View, seat: Seat | None) -> int:
        """How many seats clockwise from the observer; nobody is one more than all."""
        assert seen.seat is not None
        return self.players if seat is None else (seat - seen.seat) % self.players

    def counted(self, cards: Sequence[Card]) -> tuple[int, ...]:
        """How many there are of each kind."""
        counts = [0] * (len(self.kinds) + 1)
        for code in map(self._codes.__getitem__, cards):
            counts[code] += 1
        return tuple(counts[1:])

    def _cards(self, layout: tuple[SeenSlot, ...]) -> list[int]:
        codes = self._codes
        return [codes[slot[0]] for slot in layout] if layout else [0] * self.game.slots

    def _knowers(self, layout: tuple[SeenSlot, ...]) -> list[int]:
        return [_KNOWER[slot[2]] for slot in layout] if layout else [0] * self.game.slots


def _parts(game: Game, players: int, house: House, kinds: int) -> Iterator[ObservationPart]:
    holes, pack = house.number("holes"), game.pack(house, players)
    worst = 2 * game.slots * max(abs(game.value(card, house)) for card in set(pack)) * holes
    yield ObservationPart("phase", (1,), "choice", len(PHASES) - 1)
    yield ObservationPart("actor", (1,), "choice", players)
    yield ObservationPart("dealer", (1,), "choice", players)
    yield ObservationPart("closer", (1,), "choice", players)
    yield ObservationPart("held", (1,), "choice", kinds)
    yield ObservationPart("held_from", (1,), "choice", len(PILES) - 1)
    yield ObservationPart("top", (1,), "choice", kinds)
    yield ObservationPart("stock", (1,), "count", len(pack))
    yield ObservationPart("renewals", (1,), "count", max(1, house.number("renewals")))
    yield ObservationPart("takes", (1,), "count", MOST_TAKES)
    yield ObservationPart("hole", (1,), "count", holes + MOST_PLAY_OFFS)
    yield ObservationPart("holes", (1,), "count", holes)
    yield ObservationPart("discards", (kinds,), "count", len(pack))
    yield ObservationPart("playing", (players,), "count", 1)
    yield ObservationPart("turns", (players,), "count", MOST_TURNS + 1)
    yield ObservationPart("totals", (players,), "count", worst, -worst)
    yield ObservationPart("cards", (players, game.slots), "choice", kinds)
    if game.secrets:
        yield ObservationPart("known", (players, game.slots), "choice", len(KNOWERS) - 1)
        yield ObservationPart("owed", (players, game.slots), "count", 1)
