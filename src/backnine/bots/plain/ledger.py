"""What cards cost under the rules of one table, found out by asking the rules.

Cards that the rules never tell apart (the four fives of a French pack) are one kind. A column is looked at by
itself; what several columns earn together shows when the whole layout is counted.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import chain, product
from operator import itemgetter
from random import Random

from backnine import games
from backnine.cards import Card
from backnine.games import Game, find_game
from backnine.house import House
from backnine.match import begin
from backnine.moves import Move
from backnine.shuffle import Shuffle
from backnine.view import View

CardKind = int
UNKNOWN: CardKind = -1
Cells = tuple[CardKind, ...]  # a layout or a column, slot by slot
MOST_ROWS = 3  # of a column that is looked at as a whole; more would be too many cases
LAYOUTS_KEPT = 20_000
LAYOUTS_TRIED = 200
DRAW, TOSS = Move("draw"), Move("toss")


class Ledger:
    """The kinds of cards of a game under its house rules, and what columns and layouts of them cost."""

    def __init__(self, game: str, house: House, players: int) -> None:
        self.game = find_game(game)
        self.house = house
        self.players = players
        pack = self.game.pack(house, players)
        self.kinds: list[Card] = []  # a card of each kind
        self.kind: dict[Card, CardKind] = {}
        self._sort(dict.fromkeys(pack))
        self.many = self._count(pack)
        self.value = tuple([self._total([card] + [None] * (self.game.slots - 1)) for card in self.kinds])
        self.together: Callable[[Cells], int] = _nothing
        if self._earn_together():
            self.together = lru_cache(LAYOUTS_KEPT)(self._together)

    # Which cards are the same to the rules

    def _sort(self, cards: Iterable[Card]) -> None:
        for card in cards:
            alike = (kind for kind, other in enumerate(self.kinds) if self._alike(card, other))
            self.kind[card] = next(alike, len(self.kinds))
            if self.kind[card] == len(self.kinds):
                self.kinds.append(card)

    def _count(self, cards: Iterable[Card]) -> list[int]:
        """How many of each kind."""
        many = [0] * len(self.kinds)
        for card in cards:
            many[self.kind[card]] += 1
        return many

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

    # What is still to come

    def unseen(self, view: View) -> list[int]:
        """How many of each kind the seat cannot see; of the whole pack, when it has seen all."""
        left, kind = list(self.many), self.kind
        for card in view.discard:
            left[kind[card]] -= 1
        for slot in chain.from_iterable(view.layouts):
            if slot.card is not None:
                left[kind[slot.card]] -= 1
        if view.held is not None:
            left[kind[view.held]] -= 1
        return left if any(left) else self.many

    @cached_property
    def may_wait(self) -> bool:
        """Whether a turn may leave everything as it lies: the drawn card is tossed, and none is turned up."""
        hole = begin(self.game.name, self.players, self.house, Shuffle(bytes(32))).hole
        while hole.held is None:
            seat = hole.acting[0]
            legal = games.moves(hole, seat)
            hole, _ = games.play(hole, seat, DRAW if DRAW in legal else legal[0])
        return TOSS in games.moves(hole, hole.acting[0])

    # What they cost

    def strokes(self, cells: Cells) -> int:
        """A layout by the rules, an unknown card counting nothing."""
        return self._total([None if kind == UNKNOWN else self.kinds[kind] for kind in cells])

    @cached_property
    def parts(self) -> tuple[tuple[slice, "Forms"], ...]:
        """Where each column is in a layout, from top to bottom; a long column in several parts."""
        rows, columns = self.game.rows, self.game.columns
        cuts = [(top, min(rows, top + MOST_ROWS)) for top in range(0, rows, MOST_ROWS)]
        forms = {size: Forms(self, size) for size in {bottom - top for top, bottom in cuts}}
        return tuple(
            [
                (slice(column + top * columns, bottom * columns, columns), forms[bottom - top])
                for column in range(columns)
                for top, bottom in cuts
            ]
        )

    def _together(self, cells: Cells) -> int:
        """What the columns of a layout earn or cost together, beyond what each does by itself."""
        alone = [forms.alone[forms.place[cells[part]]] for part, forms in self.parts]
        return self.strokes(cells) - sum(alone)

    def _earn_together(self) -> bool:
        """Whether columns ever earn or cost anything together, tried on layouts of two kinds. Mostly they do
        not, and no layout needs to be counted while thinking."""
        dice, kinds, slots = Random(0), len(self.kinds), self.game.slots
        some = [dice.randrange(kinds) for _ in range(LAYOUTS_TRIED)]
        return any(self._together(tuple(dice.choices((kind, kind - 1), k=slots))) for kind in some)


def _nothing(_: Cells) -> int:
    return 0


class Forms:
    """Every column there can be, numbered, and what becomes of it when a card is put in."""

    def __init__(self, ledger: Ledger, size: int) -> None:
        kinds = range(len(ledger.kinds))
        every = list(product((*kinds, UNKNOWN), repeat=size))
        strokes = {column: ledger.strokes(_by_itself(column, ledger.game)) for column in every}
        # Mostly it does not matter which card of a column is above the other: half the work
        turned = {column: tuple(sorted(column)) for column in every}
        if any(strokes[column] != strokes[turned[column]] for column in every):
            turned = {column: column for column in every}
        self.columns = list(dict.fromkeys(turned.values()))
        numbers = {column: number for number, column in enumerate(self.columns)}
        self.place = {column: numbers[turned[column]] for column in every}
        self.alone = [strokes[column] for column in self.columns]
        # What a column becomes with each kind of card in one of its cells. Many columns share such a row:
        # whatever lay in that cell is gone.
        becomes = [self._becomes(column, kinds) for column in self.columns]
        rows = {row: number for number, row in enumerate(dict.fromkeys(chain.from_iterable(becomes)))}
        self.rows = [itemgetter(*row) for row in rows]
        self.rows_of = [[rows[row] for row in dict.fromkeys(own)] for own in becomes]
        # Columns with unknown cards: what they may turn out to be, those with the fewest first
        unknown = sorted([column for column in self.columns if UNKNOWN in column], key=_unknown_cells)
        self.turned_up = [
            (numbers[column], itemgetter(*becomes[numbers[column]][column.index(UNKNOWN)]))
            for column in unknown
        ]

    def _becomes(self, column: Cells, kinds: range) -> list[tuple[int, ...]]:
        return [tuple([self.place[put(column, cell, kind)] for kind in kinds]) for cell in range(len(column))]


def put(cells: Cells, cell: int, kind: CardKind) -> Cells:
    return (*cells[:cell], kind, *cells[cell + 1 :])


def _unknown_cells(cells: Cells) -> int:
    return cells.count(UNKNOWN)


def _by_itself(column: Cells, game: Game) -> Cells:
    """A column alone in a layout."""
    cells = [UNKNOWN] * game.slots
    cells[: len(column) * game.columns : game.columns] = column
    return tuple(cells)


@lru_cache(32)
def ledger_of(game: str, house: House, players: int) -> Ledger:
    return Ledger(game, house, players)
