"""What cards cost under the rules of one table, found out by asking the rules.

Cards that the rules never tell apart (the four fives of a French pack) are one kind. A column is looked at by
itself; what several columns earn together shows when the whole layout is counted.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import product
from operator import itemgetter

from backnine.cards import Card
from backnine.games import find_game
from backnine.house import House

CardKind = int
UNKNOWN: CardKind = -1
Cells = tuple[CardKind, ...]  # a layout or a column, slot by slot
MOST_ROWS = 3  # of a column that is looked at as a whole; more would be too many cases
LAYOUTS_KEPT = 20_000


class Ledger:
    """The kinds of cards of a game under its house rules, and what columns and layouts of them cost."""

    def __init__(self, game: str, house: House, players: int) -> None:
        self.game = find_game(game)
        self.house = house
        pack = tuple(dict.fromkeys(self.game.pack(house, players)))
        self.kinds = self._kinds(pack)
        self.kind = {card: self._kind_of(card) for card in pack}
        self.value = tuple([self._total([card] + [None] * (self.game.slots - 1)) for card in self.kinds])
        self.strokes = lru_cache(LAYOUTS_KEPT)(self._strokes)

    # Which cards are the same to the rules

    def _kinds(self, pack: Sequence[Card]) -> list[Card]:
        """One card of each kind."""
        kinds: list[Card] = []
        for card in pack:
            if not any(self._alike(card, other) for other in kinds):
                kinds.append(card)
        return kinds

    def _kind_of(self, card: Card) -> CardKind:
        return next(kind for kind, other in enumerate(self.kinds) if self._alike(card, other))

    def _alike(self, one: Card, other: Card) -> bool:
        slots = self.game.slots
        half = slots // 2
        mixtures = {self._total([one] * slots), self._total([other] * slots)}
        mixtures.add(self._total([one] * half + [other] * (slots - half)))
        return len(mixtures) == 1 and all(self._pair_alike(one, other, slot) for slot in range(1, slots))

    def _pair_alike(self, one: Card, other: Card, slot: int) -> bool:
        """Two of them with nothing else on the table."""
        apart: list[Card | None] = [None] * (self.game.slots - slot - 1)
        between: list[Card | None] = [None] * (slot - 1)
        pairs = ((one, one), (one, other), (other, other))
        return len({self._total([left, *between, right, *apart]) for left, right in pairs}) == 1

    def _total(self, cards: Sequence[Card | None]) -> int:
        return self.game.strokes(cards, self.house).total

    # What they cost

    def _strokes(self, cells: Cells) -> int:
        """A layout by the rules, an unknown card counting nothing."""
        return self._total([None if kind == UNKNOWN else self.kinds[kind] for kind in cells])

    @cached_property
    def parts(self) -> tuple[tuple[int, ...], ...]:
        """The slots (from 0) of each column, from top to bottom; a long column in several parts."""
        rows, columns = self.game.rows, self.game.columns
        return tuple(
            tuple(range(column + top * columns, min(rows, top + MOST_ROWS) * columns, columns))
            for column in range(columns)
            for top in range(0, rows, MOST_ROWS)
        )

    @cached_property
    def forms(self) -> dict[int, "Forms"]:
        return {size: Forms(self, size) for size in {len(part) for part in self.parts}}

    def together(self, cells: Cells) -> float:
        """What the columns of a layout earn or cost together, beyond what each does by itself."""
        return self.strokes(cells) - sum(
            [self.forms[len(part)].alone[self.forms[len(part)].place[at(cells, part)]] for part in self.parts]
        )


class Forms:
    """Every column there can be, numbered, and what becomes of it when a card is put in."""

    def __init__(self, ledger: Ledger, size: int) -> None:
        kinds = range(len(ledger.kinds))
        slots = next(part for part in ledger.parts if len(part) == size)
        every = list(product((*kinds, UNKNOWN), repeat=size))
        strokes = {column: ledger.strokes(_spread(column, slots, ledger.game.slots)) for column in every}
        # Mostly it does not matter which card of a column is above the other: half the work
        turned = {column: tuple(sorted(column)) for column in every}
        if any(strokes[column] != strokes[turned[column]] for column in every):
            turned = {column: column for column in every}
        self.columns = list(dict.fromkeys(turned.values()))
        numbers = {column: number for number, column in enumerate(self.columns)}
        self.place = {column: numbers[turned[column]] for column in every}
        self.alone = [strokes[column] for column in self.columns]
        # For each column and each of its cells: the columns with each kind of card there
        self.with_card = [
            [itemgetter(*[self.place[put(column, cell, kind)] for kind in kinds]) for cell in range(size)]
            for column in self.columns
        ]


def put(cells: Cells, cell: int, kind: CardKind) -> Cells:
    return (*cells[:cell], kind, *cells[cell + 1 :])


def at(cells: Cells, slots: Iterable[int]) -> Cells:
    return tuple([cells[slot] for slot in slots])


def _spread(column: Cells, slots: Sequence[int], size: int) -> Cells:
    """A column alone in a layout."""
    cells = [UNKNOWN] * size
    for slot, kind in zip(slots, column, strict=True):
        cells[slot] = kind
    return tuple(cells)


@lru_cache(32)
def ledger_of(game: str, house: House, players: int) -> Ledger:
    return Ledger(game, house, players)
