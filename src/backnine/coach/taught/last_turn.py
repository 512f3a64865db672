"""What layouts come to as they lie, and after one more turn, when so many cards of each kind are unseen."""

from functools import lru_cache

from backnine.bots.plain.ledger import UNKNOWN, Cells, Ledger, put


class UnseenCards:
    """Columns and layouts whose unknown cards are any of these."""

    def __init__(self, ledger: Ledger, unseen: tuple[int, ...]) -> None:
        self.ledger = ledger
        self.unseen = unseen
        self._columns: dict[tuple[int, Cells], float] = {}

    def layout(self, cells: Cells) -> float:
        strokes = float(self.ledger.together(cells))
        for number, (part, _) in enumerate(self.ledger.parts):
            strokes += self._column(number, cells[part])
        return strokes

    def _column(self, number: int, column: Cells) -> float:
        known = self._columns.get((number, column))
        if known is None:
            known = self._columns[number, column] = self._mean(number, column, list(self.unseen))
        return known

    def _mean(self, number: int, column: Cells, left: list[int]) -> float:
        """No card comes twice."""
        if UNKNOWN not in column:
            forms = self.ledger.parts[number][1]
            return float(forms.alone[forms.place[column]])
        cell, total, strokes = column.index(UNKNOWN), sum(left) or 1, 0.0
        for kind, many in enumerate(left):
            if many:
                left[kind] -= 1
                strokes += many / total * self._mean(number, put(column, cell, kind), left)
                left[kind] += 1
        return strokes


@lru_cache(256)
def unseen_cards(ledger: Ledger, unseen: tuple[int, ...]) -> UnseenCards:
    return UnseenCards(ledger, unseen)


@lru_cache(512)
def last_turn(ledger: Ledger, unseen: tuple[int, ...], cells: Cells) -> tuple[tuple[float, ...], float]:
    """Strokes after the last turn of a layout, by the top discard, and if that is any card."""
    cards, total = unseen_cards(ledger, unseen), sum(unseen)
    placed = [
        min([cards.layout(put(cells, slot, kind)) for slot in range(len(cells))])
        for kind in range(len(unseen))
    ]
    now = cards.layout(cells)
    drawn = sum([many * min(now, strokes) for many, strokes in zip(unseen, placed, strict=True)]) / total
    by_top = tuple([min(drawn, strokes) for strokes in placed])
    return by_top, sum([many * told for many, told in zip(unseen, by_top, strict=True)]) / total
