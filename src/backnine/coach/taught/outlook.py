"""What a table comes to at the end of a turn, by the network of its game."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from backnine.bots.plain.ledger import UNKNOWN, Cells, put
from backnine.coach.judge import Expected
from backnine.coach.plain.outlook import Lie, TableOutlook, UnseenKinds
from backnine.coach.taught.last_turn import last_turn, unseen_cards
from backnine.view import SeenSlot, View

HIDDEN: Final = -2  # a card that its owner knows, and who looks does not


class TablesAsked(NamedTuple):
    """Tables that differ only in one layout; who is next and who has closed are places, or -1."""

    cells: list[tuple[Cells, ...]]
    turn: int
    closer: int
    hour: int  # turns that who is next has had


class Teaching(NamedTuple):
    """What a room's network tells: strokes by table, kind of the top discard, and seat."""

    foresee: Callable[[TablesAsked], list[list[list[float]]]]
    knows_last_round: bool  # else that is worked out
    by_slot: bool  # whether it matters where in a layout a card lies


class TaughtOutlook(TableOutlook):
    """One view of a table. What was asked about one table is asked about those a card away, too."""

    def __init__(self, view: View, teaching: Teaching) -> None:
        super().__init__(view)
        self.teaching = teaching
        self._by_top: dict[Lie, list[list[float]]] = {}
        self._any_top: dict[tuple[Lie, UnseenKinds], Expected] = {}

    def _cells(self, layout: Sequence[SeenSlot]) -> Cells:
        told = super()._cells(layout)
        return tuple(
            [
                HIDDEN if slot.card is None and slot.known == "owner" else kind
                for slot, kind in zip(layout, told, strict=True)
            ]
        )

    def expected(self, table: Lie, top: int, unseen: UnseenKinds) -> Expected:
        if table.over:
            cards = unseen_cards(self.ledger, unseen)
            return tuple([cards.layout(_in_the_dark(cells)) for cells in table.cells])
        if table.closer is not None and not self.teaching.knows_last_round:
            return self._last_round_told(table, top, unseen)
        table = self._plainly(table)
        by_top = self._by_top.get(table) or self._ask(table)
        return tuple(by_top[top]) if top != UNKNOWN else self._mean(table, by_top, unseen)

    def _mean(self, table: Lie, by_top: list[list[float]], unseen: UnseenKinds) -> Expected:
        known = self._any_top.get((table, unseen))
        if known is None:
            total = sum(unseen) or 1
            known = tuple(
                [
                    sum([many * told[place] for many, told in zip(unseen, by_top, strict=True)]) / total
                    for place in range(len(self.seats))
                ]
            )
            self._any_top[table, unseen] = known
        return known

    def _ask(self, table: Lie) -> list[list[float]]:
        tables = self._together(table)
        turn = self.seats.index(table.turn)
        closer = -1 if table.closer is None else self.seats.index(table.closer)
        asked = TablesAsked([each.cells for each in tables], turn, closer, self.view.turns[table.turn])
        for each, told in zip(tables, self.teaching.foresee(asked), strict=True):
            self._by_top[each] = told
        return self._by_top[table]

    def _plainly(self, table: Lie) -> Lie:
        if self.teaching.by_slot:
            return table
        return table._replace(cells=tuple([tuple(sorted(cells)) for cells in table.cells]))

    def _together(self, table: Lie) -> list[Lie]:
        """Tables that are likely to be asked about, too: those a card away from what lies there, or where
        several cards come to light, from this one."""
        if self.view.seat is None:
            return [table]
        place = self.seats.index(self.view.seat)
        near = self._a_card_away(table, place, self.cells[place])
        if table not in near:
            near = self._a_card_away(table, place, table.cells[place])
        return list(dict.fromkeys([table, *near]))

    def _a_card_away(self, table: Lie, place: int, mine: Cells) -> list[Lie]:
        """Where as many are known."""
        unknown = table.cells[place].count(UNKNOWN)
        return [
            self._plainly(table._replace(cells=(*table.cells[:place], cells, *table.cells[place + 1 :])))
            for slot in range(len(mine))
            for kind in range(len(self.ledger.kinds))
            if (cells := put(mine, slot, kind)).count(UNKNOWN) == unknown
        ]

    def _last_round_told(self, table: Lie, top: int, unseen: UnseenKinds) -> Expected:
        """Everybody up to the closer has one turn; the first of them can see what is on top."""
        assert table.closer is not None
        waiting = self._last_round(table.turn, table.closer)
        cards = unseen_cards(self.ledger, unseen)
        strokes = []
        for seat, cells in zip(self.seats, table.cells, strict=True):
            if seat in waiting:
                by_top, of_any = last_turn(self.ledger, self.unseen, cells)
                known = seat == table.turn and top != UNKNOWN
                strokes.append(by_top[top] if known else of_any)
            else:
                strokes.append(cards.layout(cells))
        return tuple(strokes)


def _in_the_dark(cells: Cells) -> Cells:
    return tuple([UNKNOWN if kind == HIDDEN else kind for kind in cells])
